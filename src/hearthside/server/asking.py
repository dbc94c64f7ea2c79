"""Who asks over HTTP, and for what: the parts of a request that routes share."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Path, Request

from .buckets import Buckets
from .declined import Declined
from .services import Services
from .tables import holders
from .tables.holders import Holder

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
Seat = Annotated[int, Path(ge=0, le=63)]


def services_of(request: Request) -> Services:
    """The services of this server process."""
    services: Services = request.app.state.services
    return services


async def holder_of(
    request: Request, table: TableId, authorization: Annotated[str, Header(max_length=200)] = ""
) -> Holder:
    """Who asks, by the token in the Authorization header."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Declined("no_token", "Send the link's token: Authorization: Bearer ...", status=401)
    following = services_of(request).following
    return await holders.holder(following, table, token.strip(), address(request))


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def may_make(request: Request) -> None:
    """Decline those who make too many tables."""
    buckets: Buckets = request.app.state.new_tables
    if not buckets.take(address(request)):
        raise Declined("too_many", "Too many new tables; wait a moment.", status=429)


Here = Annotated[Services, Depends(services_of)]
Who = Annotated[Holder, Depends(holder_of)]
Making = Depends(may_make)
