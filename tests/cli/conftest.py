"""What every test of the command line uses: the command, run as a person would."""

from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from hearthside.cli import app, output

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `hearthside` with these arguments and this typed at its prompts."""
    monkeypatch.setenv("COLUMNS", "200")
    for screen in (output.console, output.errors):  # a worker process may have fixed their width
        monkeypatch.setattr(screen, "width", 200)
    monkeypatch.setenv("NO_COLOR", "1")

    def command(*arguments: object, typed: str = "") -> Result:
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.output
        return result

    return command
