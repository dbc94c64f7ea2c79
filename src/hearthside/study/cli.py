"""The commands of the study, as the house mounts them."""

from __future__ import annotations

import typer

from .balancing import balance
from .compare import tournament, tune
from .simulate import report, simulate

commands = typer.Typer()
commands.command()(simulate)
commands.command()(report)
commands.command()(tournament)
commands.command()(tune)
commands.command()(balance)
