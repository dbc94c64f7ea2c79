"""Face the Music: the nineteen Cadence cards, what each goes by and what it plays; and the Events."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hearthside.games.vagrantsong.content.board import CAR, SPACE, TRAIN
from hearthside.games.vagrantsong.content.cards import SKILLS
from hearthside.games.vagrantsong.content.scenarios.s22_cadences import CADENCES
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..cards.casting import slot_of
from ..table import acting, block, go_on, hold, offered, set_at, sit, why
from ..test_haint import settle
from .test_s22 import band, drawn, ends_turn, humanity, opened, played, shrouds

# -- what each plays ---------------------------------------------------------------------------------

PLAYS = {
    "turned_faces": ("nail", "B5b", [8, 10]),
    "flayed_man": ("foot", "B4b", [8, 10]),
    "maco_joe": ("candle", "B6b", [8, 10]),
    "tommyknocker": ("salt", "B6b", [9, 10]),
    "blackbird": ("nail", "BCb", [8, 10]),
    "visitor": ("foot", "B6b", [8, 10]),
    "lady_in_white": ("apple", "B5b", [8, 10]),
    "lost_soul": ("salt", "B4b", [9, 10]),
    "frozen_faces": ("apple", "B3b", [9, 10]),
    "wendigo": ("nail", "B6b", [7, 10]),
    "boilermen": ("candle", "B5b", [9, 10]),
    "leeds": ("salt", "B5b", [10, 10]),
    "bookbinder": ("candle", "B5b", [8, 10]),
    "willow": ("apple", "B4b", [9, 10]),
    "lady_in_limestone": ("foot", "B4b", [8, 10]),
    "bell_witch": ("candle", "B5b", [9, 10]),
    "many_limbs": ("salt", "B5b", [8, 10]),
    "lightkeeper": ("apple", "B5b", [9, 10]),
    "skelly_man": ("foot", "B4b", [9, 10]),
}
"""By which token, on whom from where each stands on B1b, and what is left of two."""
PULLED = {
    "flayed_man": "B2b",
    "lady_in_white": "B3b",
    "leeds": "B3b",
    "willow": "B3b",
    "many_limbs": "B3b",
}


@pytest.mark.rule(
    "VN-2250", "VN-2251", "VN-2252", "VN-2253", "VN-2254", "VN-2255", "VN-2256", "VN-2257", "VN-2258", "VN-2259",
    "VN-2260", "VN-2261", "VN-2262", "VN-2263", "VN-2264", "VN-2265", "VN-2266", "VN-2267", "VN-2268",
)  # fmt: skip
@pytest.mark.parametrize("who", PLAYS)
def test_every_one_plays_one_thing(who: str) -> None:
    """As far as it reaches and no further, and only by two kinds of token."""
    card = next(c for c in CADENCES if c.who == who)
    token, at, left = PLAYS[who]
    assert token in card.kinds
    for spot, hit in ((at, True), ("C6c", False)):
        s = band(skelly="C6d", flayed="C6a")
        opened(s, who, "B1b")
        for h in s.haints:
            h.skips = int(h.who != who)
        set_at(s, spot, "A1d")
        if who == "tommyknocker":
            block(s, "B6a", kind="debris")
        if who in ("flayed_man", "skelly_man"):
            other = next(t for t in card.kinds if t == token)
            assert other == token
        session = drawn(s, token)
        assert card.action.name in played(session)
        lost = 10 - humanity(session)[0]
        if who in ("flayed_man", "skelly_man"):
            lost -= own_loss(who, hit)
        assert lost == (10 - left[0] if hit else 0), humanity(session)
        assert humanity(session)[1] == left[1]
        if hit and who in PULLED and who != "flayed_man":
            assert session.state.vagrants[0].at == SPACE[PULLED[who]]


def own_loss(who: str, hit: bool) -> int:
    """What the mood of the two who lead costs by the same token."""
    return 4 if who == "flayed_man" and hit else 0


# -- what each goes by -------------------------------------------------------------------------------


def stands(at: str, other: str = "C6c") -> Callable[[Journey, str], Journey]:
    """A Vagrant ends a turn somewhere, with the Haint on A3b."""

    def arrange(s: Journey, who: str) -> Journey:
        set_at(s, at, other)
        return ends_turn(s).state

    return arrange


def by(kind: str, name: str) -> Callable[[Journey, str], Journey]:
    """The same next to Terrain."""

    def arrange(s: Journey, who: str) -> Journey:
        block(s, name, kind=kind)
        set_at(s, "A1a", "C6c")
        return ends_turn(s).state

    return arrange


def candle_near(s: Journey, who: str) -> Journey:
    set_at(s, "A1a", "C6c")
    s.candles = [SPACE["A1b"]]
    s.bindle.remove("candle")
    return ends_turn(s).state


def lights(s: Journey, who: str) -> Journey:
    hold(s, 0, "candle")
    return go_on(sit(acting(s, 0)), "candle:A1b").state


def nails(s: Journey, who: str) -> Journey:
    hold(s, 0, "nail")
    set_at(s, "A2b", "C6c")
    h = next(k for k, x in enumerate(s.haints) if x.who == who)
    return go_on(sit(acting(s, 0)), f"nail:{h}", "place:A3b").state


def rolls_a_1(s: Journey, who: str) -> Journey:
    return go_on(sit(acting(s, 0, patch=1), rolls=[1]), "patch").state


def rolls_a_2(s: Journey, who: str) -> Journey:
    return go_on(sit(acting(s, 0, patch=1), rolls=[2]), "patch").state


def walks_through(s: Journey, who: str) -> Journey:
    set_at(s, "A2b", "C6c")
    return go_on(sit(acting(s, 0, move=1)), "dash:A4b").state


def breaks(s: Journey, who: str) -> Journey:
    h = next(k for k, x in enumerate(s.haints) if x.who == who)
    s.haints[h].at, s.haints[h].humanity = SPACE["A3b"], 3
    set_at(s, "A2b", "C6c")
    return settle(go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), f"bust:{h}"), "act").state


def nearly(s: Journey, who: str) -> Journey:
    h = next(k for k, x in enumerate(s.haints) if x.who == who)
    s.haints[h].at, s.haints[h].humanity = SPACE["A3b"], 2
    set_at(s, "A2b", "C6c")
    return go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), f"bust:{h}").state


def candles_at_the_end(n: int) -> Callable[[Journey, str], Journey]:
    def arrange(s: Journey, who: str) -> Journey:
        s.candles = [SPACE["B1a"], SPACE["B2a"]][:n]
        for _ in range(n):
            s.bindle.remove("candle")
        s.step = "round_close"
        return settle(sit(s, seed=1)).state

    return arrange


def cornered(s: Journey, who: str) -> Journey:
    s.haints[2].at = SPACE["A6d"]
    return ends_turn(s).state


GOES_BY: dict[str, tuple[Callable[[Journey, str], Journey], Callable[[Journey, str], Journey]]] = {
    "turned_faces": (stands("A2b"), stands("A1b")),
    "flayed_man": (breaks, nearly),
    "maco_joe": (lights, nails),
    "tommyknocker": (nails, lights),
    "blackbird": (breaks, nearly),
    "visitor": (stands("A1a"), stands("A1a", "A6a")),
    "lady_in_white": (breaks, nearly),
    "lost_soul": (stands("A1a", "A2a"), stands("A1a", "A3a")),
    "frozen_faces": (candle_near, stands("A1a")),
    "wendigo": (stands("A2b"), stands("A1b")),
    "boilermen": (breaks, nearly),
    "leeds": (walks_through, stands("A2b")),
    "bookbinder": (by("hole", "A2a"), by("debris", "A2a")),
    "willow": (cornered, stands("A1a")),
    "lady_in_limestone": (by("debris", "A4b"), by("box", "A4b")),
    "bell_witch": (rolls_a_1, rolls_a_2),
    "many_limbs": (breaks, nearly),
    "lightkeeper": (candles_at_the_end(1), candles_at_the_end(0)),
    "skelly_man": (breaks, nearly),
}
"""What lays a Shroud Token on each card, and what comes near it and does not."""


@pytest.mark.rule(
    "VN-2203", "VN-2280", "VN-2281", "VN-2282", "VN-2283", "VN-2284", "VN-2285", "VN-2286", "VN-2287", "VN-2288",
    "VN-2289", "VN-2290", "VN-2291", "VN-2292", "VN-2293", "VN-2294", "VN-2295", "VN-2296", "VN-2297", "VN-2298",
)  # fmt: skip
@pytest.mark.parametrize("who", GOES_BY)
def test_what_lays_a_shroud_token_on_a_card(who: str) -> None:
    """It does, and the nearest thing to it does not; complete, it gives what its back says."""
    for arrange, n in zip(GOES_BY[who], (1, 0), strict=True):
        s = band("songsmith", "cursebearer")
        opened(s, who, "A3b" if who not in ("skelly_man", "flayed_man") else "")
        assert shrouds(arrange(s, who), who) == n
    s = band()
    opened(s, who, "C1c" if who not in ("skelly_man", "flayed_man") else "", shrouds=2)
    set_at(s, "A1a", "A6d")
    for v in s.vagrants:
        v.humanity = 5
    session = ends_turn(s)
    assert session.state.rituals == [who] and shrouds(session.state, who) == -1
    gift = GIFTS[who]
    if gift == "rummage":
        assert [e.kind for e in session.journal].count("rummages") == 2
        assert session.state.camp.ritual_coins == 0
    else:
        assert session.state.camp.ritual_coins == (2 if gift in ("coins", 1) else 1)
        assert humanity(session) == [5 + (gift if isinstance(gift, int) else 0)] * 2


GIFTS: dict[str, int | str] = {
    "turned_faces": 2, "flayed_man": "rummage", "maco_joe": "rummage", "tommyknocker": "coins", "blackbird": 2,
    "visitor": "coins", "lady_in_white": 2, "lost_soul": 1, "frozen_faces": 2, "wendigo": "coins",
    "boilermen": "rummage", "leeds": 2, "bookbinder": "coins", "willow": "rummage", "lady_in_limestone": 2,
    "bell_witch": 1, "many_limbs": "rummage", "lightkeeper": 2, "skelly_man": "coins",
}  # fmt: skip
"""What each gives: Humanity for everybody (2 with a Coin, 1 with two), a Rummage, or two Coins."""


@pytest.mark.rule("VN-2289")
def test_a_wound_is_meat_and_drink_to_the_wendigo() -> None:
    """A Shroud Token for it."""
    s = band()
    opened(s, "wendigo", "B3b")
    for h in s.haints:
        h.skips = int(h.who != "wendigo")
    set_at(s, "B6b", "A1a")
    s.vagrants[0].humanity = 2
    assert shrouds(drawn(s, "nail").state, "wendigo") == 1


# -- Events ------------------------------------------------------------------------------------------


def looks(s: Journey, number: int, *bones: int) -> Session[Journey]:
    """The first Vagrant opens the Coffin beside them."""
    s.events[number] = SPACE["A1b"]
    block(s, "A1b", kind="coffin")
    hold(s, 0, "nail")
    return go_on(
        sit(acting(s, 0, investigate=1), rolls=list(bones), seed=1), f"investigate:{number}"
    )


def draws(s: Journey, number: int) -> Session[Journey]:
    """The first Vagrant Rummages, and the Event comes out first."""
    s.bindle.append(f"e{number}")
    return go_on(sit(acting(s, 0, rummage=1), picks=[f"e{number}", "nail"], seed=1), "rummage")


@pytest.mark.rule("VN-2211")
def test_a_coffin_takes_iron_nails() -> None:
    """From beside it; without Nails it stays shut; they are gone whatever comes of it."""
    for bone in (1, 4):
        s = band()
        session = looks(s, 7, bone)
        assert session.state.vagrants[0].tokens == [] and session.state.cycle["nail"] == 1
    s.vagrants[0].tokens.clear()
    assert why(sit(acting(s, 0, investigate=1)), "investigate:7") == "VN-2211"


@pytest.mark.rule("VN-2271")
def test_another_voice_joins_or_everybody_gains_6() -> None:
    """It stays on the track."""
    for full, left in ((False, 3), (True, 9)):
        s = band()
        for v in s.vagrants:
            v.humanity = 3
        if full:
            for k, who in enumerate(("leeds", "willow", "bell_witch")):
                opened(s, who, f"C{k + 1}b")
        s.on_round, s.step, s.rounds = {1: 3}, "round_open", 2
        session = settle(sit(s, seed=1))
        assert humanity(session) == [left] * 2 and session.state.on_round == {1: 3}
        assert len([k for k in session.state.tracks if k.startswith("shroud.")]) == (
            3 if full else 1
        )


@pytest.mark.rule("VN-2272")
def test_after_the_solo_nobody_targets_another() -> None:
    """Skills on others are barred, on oneself and on Haints not."""
    s = band("songsmith", "revivalist", skelly="A3b")
    set_at(s, "A1a", "A1b")
    s.vagrants[1].skills = [59, 60, 0, 0]
    s.vagrants[0].humanity = 5
    before = [o for o in offered(sit(acting(s, 1, s59=1, s60=1))) if o.endswith(",v0")]
    assert before
    s.vagrants[1].coins.clear()
    s.on_round, s.step, s.rounds, s.active = {2: 3}, "round_open", 2, -1
    t = settle(sit(s, seed=1)).state
    assert t.on_round == {}
    session = sit(acting(t, 1, s59=1, s60=1))
    assert not [o for o in offered(session) if o.endswith(",v0")]


@pytest.mark.rule("VN-2273")
def test_when_he_breaks_a_skill_with_a_coin_is_wounded() -> None:
    """Of whoever did it; without such a Skill any card will do."""
    s = band(skelly="A3b")
    opened(s, "skelly_man")
    s.haints[0].humanity = 3
    set_at(s, "A2b", "B6d")
    session = go_on(sit(acting(s, 0, bust=1, s36=1), rolls=[5], seed=1), "bust:0")
    assert session.state.vagrants[0].skills.count(-36) == 1
    session = go_on(sit(acting(s, 0, bust=1), rolls=[5], seed=1), "bust:0")
    assert session.decision is not None and session.decision.ask == "wound"
    assert {"skill:35", "skill:36"} <= set(offered(session))


@pytest.mark.rule("VN-2274")
def test_call_and_response_is_answered_in_secret() -> None:
    """A costs 4 and lays a token, B heals; only where all answered alike he acts twice, and he alone."""
    for one, two, twice in (("a", "b", False), ("a", "a", True), ("b", "b", True)):
        s = band(skelly="C6d", flayed="C6a")
        opened(s, "leeds", "C1a")
        set_at(s, "A1a", "A1d")
        for v in s.vagrants:
            v.skills = [-n if k == 0 else n for k, n in enumerate(v.skills)]
        s.on_round, s.step, s.rounds = {4: 3}, "round_open", 2
        session = sit(s, seed=1)
        assert session.decision is not None
        assert session.decision.ask == "vote" and session.decision.secret
        session.choose(f"vote:{one}")
        assert session.state.camp.answers[0] == "ab".index(one)
        assert humanity(session) == [10, 10], "nothing happens before all have answered"
        seen = [str(t.facts) + t.text for t in session.scene(1)]
        session.choose(f"vote:{two}")
        settle(session)
        t = session.state
        assert [v.humanity == 6 for v in t.vagrants] == [one == "a", two == "a"] or twice
        assert shrouds(t, "leeds") == [one, two].count("a")
        healed = [sum(n < 0 for n in v.skills) == 0 for v in t.vagrants]
        assert healed == [one == "b", two == "b"]
        assert len(played(session)) == (2 if twice else 0)
        assert {e.args[0] for e in session.journal if e.kind == "haint_action"} <= {"skelly_man"}
        assert t.on_round == {4: 3} and "ballot" not in t.tracks and seen


@pytest.mark.rule("VN-2275")
def test_the_first_coffin_numbs() -> None:
    """Everyone in car B, or the reader alone: 4, and nothing gained to the end of the next turn; it is gone."""
    for bone, left in ((1, [10, 6]), (4, [6, 10])):
        s = band()
        set_at(s, "A1a", "B6d")
        session = looks(s, 5, bone)
        assert humanity(session) == left and 5 not in session.state.events
        t = session.state
        who = left.index(6)
        for v in t.vagrants:
            v.done.clear()
        t.active = -1
        t.vagrants[who].coins.clear()
        again = go_on(sit(acting(t, who, patch=1), rolls=[5, 5]), "patch")
        assert humanity(again)[who] == 6
        t = ends_turn(t, who).state
        for v in t.vagrants:
            v.done.clear()
            v.coins.clear()
        if who == 0:
            t.vagrants[0].acted, t.active, t.step = False, 0, "turn_open"
            t = sit(t, seed=1).state
            assert "numb" in t.vagrants[0].lasting
            t.vagrants[0].hand = 0
            t = ends_turn(t, 0).state
        t.vagrants[who].coins.clear()
        t.vagrants[who].done.clear()
        assert humanity(go_on(sit(acting(t, who, patch=1), rolls=[5, 5]), "patch"))[who] == 7


@pytest.mark.rule("VN-2276")
def test_the_letter_stops_him_for_three_turns() -> None:
    """Its reader is all he sees; read out next to him, on the own turn, it is gone."""
    s = band(skelly="A3a")
    assert 6 in looks(s, 6, 1).state.events
    t = looks(s, 6, 4).state
    assert t.vagrants[0].kept == ["e6"] and t.special == 0
    assert why(sit(acting(t, 0)), "token:e6") == "VS-056"
    t.vagrants[0].at = SPACE["A2a"]
    t = go_on(sit(acting(t, 0)), "token:e6").state
    assert t.haints[0].skips == 3 and t.vagrants[0].kept == [] and t.special == -1


@pytest.mark.rule("VN-2277")
def test_the_third_coffin_holds_him_while_the_bone_does() -> None:
    """Moved onto it once it is known to be empty; 1 to 3 lets him out, unless somebody pays; so does his card."""
    s = band(flayed="A3b")
    set_at(s, "A1a", "A2b")
    hold(s, 1, "nail")
    closed = looks(s, 7, 1).state
    assert closed.tracks["empty"] == 0
    t = looks(s, 7, 4).state
    assert t.tracks["empty"] == 1 and 7 in t.events
    t.events[7] = SPACE["A4b"]
    t.vagrants[0].at, t.vagrants[0].effects = -1, ["enveloped"]
    t.active = -1
    session = go_on(sit(acting(t, 1), seed=1), "nail:1", "place:A4b")
    settle(session, "act")
    u = session.state
    assert u.haints[1].gone and u.vagrants[0].effects == [] and CAR[u.vagrants[0].at] == 1
    u.step, u.active = "round_open", -1
    held = sit(u, rolls=[4], seed=1).state
    assert held.haints[1].gone
    session = sit(u, rolls=[3, 4], seed=1)
    settle(go_on(session, "take:1"))
    assert session.state.haints[1].gone and session.state.vagrants[1].humanity == 8
    session = sit(u, rolls=[3], seed=1)
    settle(go_on(session, "none"))
    at = session.state.haints[1].at
    assert not session.state.haints[1].gone and at % TRAIN.width == TRAIN.width - 1
    u.step, u.on_round = "round_open", {1: u.rounds % 6 + 1}
    u.rituals = [c.who for c in CADENCES if c.who != "flayed_man"][:2]
    for c in CADENCES:
        if c.who not in ("flayed_man", *u.rituals):
            u.rituals.append(c.who)
    u.rituals = u.rituals[:3]
    session = sit(u, rolls=[4], picks=["flayed_man"], seed=1)
    settle(session)
    assert not session.state.haints[1].gone and session.state.haints[1].threshold == 4


@pytest.mark.rule("VN-2278")
def test_the_sleeve_closes() -> None:
    """He stands where the reader stood, who is in him; the token goes back."""
    s = band()
    session = settle(draws(s, 8), "act")
    t = session.state
    assert t.haints[1].at == SPACE["A1a"] and t.vagrants[0].effects == ["enveloped"]
    assert t.vagrants[0].at == -1 and "e8" in t.bindle


@pytest.mark.rule("VK-079", "VN-2278")
def test_who_is_taken_while_handing_round_keeps_what_comes() -> None:
    """The Event drawn by Something for Everyone takes the Wayfarer off the board; nobody is near him there."""
    s = band("wayfarer", "songsmith")
    block(s, "B6a", kind="debris")
    s.vagrants[0].skills[1 if SKILLS[79].side == "L" else 3] = 79
    s.bindle.append("e8")
    session = sit(acting(s, 0, **{slot_of(79): 1}), rolls=[6], picks=["e8", "nail"], seed=1)
    t = settle(go_on(session, "skill:79,v0"), "act").state
    assert t.vagrants[0].at == -1 and t.vagrants[0].tokens == ["nail"] and not t.held


@pytest.mark.rule("VN-2279")
def test_a_small_light_shows_a_card() -> None:
    """Next to its Haint; it goes back into the Bindle."""
    s = band()
    opened(s, "leeds", "A3a")
    hold(s, 0, "e9")
    assert why(sit(acting(s, 0)), "token:e9") == "VS-056"
    s.vagrants[0].at = SPACE["A2a"]
    opened(s, "willow", "C1a")
    t = settle(go_on(sit(acting(s, 0)), "token:e9"), "act").state
    assert (shrouds(t, "leeds"), shrouds(t, "willow")) == (1, 0)
    assert "e9" in (*t.bindle, *t.aside) and t.vagrants[0].tokens == []
    assert "e9" in draws(band(), 9).state.vagrants[0].tokens


@pytest.mark.rule("VN-2270")
def test_applause_is_shared_out_as_you_like() -> None:
    """12 in all, to whoever has room for it; it is gone."""
    s = band()
    s.vagrants[0].humanity, s.vagrants[1].humanity = 1, 2
    session = draws(s, 0)
    for who in (0, 0, 0, 0, 0, 0, 0, 0, 0):
        assert session.decision is not None and session.decision.ask == "applause"
        session.choose(f"take:{who}")
    settle(session, "act")
    assert humanity(session) == [10, 5] and "e0" not in session.state.bindle
