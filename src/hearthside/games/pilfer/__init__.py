"""Pilfer: the small complete game that shows how one is built."""

from hearthside.kernel import Game, Guide, Rulebook, Tunable

from .advice import advice
from .scene import scene
from .state import Setup, Table, start, worth
from .steps import forbids, invariants, outcome, redeal, step
from .words import PilferWords

game = Game(
    name="pilfer",
    title="Pilfer",
    version="1.1.0",
    blurb="Thieves in a vault, one candle, five pockets: search, steal, stash.",
    minutes=(5, 10),
    weight=1,
    setup=Setup,
    state=Table,
    start=start,
    steps=step,
    outcome=outcome,
    redeal=redeal,
    scene=scene,
    words=PilferWords(),
    rulebook=Rulebook.load(__package__),
    advice=advice,
    ahead=0,
    forbids=forbids,
    invariants=invariants,
    metrics=lambda s: {"rounds": s.round, "richest": max(map(worth, s.stashes))},
    tunables=(Tunable("goal", 12, low=6, high=20, label="Worth of the stash that wins"),),
    examples=({"seats": 2}, {"seats": 3}, {"seats": 4}),
    guide=(
        Guide(
            "Thief",
            (
                (
                    "Your hand",
                    "Only you see these cards. Treasures are worth something once stashed.",
                ),
                ("Your act", "Search for more, stash one treasure, or reach into a pocket."),
                ("Locks", "Keep one: it stops a thief who reaches for your cards."),
            ),
        ),
    ),
)
