"""Rehearsals: each way in which a tutorial can say what the rules do not do is told, and nothing else is."""

from __future__ import annotations

import pytest
from tests.kernel.toy import CUPS, HIGH, LOW, Cups, like

from hearthside.games import load
from hearthside.kernel import ANYONE, Asks, Beat, Decision, Session, Steps, Tutorial
from hearthside.kernel.rehearsal import faults

PILFER = load("pilfer")
[FIRST] = PILFER.tutorials


def told(*beats: Beat, me: int = FIRST.me) -> list[str]:
    """What a rehearsal of Pilfer says of these beats."""
    return list(faults(PILFER, FIRST._replace(beats=beats, me=me)))


def whole_game() -> tuple[str, ...]:
    """Choices that play the game to its end."""
    session, chosen = Session(PILFER, FIRST.setup, FIRST.seed), []
    while session.decision is not None:
        chosen.append(str(session.decision.options[0]))
        session.choose(chosen[-1])
    return tuple(chosen)


def test_what_others_cannot_play_ends_the_rehearsal() -> None:
    [said] = told(Beat("Watch.", play=("wait", "fly")), Beat("Fly!", choose="fly"))
    assert said.startswith("first, beat 1: fly cannot be played; on offer: seat 1, act: ")


def test_what_the_learner_cannot_choose_ends_the_rehearsal() -> None:
    [said] = told(
        Beat("Wait.", choose="wait"), Beat("Fly!", choose="fly"), Beat("Fly!", play=("fly",))
    )
    assert said.startswith("first, beat 2: fly cannot be chosen; on offer: seat 1, act: ")


@pytest.mark.parametrize("beat", [Beat("Go on.", choose="wait"), Beat("Go on.", play=("wait",))])
def test_nothing_can_be_chosen_or_played_when_the_game_is_over(beat: Beat) -> None:
    [said] = told(Beat("All of it.", play=whole_game()), beat)
    assert said.startswith("first, beat 2: wait cannot be ")
    assert said.endswith("on offer: nothing, the game is over")


def test_what_does_not_happen_is_told_with_what_does() -> None:
    [said] = told(Beat("Look.", play=("search",), happens="Magpie flies"), Beat("On."))
    assert said.startswith("first, beat 1: 'Magpie flies' does not happen, but: ")
    assert "Magpie searches" in said


def test_what_happens_is_looked_for_since_the_beat_before() -> None:
    """All of that, the first line and the choice before included, and nothing older."""
    happens = "Magpie searches"
    assert told(Beat("Look.", play=("search", "search"), happens=happens)) == []
    assert (
        told(Beat("Look.", choose="search"), Beat("So.", play=("search",), happens=happens)) == []
    )
    [said] = told(Beat("Look.", play=("search",)), Beat("So.", play=("search",), happens=happens))
    assert "beat 2: 'Magpie searches' does not happen, but: Ferret searches" in said


def test_what_shines_must_be_there() -> None:
    assert told(Beat("See.", shine=("candle", "moon", "hand:9"))) == [
        "first, beat 1: there is no moon to shine on",
        "first, beat 1: there is no hand:9 to shine on",
    ]


def test_the_learner_is_the_one_who_chooses() -> None:
    """It is told, and the rehearsal goes on."""
    said = told(Beat("Wait.", choose="wait"), Beat("Fly!", choose="fly"), me=1)
    assert said[0] == "first, beat 1: seat 0 is to choose, not the learner"
    assert said[1].startswith("first, beat 2: fly cannot be chosen")


def test_what_the_party_chooses_the_learner_may_choose() -> None:
    def together(s: Cups) -> Asks:
        yield Decision(ANYONE, "first", [HIGH, LOW])
        s.step = "dawn"

    steps = Steps[Cups]()
    steps(together)
    game = like(
        steps={**CUPS.steps, "dawn": steps["together"]},
    )
    tutorial = Tutorial("party", "Party", 1, {}, 1, 0, (Beat("Go.", choose="high"),))
    assert list(faults(game, tutorial)) == []


def test_words_for_other_choices_are_for_choices_on_offer() -> None:
    """Under no verb they are for any choice."""
    other = {"": "Not that.", "steal": "Not yet.", "fly": "You cannot."}
    assert told(Beat("Wait.", choose="wait", otherwise=other)) == [
        "first, beat 1: there are words for fly, which is not on offer"
    ]
