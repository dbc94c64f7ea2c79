"""Pilfer: the small complete game that shows how one is built."""

from hearthside.kernel import Game, Rulebook, load_tutorials

from .advice import advice
from .guide import GUIDE
from .hidden import redeal, veil
from .invariants import invariants
from .outcome import metrics, outcome, race
from .rules import ASKS
from .scene import gallery, scene
from .setup import EXAMPLES, TUNABLES, Setup, start
from .state import Table
from .steps import step
from .words import PilferWords

game = Game(
    name="pilfer",
    title="Pilfer",
    version="1.2.0",
    blurb="Thieves in a vault, one candle, five pockets: search, steal, stash.",
    minutes=(5, 10),
    weight=1,
    setup=Setup,
    state=Table,
    start=start,
    steps=step,
    asks=ASKS,
    outcome=outcome,
    redeal=redeal,
    veil=veil,
    scene=scene,
    gallery=gallery,
    words=PilferWords(ASKS),
    rulebook=Rulebook.load(__package__),
    advice=advice,
    ahead=0,
    invariants=invariants,
    metrics=metrics,
    race=race,
    tunables=TUNABLES,
    examples=EXAMPLES,
    guide=GUIDE,
    tutorials=load_tutorials(__package__),
)
