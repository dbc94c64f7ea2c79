"""Why can't I? The rule behind an option that is not on offer."""

from __future__ import annotations

from hearthside.kernel import Decision, Option

from .content.cards import BUY, DO, FIRST_DANGER, KIND, KIND_OF
from .content.land import WORK
from .content.missions import TASK
from .content.people import USE
from .jobs.program import MOVE_KEY, Program
from .rules.movement import KINDS as MOVES
from .rules.movement import cost, held
from .rules.possible import can, closed, have
from .state import DIRECTIONS, West

ASKED_FOR_JOBS = ("act", "more", "move", "enter", "work", "join", "battle")


def forbids(s: West, decision: Decision, option: Option) -> str | None:
    """The rule that keeps an option off the list, as far as one does."""
    if decision.ask not in ASKED_FOR_JOBS or decision.seat < 0:
        return "DW-043" if option.verb == "drop" and _danger(option) else None
    p = s.players[decision.seat]
    match option.verb:
        case "play" | "cure" | "use" | "task" | "work":
            return _job(s, decision, option)
        case "buy":
            kind = KIND.get(str(option.args[0])) if option.args else None
            if decision.ask != "act" or kind is None:
                return "DW-117"
            if kind.index not in [KIND_OF[card] for card in s.row]:
                return "DW-118"
            number = int(option.args[1]) if len(option.args) > 1 else 0
            if number >= len(BUY[kind.index]):
                return "DW-042"
            return closed(BUY[kind.index][number][0], can(s, p), have(p))
        case "trade":
            return "DW-119"
        case "go" | "explore":
            return _step(s, option)
        case "ride":
            return "DW-084" if len(s.trains) > 1 else "DW-083"
        case "invite":
            return "DW-055"
        case "swap":
            return "DW-154"
        case "pass" | "done" | "lead":
            return "DW-114" if s.mode == "versus" else "DW-116"
    return None


def _danger(option: Option) -> bool:
    kind = KIND.get(str(option.args[0])) if option.args else None
    return kind is not None and kind.group in ("pain", "exhaustion")


def _job(s: West, decision: Decision, option: Option) -> str | None:
    """Why a job is closed: no such card, used up, wrong last step, or something is missing."""
    p = s.players[decision.seat]
    args = option.args
    job: Program | None = None
    try:
        match option.verb:
            case "play" | "cure":
                kind = KIND[str(args[0])].index
                card = next((card for card in p.hand if KIND_OF[card] == kind), -1)
                if card < 0:
                    return "DW-040" if option.verb == "play" else "DW-043"
                if (option.verb == "cure") != (card >= FIRST_DANGER):
                    return "DW-091"
                job = DO[kind][int(args[1])][0]
            case "use":
                if p.tapped:
                    return "DW-039"
                job = USE[p.character][int(args[0])][0]
            case "task":
                if s.used >> (8 * decision.seat + int(args[0])) & 1:
                    return "DW-037"
                job = TASK[s.mission][int(args[0])][0]
            case _:
                if p.lying or p.at not in s.up or p.at in s.bandits:
                    return "DW-044"
                job = WORK[s.map[p.at]]
    except (KeyError, IndexError, ValueError):
        return None
    if job is None:
        return "DW-044"
    if decision.ask == "battle" and job.key != s.key and not job.attacks:
        return "DW-046"
    if decision.ask != "act" and job.key != s.key:
        return "DW-061" if s.key == MOVE_KEY else "DW-047"
    if decision.ask == "move" and s.stepped:
        return "DW-061"
    return closed(job, can(s, p), have(p))


def _step(s: West, option: Option) -> str | None:
    """Why a step cannot be taken: no tile, or not enough movement of that kind."""
    if s.mover < 0 or not option.args or str(option.args[0]) not in DIRECTIONS:
        return "DW-060"
    at = s.players[s.mover].at
    there = at + DIRECTIONS[str(option.args[0])]
    if there not in s.map or option.verb == "explore" or there not in s.up:
        return "DW-060"
    kind = str(option.args[1]) if len(option.args) > 1 else ""
    if kind not in MOVES:
        return "DW-062"
    price = cost(s, MOVES.index(kind), at, there)
    return "DW-067" if price > held(s, MOVES.index(kind)) else "DW-062"
