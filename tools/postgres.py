"""Print the folder of PostgreSQL's programs for the server's tests, installing them where none is found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = ("initdb", "postgres", "pg_ctl")
ADVICE = (
    "No PostgreSQL server programs were found and none could be installed. Install them (for "
    "example `apt-get install postgresql`), or set HEARTHSIDE_POSTGRES_BIN to their folder."
)


def complete(folder: Path) -> bool:
    """Whether the folder holds every program the tests start."""
    return all(os.access(folder / name, os.X_OK) for name in NEEDED)


def found() -> Path | None:
    """The folder named by HEARTHSIDE_POSTGRES_BIN, on the PATH, or of the newest version installed."""
    named = os.environ.get("HEARTHSIDE_POSTGRES_BIN")
    if named:
        if complete(Path(named)):
            return Path(named)
        sys.exit(f"HEARTHSIDE_POSTGRES_BIN names {named}, which lacks one of {', '.join(NEEDED)}.")
    initdb = shutil.which("initdb")
    folders = [Path(initdb).resolve().parent] if initdb else []
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(versions, key=lambda folder: folder.parent.name.zfill(4), reverse=True)
    return next((folder for folder in folders if complete(folder)), None)


def install() -> Path | None:
    """Install the system's package when we may."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    order = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "postgresql"]
    for command in (order, ["apt-get", "update", "-qq"], order):
        print("+", *command, file=sys.stderr)
        done = subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0
        if done and command is order and (folder := found()):
            return folder
    return None


if __name__ == "__main__":
    folder = found() or install()
    if folder is None:
        sys.exit(ADVICE)
    print(folder)
