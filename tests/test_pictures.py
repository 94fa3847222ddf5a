"""Whatever is to be photographed can be laid and has a name of its own."""

from pathlib import Path

from pictures.laying import Laying
from pictures.scenes import lay, scenes, tables


def test_every_moment_to_be_photographed_comes(tmp_path: Path) -> None:
    laying = Laying(tmp_path)
    laid = lay(laying)
    laying.close()
    assert laid.keys() == tables().keys()
    assert len({one.id for one in laid.values()}) == len(laid)


def test_every_picture_has_a_name_of_its_own() -> None:
    names = [(scene.page, scene.name) for scene in scenes()]
    assert len({*names}) == len(names)
