"""The march as the Skeletons plan it: how many hits the rest of a turn can bring, and that bots make them."""

from __future__ import annotations

import importlib
from random import Random

import pytest

from hearthside import bots
from hearthside.games.vast import game
from hearthside.games.vast.advice.march import TWIST, Field, Line, March, march_hits
from hearthside.games.vast.advice.skeletons import skeletons_score
from hearthside.games.vast.content.board import ADJACENT, GONE, SUPPLY
from hearthside.games.vast.content.figures import CASTY, SCREAMY, SHOOTY, SLASHY, STABBY
from hearthside.games.vast.content.roles import SKELETONS
from hearthside.games.vast.rules.edges import settle
from hearthside.games.vast.state import Vast
from hearthside.kernel import Session

from .arrange import (
    Table,
    activate,
    blank,
    choose,
    corridor,
    equip,
    play,
    put_lamp,
    put_webs,
    spot,
)

pytestmark = pytest.mark.witness

march = importlib.import_module("hearthside.games.vast.advice.march")
"""The module; its package has a function of the package's own name."""


def siege(places: dict[int, str], guard: int, stability: int = 5) -> Vast:
    """The Paladin on D4 in the open; the first Skeleton is up, the others follow in this order."""
    s = blank("paladin_skeletons_spider")
    corridor(s, "C2 D2 E2 C3 D3 E3 C4 D4 E4 C5 D5 E5", "blood")
    corridor(s, "A7")
    s.spider.at, s.spider.turns = spot("A7"), 2
    s.paladin.at, s.paladin.prepare = spot("D4"), guard
    s.map.skulls, s.map.stack = [GONE, GONE], []
    first = next(iter(places))
    for i, where in places.items():
        s.skeletons.at[i] = spot(where)
    activate(s, first, places[first], stability)
    s.skeletons.up = sum(1 << i for i in places)
    s.skeletons.march = [*places, *(i for i in range(5) if i not in places)]
    s.skeletons.acted = 1 << first
    return s


def mark_pit(s: Vast, where: str) -> None:
    """A pit marker."""
    s.map.pit_marks |= 1 << spot(where)
    settle(s.map, spot(where))


def hits(s: Vast) -> int:
    """The hits that are planned, whatever they cost."""
    return round(march_hits(s, s.paladin.at, s.paladin.prepare))


def marched(s: Vast, seed: int = 3) -> Table:
    """The rest of the turn as greedy bots play it."""
    session = play(s, seed=seed)
    bot = bots.make("greedy", 2)
    while session.decision is not None and session.state.role == SKELETONS:
        choose(session, str(bot.choose(session)))
    return session


def wounds(s: Vast) -> int:
    """The Health that the Paladin loses by it."""
    before = s.paladin.health
    return before - marched(s).state.paladin.health


def test_casty_cackles_round_the_one_whose_tile_he_has_come_to() -> None:
    s = siege({CASTY: "D2"}, guard=2)
    assert hits(s) == 0
    s.map.skulls = [SUPPLY, SUPPLY]
    assert hits(s) == 1
    assert wounds(s) == 1
    s.skeletons.stability = 2
    assert hits(s) == 0, "skulls cost 1 each, the strike another"


def test_skulls_help_those_who_come_after() -> None:
    s = siege({CASTY: "D2", SCREAMY: "E3", STABBY: "C3"}, guard=2, stability=6)
    s.map.skulls = [SUPPLY, SUPPLY]
    assert hits(s) == 3
    assert wounds(s) == 3


def test_slashy_rages_where_one_is_missing() -> None:
    s = siege({SLASHY: "D2", STABBY: "D5"}, guard=2)
    assert hits(s) == 1
    assert wounds(s) == 1
    s.skeletons.raged = True
    assert hits(s) == 1, "in her rage already"
    s.skeletons.raged, s.skeletons.stability = False, 1
    assert hits(s) == 0


def test_shooty_shoots_and_stays() -> None:
    s = siege({SHOOTY: "D2"}, guard=0, stability=2)
    for side in ("C4", "D3", "E4", "D5"):
        put_webs(s, side, 3)
    assert hits(s) == 1, "no way leads to him, but she sees him"
    session = marched(s)
    assert session.state.paladin.health == 6
    s.skeletons.stability = 1
    assert hits(s) == 0


def test_who_tunnels_distracts() -> None:
    s = siege({STABBY: "C2", SCREAMY: "D2"}, guard=1)
    s.skeletons.moves = 0
    mark_pit(s, "E4")
    assert hits(s) == 0
    mark_pit(s, "C2")
    assert hits(s) == 1
    assert wounds(s) == 1


@pytest.mark.parametrize("trap", ["web", "lamp"])
def test_who_treads_down_what_stops_them_opens_the_way(trap: str) -> None:
    s = siege({STABBY: "D2", SCREAMY: "D1"}, guard=1)
    corridor(s, "D1", "blood")
    for side in ("C4", "E4", "D5"):
        put_webs(s, side, 3)
    if trap == "web":
        put_webs(s, "D3")
    else:
        put_lamp(s, "D3")
    assert hits(s) == 1
    assert wounds(s) == 1
    put_webs(s, "D3", 3)
    assert hits(s) == 0


def test_screamy_calls_one_that_has_acted_and_strikes() -> None:
    s = siege({SCREAMY: "D2", CASTY: "C2"}, guard=1)
    s.skeletons.acted |= 1 << CASTY
    assert hits(s) == 1
    assert wounds(s) == 1
    s.skeletons.screams = 1
    assert hits(s) == 0


def test_screamy_calls_one_that_is_still_to_act_within_reach_of_him() -> None:
    s = siege({SCREAMY: "G1", STABBY: "F1"}, guard=0, stability=3)
    s.skeletons.moves = 0
    corridor(s, "F1 F2 F3 F4 G1", "blood")
    assert hits(s) == 1
    s.skeletons.at[STABBY] = spot("A1")
    assert hits(s) == 0, "nobody hears her"


def test_poison_makes_stabbys_hit_two() -> None:
    s = siege({STABBY: "D2"}, guard=0)
    once = march_hits(s, s.paladin.at, 0)
    equip(s, "poison")
    assert march_hits(s, s.paladin.at, 0) == pytest.approx(once + 1 - TWIST)
    assert wounds(s) == 2


def test_a_hit_of_stabby_is_as_good_as_done_while_he_twists_his_knife() -> None:
    s = siege({STABBY: "D3"}, guard=0)
    session = play(s)
    before = skeletons_score(session.state)
    choose(session, "go:D4")
    assert session.state.paladin.health == 7, "he is asked about his knife first"
    assert skeletons_score(session.state) > before


def test_what_has_been_paid_for_a_line_no_longer_counts_against_it() -> None:
    s = siege({CASTY: "D2"}, guard=2)
    s.map.skulls = [SUPPLY, SUPPLY]
    s.skeletons.at[CASTY], s.skeletons.must_strike = spot("D4"), True
    planned = march_hits(s, s.paladin.at, 2)
    s.map.skulls[0], s.skeletons.stability = spot("D3"), 4
    assert march_hits(s, s.paladin.at, 2) > planned


def strange(field: Field, random: Random) -> Field:
    """The same with other walls about the prey, another guard, Stability, order, skulls and screams, and one moved."""
    at, near = list(field.at), ADJACENT[field.prey.bit_length() - 1]
    at[random.choice(field.order)] = random.randrange(49)
    shut = random.getrandbits(49) & random.getrandbits(49)
    return field._replace(
        at=tuple(at),
        order=tuple(random.sample(field.order, len(field.order))),
        guard=random.randrange(4),
        open=tuple(way & ~shut for way in field.open),
        traps=field.traps | near & random.getrandbits(49),
        sticky=field.sticky | near & random.getrandbits(49),
        supply=random.randrange(3),
        stability=random.randrange(1, 7),
        screams=random.randrange(2),
        raged=random.random() < 0.3,
    )


class Patient(March):
    """A march that plays every line through and forgets nothing on the way."""

    def hopeful(self, at: Line) -> bool:
        """Always."""
        return True

    def held(self, at: Line, spot: int, ways: int = 0, cost: int = 0, skulls: int = 0) -> float:
        """The line as it is."""
        return self.best(
            at._replace(
                acted=at.acted + 1,
                held=at.held | spot,
                ways=at.ways | ways,
                skulls=at.skulls - skulls,
                stability=at.stability - cost,
            )
        )


def test_lines_that_are_given_up_early_would_have_brought_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fields: list[Field] = []
    real = march.hits

    def seen(field: Field) -> float:
        fields.append(field)
        return float(real(field))

    monkeypatch.setattr(march, "hits", seen)
    session = Session(game, {"seats": 3, "roles": ["knight", "skeletons", "spider"]}, seed=12)
    players = [bots.make("greedy", seat) for seat in range(3)]
    while session.decision is not None and session.number < 200:
        session.choose(players[session.decision.seat].choose(session))
    monkeypatch.setattr(march, "MANY", 1 << 30)
    random = Random(5)
    brought = 0
    for field in fields:
        odd = strange(field, random)
        quick, patient = March(odd), Patient(odd)
        best = quick.best(quick.begun)
        assert best == patient.best(patient.begun)
        brought += best > 1
    assert brought > 100


def test_a_march_is_played_through_once_whatever_others_hold() -> None:
    s = siege({CASTY: "D2", SCREAMY: "E3", STABBY: "C3"}, guard=2, stability=6)
    march.hits.cache_clear()
    assert hits(s) == hits(s) > 0
    s.paladin.grit += 1
    s.skeletons.deck.cards.reverse()
    assert hits(s) > 0
    assert march.hits.cache_info().misses == 1
    s.skeletons.stability -= 1
    assert hits(s) > 0
    assert march.hits.cache_info().misses == 2


def test_a_march_with_many_lines_is_not_played_through_to_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places = {SCREAMY: "C3", CASTY: "C2", SHOOTY: "D2", SLASHY: "E2", STABBY: "E3"}
    s = siege(places, guard=4, stability=9)
    for side in ("C4", "E4"):
        s.map.walls[spot(side)] |= 0b1010
        settle(s.map, spot(side))
    fields: list[Field] = []

    def seen(field: Field) -> float:
        fields.append(field)
        return 0.0

    monkeypatch.setattr(march, "hits", seen)
    hits(s)

    def played() -> March:
        planned = March(fields[0])
        assert planned.best(planned.begun) > 1
        return planned

    whole = len(played().known)
    assert 100 < whole < march.MANY
    monkeypatch.setattr(march, "MANY", 20)
    assert len(played().known) < 0.7 * whole


def test_casty_cackles_after_another_has_gone_to_distract() -> None:
    s = siege({STABBY: "C3", CASTY: "D2"}, guard=3, stability=6)
    assert hits(s) == 0
    s.map.skulls = [SUPPLY, SUPPLY]
    assert hits(s) == 1
    assert wounds(s) == 1
