"""Where Vagrants stand when the night begins (VS-036)."""

from __future__ import annotations

from hearthside.kernel import Act, Option

from ..content.board import NAME, SPACE
from ..content.page import read_diagram
from ..state import Journey
from .asking import Question
from .places import scenario_of, standing


def no_start(s: Journey, i: int, name: str) -> str | None:
    """VS-036: a marked space that nobody has taken."""
    space = SPACE[name]
    if space not in read_diagram(s.scenario, scenario_of(s).diagram).starts:
        return "VS-036"
    return "VS-127" if standing(s) >> space & 1 else None


def start(s: Journey, i: int, name: str) -> None:
    """VS-036: each player chooses a marked space."""
    s.vagrants[i].at = SPACE[name]


BEGIN = Act(
    "place",
    "VS-036",
    start,
    over=SPACE,
    barred=no_start,
    label="Begin on {0}",
    points="space:{0}",
)


def start_options(s: Journey, i: int) -> list[Option]:
    """The fast list of START."""
    taken, table = standing(s), BEGIN.table
    starts = read_diagram(s.scenario, scenario_of(s).diagram).starts
    return [table[NAME[j]] for j in starts if not taken >> j & 1]


START = Question(
    "start",
    "VS-036",
    (BEGIN,),
    fast=start_options,
    prompt="choose where you stand when the night begins",
    meanwhile="finds a place",
)
