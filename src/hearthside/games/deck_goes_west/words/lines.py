"""The journal in words."""

from __future__ import annotations

from hearthside.kernel import Event
from hearthside.kernel.option import Arg

from ..content import people
from ..content.cards import KIND
from ..content.jobs.notation import RESOURCES
from ..content.jobs.speech import listed
from ..content.land import KINDS_OF_LAND, TILE, TILES, place_words
from ..content.missions import MISSIONS
from ..content.people import CHARACTERS
from ..state import West


def who(s: West, seat: Arg) -> str:
    """The short name of a seat's character."""
    return people.who(s, int(seat))


def _card(id: Arg) -> str:
    return KIND[str(id)].name


def _n(n: Arg, one: str) -> str:
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def _goods(counts: tuple[Arg, ...], sign: int, cards: Arg) -> str:
    """Resources that go one way in a trade, and how many cards go with them."""
    words = [
        f"{sign * int(n)} {name}"
        for n, name in zip(counts, RESOURCES, strict=True)
        if sign * int(n) > 0
    ]
    if cards:
        words.append(_n(cards, "card"))
    return listed(words) if words else ""


def _terms(s: West, a: tuple[Arg, ...]) -> str:
    """What one would give another, and for what, and who would move whom."""
    gives, gets = _goods(a[2:6], 1, a[6]), _goods(a[2:6], -1, a[7])
    goods = [f"{gives or 'nothing'} for {gets or 'nothing'}"] if gives or gets else []
    return "; ".join([*goods, *_walks(s, a, "would move")])


def _walks(s: West, a: tuple[Arg, ...], moves: str) -> list[str]:
    """Who of two traders moves the other."""
    return [f"{who(s, n)} {moves} {who(s, a[1] if n == a[0] else a[0])}" for n in a[8:]]


def _traded(s: West, a: tuple[Arg, ...]) -> str:
    """What changed hands, and who is to move whom."""
    gives, gets = _goods(a[2:6], 1, a[6]), _goods(a[2:6], -1, a[7])
    walks = _walks(s, a, "is to move")
    if walks and not gives and not gets:
        return f"{who(s, a[0])} and {who(s, a[1])} agree: {listed(walks)}."
    told = f"{who(s, a[0])} gives {who(s, a[1])} {gives or 'nothing but thanks'}"
    return "; ".join([f"{told} for {gets}" if gets else told, *walks]) + "."


def _mission(s: West, a: tuple[Arg, ...]) -> str:
    """What everybody is aiming for, read aloud before the first day."""
    mission = MISSIONS[str(a[0])]
    return f"{mission.name}: {mission.text} Score {a[1]} points in {a[2]} days."


def line(s: West, event: Event) -> str:
    """One event in words, from what its readers may know."""
    a = event.args
    match event.kind:
        case "drew":
            return f"{who(s, a[0])} draws {_n(a[1], 'card') if a[1] else 'nothing: no cards are left'}."
        case "drew_cards":
            return f"{who(s, a[0])} finds {listed([_card(id) for id in a[1:]])}."
        case "danger":
            pile = "draw pile, to face it soon" if a[2] == "draw" else "discard pile"
            return f"{who(s, a[0])} takes {_card(a[1])} onto the {pile}."
        case "drop":
            return f"{who(s, a[0])} discards {_card(a[1])}."
        case "cut":
            return f"{who(s, a[0])} is rid of {_card(a[1])}: it is scrapped."
        case "bought":
            price = KIND[str(a[1])].corner[int(a[3])].told
            deeds = [*price, f"buys {_card(a[1])} for the {a[2]} pile"]
            return f"{who(s, a[0])} {listed(deeds)}."
        case "resource":
            n = int(a[2])
            return f"{who(s, a[0])} {'gains' if n > 0 else 'pays'} {abs(n)} {a[1]}."
        case "points":
            return _points(s, a)
        case "dice":
            return _dice(a)
        case "rolled":
            return _rolled(s, a)
        case "invite":
            return f"{who(s, a[0])} asks {who(s, a[1])} to lend a hand for {a[2]}."
        case "row":
            return f"{_card(a[0])} is new in the trade row."
        case "row_out":
            return f"{_card(a[0])} is gone from the trade row."
    return _job_line(s, event)


def _points(s: West, a: tuple[Arg, ...]) -> str:
    """Points gained or lost, by one rival or by the party."""
    name = who(s, a[0]) if s.mode != "coop" else "The party"
    n = int(a[1])
    if n == 0:
        return f"{name} stays at {_n(a[2], 'point')}."
    return f"{name} {'gains' if n > 0 else 'loses'} {_n(abs(n), 'point')} and is at {a[2]} now."


def _dice(faces: tuple[Arg, ...]) -> str:
    """What success dice show."""
    shown = listed([str(face or "a blank") for face in faces])
    return f"The {'die shows' if len(faces) == 1 else 'dice show'} {shown}."


def _rolled(s: West, a: tuple[Arg, ...]) -> str:
    """What dice for work brought, alone or with others."""
    dice = "die brings" if a[1] == 1 else "dice bring"
    brought = f"{a[2]} {a[3]}" if a[2] else "nothing"
    more = int(a[4]) - int(a[2])
    help = f", and good company brings {more} {a[3]} more" if more else ""
    return f"{who(s, a[0])}'s {a[1]} {dice} {brought}{help}."


def _job_line(s: West, event: Event) -> str:
    """Jobs that are being done."""
    a = event.args
    match event.kind:
        case "play":
            kind = KIND[str(a[1])]
            deeds = [f"plays {kind.name}", *kind.jobs[int(a[2])].told]
        case "cure":
            kind = KIND[str(a[1])]
            told = kind.jobs[int(a[2])].told
            deeds = [*told[:-1], told[-1].removesuffix("it") + kind.name]
        case "use":
            job = CHARACTERS[s.players[int(a[0])].character].jobs[int(a[1])]
            deeds = ["uses an ability", *job.told]
        case "task":
            deeds = ["follows the mission", *MISSIONS[s.mission].jobs[int(a[1])].told]
        case "work":
            tile = TILES[int(a[1])]
            deeds = [f"works at {tile.name}", *(tile.job.told if tile.job else ())]
        case _:
            return _land_line(s, event)
    return f"{who(s, a[0])} {listed(deeds)}."


def _land_line(s: West, event: Event) -> str:
    """Events on the map."""
    a = event.args
    match event.kind:
        case "moved":
            return f"{who(s, a[0])} comes to {place_words(str(a[1]))}."
        case "turned":
            tile = TILE[str(a[1])]
            where = place_words(str(a[0]))
            return f"{where[0].upper()}{where[1:]} is {tile.name}, {KINDS_OF_LAND[tile.land]}."
        case "stayed":
            return f"{who(s, a[0])} looks at {place_words(str(a[1]))} and stays."
        case "built":
            return f"{who(s, a[0])} builds a railway at {place_words(str(a[1]))}."
        case "marked":
            return f"{who(s, a[0])} has done what there was to do at {place_words(str(a[1]))}."
        case "column_lost":
            return "There is no land left to lay: the easternmost column is taken up."
        case "pushed":
            return f"{who(s, a[0])} has to move one tile west."
        case "east_gone":
            return f"In the far east {_n(a[0], 'tile')} {'is' if a[0] == 1 else 'are'} left behind for good."
        case "wagon":
            way = {1: " west", -1: " east"}.get(int(a[1]), "")
            return f"The wagon rolls{way} to {place_words(str(a[0]))}."
        case "hungry":
            return f"{_n(a[0], 'village')} that nobody fed {'goes' if a[0] == 1 else 'go'} to bed hungry."
        case "harvest":
            return f"The homesteads bring in {a[0]} food."
        case "damaged":
            return f"The wagon takes a hit; it has taken {a[0]} in all."
    return _bandit_line(s, event)


def _bandit_line(s: West, event: Event) -> str:
    """Bandits, by day and by night."""
    a = event.args
    match event.kind:
        case "raid":
            gang = "A bandit attacks" if a[1] == 1 else f"{a[1]} bandits attack"
            return f"{gang} at {place_words(str(a[0]))}!"
        case "attack":
            return f"{who(s, a[0])} takes on {_n(a[2], 'bandit')} at {place_words(str(a[1]))}."
        case "hits":
            fallen = _n(a[2], "bandit") if a[2] else "nobody"
            return f"{_n(a[0], 'hit')} against the bandits, {a[1]} dodged: {fallen} driven off."
        case "wounds":
            hurt = f"{a[2]} pain for everybody there" if a[2] else "nobody is hurt"
            return f"The bandits land {_n(a[0], 'hit')}, {a[1]} warded off: {hurt}."
        case "cleared":
            return f"Not a bandit is left at {place_words(str(a[0]))}."
        case "roamed":
            if a[0] == a[1]:
                return (
                    f"The bandits at {place_words(str(a[0]))} find a friend: they are {a[2]} now."
                )
            gang = "A bandit rides" if a[2] == 1 else f"{a[2]} bandits ride"
            return f"{gang} from {place_words(str(a[0]))} to {place_words(str(a[1]))}."
        case "bandit_roll":
            quiet = ", and all is quiet" if int(a[0]) > 12 else ""
            return f"The bandit die shows {a[0]}{quiet}."
        case "appeared":
            more = f"; they are {a[1]} there now" if int(a[1]) > 1 else ""
            return f"A bandit turns up at {place_words(str(a[0]))}{more}."
        case "split":
            return f"The gang at {place_words(str(a[0]))} has grown too big and scatters."
    return _day_line(s, event)


def _day_line(s: West, event: Event) -> str:
    """Days, nights, trades and the end."""
    a = event.args
    match event.kind:
        case "mission":
            return _mission(s, a)
        case "dawn":
            return f"The sun rises on day {int(a[0]) + 1} of {s.days}."
        case "day":
            return f"Night falls; {a[0]} of {s.days} days {'is' if a[0] == 1 else 'are'} gone."
        case "passed":
            return f"{who(s, a[0])} calls it a day."
        case "first":
            return f"Tomorrow {who(s, a[0])} goes first."
        case "proposed":
            return f"{who(s, a[0])} proposes to {who(s, a[1])}: {_terms(s, a)}."
        case "traded":
            return _traded(s, a)
        case "handed":
            return f"{who(s, a[0])} hands {who(s, a[1])} {listed([_card(id) for id in a[2:]])}."
        case "no_trade":
            return f"{who(s, a[0])} and {who(s, a[1])} come to no agreement."
        case "died":
            if event.rule == "DW-006":
                return f"{who(s, a[0])} has a hand still full at dawn, cannot go on and dies."
            return f"{who(s, a[0])} has a hand full of dangers, cannot go on and dies."
        case "won":
            return f"{who(s, a[0]) if s.mode != 'coop' else 'The party'} has done it!"
        case "days_end":
            return "The last day is over."
    return "By agreement, the table went back."
