"""What a typed line means does not hang on spaces, signs, capitals or accents."""

import pytest

from kosti import Match
from kosti.cli.typed import meaning_of
from kosti.core.speaker import Speaker
from kosti.core.words import LANGUAGES, words


def claimant_of(match: Match) -> int:
    """Play on to a claim of a glutton card, taking the first choice; return the seat to claim."""
    while not any(action.key == "claim" for action in match.view(max(match.to_act, 0)).actions):
        if match.to_act < 0:
            match.throw()
        else:
            match.play(match.legal[-1])
    return match.to_act


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_meant_however_its_name_is_set_apart(language: str) -> None:
    match = Match("svintus", seed=1)
    view = match.view(claimant_of(match))
    speaker = Speaker(words(language, "svintus"), ["Anna", "Bob"])
    for action in view.actions:
        name = speaker.typed(action.text)
        for typed in (name, name.upper(), name.replace(" ", ""), name.replace(",", " ")):
            assert meaning_of(typed, view, speaker).action == action
