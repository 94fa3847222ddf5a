"""Every way to change what a record tells of its dice."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

Tampering = Callable[[dict[str, Any], st.DataObject], None]


def other_throw(text: str) -> str:
    """Return another throw of as many dice, or another face or card."""
    others = {"(1)": "(X)", "(corn)": "(beet)", "(corn-corn)": "(corn-beet)"}
    if len(text) > 4 and text[1:-1].isalnum() and not text[1:-1].isalpha():
        return f"(2{text[2:]})"[:-1] if text[1] != "2" else f"(3{text[2:]})"[:-1]
    return others.get(text, "(1)" if len(text) == 3 else "(corn)")


def throws_in(data: dict[str, Any]) -> list[int]:
    return [place for place, step in enumerate(data["line"]) if step.startswith("(")]


def a_mark(data: dict[str, Any], draw: st.DataObject) -> dict[str, Any]:
    mark: dict[str, Any] = data["marks"][str(draw.draw(st.sampled_from(throws_in(data))))]
    return mark


def flipped(text: str, draw: st.DataObject) -> str:
    """Return hexadecimal digits with one of them changed."""
    place = draw.draw(st.integers(0, len(text) - 1))
    digit = draw.draw(st.sampled_from([d for d in "0123456789abcdef" if d != text[place]]))
    return text[:place] + digit + text[place + 1 :]


def false_throw(data: dict[str, Any], draw: st.DataObject) -> None:
    place = draw.draw(st.sampled_from(throws_in(data)))
    data["line"][place] = other_throw(data["line"][place])


def swapped_throws(data: dict[str, Any], draw: st.DataObject) -> None:
    line, places = data["line"], throws_in(data)
    first = draw.draw(st.sampled_from(places))
    others = [place for place in places if line[place] != line[first]]
    second = draw.draw(st.sampled_from(others))
    line[first], line[second] = line[second], line[first]


def removed_throw(data: dict[str, Any], draw: st.DataObject) -> None:
    place = draw.draw(st.sampled_from(throws_in(data)))
    del data["line"][place]
    data["marks"] = {
        str(int(at) - (int(at) > place)): mark
        for at, mark in data["marks"].items()
        if int(at) != place
    }


def false_secret(data: dict[str, Any], draw: st.DataObject) -> None:
    data["fair"]["secret"] = flipped(data["fair"]["secret"], draw)


def false_promise(data: dict[str, Any], draw: st.DataObject) -> None:
    data["fair"]["commitment"] = flipped(data["fair"]["commitment"], draw)


def false_contribution(data: dict[str, Any], draw: st.DataObject) -> None:
    given = data["fair"]["contributions"]
    given[0] = flipped(given[0], draw)


def moved_contribution(data: dict[str, Any], draw: st.DataObject) -> None:
    given = data["fair"]["contributions"]
    given[0], given[1] = given[1], given[0]


def dropped_contribution(data: dict[str, Any], draw: st.DataObject) -> None:
    data["fair"]["contributions"][draw.draw(st.sampled_from([0, 2]))] = ""


def other_table(data: dict[str, Any], draw: st.DataObject) -> None:
    data["fair"]["table"] += draw.draw(st.text("abc", min_size=1, max_size=9))


def other_first(data: dict[str, Any], draw: st.DataObject) -> None:
    data["fair"]["first"] = (data["fair"]["first"] + draw.draw(st.integers(1, 2))) % 3


def other_algorithm(data: dict[str, Any], draw: st.DataObject) -> None:
    data["fair"]["algorithm"] += draw.draw(st.text("123", min_size=1))


def false_commitment(data: dict[str, Any], draw: st.DataObject) -> None:
    mark = a_mark(data, draw)
    mark["commitment"] = flipped(mark["commitment"], draw)


def false_key(data: dict[str, Any], draw: st.DataObject) -> None:
    a_mark(data, draw)["key"] = draw.draw(st.binary(min_size=32, max_size=32)).hex()


def false_place(data: dict[str, Any], draw: st.DataObject) -> None:
    a_mark(data, draw)[draw.draw(st.sampled_from(["turn", "seat"]))] += 1


def false_air(data: dict[str, Any], draw: st.DataObject) -> None:
    air = a_mark(data, draw)["air"]
    if "dice" in air:
        air["dice"] += draw.draw(st.sampled_from([-1, 1]))
    else:
        air["kinds"][0][1] += 1


def lost_mark(data: dict[str, Any], draw: st.DataObject) -> None:
    del data["marks"][str(draw.draw(st.sampled_from(throws_in(data))))]


def lost_field(data: dict[str, Any], draw: st.DataObject) -> None:
    mark = a_mark(data, draw)
    del mark[draw.draw(st.sampled_from(["turn", "seat", "air", "commitment"]))]


def damaged_heading(data: dict[str, Any], draw: st.DataObject) -> None:
    name = draw.draw(st.sampled_from(["table", "commitment", "contributions", "first", "secret"]))
    data["fair"][name] = draw.draw(
        st.one_of(
            st.booleans(), st.floats(0.1, 0.9), st.text("xyz"), st.lists(st.text("xyz"), min_size=1)
        )
    )


TAMPERINGS: list[Tampering] = [
    *(false_throw, swapped_throws, removed_throw, false_secret, false_promise),
    *(false_contribution, moved_contribution, dropped_contribution, other_table, other_first),
    *(other_algorithm, false_commitment, false_key, false_place, false_air, lost_mark),
    *(lost_field, damaged_heading),
]
