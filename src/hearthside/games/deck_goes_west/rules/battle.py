"""Battle: jobs go in, dice fall, bandits fall or players hurt (DW-100 to DW-110)."""

from __future__ import annotations

from hearthside.kernel import Act, Asks, note

from ..content.jobs.program import BATTLE_KEY
from ..state import Battle, West
from .asking import HandAsk
from .cards import take_danger
from .doing import CLEAR, happen, success
from .jobs import JOB_ACTS, open_jobs
from .land import called
from .wagon import hurt


def there(s: West, at: int) -> list[int]:
    """The seats with a meeple on a tile."""
    return [seat for seat, p in enumerate(s.players) if p.at == at or p.other == at]


def begin_battle(s: West, at: int, seat: int, night: bool) -> None:
    """A battle starts; the one who started it, or the first player by day, is asked first (DW-101)."""
    order = [(seat + i) % s.seats for i in range(s.seats)]
    present = there(s, at)
    s.battle = Battle(at, night, [other for other in order if other in present])
    s.key = BATTLE_KEY
    if night:
        s.used = 0
        note(s, "raid", called(s, at), s.bandits[at], rule="DW-101")
    else:
        note(s, "attack", seat, called(s, at), s.bandits[at], rule="DW-101")


def ready(s: West, seat: int) -> None:
    """DW-102: who is ready lets the next one on the tile choose."""
    assert s.battle is not None
    s.battle.asked.remove(seat)


FIGHT = Act("fight", "DW-102", ready, label="Let the dice fall")
BATTLE = HandAsk(
    "battle",
    "DW-102",
    (*JOB_ACTS, FIGHT),
    prompt=lambda s, n: (
        f"{n} bandit{'s' if n > 1 else ''}! What do you fight with? Each that hits you brings a pain."
    ),
    meanwhile="makes ready to fight",
    fast=lambda s, seat: [*open_jobs(s, seat, BATTLE_KEY), FIGHT.option],  # DW-110
)


def battle(s: West) -> Asks:
    """Everybody on the tile puts in battle jobs, one after the other; then it is fought (DW-102)."""
    fight = s.battle
    assert fight is not None
    if not fight.asked:
        s.step = "fight"
        return
    seat = fight.asked[0]
    if s.players[seat].out:
        fight.asked.remove(seat)
        return
    stand_with(s, seat, fight.at)
    pick = yield BATTLE(s, seat, s.bandits[fight.at])
    yield from BATTLE.do(s, seat, pick)


def stand_with(s: West, seat: int, at: int) -> None:
    """In a mission with two meeples, the one in the battle is the one that acts (DW-154)."""
    p = s.players[seat]
    if p.at != at:
        swap(s, seat)


def swap(s: West, seat: int) -> None:
    """Act with the other meeple (DW-154)."""
    p = s.players[seat]
    p.at, p.other = p.other, p.at
    p.lying, p.other_lying = p.other_lying, p.lying
    p.second = not p.second


def fight(s: West) -> Asks:
    """Whoever started attacks first, then the other side answers (DW-103)."""
    battle = s.battle
    assert battle is not None
    if battle.night:
        yield from bandits_attack(s, battle)
        yield from players_attack(s, battle)
        s.step, s.key = "night_attack", -1
    else:
        yield from players_attack(s, battle)
        yield from bandits_attack(s, battle)
        s.step = "acted"
    s.battle = None


def players_attack(s: West, battle: Battle) -> Asks:
    """Hits above the bandits' saves remove one bandit each; the last one gone is an event (DW-104, DW-105)."""
    bandits = s.bandits[battle.at]
    if not battle.fighters:
        return  # DW-108
    hits = success(s, battle.hit_dice) + battle.hits
    saves = success(s, bandits)
    felled = min(bandits, max(0, hits - saves))
    note(s, "hits", hits, saves, felled, rule="DW-104")
    if felled == bandits:
        del s.bandits[battle.at]
        note(s, "cleared", called(s, battle.at), rule="DW-105")
        alive = [seat for seat in battle.fighters if not s.players[seat].out]  # DW-008
        yield from happen(s, CLEAR, alive, battle.at)
    else:
        s.bandits[battle.at] = bandits - felled


def bandits_attack(s: West, battle: Battle) -> Asks:
    """Each hit above the players' saves is a pain for everybody on the tile (DW-106, DW-107)."""
    bandits = s.bandits.get(battle.at, 0)
    if not bandits:
        return
    hits = success(s, bandits)
    saves = success(s, battle.save_dice) + battle.saves
    wounds = max(0, hits - saves)
    note(s, "wounds", hits, saves, wounds, rule="DW-106")
    for seat in there(s, battle.at):
        for _ in range(wounds):
            yield from take_danger(s, seat, pain=True)
    if s.wagon == battle.at and battle.night:
        yield from hurt(s, wounds)  # DW-152
