"""The application: routes, sockets, the client's files, and what runs beside them."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from . import lobby, metrics, routes, routes_away
from .buckets import Buckets
from .config import Config
from .conversation import converse
from .declined import Declined
from .guard import Guard, TooLarge, TooSlow
from .http_types import ErrorBody, ErrorReply, Fault, Health
from .logs import configure, log
from .pages import Pages, built_client
from .services import Services
from .storage.migrations import SchemaTooNew
from .storage.sql import StorageDown, TableGone


def create_app(config: Config) -> FastAPI:
    """A server over the database that `config` names."""
    app = FastAPI(
        title="Hearthside",
        version="1",
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    services = app.state.services = Services(config)
    app.state.new_tables = Buckets(config.tables, config.tables * 60)
    app.include_router(routes.router)
    app.include_router(routes_away.router)
    app.add_api_websocket_route("/ws/{table}", _socket)
    app.add_api_route(
        "/healthz", _health, response_model=Health, responses={503: {"model": Health}}
    )
    app.add_api_route("/healthz", _health, methods=["HEAD"], include_in_schema=False)
    app.add_api_route("/metrics", _metrics, include_in_schema=False)
    app.mount("/", Pages(built_client()))
    app.add_middleware(Guard, rate=config.requests, sockets=config.sockets, usage=services.usage)
    for kind, answer in _ANSWERS.items():
        app.add_exception_handler(kind, answer)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


def from_environment() -> FastAPI:
    """The application of a worker process, told everything by its environment."""
    config = Config.from_environment()
    configure(config.log_level)
    return create_app(config)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    services: Services = app.state.services
    database = str(services.store.database)
    lobby.games()
    _share_evenly()
    try:
        ran = await services.start()
    except (StorageDown, SchemaTooNew) as error:
        log.critical(
            "the database cannot be opened", extra={"database": database, "why": str(error)}
        )
        raise
    extra = {"database": database, "worker": services.worker, "migrations": ran}
    log.info("open", extra=extra)
    try:
        yield
    finally:
        await services.stop()
        log.info("closed", extra={"worker": services.worker})


def _share_evenly() -> None:
    """Let the thread that commits not wait long for its turn at the interpreter."""
    sys.setswitchinterval(0.0001)


async def _socket(ws: WebSocket, table: str) -> None:
    await converse(ws.app.state.services, ws, table)


async def _health(request: Request) -> JSONResponse:
    """Whether the server can work: 200, or 503 with the reason."""
    services: Services = request.app.state.services
    reason = await services.health.reason()
    kind = services.store.database.name
    health = Health(ok=not reason, database=kind, reason=reason, tables=len(services.tables))
    return JSONResponse(dict(health), status_code=503 if reason else 200)


async def _metrics() -> Response:
    body, kind = await asyncio.to_thread(metrics.page)
    return Response(body, media_type=kind)


# What goes wrong -----------------------------------------------------------------------------


def _error(status: int, code: str, message: str, problems: list[Fault] | None = None) -> Response:
    metrics.refused.labels(code).inc()
    body = ErrorBody(code=code, message=message)
    if problems:
        body["problems"] = problems
    # Escaped to ASCII: what is quoted from a request may hold characters that cannot be encoded.
    text = json.dumps(ErrorReply(error=body))
    return Response(text, status_code=status, media_type="application/json")


async def _declined(_: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)
    faults = []
    for problem in error.problems:
        fault = Fault(field=problem.field, reason=problem.reason)
        if problem.rule:
            fault["rule"] = problem.rule
        faults.append(fault)
    return _error(error.status, error.code, error.message, faults)


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = [
        Fault(field=".".join(map(str, e["loc"][1:])) or str(e["loc"][0]), reason=e["msg"])
        for e in error.errors()
    ]
    first = f"{faults[0]['field']}: {faults[0]['reason']}"
    return _error(400, "bad_request", f"The request is not understood: {first}", faults)


async def _storage(_: Request, error: Exception) -> Response:
    return _error(503, "storage", "The database cannot be used at the moment; try again soon.")


async def _gone(_: Request, error: Exception) -> Response:
    return _error(404, "no_table", "The table has been deleted by its owner.")


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _error(error.status_code, "http", str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def _too_large(_: Request, error: Exception) -> Response:
    return _error(413, "too_large", "The request is too large.")


async def _failed(request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return _error(500, "failed", "The server failed on this; nothing was changed.")


async def _too_slow(_: Request, __: Exception) -> Response:
    return _error(408, "too_slow", "The request did not arrive in time.")


_ANSWERS: dict[type[Exception], Any] = {
    Declined: _declined,
    RequestValidationError: _invalid,
    StorageDown: _storage,
    TableGone: _gone,
    HTTPException: _http,
    TooLarge: _too_large,
    TooSlow: _too_slow,
    Exception: _failed,
}


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The interface as OpenAPI; what cannot be understood is a 400 here, never a 422."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        for operations in schema["paths"].values():
            for operation in operations.values():
                operation["responses"].pop("422", None)
        app.openapi_schema = schema
    return app.openapi_schema
