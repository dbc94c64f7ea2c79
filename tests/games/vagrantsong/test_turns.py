"""Setting up, rounds, turns and Coins (VS-006 to VS-008, VS-032 to VS-057)."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import SPACE
from hearthside.games.vagrantsong.content.page import SCENARIOS, read_diagram
from hearthside.games.vagrantsong.content.vagrants import VAGRANTS
from hearthside.games.vagrantsong.setup import lay_out
from hearthside.games.vagrantsong.state import TOKENS, Bonus
from hearthside.kernel import ANYONE

from .table import (
    GAME,
    acting,
    go_on,
    haunting,
    hold,
    offered,
    placing,
    set_at,
    sit,
    table,
    verbs,
    why,
)


@pytest.mark.rule("VS-032", "VS-033", "VS-034")
def test_everybody_starts_with_two_skills_in_fitting_slots_and_full_humanity() -> None:
    """Starting Skills by side, the Wayfarer's Satchel at the bottom, three Coins."""
    for who, card in VAGRANTS.items():
        s = GAME.begin(
            {"seats": 2, "vagrants": [who, next(w for w in VAGRANTS if w != who)]}, seed=1
        )
        v = s.vagrants[0]
        assert sorted(n for n in v.skills if n) == sorted(card.skills)
        assert v.humanity == v.most == card.most
        assert v.junk == list(card.junk)
        assert v.purse == 3


@pytest.mark.rule("VS-035", "VS-037", "VS-040")
def test_a_scenario_is_laid_out_as_its_page_says() -> None:
    """Terrain, Events, tracks, the Threshold by player count, 27 tokens in the Bindle."""
    for key, made in SCENARIOS.items():
        for seats in (2, 3, 4):
            s = GAME.begin({"seats": seats, "scenario": key}, seed=2)
            lay_out(s)
            drawn = read_diagram(key, made.diagram)
            assert s.terrain == drawn.terrain and s.events == drawn.events
            assert s.on_round == made.on_round
            assert s.haints[0].on_break == made.haints[0].on_break
            here = [card for card in made.haints if not card.aside]
            for card, haint in zip(here, s.haints, strict=True):
                assert haint.threshold == (card.thresholds[seats - 2] if card.thresholds else 0)
                assert haint.mood == 0
            for token, n in TOKENS.items():
                held = sum(v.tokens.count(token) for v in s.vagrants)
                lit = len(s.candles) if token == "candle" else 0
                assert s.bindle.count(token) + held + lit == n
            assert sum(t not in TOKENS for t in s.bindle) == len(made.in_bindle)


@pytest.mark.rule("VS-036", "VS-068")
def test_players_choose_marked_spaces_and_the_pup_goes_beside_the_runaway() -> None:
    """Each in turn takes a free one; the Pup an open neighbour."""
    session = sit(GAME.begin({"seats": 2, "vagrants": ["runaway", "empress"]}, seed=1), seed=5)
    starts = read_diagram("s01", SCENARIOS["s01"].diagram).starts
    assert set(offered(session)) == {f"place:{n}" for n in SPACE if SPACE[n] in starts}
    go_on(session, "place:A4b")
    assert session.decision is not None and session.decision.ask == "pup_place"
    assert all(o in ("place:A4a", "place:A3b", "place:A5b", "place:A4c") for o in offered(session))
    go_on(session, offered(session)[0])
    assert session.decision.seat == 1 and "place:A4b" not in offered(session)


@pytest.mark.rule("VS-038", "VS-222", "VS-294")
def test_three_rituals_show_their_objective_and_hide_their_reward() -> None:
    """The reward is told only once it is done; the Scenario's texts can be read before play."""
    s = table()
    ritual = SCENARIOS["s01"].rituals[0]
    shown = {t.id: t for t in GAME.scene(s, 0)}
    assert ritual.reward not in shown[f"ritual:{ritual.key}"].text
    assert ritual.objective in shown[f"ritual:{ritual.key}"].text
    s.rituals.append(ritual.key)
    shown = {t.id: t for t in GAME.scene(s, 0)}
    assert ritual.reward in shown[f"ritual:{ritual.key}"].text
    page = shown["panel:scenario"].text
    assert SCENARIOS["s01"].victory_text in page and SCENARIOS["s01"].break_text in page
    assert {"panel:effect.shakes", "panel:effect.spooked"} <= set(shown)


@pytest.mark.rule("VS-039")
def test_shelter_from_the_storm_begins_with_event_one() -> None:
    """After setup the Turned Faces move 2 toward the Break side."""
    s = table(haint="A2b")
    s.step = "opening"
    session = sit(s, seed=1)
    while session.decision is not None and session.decision.ask == "haint_way":
        session.choose(session.decision.options[0])
    assert session.state.haints[0].at == SPACE["A4b"]


@pytest.mark.rule("VS-041")
def test_the_seance_card_works_where_the_scenario_says() -> None:
    """In the Maco tunnel it is discarded to clear an effect; where there is none it cannot be taken along."""
    s = table("songsmith", "cursebearer", scenario="s03")
    s.seance = True
    s.vagrants[1].effects = ["blinded", "burning"]
    session = sit(s)
    go_on(session, "seance", "burning")
    assert session.state.vagrants[1].effects == ["blinded"] and not session.state.seance
    with pytest.raises(Exception, match="no Seance"):
        GAME.begin({"seats": 2, "scenario": "s01", "seance": True})


@pytest.mark.rule("VS-042", "VS-219")
def test_in_between_effects_reach_the_next_scenario() -> None:
    """A maximum that is 1 lower, a Move that is 1 higher, an effect to start with."""
    s = table("songsmith", "cursebearer")
    v = s.vagrants[0]
    v.bonus, v.starts = Bonus(move=1), ["white"]
    v.most = 9
    lay_out(s)
    assert (v.humanity, v.most, v.effects) == (9, 9, ["spooked"])
    facts = next(t for t in GAME.scene(s, 0) if t.id == "seat:0").facts
    assert facts["move"] == 3


@pytest.mark.rule("VS-043", "VS-044", "VS-045", "VS-046", "VS-047")
def test_vagrants_and_haint_alternate_until_all_have_acted() -> None:
    """The party agrees who is next; the Haint follows every one, and ends the round."""
    s = table("songsmith", "cursebearer", "revivalist", haint="A1b")
    session = sit(s, picks=["nail"] * 3, seed=1)
    order = []
    for seat in (2, 0, 1):
        assert session.decision is not None
        if session.decision.ask == "whose_turn":
            assert session.decision.seat == ANYONE
            assert f"turn:{seat}" in offered(session)
            session.choose(f"turn:{seat}")
        order.append(session.state.active)
        session.choose("ready")
        while session.decision.ask in ("act", "haint_way"):
            session.choose("end" if session.decision.ask == "act" else offered(session)[0])
    turns = [e.kind for e in session.journal if e.kind in ("turn", "haint_action", "round")]
    assert turns[:6] == ["turn", "haint_action"] * 3
    assert turns[6] == "round"
    assert session.state.rounds == 2


@pytest.mark.rule("VS-048", "VS-229", "VS-124")
def test_defeat_comes_the_moment_the_last_vagrant_is_westbound() -> None:
    """In the middle of the Haint's action."""
    s = table("songsmith", "cursebearer", haint="A2a")
    s.vagrants[1].westbound = True
    s.vagrants[1].humanity = 1
    v = s.vagrants[0]
    v.skills, v.humanity = [35, 0, -36, 0], 1
    session = sit(haunting(s), picks=["candle"], seed=1)
    while session.decision is not None:
        session.choose(session.decision.options[0])
    assert session.state.over == "lost" and session.state.rounds == 1


@pytest.mark.rule("VS-049", "VS-051")
def test_coins_come_back_at_the_start_of_the_turn() -> None:
    """All three, from wherever they were."""
    s = table()
    s.vagrants[0].coins = {"move": 2, "s35": 1}
    hold(s, 0, "foot")
    session = sit(s)
    session.choose("turn:0")
    assert session.state.vagrants[0].hand == 3 and not session.state.vagrants[0].coins
    go_on(session, "coin:move", "coin:move", "coin:move")
    assert why(session, "coin:move") == "VS-051" and "foot:move" in offered(session)


@pytest.mark.rule("VS-050", "VS-052", "VS-055")
def test_coins_are_placed_before_acting_and_need_not_all_be() -> None:
    """Two on one action strengthen it; then the actions come in any order, each once."""
    s = table()
    session = sit(placing(s, 0), picks=["nail", "salt"], rolls=[5])
    assert "rummage" not in offered(session)
    go_on(session, "coin:rummage", "coin:rummage", "coin:patch")
    assert {"rummage", "patch", "end"} == verbs(session)
    go_on(session, "patch")
    assert "patch" not in offered(session)
    s = table()
    session = go_on(sit(placing(s, 0)), "coin:rummage", "coin:move", "ready")
    assert session.state.vagrants[0].hand == 1
    assert "rummage" in offered(session)


@pytest.mark.rule("VS-053", "VS-054")
def test_general_actions_never_rest_but_skills_do() -> None:
    """A Skill that held a Coin last round cannot take one, even if it was Wounded and healed since."""
    s = table()
    s.vagrants[0].coins = {"move": 2, "s35": 1}
    hold(s, 0, "foot")
    session = sit(s)
    session.choose("turn:0")
    assert "coin:move" in offered(session) and "coin:s36" in offered(session)
    assert why(session, "coin:s35") == "VS-054"
    s = table()
    v = s.vagrants[0]
    v.coins = {"patch": 1}
    v.foot = "s36"
    v.foot_spent = True
    session = go_on(sit(s), "turn:0")
    assert why(session, "coin:s36") == "VS-054"


@pytest.mark.rule("VS-056")
def test_an_action_without_a_target_in_range_cannot_be_performed() -> None:
    """The Coins on it are wasted."""
    s = table(haint="C6d")
    session = sit(acting(s, 0, bust=1, s35=1))
    assert not any(o.startswith(("bust", "skill:35,h")) for o in offered(session))
    assert why(session, "bust:0") == "VS-138"


@pytest.mark.rule("VS-057", "VS-064")
def test_a_passive_works_in_the_haints_turn_and_while_westbound() -> None:
    """The Cursebearer, Haunted, gives the Haint 1 Humanity, once a turn."""
    s = table("cursebearer", "songsmith", haint="B1b")
    set_at(s, "B3b", "A1a")
    s.vagrants[0].westbound, s.vagrants[0].under = True, 0
    s.vagrants[0].skills = [-68, 0, -67, 0]
    s.vagrants[0].humanity = 1
    session = sit(haunting(s), picks=["nail"], seed=1)
    while session.decision is not None and session.decision.ask in ("haint_way", "aside"):
        session.choose(session.decision.options[0])
    assert session.state.haints[0].humanity == 1
    assert session.state.haints[0].at == SPACE["B4b"]


@pytest.mark.rule("VS-006", "VS-268")
def test_players_join_and_leave_only_in_camp() -> None:
    """A newcomer brings Starting Skills and no Coins; the last to sit down may get off."""
    s = camp(open_seats=True)
    session = sit(s)
    assert {"join:empress", "leave:1"} & set(offered(session)) == {"join:empress"}
    go_on(session, "join:empress")
    assert len(session.state.vagrants) == 3 and session.state.vagrants[2].skills == [52, 0, 51, 0]
    assert session.state.camp.pool == 0
    go_on(session, "leave:2")
    assert len(session.state.vagrants) == 2
    assert why(sit(camp(open_seats=False)), "join:empress") == "VS-006"


def camp(open_seats: bool):  # type: ignore[no-untyped-def]
    """Managing Vagrants in a campaign."""
    s = GAME.begin(
        {
            "seats": 2,
            "campaign": True,
            "open_seats": open_seats,
            "vagrants": ["songsmith", "cursebearer"],
        },
        seed=1,
    )
    s.step, s.phase = "managing", "camp"
    return s


@pytest.mark.rule("VS-007", "VS-008")
def test_win_or_lose_a_campaign_goes_on() -> None:
    """Scenario, camp, In-Between, the next Scenario."""
    for over in ("won", "lost"):
        s = table()
        s.campaign, s.over, s.step = True, over, "scenario_over"
        session = sit(s, seed=3)
        assert session.state.phase == "camp" and session.state.camp.results == [over]
        go_on(session, "done", "done", "answer:a", "answer:b")
        assert session.state.scenario == "s02" and session.state.phase == "setup"


@pytest.mark.rule("VS-007")
def test_when_all_is_over_one_still_sees_who_stood_where() -> None:
    s = table()
    s.over, s.step = "won", "scenario_over"
    session = sit(s, seed=3)
    assert session.decision is None and session.state.phase == "over"
    stood = {thing.id: thing.at for thing in GAME.scene(session.state, 0) if thing.kind == "piece"}
    for v in session.state.vagrants:
        assert stood[f"piece:{v.who}"].startswith("space:")
    assert stood["piece:haint0"].startswith("space:")


@pytest.mark.rule("VS-162")
def test_a_haint_triggers_an_event_only_where_its_scenario_says_so() -> None:
    """Maco Joe on the sack changes his mood; the Turned Faces walk over tokens without a thought."""
    s = table("songsmith", "cursebearer", scenario="s03", haint="B3b")
    set_at(s, "A1a", "A2a")
    s.events[3] = SPACE["B1b"]
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert session.state.haints[0].at == SPACE["B1b"]
    assert session.state.haints[0].mood == 1 and 3 not in session.state.events
    s = table(haint="B1b")
    s.events[5] = SPACE["B4b"]
    session = sit(haunting(s), picks=["nail"], seed=1)
    assert session.state.haints[0].at == SPACE["B4b"] and 5 in session.state.events
