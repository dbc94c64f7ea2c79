"""Deck Goes West: a deck-building journey over a map that grows west and falls away east."""

from hearthside.kernel import Game, Rulebook, Tunable

from .advice import advice
from .guide import EXAMPLES, GUIDE
from .hidden import redeal, veil
from .invariants import invariants, metrics
from .refusals import forbids
from .rules.ending import outcome
from .scene import scene
from .setup import Setup, start
from .state import West
from .steps import steps
from .words import WestWords

game = Game(
    name="deck_goes_west",
    title="Deck Goes West",
    version="1.3.2",
    blurb="Build a deck, follow the sun, mind the bandits: a journey west, against each other, together or alone.",
    minutes=(45, 90),
    weight=3,
    setup=Setup,
    state=West,
    start=start,
    steps=steps,
    outcome=outcome,
    redeal=redeal,
    veil=veil,
    scene=scene,
    words=WestWords(),
    rulebook=Rulebook.load(__package__),
    advice=advice,
    forbids=forbids,
    invariants=invariants,
    metrics=metrics,
    tunables=(
        Tunable("finish", 0, low=-8, high=8, label="Points added to the score track"),
        Tunable("days", 0, low=-3, high=4, label="Days added to the day track"),
    ),
    examples=EXAMPLES,
    guide=GUIDE,
)
