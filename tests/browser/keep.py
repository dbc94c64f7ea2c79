"""Writes the kept scenes in tests/browser/scenes anew: views of real games, for the approved pictures.

`python -m tests.browser.keep`, then `APPROVE=1` with `pytest tests/browser/test_pictures.py`.
Only needed when a game shows other things than it did, or says them in other words.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from hearthside.kernel import Session

from .conftest import House
from .screenshots import at, played

HERE = Path(__file__).parent / "scenes"
SEEDS = range(5, 25)
LINES = 20
"""So much of the log fills the panel."""
Test = Callable[[dict[str, Any]], bool]


def board(view: dict[str, Any]) -> dict[str, Any]:
    """What the board says of itself."""
    found: dict[str, Any] = next((t for t in view["things"] if t["id"] == "board"), {})
    return found


def many(view: dict[str, Any]) -> int:
    """How many choices there are."""
    decision = view["decision"]
    return len(decision["options"]) if decision and decision["yours"] else 0


KEPT: dict[str, tuple[str, int, Test]] = {
    "vagrantsong": ("vagrantsong", 60, lambda view: many(view) > 6),
    "vast": ("vast", 140, lambda view: many(view) > 3),
    "deck_goes_west": ("deck_goes_west", 50, lambda view: many(view) > 4),
    "folklore-world": ("folklore", 30, lambda view: board(view)["look"] == "world"),
    "folklore-site": (
        "folklore",
        20,
        lambda view: board(view)["look"] == "site" and many(view) > 9,
    ),
    "pilfer": ("pilfer", 12, lambda view: many(view) > 4),
}
"""For each scene its game, the choice from which on it is looked for, and what it must show."""


def look(house: House, session: Session[Any]) -> dict[str, Any]:
    """What the first seat is told when it sits down, and what it sees."""
    made = house.lay(session)
    address = house.address.replace("http", "ws", 1)
    with connect(f"{address}/ws/{made['table']}", max_size=None) as socket:
        socket.send(json.dumps({"t": "hello", "token": made["owner"]}))
        told: dict[str, Any] = {}
        while "view" not in told:
            message = json.loads(socket.recv())
            if message["t"] in ("welcome", "view"):
                told[message["t"]] = message
    title = house.game(session.game.name)["title"]
    seats = [
        {key: said for key, said in seat.items() if key != "shared"}
        for seat in told["welcome"]["seats"]
    ]
    welcome = {**told["welcome"], "seats": seats, "table": "00000000000000aa", "name": title}
    welcome["owner"] = False
    return {"welcome": welcome, "view": told["view"]["view"]}


def found(house: House, game: str, first: int, wanted: Test) -> dict[str, Any]:
    """The first scene that shows what is wanted, in the first game that has one."""
    for seed in SEEDS:
        choices = played(game, seed)
        for number, (seat, _) in enumerate(choices):
            if number >= first and seat <= 0:
                kept = look(house, at(game, choices, number, seed))
                if wanted(kept["view"]):
                    return kept
    raise LookupError(f"no game of {game} from seeds {SEEDS} shows what is wanted")


def written(kept: dict[str, Any]) -> str:
    """A scene as JSON, a line for each thing, option and line of the log, so that a change reads as one."""

    def plain(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    def fields(record: dict[str, Any], rows: set[str]) -> str:
        return ",\n".join(
            f"{plain(key)}:[\n" + ",\n".join(map(plain, value)) + "]"
            if key in rows
            else f"{plain(key)}:{plain(value)}"
            for key, value in record.items()
        )

    view = {**kept["view"], "lines": kept["view"]["lines"][-LINES:]}
    shown = fields(view, {"things", "lines"})
    return f'{{"welcome":{plain(kept["welcome"])},\n"view":{{\n{shown}}}}}\n'


def main() -> None:
    """Keep every scene."""
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data))
        house.open()
        try:
            for name, wish in KEPT.items():
                kept = found(house, *wish)
                (HERE / f"{name}.json").write_text(written(kept))
                print(name, kept["view"]["number"])
        finally:
            house.kill()


if __name__ == "__main__":
    main()
