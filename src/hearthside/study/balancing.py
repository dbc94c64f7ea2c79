"""`balance`: the tables of a game's README, out of one command for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from . import options
from .balance import Balance, balanced, kinds, place, weighed
from .parsing import game_called, setup_of, setups_of
from .screen import STOPPED, answered, carried_out, console, emit, engine_called


def balance(
    game: options.GameName,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "greedy",
    against: Annotated[
        str, typer.Option(help="A bot to compare with at the same tables.", metavar="BOT")
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games of every kind of table.")] = 100,
    setup: options.SetupItems = None,
    over: Annotated[
        list[str] | None,
        typer.Option(
            help="The kinds of table: seats=2..4, scenario=s01,s02; all of them if not said.",
            metavar="FIELD=VALUES",
        ),
    ] = None,
    seed: options.Seed = 0,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Keep the results here.")] = None,
    resume: options.Resume = False,
    workers: options.Workers = 0,
    engine: options.EngineName = "local",
    address: options.Address = "",
    as_json: options.AsJson = False,
) -> None:
    """Say how often every kind of table is won, by whom, and what another bot makes of the same games."""
    with answered():
        played = game_called(game)
        fixed = setup_of(setup or [])
        found = (
            [kind for each in setups_of(played, setup or [], over) for kind in kinds(played, each)]
            if over
            else kinds(played, fixed)
        )
        plan = balanced(played.name, found, bot, against, rounds=games, seed=seed)
        lines: list[dict[str, Any]] = []
        where = engine_called(engine, workers, address)
        ran = carried_out(plan, engine=where, out=out, resume=resume, quiet=as_json, keep=lines)
        told = weighed(plan, lines, bot, against)
    if as_json:
        emit({**told.data(), "errors": len(ran.summary.failures), "stopped": ran.stopped})
    else:
        for line in markdown(told):
            console().print(line, highlight=False, markup=False, soft_wrap=True)
    if ran.stopped:
        raise typer.Exit(STOPPED)
    if ran.summary.failures:
        raise typer.Exit(1)


def markdown(told: Balance) -> list[str]:
    """The tables as a README has them."""
    rows = [f"Rules {told.rules}, `{told.bot}`" + (f" and `{told.other}`." if told.other else ".")]
    rows += [
        "",
        "| table | bot | games | length | won | how it ended |",
        "|---|---|---|---|---|---|",
    ]
    for kind in told.kinds:
        named = place(kind.setup, list(kind.setup))
        won = kind.party.brief if kind.party else _shares(kind.who)
        ends = sorted(kind.endings.items(), key=lambda item: -item[1])
        ended = ", ".join(f"{how.replace('_', ' ')} {count}" for how, count in ends[:4])
        rows.append(
            f"| {named} | {kind.bot} | {kind.games} | {kind.length:.1f} | {won} | {ended} |"
        )
    if len(told.who) > 1:
        rows += ["", "| who | won | seats |", "|---|---|---|"]
        rows += [f"| {who} | {one.brief} | {one.count} |" for who, one in told.who.items()]
    if told.duels:
        heads = (
            f"| place | games | {told.bot} | {told.other} | better / worse | difference | by luck |"
        )
        rows += ["", heads, "|---|---|---|---|---|---|---|"]
        for duel in told.duels:
            one = duel.paired
            gap = f"{100 * one.difference:+.0f} ({100 * one.low:+.0f} to {100 * one.high:+.0f})"
            rows.append(
                f"| {duel.place} | {duel.mine.count} | {duel.mine.brief} | {duel.theirs.brief} "
                f"| {one.better} / {one.worse} | {gap} | {one.chance:.3f} |"
            )
    counts = ", ".join(f"{name.replace('_', ' ')} {n:g}" for name, n in told.senseless.items())
    return [*rows, "", f"Senseless, in a thousand choices (idle: in a game): {counts}."]


def _shares(who: dict[str, Any]) -> str:
    return ", ".join(f"{name} {one.brief}" for name, one in sorted(who.items()))
