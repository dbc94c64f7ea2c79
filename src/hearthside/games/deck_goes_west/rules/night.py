"""The night: the mission card's order, entry by entry (DW-125 to DW-143)."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ..content.cards import KIND_OF, KINDS
from ..content.jobs.notation import RESOURCES
from ..content.jobs.program import CAMP, VILLAGE
from ..content.land import BACK, FRONT, LAND
from ..content.missions import BOARDS, DICE, MISSIONS, Board
from ..state import EAST, NORTH, SOUTH, WEST, West, column
from .battle import begin_battle, there
from .cards import refill_row, take_danger
from .land import called, remove_east_of
from .scoring import out_of_days, score
from .wagon import flee

COMPASS = (NORTH, SOUTH, WEST, WEST, WEST, 0)
"""The compass die; 0 is the plus (DW-014)."""
GROUP = 6
FOOD = RESOURCES.index("food")
SPLITS = 20
"""How often one tile splits in a night; after that its group stays together (DW-141)."""


def next_entry(s: West) -> None:
    """Go on to the next entry of the mission's night, or to a new day (DW-125, DW-143)."""
    s.night += 1
    order = MISSIONS[s.mission].night
    if s.night < len(order):
        s.step = f"night_{order[s.night]}"
    else:
        s.night = -1
        s.step = "dawn"


def move_tracker(s: West) -> None:
    """The day tracker moves one sun; at its end the game stops (DW-003, DW-125)."""
    s.day += 1
    note(s, "day", s.day, rule="DW-125")
    if s.day >= s.days:
        out_of_days(s)


def move_row(s: West) -> None:
    """The rightmost card leaves, a new one comes in at the left (DW-126)."""
    if s.row:
        card = s.row.pop()
        s.trade_gone.append(card)
        note(s, "row_out", KINDS[KIND_OF[card]].id, rule="DW-126")
    refill_row(s)


def tire(s: West) -> Asks:
    """Everybody takes an exhaustion (DW-127)."""
    for seat, p in enumerate(s.players):
        if not p.out:
            yield from take_danger(s, seat, pain=False)


def west_first(at: int) -> tuple[int, int]:
    """The order of groups: west to east, north before south (DW-129)."""
    return (-(at >> 8), at & 255)


def raids(s: West) -> list[int]:
    """Where bandits stand with players or at the wagon, the first to attack last (DW-128, DW-152)."""
    found = [at for at in s.bandits if there(s, at) or at == s.wagon]
    return sorted(found, key=west_first, reverse=True)


def next_raid(s: West) -> bool:
    """Begin the next battle of the night, if there is one."""
    while s.fights:
        at = s.fights.pop()
        if at in s.bandits:
            begin_battle(s, at, s.first, night=True)
            return True
    return False


def roam(s: West) -> None:
    """Every group that is neither with players nor on a camp rolls the compass and moves (DW-128, DW-130)."""
    waiting, s.bandits = s.bandits, {}
    for at in sorted(waiting, key=west_first):
        if at in waiting:
            roam_from(s, at, waiting)


def roam_from(s: West, at: int, waiting: dict[int, int]) -> None:
    """Move one group; a group it meets that has not moved rolls at once (DW-131 to DW-136)."""
    n = waiting.pop(at)
    end = at
    if not there(s, at) and not (at in s.up and LAND[s.map[at]] & CAMP):
        step = COMPASS[s.dice.roll() - 1]
        if step and at + step in s.map:
            end = at + step  # DW-133
        elif step and at - step in s.map:
            end = at - step  # DW-132
        else:
            n += 1  # DW-131, DW-132
        if s.journal is not None:
            note(s, "roamed", called(s, at), called(s, end), n, rule="DW-130")
    s.bandits[end] = s.bandits.get(end, 0) + n  # DW-135
    if end in waiting:
        roam_from(s, end, waiting)  # DW-134


def drop_east(s: West) -> None:
    """Tiles too far east of everybody fall away (DW-137)."""
    places = [p.at for p in s.players if not p.out]
    places += [p.other for p in s.players if p.other != -1]
    if s.wagon != -1:
        places.append(s.wagon)
    limit = column(min(places)) - MISSIONS[s.mission].remove
    if column(min(s.map)) < limit:
        before = len(s.map)
        remove_east_of(s, limit)
        note(s, "east_gone", before - len(s.map), rule="DW-137")


def section(value: int, starts: tuple[int, ...]) -> int:
    """Which of the three sections a value lies in."""
    return sum(value >= start for start in starts) - 1


def risk(s: West) -> int:
    """The star of the section with the foremost token, score or day (DW-139)."""
    board: Board = BOARDS[s.board]
    by_day = section(s.day, board.day_sections)
    by_score = section(max(s.points), board.score_sections)
    return board.risks[max(by_day, by_score)]


def appear(s: West) -> None:
    """Roll the bandit dice as often as the risk says; big groups then split (DW-015, DW-140)."""
    for _ in range(risk(s)):
        for sides in DICE[s.bandit_dice]:
            number = s.dice.roll(sides)
            note(s, "bandit_roll", number, rule="DW-140")
            for at, tile in s.map.items():
                if number in FRONT[tile] if at in s.up else number == BACK[tile]:
                    s.bandits[at] = s.bandits.get(at, 0) + 1
                    if s.journal is not None:
                        note(s, "appeared", called(s, at), s.bandits[at], rule="DW-140")
    split(s)


def split(s: West) -> None:
    """Groups of six and more send one bandit each way; who finds no tile stays (DW-141)."""
    splits: dict[int, int] = {}
    while big := [at for at, n in s.bandits.items() if n >= GROUP and splits.get(at, 0) < SPLITS]:
        at = min(big, key=west_first)
        splits[at] = splits.get(at, 0) + 1
        ways = [at + step for step in (NORTH, EAST, SOUTH, WEST) if at + step in s.map]
        s.bandits[at] -= len(ways)
        for end in ways:
            s.bandits[end] = s.bandits.get(end, 0) + 1
        if ways:
            note(s, "split", called(s, at), rule="DW-141")


def starve(s: West) -> None:
    """Every village that shows and was not fed costs a point (DW-165)."""
    unfed = [at for at in s.up if LAND[s.map[at]] & VILLAGE and at not in s.marks]
    if unfed:
        note(s, "hungry", len(unfed), rule="DW-165")
        score(s, 0, -len(unfed))


def harvest(s: West) -> None:
    """Every homestead brings its people a food (DW-166)."""
    if s.marks:
        s.players[0].res[FOOD] += len(s.marks)
        note(s, "harvest", len(s.marks), rule="DW-166")


def run_wagon(s: West) -> Asks:
    """A runaway wagon goes on."""
    yield from flee(s)


def pass_first(s: West) -> None:
    """P1 passes to the left, past those who are out (DW-142)."""
    for _ in range(s.seats):
        s.first = (s.first + 1) % s.seats
        if not s.players[s.first].out:
            break
    note(s, "first", s.first, rule="DW-142")
