"""Folklore: The Affliction, a co-operative story game for one to five."""

from hearthside.kernel import Game, Rulebook, Tunable, load_tutorials

from .advice import advice
from .guide import GUIDES
from .hidden import redeal
from .invariants import invariants
from .outcome import metrics, outcome, race
from .rules import ASKS
from .scene import scene
from .scene.gallery import gallery
from .setup import Setup, start
from .state import Tale
from .steps import step
from .words import FolkloreWords

game = Game(
    name="folklore",
    title="Folklore: The Affliction",
    version="2.11.0",
    blurb="Dark tales on the roads of Kremel: travel, fight, die, come back, and tell how it ended.",
    minutes=(60, 150),
    weight=4,
    setup=Setup,
    state=Tale,
    start=start,
    steps=step,
    asks=ASKS,
    outcome=outcome,
    redeal=redeal,
    scene=scene,
    gallery=gallery,
    words=FolkloreWords(ASKS),
    rulebook=Rulebook.load(__package__),
    advice=advice,
    ahead=0,
    unread=frozenset({"chapter", "story", "scene", "event", "front", "rumour"}),
    invariants=invariants,
    metrics=metrics,
    race=race,
    tunables=(
        Tunable("foe_measure", 0, -60, 150, "Percent added to the measure of the foes"),
        Tunable("foe_vita", 0, -6, 12, "Vita added to every foe of a map"),
        Tunable("skirmish_strength", 0, -2, 4, "Strength added in skirmishes"),
        Tunable("candle", 0, -60, 300, "Rounds added to a story's candle"),
        Tunable("coins", 0, 0, 60, "Coins added at the start", at="heroes.coins", adds=True),
        Tunable(
            "bandages", 0, 0, 5, "Bandages added at the start", at="heroes.bandages", adds=True
        ),
        Tunable("ap", 0, 0, 6, "Ability points added at the start", at="heroes.ap", adds=True),
        Tunable("lore", 0, 0, 800, "Lore added at the start", at="heroes.lore", adds=True),
        Tunable("lore_percent", 100, 25, 300, "Percent of the lore that is printed"),
        Tunable("stock", 5, 1, 10, "Items laid out in a market"),
        Tunable("hazard", 1, 0, 3, "Snare damage of hazard squares"),
    ),
    examples=(
        *({"seats": n, "story": "bell"} for n in (2, 1, 5)),
        {"seats": 4, "story": "garden"},
        {"seats": 3, "story": "table"},
        {"seats": 3, "story": "bell", "advanced": False, "heirlooms": True},
        {
            "seats": 3,
            "story": "garden",
            "characters": ["telepath", "poacher", "hedge_witch"],
            "focuses": ["second", "second", "second"],
            "own_abilities": True,
        },
        {"seats": 3, "story": "campaign", "late": 1},
    ),
    guide=GUIDES,
    tutorials=load_tutorials(__package__),
    secrets=False,
)
