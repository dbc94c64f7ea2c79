"""The turn structure: story, world map, towns, adventure maps with encounters, skirmishes."""

from __future__ import annotations

from hearthside.kernel import Steps

from ..state import Tale
from . import gather, site, skirmish, tale, town, world

step = Steps[Tale]()
for room in (gather, tale, world, town, skirmish, site):
    step.update(room.step)
