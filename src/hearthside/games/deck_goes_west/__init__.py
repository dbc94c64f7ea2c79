"""Deck Goes West: a deck-building journey over a map that grows west and falls away east."""

from hearthside.kernel import Game, Rulebook, load_tutorials

from .advice import advice, weary
from .guide import GUIDE
from .hidden import redeal, veil
from .invariants import invariants
from .outcome import metrics, outcome, race
from .rules import ASKS
from .scene import scene
from .scene.gallery import gallery
from .setup import EXAMPLES, TUNABLES, Setup, start
from .state import West
from .steps import step
from .words import WestWords

game = Game(
    name="deck_goes_west",
    title="Deck Goes West",
    version="2.7.0",
    blurb="Build a deck, follow the sun, mind the bandits: a journey west, against each other, together or alone.",
    minutes=(45, 90),
    weight=3,
    setup=Setup,
    state=West,
    start=start,
    steps=step,
    asks=ASKS,
    outcome=outcome,
    redeal=redeal,
    veil=veil,
    weary=weary,
    scene=scene,
    gallery=gallery,
    words=WestWords(ASKS),
    rulebook=Rulebook.load(__package__),
    advice=advice,
    invariants=invariants,
    metrics=metrics,
    race=race,
    tunables=TUNABLES,
    examples=EXAMPLES,
    guide=GUIDE,
    tutorials=load_tutorials(__package__),
)
