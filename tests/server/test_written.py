"""What is written from the structs of the wire is as fresh as they are."""

import pytest

from kosti.server import written


@pytest.mark.parametrize("path", written.files())
def test_what_is_written_from_the_structs_is_fresh(path: str) -> None:
    assert (written.ROOT / path).read_text("utf-8") == written.files()[path]


def test_every_message_has_a_schema() -> None:
    known = written.schemas()["$defs"]
    for union in written.UNIONS.values():
        assert {kind.__name__ for kind in union} <= set(known)
