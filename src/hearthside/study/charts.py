"""Charts as plain SVG and HTML: no scripts, readable in light and dark, and by screen readers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise

from .stats import Lift, Share

HUES = (210, 25, 140, 285, 50, 340, 180, 95)
"""One hue for each series, far enough apart to tell; the next round of them is darker."""

APART = 34.0
"""How far apart the numbers below a picture have to be to be read."""

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)

STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#1d1b19, #ece7df); --paper: light-dark(#fbf8f3, #191715);
  --soft: light-dark(#6c665e, #a39b90); --line: light-dark(#d9d2c7, #3a3632); --mark: light-dark(#b2541d, #f0a35e); }
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { border-top: 1px solid var(--line); padding-top: 1rem; margin-top: 2.5rem; }
table { border-collapse: collapse; margin-bottom: 0.8rem; font-size: 0.9rem; } th, td { padding: 0.15rem 0.6rem 0.15rem 0; text-align: left; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; } th { color: var(--soft); font-weight: normal; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 12px Georgia, serif; }
svg .soft { fill: var(--soft); } svg .axis { stroke: var(--line); } .note { color: var(--soft); font-size: 0.9rem; }
nav a { margin-right: 1rem; } a { color: var(--mark); } .scroll { overflow-x: auto; }
.legend span { margin-right: 1rem; white-space: nowrap; } .maps { display: flex; flex-wrap: wrap; gap: 1.5rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr)); gap: 0 1.5rem; }
.charts h4 { margin: 1rem 0 0.2rem; } td.n { white-space: nowrap; }
.maps figure { margin: 0; } figcaption { color: var(--soft); font-size: 0.9rem; } code { font-size: 0.85rem; }
small { color: var(--soft); }
"""


def colour(index: int) -> str:
    """The colour of a series."""
    return f"hsl({HUES[index % len(HUES)]} 60% {55 - 18 * (index // len(HUES) % 2)}%)"


def page(title: str, sections: Sequence[tuple[str, str]]) -> str:
    """A whole HTML page: a heading, links to the sections, and the sections."""
    ids = [f"s{number}" for number in range(len(sections))]
    links = "".join(
        f'<a href="#{i}">{escape(name)}</a>' for i, (name, _) in zip(ids, sections, strict=True)
    )
    body = "".join(
        f'<h2 id="{i}">{escape(name)}</h2>{content}'
        for i, (name, content) in zip(ids, sections, strict=True)
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1><nav>{links}</nav>{body}</body></html>\n"
    )


def shares(heading: str, rows: Mapping[str, Share], expected: float | None = None) -> str:
    """A table of shares, each with its interval drawn on a line from 0 to 1."""
    lines = []
    for name, one in rows.items():
        x = [f"{4 + 292 * value:.1f}" for value in (one.low, one.high, one.value)]
        even = ""
        if expected is not None:
            at = 4 + 292 * expected
            even = f'<line x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="18" class="axis" stroke-dasharray="2 2"/>'
        lines.append(
            f"<tr><td>{escape(name)}</td><td class=n>{one.count:,}</td><td class=n>{one.value:.1%}</td>"
            f'<td><svg width="300" height="18" viewBox="0 0 300 18" role="img" '
            f'aria-label="{one.low:.1%} to {one.high:.1%}">'
            f'<line x1="4" x2="296" y1="9" y2="9" class="axis"/>{even}'
            f'<line x1="{x[0]}" x2="{x[1]}" y1="9" y2="9" stroke="{colour(0)}" stroke-width="5" '
            f'stroke-linecap="round" opacity="0.55"/><circle cx="{x[2]}" cy="9" r="4.5" fill="{colour(0)}"/>'
            f"</svg></td></tr>"
        )
    head = f"<tr><th>{escape(heading)}</th><th class=n>of</th><th class=n>share</th><th>0 … 100%</th></tr>"
    return f"<table>{head}{''.join(lines)}</table>"


def curves(
    heading: str,
    series: Mapping[str, Mapping[float, Share]],
    labels: Mapping[float, str] | None = None,
) -> str:
    """Shares along a number, a line for each series with a band for its intervals."""
    xs = sorted({x for points in series.values() for x in points})
    low, span = xs[0], (xs[-1] - xs[0]) or 1
    at = {x: 44 + 500 * (x - low) / span for x in xs}
    drawn = "".join(_line(i, name, series[name], at) for i, name in enumerate(series))
    said = labels or {}
    shown: list[float] = []
    for x in xs:
        if not shown or at[x] - at[shown[-1]] >= APART:
            shown.append(x)
    ticks = "".join(
        f'<text x="{at[x]:.1f}" y="188" text-anchor="middle">{escape(said.get(x, f"{x:g}"))}</text>'
        for x in shown
    )
    grid = "".join(
        f'<line x1="44" x2="544" y1="{_y(v):.0f}" y2="{_y(v):.0f}" class="axis"/>'
        f'<text x="38" y="{_y(v) + 4:.0f}" text-anchor="end" class="soft">{v:.0%}</text>'
        for v in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg viewBox="0 0 590 210" width="590" role="img" aria-label="{escape(heading)}">{grid}'
        f"{drawn}{ticks}"
        f'<text x="294" y="206" text-anchor="middle" class="soft">{escape(heading)}</text></svg>'
        f"{legend(list(series)) if len(series) > 1 else ''}"
    )


def _y(value: float) -> float:
    return 170 - 150 * value


def _line(index: int, name: str, points: Mapping[float, Share], at: Mapping[float, float]) -> str:
    """One series: its band, its line, a dot for each point."""
    xs = sorted(points)
    band = " ".join(
        [f"{at[x]:.1f},{_y(points[x].high):.1f}" for x in xs]
        + [f"{at[x]:.1f},{_y(points[x].low):.1f}" for x in reversed(xs)]
    )
    line = " ".join(f"{at[x]:.1f},{_y(points[x].value):.1f}" for x in xs)
    dots = "".join(
        f'<circle cx="{at[x]:.1f}" cy="{_y(points[x].value):.1f}" r="3.5" fill="{colour(index)}">'
        f"<title>{escape(name)} at {x:g}: {points[x]}</title></circle>"
        for x in xs
    )
    return (
        f'<polygon points="{band}" fill="{colour(index)}" opacity="0.15"/>'
        f'<polyline points="{line}" fill="none" stroke="{colour(index)}" stroke-width="2"/>{dots}'
    )


def legend(names: Sequence[str]) -> str:
    """Which colour is which."""
    return (
        '<p class="legend">'
        + " ".join(
            f'<span><svg width="12" height="12" aria-hidden="true">'
            f'<rect width="12" height="12" fill="{colour(i)}"/></svg> {escape(name)}</span>'
            for i, name in enumerate(names)
        )
        + "</p>"
    )


def ranges(heading: str, columns: Mapping[float, Sequence[float]]) -> str:
    """For every number on the ground line: the half in the middle, the middle, and nine in ten."""
    xs = sorted(columns)
    cuts = {x: [sorted(columns[x])[int(q * (len(columns[x]) - 1))] for q in QUANTILES] for x in xs}
    top = max(cut[-1] for cut in cuts.values()) or 1
    at = {x: 60 + 470 * (i + 0.5) / len(xs) for i, x in enumerate(xs)}
    wide = min(30.0, 300 / len(xs))

    def y(value: float) -> float:
        return 170 - 155 * value / top

    drawn = "".join(
        f"<g><title>{x:g}: half of them {cut[1]:g} to {cut[3]:g}, middle {cut[2]:g}</title>"
        f'<line x1="{at[x]:.1f}" x2="{at[x]:.1f}" y1="{y(cut[0]):.1f}" y2="{y(cut[4]):.1f}" '
        f'stroke="{colour(0)}"/><rect x="{at[x] - wide / 2:.1f}" y="{y(cut[3]):.1f}" '
        f'width="{wide:.1f}" height="{max(1.0, y(cut[1]) - y(cut[3])):.1f}" fill="{colour(0)}" '
        f'opacity="0.5"/><line x1="{at[x] - wide / 2:.1f}" x2="{at[x] + wide / 2:.1f}" '
        f'y1="{y(cut[2]):.1f}" y2="{y(cut[2]):.1f}" stroke="var(--ink)" stroke-width="2"/>'
        f'<text x="{at[x]:.1f}" y="188" text-anchor="middle">{x:g}</text></g>'
        for x, cut in cuts.items()
    )
    return (
        f'<svg viewBox="0 0 590 210" width="590" role="img" aria-label="{escape(heading)}">'
        f'<line x1="44" x2="544" y1="170" y2="170" class="axis"/>'
        f'<text x="38" y="19" text-anchor="end" class="soft">{top:g}</text>{drawn}'
        f'<text x="294" y="206" text-anchor="middle" class="soft">{escape(heading)}</text></svg>'
    )


def bars(heading: str, bins: Sequence[tuple[float, float, int]]) -> str:
    """A histogram."""
    most = max((count for _, _, count in bins), default=1) or 1
    width = 500 / max(1, len(bins))
    drawn = "".join(
        f'<rect x="{40 + i * width:.1f}" y="{150 - 140 * count / most:.1f}" width="{max(1.0, width - 1):.1f}" '
        f'height="{140 * count / most:.1f}" fill="{colour(0)}"><title>{low:g} to {high:g}: {count}</title></rect>'
        for i, (low, high, count) in enumerate(bins)
    )
    step = max(1, len(bins) // 8)
    ticks = "".join(
        f'<text x="{40 + i * width:.1f}" y="166" text-anchor="middle">{bins[i][0]:g}</text>'
        for i in range(0, len(bins), step)
    )
    return (
        f'<svg viewBox="0 0 560 190" width="560" role="img" aria-label="{escape(heading)}">'
        f'<line x1="40" x2="540" y1="150" y2="150" class="axis"/>'
        f'<text x="34" y="16" text-anchor="end" class="soft">{most}</text>{drawn}{ticks}'
        f'<text x="290" y="184" text-anchor="middle" class="soft">{escape(heading)}</text></svg>'
    )


def stacks(heading: str, rows: Mapping[str, Mapping[str, int]], parts: Sequence[str]) -> str:
    """What each row is made of, as bars of full length; the legend names the parts in their order."""
    lines = []
    for name, row in rows.items():
        total, x, drawn = sum(row.values()) or 1, 0.0, ""
        for index, part in enumerate(parts):
            width = 400 * row.get(part, 0) / total
            if width:
                drawn += (
                    f'<rect x="{x:.1f}" y="1" width="{width:.1f}" height="16" fill="{colour(index)}">'
                    f"<title>{escape(part)}: {row[part]} of {total}</title></rect>"
                )
            x += width
        told = ", ".join(f"{part} {row.get(part, 0) / total:.0%}" for part in parts if part in row)
        lines.append(
            f"<tr><td>{escape(name)}</td><td class=n>{total:,}</td><td>"
            f'<svg width="400" height="18" viewBox="0 0 400 18" role="img" aria-label="{escape(told)}">'
            f"{drawn}</svg></td></tr>"
        )
    head = f"<tr><th>{escape(heading)}</th><th class=n>games</th><th></th></tr>"
    return f"<table>{head}{''.join(lines)}</table>{legend([p.replace('_', ' ') for p in parts])}"


def lifts(rows: Sequence[Lift]) -> str:
    """What was done, how often, and how seats fared with it and without."""
    lines = []
    for one in rows:
        low, high, at = (
            150 + 290 * max(-0.5, min(0.5, v)) for v in (one.low, one.high, one.difference)
        )
        tint = colour(2 if one.difference > 0 else 1) if one.sure else "var(--soft)"
        taken = "" if one.taken is None else f"{one.taken:.0%}"
        told = f"{one.difference:+.2f}, {one.low:+.2f} to {one.high:+.2f}"
        drawn = (
            f'<svg width="300" height="18" viewBox="0 0 300 18" role="img" aria-label="{told}">'
            f"<title>{told}</title>"
            f'<line x1="150" x2="150" y1="0" y2="18" class="axis"/>'
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="9" y2="9" stroke="{tint}" stroke-width="4" opacity="0.6"/>'
            f'<circle cx="{at:.1f}" cy="9" r="4" fill="{tint}"/></svg>'
        )
        difference = f"{one.difference:+.2f}" if one.compared else "–"
        lines.append(
            f"<tr><td>{_called(one)}</td><td class=n>{one.times:,}</td>"
            f"<td class=n>{one.used / max(1, one.seats):.0%}</td><td class=n>{taken}</td>"
            f"<td class=n>{one.r:+.2f}</td><td class=n>{difference}</td>"
            f"<td>{drawn if one.compared else ''}</td></tr>"
        )
    head = (
        "<tr><th>choice</th><th class=n>times</th><th class=n>seats that made it</th>"
        "<th class=n>taken when offered</th><th class=n>r</th><th class=n>difference</th>"
        "<th>−0.5 … +0.5</th></tr>"
    )
    return f'<div class="scroll"><table>{head}{"".join(lines)}</table></div>'


def _called(one: Lift) -> str:
    """A choice in words, with its notation below; the notation first where the words are but an example."""
    notation, said = f"<code>{escape(one.name)}</code>", escape(one.said)
    if one.always:
        return f"{said}<br><small>{notation}</small>"
    return f"{notation}<br><small>such as: {said}</small>" if said else notation


Spots = Mapping[tuple[float, float], tuple[str, float]]
"""The spaces of a board by place: what each is called, and how much of something it had."""


def heat(caption: str, spots: Spots, mirror: bool = False, size: float = 380) -> str:
    """A board: each space at its place, the more it had the stronger its colour."""
    xs, ys = sorted({x for x, _ in spots}), sorted({y for _, y in spots})
    left, top, right = xs[0], ys[0], xs[-1]
    closest = min([b - a for line in (xs, ys) for a, b in pairwise(line)] or [1])
    unit = size / (max(right - left, ys[-1] - top) + closest)
    side = max(7.0, min(60.0, closest * unit))
    wide, tall = (right - left) * unit + side, (ys[-1] - top) * unit + side
    most = max(value for _, value in spots.values()) or 1
    drawn = "".join(
        f'<rect x="{((right - x) if mirror else (x - left)) * unit:.1f}" y="{(y - top) * unit:.1f}" '
        f'width="{side - 1:.1f}" height="{side - 1:.1f}" rx="2" fill="{colour(1)}" '
        f'fill-opacity="{0.07 + 0.93 * value / most:.3f}"><title>{escape(name)}: {value:,.4g}</title></rect>'
        for (x, y), (name, value) in spots.items()
    )
    first = max(spots.values(), key=lambda spot: spot[1])
    return (
        f'<figure><svg viewBox="0 0 {wide:.0f} {tall:.0f}" width="{wide:.0f}" role="img" '
        f'aria-label="{escape(caption)}; most at {escape(first[0])}">{drawn}</svg>'
        f"<figcaption>{escape(caption)}<br>strongest: {escape(first[0])}, {first[1]:,.4g}</figcaption></figure>"
    )


def matrix(rows: Mapping[str, Mapping[str, Share]]) -> str:
    """Shares by two things at once; the stronger the colour the higher the share."""
    heads = sorted({head: 0 for row in rows.values() for head in row}, key=_natural)
    lines = []
    for name, row in rows.items():
        cells = []
        for head in heads:
            one = row.get(head)
            cells.append(
                "<td></td>"
                if one is None
                else f'<td class=n title="{one}" style="background: hsl({HUES[0]} 60% 55% / '
                f'{0.6 * one.value:.2f})">{one.value:.0%}<small> {one.low:.0%}–{one.high:.0%}</small></td>'
            )
        lines.append(f"<tr><td>{escape(name)}</td>{''.join(cells)}</tr>")
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    return f'<div class="scroll"><table><tr><th></th>{top}</tr>{"".join(lines)}</table></div>'


def _natural(text: str) -> list[tuple[int, int, str]]:
    """A key by which `goal 8` comes before `goal 12`.

    >>> sorted(["goal 12", "goal 8", "5", "10"], key=_natural)
    ['5', '10', 'goal 8', 'goal 12']
    """
    parts = re.split(r"(\d+)", text)
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts if part]


def charts(drawn: Sequence[tuple[str, str]]) -> str:
    """Pictures with their headings, two beside each other where there is room."""
    inner = "".join(f"<div><h4>{escape(name)}</h4>{picture}</div>" for name, picture in drawn)
    return f'<div class="charts">{inner}</div>' if drawn else ""


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Rows of words and numbers; numbers stand right."""

    def cell(tag: str, value: object) -> str:
        digits = str(value).strip("+-–%").replace(",", "").replace(".", "")
        mark = " class=n" if digits.isdecimal() or value == "–" else ""
        shown = f"{value:,}" if isinstance(value, int) else value
        return f"<{tag}{mark}>{escape(str(shown))}</{tag}>"

    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(cell("td", v) for v in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><tr>{top}</tr>{body}</table></div>'
