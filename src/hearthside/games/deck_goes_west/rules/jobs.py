"""Jobs as acts: playing a card, curing a danger, an ability, a mission job, the job of a tile (DW-037 to DW-047)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, Bar, Option, note

from ..content.cards import KIND, KIND_OF, KINDS
from ..content.jobs.program import MOVE_KEY, Program
from ..content.land import TILES, WORK
from ..content.missions import MISSIONS
from ..content.people import CHARACTERS, who
from ..state import West, name_of
from .cards import find, hand_card, in_hand, scrap, show
from .doing import perform
from .possible import can, have, is_open, shut


def no_job(s: West, seat: int, job: Program) -> str | Bar | None:
    """Whether the action under way, the position or the purse is in the way of a job."""
    if s.key >= 0 and job.key != s.key:
        if s.battle is not None and s.battle.night:
            return "DW-046"
        return "DW-061" if s.key == MOVE_KEY else "DW-047"
    if s.key == MOVE_KEY and s.stepped and s.tried == -1:
        return Bar("DW-061", "The first step has been taken.")
    return shut(s, s.players[seat], job)


# -- items and dangers ----------------------------------------------------------------------------


def no_play(s: West, seat: int, id: str, i: int) -> str | Bar | None:
    """DW-040: the card must be in the hand."""
    if not in_hand(s.players[seat], id):
        return "DW-040"
    return no_job(s, seat, KIND[id].jobs[i])


def play(s: West, seat: int, id: str, i: int) -> Asks:
    """DW-040: the card is discarded, or scrapped if its job says so, and the job is done."""
    p = s.players[seat]
    kind = KIND[id]
    job, card = kind.jobs[i], find(p, kind.index)
    show(s)
    if kind.group == "trade":
        s.played.append(kind.index)
    p.hand.remove(card)  # DW-041
    if job.scraps_itself:
        scrap(s, card)
    else:
        p.discard.append(card)
    if s.journal is not None:
        note(s, "play", seat, id, i, rule="DW-040")
    if job.attacks:
        join_fight(s, seat)
    return perform(s, seat, job, can(s, p), card)


def join_fight(s: West, seat: int) -> None:
    """DW-105: who puts in an attack is one of those who clear the tile."""
    assert s.battle is not None
    if seat not in s.battle.fighters:
        s.battle.fighters.append(seat)


def printed_on(s: West, seat: int, id: str, i: int) -> tuple[str, ...]:
    """The cards in hand that a job is printed on."""
    return hand_card(s, seat, id)


def job_words(s: West, seat: int, id: str, i: int) -> str:
    """A job after the name of its card."""
    return f"{KIND[id].name}: {KIND[id].jobs[i].said}"


PLAY = Act(
    "play",
    "DW-040",
    play,
    over=[
        (kind.id, i)
        for kind in KINDS
        if kind.group in ("starter", "trade")
        for i in range(len(kind.jobs))
    ],
    barred=no_play,
    label=job_words,
    points=printed_on,
)


def no_cure(s: West, seat: int, id: str, i: int) -> str | Bar | None:
    """DW-043: the danger must be in the hand."""
    if not in_hand(s.players[seat], id):
        return "DW-043"
    return no_job(s, seat, KIND[id].jobs[i])


def cure(s: West, seat: int, id: str, i: int) -> Asks:
    """DW-043: a danger leaves the hand only at the end of its own job."""
    p = s.players[seat]
    kind = KIND[id]
    show(s)
    if s.journal is not None:
        note(s, "cure", seat, id, i, rule="DW-043")
    return perform(s, seat, kind.jobs[i], can(s, p), find(p, kind.index))


CURE = Act(
    "cure",
    "DW-043",
    cure,
    over=[
        (kind.id, i)
        for kind in KINDS
        if kind.group in ("pain", "exhaustion")
        for i in range(len(kind.jobs))
    ],
    barred=no_cure,
    label=job_words,
    points=printed_on,
)


# -- characters, missions, tiles ------------------------------------------------------------------


def abilities(s: West, seat: int) -> tuple[Program, ...]:
    """The jobs on a seat's character card."""
    return CHARACTERS[s.players[seat].character].jobs


def no_use(s: West, seat: int, i: int) -> str | Bar | None:
    """DW-039: one ability a day."""
    if i >= len(abilities(s, seat)):
        return "DW-039"
    if s.players[seat].tapped:
        return Bar("DW-039", "The character is tapped.")
    return no_job(s, seat, abilities(s, seat)[i])


def use(s: West, seat: int, i: int) -> Asks:
    """DW-039: the character taps."""
    p = s.players[seat]
    p.tapped = True  # DW-039
    note(s, "use", seat, i, rule="DW-039")
    job = abilities(s, seat)[i]
    if job.attacks:
        join_fight(s, seat)
    return perform(s, seat, job, can(s, p))


USE = Act(
    "use",
    "DW-039",
    use,
    over=range(max(len(character.jobs) for character in CHARACTERS.values())),
    there=lambda s, seat: range(len(abilities(s, seat))),
    barred=no_use,
    label=lambda s, seat, i: f"{who(s, seat)}: {abilities(s, seat)[i].said}",
    points=lambda s, seat, i: f"card:hero{seat}" if i < len(abilities(s, seat)) else (),
)


def no_task(s: West, seat: int, i: int) -> str | Bar | None:
    """DW-037: each mission job once in an action."""
    jobs = MISSIONS[s.mission].jobs
    if i >= len(jobs):
        return "DW-037"
    if s.used >> (8 * seat + i) & 1:
        return Bar("DW-037", "It was done in this action.")
    return no_job(s, seat, jobs[i])


def task(s: West, seat: int, i: int) -> Asks:
    """DW-037: a mission job."""
    s.used |= 1 << (8 * seat + i)
    note(s, "task", seat, i, rule="DW-037")
    job = MISSIONS[s.mission].jobs[i]
    if job.attacks:
        join_fight(s, seat)
    return perform(s, seat, job, can(s, s.players[seat]))


TASK = Act(
    "task",
    "DW-037",
    task,
    over=range(max(len(mission.jobs) for mission in MISSIONS.values())),
    there=lambda s, seat: range(len(MISSIONS[s.mission].jobs)),
    barred=no_task,
    label=lambda s, seat, i: f"Mission: {MISSIONS[s.mission].jobs[i].said}",
    points=lambda s, seat, i: "card:mission" if i < len(MISSIONS[s.mission].jobs) else (),
)


def no_work(s: West, seat: int) -> str | Bar | None:
    """DW-044: a standing meeple, no bandits, and a tile with a job."""
    p = s.players[seat]
    if p.at in s.bandits:
        return Bar("DW-044", "There are bandits here.")
    job = WORK[s.map[p.at]]
    if job is None:
        return Bar("DW-044", f"{TILES[s.map[p.at]].name} has no job.")
    if p.lying:
        return Bar("DW-044", "It was done since you came here.")
    return no_job(s, seat, job)


def work(s: West, seat: int) -> Asks:
    """DW-044: the meeple lies down for the job of its tile."""
    p = s.players[seat]
    job = WORK[s.map[p.at]]
    assert job is not None
    p.lying = True  # DW-044
    note(s, "work", seat, s.map[p.at], rule="DW-044")
    return perform(s, seat, job, can(s, p))


def tile_words(s: West, seat: int) -> str:
    """The job of the tile underfoot, after its name."""
    tile = TILES[s.map[s.players[seat].at]]
    return f"{tile.name}: {tile.job.said if tile.job else ''}"


WORK_HERE = Act(
    "work",
    "DW-044",
    work,
    barred=no_work,
    label=tile_words,
    points=lambda s, seat: f"space:{name_of(s.players[seat].at)}",
)

JOB_ACTS = (PLAY, CURE, USE, TASK, WORK_HERE)
JOB_VERBS = frozenset(act.verb for act in JOB_ACTS)


# -- the list -------------------------------------------------------------------------------------

Jobs = tuple[tuple[Program, Option], ...]
DO: tuple[Jobs, ...] = tuple(
    tuple(
        (job, (PLAY if (kind.id, i) in PLAY.table else CURE).table[kind.id, i])
        for i, job in enumerate(kind.jobs)
    )
    for kind in KINDS
)
ABILITIES: dict[str, Jobs] = {
    id: tuple((job, USE.table[i]) for i, job in enumerate(character.jobs))
    for id, character in CHARACTERS.items()
}
TASKS: dict[str, Jobs] = {
    id: tuple((job, TASK.table[i]) for i, job in enumerate(mission.jobs))
    for id, mission in MISSIONS.items()
}
HERE = WORK_HERE.option


def open_jobs(s: West, seat: int, key: int = -1) -> list[Option]:
    """The options of all jobs a seat can do now; with a `key`, of those with that last step (DW-047)."""
    p = s.players[seat]
    bits, counts = can(s, p), have(p)
    options: list[Option] = []
    seen = set()
    for card in p.hand:
        kind = KIND_OF[card]
        if kind not in seen:
            seen.add(kind)
            for job, option in DO[kind]:
                if (key < 0 or job.key == key) and is_open(job, bits, counts):
                    options.append(option)
    if not p.tapped:  # DW-039
        for job, option in ABILITIES[p.character]:
            if (key < 0 or job.key == key) and is_open(job, bits, counts):
                options.append(option)
    for i, (job, option) in enumerate(TASKS[s.mission]):
        if (key < 0 or job.key == key) and not s.used >> (8 * seat + i) & 1:  # DW-037
            if is_open(job, bits, counts):
                options.append(option)
    if not p.lying and p.at not in s.bandits:  # DW-044
        tile_job = WORK[s.map[p.at]]
        if tile_job is not None and (key < 0 or tile_job.key == key):
            if is_open(tile_job, bits, counts):
                options.append(HERE)
    return options


def program_of(s: West, seat: int, pick: Option) -> Program:
    """The job an option stands for."""
    verb, *args = pick
    if verb == "play" or verb == "cure":
        return KIND[str(args[0])].jobs[int(args[1])]
    if verb == "use":
        return abilities(s, seat)[int(args[0])]
    if verb == "task":
        return MISSIONS[s.mission].jobs[int(args[0])]
    job = WORK[s.map[s.players[seat].at]]
    assert job is not None
    return job
