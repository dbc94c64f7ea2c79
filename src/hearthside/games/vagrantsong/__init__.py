"""Vagrantsong: a ghostly train, six Vagrants, and Haints to be given their Humanity back."""

from hearthside.kernel import Game, Rulebook, Tunable

from .advice import advice
from .content.format import SCENARIOS
from .ending import forbids
from .guide import guides
from .hidden import redeal, veil
from .invariants import invariants
from .outcome import metrics, outcome
from .scene import scene
from .setup import Setup, start
from .state import Journey
from .steps import step
from .words import Words

game = Game(
    name="vagrantsong",
    title="Vagrantsong",
    version="1.2.0",
    blurb="Ride a ghostly train together and give its lost souls their Humanity back.",
    minutes=(60, 120),
    weight=3,
    setup=Setup,
    state=Journey,
    start=start,
    steps=step,
    outcome=outcome,
    redeal=redeal,
    veil=veil,
    scene=scene,
    words=Words(),
    rulebook=Rulebook.load(__package__),
    advice=advice,
    ahead=0,
    forbids=forbids,
    invariants=invariants,
    metrics=metrics,
    tunables=(
        Tunable("threshold", 0, low=-6, high=10, label="Added to every Haint's Threshold"),
        Tunable("breaks", 0, low=-2, high=3, label="Added to where the Break marker starts"),
    ),
    examples=(
        {"seats": 2},
        {"seats": 3, "vagrants": ["runaway", "wayfarer", "empress"]},
        {"seats": 4, "vagrants": ["songsmith", "cursebearer", "revivalist", "runaway"]},
        *({"seats": 2 + n % 3, "scenario": key} for n, key in enumerate(SCENARIOS)),
        {"seats": 3, "campaign": True, "vagrants": ["runaway", "songsmith", "wayfarer"]},
    ),
    guide=guides(),
)
