"""A short game in plain text: prompts, options, what happened, and what each seat sees of it.

A playthrough explains itself: every step is a block that can be read without the code. `write` plays one by
bots; `told` tells the same game again from the choices that stand in its text, so that a change of the rules
shows as a difference between two readable blocks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from hearthside import bots
from hearthside.games import load
from hearthside.kernel import SPECTATOR, Game, Option, Session, Thing

HEAD = "# {title}, rules {version}: {setup}, seed {seed}"
CHOSEN = "* "


def write(name: str, setup: Mapping[str, Any], seed: int, choices: int) -> str:
    """A playthrough of the first choices of a game, every other one by a bot that looks ahead."""
    game = load(name)
    session = Session(game, setup, seed)
    seats = [bots.make(kind, seed=seed) for kind in ("greedy", "random")]
    picks: list[str] = []
    while session.decision is not None and len(picks) < choices:
        pick = seats[len(picks) % 2].choose(session)
        session.choose(pick)
        picks.append(str(pick))
    return "".join(blocks(game, setup, seed, picks))


def told(text: str, game: Game[Any]) -> Iterator[str]:
    """The blocks of the game that a playthrough tells, played anew from the choices in it."""
    head = text.splitlines()[0]
    setup, seed = head.split(": ", 1)[1].rsplit(", seed ", 1)
    made = [line[len(CHOSEN) :].split()[0] for line in text.splitlines() if line.startswith(CHOSEN)]
    yield from blocks(game, json.loads(setup[setup.index("{") :]), int(seed), made)


def blocks(game: Game[Any], setup: Mapping[str, Any], seed: int, picks: list[str]) -> Iterator[str]:
    """A block for the beginning, one for each choice, one for the end."""
    session = Session(game, setup, seed)
    given = json.dumps(dict(setup))
    head = HEAD.format(title=game.title, version=game.version, setup=given, seed=seed)
    sights: dict[int, dict[str, str]] = {}
    yield "\n".join([head, "", *_lines(session, 0), *_sights(session, sights)]) + "\n"
    for pick in picks:
        told = len(session.journal)
        asked = list(_asked(session, pick))
        session.choose(pick)
        yield "\n".join(["", *asked, *_lines(session, told), *_sights(session, sights)]) + "\n"
    if session.outcome is not None:
        yield f"\nThe end. {game.words.outcome(session.state, session.outcome)}\n"


def _asked(session: Session[Any], pick: str) -> Iterator[str]:
    """The question, what the others read of it, and every option with the things it lies on."""
    state, words, decision = session.state, session.game.words, session.asked
    yield f"## {session.number + 1}. {words.phase(state)}"
    yield f"{words.prompt(state, decision)} [{decision.rule}]"
    yield f"({'nothing' if decision.secret else words.meanwhile(state, decision)})"
    for option in decision.options:
        yield (CHOSEN if str(option) == pick else "  ") + _option(session, option)


def _option(session: Session[Any], option: Option) -> str:
    state, words, decision = session.state, session.game.words, session.asked
    label, detail = words.label(state, decision, option), words.detail(state, decision, option)
    points = " ".join(f"@{point}" for point in words.points(state, decision, option))
    return "  ".join(filter(None, (str(option), label, detail, points)))


def _lines(session: Session[Any], start: int) -> Iterator[str]:
    """What has happened since, and who may read it if not everybody."""
    for event in session.journal[start:]:
        who = "" if event.to is None else f" (to {', '.join(map(str, event.to))})"
        who = who if event.but is None else f" (not to {', '.join(map(str, event.but))})"
        rule = f" [{event.rule}]" if event.rule else ""
        yield f"> {session.game.words.line(session.state, event)}{rule}{who}"


def _sights(session: Session[Any], before: dict[int, dict[str, str]]) -> Iterator[str]:
    """What is new, changed or gone in what each seat and a spectator see; the same for all is said once."""
    news: dict[int, list[str]] = {}
    for seat in (*range(session.state.seats), SPECTATOR):
        was, now = before.get(seat, {}), {t.id: _thing(t) for t in session.scene(seat)}
        news[seat] = [f"+ {line}" for key, line in now.items() if was.get(key) != line]
        news[seat] += [f"- {key}" for key in was if key not in now]
        before[seat] = now
    shared = [line for line in news[SPECTATOR] if all(line in seen for seen in news.values())]
    yield from (f"all {line}" for line in shared)
    known = set(shared)
    for seat, seen in news.items():
        who = "spectator" if seat == SPECTATOR else f"seat {seat}"
        yield from (f"{who} {line}" for line in seen if line not in known)


def _thing(thing: Thing) -> str:
    facts = " ".join(f"{key}={value}" for key, value in thing.facts.items())
    place = f" at {thing.at}" if thing.at else ""
    return f"{thing.id}: {thing.name}{place}" + (f" ({facts})" if facts else "")
