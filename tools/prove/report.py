"""The pages: docs/proof.md over all subjects, and one page for each with its rules, survivors and excuses."""

from __future__ import annotations

from collections.abc import Iterable

from .data import Data
from .driver import Proof
from .equivalent import MANY, Excuses
from .mutants import Mutant, Source
from .results import BROKEN, KILLED, UNRUN, Result
from .sampling import CONTENT, ROOM, between
from .scope import Scope, Subject
from .summary import Summary, Tally, read_summary

ROW = "| {} | {} | {} | {} | {} | {} | {} |"
HEAD = """\
# Proof

What breaking the rules turned red. `make prove` changes the code that enforces rules in one small way at a time (a
mutant) and runs the tests that reach it; how, and how to use it, is in [proving.md](proving.md). This page and those
behind it are written by it, from the figures that lie beside them.

- **by its rule**: a test turned red that carries the id of a rule that the mutant's line cites.
- **by others**: another test that asserts something turned red.
- **only witnesses**: only replays, golden games or random runs noticed.
- **died**: the first two, of all mutants but those that are equivalent or cannot even be imported.

The bar: {rules} % in rules, {content} % in content.

"""
SAMPLES = """
## Samples

Too large to be proven whole so far. A sample is drawn by chance from the mutants of the rules, and of the content where
that is said; in brackets, between which percentages the whole lies, 19 times of 20. Nothing is held against a subject
by its sample.

"""
COLUMNS = ROW.format(
    "", "mutants", "by its rule", "by others", "only witnesses", "alive", "died"
) + ("\n|---|---:|---:|---:|---:|---:|---:|")


def _row(name: str, tally: Tally, bar: int | None = None) -> str:
    died = f"{tally.percent:.1f} %"
    if bar is not None:
        died += " ✓" if tally.percent >= bar else " ✗"
    counts = (tally.mutants, tally.own, tally.other, tally.witness, tally.living)
    return ROW.format(name, *(f"{n:,}" for n in counts), died)


def _sampled(name: str, summary: Summary, subject: Subject) -> list[str]:
    """The rows of a sample, one for each room: how it was drawn, and what it says about the whole."""
    assert summary.sample is not None
    terms, rows = summary.sample, []
    for room in (ROOM, CONTENT):
        size, of = terms.drawn(room)
        if size:
            tally = summary.rooms(subject)[room]
            low, high = between(tally.own + tally.other, tally.mutants)
            drawn = f"{name}, {room}: {size:,} of {of:,}, seed {terms.seed}"
            if not terms.witnessed:
                drawn += ", no witness asked"
            rows.append(f"{_row(drawn, tally).removesuffix(' |')} ({low:.0f} to {high:.0f}) |")
    return rows


def page(scope: Scope) -> str:
    """The page over all subjects, from the summaries that are committed."""
    lines = [HEAD.format(**scope.bar) + COLUMNS]
    sampled = []
    missing = []
    for name, subject in scope.subjects.items():
        summary = read_summary(scope.reports / f"{name}.json")
        if summary is None:
            missing.append(name)
            continue
        if summary.sample is not None:
            sampled += _sampled(f"[{name}]({scope.reports.name}/{name}.md)", summary, subject)
            continue
        for room, tally in sorted(summary.rooms(subject).items(), reverse=True):
            link = f"[{name}]({scope.reports.name}/{name}.md), {room}"
            lines.append(_row(link, tally, scope.bar[room]))
    if sampled:
        lines += [SAMPLES + COLUMNS, *sampled]
    if missing:
        lines.append(f"\nNot proven yet: {', '.join(missing)}.")
    return "\n".join(lines) + "\n"


def subject_page(
    scope: Scope,
    subject: Subject,
    sources: list[Source | Data],
    proof: Proof,
    reasons: dict[str, str],
    summary: Summary,
) -> str:
    """The page of one subject."""
    rooms = summary.rooms(subject)
    mutants = [m for s in sources for m in s.mutants if m.key in proof.results or m.key in reasons]
    lines = [
        f"# Proof: {subject.name}",
        "\n[All subjects](../proof.md). Written by `make prove`; what the columns mean is said there.\n",
        *_terms(summary),
        COLUMNS,
        *(
            _row(room, tally, None if summary.sample else scope.bar[room])
            for room, tally in sorted(rooms.items(), reverse=True)
            if tally.mutants
        ),
        *_carried([proof.results[m.key] for m in mutants if m.key not in reasons], proof.world),
        "\n## By file\n",
        COLUMNS,
        *(_row(file, tally) for file, tally in summary.files.items() if tally.mutants),
        *_by_rule(summary),
        *_alive(subject, mutants, proof.results, reasons),
        *_excused(subject, mutants, reasons, summary, Excuses(scope.equivalent)),
    ]
    return "\n".join(lines) + "\n"


def _terms(summary: Summary) -> list[str]:
    """What a sample says about itself."""
    terms = summary.sample
    if terms is None:
        return []
    said = f"A sample: {terms.size:,} of {terms.of:,} mutants of the rules, drawn with seed {terms.seed}."
    if terms.content:
        said += f"\nBeside them {terms.content:,} of {terms.of_content:,} mutants of the content."
    if not terms.witnessed:
        said += "\nNo witness was asked: what only a replay or a random run would notice counts as alive."
    if terms.each:
        said += (
            f"\nFor the table by rule, and there only, {terms.each} more were drawn of every rule. A rule that is\n"
            "not in it, or without a kill of its own, is not proven."
        )
    return [f"{said}\n"]


def _carried(results: list[Result], world: str) -> list[str]:
    old = sum(result.world != world for result in results)
    late = sum(result.timeout for result in results)
    broken = sum(result.state == BROKEN for result in results)
    said = []
    if broken:
        said.append(f"{broken} more cannot be imported and count nowhere.")
    if late:
        said.append(f"{late} died by taking far too long.")
    if old:
        said.append(
            f"{old} results are from before other code last changed (`make prove FRESH=1` tries them again)."
        )
    return ["\n" + " ".join(said)] if said else []


def _by_rule(summary: Summary) -> list[str]:
    if not summary.rules:
        return []
    return [
        "\n## By rule\n",
        COLUMNS,
        *(_row(rule, tally) for rule, tally in sorted(summary.rules.items())),
    ]


def _alive(
    subject: Subject, mutants: Iterable[Mutant], results: dict[str, Result], reasons: dict[str, str]
) -> list[str]:
    lines = ["\n## Alive\n"]
    file = ""
    for mutant in mutants:
        if mutant.key in reasons or results[mutant.key].state in (KILLED, BROKEN):
            continue
        if mutant.file != file:
            file = mutant.file
            lines.append(f"\n**{subject.short(file)}**\n")
        lines.append("- " + told(mutant, results[mutant.key]))
    return lines if len(lines) > 1 else []


def told(mutant: Mutant, result: Result) -> str:
    """A survivor in one line."""
    said = f"{mutant.line} `{mutant.unit}`: {mutant.shown}"
    if mutant.ids:
        said += f" ({', '.join(mutant.ids)})"
    if result.witness:
        said += f"; only {result.witness.split('/')[-1]} noticed"
    elif result.state == UNRUN:
        said += "; no test runs it"
    return f"{said} `{mutant.key}`"


def _excused(
    subject: Subject,
    mutants: list[Mutant],
    reasons: dict[str, str],
    summary: Summary,
    excuses: Excuses,
) -> list[str]:
    lines = []
    if reasons:
        lines.append("\n## Equivalent\n")
        lines += [
            f"- {subject.short(m.file)}:{m.line} `{m.unit}`: {m.shown}. {reasons[m.key]}"
            for m in mutants
            if m.key in reasons
        ]
    many = [
        f"{file} ({tally.equivalent} of {tally.mutants + tally.equivalent})"
        for file, tally in summary.files.items()
        if tally.equivalent * 100 > MANY * (tally.mutants + tally.equivalent)
    ]
    if many:
        lines.append(f"\nMore than {MANY} % are called equivalent in {', '.join(many)}.")
    for entry in excuses.lapsed(mutants):
        lines.append(f"\nLapsed, to be judged anew: {entry.file} `{entry.unit}`: {entry.change}")
    return lines
