"""The map with everything on it, the scoreboard and the mission card."""

from __future__ import annotations

from hearthside.kernel import Scene, Thing, part

from ..content.jobs.program import VILLAGE
from ..content.land import BACK, FRONT, LAND, TILES
from ..content.missions import BOARDS, MISSIONS, NIGHT
from ..content.people import CHARACTERS
from ..rules.night import risk
from ..rules.possible import at_start
from ..rules.scoring import all_home, joined
from ..state import West, column, name_of, row
from .cards import Facts, job_facts


@part
def board(s: West) -> Scene:
    """The map's frame, the scoreboard and the mission card."""
    facts: Facts = {
        "mode": s.mode,
        "phase": "night" if s.night >= 0 else "day",
        "day": s.day,
        "days": s.days,
        "finish": s.finish,
        "risk": risk(s),
        "board": s.board,
        "dice": s.bandit_dice,
        "west": column(max(s.map)),
        "east": column(min(s.map)),
        "north": min(row(at) for at in s.map),
        "south": max(row(at) for at in s.map),
        "start_x": column(s.start),
        "start_y": row(s.start),
        "mirror": True,  # west lies on the left, as on a map
    }
    name = f"{MISSIONS[s.mission].name}: the map"
    frame = Thing("board", "board", name, look=s.mission, facts=facts)
    return [frame, *_tracks(s), *_scores(s), _mission(s)]


def _tracks(s: West) -> Scene:
    """The day track and the score track, with the risk in each section."""
    board = BOARDS[s.board]
    tracks = (
        (
            "day",
            "sun",
            s.day,
            s.days,
            board.day_sections,
            f"Day {min(s.day + 1, s.days)} of {s.days}",
        ),
        ("score", "horseshoe", max(s.points), s.finish, board.score_sections, "Score"),
    )
    things = []
    for id, look, value, most, sections, name in tracks:
        track = Thing(f"track:{id}", "track", name, at="board", look=look, rule="DW-139")
        track.text = "The foremost token tells how many bandits may appear tonight."
        track.facts = {"value": value, "max": most}
        track.facts |= {"sections": list(sections), "risks": list(board.risks)}
        things.append(track)
    return things


def _scores(s: West) -> Scene:
    """The score tokens: one each in versus, else one for the party."""
    things = []
    mine = s.mode == "versus"
    for i, points in enumerate(s.points):
        look = s.players[i].character if mine else "party"
        who = CHARACTERS[look].short if mine else "The party"
        name = f"{who}: {points} of {s.finish} points"
        token = Thing(f"token:score.{i}", "token", name, "track:score", look, rule="DW-002")
        token.facts = {"value": points, "seat": i if mine else -1}
        things.append(token)
    return things


def what_is_left(s: West) -> list[str]:
    """What is still to be done, in a few words: points, days, and what else the mission wants."""
    mission, most = MISSIONS[s.mission], max(s.points)
    days = s.days - s.day
    if s.mode == "versus":
        left: list[str] = [f"{_ahead(s)} {most} of {s.finish} points"]
    else:
        more = s.finish - most
        left = [f"{more} point{'' if more == 1 else 's'} to go"]
    left.append(f"{days} day{'' if days == 1 else 's'} left")
    if mission.home:
        left.append("All are home" if all_home(s) else "Then everybody home")
    if mission.line:
        left.append("The line is finished" if joined(s) else "The line is not finished")
    if "hunger" in mission.night:
        hungry = sum(1 for at in s.up if LAND[s.map[at]] & VILLAGE and at not in s.marks)
        left.append(f"{hungry} hungry village{'' if hungry == 1 else 's'}")
    return left


def _ahead(s: West) -> str:
    """Who has most points in versus."""
    most = max(s.points)
    ahead = [
        CHARACTERS[p.character].short
        for p, points in zip(s.players, s.points, strict=True)
        if points == most
    ]
    if len(ahead) == 1:
        return f"{ahead[0]} leads with"
    if len(ahead) == s.seats:
        return "Both have" if s.seats == 2 else "All have"
    return f"{', '.join(ahead[:-1])} and {ahead[-1]} lead with"


def _mission(s: West) -> Thing:
    """The mission card, with the order of its night."""
    mission = MISSIONS[s.mission]
    card = Thing("card:mission", "card", mission.name, at="board", look=s.mission)
    card.text, card.rule = mission.text, "DW-037"
    card.facts = {"left": what_is_left(s), **job_facts([*mission.jobs, *mission.events])}
    card.facts |= {"night": [NIGHT[word] for word in mission.night], "now": max(s.night, -1)}
    return card


@part
def spaces(s: West) -> Scene:
    """Every tile from west to east, with what lies on it."""
    things = []
    for at in sorted(s.map, key=lambda at: (-column(at), row(at))):
        things.append(_space(s, at))
        name = name_of(at)
        here = f"space:{name}"
        if at in s.bandits:
            n = s.bandits[at]
            label = f"{n} bandit{'s' if n > 1 else ''}"
            token = Thing(f"token:bandits.{name}", "token", label, here, "bandit", rule="DW-104")
            token.facts = {"count": n}
            things.append(token)
        if at in s.rails:
            rail = Thing(f"token:rail.{name}", "token", "Railway", here, "railway", rule="DW-081")
            things.append(rail)
        if at in s.marks:
            mark = Thing(f"token:mark.{name}", "token", "Done here", here, "mark", rule="DW-153")
            things.append(mark)
    return things


def _space(s: West, at: int) -> Thing:
    """One tile; face down it shows only the number on its back."""
    up, tile = at in s.up, TILES[s.map[at]]
    facts: Facts = {
        "x": column(at),
        "y": row(at),
        "face": "up" if up else "down",
        "numbers": list(FRONT[s.map[at]]) if up else [BACK[s.map[at]]],
        "kinds": tile.kinds if up else [],
        "rail": at in s.rails,
        "marked": at in s.marks,
        "start": at_start(s, at),
        "goal": at == s.goal,
        "bandits": s.bandits.get(at, 0),
        **job_facts([tile.job] if up and tile.job else []),
    }
    name = f"{tile.name} ({tile.land.replace('_', ' and ')})" if up else "Unknown land"
    space = Thing(f"space:{name_of(at)}", "space", name, at="board", facts=facts)
    space.look = tile.land if up else "back"
    space.text = tile.job.said if up and tile.job else ""
    if at == s.goal:
        space.name += ", the far town"
        space.text = f"The line has to lead here. {space.text}".strip()
    space.rule = "DW-062" if up else "DW-073"
    return space


def meeple_name(character: str, second: bool) -> str:
    """A meeple; the second one of a solo mission is a brother's."""
    person = CHARACTERS[character]
    return f"{person.short}'s brother" if second else person.name


@part
def pieces(s: West) -> Scene:
    """Meeples and the wagon."""
    things = []
    for seat, p in enumerate(s.players):
        meeples = [(p.at, p.lying, p.second), (p.other, p.other_lying, not p.second)]
        for at, lying, second in sorted(meeples, key=lambda meeple: meeple[2]):
            if at >= 0:
                things.append(
                    Thing(
                        f"piece:{p.character}{'.2' if second else ''}",
                        "piece",
                        meeple_name(p.character, second),
                        at=f"space:{name_of(at)}",
                        look=p.character,
                        rule="DW-044",
                        facts={"seat": seat, "lying": lying},
                    )
                )
    if s.wagon >= 0:
        wagon = Thing("piece:wagon", "piece", "The wagon", f"space:{name_of(s.wagon)}", "wagon")
        wagon.rule, wagon.facts = "DW-149", {"damage": s.damage}
        things.append(wagon)
    return things
