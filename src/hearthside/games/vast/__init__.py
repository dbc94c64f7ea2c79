"""Vast: The Mysterious Manor."""

from hearthside.kernel import Game, Rulebook, load_tutorials

from .advice import advice
from .guide import GUIDE
from .hidden import redeal, veil
from .invariants import invariants
from .outcome import metrics, outcome, race
from .rules.asks import ASKS
from .scene import scene
from .scene.gallery import gallery
from .setup import EXAMPLES, TUNABLES, Setup, start
from .state import Vast
from .steps import step
from .words import VastWords

game = Game(
    name="vast",
    title="Vast: The Mysterious Manor",
    version="2.8.0",
    blurb="Five creatures, one waking manor: each plays by its own rules and only one gets its way.",
    minutes=(75, 120),
    weight=4,
    setup=Setup,
    state=Vast,
    start=start,
    steps=step,
    asks=ASKS,
    outcome=outcome,
    redeal=redeal,
    veil=veil,
    scene=scene,
    gallery=gallery,
    words=VastWords(ASKS),
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
