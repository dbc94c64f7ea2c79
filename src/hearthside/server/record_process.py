"""The process that reads records from outside: it replays them, checks what must hold, and looks at what comes out."""

from __future__ import annotations

from typing import Any

from hearthside.games import GAMES, load
from hearthside.kernel import SPECTATOR, Game, Record, RecordError, Session

from .child import Message, Worker
from .tables import views
from .tables.history import History
from .tables.playthrough import Playthrough, Standing

LONGEST = 20_000
"""Choices a record may hold."""
MEMORY = 2 << 30
"""Bytes the process may take."""


def answer(_: Worker, request: Message) -> Message:
    """What a record holds, as far as it is believed; or why it is refused."""
    try:
        record = Record.parse(request["record"])
        if len(record.choices) > LONGEST:
            raise RecordError(6, f"more than {LONGEST} choices")
        if not 0 <= record.seed < 1 << 256:
            raise RecordError(4, "a seed lies between 0 and 2 to the 256th")
        if record.game not in GAMES:
            raise RecordError(2, f"there is no game {record.game[:60]!r} here")
        game = load(record.game)
        believed = record.base is None and record.rules == game.version
        if not believed and not request["vouched"]:
            return {"refused": _unsigned(record, game)}
        session, said = record.resume(game)
    except RecordError as error:
        return {"refused": str(error)}
    except RecursionError:
        return {"refused": "it is nested too deeply"}
    except Exception as error:
        return {"refused": f"it does not fit the rules: {error!r}"[:300]}
    wrong = faults(session)
    return {"refused": wrong} if wrong else _held(record, session, said)


def _unsigned(record: Record, game: Game[Any]) -> str:
    if record.base is not None:
        return "it begins from a position that this server did not sign"
    return (
        f"it was recorded under rules {record.rules}, these are {game.version}, and its last position"
        " was not signed by this server"
    )


def faults(session: Session[Any]) -> str:
    """What is wrong with a position; empty if everything holds, everybody can look at it and it can be dealt anew."""
    try:
        broken = list(session.game.invariants(session.state))
        if broken:
            return f"the position breaks the rules: {broken[0]}"
        play = Playthrough(session)
        for seat in (*range(session.state.seats), SPECTATOR):
            views.view(play, seat)
        session.fork().deal_anew(1 << 200)
    except Exception as error:
        return f"the position cannot be shown: {error!r}"[:300]
    return ""


def _held(record: Record, session: Session[Any], said: str) -> Message:
    """Everything that the table of a record is made from."""
    begun = bool(said) or record.base is not None
    standing, history = Standing.of(session), History.of(session)
    return {
        "game": record.game,
        "setup": record.setup,
        "seed": str(record.seed),
        "said": said,
        "base": first_position(session) if begun else None,
        "choices": history.choices,
        "redeals": history.redeals,
        "position": session.position(),
        "seats": standing.seats,
        "turn": standing.turn,
        "phase": standing.phase,
        "roles": standing.roles,
    }


def first_position(session: Session[Any]) -> dict[str, Any]:
    """The earliest position of a session that did not begin at the start of the game."""
    mark = session.marks[0]
    begun = Session.resume(session.game, mark.state, number=mark.number)
    return begun.position()


if __name__ == "__main__":
    Worker().serve(answer, memory=MEMORY)
