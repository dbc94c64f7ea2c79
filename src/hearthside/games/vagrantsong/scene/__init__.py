"""What each seat sees: the train, the tracks around it, every Vagrant's card, the camp. See SCENE.md."""

from __future__ import annotations

from typing import Any

from hearthside.kernel import Scene, Thing, part
from hearthside.kernel.grid import cells

from ..content.board import CAR, CAR_MASK, CARS, LINKS, NAME, SIDE, SPACES, TRAIN, WIDTH
from ..content.line import path_of
from ..content.names import TOKEN_NAMES, haint_name, the_haint, upper
from ..content.page import Mood
from ..content.prose import story
from ..rules.breaks import fury, fury_of
from ..rules.places import card_of, figure_of, mood_of, scenario_of
from ..state import EVENT, LIMITS, TOKENS, WHISPER, Journey
from .camp import camp_things
from .seats import seat_things

EDGE_LETTERS = (("humanity", "H"), ("cycle", "C"), ("round", "R"), ("break", "B"))


def _static_spaces() -> list[Thing]:
    """The spaces of the train, which never change."""
    things = []
    for i in SPACES:
        link = bool(LINKS >> i & 1)
        edges = "".join(letter for side, letter in EDGE_LETTERS if SIDE[side] >> i & 1)
        things.append(
            Thing(
                f"space:{NAME[i]}",
                "space",
                f"{'Connecting space' if link else 'Space'} {NAME[i]}, car {CARS[CAR[i]]}",
                at="board",
                look="link" if link else "floor",
                rule="VS-012" if link else "VS-010",
                facts={"x": i % WIDTH, "y": i // WIDTH, "car": CARS[CAR[i]], "edges": edges},
            )
        )
    return things


FLOOR = _static_spaces()


def at_space(i: int) -> str:
    """The id of a space."""
    return f"space:{NAME[i]}"


def scene(s: Journey, seat: int) -> Scene:
    """Everything on the table, as `seat` may see it."""
    panels = _panels(s, 0 <= s.whispered == seat)
    return [*_train(s), *panels, *seat_things(s), *camp_things(s, seat)]


@part
def _train(s: Journey) -> Scene:
    """The board and what lies on it."""
    return [*_frame(s), *FLOOR, *_board_things(s), *_tracks(s)]


@part
def _frame(s: Journey) -> Scene:
    return [
        Thing(
            "board",
            "board",
            "The train",
            look="train",
            rule="VS-009",
            facts={
                "width": WIDTH,
                "height": TRAIN.height,
                "scenario": s.scenario,
                "door": s.door,
            },
        )
    ]


@part
def _board_things(s: Journey) -> Scene:
    things = [
        Thing(
            f"terrain:{NAME[j]}",
            "token",
            kind.capitalize(),
            at=at_space(j),
            look=kind,
            rule="VS-102",
        )
        for j, kind in sorted(s.terrain.items())
    ]
    things += [
        Thing(
            f"mark:{NAME[j]}{f'.{k}' if k else ''}",
            "token",
            f"{TOKEN_NAMES.get(mark, mark.capitalize())} on the {s.terrain[j].capitalize()}",
            at=at_space(j),
            look=mark,
            rule="VS-004",
        )
        for j, marks in sorted(s.marked.items())
        if j in s.terrain
        for k, mark in enumerate(marks.split("+"))
    ]
    if s.tracks.get("sunk"):
        things += [
            Thing(
                f"terrain:{NAME[j]}", "token", "The Pit", at=at_space(j), look="pool", rule="VS-104"
            )
            for j in cells(CAR_MASK[1])
            if j not in s.terrain
        ]
    lantern = s.tracks.get("lantern", 0) - 1
    things += [
        Thing(
            f"candle:{NAME[j]}",
            "token",
            "Candle",
            at=at_space(j),
            look="candle",
            rule="VS-147",
            facts={"lantern": lantern == j},
        )
        for j in s.candles
    ]
    things += [
        Thing(
            f"event:{n}",
            "token",
            f"Event {n}",
            at=at_space(j),
            look="event",
            rule="VS-132",
            facts={"number": n},
        )
        for n, j in sorted(s.events.items())
    ]
    laid_out = [("round", s.on_round)]
    for k, h in enumerate(s.haints):
        laid_out += [(f"humanity{k}", h.on_humanity), (f"break{k}", h.on_break)]
    for track, laid in laid_out:
        things += [
            Thing(
                f"event:{n}",
                "token",
                f"Event {n}",
                at=f"track:{track}",
                look="event",
                rule="VS-030",
                facts={"number": n, "pos": pos},
            )
            for n, pos in sorted(laid.items())
        ]
    if s.phase in ("setup", "scenario", "over"):  # when all is over one still sees how it stood
        things += _pieces(s)
    return things


def _pieces(s: Journey) -> list[Thing]:
    things = []
    for k, h in enumerate(s.haints):
        if h.at >= 0:
            things.append(
                Thing(
                    f"piece:haint{k}",
                    "piece",
                    haint_name(h.who),
                    at=at_space(h.at),
                    look=h.who,
                    rule="VS-105",
                    facts={
                        "value": h.humanity,
                        "max": h.threshold,
                        "breaks": h.breaks,
                        "mood": h.mood,
                    },
                )
            )
    for key, j in sorted(s.figures.items()):
        figure = figure_of(key)
        things.append(
            Thing(
                f"piece:{key}",
                "piece",
                upper(figure.name),
                at=at_space(j),
                look=figure.look or figure.key,
                rule="VS-090" if figure.summons else "VS-004",
            )
        )
    return things


@part
def _tracks(s: Journey) -> Scene:
    things = [
        Thing(
            "track:round",
            "track",
            f"Round {s.round}",
            look="round",
            rule="VS-021",
            facts={"value": s.round, "max": 6, "total": s.rounds, "malady": s.malady_round},
        )
    ]
    for k, h in enumerate(s.haints):
        if h.threshold:
            top = scenario_of(s).card(h.who).breaks
            of = f" of {the_haint(h.who)}" if len(s.haints) > 1 else ""
            things.append(
                Thing(
                    f"track:humanity{k}",
                    "track",
                    f"Humanity of {the_haint(h.who)}",
                    look="humanity",
                    rule="VS-026",
                    facts={"value": h.humanity, "max": h.threshold, "who": h.who},
                )
            )
            things.append(
                Thing(
                    f"track:break{k}",
                    "track",
                    f"Breaks left{of}: {h.breaks}",
                    look="break",
                    rule="VS-027",
                    facts={"value": h.breaks, "max": max(top, h.breaks), "who": h.who},
                )
            )
    aside = scenario_of(s).apart
    things += [
        Thing(
            f"token:apart.{k}",
            "token",
            f"{TOKEN_NAMES[token]}, {'next' if not k else f'number {k + 1}'}",
            at="track:cycle",
            look=token,
            rule="VS-004",
        )
        for k, token in enumerate(aside(s) if aside is not None else [])
    ]
    laid: dict[str, int] = {token: s.cycle[token] for token in TOKENS}
    limits = {f"limit_{token}": n for token, n in LIMITS.items()}
    things.append(
        Thing(
            "track:cycle",
            "track",
            "Cycle track",
            look="cycle",
            rule="VS-024",
            facts={**laid, **limits},
        )
    )
    for track in scenario_of(s).tracks:
        if not track.says:
            continue
        key, most = track.key, track.limit(len(s.vagrants))
        things.append(
            Thing(
                f"track:{key}",
                "track",
                key.replace("_", " ").capitalize(),
                look=key,
                facts={"value": track.of(s), "max": most},
            )
        )
    inside = {token: s.bindle.count(token) for token in TOKENS}
    things.append(
        Thing(
            "pile:bindle",
            "pile",
            "The Bindle",
            look="bindle",
            rule="VS-040",
            facts={"count": len(s.bindle), **inside, "malady": s.bindle.count("malady")},
        )
    )
    things += [
        Thing(
            f"event:{n}", "token", f"Event {n}", at="pile:bindle", look="event", facts={"number": n}
        )
        for n, token in enumerate(EVENT)
        if token in s.bindle
    ]
    return things


@part
def _panels(s: Journey, own: bool) -> Scene:
    """The page, the story and the cards; `own` if a passage is being whispered to whoever looks."""
    made = scenario_of(s)
    key = f"m{s.tracks[WHISPER]}" if own else s.story
    title, text = story(key)
    ground = [f"{t.kind.capitalize()}: {t.text}" for t in made.terrain] or ["the usual."]
    words = (
        f"Special: {' '.join(made.specials) or 'None.'} Terrain: {' '.join(ground)} "
        f"Breaks: {made.break_text or 'Nothing more.'} "
        f"Victory: {made.victory_text} Defeat: {made.defeat_text}"
    )
    things = [
        Thing(
            "panel:scenario",
            "panel",
            made.name,
            look=made.key,
            text=words,
            rule="VS-294",
            facts={"phase": s.phase, "number": made.number, "path": path_of(made.key)},
        ),
        Thing("panel:story", "panel", title, look="story", text=text, facts={"key": key}),
        Thing("zone:rituals", "zone", "Rituals", look="rituals", rule="VS-222"),
    ]
    for ritual in made.rituals:
        if ritual.shown is not None and not ritual.shown(s):
            continue
        done = ritual.key in s.rituals
        told = ritual.objective + (f" Reward: {ritual.reward}" if done else "")  # VS-038
        facts: dict[str, Any] = {"done": done, "coins": ritual.coins if done else 0}
        if ritual.tally is not None and not done:
            laid, needed = ritual.tally(s)
            told += f" {laid} of {needed}."
            facts |= {"value": laid, "max": needed}
        things.append(
            Thing(
                f"ritual:{ritual.key}",
                "card",
                ritual.name,
                at="zone:rituals",
                look="ritual",
                text=told,
                rule="VS-224",
                facts=facts,
            )
        )
    for effect in made.effects:
        things.append(
            Thing(
                f"panel:effect.{effect.key}",
                "panel",
                effect.name,
                look=effect.colour,
                text=effect.text,
                rule="VS-216",
            )
        )
    for k, h in enumerate(s.haints):
        if not h.gone:
            things += _haint_panel(s, k, mood_of(s, k))
    return things + _slot_cards(s)


def _fury(s: Journey, k: int) -> str:
    """What a Haint's Fury is for this party, and what it comes to now."""
    each, now = fury_of(s, k), fury(s, k)
    told = f"Fury: for each step the Break marker has come down, actions cost {each} more."
    return (f"{told} Now {now} more." if now else told) if each else ""


def _haint_panel(s: Journey, k: int, mood: Mood) -> list[Thing]:
    h = s.haints[k]
    texts = (
        mood.special,
        _fury(s, k),
        mood.cycle_text and f"Cycle: {mood.cycle_text}",
        mood.haunted_text and f"Haunted: {mood.haunted_text}",
    )
    things = [
        Thing(
            f"panel:haint{k}",
            "panel",
            f"{haint_name(h.who)}: {mood.name}",
            look=h.who,
            text=" ".join(text for text in texts if text),
            rule="VS-166",
            facts={"mood": mood.name, "skipped": h.skips > 0},
        )
    ]
    for token in () if card_of(s, k).idle else TOKENS:
        action = mood.action(token)
        things.append(
            Thing(
                f"action:haint{k}.{token}",
                "card",
                action.name,
                at=f"panel:haint{k}",
                look=token,
                text=f"{TOKEN_NAMES[token]}: {action.text}",
                rule=action.rule or "VS-177",
                facts={
                    "move": action.move,
                    "range": action.range,
                    "drawn": s.drawn == token and s.haint_index == k and s.haint_turn,
                },
            )
        )
    return things


def _slot_cards(s: Journey) -> list[Thing]:
    """The Seance slot and the one that fills up over a campaign (VS-029)."""
    made = scenario_of(s)
    things = [Thing("zone:slots", "zone", "Card slots", look="slots", rule="VS-029")]
    if s.seance:
        text = made.seance.text if made.seance else "It does nothing here."
        things.append(
            Thing(
                "card:seance",
                "card",
                "Seance",
                at="zone:slots",
                look="seance",
                text=text,
                rule="VS-041",
            )
        )
    if s.malady:
        things.append(
            Thing(
                "card:malady",
                "card",
                f"Malady {s.malady}",
                at="zone:slots",
                look="malady",
                text=MALADY_TEXT[s.malady],
                rule="VS-295",
                facts={"value": s.malady},
            )
        )
    if s.favour:
        things.append(
            Thing(
                "card:favour",
                "card",
                "DC's Favour",
                at="zone:slots",
                look="favour",
                facts={"junk": s.favour},
            )
        )
    if s.encore:
        things.append(
            Thing(
                "card:encore",
                "card",
                "Encore",
                at="zone:slots",
                look="encore",
                text="A second Seance, kept until spent.",
            )
        )
    if s.reprieve:
        things.append(
            Thing(
                "card:reprieve",
                "card",
                "Reprieve",
                at="zone:slots",
                look="reprieve",
                text="Once, somebody who would go Westbound is made whole instead.",
            )
        )
    return things


MALADY_TEXT = {
    1: "The Malady Token is in the Bindle; drawn, the Haint starts the next round, and every such round after.",
    2: "As before, and whoever draws it loses 2.",
    3: "As before, and when a Vagrant is Wounded every other Vagrant loses 1.",
}
