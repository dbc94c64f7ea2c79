"""What is counted: how near the night is to its end, what a Coin buys to the last one, what leaves where it lay."""

from __future__ import annotations

import pytest
from tests.positions import offered, told, why

from hearthside.games.vagrantsong.content.line import BEFORE_DOORS
from hearthside.games.vagrantsong.content.scenarios.s20 import FULL
from hearthside.games.vagrantsong.content.scenarios.s20_light import BEAM, STARTS, TIMELESS
from hearthside.games.vagrantsong.rules.bindle import discard, shake
from hearthside.games.vagrantsong.rules.parts import begin
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import Goal, Session

from .table import GAME, go_on, sit, table
from .test_camp import in_camp, night
from .test_reasons_camp import camp


def race(s: Journey) -> dict[str, Goal]:
    return {goal.look: goal for goal in GAME.race(s)}


@pytest.mark.rule("VS-227")
def test_every_break_of_a_haint_is_a_stretch_of_the_race() -> None:
    s = table()
    h = s.haints[0]
    whole = h.breaks * h.threshold
    assert (race(s)["humanity"].value, race(s)["humanity"].of) == (h.humanity, whole)
    h.breaks -= 1
    h.humanity = 3
    found = race(s)["humanity"]
    assert (found.value, found.of) == (h.threshold + 3, whole)
    assert found.marks == tuple(range(h.threshold, whole, h.threshold))
    h.breaks, h.humanity = 0, h.threshold
    assert race(s)["humanity"].value == whole, "never more than the whole"


@pytest.mark.rule("VS-223")
def test_rituals_are_a_goal_of_their_own_where_they_win() -> None:
    s = table(scenario="s04")
    before = race(s)["ritual"]
    s.rituals = ["shiny"]
    assert (before.value, race(s)["ritual"].value) == (0, 1)
    assert race(s)["ritual"].of >= 2
    assert "ritual" not in race(table(scenario="s01"))


@pytest.mark.parametrize("night", [f"s{n:02}" for n in range(1, 24)])
def test_every_night_says_from_its_first_choice_what_wins_it(night: str) -> None:
    session = Session(GAME, {"scenario": night}, 3)
    for _ in range(40):
        found = GAME.race(session.state)
        assert "wins" in [goal.means for goal in found]
        assert all(goal.rule in GAME.rulebook for goal in found)
        assert len({goal.name for goal in found}) == len(found)
        assert session.asked
        session.choose(session.asked.options[0])


@pytest.mark.rule("VN-1022")
def test_in_the_snow_those_are_counted_who_got_away_of_those_who_can() -> None:
    s = table("songsmith", "cursebearer", "empress", scenario="s10")
    away = race(s)["away"]
    assert (away.value, away.of, away.means) == (0, 3, "wins")
    s.vagrants[0].out = s.vagrants[1].westbound = True
    assert (race(s)["away"].value, race(s)["away"].of) == (1, 2)


@pytest.mark.rule("VN-2073")
def test_the_lighthouses_come_before_the_lightkeeper() -> None:
    s = table(scenario="s20", bare=False)
    s.haints[0].threshold = 0
    FULL.set(s, 20)
    saved, lights = race(s)["humanity"], race(s)["light"]
    assert (saved.value, saved.of) == (0, 20)
    assert (lights.value, lights.of, lights.means) == (0, 2, "leads")
    assert lights.text == "Their patterns are on the Maps."
    s.figures.update(STARTS)
    begin(s, BEAM)
    assert lights.text != race(s)["light"].text
    del s.events[1]
    assert race(s)["light"].value == 1
    s.haints[0].mood, s.haints[0].threshold = TIMELESS, 20
    assert "light" not in race(s)


@pytest.mark.rule("VS-227")
def test_one_break_left_is_said_in_the_singular() -> None:
    s = table()
    s.haints[0].breaks = 1
    assert race(s)["humanity"].text.endswith("1 Break left.")


@pytest.mark.rule("VS-229")
def test_the_westbound_are_counted_against_all_and_a_defeat_is_told() -> None:
    s = table()
    s.vagrants[0].westbound = True
    found = race(s)["westbound"]
    assert (found.value, found.of, found.means) == (1, 2, "loses")
    s.over = "lost"
    assert [goal.name for goal in GAME.race(s)].count("Defeat") == 1
    s.over = "won"
    assert "Defeat" not in [goal.name for goal in GAME.race(s)]


@pytest.mark.rule("VS-008")
def test_in_camp_the_nights_alone_are_counted() -> None:
    """What the night left on its tracks says nothing of the next one."""
    s = camp(pool=3)
    assert [goal.name for goal in GAME.race(s)] == ["Nights"]
    s.phase, s.step = "scenario", "acts"
    assert [goal.name for goal in GAME.race(s)][-2:] == ["Westbound", "Nights"]


@pytest.mark.rule("VS-249", "VS-254")
def test_what_is_on_offer_in_camp_says_its_price() -> None:
    s = camp(pool=5)
    s.camp.offers, s.camp.offered = [1, 2], 7
    priced = {thing.id: thing.facts.get("cost") for thing in GAME.scene(s, 0)}
    assert (priced["card:offer1"], priced["card:offer2"], priced["card:junk7"]) == (2, 2, 3)


@pytest.mark.rule("VS-270")
def test_the_doors_are_seen_and_those_behind_the_party_are_nailed_up() -> None:
    s = camp(pool=0)
    s.phase, s.step, s.camp.card, s.camp.doors = "between", "between", BEFORE_DOORS["s08"], ["snow"]
    shut = {t.look: t.facts["shut"] for t in GAME.scene(s, 0) if t.id.startswith("door:")}
    assert shut == {"tunnel": False, "snow": True, "orchard": False}


@pytest.mark.rule("VS-245", "VS-251", "VS-254")
@pytest.mark.parametrize(
    ("option", "price"),
    [
        ("learn:2", 2),
        ("mend:0,35", 1),
        ("fix:0,7", 1),
        ("fix_stored:8", 1),
        ("rummage", 1),
        ("buy_junk:4", 3),
        ("other_junk", 1),
    ],
)
def test_the_last_coin_is_enough_and_one_less_is_not(option: str, price: int) -> None:
    for pool in (price, price - 1):
        s = camp(pool=pool)
        s.vagrants[0].skills[0], s.vagrants[0].junk, s.camp.junk = -35, [-7], [-8]
        session = sit(s)
        if pool == price:
            assert option in offered(session)
        else:
            assert why(session, option) == "VS-245"
            assert f"{price} Coin" in told(session, option)


@pytest.mark.rule("VS-254", "VS-247")
def test_one_purchase_of_junk_a_camp_and_what_was_not_bought_goes_back() -> None:
    session = in_camp(night())
    card = session.state.camp.offered
    go_on(session, f"buy_junk:{card}", "take:0")
    assert session.state.camp.bought and not session.state.camp.offered
    session = in_camp(night())
    card = session.state.camp.offered
    go_on(session, "done")
    kept = session.state.camp
    assert (kept.offered, kept.pool, kept.junk_deck.count(card)) == (0, 0, 1)


@pytest.mark.rule("VS-129")
def test_what_was_set_aside_goes_back_into_the_bindle_once() -> None:
    s = table()
    before = s.bindle.count("nail")
    s.aside = ["nail"]
    shake(s)
    shake(s)
    assert (s.bindle.count("nail"), s.aside) == (before + 1, [])


@pytest.mark.rule("VS-143")
def test_an_event_token_is_gone_and_any_other_goes_to_the_cycle_track() -> None:
    s = table()
    before = dict(s.cycle)
    discard(s, "event9")
    assert s.cycle == before
    discard(s, "nail")
    assert s.cycle["nail"] == before["nail"] + 1
