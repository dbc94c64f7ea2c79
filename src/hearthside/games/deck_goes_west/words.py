"""What the game says: prompts, labels and the places options point at."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Decision, Event, Option, Outcome

from .content.cards import KIND, KIND_OF, KINDS
from .content.land import TILES, WORK
from .content.missions import MISSIONS, NIGHT
from .content.people import CHARACTERS
from .jobs.notation import RESOURCES
from .jobs.speech import listed
from .lines import KINDS_OF_LAND, line, place_words
from .rules.land import called
from .state import DIRECTIONS, West, name_of, where

COMPASS = {"N": "north", "E": "east", "S": "south", "W": "west"}
BY = {"walk": "on foot", "climb": "climbing", "sail": "by boat"}


class WestWords:
    """What Deck Goes West says."""

    def seat(self, s: West, seat: int) -> str:
        """Who sits there."""
        return "The party" if seat == ANYONE else CHARACTERS[s.players[seat].character].short

    def phase(self, s: West) -> str:
        """Where in the game we are."""
        night = MISSIONS[s.mission].night
        if s.night >= 0:
            return (
                f"Night {s.day} of {s.days}: {NIGHT[night[min(s.night, len(night) - 1)]].lower()}"
            )
        return f"Day {s.day + 1} of {s.days}"

    def prompt(self, s: West, decision: Decision) -> str:
        """Who is asked, and what."""
        who = self.seat(s, decision.seat)
        about = decision.about
        match decision.ask:
            case "act":
                acts = "your second action?" if s.mode == "versus" and s.acts else "what do you do?"
                return f"{who}: {acts}"
            case "lead":
                return "The party: who acts next?"
            case "more":
                return f"{who}: anything else that ends the same way? It is still one action."
            case "move":
                mover = int(about[0])
                if mover != decision.seat:
                    return f"{who}: where do you take {self.seat(s, mover)}?"
                return f"{who}: where to?"
            case "enter":
                return f"{who}: {self._tile(s)}! Go in, find more movement, or stay?"
            case "work":
                return f"{who}: ready to roll for {about[0]}?"
            case "join":
                return f"{who}: {self.seat(s, int(about[0]))} asks for a hand with the {about[1]}. Join in?"
            case "battle":
                n = int(about[0])
                return f"{who}: {n} bandit{'s' if n > 1 else ''}! What do you fight with?"
            case "onto":
                return f"{who}: where do you put {KIND[str(about[0])].name}?"
            case "any":
                n = int(about[0])
                return f"{who}: what do you pay with?" if n else f"{who}: what would you like?"
            case "x":
                return f"{who}: how much {about[1]} do you want to put in?"
            case "drop":
                return f"{who}: which card do you discard?{self._more(int(about[0]))}"
            case "cut":
                return f"{who}: which card do you scrap?{self._more(int(about[0]))}"
            case "look":
                return f"{who}: point the telescope at which tile?"
            case "offer":
                return f"{who}: what do you propose to {self.seat(s, int(about[0]))}?"
            case "answer":
                return f"{who}: {self._proposal(s)} Agreed?"
            case "ache":
                return f"{who}: pain or exhaustion?"
        return f"{who}: night falls. Discard any items you do not want to keep?"

    def _tile(self, s: West) -> str:
        if s.tried not in s.map:
            return "New land"
        tile = TILES[s.map[s.tried]]
        return f"{tile.name}, {KINDS_OF_LAND[tile.land]}"

    def _more(self, left: int) -> str:
        return f" {left - 1} more will follow." if left > 1 else ""

    def _proposal(self, s: West) -> str:
        """What lies on the table in a trade, cards by name only where hands are open."""
        talk = s.offer
        assert talk is not None
        sides = []
        for sign, cards in ((1, talk.cards), (-1, talk.wishes)):
            goods = [f"{sign * n} {RESOURCES[i]}" for i, n in enumerate(talk.gives) if sign * n > 0]
            if s.open:
                goods += [KINDS[KIND_OF[card]].name for card in cards]
            elif cards:
                goods.append("1 card" if len(cards) == 1 else f"{len(cards)} cards")
            sides.append(listed(goods) if goods else "nothing")
        proposer, partner = self.seat(s, talk.seat), self.seat(s, talk.partner)
        told = f"{proposer} would give {sides[0]} and get {sides[1]}."
        for carrier in talk.carries:
            moved = proposer if carrier == talk.partner else partner
            told += f" {self.seat(s, carrier)} would move {moved}."
        return told

    def _there(self, s: West, at: int) -> str:
        """A place by its tile, or as unknown land."""
        return place_words(called(s, at)) if at in s.map else "nowhere"

    def meanwhile(self, s: West, decision: Decision) -> str:
        """What everybody else reads."""
        who = "The party" if decision.seat < 0 else self.seat(s, decision.seat)
        return f"{who} is thinking"

    def detail(self, s: West, decision: Decision, option: Option) -> str:
        """The labels say it."""
        return ""

    def label(self, s: West, decision: Decision, option: Option) -> str:
        """What an option does."""
        args = option.args
        match option.verb:
            case "play" | "cure":
                kind = KIND[str(args[0])]
                return f"{kind.name}: {kind.jobs[int(args[1])].said}"
            case "buy":
                kind = KIND[str(args[0])]
                return f"Buy {kind.name}: {kind.corner[int(args[1])].said}"
            case "use":
                character = CHARACTERS[s.players[decision.seat].character]
                return f"{character.short}: {character.jobs[int(args[0])].said}"
            case "task":
                return f"Mission: {MISSIONS[s.mission].jobs[int(args[0])].said}"
            case "work":
                tile = s.map[s.players[decision.seat].at]
                job = WORK[tile]
                return f"{TILES[tile].name}: {job.said if job else ''}"
            case "go":
                wagon = " with the wagon" if len(args) == 3 else ""
                there = self._there(s, s.players[s.mover].at + DIRECTIONS[str(args[0])])
                return f"Go {COMPASS[str(args[0])]} to {there} {BY[str(args[1])]}{wagon}"
            case "explore":
                return f"Explore the unknown land in the {COMPASS[str(args[0])]}"
            case "enter":
                return f"Go in {BY[str(args[0])]}" + (" with the wagon" if len(args) == 2 else "")
            case "stay":
                return f"Stay here, and lose 1 step {BY[str(args[0])]}"
            case "ride":
                return f"Ride the train to {self._there(s, where(str(args[0])))}"
            case "look":
                return f"Look at {place_words(args[0])}"
        return self._plain(s, decision, option)

    def _plain(self, s: West, decision: Decision, option: Option) -> str:
        """Labels of options that are no jobs and no movement."""
        args = option.args
        arg = str(args[0]) if args else ""
        match option.verb:
            case "trade":
                return f"Trade with {self.seat(s, int(arg))}"
            case "invite":
                return f"Ask {self.seat(s, int(arg))} to lend a hand"
            case "lead":
                return f"Let {self.seat(s, int(arg))} act"
            case "onto":
                return "On top of the draw pile" if arg == "draw" else "Onto the discard pile"
            case "drop":
                return f"Discard {KIND[arg].name}"
            case "cut":
                return f"Scrap {KIND[arg].name}"
            case "offer":
                return (
                    f"Offer {KIND[arg].name}"
                    if decision.ask == "offer"
                    else f"Add {KIND[arg].name} to it"
                )
            case "wish":
                return f"Ask for {KIND[arg].name}"
            case "give":
                return f"Give 1 {arg}"
            case "want":
                return f"Ask for 1 {arg}"
            case "carry":
                whom = "your partner" if arg == "partner" else "you"
                who = "You" if arg == "partner" else "Your partner"
                return f"{who} will move {whom}"
            case "any":
                return arg.capitalize()
            case "x":
                n = int(arg) * int(decision.about[0])
                return f"{n} {decision.about[1]}" if n else "None at all"
            case "ache":
                return f"Take {'a pain' if arg == 'pain' else 'an exhaustion'}"
            case "pass":
                return "Pass for today"
            case "keep":
                p = s.players[decision.seat]
                full = len(p.hand) >= p.limit  # DW-006
                return (
                    "Keep them all: a hand still full at dawn is death" if full else "Keep the rest"
                )
        return {
            "done": "End the turn",
            "swap": "Act with the other meeple",
            "enough": "That is all",
            "stop": "Stop here",
            "roll": "Roll the dice",
            "fight": "Let the dice fall",
            "propose": "Propose it",
            "withdraw": "Forget it",
            "agree": "Agreed",
        }.get(option.verb, "No deal")

    def points(self, s: West, decision: Decision, option: Option) -> tuple[str, ...]:
        """The things on the table an option lies on."""
        args = option.args
        seat = decision.seat
        match option.verb:
            case "play" | "cure" | "drop" | "cut":
                return self._cards(s, seat, str(args[0]))
            case "offer":
                return self._cards(s, seat, str(args[0]))
            case "wish" if s.offer is not None:
                return self._cards(s, s.offer.partner, str(args[0]))
            case "buy":
                kind = KIND[str(args[0])]
                cards = [card for card in s.row if KIND_OF[card] == kind.index]
                return (f"card:{kind.id}#{cards[-1]}",) if cards else ()
            case "use":
                return (f"card:hero{seat}",)
            case "task":
                return ("card:mission",)
            case "work":
                return (f"space:{name_of(s.players[seat].at)}",)
            case "go" | "explore":
                at = s.players[s.mover].at + DIRECTIONS[str(args[0])]
                return (f"space:{name_of(at)}",)
            case "enter":
                return (f"space:{name_of(s.tried)}",)
            case "ride" | "look":
                return (f"space:{args[0]}",)
            case "trade" | "invite" | "lead":
                return (f"seat:{args[0]}",)
            case "onto":
                return (f"pile:{args[0]}{seat}",)
            case "stop" | "stay":
                return (f"space:{name_of(s.players[s.mover].at)}",)
        return ()

    def _cards(self, s: West, seat: int, id: str) -> tuple[str, ...]:
        """The first card of a kind in a hand."""
        kind = KIND[id].index
        cards = [card for card in s.players[seat].hand if KIND_OF[card] == kind]
        return (f"card:{id}#{cards[0]}",) if cards else ()

    def line(self, s: West, event: Event) -> str:
        """A journal event in words."""
        return line(s, event)

    def outcome(self, s: West, outcome: Outcome) -> str:
        """How it ended."""
        mission = MISSIONS[s.mission].name
        names = " and ".join(self.seat(s, seat) for seat in s.winners)
        if s.mode == "versus":
            if outcome.how == "score":
                return f"{names} reaches the end of the track and wins {mission}."
            if outcome.how == "all_out":
                return "The west has beaten everybody: nobody wins."
            if len(s.winners) > 1:
                return f"The days are over: {names} share the victory."
            return f"The days are over: {names} is ahead and wins."
        if outcome.how == "score":
            return f"{mission} is done: {names} made it."
        if outcome.how == "days":
            return f"The days ran out with {s.points[0]} of {s.finish} points."
        return f"{self.seat(s, s.fallen)} could not go on. The journey ends here."
