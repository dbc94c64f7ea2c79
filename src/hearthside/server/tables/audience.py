"""The sockets that look at a table, and what each of them has been shown."""

from __future__ import annotations

import json
from typing import NamedTuple

from hearthside.kernel import SPECTATOR, Thing

from ..sockets import Socket
from ..wire import FromServer, Viewed
from . import views
from .playthrough import Playthrough
from .views import Things


class Drawn(NamedTuple):
    """The last scene of a seat: the line of the log it was drawn at, the things, and the same as plain data."""

    number: int
    seen: dict[str, Thing]
    things: Things


_NOTHING = Drawn(-1, {}, {})


class Audience:
    """Everybody who looks at a table through this process."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self._drawn: dict[int, Drawn] = {}

    def show(self, play: Playthrough) -> bool:
        """Bring every socket up to date; those that are shown the same are sent the same text.

        Returns whether any was behind a line that it has now been shown.
        """
        behind: dict[tuple[int, int], list[Socket]] = {}
        for socket in self.sockets:
            if socket.sent != play.number:
                behind.setdefault((socket.look, socket.sent), []).append(socket)
        before = dict(self._drawn)
        for (look, sent), sockets in behind.items():
            text = json.dumps(self._news(play, look, sent, before.get(look, _NOTHING)))
            for socket in sockets:
                socket.sent = play.number
                socket.send_text(text)
        return any(sent >= 0 for _, sent in behind)

    def show_whole(self, play: Playthrough, socket: Socket) -> None:
        """Show a socket the whole table."""
        socket.sent = play.number
        socket.send_text(json.dumps(self._whole(play, socket.look)))

    def tell(self, message: FromServer) -> None:
        """Send the same message to every socket."""
        text = json.dumps(message)
        for socket in self.sockets:
            socket.send_text(text)

    def scene(self, play: Playthrough, seat: int) -> Things:
        """The scene of a seat as it is now; what has not changed is shared with the one before."""
        drawn = self._drawn.get(seat, _NOTHING)
        if drawn.number == play.number:
            return drawn.things
        seen = {thing.id: thing for thing in play.session.scene(seat)}
        things = {
            id: drawn.things[id] if drawn.seen.get(id) == thing else views.thing_view(thing)
            for id, thing in seen.items()
        }
        self._drawn[seat] = Drawn(play.number, seen, things)
        return things

    def _news(self, play: Playthrough, seat: int, sent: int, before: Drawn) -> FromServer:
        """What a socket that looks as `seat` and was last sent number `sent` must be told."""
        if sent < play.rewound or sent != before.number:
            return self._whole(play, seat)
        things, public = self.scene(play, seat), self._public(play)
        return views.diff(play, seat, sent, before.things, things, public)

    def _public(self, play: Playthrough) -> Things:
        """What everybody may see."""
        return self.scene(play, SPECTATOR)

    def _whole(self, play: Playthrough, seat: int) -> Viewed:
        whole = views.whole(play, seat, self.scene(play, seat), self._public(play))
        return Viewed(t="view", number=play.number, view=whole)
