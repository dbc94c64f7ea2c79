"""What each answer to an In-Between card brings into the next night (VB-011 to VB-183)."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games.vagrantsong.content.between import CARDS, mark
from hearthside.games.vagrantsong.content.vagrants import VAGRANTS
from hearthside.games.vagrantsong.state import Bonus, Journey
from hearthside.kernel import Session

from ..table import go_on, hold, offered, sit, table


def answering(card: int) -> Journey:
    """Two Vagrants before an In-Between card, a night ahead whose Haint Effects are The Shakes and Spooked."""
    s = table("songsmith", "cursebearer")
    s.campaign, s.phase, s.step = True, "between", "between"
    s.camp.card, s.camp.next, s.camp.answers = card, "s01", [-1, -1]
    for v in s.vagrants:
        v.humanity = v.most
    return s


def answered(card: int, letter: str, other: str = "", **script: Any) -> Session[Journey]:
    """The Songsmith gives one answer, the Cursebearer another, and the next night is laid out."""
    other = other or ("c" if letter != "c" else "b")
    session = sit(answering(card), **(script or {"seed": 1}))
    return go_on(session, f"answer:{letter}", f"answer:{other}")


def carried(s: Journey, i: int = 0) -> dict[str, Any]:
    """What a Vagrant goes into the night with, beyond what is always there."""
    v = s.vagrants[i]
    found: dict[str, Any] = {
        "most": v.most - VAGRANTS[v.who].most,
        "ward": v.ward,
        "bones": v.bones,
        "tip": v.tip,
        "guarded": v.guarded,
        "tokens": v.tokens,
        "effects": v.effects,
        "junk": v.junk,
        **{name: getattr(v.bonus, name) for name in Bonus.__slots__},
    }
    return {name: value for name, value in found.items() if value}


@pytest.mark.parametrize(
    ("card", "letter", "brings"),
    [
        pytest.param(1, "a", {"ward": 2}, marks=pytest.mark.rule("VB-011")),
        pytest.param(1, "b", {"move": 1, "most": -1}, marks=pytest.mark.rule("VB-012")),
        pytest.param(1, "c", {"bones": 2}, marks=pytest.mark.rule("VB-013")),
        pytest.param(3, "a", {"most": 1}, marks=pytest.mark.rule("VB-031")),
        pytest.param(3, "b", {"range": 1, "patch": -1}, marks=pytest.mark.rule("VB-032")),
        pytest.param(3, "c", {"tokens": ["nail"]}, marks=pytest.mark.rule("VB-033")),
        pytest.param(4, "a", {"ward": 3}, marks=pytest.mark.rule("VB-041")),
        pytest.param(4, "b", {"investigate": 1}, marks=pytest.mark.rule("VB-042")),
        pytest.param(5, "a", {"move": 1, "most": -1}, marks=pytest.mark.rule("VB-051")),
        pytest.param(5, "b", {"bust": 1, "effects": ["shakes"]}, marks=pytest.mark.rule("VB-052")),
        pytest.param(5, "c", {"patch": 1}, marks=pytest.mark.rule("VB-053")),
        pytest.param(6, "a", {"most": 2, "move": -1}, marks=pytest.mark.rule("VB-061")),
        pytest.param(6, "b", {"tokens": ["apple"], "effects": ["spooked"]}, marks=pytest.mark.rule("VB-062")),
        pytest.param(6, "c", {"ward": 2}, marks=pytest.mark.rule("VB-063")),
        pytest.param(9, "a", {"tokens": ["apple"], "most": -1}, marks=pytest.mark.rule("VB-091")),
        pytest.param(9, "b", {"tip": 1}, marks=pytest.mark.rule("VB-092")),
        pytest.param(9, "c", {"range": 1, "effects": ["shakes"]}, marks=pytest.mark.rule("VB-093")),
        pytest.param(10, "a", {"guarded": True}, marks=pytest.mark.rule("VB-101")),
        pytest.param(10, "b", {"junk": [26]}, marks=pytest.mark.rule("VB-102")),
        pytest.param(10, "c", {"bones": 3, "most": -2}, marks=pytest.mark.rule("VB-103")),
        pytest.param(11, "a", {"most": 2, "move": -1}, marks=pytest.mark.rule("VB-111")),
        pytest.param(12, "a", {"bust": 1, "effects": ["spooked"]}, marks=pytest.mark.rule("VB-121")),
        pytest.param(12, "b", {"move": 1, "bones": 1, "patch": -1}, marks=pytest.mark.rule("VB-122")),
        pytest.param(12, "c", {"ward": 3}, marks=pytest.mark.rule("VB-123")),
        pytest.param(15, "a", {"ward": 4, "move": -1}, marks=pytest.mark.rule("VB-151")),
        pytest.param(15, "b", {"most": 2, "tip": -1}, marks=pytest.mark.rule("VB-152")),
        pytest.param(15, "c", {"tokens": ["candle"]}, marks=pytest.mark.rule("VB-153")),
        pytest.param(16, "a", {"investigate": 1}, marks=pytest.mark.rule("VB-161")),
        pytest.param(16, "c", {"junk": [28]}, marks=pytest.mark.rule("VB-163")),
        pytest.param(17, "a", {"bones": 2}, marks=pytest.mark.rule("VB-171")),
        pytest.param(17, "b", {"patch": 1}, marks=pytest.mark.rule("VB-172")),
        pytest.param(17, "c", {"tip": 2, "most": -1}, marks=pytest.mark.rule("VB-173")),
        pytest.param(18, "a", {"move": 1, "effects": ["shakes"]}, marks=pytest.mark.rule("VB-181")),
        pytest.param(18, "c", {"guarded": True}, marks=pytest.mark.rule("VB-183")),
    ],
)  # fmt: skip
def test_an_answer_brings_what_the_back_of_the_card_says(
    card: int, letter: str, brings: dict[str, Any]
) -> None:
    """And nothing else; for the night to come."""
    other = "a" if card == 16 and letter == "c" else ""
    assert carried(answered(card, letter, other).state) == brings


@pytest.mark.rule("VB-043", "VB-182")
def test_what_is_found_by_chance() -> None:
    """One token for looking in one's bag, two for listening to the waves."""
    session = answered(4, "c", "a", picks=["salt"])
    assert carried(session.state) == {"tokens": ["salt"]}
    session = answered(18, "b", "a", picks=["salt", "foot"])
    assert carried(session.state) == {"tokens": ["salt", "foot"]}


@pytest.mark.rule("VB-112")
def test_a_known_face_heals_a_wound() -> None:
    """A Skill of the own choice; without a Wound, nothing."""
    s = answering(11)
    s.vagrants[0].skills = [-35, 0, -36, 0]
    session = go_on(sit(s, seed=1), "answer:b", "answer:a", "heal:36")
    assert session.state.vagrants[0].skills == [-35, 0, 36, 0]
    assert carried(answered(11, "b", "a").state) == {}


@pytest.mark.rule("VB-113")
def test_bread_cast_upon_the_line_comes_back_as_coins() -> None:
    """A token of choice goes back into the Bindle; the next Camp has 2 Coins more. Without a token, nothing."""
    s = answering(11)
    hold(s, 0, "nail", "salt")
    session = go_on(sit(s, seed=1), "answer:c", "answer:a")
    assert offered(session) == ["keep:nail", "keep:salt"]
    after = go_on(session, "keep:salt").state
    assert after.vagrants[0].tokens == ["nail"] and after.camp.ritual_coins == 2
    assert after.bindle.count("salt") == 5
    assert answered(11, "c", "a").state.camp.ritual_coins == 0


@pytest.mark.rule("VB-162")
def test_a_thought_carries_to_the_others() -> None:
    """Not to whoever has it."""
    after = answered(16, "b", "a").state
    assert carried(after) == {} and carried(after, 1) == {"ward": 1, "investigate": 1}


@pytest.mark.rule("VB-102", "VB-163")
def test_an_heirloom_is_found_once() -> None:
    """Not if anybody has it already, worn or put away, whole or Broken; two who ask for it get one."""
    for card, letter, number in ((10, "b", 26), (16, "c", 28)):
        s = answering(card)
        s.camp.junk = [-number]
        after = go_on(sit(s, seed=1), f"answer:{letter}", "answer:a").state
        assert after.vagrants[0].junk == []
        after = answered(card, letter, letter).state
        assert [v.junk for v in after.vagrants] == [[number], []]


def test_a_coin_more_or_fewer_is_for_the_first_turn() -> None:
    """Four on it after thinking of pay day, two after sleeping too well; three on the next."""
    for card, letter, coins in ((9, "b", 4), (15, "b", 2)):
        session = answered(card, letter, "a")
        while session.state.step != "whose_turn":
            assert session.decision is not None
            go_on(session, str(session.decision.options[0]))
        go_on(session, "turn:0")
        assert session.state.vagrants[0].hand == coins and session.state.vagrants[0].tip == 0


def test_the_deck_is_whole() -> None:
    """Twenty cards; doors after the second, eighth and fourteenth night, three that only lead on."""
    assert list(CARDS) == list(range(1, 21))
    assert [n for n, card in CARDS.items() if card.doors] == [2, 8, 14]
    assert [n for n, card in CARDS.items() if not card.doors and not card.choices] == [
        7,
        13,
        19,
        20,
    ]


@pytest.mark.rule("VS-219")
def test_a_lower_maximum_holds_at_once() -> None:
    """Also at what is asked before the night begins, such as which token is returned."""
    s = table("songsmith", "cursebearer")
    s.vagrants[0].humanity = s.vagrants[0].most
    assert list(mark(most=-1)(s, 0)) == []
    assert s.vagrants[0].humanity == s.vagrants[0].most == 9
