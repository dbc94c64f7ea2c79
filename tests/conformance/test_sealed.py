"""Games are sealed: the same in another process and under another hash seed, and they do no I/O."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hearthside.games
from hearthside.kernel import Game, Session, digest

from .walks import walk

pytestmark = pytest.mark.witness

SCRIPT = """
import json, sys
from random import Random
from hearthside.games import load
from hearthside.kernel import Session, digest
name, setups = sys.argv[1], json.loads(sys.argv[2])
game, out = load(name), []
for setup in setups:
    session, rng = Session(game, setup, 77), Random(77)
    for _ in range(150):
        if session.decision is None:
            break
        session.choose(session.decision.options[rng.randrange(len(session.decision.options))])
    out.append(digest(session.state))
print(json.dumps(out))
"""

AUDIT = """
import json, sys
from random import Random
from hearthside.games import load
from hearthside.kernel import Session
name, setups = sys.argv[1], json.loads(sys.argv[2])
game = load(name)
for setup in setups:
    Session(game, setup, 1)
banned = ("open", "socket.", "subprocess.", "os.", "shutil.", "urllib.", "import", "time.sleep")
armed = [False]
def hook(event, args):
    if armed[0] and event.startswith(banned):
        armed[0] = False
        raise SystemExit(f"{event} {args!r:.200}")
sys.addaudithook(hook)
for setup in setups:
    session, rng = Session(game, setup, 3), Random(3)
    armed[0] = True
    for _ in range(200):
        if session.decision is None:
            break
        session.scene(max(0, session.decision.seat))
        session.choose(session.decision.options[rng.randrange(len(session.decision.options))])
    armed[0] = False
print("sealed")
"""


def run(script: str, game: Game[Any], hash_seed: str) -> str:
    """What a script prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", script, game.name, json.dumps([dict(e) for e in game.examples])],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def test_the_same_in_another_process_under_another_hash_seed(game: Game[Any]) -> None:
    """Seed and choices decide everything; hashing, process and time decide nothing."""
    here = []
    for setup in game.examples:
        session = Session(game, setup, 77)
        for _ in walk(session, Random(77), 150):
            pass
        here.append(digest(session.state))
    assert json.loads(run(SCRIPT, game, "1")) == here
    assert json.loads(run(SCRIPT, game, "4242")) == here


def test_play_does_no_io(game: Game[Any]) -> None:
    """Under an audit hook, a game in play opens nothing, imports nothing and calls nobody."""
    assert run(AUDIT, game, "0") == "sealed"


def sources(game: Game[Any]) -> list[Path]:
    """The files of a game, the rule book and the README aside."""
    folder = Path(str(hearthside.games.__file__)).parent / game.name
    kinds = {".py", ".toml", ".json", ".md", ".txt", ".story"}
    aside = {"rulebook.md", "README.md", "SCENE.md"}
    return [p for p in sorted(folder.rglob("*")) if p.suffix in kinds and p.name not in aside]


def test_every_cited_rule_exists_and_every_rule_is_cited(game: Game[Any]) -> None:
    """Code cites rules by id: no id that the book lacks, no rule that no code answers for."""
    book = game.rulebook
    prefixes = "|".join(sorted({rule.split("-")[0] for rule in book.rules}))
    text = "\n".join(path.read_text("utf-8") for path in sources(game))
    cited = set(re.findall(rf"\b(?:{prefixes})-\d{{3}}[a-z]?\b", text))
    assert sorted(cited - set(book.rules)) == []
    assert (
        sorted(
            rule.id
            for rule in book.rules.values()
            if rule.applies and not rule.page and rule.id not in cited
        )
        == []
    )
