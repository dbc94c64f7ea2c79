"""A table laid with a kept scene, which a test then changes as a server would."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

SCENES = Path(__file__).parent / "scenes"
Scene = dict[str, Any]


class Stage:
    """A table laid with a kept scene, which the test then changes as a server would."""

    def __init__(self, page: Page, scene: str, pace: str = "instant", **prefs: Any) -> None:
        self.page = page
        kept = json.loads((SCENES / f"{scene}.json").read_text())
        self.view: Scene = kept["view"]
        self.welcome: Scene = kept["welcome"]
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/*", self._serve)
        wishes = json.dumps({"pace": pace, "recap": False, **prefs})
        page.evaluate(
            "([game, prefs]) => { localStorage.setItem(`hearthside.guided.${game}`, 'yes');"
            "localStorage.setItem('hearthside.prefs', prefs); }",
            [self.welcome["game"], wishes],
        )
        page.reload()
        page.goto(f"/#/sit/{self.welcome['table']}/kept")
        expect(page.locator(".felt")).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")

    def freeze(self) -> None:
        """Let every movement from now on begin, and wait there to be looked at."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def _serve(self, socket: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            if json.loads(message)["t"] == "hello":
                socket.send(json.dumps(self.welcome))
                number = self.view["number"]
                socket.send(json.dumps({"t": "view", "number": number, "view": self.view}))

        socket.on_message(answer)
        self.sockets.append(socket)

    def things(self, kind: str) -> list[Scene]:
        """The things of a kind on the table."""
        return [thing for thing in self.view["things"] if thing["kind"] == kind]

    def change(self, *put: Scene, line: Scene | None = None) -> None:
        """Tell the page that these things changed, and wait until it shows so."""
        number = self.tell(*put, line=line)
        expect(self.page.locator(f'.table-page[data-number="{number}"]')).to_be_attached()

    def tell(self, *put: Scene, line: Scene | None = None, **more: Any) -> int:
        """Tell the page that these things changed; returns the number it will then show."""
        number: int = self.view["number"]
        known = {thing["id"]: thing for thing in self.view["things"]} | {t["id"]: t for t in put}
        self.view = {**self.view, "number": number + 1, "things": list(known.values())}
        told = {key: self.view[key] for key in ("made", "seat", "phase", "outcome", "undo")}
        events = [{"seat": 0, **line, "number": number + 1}] if line else []
        diff = {"t": "diff", "number": number + 1, "base": number, "put": list(put), "gone": []}
        diff |= told | {"decision": None, "events": events, "race": self.view["race"], **more}
        self.sockets[-1].send(json.dumps(diff))
        return number + 1

    def piece(self) -> tuple[Scene, Scene]:
        """A piece on the board, and the same piece on the space farthest from it."""
        spaces = {space["id"]: space for space in self.things("space")}
        piece = next(piece for piece in self.things("piece") if piece["at"] in spaces)
        here = spaces[piece["at"]]["facts"]

        def far(space: Scene) -> float:
            there = space["facts"]
            return float(abs(there["x"] - here["x"]) + abs(there["y"] - here["y"]))

        return piece, {**piece, "at": max(spaces.values(), key=far)["id"]}
