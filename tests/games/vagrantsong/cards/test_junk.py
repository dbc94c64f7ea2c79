"""What each piece of Junk does (VJ-001 to VJ-032)."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.content.junk import JUNK, TIERS, Junk, junk
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Session

from ..table import acting, block, go_on, haunting, hold, offered, placing, set_at, sit, table, why


def wearing(*numbers: int, gap: int = 1) -> Journey:
    """The Songsmith wears Junk, the Empress stands beside, the Haint is `gap` further on; everybody has 5 Humanity."""
    s = table("songsmith", "empress", haint=("B1b", "B2b", "B3b", "B4b", "B5b", "B6b")[gap])
    set_at(s, "B1b", "B1c")
    s.haints[0].threshold = 30
    for v in s.vagrants:
        v.humanity = 5
    s.vagrants[0].junk = list(numbers)
    return s


def use(s: Journey, number: int, coins: int, *choices: str, h: int = 0, **script: Any) -> Journey:
    """The Junk put to use with so many Coins."""
    session = sit(acting(s, 0, **{f"j{number}": coins}), **script)
    return go_on(session, f"junk:{number},{h}", *choices).state


def busted(s: Journey, *bones: int) -> int:
    """What a Bust with those Bones gives."""
    session = sit(acting(s, 0, bust=len(bones)), rolls=list(bones))
    return go_on(session, "bust:0").state.haints[0].humanity


def loses(s: Journey, n: int) -> int:
    """What is left of 5 after a loss of so much: an action of the Haint, 2 by Salt, 3 by an Apple."""
    s.vagrants[0].humanity = 5
    s.vagrants[1].humanity = s.vagrants[1].most
    token = {2: "salt", 3: "apple"}[n]
    s.haints[0].mood = 0
    return sit(haunting(s), picks=[token], seed=1).state.vagrants[0].humanity


def turn_of(s: Journey, i: int = 0) -> Session[Journey]:
    """The start of a Vagrant's turn."""
    s.active, s.step = -1, "whose_turn"
    return go_on(sit(s), f"turn:{i}")


@pytest.mark.rule("VJ-001", "VJ-011")
def test_lines_and_glasses_lengthen_the_range_of_skills() -> None:
    """A Little Rhythm reaches 3: 4 with the Line, 5 with the Spyglass; a Bust no further."""
    for number, reach in ((1, 4), (11, 5)):
        assert "skill:35,h0" in offered(sit(acting(wearing(number, gap=reach), 0, s35=1, bust=1)))
        assert "bust:0" not in offered(sit(acting(wearing(number, gap=2), 0, s35=1, bust=1)))
    assert "skill:35,h0" not in offered(sit(acting(wearing(1, gap=5), 0, s35=1)))
    s = wearing(11)
    s.haints[0].at = SPACE["BCb"]
    assert "skill:35,h0" not in offered(sit(acting(s, 0, s35=1)))


@pytest.mark.rule("VJ-002")
def test_the_compass_adds_a_step() -> None:
    """Move 3 for the Songsmith's 2."""
    spots = offered(sit(acting(wearing(2, gap=5), 0, move=1)))
    assert "go:B4b" in spots and "go:B5b" not in spots


@pytest.mark.rule("VJ-003")
def test_the_canteen_goes_round_when_one_patches_up() -> None:
    """1 for whoever is adjacent, after a success."""
    s = wearing(3)
    after = go_on(sit(acting(s, 0, patch=2), rolls=[4, 5]), "patch").state
    assert [v.humanity for v in after.vagrants] == [7, 6]
    after = go_on(sit(acting(s, 0, patch=2), rolls=[1, 2]), "patch").state
    assert [v.humanity for v in after.vagrants] == [5, 5]
    s.vagrants[1].at = SPACE["B2c"]
    after = go_on(sit(acting(s, 0, patch=1), rolls=[4]), "patch").state
    assert [v.humanity for v in after.vagrants] == [6, 5]


@pytest.mark.rule("VJ-004", "VJ-023")
def test_gloves_and_shears_make_a_bust_easier() -> None:
    """A 4 is enough for the Songsmith's 5+, a 3 is not."""
    for number in (4, 23):
        assert busted(wearing(number), 4, 3) == 1
    assert busted(wearing(), 4, 3) == 0


@pytest.mark.rule("VJ-005", "VJ-021")
def test_spectacles_and_mirror_make_out_more() -> None:
    """A 3 is enough for an Investigate of 4+, a 2 is not."""
    for number in (5, 21):
        for bone, stays in ((3, False), (2, True)):
            s = wearing(number, gap=5)
            s.events[4] = SPACE["B1b"]
            session = go_on(sit(acting(s, 0, investigate=1), rolls=[bone]), "investigate:4")
            assert ("foot" in session.state.vagrants[0].tokens) is not stays


@pytest.mark.rule("VJ-006")
def test_the_overcoat_holds_two_more() -> None:
    """Five tokens for the Songsmith's three, and no sixth."""
    s = wearing(6)
    hold(s, 0, "nail", "nail", "salt", "candle")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["apple"]), "rummage")
    assert len(session.state.vagrants[0].tokens) == 5 and "patch" in offered(session)
    hold(s, 0, "salt")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["apple"]), "rummage")
    assert session.decision is not None and session.decision.ask == "drop"


@pytest.mark.rule("VJ-007", "VJ-020")
def test_whistle_and_horn_are_heard_all_round() -> None:
    """1 per Coin, oneself too: within 2, within 4."""
    for number, near, far in ((7, "B3b", "B3c"), (20, "B5b", "B5c")):
        s = wearing(number, gap=5)
        s.haints[0].at = SPACE["C6a"]
        for name, gained in ((near, 2), (far, 0)):
            s.vagrants[1].at = SPACE[name]
            after = use(s, number, 2)
            assert [v.humanity for v in after.vagrants] == [7, 5 + gained]


@pytest.mark.rule("VJ-008", "VJ-019")
def test_trap_and_clapper_are_rolled_for() -> None:
    """A Bone per Coin, 4+: 1 or 2 and 1 per success; the Trap beside, the Clapper within 2, neither through Terrain."""
    assert use(wearing(8), 8, 2, rolls=[4, 5]).haints[0].humanity == 3
    assert use(wearing(8), 8, 2, rolls=[4, 3]).haints[0].humanity == 2
    assert use(wearing(8), 8, 1, rolls=[3]).haints[0].humanity == 0
    assert use(wearing(19, gap=2), 19, 2, rolls=[4, 5]).haints[0].humanity == 4
    assert use(wearing(19, gap=2), 19, 1, rolls=[3]).haints[0].humanity == 0
    assert why(sit(acting(wearing(19, gap=3), 0, j19=1)), "junk:19,0") == "VS-056"
    assert why(sit(acting(wearing(8, gap=2), 0, j8=1)), "junk:8,0") == "VS-056"
    s = wearing(19, gap=2)
    block(s, "B2b", "B2a", "B2c")
    assert why(sit(acting(s, 0, j19=1)), "junk:19,0") == "VS-056"


@pytest.mark.rule("VJ-009", "VJ-023", "VJ-027")
def test_hammer_and_shears_drive_nails_deeper() -> None:
    """3 for 2."""
    for number, gives in ((9, 3), (23, 3), (27, 3), (4, 2)):
        s = wearing(number)
        hold(s, 0, "nail")
        assert go_on(sit(acting(s, 0)), "nail:0").state.haints[0].humanity == gives


@pytest.mark.rule("VJ-010", "VJ-018", "VJ-024")
def test_coats_and_locket_soften_losses() -> None:
    """Of 3 or more, the Duster of 2; of two coats one."""
    for number, two, three in ((10, 3, 3), (18, 4, 3), (24, 3, 3), (4, 3, 2)):
        assert loses(wearing(number, gap=3), 2) == two, number
        assert loses(wearing(number, gap=3), 3) == three, number
    assert loses(wearing(10, 18, gap=3), 3) == 3


@pytest.mark.rule("VJ-012", "VJ-030")
def test_crank_and_shoes_carry_one_off() -> None:
    """4 and 3 spaces per Coin; the Shoes are a step on every Coin of Move as well."""
    assert use(wearing(12), 12, 2).vagrants[0].steps == 8
    assert use(wearing(30), 30, 2).vagrants[0].steps == 6
    spots = offered(sit(acting(wearing(30, gap=5), 0, move=1)))
    assert "go:B4b" in spots and "go:B5b" not in spots


@pytest.mark.rule("VJ-013")
def test_the_ledger_turns_what_is_found_into_more() -> None:
    """A token after an Investigate that succeeded, none after one that failed."""
    s = wearing(13, gap=5)
    for bone, held in ((4, ["foot", "apple"]), (1, [])):
        s.events[4] = SPACE["B1b"]
        session = sit(acting(s, 0, investigate=1), rolls=[bone], picks=["apple"])
        assert go_on(session, "investigate:4").state.vagrants[0].tokens == held


@pytest.mark.rule("VJ-014")
def test_knuckles_give_one_more() -> None:
    """With a success; the Pup wears them too."""
    assert busted(wearing(14), 5, 5) == 3 and busted(wearing(14), 4, 4) == 0
    s = table("runaway", "songsmith", haint="B2b")
    set_at(s, "A1a", "A1d")
    s.vagrants[0].junk, s.vagrants[0].pup = [14], SPACE["B1b"]
    session = sit(acting(s, 0, pup_bust=1), rolls=[3])
    assert go_on(session, "pup_bust:0").state.haints[0].humanity == 2


@pytest.mark.rule("VJ-015", "VJ-031")
def test_sack_and_satchel_rummage() -> None:
    """Two or one, and one per Coin; one token is kept."""
    after = use(wearing(15), 15, 1, "keep:foot", picks=["nail", "salt", "foot"])
    assert after.vagrants[0].tokens == ["foot"]
    after = use(wearing(31), 31, 2, "keep:foot", picks=["nail", "salt", "foot"])
    assert after.vagrants[0].tokens == ["foot"]


@pytest.mark.rule("VJ-016")
def test_the_watch_gives_two_steps_a_turn() -> None:
    """Without a Coin on Move."""
    session = turn_of(wearing(16, gap=5))
    assert session.state.vagrants[0].steps == 2 and session.state.vagrants[0].hand == 3
    go_on(session, "coin:patch", "ready")
    spots = offered(session)
    assert "go:B3b" in spots and "go:B4b" not in spots


@pytest.mark.rule("VJ-017")
def test_the_flask_helps_whoever_is_low() -> None:
    """2 at half the Humanity or less."""
    s = wearing(17)
    for before, after in ((5, 7), (6, 6)):
        s.vagrants[0].humanity = before
        assert turn_of(s).state.vagrants[0].humanity == after


@pytest.mark.rule("VJ-021")
def test_the_mirror_shows_a_haint_to_itself() -> None:
    """It gains 1 once it has Haunted the wearer."""
    s = wearing(21, gap=2)
    s.vagrants[1].at = SPACE["A1a"]
    session = go_on(sit(acting(s, 0, move=2)), "dash:B4b")
    assert session.state.haints[0].humanity == 1
    s.vagrants[0].junk = [-21]
    assert go_on(sit(acting(s, 0, move=2)), "dash:B4b").state.haints[0].humanity == 0


@pytest.mark.rule("VJ-022")
def test_the_worm_hat_draws_one_more_and_holds_one_more() -> None:
    """Two tokens to choose from for a Coin; four pockets."""
    session = sit(acting(wearing(22), 0, rummage=1), picks=["nail", "apple"])
    assert go_on(session, "rummage", "keep:apple").state.vagrants[0].tokens == ["apple"]
    s = wearing(22)
    hold(s, 0, "nail", "nail", "salt")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["foot", "apple"]), "rummage", "keep:apple")
    assert len(session.state.vagrants[0].tokens) == 4 and "patch" in offered(session)
    hold(s, 0, "salt")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["foot", "apple"]), "rummage", "keep:apple")
    assert session.decision is not None and session.decision.ask == "drop"


@pytest.mark.rule("VJ-024")
def test_the_locket_gives_to_the_others_when_its_wearer_is_wounded() -> None:
    """2 each, if it is not itself what breaks."""
    for pick, gained in (("skill:35", 2), ("junk:24", 0)):
        s = wearing(24, gap=3)
        s.vagrants[0].humanity = 1
        s.vagrants[1].at = SPACE["A1a"]
        s.rituals = [ritual.key for ritual in SCENARIOS["s01"].rituals]
        session = go_on(sit(haunting(s), picks=["candle"], seed=1), pick)
        assert session.state.vagrants[1].humanity == 5 + gained


@pytest.mark.rule("VJ-025")
def test_the_ring_quickens_and_shields() -> None:
    """A step more, and losses of 4 cost 1 less, of 3 as much as ever."""
    spots = offered(sit(acting(wearing(25, gap=5), 0, move=1)))
    assert "go:B4b" in spots and "go:B5b" not in spots
    assert loses(wearing(25, gap=3), 3) == 2
    s = wearing(25)
    s.on_round[0] = 2
    for v in s.vagrants:
        v.acted = True
    session = go_on(sit(s, seed=1), "turn:0")
    assert session.state.vagrants[0].humanity == 2


@pytest.mark.rule("VJ-026")
def test_the_deed_owns_the_whole_car() -> None:
    """Any open space of it and no other; a step more on foot."""
    s = wearing(26, gap=5)
    block(s, "B2a", "B2b", "B2c", "B2d")
    session = go_on(sit(acting(s, 0, j26=1)), "junk:26,0")
    spots = offered(session)
    assert {"place:B6d", "place:B1b"} <= set(spots) and "place:A6b" not in spots
    assert not {"place:B2a", "place:B1c", "place:B6b"} & set(spots)
    assert go_on(session, "place:B6d").state.vagrants[0].at == SPACE["B6d"]
    spots = offered(sit(acting(wearing(26, gap=5), 0, move=1)))
    assert "go:B4b" in spots and "go:B5b" not in spots


@pytest.mark.rule("VJ-028")
def test_the_star_is_a_candle() -> None:
    """Out of the Bindle, or else off the Cycle track; none left, none lit."""
    s = wearing(28, gap=5)
    after = use(s, 28, 1, "place:B2b")
    assert after.candles == [SPACE["B2b"]] and after.bindle.count("candle") == 6
    s.bindle = [t for t in s.bindle if t != "candle"]
    s.cycle["candle"] = 7
    after = use(s, 28, 1, "place:B2b")
    assert after.candles == [SPACE["B2b"]] and after.cycle["candle"] == 6
    s.cycle["candle"] = 0
    assert not use(s, 28, 1).candles


@pytest.mark.rule("VJ-029")
def test_the_hand_beckons() -> None:
    """A Haint within 3 is moved up to 2; a Bust succeeds 1 easier."""
    after = use(wearing(29, gap=3), 29, 1, "place:B3b", "place:B2b")
    assert after.haints[0].at == SPACE["B2b"]
    assert why(sit(acting(wearing(29, gap=4), 0, j29=1)), "junk:29,0") == "VS-056"
    assert busted(wearing(29), 4, 3) == 1


@pytest.mark.rule("VJ-032")
def test_the_favour_of_dc_serves_everybody_for_a_night() -> None:
    """A random piece of the highest tier in the deck, which no Wound breaks."""
    s = table("songsmith", "empress")
    s.campaign, s.favour, s.step, s.camp.next = True, -1, "onward", "s02"
    s.camp.junk_deck = [1, 2, 18]
    after = sit(s, seed=3).state
    assert after.favour == 18 and [v.lent for v in after.vagrants] == [18, 18]
    assert after.camp.junk_deck == [1, 2]
    s = wearing(gap=3)
    s.vagrants[0].lent = 18
    assert loses(s, 2) == 4
    s.vagrants[0].humanity = 1
    session = sit(haunting(s), picks=["apple"], seed=1)
    assert not any(o.startswith("junk") for o in offered(session))


def test_junk_is_one_of_a_kind_and_the_deck_has_no_special_pieces() -> None:
    """Thirty-two numbers, eight, seven and five in the tiers; a number is given once."""
    assert [len(TIERS[n]) for n in (1, 2, 3)] == [8, 7, 5]
    assert all(JUNK[n].tier == tier for tier, numbers in TIERS.items() for n in numbers)
    with pytest.raises(ValueError, match="two pieces of Junk have the number 5"):
        junk(Junk(5, "Another", 1, ""))


def test_coins_go_only_on_junk_that_takes_them() -> None:
    """A coat does not, a whistle does."""
    assert why(sit(placing(wearing(10), 0)), "coin:j10") == "VS-092"
    assert "coin:j7" in offered(sit(placing(wearing(7), 0)))
