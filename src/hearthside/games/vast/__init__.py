"""Vast: The Mysterious Manor."""

from hearthside.kernel import Game, Rulebook, Tunable

from .advice import advice
from .forbids import forbids
from .guide import EXAMPLES, GUIDE
from .scene import scene
from .setup import Setup, start
from .sound import invariants
from .state import Vast
from .steps import step
from .table import metrics, outcome, redeal
from .words import VastWords

game = Game(
    name="vast",
    title="Vast: The Mysterious Manor",
    version="1.1.0",
    blurb="Five creatures, one waking manor: each plays by its own rules and only one gets its way.",
    minutes=(75, 120),
    weight=4,
    setup=Setup,
    state=Vast,
    start=start,
    steps=step,
    outcome=outcome,
    redeal=redeal,
    scene=scene,
    words=VastWords(),
    rulebook=Rulebook.load(__package__),
    advice=advice,
    forbids=forbids,
    invariants=invariants,
    metrics=metrics,
    tunables=(
        Tunable("spirit_step", 3, low=2, high=5, label="Terror for one more Spirit"),
        Tunable("defense_step", 4, low=2, high=6, label="Terror for one more Spider Defense"),
    ),
    examples=EXAMPLES,
    guide=GUIDE,
)
