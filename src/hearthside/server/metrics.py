"""What the server measures of itself, for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

choices = Counter("hearthside_choices_total", "Choices committed", ["game", "by"])
refused = Counter("hearthside_refused_total", "Messages and requests refused", ["code"])
undone = Counter("hearthside_undone_total", "Choices taken back", ["how"])
created = Counter("hearthside_tables_created_total", "Tables made", ["game"])
answered = Histogram(
    "hearthside_choice_seconds", "From a choice's arrival to its acknowledgement", buckets=FAST
)
viewed = Histogram(
    "hearthside_view_seconds",
    "From a choice's arrival, at any process, to views of it being on their way here",
    buckets=FAST,
)
committed = Histogram("hearthside_commit_seconds", "Time of a commit", buckets=FAST)
together = Histogram(
    "hearthside_commit_writes", "Writes that shared a commit", buckets=(1, 2, 4, 8, 16, 32, 64)
)
opened = Histogram("hearthside_open_seconds", "Time to open a table from its log", buckets=FAST)
thought = Histogram(
    "hearthside_bot_seconds",
    "Time a bot took for a choice",
    ["strength"],
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30),
)
set_aside = Counter(
    "hearthside_set_aside_total", "Tables that were set aside because their rules failed", ["game"]
)
tidied = Counter("hearthside_tidied_total", "Tables nobody came back to, by what was done", ["how"])
bot_restarts = Counter("hearthside_bot_restarts_total", "Bot processes that were started again")
storage_errors = Counter("hearthside_storage_errors_total", "Times the database failed")
write_ahead = Gauge(
    "hearthside_wal_bytes", "Size of SQLite's write-ahead log", multiprocess_mode="livemax"
)
open_tables = Gauge("hearthside_open_tables", "Tables in memory", multiprocess_mode="livesum")
sockets = Gauge("hearthside_sockets", "Open WebSockets", multiprocess_mode="livesum")
bots_waiting = Gauge(
    "hearthside_bots_waiting", "Requests that wait for a bot", multiprocess_mode="livesum"
)
notices = Counter(
    "hearthside_notices_total",
    "People told that it is their turn, by what and how",
    ["kind", "how"],
)
lag = Gauge(
    "hearthside_lag_seconds",
    "How late this process is for players: its event loop or the views of choices, whichever is more",
    multiprocess_mode="livemax",
)
easing = Gauge(
    "hearthside_easing",
    "What waits for those who play: 0 nothing, 1 and 2 those who look on and bots, more and more",
    multiprocess_mode="livemax",
)
bots_thinking = Gauge("hearthside_bots_thinking", "Bots at work", multiprocess_mode="livesum")


def leave() -> None:
    """Take this process's gauges out of the sum of its siblings'."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        multiprocess.mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def page() -> tuple[bytes, str]:
    """The metrics of this server, all its worker processes together, and their content type."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
