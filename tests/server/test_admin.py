"""`hearthside admin`: backups that restore into either database, the guide followed word for word, clear errors."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.running import ROOT, PostgresServer, Start
from typer.testing import CliRunner, Result

from hearthside.cli import app
from hearthside.games import load
from hearthside.kernel import Record, Session
from hearthside.server.admin import backup
from hearthside.server.client import TableClient
from hearthside.server.storage import queries
from hearthside.server.storage.migrations import migrate
from hearthside.server.storage.rows import Entry, SeatRow, Snapshot, TableRow
from hearthside.server.storage.sql import Connection, database_at
from hearthside.server.tables import loading

pytestmark = pytest.mark.anyio

GUIDE = ROOT / "docs" / "restoring.md"
DAY = 86_400.0


def admin(*words: object) -> Result:
    return CliRunner().invoke(app, ["admin", *map(str, words)])


def lay_out(db: Connection, id: str, choices: int, over: bool = False, age: float = 0.0) -> None:
    """Keep a table of Pilfer with so many choices, as a server would, last touched `age` days ago."""
    game = load("pilfer")
    session = Session(game, {"seats": 2}, seed=7, keyed=True)
    then = time.time() - age * DAY
    with db.transaction():
        row = TableRow(
            id=id,
            game="pilfer",
            version=game.version,
            setup='{"seats": 2}',
            seed="7",
            name="A table",
            created=then,
            updated=then,
            archived=False,
            over=over,
            turn="[0]",
            phase="",
            bot_to_move=False,
            parent="",
            parent_at=0,
            visited=then,
        )
        queries.add_table(db, row)
        for seat in range(2):
            queries.add_seat(db, id, SeatRow(seat, "me", "", f"Seat {seat}", True))
        queries.add_link(db, id, "owner", -1)
        first = Snapshot(0, game.version, _compact(session))
        queries.keep_snapshot(db, id, first, older=-1)
        for number in range(choices):
            assert session.decision is not None
            entry = Entry(number, "choice", session.decision.seat, "wait", then)
            queries.add_entries(db, id, [entry])
            session.choose("wait")


def _compact(session: Session[Any]) -> str:
    return json.dumps(session.position())


@pytest.fixture
def kept(database: str, tmp_path: Path) -> Any:
    """Where a database with two tables is, as arguments; and a connection to it."""
    where = ["--database", database] if database else ["--data", str(tmp_path / "data")]
    db = Connection(database_at(database or None, tmp_path / "data"))
    migrate(db)
    lay_out(db, "a" * 16, 5)
    lay_out(db, "b" * 16, 3)
    yield where, db
    db.close()


def everything(db: Connection) -> dict[str, list[Any]]:
    return {
        name: sorted(db.run(f"SELECT {', '.join(db.database.columns(db, name))} FROM {name}"))
        for name in backup.EVERYTHING
    }


@pytest.mark.postgres
def test_a_backup_restores_into_either_kind_of_database(
    kept: Any, tmp_path: Path, postgres: PostgresServer
) -> None:
    where, db = kept
    queries.say(db, "a" * 16, 0, "Seat 0", "hello", 1.0, "w")
    before, file = everything(db), tmp_path / "one.backup"
    told = admin("backup", file, *where)
    assert told.exit_code == 0 and "2 tables, 8 lines" in told.output
    assert file.stat().st_mode & 0o777 == 0o600
    for into in (["--data", str(tmp_path / "new")], ["--database", postgres.new_database()]):
        assert admin("restore", file, *into).exit_code == 0
        again = Connection(
            database_at(into[1] if into[0] == "--database" else None, tmp_path / "new")
        )
        found = everything(again)
        redeal = again.database.columns(again, "tables").index("redeal")
        assert all(row[redeal] == backup.RESTORED for row in found["tables"])
        found["tables"] = [(*row[:redeal], "", *row[redeal + 1 :]) for row in found["tables"]]
        assert found == before
        assert queries.say(again, "a" * 16, 0, "Seat 0", "still here", 1.0, "w").id == 2
        again.close()
        refused = admin("restore", file, *into)
        assert refused.exit_code == 1 and "holds tables already" in refused.output
        assert "2 tables, 0 faults" in admin("verify", *into).output


def test_a_backup_that_is_not_whole_is_refused_and_changes_nothing(
    kept: Any, tmp_path: Path
) -> None:
    where, _ = kept
    file = tmp_path / "one.backup"
    admin("backup", file, *where)
    assert "is there already" in admin("backup", file, *where).output
    text = gzip.decompress(file.read_bytes()).decode()
    spoilt = {
        "cut": gzip.compress(text[: len(text) // 2].encode()),
        "torn": file.read_bytes()[:-40],
        "changed": gzip.compress(text.replace("A table", "B table").encode()),
        "other": gzip.compress(b'{"a": 1}\n'),
        "plain": b"not a backup",
        "newer": gzip.compress(text.replace('"schema":', '"schema":9').encode()),
    }
    for name, content in spoilt.items():
        bad = tmp_path / name
        bad.write_bytes(content)
        for said in (
            admin("restore", bad, "--data", tmp_path / "new"),
            admin("verify", "--backup", bad),
        ):
            assert said.exit_code == 1 and name in said.output.replace("\n", ""), name
            assert "Traceback" not in said.output
    assert not (tmp_path / "new").exists()
    assert "no such file" in admin("restore", tmp_path / "none").output


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    db = Connection(database_at(None, tmp_path / "old"))
    migrate(db, upto=3)
    db.run(
        "INSERT INTO tables (id, game, version, setup, seed, name, created, updated)"
        " VALUES ('0123456789abcdef', 'pilfer', '1.0.0', '{\"seats\": 2}', '7', 'Old', 1, 2)"
    )
    db.close()
    file = tmp_path / "old.backup"
    assert admin("backup", file, "--data", tmp_path / "old").exit_code == 0
    said = admin("verify", "--data", tmp_path / "old")
    assert said.exit_code == 1 and "start the server of this version once" in said.output
    assert admin("restore", file, "--data", tmp_path / "new").exit_code == 0
    new = Connection(database_at(None, tmp_path / "new"))
    row = queries.table(new, "0123456789abcdef")
    new.close()
    assert row is not None and row.name == "Old"


def test_verify_names_every_table_that_cannot_go_on(kept: Any) -> None:
    where, db = kept
    good = admin("verify", *where)
    assert good.exit_code == 0 and "2 tables, 0 faults" in good.output
    lay_out(db, "c" * 16, 2)
    db.run("UPDATE choices SET number = 7 WHERE table_id = ? AND number = 1", ("c" * 16,))
    db.run("DELETE FROM links WHERE table_id = ?", ("b" * 16,))
    db.run("UPDATE tables SET version = '0.1' WHERE id = ?", ("a" * 16,))
    bad = admin("verify", *where)
    assert bad.exit_code == 1 and "3 tables, 2 faults" in bad.output
    assert f"{'c' * 16} the log has a gap" in bad.output
    assert f"{'b' * 16} nobody has a link" in bad.output
    assert f"{'a' * 16} will go on under rules" in bad.output
    db.run("UPDATE choices SET option = 'fly' WHERE table_id = ? AND number = 1", ("a" * 16,))
    db.run("DELETE FROM snapshots WHERE table_id = ?", ("a" * 16,))
    assert "3 faults" in admin("verify", *where).output
    assert "2 faults" in admin("verify", "--quick", *where).output


def test_export_writes_records_and_tells_tables_whose_hidden_things_it_took(
    kept: Any, tmp_path: Path
) -> None:
    where, db = kept
    db.run("UPDATE tables SET over = 1 WHERE id = ?", ("b" * 16,))
    folder = tmp_path / "records"
    said = admin("export", folder, *where)
    assert said.exit_code == 0 and "1 record" in said.output
    assert admin("export", folder, "--table", "a" * 16, *where).exit_code == 1
    assert not db.run("SELECT 1 FROM provenance")
    assert admin("export", folder, "--running", *where).exit_code == 0
    for name, choices in (("a" * 16, 5), ("b" * 16, 3)):
        record = Record.parse((folder / f"pilfer-{name}.hearthside").read_text())
        assert len(record.choices) == choices and record.signed
        assert record.replay(load("pilfer")).number == choices
    assert [row[0] for row in db.run("SELECT table_id FROM provenance")] == ["a" * 16]


def test_prune_says_what_it_would_do_and_does_it(kept: Any) -> None:
    where, db = kept
    lay_out(db, "c" * 16, 2, age=40)
    lay_out(db, "d" * 16, 2, age=400)
    db.run("UPDATE tables SET stored = 1 WHERE id = ?", ("d" * 16,))
    days = ("--archive-after", "30", "--remove-after", "365")
    dry = admin("prune", *days, "--dry-run", *where)
    assert dry.exit_code == 0 and f"{'c' * 16} would go into storage" in dry.output
    assert f"{'d' * 16} would go for good" in dry.output
    assert len(db.run("SELECT id FROM tables WHERE stored = 0")) == 3
    done = admin("prune", *days, "--compact", *where)
    assert done.exit_code == 0 and "1 table went for good" in done.output
    assert sorted(db.run("SELECT id, stored FROM tables")) == [
        *(("a" * 16, 0), ("b" * 16, 0), ("c" * 16, 1))
    ]
    assert not db.run("SELECT 1 FROM snapshots WHERE table_id = ?", ("c" * 16,))


def test_a_table_from_storage_goes_on_under_newer_rules_if_they_can_follow_it(kept: Any) -> None:
    _, db = kept
    db.run("DELETE FROM snapshots")
    db.run("UPDATE tables SET version = '0.1'")
    stored = loading.fetch(db, "a" * 16)
    assert stored is not None
    built = loading.played(stored)
    assert isinstance(built, loading.Rebased) and built.play.made == 5
    assert built.entry.number == 5 and built.snapshot.number == 5
    with db.transaction():
        assert loading.keep_rebase(db, stored, built, "w")
    stored = loading.fetch(db, "a" * 16)
    assert stored is not None
    again = loading.played(stored)
    assert not isinstance(again, loading.Rebased) and again.made == 5


def test_what_is_not_there_is_told_in_a_line(tmp_path: Path) -> None:
    for words in (["backup", tmp_path / "f"], ["verify"], ["export", tmp_path], ["prune"]):
        said = admin(*words, "--data", tmp_path / "nowhere")
        assert said.exit_code == 1 and "no database at" in said.output.replace("\n", " ")
    away = "postgresql://hearthside@127.0.0.1:1/none"
    said = admin("verify", "--database", away)
    assert said.exit_code == 1 and "cannot be used" in said.output
    assert admin("verify", "--database", "mysql://x").exit_code == 2


@pytest.mark.postgres
async def test_the_guide_to_restoring_can_be_followed(
    start: Start, tmp_path: Path, postgres: PostgresServer
) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 4
    nightly, lost, serve, moved = blocks
    url = postgres.new_database()
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "HEARTHSIDE_DATABASE": url}

    def follow(block: str) -> None:
        alone = {k: v for k, v in env.items() if "DATABASE" in block or k != "HEARTHSIDE_DATABASE"}
        subprocess.run(["bash", "-euc", block], cwd=tmp_path, env=alone, check=True)

    server = start(data=tmp_path / "data")
    table = server.table("me", "me")
    link = (table["table"], table["owner"])
    async with TableClient(server.url, *link) as client:
        for _ in range(4):
            if not client.my_turn:
                await client.ask("look", seat=client.asked["seat"])
            await client.reach(await client.choose("wait"))
        follow(nightly)
        await client.ask("look", seat=client.asked["seat"])
        await client.choose("wait")
    server.kill()
    (tmp_path / "data" / "hearthside.sqlite3").write_bytes(b"lost")
    follow(lost)
    assert serve.split() == ["hearthside", "serve", "--data", "data"]
    server.start()
    async with TableClient(server.url, *link) as client:
        assert client.view["made"] == 4
        assert any("restored from a backup" in line["text"] for line in client.view["lines"])
        number = client.view["number"]
        assert number == 5, "what nobody knows is dealt anew before anybody plays on"
    async with TableClient(server.url, *link) as client:
        assert client.view["number"] == number, "and only once"
    follow(moved)
    other = start(database=url)
    async with TableClient(other.url, *link) as client:
        assert client.view["made"] == 4
