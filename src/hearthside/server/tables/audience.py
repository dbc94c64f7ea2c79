"""The sockets that look at a table, and what each of them has been shown."""

from __future__ import annotations

from operator import is_
from typing import Any, NamedTuple

import orjson

from hearthside.kernel import SPECTATOR, Easel, Game, Scene

from ..sockets import Socket
from ..wire import FromServer, Viewed
from . import views
from .playthrough import Playthrough
from .views import Change, Moment, Things

Changes = dict[tuple[int, int], Change]
"""What turns one scene into another, by the two, told once for all who see both."""


class Drawn(NamedTuple):
    """A scene of a seat, and the line of the log it was drawn at."""

    number: int
    things: Things


_NOTHING = Drawn(-1, Things())


class Audience:
    """Everybody who looks at a table through this process."""

    def __init__(self, game: Game[Any]) -> None:
        self.sockets: set[Socket] = set()
        self._easel = Easel(game.scene)
        self._turned = -1
        self._drawn: dict[int, Drawn] = {}
        self._shown: dict[tuple[int, int], Things] = {}
        """By seat and line of the log, the scenes that some socket was last shown: differences are told from them."""
        self.kept_waiting = False
        """Whether somebody who looks on is behind, since views for those who play come first."""

    def show(self, play: Playthrough, onlookers: bool = True) -> bool:
        """Bring every socket up to date; those that are shown the same are sent the same text.

        Without `onlookers`, those who hold no seat are left for later. Returns whether any who plays was behind a line
        that it has now been shown.
        """
        behind: dict[tuple[int, int], list[Socket]] = {}
        self.kept_waiting = False
        for socket in self.sockets:
            if socket.sent == play.number:
                continue
            if onlookers or socket.seats:
                behind.setdefault((socket.look, socket.sent), []).append(socket)
            else:
                self.kept_waiting = True
        if not behind:
            return False
        now = Moment(play)
        changes: Changes = {}
        for (look, sent), sockets in behind.items():
            text = _json(self._news(now, look, sent, changes))
            for socket in sockets:
                socket.sent = play.number
                socket.send_text(text)
        self._keep(play)
        shown = ((sent, socket) for (_, sent), sockets in behind.items() for socket in sockets)
        return any(sent >= 0 and socket.seats for sent, socket in shown)

    def show_whole(self, play: Playthrough, socket: Socket) -> None:
        """Show a socket the whole table."""
        socket.sent = play.number
        socket.send_text(_json(self._whole(Moment(play), socket.look)))
        self._keep(play)

    def tell(self, message: FromServer) -> None:
        """Send the same message to every socket."""
        text = _json(message)
        for socket in self.sockets:
            socket.send_text(text)

    def scene(self, play: Playthrough, seat: int) -> Things:
        """The scene of a seat as it is now; what has not changed is shared with the one before, and among seats."""
        drawn = self._drawn.get(seat, _NOTHING)
        if drawn.number == play.number:
            return drawn.things
        if self._turned != play.number:
            self._easel.turn(play.session.state)
            self._turned = play.number
        things, scene = drawn.things, self._easel.seen(seat)
        if not _same(things, scene):
            public = _NOTHING.things if seat == SPECTATOR else self._public(play)
            things = public if _same(public, scene) else views.by_id(scene)
        self._drawn[seat] = Drawn(play.number, things)
        return things

    def _news(self, now: Moment, seat: int, sent: int, changes: Changes) -> FromServer:
        """What a socket that looks as `seat` and was last sent number `sent` must be told."""
        play, before = now.play, self._shown.get((seat, sent))
        if sent < play.rewound or before is None:
            return self._whole(now, seat)
        things, public = self.scene(play, seat), self._public(play)
        changed = changes.get((id(before), id(things)))
        if changed is None:
            changed = changes[id(before), id(things)] = views.change(before, things)
        return views.diff(now, seat, sent, changed, things, public)

    def _keep(self, play: Playthrough) -> None:
        """Keep the scenes that somebody was last shown, and let the others go."""
        wanted = {(socket.look, socket.sent) for socket in self.sockets}
        kept = {at: things for at, things in self._shown.items() if at in wanted}
        for seat, sent in wanted:
            if sent == play.number:
                kept[seat, sent] = self.scene(play, seat)
        self._shown = kept

    def _public(self, play: Playthrough) -> Things:
        """What everybody may see."""
        return self.scene(play, SPECTATOR)

    def _whole(self, now: Moment, seat: int) -> Viewed:
        things, public = self.scene(now.play, seat), self._public(now.play)
        whole = views.whole(now, seat, things, public)
        return Viewed(t="view", number=now.play.number, view=whole)


def _same(things: Things, scene: Scene) -> bool:
    """Whether a scene has these very things, in this order."""
    return len(things) == len(scene) and all(map(is_, things.values(), scene))


def _json(message: FromServer) -> bytes:
    return orjson.dumps(message)
