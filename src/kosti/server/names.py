"""Names people give themselves: short, readable, each once at a table."""

import unicodedata
from collections.abc import Container, Iterator
from itertools import count
from typing import Final

LONGEST: Final = 40
MOST_MARKS: Final = 4  # what a letter may carry above and below it
JOINER: Final = "\u200d"
SELECTORS: Final = {"\ufe0e", "\ufe0f"}
TONES: Final = range(0x1F3FB, 0x1F400)
FLAGS: Final = range(0x1F1E6, 0x1F200)
UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_name(text: str) -> str:
    """Return a name of at most 40 letters as they are seen, nothing invisible in it."""
    seen = [one for one in unicodedata.normalize("NFC", text[:2_000]) if is_seen(one)]
    letters = list(clusters(" ".join("".join(seen).split())))
    return "".join(letters[:LONGEST]).strip(JOINER + " ")


def is_seen(letter: str) -> bool:
    """Tell whether a character may stand in a name; a joiner holds emoji together."""
    return letter == JOINER or unicodedata.category(letter) not in UNSEEN


def clusters(text: str) -> Iterator[str]:
    """Yield the letters of a text as they are seen: with their marks, tones and joined parts."""
    cluster, marks = "", 0
    for letter in text:
        if cluster and belongs(letter, cluster):
            marks += is_mark(letter)
            cluster += letter if not is_mark(letter) or marks <= MOST_MARKS else ""
        else:
            if cluster:
                yield cluster
            cluster, marks = letter, 0
    if cluster:
        yield cluster


def belongs(letter: str, cluster: str) -> bool:
    """Tell whether a character is seen as part of what stands before it."""
    if is_mark(letter) or letter == JOINER or cluster[-1] == JOINER or ord(letter) in TONES:
        return len(cluster) < LONGEST
    return ord(letter) in FLAGS and len(cluster) == 1 and ord(cluster) in FLAGS


def is_mark(letter: str) -> bool:
    """Tell whether a character is written onto another."""
    return letter in SELECTORS or unicodedata.category(letter)[0] == "M"


def unused(name: str, taken: Container[str]) -> str:
    """Return a name, numbered if another at the table has it."""
    if not name or name.casefold() not in taken:
        return name
    numbered = (f"{name} {number}" for number in count(2))
    return next(each for each in numbered if each.casefold() not in taken)
