"""What stands between the network and the tables: limits, origins and headers."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics
from .buckets import Buckets, Crowd
from .usage import TOLD, Usage

BODY_PATIENCE = 60.0
"""Seconds in which the body of a request must arrive."""
BODY = 64 * 1024
RECORD_BODY = 2_200_000
"""Bytes a request may send: few, unless it imports a record."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a browser sent this from our own pages (other programs send no Origin)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        from_where = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(from_where) and from_where == headers.get("host")


class Guard:
    """Refuses requests that are too frequent, too large or from elsewhere; adds the headers."""

    def __init__(self, app: ASGIApp, rate: float, sockets: int, usage: Usage) -> None:
        self.app, self.usage = app, usage
        self.buckets = Buckets(rate, rate * 10)
        self.watching = Buckets(rate, rate * 10)
        """Those who watch over the server are counted by themselves: whoever plays from there keeps them from nothing."""
        self.most_sockets = sockets
        self._sockets = Crowd()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse(send_guarded, *refusal)
            return
        limited = _Limited(receive, _limit(scope))
        await self.usage.of(_client(scope), self.app(scope, limited, send_guarded))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in, unless its address comes too often or has too many open."""
        who = _client(scope)
        if (
            not self._may_pass(scope)
            or not self.usage.may(who)
            or not self._sockets.come(who, self.most_sockets)
        ):
            metrics.refused.labels("too_many").inc()
            await send({"type": "websocket.close", "code": 1013})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets.go(who)

    def _refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        headers = Headers(scope=scope)
        if not self._may_pass(scope):
            return 429, "too_many", "Too many requests; wait a moment."
        if not _watches(scope) and not self.usage.may(_client(scope)):
            return 429, "too_many", TOLD
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers):
            return 403, "origin", "This request came from another site."
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _limit(scope):
            return 413, "too_large", f"A request may hold {_limit(scope)} bytes."
        return None

    def _may_pass(self, scope: Scope) -> bool:
        """Whether an address has not asked too often."""
        return (self.watching if _watches(scope) else self.buckets).take(_client(scope))


class TooLarge(Exception):
    """A body that grew past its limit while it was read."""


class TooSlow(Exception):
    """A body that did not arrive in time."""


class _Limited:
    """Reads a request's body, and stops when it grows past its limit or does not arrive."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive, self.left = receive, limit
        self.ends = time.monotonic() + BODY_PATIENCE
        self.whole = False

    async def __call__(self) -> Message:
        if self.whole:
            return await self.receive()
        try:
            async with asyncio.timeout(self.ends - time.monotonic()):
                message = await self.receive()
        except TimeoutError:
            raise TooSlow from None
        self.whole = not message.get("more_body", False)
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise TooLarge
        return message


def _client(scope: Scope) -> str:
    """The address that a request comes from."""
    return str((scope.get("client") or ("", 0))[0])


def _watches(scope: Scope) -> bool:
    """Whether it comes from somebody who watches over the server."""
    return scope["path"] in ("/healthz", "/metrics")


def _limit(scope: Scope) -> int:
    return RECORD_BODY if scope["path"] == "/api/tables/import" else BODY


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    metrics.refused.labels(code).inc()
    body = json.dumps({"error": {"code": code, "message": message}}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
