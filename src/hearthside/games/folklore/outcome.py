"""How a tale ends, and the figures of a finished one."""

from __future__ import annotations

from collections.abc import Iterator

from hearthside.kernel import END, Goal, Outcome

from .content import STORIES
from .content.names import capital, counted, place_name
from .rules.features import setup_of
from .rules.goals import goal_met, goal_name, goal_reach, goal_text, goals_of
from .rules.tale import DEATH_ROUNDS, FREE_ROUNDS
from .state import ALIVE, Tale


def outcome(s: Tale) -> Outcome | None:
    """The group shares one score: how well its stories ended, and how many of it live."""
    if s.step != END:
        return None
    share = sum(s.scores) / (100 * max(1, len(s.scores)))
    return Outcome((share,) * s.seats, s.endings[-1] if s.endings else "candle", "FL-023")


def race(s: Tale) -> tuple[Goal, ...]:
    """The candle that burns down, the chapters to a closing and what the open one asks for, who has fallen, a campaign's stories.

    Between two stories no candle burns, and there are no chapters: the road is free for some rounds.
    """
    dead = sum(h.form != ALIVE for h in s.heroes)
    goals = [_free_road(s)] if s.between else [*_told(s), *_errand(s)]
    text = f"All fallen costs {DEATH_ROUNDS} rounds."
    fallen = Goal("Fallen", dead, len(s.heroes), means="leads", rule="FL-340", look="ghost")
    goals.append(fallen._replace(text=text))
    stories = s.finished + len(s.stories)
    if stories > 1:
        told = Goal("Stories", s.finished, stories, means="ends", rule="FL-023", look="book")
        goals.append(told._replace(text="The last one ends the campaign."))
    return tuple(goals)


def _free_road(s: Tale) -> Goal:
    """The rounds between two stories, to heal, buy and learn in."""
    gone = FREE_ROUNDS - max(0, s.candle)
    text = (
        f"Then “{STORIES[s.stories[0]].title}”, or sooner if you like. Towns heal, sell and teach."
    )
    return Goal(
        "Free road", gone, FREE_ROUNDS, means="leads", rule="FL-345", text=text, look="errand"
    )


def _told(s: Tale) -> Iterator[Goal]:
    """How far the story has come."""
    over = s.step == END
    story = STORIES[s.story if over or not s.stories else s.stories[0]]
    whole = max(1, story.candle + s.tune.get("candle", 0))
    burnt = min(whole, max(0, whole - max(0, s.candle))) if s.story else 0
    told = max(0, s.chapter - 1) if s.story else 0
    if over and s.endings[-1] != "candle":
        told = len(story.chapters)
    candle = Goal("Candle", burnt, whole, means="ends", rule="FL-346", look="candle")
    yield candle._replace(text="Once out, the story is lost.")
    chapters = Goal("Chapters", told, len(story.chapters), means="ends", rule="FL-024", look="page")
    yield chapters._replace(text="The last one closes the story.")


def _errand(s: Tale) -> Iterator[Goal]:
    """What the chapter wants: what the map in use wants, or where to travel."""
    setup = None if s.step == END else setup_of(s)
    if setup is not None:
        wanted = goals_of(s, setup)
        left = [goal for goal in wanted if not goal_met(s, setup, goal)] or wanted[-1:]
        for goal in left[:1]:
            value, whole = goal_reach(s, goal)
            text = capital(", then ".join(dict.fromkeys(goal_text(s, one) for one in left))) + "."
            if text[:-1] == goal_name(goal):
                text = "Then the story goes on."
            name = goal_name(goal)
            yield Goal(name, value, whole, means="leads", rule="FL-027", text=text, look="errand")
    elif s.goal and s.step != END:
        days = counted(max(0, s.goal_by - s.days), "day")
        late = f"{capital(days)} left." if s.goal_late else "By any road, in your own time."
        name, there = f"Reach {place_name(s.goal)}", int(s.place == s.goal)
        yield Goal(name, there, 1, means="leads", rule="FL-024", text=late, look="errand")


def metrics(s: Tale) -> dict[str, int | float | str | bool]:
    """Facts about a finished game."""
    return {
        "story": "+".join(s.endings) and s.story,
        "ending": s.endings[-1] if s.endings else "",
        "score": sum(s.scores) / max(1, len(s.scores)),
        "survived": s.group_deaths == 0 and bool(s.endings) and s.endings[-1] != "candle",
        "alive": sum(h.form == ALIVE for h in s.heroes),
        "characters": len(s.heroes),
        "deaths": s.deaths,
        "group_deaths": s.group_deaths,
        "foes_beaten": s.foes_beaten,
        "rounds": s.rounds,
        "words": told(s, "words"),
        "cards": told(s, "road") + told(s, "wild"),
        "skirmishes": told(s, "skirmishes"),
        "rests": told(s, "rests"),
        "towns": told(s, "towns"),
        "lore": sum(h.lore for h in s.heroes) // max(1, len(s.heroes)),
    }


def told(s: Tale, what: str) -> int:
    """How often something happened in all chapters; of words, how many were read."""
    return sum(n for key, n in s.tally.items() if key.endswith(f".{what}"))
