"""Vagrantsong: a ghostly train, six Vagrants, and Haints to be given their Humanity back."""

from hearthside.kernel import Game, load_tutorials

from .advice import advice
from .content.chapters import whole_book
from .guide import guides
from .hidden import redeal, veil
from .invariants import invariants
from .outcome import metrics, outcome, race
from .rules.asking import ASKS
from .scene import scene
from .scene.gallery import gallery
from .setup import EXAMPLES, TUNABLES, Setup, start
from .state import Journey
from .steps import step
from .words import VagrantWords

game = Game(
    name="vagrantsong",
    title="Vagrantsong",
    version="1.18.0",
    blurb="Ride a ghostly train together and give its lost souls their Humanity back.",
    minutes=(60, 120),
    weight=3,
    setup=Setup,
    state=Journey,
    start=start,
    steps=step,
    asks=ASKS,
    outcome=outcome,
    redeal=redeal,
    veil=veil,
    scene=scene,
    gallery=gallery,
    words=VagrantWords(ASKS),
    rulebook=whole_book(__package__),
    advice=advice,
    frank=True,
    ahead=0,
    invariants=invariants,
    metrics=metrics,
    race=race,
    unread=frozenset(
        {"scenario", "page", "event", "drew_event", "investigates", "moment", "came_true"}
    ),
    tunables=TUNABLES,
    examples=EXAMPLES,
    guide=guides(),
    tutorials=load_tutorials(__package__),
)
