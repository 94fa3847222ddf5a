"""The page's modules are typed: the strict compiler finds nothing."""

from web.node import needs_node, run


@needs_node
def test_the_compiler_finds_nothing() -> None:
    done = run("tools/check-types")
    assert done.stdout + done.stderr == ""
    assert done.returncode == 0
