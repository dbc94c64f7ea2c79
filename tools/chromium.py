"""Print the path of a Chromium for the browser tests, installing one where none is found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ADVICE = (
    "No Chromium was found and none could be installed. Install one (for example "
    "`apt-get install chromium`, or `.venv/bin/playwright install chromium`), or set "
    "HEARTHSIDE_CHROMIUM to the path of one."
)


def found() -> str | None:
    """The Chromium named by HEARTHSIDE_CHROMIUM, on the PATH, or downloaded by Playwright."""
    named = os.environ.get("HEARTHSIDE_CHROMIUM")
    if named:
        if os.access(named, os.X_OK):
            return named
        sys.exit(f"HEARTHSIDE_CHROMIUM names {named}, which is not a program.")
    return next((path for name in NAMES if (path := shutil.which(name))), None) or downloaded()


def downloaded() -> str | None:
    """The browser that Playwright downloaded earlier, if it is there."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.access(path, os.X_OK) else None


def run(*command: str) -> bool:
    """Run a command with its output on stderr; whether it went well."""
    print("+", *command, file=sys.stderr)
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0


def install() -> str | None:
    """Try the system's packages when we may, then Playwright's own download."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        if not run("apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium"):
            run("apt-get", "update", "-qq")
            run("apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium")
        if path := found():
            return path
    if run(sys.executable, "-m", "playwright", "install", "chromium"):
        return downloaded()
    return None


if __name__ == "__main__":
    path = found() or install()
    if path is None:
        sys.exit(ADVICE)
    print(path)
