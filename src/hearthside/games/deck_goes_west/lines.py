"""The journal in words."""

from __future__ import annotations

from hearthside.kernel import Event

from .content.cards import KIND
from .content.land import TILES
from .content.missions import MISSIONS
from .content.people import CHARACTERS
from .state import West


def _who(s: West, seat: object) -> str:
    return CHARACTERS[s.players[int(str(seat))].character].short


def _card(id: object) -> str:
    return KIND[str(id)].name


def _n(n: object, one: str) -> str:
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def line(s: West, event: Event) -> str:
    """One event in words, from what its readers may know."""
    a = event.args
    match event.kind:
        case "drew":
            return f"{_who(s, a[0])} draws {_n(a[1], 'card')}."
        case "drew_cards":
            return f"Drawn by {_who(s, a[0])}: {', '.join(map(_card, a[1:]))}."
        case "danger":
            pile = "draw pile" if a[2] == "draw" else "discard pile"
            return f"{_who(s, a[0])} takes {_card(a[1])} onto the {pile}."
        case "drop":
            return f"{_who(s, a[0])} discards {_card(a[1])}."
        case "cut":
            return f"{_who(s, a[0])} scraps {_card(a[1])}."
        case "play" | "cure":
            job = KIND[str(a[1])].jobs[int(a[2])]
            return f"{_who(s, a[0])}, {_card(a[1])}: {job.said}"
        case "use":
            job = CHARACTERS[s.players[int(a[0])].character].jobs[int(a[1])]
            return f"{_who(s, a[0])} uses an ability: {job.said}"
        case "task":
            return f"{_who(s, a[0])}, mission: {MISSIONS[s.mission].jobs[int(a[1])].said}"
        case "work":
            tile = TILES[int(a[1])]
            return f"{_who(s, a[0])}, {tile.name}: {tile.job.said if tile.job else 'work'}"
        case "bought":
            return f"{_who(s, a[0])} buys {_card(a[1])} for the {a[2]} pile."
        case "resource":
            n = int(a[2])
            return f"{_who(s, a[0])} {'gains' if n > 0 else 'pays'} {abs(n)} {a[1]}."
        case "points":
            n = int(a[1])
            what = f"{'gains' if n >= 0 else 'loses'} {_n(abs(n), 'point')}"
            return f"{_who(s, a[0])} {what}, now at {a[2]}."
        case "rolled":
            dice = "die" if a[1] == 1 else "dice"
            return f"{_who(s, a[0])} rolls {a[1]} {dice}: {a[2]}. That makes {a[4]} {a[3]}."
        case "invite":
            return f"{_who(s, a[0])} invites {_who(s, a[1])} to work for {a[2]}."
        case "row":
            return f"{_card(a[0])} comes into the trade row."
        case "row_out":
            return f"{_card(a[0])} leaves the trade row."
    return _land_line(s, event)


def _land_line(s: West, event: Event) -> str:
    """Events on the map."""
    a = event.args
    match event.kind:
        case "moved":
            return f"{_who(s, a[0])} moves to {a[1]}."
        case "turned":
            tile = next(tile for tile in TILES if tile.id == a[1])
            return f"{a[0]} turns out to be {tile.name} ({tile.land.replace('_', ' and ')})."
        case "stayed":
            return f"{_who(s, a[0])} looks at {a[1]} and stays."
        case "built":
            return f"{_who(s, a[0])} builds a railway at {a[1]}."
        case "marked":
            return f"{_who(s, a[0])} has done what there was to do at {a[1]}."
        case "column_lost":
            return "The land pile is empty: the easternmost column is taken up."
        case "pushed":
            return f"{_who(s, a[0])} is pushed one tile west."
        case "east_gone":
            return f"Everything east of column {a[0]} falls away."
        case "wagon":
            return f"The wagon rolls to {a[0]}."
        case "damaged":
            return f"The wagon is damaged ({a[0]} in all)."
        case "raid":
            return f"{_n(a[1], 'bandit')} attack at {a[0]}."
        case "attack":
            return f"{_who(s, a[0])} takes on {_n(a[2], 'bandit')} at {a[1]}."
        case "hits":
            return f"{_n(a[0], 'hit')} against {_n(a[1], 'save')}: {_n(a[2], 'bandit')} down."
        case "wounds":
            return (
                f"The bandits land {_n(a[0], 'hit')} against {_n(a[1], 'save')}: {a[2]} pain each."
            )
        case "cleared":
            return f"{a[0]} is clear of bandits."
        case "roamed":
            if a[0] == a[1]:
                return f"The bandits at {a[0]} stay and number {a[2]} now."
            return f"{_n(a[2], 'bandit')} ride from {a[0]} to {a[1]}."
        case "bandit_roll":
            return f"The bandit die shows {a[0]}."
        case "split":
            return f"The gang at {a[0]} is too big and splits."
    return _day_line(s, event)


def _day_line(s: West, event: Event) -> str:
    """Days, nights, trades and the end."""
    a = event.args
    match event.kind:
        case "dawn":
            return f"The sun rises on day {int(a[0]) + 1}."
        case "day":
            return f"Night falls; the tracker moves to {a[0]}."
        case "passed":
            return f"{_who(s, a[0])} is done for today."
        case "first":
            return f"{_who(s, a[0])} holds P1 now."
        case "traded":
            return f"{_who(s, a[0])} and {_who(s, a[1])} trade."
        case "no_trade":
            return f"{_who(s, a[0])} and {_who(s, a[1])} come to no agreement."
        case "died":
            return f"{_who(s, a[0])} cannot go on and dies."
        case "won":
            return f"{_who(s, a[0])} completes the mission."
        case "days_end":
            return "The last day is over."
    return "By agreement, the table went back."
