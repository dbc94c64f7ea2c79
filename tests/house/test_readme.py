"""What the README says in Python is true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.M | re.S)
PAGES = ["README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")


@pytest.mark.parametrize("page", [page for page in PAGES if page != "docs/adding-a-game.md"])
def test_python_on_a_page_runs(page: str) -> None:
    """Blocks of one page share their names, as a reader who follows it would."""
    names: dict[str, object] = {}
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    for block in blocks:
        exec(compile(block, page, "exec"), names)
    assert page != "README.md" or blocks, "the README shows how to use the package"


@pytest.mark.parametrize("page", PAGES)
def test_links_on_a_page_lead_somewhere(page: str) -> None:
    path = ROOT / page
    dead = [
        target
        for target in LINK.findall(FENCE.sub("", path.read_text(encoding="utf-8")))
        if not (path.parent / target).exists()
    ]
    assert not dead
