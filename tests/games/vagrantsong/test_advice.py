"""What bots make of a night: a way out is walked, and full pockets are not filled."""

from __future__ import annotations

from hearthside.games.vagrantsong.advice import advice
from hearthside.games.vagrantsong.advice.coins import intentions
from hearthside.games.vagrantsong.content.board import SPACE

from .table import block, hold, placing, set_at, table


def test_where_only_a_way_out_wins_every_step_toward_it_counts() -> None:
    """Nearer the Break side is better, the dynamite in hand while the Holes bar the way too, and an open way most of all."""
    s = table("songsmith", "cursebearer", scenario="s10")
    block(s, "BCb", "BCc", kind="hole")
    worth = []
    for spots in (("A1a", "A1b"), ("A4a", "A4b"), ("B6a", "B6b")):
        set_at(s, *spots)
        worth.append(advice(s, 0))
    hold(s, 0, "e1")
    worth.append(advice(s, 0))
    s.terrain.clear()
    s.blocked = 0
    worth.append(advice(s, 0))
    assert worth == sorted(worth) and len(set(worth)) == len(worth)


def test_with_full_pockets_coins_are_worth_more_elsewhere() -> None:
    """A Coin on Rummage is worth less than one on Bust beside a Haint, and next to nothing with nothing else to do."""
    s = table("songsmith", "cursebearer", haint="C6a")
    v = s.vagrants[0]
    v.skills = [0, 0, 0, 0]
    empty = intentions(placing(s, 0), v)
    hold(s, 0, "nail", "nail", "salt")
    assert intentions(placing(s, 0), v) < empty - 0.5
    assert v.at != SPACE["C6a"]
