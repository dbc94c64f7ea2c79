"""Edges of the Camp: prices to the Coin, boxes to the last, what each clause of a rule leaves where."""

from __future__ import annotations

import pytest
from tests.positions import asked

from hearthside.games.vagrantsong.content.junk import JUNK, TIERS
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.rules.camp.spending import BANK_MAX
from hearthside.games.vagrantsong.state import COINS, TOKENS, Bonus, Journey

from .table import go_on, hold, offered, sit, table, why
from .test_camp import in_camp, night


def shop(pool: int = 9) -> Journey:
    """The Camp after the first night, with so many Coins in the pool."""
    s = in_camp(night()).state
    s.camp.pool = pool
    return s


def without(s: Journey, *cards: int) -> None:
    """Junk that is not in the deck, since somebody has it."""
    s.camp.junk_deck = [n for n in s.camp.junk_deck if n not in cards]
    if s.camp.offered in cards:
        s.camp.offered = s.camp.junk_deck.pop()


# -- prices ----------------------------------------------------------------------------------------


def hurt_and_torn() -> Journey:
    """A Wounded Skill, Broken Junk worn and stored, DC with something to show."""
    s = shop()
    without(s, 2, 3)
    s.vagrants[0].skills[0], s.vagrants[0].junk, s.camp.junk = -35, [-2], [-3]
    return s


PRICES = [
    ("learn", 2), ("mend:0,35", 1), ("fix:0,2", 1), ("fix_stored:3", 1), ("rummage", 1), ("buy_junk", 3),
    ("other_junk", 1), ("seance", 2), ("bank", 1),
]  # fmt: skip


@pytest.mark.rule("VS-245", "VS-249", "VS-251", "VS-252", "VS-254", "VS-255", "VS-257", "VS-258")
@pytest.mark.parametrize(("what", "price"), PRICES)
def test_the_last_coin_buys_and_one_fewer_does_not(what: str, price: int) -> None:
    s = hurt_and_torn()
    verb = what.split(":")[0]
    if verb == "learn":
        what = f"learn:{s.camp.offers[0]}"
    if verb == "buy_junk":
        what = f"buy_junk:{s.camp.offered}"
    s.camp.pool = price - 1
    assert why(sit(s, seed=1), what) == "VS-245"
    s.camp.pool = price
    session = sit(s, seed=1)
    session.choose(what)
    assert session.state.camp.pool == 0


@pytest.mark.rule("VS-246")
@pytest.mark.parametrize("what", ["sell:0,2", "sell_stored:3"])
def test_broken_junk_sells_for_a_coin_and_is_gone(what: str) -> None:
    s = hurt_and_torn()
    s.camp.pool = 0
    after = go_on(sit(s, seed=1), what).state
    assert after.camp.pool == 1
    assert (after.vagrants[0].junk, after.camp.junk) == (
        ([], [-3]) if what[4] == ":" else ([-2], [])
    )


@pytest.mark.rule("VS-246", "VS-251")
def test_whole_junk_is_neither_sold_nor_repaired() -> None:
    s = shop()
    without(s, 2, 3)
    s.vagrants[0].junk, s.camp.junk = [2], [3]
    session = sit(s, seed=1)
    assert why(session, "sell:0,2") == why(session, "sell_stored:3") == "VS-246"
    assert why(session, "fix:0,2") == why(session, "fix_stored:3") == "VS-251"
    assert why(session, "mend:0,35") == why(session, "mend:3,35") == "VS-251"


@pytest.mark.rule("VS-248", "VS-249")
def test_a_skill_is_offered_once_and_goes_to_whom_the_group_picks() -> None:
    s = shop(4)
    n = s.camp.offers[0]
    session = go_on(sit(s, seed=1), f"learn:{n}", "take:1")
    assert n in session.state.vagrants[1].skills and n not in session.state.vagrants[0].skills
    assert why(session, f"learn:{n}") == "VS-248"


@pytest.mark.rule("VS-249", "VS-261", "VS-263")
def test_with_no_slot_free_another_skill_or_the_new_one_is_stored_but_no_wounded_one() -> None:
    """Can-Do Attitude goes to the right: of the two there the sound one may make way."""
    s = shop()
    v = s.vagrants[0]
    v.skills = [35, 0, -36, 4]
    session = go_on(sit(s, seed=1), "learn:1", "take:0")
    assert offered(session) == ["stow:1", "stow:4"]
    after = go_on(session, "stow:4").state
    assert after.vagrants[0].skills == [35, 0, -36, 1] and after.camp.belongings == [4]


@pytest.mark.rule("VS-249", "VS-263")
def test_the_first_skill_of_all_may_make_way_too() -> None:
    s = shop()
    s.camp.offers, s.vagrants[0].skills = [4], [35, 0, -36, 1]
    session = go_on(sit(s, seed=1), "learn:4", "take:0")
    assert offered(session) == ["stow:4", "stow:1"]


@pytest.mark.rule("VS-254")
def test_one_piece_of_junk_a_camp() -> None:
    s = shop()
    session = go_on(sit(s, seed=1), f"buy_junk:{s.camp.offered}", "take:0")
    assert session.state.camp.bought and not session.state.camp.offered
    for n in JUNK:
        assert why(session, f"buy_junk:{n}") == "VS-254"
    assert why(session, "other_junk") == "VS-255"


@pytest.mark.rule("VS-255", "VS-253")
def test_what_dc_takes_back_lies_in_the_deck_again() -> None:
    s = shop()
    old, deck = s.camp.offered, list(s.camp.junk_deck)
    camp = go_on(sit(s, seed=1), "other_junk").state.camp
    assert camp.offered == deck[-1] != old
    assert sorted(camp.junk_deck) == sorted([*deck[:-1], old])


@pytest.mark.rule("VS-255")
def test_with_an_empty_deck_there_is_nothing_else_to_see() -> None:
    s = shop()
    s.camp.junk_deck = []
    assert why(sit(s, seed=1), "other_junk") == "VS-255"


@pytest.mark.rule("VS-252", "VS-130")
def test_a_token_goes_to_whoever_has_room() -> None:
    s = shop()
    hold(s, 0, "nail", "nail", "candle")
    session = go_on(sit(s, seed=1, picks=["salt"]), "rummage")
    assert session.state.vagrants[1].tokens == ["salt"], "the Songsmith's three pockets are full"
    hold(s, 1, "candle", "salt")
    assert why(sit(s, seed=1), "rummage") == "VS-252"


@pytest.mark.rule("VS-130", "VS-261", "VS-094")
@pytest.mark.parametrize("what", ["put_junk:0,6", "trade_junk:0,1,6"])
def test_a_coat_that_is_taken_off_takes_its_pockets_along(what: str) -> None:
    """Five tokens in a Patched Overcoat; the Songsmith alone holds three."""
    s = shop()
    without(s, 6)
    s.vagrants[0].junk = [6]
    hold(s, 0, "nail", "nail", "candle", "candle", "salt")
    session = go_on(sit(s, seed=1), "done", what)
    assert asked(session) == (0, "drop")
    go_on(session, "drop:nail", "drop:nail")
    assert session.state.vagrants[0].tokens == ["candle", "candle", "salt"]
    assert session.state.bindle.count("nail") == TOKENS["nail"]


@pytest.mark.rule("VS-130", "VS-081")
def test_a_coat_that_makes_way_for_other_junk_takes_its_pockets_along() -> None:
    s = shop()
    without(s, 6)
    s.vagrants[0].junk = [6]
    hold(s, 0, "nail", "nail", "candle", "candle")
    session = go_on(sit(s, seed=1), f"buy_junk:{s.camp.offered}", "take:0", "stow_junk:6")
    assert asked(session) == (0, "drop")


# -- the bank --------------------------------------------------------------------------------------


@pytest.mark.rule("VS-258")
@pytest.mark.parametrize(("banked", "tiers"), [(7, {1}), (15, {1, 2})])
def test_what_dc_throws_out_by_how_much_is_banked(banked: int, tiers: set[int]) -> None:
    s = shop()
    s.camp.bank = banked
    s.camp.junk_deck = [*TIERS[1][:2], *TIERS[2][:2], *TIERS[3][:2]]
    s.camp.offered = TIERS[1][3]
    session = go_on(sit(s, seed=1), "bank")
    assert {JUNK[int(o.split(":")[1])].tier for o in offered(session, "remove")} == tiers
    for n in (*TIERS[1][:2], *TIERS[2][:2]):
        if JUNK[n].tier in tiers:
            go_on(session, f"remove:{n}")
    assert asked(session)[1] == "spend", "with nothing left to throw out it is done"
    camp = session.state.camp
    left = {JUNK[n].tier for n in (*camp.junk_deck, *camp.junk)}
    assert left == {1, 2, 3} - tiers and len(camp.junk) == 1


@pytest.mark.rule("VS-258")
@pytest.mark.parametrize("banked", [6, 8, 14, 18, 20])
def test_other_boxes_open_nothing(banked: int) -> None:
    s = shop()
    s.camp.bank = banked
    session = go_on(sit(s, seed=1), "bank")
    assert asked(session)[1] == "spend" and session.state.camp.bank == banked + 1
    assert not session.state.favour


@pytest.mark.rule("VS-258")
def test_the_bank_is_full_at_25() -> None:
    s = shop()
    s.camp.bank = BANK_MAX - 1
    session = go_on(sit(s, seed=1), "bank")
    assert BANK_MAX == 25 and why(session, "bank") == "VS-258"


@pytest.mark.rule("VJ-032", "VS-258")
def test_the_favour_of_dc_serves_every_night_from_then_on() -> None:
    """One piece is lent for a night and shuffled back; the next night another."""
    s = night(scenario="s02")
    s.favour, s.camp.junk_deck = 18, [1, 2]
    for v in s.vagrants:
        v.lent = 18
    session = in_camp(s)
    assert not any(v.lent for v in session.state.vagrants)
    assert sorted([*session.state.camp.junk_deck, session.state.camp.offered])[-1] == 18
    go_on(session, "done", "done")
    while session.asked.ask != "start":
        session.choose(session.asked.options[0])
    assert session.state.favour == 18 and all(v.lent == 18 for v in session.state.vagrants)
    assert 18 not in session.state.camp.junk_deck


# -- after spending --------------------------------------------------------------------------------


@pytest.mark.rule("VS-247", "VS-269", "VS-253")
def test_what_is_not_spent_is_gone_and_dc_takes_his_junk_back() -> None:
    s = shop(5)
    s.camp.ritual_coins, offered_junk = 2, s.camp.offered
    camp = go_on(sit(s, seed=1), "done").state.camp
    assert (camp.pool, camp.ritual_coins, camp.offered, camp.offers) == (0, 0, 0, [])
    assert offered_junk in camp.junk_deck


@pytest.mark.rule("VS-245", "VS-225")
@pytest.mark.parametrize(("over", "rituals"), [("won", 3), ("lost", 0)])
def test_three_coins_each_and_those_of_rituals(over: str, rituals: int) -> None:
    s = night(over)
    s.camp.ritual_coins = rituals
    assert in_camp(s).state.camp.pool == 2 * COINS + rituals


@pytest.mark.rule("VS-231")
def test_a_malady_that_is_had_is_not_read_again() -> None:
    s = night()
    s.malady, s.camp.mileposts = 1, [f"Post {n}" for n in range(7)]
    session = in_camp(s)
    assert session.state.malady == 1
    assert not any(e.kind == "malady_card" for e in session.journal)


@pytest.mark.rule("VS-231")
@pytest.mark.parametrize(("posts", "malady"), [(5, 0), (6, 1), (11, 1), (12, 2), (17, 2), (18, 3)])
def test_so_many_mile_posts_bring_the_malady(posts: int, malady: int) -> None:
    s = night()
    s.camp.mileposts = [f"Post {n}" for n in range(posts)]
    assert in_camp(s).state.malady == malady


@pytest.mark.rule("VS-241", "VS-242", "VS-243", "VS-244")
def test_nothing_of_the_night_is_left_in_camp() -> None:
    s = night()
    v = s.vagrants[0]
    hold(s, 0, "nail")
    v.kept, v.lasting, v.coming, v.effects = ["e5"], ["x"], ["y"], ["shakes"]
    v.purse, v.hand, v.dealt, v.coins, v.resting = 2, 1, 1, {"s35": 1}, ["s36"]
    v.ward, v.bones, v.tip, v.guarded, v.awake, v.decoy = 1, 2, 3, True, True, True
    v.bonus, v.between, s.lasting, s.special = Bonus(move=1), "something", ["z"], 1
    s.cycle["salt"], s.seance, s.malady_round = 2, True, 3
    s.bindle.remove("salt")
    s.bindle.remove("salt")
    s.bindle.append("e3")
    after = in_camp(s).state
    v = after.vagrants[0]
    assert (v.tokens, v.kept, v.lasting, v.coming, v.effects) == ([], [], [], [], [])
    assert (v.purse, v.hand, v.dealt, v.coins, v.resting) == (COINS, 0, 0, {}, [])
    assert (v.ward, v.bones, v.tip, v.guarded, v.awake, v.decoy) == (0, 0, 0, False, False, False)
    assert (v.bonus.move, v.between, after.lasting, after.special) == (0, "", [], -1)
    assert not any(after.cycle.values()) and not after.seance and not after.malady_round
    assert sorted(after.bindle) == sorted(t for t, n in TOKENS.items() for _ in range(n))
    assert not (after.terrain or after.events or after.candles or after.figures or after.blocked)


@pytest.mark.rule("VS-122", "VS-240", "VS-121")
def test_still_westbound_one_skill_is_lost_and_another_heals() -> None:
    s = night("won")
    v = s.vagrants[0]
    v.skills, v.westbound, v.under, v.humanity = [-35, 0, -36, 0], True, 2, 4
    after = in_camp(s).state
    v = after.vagrants[0]
    assert v.skills == [35, 0, 0, 0] and after.camp.lost == [36]
    assert not v.westbound and v.under == -1 and v.humanity == v.most


# -- managing --------------------------------------------------------------------------------------


def managed() -> Journey:
    """The step after the shop."""
    s = go_on(sit(shop(), seed=1), "done").state
    assert s.step == "managing"
    return s


@pytest.mark.rule("VS-260", "VS-261")
def test_a_card_is_in_one_place() -> None:
    """Slotted, put away, worn, taken off: it leaves where it was."""
    s = managed()
    without(s, 2)
    s.camp.belongings, s.camp.junk = [4], [2]
    session = go_on(sit(s, seed=1), "slot:0,4")
    assert session.state.camp.belongings == [] and session.state.vagrants[0].skills[3] == 4
    go_on(session, "put_away:0,4")
    assert session.state.camp.belongings == [4] and session.state.vagrants[0].skills[3] == 0
    go_on(session, "wear:0,2")
    assert session.state.camp.junk == [] and session.state.vagrants[0].junk == [2]
    go_on(session, "trade_junk:0,1,2")
    assert session.state.vagrants[0].junk == [] and session.state.vagrants[1].junk == [2]
    go_on(session, "put_junk:1,2")
    assert session.state.camp.junk == [2] and session.state.vagrants[1].junk == []


@pytest.mark.rule("VS-265", "VS-266", "VS-267")
def test_a_change_of_vagrant_once_a_camp() -> None:
    """Earned Exclusive Skills, Wounds and Broken Junk go; the rest comes along; what was lost is there again."""
    s = managed()
    without(s, 2)
    v = s.vagrants[0]
    v.skills, v.junk = [37, 3, -4, 1], [2]
    s.camp.personal["songsmith"], s.camp.lost = [35, 38], [51]
    session = go_on(sit(s, seed=1), "become:0,empress")
    after = session.state
    v = after.vagrants[0]
    assert (v.who, v.humanity, v.most, v.junk) == ("empress", 11, 11, [2])
    assert v.skills == [52, 3, 51, 1]
    assert sorted(after.camp.lost) == [4, 37, 38] and "songsmith" not in after.camp.personal
    assert why(session, "become:0,runaway") == "VS-265"
    assert why(session, "become:1,empress") == "VS-267"
    assert "become:1,songsmith" in offered(session)


@pytest.mark.rule("VS-006", "VS-005", "VS-268")
def test_a_newcomer_answers_the_next_card_too() -> None:
    s = managed()
    s.open_seats = True
    session = go_on(sit(s, seed=1), "join:empress")
    assert [v.who for v in session.state.vagrants] == ["songsmith", "cursebearer", "empress"]
    assert session.state.camp.pool == 0 and session.state.seats == 3
    go_on(session, "done")
    for seat in range(3):
        assert asked(session) == (seat, "answer")
        go_on(session, "answer:a")
    assert asked(session)[1] != "answer"


@pytest.mark.rule("VS-006", "VS-005")
def test_the_last_to_sit_down_leaves_first_and_two_stay() -> None:
    s = managed()
    s.open_seats = True
    session = sit(s, seed=1)
    assert why(session, "leave:1") == "VS-005"
    go_on(session, "join:empress")
    assert why(session, "leave:0") == "VS-006"
    session.state.camp.belongings = []
    go_on(session, "leave:2")
    assert len(session.state.vagrants) == 2
    s.open_seats = False
    assert why(sit(s, seed=1), "leave:1") == why(sit(s, seed=1), "join:empress") == "VS-006"


@pytest.mark.rule("VS-083", "VS-084", "VS-260", "VS-263")
def test_what_can_be_passed_on() -> None:
    s = managed()
    a, b = s.vagrants
    a.skills, b.skills = [35, 3, -4, 1], [68, 0, 67, 0]
    session = sit(s, seed=1)
    assert why(session, "trade:0,1,35") == "VS-084"
    assert why(session, "trade:0,1,4") == "VS-263"
    assert why(session, "trade:0,0,3") == why(session, "trade:1,0,3") == "VS-260"
    go_on(session, "trade:0,1,3", "trade:0,1,1")
    assert session.state.vagrants[0].skills == [35, 0, -4, 0]
    assert session.state.vagrants[1].skills == [68, 3, 67, 1]
    assert why(session, "put_away:0,4") == "VS-263"


@pytest.mark.rule("VS-264", "VS-262")
def test_an_exclusive_skill_is_put_away_among_ones_own() -> None:
    s = managed()
    s.vagrants[0].skills = [35, 0, 36, 0]
    session = go_on(sit(s, seed=1), "put_away:0,35")
    assert session.state.camp.personal == {"songsmith": [35]}
    assert session.state.camp.belongings == [] and why(session, "slot:1,35") == "VS-262"
    assert go_on(session, "slot:0,35").state.camp.personal == {"songsmith": []}


# -- starting again --------------------------------------------------------------------------------


@pytest.mark.rule("VS-040", "VS-243")
def test_what_is_carried_over_is_not_in_the_bindle() -> None:
    s = table("songsmith", "cursebearer")
    s.campaign, s.step, s.camp.next = True, "onward", "s02"
    s.vagrants[0].tokens = ["apple", "apple"]
    s.malady = 1
    session = sit(s, seed=1)
    bindle = session.state.bindle
    assert bindle.count("apple") == TOKENS["apple"] - 2 and bindle.count("malady") == 1
    assert sorted(t for t in bindle if t[0] == "e") == sorted(
        f"e{n}" for n in SCENARIOS["s02"].in_bindle
    )


@pytest.mark.rule("VS-271", "VS-219")
def test_each_answer_comes_true_for_who_gave_it() -> None:
    s = night("won", scenario="s01")
    session = go_on(in_camp(s), "done", "done", "answer:a", "answer:b")
    a, b = session.state.vagrants
    assert (a.ward, a.bonus.move) == (2, 0) and (b.ward, b.bonus.move, b.most) == (0, 1, 9)


@pytest.mark.rule("VS-252", "VS-243")
def test_what_is_found_in_camp_is_in_one_place() -> None:
    """Out of the Bindle, in somebody's pocket, and nowhere else."""
    s = shop()
    count = len(s.bindle)
    session = sit(s, picks=["apple"], seed=1)
    go_on(session, "rummage", "take:1")
    t = session.state
    assert (t.vagrants[1].tokens, t.aside, len(t.bindle)) == (["apple"], [], count - 1)
