"""What each seat sees of the table (see SCENE.md for the list)."""

from __future__ import annotations

from collections.abc import Iterable

from hearthside.kernel import Fact, Scene, Thing

from .content.cards import FIRST_DANGER, KIND_OF, KINDS
from .content.land import BACK, FRONT, TILES
from .content.missions import BOARDS, MISSIONS, NIGHT
from .content.people import CHARACTERS
from .jobs.notation import RESOURCES
from .jobs.program import Program
from .jobs.speech import listed
from .rules.night import risk
from .state import Player, West, column, name_of, row

Facts = dict[str, Fact]


def scene(s: West, seat: int) -> Scene:
    """The table as a seat, or a spectator, may see it."""
    things = [*_board(s), *_spaces(s), *_pieces(s)]
    for i in range(s.seats):
        things += _player(s, i, s.open or i == seat)
    things += _row(s)
    things += _piles(s)
    things += _panels(s, seat)
    return things


def job_facts(jobs: Iterable[Program]) -> Facts:
    """Jobs three ways: notation, icons, sentence."""
    jobs = list(jobs)
    return {
        "jobs": [job.text for job in jobs],
        "icons": [job.icons for job in jobs],
        "said": [job.said for job in jobs],
    }


def _board(s: West) -> Scene:
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
    }
    name = f"{MISSIONS[s.mission].name}: the map"
    board = Thing("board", "board", name, look=s.mission, facts=facts)
    return [board, *_tracks(s), *_scores(s), _mission(s)]


def _tracks(s: West) -> Scene:
    """The day track and the score track, with the risk in each section."""
    board = BOARDS[s.board]
    tracks = (
        ("day", "sun", s.day, s.days, board.day_sections, f"Day {s.day} of {s.days}"),
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


def _mission(s: West) -> Thing:
    """The mission card, with the order of its night."""
    mission = MISSIONS[s.mission]
    card = Thing("card:mission", "card", mission.name, at="board", look=s.mission)
    card.text, card.rule = mission.text, "DW-037"
    card.facts = job_facts([*mission.jobs, *mission.events])
    card.facts |= {"night": [NIGHT[word] for word in mission.night], "now": max(s.night, -1)}
    return card


def _spaces(s: West) -> Scene:
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
        "start": at == s.start,
        "bandits": s.bandits.get(at, 0),
        **job_facts([tile.job] if up and tile.job else []),
    }
    name = f"{tile.name} ({tile.land.replace('_', ' and ')})" if up else "Unknown land"
    space = Thing(f"space:{name_of(at)}", "space", name, at="board", facts=facts)
    space.look = tile.land if up else "back"
    space.text = tile.job.said if up and tile.job else ""
    space.rule = "DW-062" if up else "DW-073"
    return space


def _pieces(s: West) -> Scene:
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
                        CHARACTERS[p.character].name,
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


def card_thing(card: int, at: str, extra: Facts | None = None) -> Thing:
    """A card face up."""
    kind = KINDS[KIND_OF[card]]
    corner = job_facts(kind.corner)
    facts: Facts = {
        "kind": kind.group,
        "colour": kind.colour,
        "face": "up",
        **job_facts(kind.jobs),
        "corner": corner["jobs"],
        "corner_icons": corner["icons"],
        "corner_said": corner["said"],
        **(extra or {}),
    }
    text = " Or: ".join(job.said for job in kind.jobs)
    rule = "DW-043" if card >= FIRST_DANGER else "DW-040"
    return Thing(f"card:{kind.id}#{card}", "card", kind.name, at, kind.id, text, rule, facts)


def _player(s: West, i: int, seen: bool) -> Scene:
    """One player's board: character, resources, hand and piles."""
    p = s.players[i]
    character = CHARACTERS[p.character]
    facts: Facts = {
        "seat": i,
        **dict(zip(RESOURCES, p.res, strict=True)),
        "points": s.points[i if s.mode == "versus" else 0],
        "hand": len(p.hand),
        "limit": p.limit,
        "dangers": sum(card >= FIRST_DANGER for card in p.hand) if seen else -1,
        "tapped": p.tapped,
        "passed": p.passed,
        "out": p.out,
        "first": s.mode == "versus" and s.first == i,
        "active": s.active == i and s.night < 0,
        "deck": len(p.draw),
        "discarded": len(p.discard),
    }
    hero = Thing(f"card:hero{i}", "card", character.name, f"seat:{i}", p.character, rule="DW-039")
    hero.text = " Or: ".join(job.said for job in character.jobs)
    hero.facts = {"seat": i, "tapped": p.tapped, "difficulty": character.difficulty}
    hero.facts |= {"limit": p.limit, **job_facts(character.jobs)}
    seat = Thing(f"seat:{i}", "seat", character.name, look=p.character, facts=facts)
    return [seat, hero, *_hand(p, i, seen), *_own_piles(p, i)]


def _hand(p: Player, i: int, seen: bool) -> Scene:
    """A hand: its cards, or their backs."""
    name = f"{CHARACTERS[p.character].short}'s hand"
    zone = Thing(f"zone:hand{i}", "zone", name, f"seat:{i}", "hand", rule="DW-112")
    zone.facts = {"seat": i, "count": len(p.hand), "open": seen}
    things = [zone]
    for n, card in enumerate(p.hand):
        if seen:
            things.append(card_thing(card, f"zone:hand{i}"))
        else:
            hidden = Thing(f"card:hand{i}#{n}", "card", "A hidden card", f"zone:hand{i}", "back")
            hidden.facts = {"face": "down"}
            things.append(hidden)
    return things


def _own_piles(p: Player, i: int) -> Scene:
    """A player's draw pile, its top shown if everybody saw it put there, and the open discard pile."""
    top = KINDS[KIND_OF[p.draw[-1]]].id if p.known and p.draw else "back"
    draw = Thing(f"pile:draw{i}", "pile", f"Draw pile, {len(p.draw)} cards", f"seat:{i}", top)
    draw.rule, draw.facts = "DW-087", {"count": len(p.draw)}
    names = [KINDS[KIND_OF[card]].name for card in reversed(p.discard)]
    look = KINDS[KIND_OF[p.discard[-1]]].id if p.discard else "empty"
    gone = Thing(f"pile:discard{i}", "pile", f"Discard pile, {len(names)} cards", f"seat:{i}", look)
    gone.rule, gone.facts = "DW-088", {"count": len(names), "cards": names}
    return [draw, gone]


def _row(s: West) -> Scene:
    """The trade row."""
    zone = Thing("zone:row", "zone", "Trade row", "board", "trade_row", rule="DW-118")
    zone.facts = {"count": len(s.row)}
    things = [zone, *(card_thing(card, "zone:row", {"slot": n}) for n, card in enumerate(s.row))]
    if s.aside >= 0:
        things.append(card_thing(s.aside, "board"))
    return things


def _piles(s: West) -> Scene:
    """The shared piles."""
    piles = (
        ("trade", "Trade cards", s.trade, "back", "DW-026"),
        ("trade_discard", "Trade discard", s.trade_gone, "back", "DW-094"),
        ("pain", "Pain", s.pain, "pain", "DW-025"),
        ("pain_scrap", "Scrapped pain", s.pain_gone, "pain", "DW-093"),
        ("exhaustion", "Exhaustion", s.exhaustion, "exhaustion", "DW-025"),
        ("exhaustion_scrap", "Scrapped exhaustion", s.exhaustion_gone, "exhaustion", "DW-093"),
        ("tiles", "Land tiles", s.tiles, "back", "DW-027"),
        ("tiles_discard", "Removed tiles", s.tiles_gone, "back", "DW-138"),
    )
    things = []
    for id, name, pile, look, rule in piles:
        thing = Thing(f"pile:{id}", "pile", f"{name}: {len(pile)}", "board", look, rule=rule)
        thing.facts = {"count": len(pile)}
        if id == "trade_discard" and pile:
            thing.look = KINDS[KIND_OF[pile[-1]]].id
        things.append(thing)
    return things


def _panels(s: West, seat: int) -> Scene:
    """What is under way: a move, work, a battle, a trade."""
    things = []
    if s.mover >= 0:
        pool = Thing("panel:pool", "panel", "Movement left", "board", "movement", rule="DW-061")
        pool.facts = {
            "walk": s.walk,
            "climb": s.climb,
            "sail": s.sail,
            "trains": list(s.trains),
            "seat": s.mover,
        }
        things.append(pool)
    if s.work >= 0:
        workers = [i for i, dice in enumerate(s.dice_in) if dice]
        panel = Thing("panel:work", "panel", "Dice for work", "board", RESOURCES[s.work])
        panel.rule = "DW-055"
        panel.facts = {
            "resource": RESOURCES[s.work],
            "seats": workers,
            "dice": [s.dice_in[i] for i in workers],
        }
        things.append(panel)
    if s.battle is not None:
        fight = s.battle
        place = f"space:{name_of(fight.at)}"
        panel = Thing("panel:battle", "panel", "Battle", place, "battle", rule="DW-102")
        panel.facts = {
            "bandits": s.bandits.get(fight.at, 0),
            "attack_dice": fight.hit_dice,
            "hits": fight.hits,
            "defence_dice": fight.save_dice,
            "saves": fight.saves,
            "night": fight.night,
        }
        things.append(panel)
    if s.offer is not None:
        things.append(_offer(s, seat))
    return things


def _offer(s: West, seat: int) -> Thing:
    """A trade being talked over; its cards are shown to the two who talk."""
    talk = s.offer
    assert talk is not None
    gives = [f"{n} {RESOURCES[i]}" for i, n in enumerate(talk.gives) if n > 0]
    wants = [f"{-n} {RESOURCES[i]}" for i, n in enumerate(talk.gives) if n < 0]
    private = not s.open and seat not in (talk.seat, talk.partner)
    for words, cards in ((gives, talk.cards), (wants, talk.wishes)):
        if private:
            words += [f"{len(cards)} card{'s' if len(cards) > 1 else ''}"] if cards else []
        else:
            words += [KINDS[KIND_OF[card]].name for card in cards]
    panel = Thing("panel:offer", "panel", "A trade", "board", "trade", rule="DW-119")
    moved = [talk.partner if carrier == talk.seat else talk.seat for carrier in talk.carries]
    panel.facts = {
        "seat": talk.seat,
        "partner": talk.partner,
        "gives": listed(gives) if gives else "nothing",
        "wants": listed(wants) if wants else "nothing",
        "move": moved,
    }
    return panel
