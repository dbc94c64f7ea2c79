"""What can be chosen before a game, and the table it starts from (DW-021 to DW-035)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hearthside.kernel import Dice, Problem, Tunable, choice, number, per_seat, toggle, tuning

from .content.cards import CARDS, FIRST_DANGER, FIRST_EXHAUSTION, FIRST_TRADE, copies
from .content.jobs.notation import EVENTS, RESOURCES
from .content.jobs.program import CAMP
from .content.land import BACK, FRONT, LAND, TILES
from .content.missions import BOARDS, FIXED, MISSIONS
from .content.people import CHARACTERS
from .state import Player, West, column, place

FIRST_PARTY = ("trapper", "prospector", "farmhand", "ferrywoman", "outrider")
"""The characters of a first game (DW-031): difficulty 1 as far as there are any."""

TUNABLES = (
    Tunable("finish", 0, -8, 8, "Points added to the score track", at="finish", adds=True),
    Tunable("days", 0, -3, 4, "Days added to the day track", at="days", adds=True),
    Tunable("points", 0, 0, 6, "Points that everybody begins with"),
    Tunable("hand", 0, -2, 2, "Cards added to everybody's hand", at="players.limit", adds=True),
    *(
        Tunable(kind, 0, 0, 5, f"Added to the {kind} that everybody begins with")
        for kind in RESOURCES
    ),
    Tunable("trades", 50, 15, 50, "Trade cards in the game"),
    Tunable("pains", 30, 5, 30, "Pains in the game"),
    Tunable("exhaustions", 30, 5, 30, "Exhaustions in the game"),
)


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices at the table's edge; the defaults are the book's advice for a first game."""

    seats: int = number(
        2,
        low=1,
        high=5,
        label="Players",
        help="One plays alone; two to five race or travel together.",
    )
    mission: str = choice(
        "discovery",
        {id: f"{m.name} ({m.mode})" for id, m in MISSIONS.items()},
        label="Mission",
        help="First games: Discovery against each other, Speed of the Slowest together, New World alone.",
        about={id: m.text for id, m in MISSIONS.items()},
    )
    board: str = choice(
        "A",
        {
            id: f"{id}: {b.days} days, {b.finish} points, risk {'/'.join(map(str, b.risks))}"
            for id, b in BOARDS.items()
        },
        label="Scoreboard",
        help="A is the shortest. C and D are A and B with more bandits, for those who travel together or alone.",
    )
    dice: str = choice(
        "d20",
        {"d20": "d20 (easiest)", "d12": "d12 (harder)", "both": "Both (hardest)"},
        label="Bandit dice",
        help="The d20 often misses; the d12 never does.",
    )
    characters: tuple[str, ...] = per_seat(
        FIRST_PARTY,
        {id: f"{c.name} ({c.difficulty})" for id, c in CHARACTERS.items()},
        label="Character",
        help="The number is the difficulty.",
        distinct=True,
        about={id: " ".join(job.said for job in c.jobs) for id, c in CHARACTERS.items()},
    )
    open_hands: bool = toggle(
        True, label="Open hands", help="Together, everybody's cards lie open. Ignored in versus."
    )
    tune: dict[str, int] = tuning()

    def check(self) -> Iterable[Problem]:
        """Which choices do not go together."""
        mission = MISSIONS[self.mission]
        if (mission.mode == "solo") != (self.seats == 1):
            players = "one player" if mission.mode == "solo" else "two to five players"
            yield Problem("mission", f"{mission.name} is for {players}", "DW-012")
        if self.board not in mission.boards:
            offered = ", ".join(mission.boards)
            yield Problem("board", f"{mission.name} offers {offered}, not {self.board}", "DW-022")


def start(setup: Setup, dice: Dice) -> West:
    """The table as it stands on the first morning."""
    mission, board = MISSIONS[setup.mission], BOARDS[setup.board]
    seats = setup.seats
    taken: set[int] = set()
    players = []
    for id in setup.characters:  # DW-031, DW-033
        character = CHARACTERS[id]
        deck = copies(character.deck, taken)
        dice.shuffle(deck)  # DW-032
        players.append(Player(id, character.hand, list(character.resources), deck))
    s = West(
        step="dawn",
        seats=seats,
        dice=dice,
        mission=mission.id,
        mode=mission.mode,
        board=board.id,
        bandit_dice=setup.dice,
        open=mission.mode == "solo" or (mission.mode == "coop" and setup.open_hands),  # DW-019
        finish=board.finish + bigger(mission.more, seats),  # DW-181
        days=board.days,
        points=[setup.tune.get("points", 0)]
        * (seats if mission.mode == "versus" else 1),  # DW-017, DW-018, DW-023
        trade=list(range(FIRST_TRADE, FIRST_DANGER)),
        pain=list(range(FIRST_DANGER, FIRST_EXHAUSTION)),
        exhaustion=list(range(FIRST_EXHAUSTION, CARDS)),
        box=[card for card in range(FIRST_TRADE) if card not in taken],
        players=players,
    )
    for name, pile in (("pains", s.pain), ("exhaustions", s.exhaustion), ("trades", s.trade)):
        dice.shuffle(pile)  # DW-025, DW-026
        left = setup.tune.get(name, len(pile))
        s.box += pile[left:]
        del pile[left:]
    s.row = [s.trade.pop() for _ in range(5)]
    s.day = first_day(s)
    _lay_map(s)
    for player in players:
        player.at = s.start  # DW-029
        for i, kind in enumerate(RESOURCES):
            player.res[i] += setup.tune.get(kind, 0)
        if mission.scarce:
            player.res[RESOURCES.index(mission.scarce)] = 0  # DW-179
    if mission.mode == "versus":
        s.first = dice.below(seats)  # DW-034
    if mission.meeples == 2:
        for player in players:
            player.other = s.start  # DW-154
    if mission.wagon:
        s.wagon = place(column(s.start) + mission.wagon_at, 0)  # DW-098, DW-149
    return s


def first_day(s: West) -> int:
    """Where the day tracker starts: further on for a bigger party, where the mission says so (DW-035)."""
    return bigger(MISSIONS[s.mission].later, s.seats)


def bigger(numbers: tuple[int, ...], seats: int) -> int:
    """The number for a party of three, four or five; nothing for fewer."""
    return numbers[seats - 3] if seats > 2 else 0


def _lay_map(s: West) -> None:
    """Lay the mission's map out of shuffled tiles (DW-027 to DW-030)."""
    mission = MISSIONS[s.mission]
    s.tiles = list(range(len(LAND)))
    s.dice.shuffle(s.tiles)
    width = len(mission.layout[0])
    north = next(y for y, row in enumerate(mission.layout) if "S" in row)
    beyond = {"T": bigger(mission.further, s.seats)}  # DW-182
    signs = {
        place(width - 1 - x + beyond.get(sign, 0), y - north): sign
        for y, row in enumerate(mission.layout)
        for x, sign in enumerate(row)
        if sign != "."
    }
    s.start = next(at for at, sign in signs.items() if sign == "S")
    s.goal = next((at for at, sign in signs.items() if sign == "T"), -1)
    if mission.line:
        s.rails.add(s.start)  # DW-167
    fixed = {at: FIXED[sign] for at, sign in signs.items() if sign in FIXED}
    if mission.start:
        fixed[s.start] = mission.start
    for at, land in fixed.items():
        s.map[at] = next(tile for tile in reversed(s.tiles) if TILES[tile].land == land)
        s.tiles.remove(s.map[at])
    for at in signs:
        if at not in fixed:
            s.map[at] = s.tiles.pop()
    s.up.update(at for at, sign in signs.items() if sign != "?")
    for at in s.up:
        if LAND[s.map[at]] & CAMP:
            s.bandits[at] = 1  # DW-030
    for _ in range(mission.bandits):
        number = s.dice.roll(12)
        for at, tile in s.map.items():
            if at != s.start and number in (FRONT[tile] if at in s.up else (BACK[tile],)):
                s.bandits[at] = s.bandits.get(at, 0) + 1
    s.far[EVENTS.index("reveal")] = max(column(at) for at in s.up if at != s.goal)  # DW-078


def _example(
    mission: str, board: str, dice: str, *people: str, shown: bool = True
) -> Mapping[str, Any]:
    return {
        "mission": mission,
        "seats": len(people),
        "characters": list(people),
        "board": board,
        "dice": dice,
        "open_hands": shown,
    }


EXAMPLES = (
    _example("discovery", "A", "d20", "trapper", "prospector"),
    _example("harvest_fair", "B", "d12", "blacksmith", "doctor", "mountaineer", "gambler"),
    _example("bounty_country", "A", "both", "sheriff", "outrider", "lumberjack"),
    _example("slowest", "C", "d20", "farmhand", "ferrywoman", "stowaway"),
    _example("runaway", "D", "d12", "gambler", "trapper", "sheriff", "blacksmith", "doctor"),
    _example("there_and_back", "B", "both", "mountaineer", "outrider", shown=False),
    _example("iron_road", "A", "d20", "lumberjack", "blacksmith"),
    _example("two_trails", "D", "d12", "stowaway"),
)
"""Every way to play, board, dice, number of players and character, and every kind of mission: exploring, villages,
bounties, a wagon that follows, one that is caught and pulled, the way home, railways, two meeples."""
