"""Scenario 16: Suffocation Station. Six coffins with somebody in them, one breath of air, and everybody's bell is ringing.

From the sources: the shared Humanity, Bells, Apples, Coffins, Bleeding, Seance, both victories, the defeat, all Events,
Moment 20, two Rituals, the Mile Post. Designed here: the diagram, the size of the pool, the track, all actions, when the
bells begin, the Ritual of the register, rewards. Read so: the child counts as Investigated once it has asked; of a rolled
Event the passage of its success is read; what a Vagrant who stays below had found goes into the Bindle, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hearthside.kernel import ANYONE, Asks, note

from ...rules.asking import Which, Whom
from ...rules.bindle import (
    discard,
    draw_plain,
    fetch,
    hand_out,
    release,
    shake,
)
from ...rules.bones import plain_roll
from ...rules.breaks import complete
from ...rules.haint import enter_haint
from ...rules.happenings import acts, carries, everyone_gains, nothing, then, those
from ...rules.humanity import gain, lose, remove_effect
from ...rules.places import caught, clear_terrain, open_near
from ...rules.spots import beside
from ...rules.story import read
from ...rules.using import no_use, spend
from ...state import EVENT, Journey
from ..board import CAR_MASK, SPACE, TRAIN
from ..effects import BLEEDING
from ..names import the, upper
from ..page import (
    STAYS,
    Event,
    HaintCard,
    MilePost,
    Ritual,
    Said,
    Scenario,
    Seance,
    SeatHook,
    Terrain,
    black,
    deed,
    scenario,
)
from ..terrain import NAILED_COFFIN, pried
from .s10_souls import SOUL, SOUL_COMES
from .s16_air import (
    OPENED,
    SOUL_CARD,
    SPOTS,
    STALE_MOOD,
    TAKEN,
    THEY,
    THIN,
    TOLLING_MOOD,
    WANTED,
    air_in,
    bears,
    bells_toll,
    breathe,
    mends,
    opens,
    shut,
    thinner,
)

# -- rules of its own --------------------------------------------------------------------------------

NAIL_FOR = Whom("nail_for", "VN-1602", prompt="A bell has a nail for a tongue. Who takes it?")


def opening(s: Journey) -> Asks:
    """The air, and for each Bell found a Nail for anybody and a look at an Event."""
    yield from air_in(s)
    seen: set[int] = set()
    for _ in range(s.camp.marks.get("bells", 0)):  # VN-1602
        if "nail" in s.bindle:
            to = yield from NAIL_FOR.choose(ANYONE, [v.seat for v in s.vagrants])
            yield from fetch(s, to, "nail")  # VN-1602
        bone = plain_roll(s, s.vagrants[0])
        while bone in seen:  # VN-1602
            bone = plain_roll(s, s.vagrants[0])
        seen.add(bone)
        yield from read(s, f"s16.e{bone}.1+")  # VN-1602


def no_apple(s: Journey, i: int) -> Said:
    """An Apple that may be used."""
    return no_use(s, s.vagrants[i], "apple")


def bites(s: Journey, i: int) -> Asks:
    """An Apple is 3 of the air."""
    spend(s, s.vagrants[i], "apple")
    note(s, "used", s.vagrants[i].who, "apple", rule="VN-1603")
    yield from gain(s, i, 3, "VN-1603")


BREATHER = deed(
    "breather", "VN-1603", bites, barred=no_apple, label="Eat an Apple: gain 3", points=lambda s, i: f"seat:{i}"
)  # fmt: skip


def no_soaking(s: Journey, i: int, name: str) -> Said:
    """An Apple that may be used, and a Blood Pool beside."""
    v, space = s.vagrants[i], SPACE[name]
    if s.terrain.get(space) != "pool":
        return "VN-1603"
    if v.at < 0 or not TRAIN.near[v.at] >> space & 1:
        return "VS-016"
    return no_use(s, v, "apple")


def soaks(s: Journey, i: int, name: str) -> Asks:
    """An Apple takes a Blood Pool away."""
    spend(s, s.vagrants[i], "apple")
    clear_terrain(s, SPACE[name])  # VN-1603
    note(s, "cleared", name, rule="VN-1603")
    return
    yield


SOAK = deed(
    "soak", "VN-1603", soaks, over=lambda: SPACE, barred=no_soaking, beside=True,
    label="Use an Apple to remove the Blood Pool on {0}", points="space:{0}",
)  # fmt: skip


def sigh(s: Journey) -> Asks:
    """The Seance: 3 of the air, whatever Event 7 says."""
    breathe(s, 3)  # VN-1621
    return
    yield


# -- Events ------------------------------------------------------------------------------------------


def made_out(number: int) -> SeatHook:
    """This Event Token is made out."""

    def effect(s: Journey, i: int) -> Asks:
        yield from opens(s, number)

    return effect


def lovers(s: Journey, i: int) -> Asks:
    """Events 1 and 5: with the second of them it is a Ritual."""
    other = {1: 5, 5: 1}[s.reading]
    if OPENED.of(s) >> other & 1:  # VN-1690
        yield from complete(s, "together")


def no_more_questions(s: Journey, i: int) -> str | None:
    """The child has asked; it will not be asked again. Else it takes a Nail."""
    if 2 not in shut(s):
        return "VN-1672"
    return CHILD.needs(s, i) if CHILD.needs is not None else None


def can_give(s: Journey, i: int) -> bool:
    """Next to the child, once it has asked."""
    return 2 not in shut(s) and 2 in s.events and beside(s, i, 1 << s.events[2])  # VN-1679


def gives_bear(s: Journey, i: int) -> Asks:
    """The child has its bear: a Ritual, and the Coffin is empty."""
    s.events.pop(2, None)  # VN-1672
    yield from complete(s, "friend")  # VN-1691


A_AND_B = those(lambda s: CAR_MASK[0] | CAR_MASK[1], lambda s, i: lose_two(s, i))


def lose_two(s: Journey, i: int) -> Asks:
    """2 each."""
    yield from lose(s, i, 2, "VN-1673")


def sits_up(s: Journey, i: int) -> Asks:
    """Event 4: a Lost Soul on an open space next to the Coffin."""
    space = yield from SOUL_COMES.choose(ANYONE, open_near(s, SPACE[SPOTS[4]]))
    enter_haint(s, SOUL, space)  # VN-1674


THROW_BACK = Which(
    "throw_back", "VN-1676", "Throw {0} away", prompt="which one do you throw away?", part=True
)


def three_out(spare: int) -> SeatHook:
    """Event 6: three tokens out of the Bindle, some thrown away, the others act; then they are anybody's."""

    def effect(s: Journey, i: int) -> Asks:
        pulled = yield from draw_plain(s, i, 3)  # VN-1676
        for _ in range(min(spare, len(pulled))):  # VN-1676
            token = yield from THROW_BACK.choose(i, pulled)
            pulled.remove(token)
            release(s, [token])
            discard(s, token)
        for token in pulled:
            yield from acts(token, THEY)(s, i)  # VN-1676
        yield from hand_out(s, pulled)  # VN-1676
        shake(s)

    return effect


def gets_thin(s: Journey, i: int) -> Asks:
    """Event 7: every gain is 1 smaller, each time anew."""
    THIN.add(s)  # VN-1677
    return
    yield


def reads_names(s: Journey, i: int) -> Asks:
    """Event 8 used: nobody within Range 2 is Bleeding; with everybody in play there, a Ritual."""
    near = {b & 7 for b in caught(s, TRAIN.reach(s.vagrants[i].at, 2))}  # VN-1678
    for seat in sorted(near):
        yield from remove_effect(s, seat, "bleeding")  # VN-1678
    if all(v.out or v.seat in near for v in s.vagrants):  # VN-1692
        yield from complete(s, "names")


def worth_reading(s: Journey, i: int) -> bool:
    """Somebody within Range 2 is Bleeding, or everybody in play is there."""
    at = s.vagrants[i].at
    near = {b & 7 for b in caught(s, TRAIN.reach(at, 2))} if at >= 0 else set()
    bleeds = any("bleeding" in s.vagrants[k].effects for k in near)
    return bleeds or (bool(near) and all(v.out or v.seat in near for v in s.vagrants))


NEEDED = (1, 2, 5, 8, 9)
"""The Event Tokens that lead to a Ritual."""


def progress(s: Journey) -> float:
    """What is open of what the Rituals want, in Rituals; the others count for little."""
    found = sum(n not in shut(s) for n in NEEDED)
    done = len(s.rituals)
    return 3 * (found + 3 * done + 0.2 * (len(WANTED) - len(shut(s)) - found)) / 14 - done


def air_left(s: Journey) -> float:
    """How much of all the air there is."""
    air = s.haints[THEY]
    return (max(0, air.breaks - 1) + air.humanity / air.threshold) / s.players


def errand(s: Journey, i: int) -> int:
    """For bots: the child with its bear, the others with the register, else what is shut and leads to a Ritual."""
    v, mask = s.vagrants[i], 0
    if EVENT[9] in v.tokens and 2 in s.events and 2 not in shut(s):
        return TRAIN.near[s.events[2]]
    holder = next((o for o in s.vagrants if EVENT[8] in o.tokens and o.at >= 0), None)
    if holder is not None and "names" not in s.rituals:
        others = [o.at for o in s.vagrants if o.at >= 0 and o.seat != i]
        return sum(1 << at for at in others) if holder.seat == i else TRAIN.reach(holder.at, 2)
    for number, space in s.events.items():
        if number in shut(s) and number in NEEDED and (number > 6 or "nail" in v.tokens):
            mask |= TRAIN.near[space]
    return mask


def leads_on(number: int) -> Callable[[Journey, int], float]:
    """For bots: what leads to a Ritual is worth opening, the others at the very last."""

    def worth(s: Journey, i: int) -> float:
        if number not in shut(s):
            return 0.0
        return 1.0 if number in NEEDED or len(shut(s)) <= 2 else 0.1

    return worth


def coffin(number: int, title: str, text: str, *effects: SeatHook) -> Event:
    """An Event on a Coffin: a success does something, and it is made out."""
    opened = then(*effects, made_out(number))
    return pried(
        Event(
            number=number,
            title=title,
            text=f"Investigate. 1+: {text}",
            tiers=(nothing, opened),
            worth=leads_on(number),
        )
    )


CHILD = coffin(
    2,
    "The Smallest One",
    "somebody asks for a bear. Used next to it, the Teddy Bear (Event 9) is the Ritual A Friend for Eternity, and this is gone.",
    nothing,
)

S16 = scenario(
    Scenario(
        number=16,
        name="Suffocation Station",
        diagram="""
            V..1..|#|...2..|#|..3...
            V.....|.|..8...|.|.9....
            VV....|.|......|.|......
            V..4..|#|..5...|#|...6..
            1: coffin
            2: coffin
            3: coffin
            4: coffin
            5: coffin
            6: coffin
            8: box
            9: box
        """,
        haints=(
            HaintCard("ringers", "Dead Ringers", (STALE_MOOD, TOLLING_MOOD), (23, 25, 24), standee=False, many=True),
            SOUL_CARD,  # VN-1674
        ),
        specials=(
            "The Vagrants share one Humanity, on the Humanity track: the air. It starts at the Threshold, and the Break marker at the number "
            "of Vagrants. At 0 it is back at the Threshold, the Break marker steps down, and you choose a Vagrant who stays below and is "
            "out; no Skill is Wounded. Tokens of theirs go back into the Bindle.",
            "Before the first round, for each Bell that was found: a Vagrant of your choice takes Iron Nails out of the Bindle, and a Bone "
            "says which Event's success you read beforehand; a number that has been read is rolled again.",
            "An Apple may be used to gain 3, or to remove a Blood Pool next to you, instead.",
            "Once somebody stays below the bells begin to toll.",
        ),
        terrain=(
            NAILED_COFFIN,  # VN-1610
            Terrain(kind="pool", text="bars the way."),
            Terrain(kind="box", text="bars the way. The Event on it is Investigated from a space next to it."),
        ),
        effects=(black(BLEEDING),),  # VN-1615
        seance=Seance(text="Use it: gain 3.", use=sigh),  # VN-1621
        victory_text="Complete all Rituals, or Investigate every Event Token with success, whichever comes first.",
        saved=False,
        done=True,  # VN-1622
        defeat_text="The Break marker comes to 0: nobody is left.",
        events=(
            coffin(1, "Two Names on One Lid", "somebody sits up and looks round for somebody. With Event 5: the Ritual Together Forever.", lovers),
            replace(CHILD, needs=no_more_questions, stay=STAYS),
            coffin(3, "The Breath Let Go", "each Vagrant in cars A and B loses 2.", A_AND_B),
            coffin(4, "The One Who Was Not Dead", "a Lost Soul comes onto an open space next to the Coffin.", sits_up),
            coffin(5, "The Other Name", "somebody sits up and looks round for somebody. With Event 1: the Ritual Together Forever.", lovers),
            pried(
                Event(
                    number=6, title="Grave Goods",
                    text=(
                        "Investigate. 1+: take 3 tokens out of the Bindle and throw one away for each success after the first. The Dead Ringers "
                        "perform the action of each that is left; then anybody may have them."
                    ),
                    tiers=(nothing, *(then(three_out(k), made_out(6)) for k in range(4))),  # VN-1676
                )
            ),
            Event(
                number=7, title="The Lamps Burn Low",
                text="From now on every gain is 1 smaller, and 1 more each time this is read; not those of the Cycle Effect or the Seance. It stays.",
                fires=gets_thin, stays=True,
            ),
            Event(
                number=8, title="A Grave Register",
                text="Investigate. 1+: keep it. Used: nobody within Range 2 of you is Bleeding.",
                tiers=(nothing, then(carries, made_out(8))), beside=True, carry=True, for_haint=nothing, stays=True,
                use=reads_names, usable=worth_reading,
            ),
            Event(
                number=9, title="A Teddy Bear",
                text="Investigate. 1+: keep it. Used next to Event 2, once it has asked: the Ritual A Friend for Eternity.",
                tiers=(nothing, then(carries, made_out(9))), beside=True, carry=True, for_haint=nothing, stays=True,
                use=gives_bear, usable=can_give,
            ),
            Event(
                number=0, title="Somebody Is Ringing",
                text=(
                    "When the first Vagrant stays below, that player alone reads Moment 20 and writes down an Event Token that has not been "
                    "Investigated with success. When it is, the Vagrant comes back next to its Coffin or Box. Nobody else gets this chance."
                ),
            ),
        ),
        on_round={7: 3},
        rituals=(
            Ritual("together", "Together Forever", "Open both Coffins of the lovers (Events 1 and 5).", "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1)),
            Ritual("friend", "A Friend for Eternity", "Give the child its bear (Events 2 and 9).", "2 Coins.", 2),
            Ritual(
                "names", "Everyone Accounted For", "Use the register (Event 8) with every Vagrant in play within Range 2.",
                "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1),
            ),
        ),
        tracks=(OPENED, THIN, TAKEN),
        uses=(BREATHER, SOAK),
        lines={
            "air": lambda n: f"There is air for {n} more.",
            "stays_below": lambda who: f"{upper(the(who))} stays below, and the lid is put on.",
            "dug_out": lambda who: f"{upper(the(who))} has been dug for in the right place, and is back.",
        },
        win=58,
        lose=59,
        skills=(27, 28),
        tier=3,
        mileposts=(MilePost("Breathe in the Air", "always, where the night is won.", lambda s: True),),  # VN-1625
        opening=opening,
        round_end=bells_toll,
        bears=bears,
        mends=mends,
        gaining=thinner,
        written=shut,
        wants=lambda s, i: (s.haints[THEY].threshold - s.haints[THEY].humanity) * (THIN.of(s) < 2),
        spirits=air_left,
        prizes={"nail": 2.0},
        finds=3.5,
        errand=errand,
        road=2.5,
        progress=progress,
    )
)  # fmt: skip
