"""Rituals, Mile Posts, Moments and the Camp Phase (VS-222 to VS-273)."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside import bots
from hearthside.games.vagrantsong.content.between import CARDS
from hearthside.games.vagrantsong.content.junk import JUNK, TIERS
from hearthside.games.vagrantsong.content.line import BONUS, next_after, path_of
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.rules.breaks import complete, milepost
from hearthside.games.vagrantsong.rules.camp.tearing import read_moment, total_moments
from hearthside.games.vagrantsong.rules.humanity import wound
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import ANYONE, Session

from .table import GAME, acting, go_on, hold, offered, sit, table, why
from .test_range import run, westbound


def night(
    over: str = "won", scenario: str = "s01", who: tuple[str, ...] = ("songsmith", "cursebearer")
) -> Journey:
    """A campaign at the end of a Scenario."""
    s = table(*who, scenario=scenario)
    s.campaign, s.over, s.step = True, over, "scenario_over"
    return s


def in_camp(s: Journey, **script: Any) -> Session[Journey]:
    """The session at the point where Coins are spent."""
    session = sit(s, seed=5, **script)
    assert session.decision is not None and session.decision.ask == "spend"
    return session


@pytest.mark.rule("VS-223", "VS-224", "VS-225")
def test_rituals_reward_at_once_and_in_camp_win_or_lose() -> None:
    """Optional where the victory text does not need them; their Coins are kept after a defeat."""
    s = night("lost")
    s.vagrants[0].humanity = 5
    run(complete(s, "read_the_signs"))
    assert s.vagrants[0].humanity == 7 and s.over != "won"
    run(complete(s, "read_the_signs"))
    assert s.camp.ritual_coins == 1
    session = in_camp(s)
    assert session.state.camp.pool == 2 * 3 + 1
    s = table("songsmith", "cursebearer", scenario="s04")
    s.rituals = ["shiny", "fair"]
    s.step = "turn_over"
    s.active = 0
    for v in s.vagrants:
        v.at += 14
    s.haints[0].at = 70
    session = sit(s, seed=1)
    assert session.outcome is not None and session.state.over == "won"


@pytest.mark.rule("VS-228", "VS-239")
def test_the_moment_of_victory_or_defeat_is_read_first() -> None:
    """28 for a win, 29 for a loss, before anything is torn down."""
    for over, key in (("won", "m28"), ("lost", "m29")):
        session = in_camp(night(over))
        kinds = [(e.kind, e.args[:1]) for e in session.journal if e.kind in ("moment", "camp")]
        assert kinds[0] == ("moment", (key,)) and kinds[-1][0] == "camp"


@pytest.mark.rule("VS-230", "VS-231")
def test_mile_posts_are_ticked_once_and_totals_bring_the_malady() -> None:
    """6, 12 and 18 of them."""
    s = night()
    milepost(s, "Cold Shoulder")
    milepost(s, "Cold Shoulder")
    assert s.camp.mileposts == ["Cold Shoulder"]
    for total, level in ((5, 0), (6, 1), (12, 2), (18, 3)):
        s.camp.mileposts = [str(n) for n in range(total)]
        run(total_moments(s))
        assert s.malady == level


@pytest.mark.rule("VS-232", "VS-234", "VN-0125")
def test_three_rituals_and_nobody_westbound_earn_the_mile_post() -> None:
    """Cold Shoulder after the first night, Fiddle Skin after the second."""
    for scenario, name in (("s01", "Cold Shoulder"), ("s02", "Fiddle Skin")):
        s = night(scenario=scenario)
        s.rituals = [ritual.key for ritual in SCENARIOS[scenario].rituals]
        run(read_moment(s))
        assert s.camp.mileposts == [name]
        s.camp.mileposts.clear()
        s.vagrants[0].was_westbound = True
        run(read_moment(s))
        assert s.camp.mileposts == []
    assert next_after(night(scenario="s01")) == "s02"


@pytest.mark.rule("VS-233", "VS-235", "VS-236", "VS-237", "VS-238")
def test_moment_thirteen_ticks_a_box_and_puts_everybody_back_up() -> None:
    """Signed & Sealed, a second Seance, a reprieve, and then no more; Junk is not mended."""
    s = night("lost")
    for box, what in enumerate(("Signed & Sealed", "encore", "reprieve", "last_stand"), start=1):
        for v in s.vagrants:
            v.junk = [-2] if v.seat == 0 else []
            westbound(s, v.seat)
        run(read_moment(s))
        assert s.camp.revives == box
        assert all(not v.westbound and all(n >= 0 for n in v.skills) for v in s.vagrants)
        assert s.vagrants[0].junk == [-2]
        if box == 1:
            assert s.camp.mileposts == [what]
        elif box < 4:
            assert getattr(s, what)
    assert s.camp.last_stand
    assert [SCENARIOS[k].lose for k in ("s01", "s02")] == [29, 31]


@pytest.mark.rule("VS-243", "VS-244")
def test_clean_up_clears_the_board_and_fills_the_bindle() -> None:
    """Carried tokens too; an unused Seance is lost."""
    s = night(scenario="s02")
    hold(s, 0, "nail", "e7")
    s.bindle.append("e6")
    s.candles = [3]
    s.bindle.remove("candle")
    s.cycle["salt"] = 1
    s.bindle.remove("salt")
    s.seance = True
    s.terrain[8] = "box"
    session = in_camp(s)
    t = session.state
    assert (
        sorted(set(t.bindle)) == ["apple", "candle", "foot", "nail", "salt"] and len(t.bindle) == 27
    )
    assert not t.terrain and not t.candles and not t.vagrants[0].tokens and not t.seance


@pytest.mark.rule("VS-245", "VS-246", "VS-247", "VS-269")
def test_coins_are_pooled_broken_junk_sells_and_leftovers_vanish() -> None:
    """Three a Vagrant and the Ritual Coins; 1 for a Broken card, worn or stored."""
    s = night()
    s.camp.ritual_coins = 2
    s.vagrants[0].junk = [-2]
    s.camp.junk = [-3]
    s.camp.junk_deck = [n for n in s.camp.junk_deck if n not in (2, 3)]
    session = in_camp(s)
    assert session.state.camp.pool == 8 and session.decision is not None
    assert session.decision.seat == ANYONE
    go_on(session, "sell:0,2", "sell_stored:3")
    assert session.state.camp.pool == 10 and not session.state.vagrants[0].junk
    go_on(session, "done")
    assert session.state.camp.pool == 0 and session.state.camp.ritual_coins == 0
    assert all(v.purse == 3 for v in session.state.vagrants)


@pytest.mark.rule("VS-248", "VS-249")
def test_two_skills_are_offered_by_side_and_hint_for_two_coins() -> None:
    """The card itself is not shown; the group picks who learns it; each only once."""
    session = in_camp(night())
    offer = {t.id: t for t in session.scene(0) if t.id.startswith("card:offer")}
    assert set(offer) == {"card:offer1", "card:offer2"}
    assert "Can-Do" not in offer["card:offer1"].name + offer["card:offer1"].text
    go_on(session, "learn:2", "take:1")
    assert session.state.camp.pool == 4 and session.state.vagrants[1].skills == [68, 2, 67, 0]
    assert why(session, "learn:2") == "VS-248"
    s = night()
    s.vagrants[0].skills = [35, 3, 36, 0]
    session = go_on(in_camp(s), "learn:2", "take:0")
    assert session.decision is not None and session.decision.ask == "stow"
    go_on(session, "stow:3")
    assert session.state.vagrants[0].skills == [35, 2, 36, 0]
    assert session.state.camp.belongings == [3]


@pytest.mark.rule("VS-250")
def test_skills_from_moments_cost_nothing() -> None:
    """At the end of the tunnel each Vagrant chooses one of two."""
    s = night(scenario="s07")
    for v in s.vagrants:
        v.skills = [v.skills[0], 0, v.skills[2], 0]
    session = sit(s, seed=1)
    assert session.decision is not None and session.decision.ask == "exclusive"
    assert offered(session) == ["choose:37", "choose:38"]
    go_on(session, "choose:38", "choose:69")
    assert 38 in session.state.vagrants[0].skills and 69 in session.state.vagrants[1].skills
    assert session.state.camp.pool == 6


TAUGHT: list[tuple[str, dict[str, int], list[int]]] = [
    ("s07", {"songsmith": 37, "runaway": 45, "empress": 53, "cursebearer": 69}, [1, 2, 3, 4]),
    ("s07", {"revivalist": 61, "wayfarer": 77}, [5, 6]),
    ("s13", {"songsmith": 39, "runaway": 47, "empress": 55, "cursebearer": 71}, [8, 9, 21, 15]),
    ("s13", {"revivalist": 63, "wayfarer": 79}, [14, 16]),
    (
        "s19",
        {"songsmith": 41, "runaway": 49, "empress": 57, "cursebearer": 73},
        [22, 23, 24, 25],
    ),
    ("s19", {"revivalist": 65, "wayfarer": 81}, [26, 27]),
]


@pytest.mark.rule("VS-250")
@pytest.mark.parametrize(
    ("scenario", "pairs", "moments"), [row for row in TAUGHT if row[0] in SCENARIOS]
)
def test_each_path_teaches_each_vagrant_something_else(
    scenario: str, pairs: dict[str, int], moments: list[int]
) -> None:
    """A Moment and a pair of Skills for everybody, by the path and not by when it was ridden."""
    s = night(scenario=scenario, who=tuple(pairs))
    s.camp.doors = [path_of(scenario)]
    session = sit(s, seed=1)
    for first in pairs.values():
        assert offered(session) == [f"choose:{first}", f"choose:{first + 1}"]
        go_on(session, f"choose:{first}")
        if session.decision is not None and session.decision.ask == "stow":
            go_on(session, f"stow:{first}")
    read = [e.args[0] for e in session.journal if e.kind == "page"]
    assert [key for key in read if key in {f"m{n}" for n in moments}] == [f"m{n}" for n in moments]


@pytest.mark.rule("VS-273")
def test_a_feather_and_a_ring_lead_to_the_bonus_and_take_no_card() -> None:
    """Moment 80, after either of the two nights, once; without both Mile Posts the line goes on as ever."""
    for scenario in ("s05", "s09"):
        s = night(scenario=scenario)
        s.camp.mileposts = ["To Be Free", "Float On"]
        s.step = "breaking_camp"
        session = sit(s, seed=1)
        read = [e.args[0] for e in session.journal if e.kind == "page"]
        if BONUS in SCENARIOS:
            assert read[0] == "m80" and session.state.camp.rejoin == scenario
            assert session.state.scenario == BONUS
        s.camp.mileposts = ["To Be Free"]
        session = sit(s, seed=1)
        assert session.state.scenario == scenario and not session.state.camp.rejoin


@pytest.mark.rule("VS-251")
def test_healing_and_repairing_cost_one_each() -> None:
    """A Wounded Skill, worn Junk, stored Junk."""
    s = night()
    s.vagrants[0].skills, s.vagrants[0].junk = [-35, 0, 36, 0], [-2]
    s.camp.junk = [-3]
    session = go_on(in_camp(s), "mend:0,35", "fix:0,2", "fix_stored:3")
    assert session.state.camp.pool == 3
    assert session.state.vagrants[0].skills[0] == 35 and session.state.vagrants[0].junk == [2]
    assert session.state.camp.junk == [3]


@pytest.mark.rule("VS-252")
def test_a_token_rummaged_in_camp_goes_along() -> None:
    """To any Vagrant with room, into the next Scenario."""
    session = in_camp(night(), picks=["apple"])
    go_on(session, "rummage", "take:1")
    assert session.state.vagrants[1].tokens == ["apple"] and session.state.camp.pool == 5
    go_on(session, "done", "done", "answer:a", "answer:a")
    assert session.state.phase == "setup" and session.state.vagrants[1].tokens == ["apple"]
    assert session.state.bindle.count("apple") == 2


@pytest.mark.rule("VS-253", "VS-254")
def test_one_junk_is_on_offer_for_three_coins_once_a_camp() -> None:
    """Tier 1 at first, Special Junk never."""
    s = night()
    assert all(JUNK[n].tier == 1 for n in s.camp.junk_deck)
    session = in_camp(s)
    card = session.state.camp.offered
    go_on(session, f"buy_junk:{card}", "take:0")
    assert session.state.vagrants[0].junk == [card] and session.state.camp.pool == 3
    assert not any(o.startswith(("buy_junk", "other_junk")) for o in offered(session))


@pytest.mark.rule("VS-255")
def test_another_junk_can_be_seen_for_a_coin_again_and_again() -> None:
    """The old card goes back and the deck is shuffled."""
    session = in_camp(night())
    first = session.state.camp.offered
    go_on(session, "other_junk")
    camp = session.state.camp
    assert camp.offered != first and first in camp.junk_deck and camp.pool == 5
    go_on(session, "other_junk")
    assert session.state.camp.pool == 4


@pytest.mark.rule("VS-256")
def test_new_tiers_are_shuffled_in_before_drawing() -> None:
    """Maco Joe's camp brings Tier 2, the Pit's Tier 3."""
    session = in_camp(night(scenario="s03"))
    camp = session.state.camp
    assert set(TIERS[2]) <= {*camp.junk_deck, camp.offered}
    assert SCENARIOS["s06"].tier == 3


@pytest.mark.rule("VS-257")
def test_the_seance_costs_a_coin_a_vagrant_and_lasts_one_scenario() -> None:
    """Three Vagrants, three Coins."""
    s = night(who=("songsmith", "cursebearer", "empress"))
    session = go_on(in_camp(s), "seance")
    assert session.state.camp.pool == 6 and session.state.seance
    assert why(session, "seance") == "VS-257"


@pytest.mark.rule("VS-258")
def test_banked_coins_open_moments_and_are_no_mile_posts() -> None:
    """8: poor Junk may be thrown out and one is given; 20: DC's Favour serves everybody."""
    s = night()
    s.camp.bank = 7
    session = go_on(in_camp(s), "bank")
    assert session.state.camp.bank == 8 and session.decision is not None
    assert session.decision.ask == "clear_shelf"
    go_on(session, offered(session)[0], "done")
    assert len(session.state.camp.junk) == 1 and not session.state.camp.mileposts
    s = night()
    s.camp.bank = 19
    session = go_on(in_camp(s), "bank", "done", "done", "answer:a", "answer:a")
    assert session.state.favour in TIERS[1]
    assert all(v.lent == session.state.favour for v in session.state.vagrants)


@pytest.mark.rule("VS-260", "VS-261", "VS-262", "VS-264")
def test_cards_move_between_slots_and_belongings() -> None:
    """Into a free slot; else something must go first; Exclusive Skills stay personal."""
    s = night()
    s.camp.belongings = [2, 3, 5]
    s.camp.personal = {"songsmith": [37]}
    s.camp.junk = [2, -3]
    s.camp.junk_deck = [n for n in s.camp.junk_deck if n not in (2, 3)]
    session = go_on(in_camp(s), "done")
    assert {"slot:0,2", "slot:1,3", "slot:0,37", "wear:0,2"} <= set(offered(session))
    assert "slot:1,37" not in offered(session)
    go_on(session, "slot:0,2")
    assert why(session, "slot:0,3") == "VS-261"
    go_on(session, "put_away:0,35", "slot:0,37", "wear:0,2")
    v = session.state.vagrants[0]
    assert v.skills == [37, 2, 36, 0] and v.junk == [2]
    assert session.state.camp.personal == {"songsmith": [35]}
    assert session.state.camp.belongings == [3, 5]


@pytest.mark.rule("VS-265", "VS-266", "VS-267")
def test_becoming_another_vagrant() -> None:
    """Earned Exclusive Skills are lost, sound Common Skills and Junk come along, the old one is free."""
    s = night()
    s.vagrants[0].skills = [35, 37, 36, 1]
    s.vagrants[0].junk = [2]
    s.camp.junk_deck.remove(2)
    s.camp.lost = [52]
    session = go_on(in_camp(s), "done", "become:0,empress")
    v = session.state.vagrants[0]
    assert v.who == "empress" and v.skills == [52, 0, 51, 1] and v.junk == [2]
    assert 37 in session.state.camp.lost and 35 not in session.state.camp.lost
    assert "become:1,songsmith" in offered(session)
    assert why(session, "become:1,empress") == "VS-267"


@pytest.mark.rule("VS-270", "VS-271")
def test_in_between_answers_are_secret_until_all_are_in() -> None:
    """Each seat sees its own Coin's letter, nobody else's; then each answer comes true."""
    session = go_on(in_camp(night()), "done", "done")
    assert session.decision is not None and session.decision.secret and session.decision.seat == 0
    go_on(session, "answer:b")
    looks = {
        seat: next(t.look for t in session.scene(seat) if t.id == "answer:0") for seat in (0, 1)
    }
    assert looks == {0: "b", 1: "coin"}
    shown = next(t for t in session.scene(1) if t.id == "card:between")
    assert "back_a" not in shown.facts
    go_on(session, "answer:a")
    v, o = session.state.vagrants
    assert (v.most, v.bonus.move) == (9, 1) and o.ward == 2


@pytest.mark.rule("VS-272", "VS-273")
def test_the_cards_come_in_order_and_name_the_way() -> None:
    """Card 2 asks for a door, together; card 7 for nothing; the wooden door leads to Maco Joe."""
    assert list(CARDS) == list(range(1, len(CARDS) + 1))
    session = wooden_door(go_on(in_camp(night(scenario="s02")), "done", "done"))
    assert session.state.scenario == "s03" and session.state.camp.doors == ["tunnel"]
    s = night(scenario="s07")
    for v in s.vagrants:
        v.skills = [v.skills[0], 0, v.skills[2], 0]
    session = sit(s, seed=1)
    go_on(session, "choose:37", "choose:69", "done", "done")
    assert session.state.scenario == "s08" and session.state.phase == "setup"


def wooden_door(session: Session[Journey]) -> Session[Journey]:
    """Through the first door, if there is another to choose."""
    if session.decision is not None and session.decision.ask == "door":
        go_on(session, "door:tunnel")
    return session


def test_a_fourth_revival_ends_the_line() -> None:
    """Nothing is left between the Vagrants and the fiddler, whose nights are not in yet."""
    s = night("lost")
    s.camp.revives = 3
    for v in s.vagrants:
        westbound(s, v.seat)
    session = go_on(in_camp(s), "done", "done")
    if "s23" in SCENARIOS:
        assert session.state.scenario == "s23"
        return
    assert session.outcome is not None
    assert GAME.words.outcome(session.state, session.outcome).startswith("The line ends here")


@pytest.mark.rule("VS-295", "VS-296")
def test_the_malady_token_makes_the_haint_go_first_every_time_round() -> None:
    """Drawn, it is replaced by another draw and lies on the next round's space for the Scenario."""
    s = table("songsmith", "cursebearer", haint="B1b")
    s.malady = 1
    s.bindle.append("malady")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["malady", "salt"]), "rummage")
    assert session.state.malady_round == 2 and session.state.vagrants[0].tokens == ["salt"]
    assert "malady" not in session.state.bindle
    t = session.state
    for rounds in (1, 7):
        t.rounds, t.step, t.active = rounds, "round_open", -1
        t.haints[0].at = 27
        begun = sit(t, picks=["nail"], seed=1)
        kinds = [
            e.kind
            for e in begun.journal
            if e.kind in ("round", "malady_turn", "haint_action", "turn")
        ]
        assert kinds[:3] == ["round", "malady_turn", "haint_action"]


@pytest.mark.rule("VS-297")
def test_the_third_malady_makes_a_wound_everybodys() -> None:
    """All others lose 1; the second makes its drawer lose 2."""
    s = table("songsmith", "cursebearer", "empress")
    s.rituals.append("first_blood")
    s.malady = 3
    run(wound(s, 0), "skill:35")
    assert [v.humanity for v in s.vagrants] == [10, 9, 10]
    s = table()
    s.malady = 2
    s.bindle.append("malady")
    session = go_on(sit(acting(s, 0, rummage=1), picks=["malady", "salt"]), "rummage")
    assert session.state.vagrants[0].humanity == 8


@pytest.mark.witness
@pytest.mark.parametrize("bot", ["greedy", "mcts:40"])
def test_bots_buy_what_the_book_recommends(bot: str) -> None:
    """In a first Camp with 11 Coins: both Skills and the Junk, the Wound healed, nobody swapped, nothing left over."""
    s = night(who=("songsmith", "cursebearer", "revivalist"))
    s.camp.ritual_coins = 2
    s.vagrants[0].skills[0] *= -1
    session = in_camp(s)
    mind = bots.make(bot, seed=3)
    chosen = []
    while session.state.phase == "camp":
        option = mind.choose(session)
        chosen.append(option.verb)
        session.choose(option)
    assert chosen.count("learn") == 2 and "buy_junk" in chosen and "mend" in chosen
    assert "become" not in chosen and "trade" not in chosen
    assert not any(event.kind == "unspent" for event in session.journal)
    skilled = [sum(n > 0 for n in v.skills) for v in session.state.vagrants]
    assert sum(skilled) == 8 and session.state.vagrants[0].skills[0] > 0
