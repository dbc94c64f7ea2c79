"""The HTTP interface for people who are away: tables that look for players, keyrings, and notices of one's turn."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Request
from fastapi.responses import Response

from . import lobby
from .asking import Here, Making, Seat, TableId, Who, address
from .clock import ClockRules
from .declined import Declined
from .http_types import (
    ErrorReply,
    Joiner,
    Keyring,
    KeyringView,
    LookingForPlayers,
    NoticeCode,
    NoticeOrder,
    NoticeView,
    PushKey,
    Seated,
)
from .links import Token, read_token
from .storage import lobby as lobby_store
from .storage.notices import NoticeKind

router = APIRouter(
    prefix="/api",
    responses={code: {"model": ErrorReply} for code in ("4XX", "5XX")},
)
MOST_LISTED = 100
"""Tables that the lobby shows as looking for players."""


@router.get("/open")
async def open_tables(services: Here) -> list[LookingForPlayers]:
    """Tables that look for players, the newest first."""
    found = await services.store.read(lambda db: lobby_store.listed(db, MOST_LISTED))
    titles = {name: game.title for name, game in lobby.games().items()}
    shown = []
    for one in found:
        looking = LookingForPlayers(
            table=one.table,
            name=one.name,
            game=one.game,
            title=titles.get(one.game, one.game),
            created=one.created,
            seats=one.seats,
            open=one.open,
        )
        if one.clock:
            looking["clock"] = ClockRules.read(one.clock).words()
        shown.append(looking)
    return shown


@router.post("/open/{table}/join", dependencies=[Making])
async def join(services: Here, request: Request, table: TableId, joiner: Joiner) -> Seated:
    """Take an open seat of a table that looks for players."""
    return await services.seating.join(table, joiner.name or "", address(request))


def keyring_token(authorization: Annotated[str, Header(max_length=200)] = "") -> Token:
    """The token that opens a keyring."""
    token = read_token(authorization.partition(" ")[2].strip())
    if token is None:
        raise Declined(
            "no_token", "Send the keyring's token: Authorization: Bearer ...", status=401
        )
    return token


Ring = Annotated[Token, Depends(keyring_token)]


@router.get("/keyring")
async def keyring(services: Here, token: Ring) -> KeyringView:
    """What a browser kept here, for another to go on with."""
    found = await services.store.read(lambda db: lobby_store.keyring(db, token))
    if found is None:
        raise Declined("bad_token", "This recovers nothing.", status=404)
    return KeyringView(content=found)


@router.put("/keyring", status_code=204, dependencies=[Making])
async def keep_keyring(services: Here, request: Request, token: Ring, ring: Keyring) -> Response:
    """Keep a keyring, in place of the one before."""
    now, who = time.time(), address(request)
    how = await services.store.write(
        "", lambda db: lobby_store.keep_keyring(db, token, ring.content, who, now)
    )
    if how == "not yours":
        raise Declined("bad_token", "This recovers nothing of yours.", status=403)
    if how == "too many":
        raise Declined("quota", "Too many keyrings are kept for your address.", status=429)
    return Response(status_code=204)


@router.delete("/keyring", status_code=204)
async def drop_keyring(services: Here, token: Ring) -> Response:
    """Keep a keyring no longer."""
    await services.store.write("", lambda db: lobby_store.drop_keyring(db, token))
    return Response(status_code=204)


@router.get("/notices")
async def notice_kinds(services: Here) -> list[NoticeKind]:
    """The ways in which people can be told here that it is their turn."""
    return services.your_turn.kinds


@router.get("/notices/key")
async def push_key(services: Here) -> PushKey:
    """What a browser subscribes with, to be told by Web Push."""
    return PushKey(key=await services.your_turn.push_key())


@router.get("/tables/{table}/seats/{seat}/notices")
async def seat_notices(services: Here, who: Who, seat: Seat) -> list[NoticeView]:
    """How a seat is told that it is its turn."""
    return await services.your_turn.of_seat(who, seat)


@router.put("/tables/{table}/seats/{seat}/notices")
async def keep_notice(
    services: Here, request: Request, who: Who, seat: Seat, order: NoticeOrder
) -> NoticeView:
    """Tell a seat when it is its turn; an e-mail address must be confirmed first."""
    return await services.your_turn.keep(who, seat, order, address(request))


@router.post("/tables/{table}/seats/{seat}/notices/confirm")
async def confirm_notice(services: Here, who: Who, seat: Seat, code: NoticeCode) -> NoticeView:
    """Confirm an e-mail address by the code that was sent there."""
    return await services.your_turn.confirm(who, seat, code.code)


@router.post("/tables/{table}/seats/{seat}/notices/test", status_code=204)
async def try_notice(
    services: Here, request: Request, who: Who, seat: Seat, kind: NoticeKind
) -> Response:
    """Send a notice now, to see that it arrives."""
    await services.your_turn.attempt(who, seat, kind, address(request))
    return Response(status_code=204)


@router.delete("/tables/{table}/seats/{seat}/notices", status_code=204)
async def drop_notice(services: Here, who: Who, seat: Seat, kind: NoticeKind) -> Response:
    """Tell a seat no longer."""
    await services.your_turn.drop(who, seat, kind)
    return Response(status_code=204)
