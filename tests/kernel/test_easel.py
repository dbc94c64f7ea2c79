"""Easels: what a part has read decides whether it is drawn again, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Optional

import pytest

from hearthside.kernel import Dice, Easel, Journal, Scene, State, Thing, clone, part


@dataclass(slots=True)
class Mule:
    name: str
    load: int = 0


@dataclass(slots=True)
class Rider:
    name: str
    coins: int = 0
    bag: list[int] = field(default_factory=list)
    mule: Mule | None = None
    train: list[Mule] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Ride(State):
    miles: int = 0
    riders: list[Rider] = field(default_factory=list)
    guide: Rider | None = None
    posts: dict[str, Rider] = field(default_factory=dict)
    paths: list[list[int]] = field(default_factory=list)
    cook: Rider = field(default_factory=lambda: Rider("Cal"))
    scout: Optional[Rider] = None  # noqa: UP045 (the other way to say it)
    toll: int | None = None
    diary: Journal = field(default_factory=Journal)

    @property
    def rich(self) -> bool:
        return any(rider.coins > 9 for rider in self.riders)


drawn: list[str] = []


@part
def road(s: Ride) -> Scene:
    drawn.append("road")
    return [Thing("road", "board", f"{s.miles} miles", facts={"paths": len(s.paths)})]


@part
def rider(s: Ride, n: int) -> Scene:
    drawn.append(f"rider{n}")
    r = s.riders[n]
    return [Thing(f"rider:{n}", "piece", r.name, facts={"coins": r.coins, "bag": list(r.bag)})]


@part
def led(s: Ride) -> Scene:
    drawn.append("led")
    return [Thing("guide", "piece", s.guide.name)] if s.guide else []


@part
def posts(s: Ride) -> Scene:
    drawn.append("posts")
    return [Thing(f"post:{k}", "piece", r.name) for k, r in s.posts.items()]


@part
def wealth(s: Ride) -> Scene:
    drawn.append("wealth")
    return [Thing("wealth", "panel", "rich" if s.rich else "poor")]


@part
def caravan(s: Ride) -> Scene:
    drawn.append("caravan")
    return [thing for n in range(len(s.riders)) for thing in rider(s, n)]


def scene(s: Ride, seat: int) -> Scene:
    return [*road(s), *caravan(s), *led(s), *posts(s), *wealth(s)]


@pytest.fixture
def ride() -> Ride:
    riders = [Rider("Ann", 1, [1]), Rider("Bo")]
    posts = {"east": Rider("Eve")}
    return Ride(step="dawn", seats=2, dice=Dice(1), riders=riders, posts=posts, paths=[[1], [2]])


@pytest.fixture
def easel(ride: Ride) -> Easel[Ride]:
    easel = Easel(scene)
    easel.draw(ride, 0)
    return easel


def again(easel: Easel[Ride], ride: Ride) -> list[str]:
    """Which parts are drawn for a new look; what comes out is what would be drawn anew."""
    drawn.clear()
    seen = list(easel.draw(ride, 0))
    which = sorted(drawn)
    assert seen == list(scene(ride, 0))
    return which


def test_nothing_is_drawn_twice(easel: Easel[Ride], ride: Ride) -> None:
    assert again(easel, ride) == []
    ride.step, ride.learned = "dusk", 7
    assert again(easel, ride) == [], "fields that nobody reads matter to nobody"


def test_a_field_is_read_by_those_who_read_it(easel: Easel[Ride], ride: Ride) -> None:
    ride.miles = 3
    assert again(easel, ride) == ["road"]
    ride.riders[1].name = "Bob"
    assert again(easel, ride) == ["caravan", "rider1"]
    ride.riders[0].bag.append(5)
    assert again(easel, ride) == ["caravan", "rider0"]
    ride.riders[0].coins = 10
    assert again(easel, ride) == ["caravan", "rider0", "wealth"]


def test_lists_grow_and_shrink(easel: Easel[Ride], ride: Ride) -> None:
    ride.riders.append(Rider("Cy"))
    assert again(easel, ride) == ["caravan", "rider0", "rider1", "rider2", "wealth"]
    gone = ride.riders.pop()
    again(easel, ride)
    gone.name = "Cyd"
    ride.riders.append(gone)
    assert "rider2" in again(easel, ride)
    ride.paths[0].append(9)
    assert again(easel, ride) == ["road"], "lists of lists are compared whole"


def test_what_may_be_missing_comes_and_goes(easel: Easel[Ride], ride: Ride) -> None:
    ride.guide = Rider("Gus")
    assert again(easel, ride) == ["led"]
    ride.guide.coins = 2
    assert again(easel, ride) == []
    ride.guide.name = "Gussie"
    assert again(easel, ride) == ["led"]
    ride.guide = None
    assert again(easel, ride) == ["led"]
    ride.guide = Rider("Gussie")
    assert again(easel, ride) == ["led"]


def test_keyed_objects_are_known_by_their_keys(easel: Easel[Ride], ride: Ride) -> None:
    ride.posts["west"] = Rider("Will")
    assert again(easel, ride) == ["posts"]
    ride.posts["east"].name = "Evelyn"
    assert again(easel, ride) == ["posts"]
    del ride.posts["east"]
    assert again(easel, ride) == ["posts"]


def test_another_state_is_looked_at_by_value(easel: Easel[Ride], ride: Ride) -> None:
    twin = Ride(
        step="night",
        seats=2,
        dice=Dice(2),
        riders=[Rider("Ann", 1, [1]), Rider("Bo")],
        posts={"east": Rider("Eve")},
        paths=[[1], [2]],
    )
    assert again(easel, twin) == []
    twin.miles = 8
    assert again(easel, twin) == ["road"]
    assert again(easel, ride) == ["road"]


def test_what_is_equal_stays_the_same_object(easel: Easel[Ride], ride: Ride) -> None:
    before = {thing.id: thing for thing in easel.draw(ride, 0)}
    ride.riders.append(Rider("Cy"))
    after = {thing.id: thing for thing in easel.draw(ride, 0)}
    assert all(after[id] is thing for id, thing in before.items())
    assert after.keys() - before.keys() == {"rider:2"}


def test_a_field_that_nobody_read_for_a_while_is_not_remembered_wrongly(
    easel: Easel[Ride], ride: Ride
) -> None:
    ride.guide = Rider("Gus")
    again(easel, ride)
    guide, ride.guide = ride.guide, None
    again(easel, ride)
    guide.name = "Gil"
    ride.guide = guide
    again(easel, ride)
    assert again(easel, ride) == []


def test_a_stand_in_cannot_be_written_to(ride: Ride) -> None:
    def careless(s: Ride, seat: int) -> Scene:
        s.miles = 4
        return []

    with pytest.raises(AttributeError):
        Easel(careless).draw(ride, 0)
    assert ride.miles == 0


def test_a_part_that_fails_is_drawn_again(ride: Ride) -> None:
    @part
    def fragile(s: Ride) -> Scene:
        if s.miles < 0:
            raise ValueError("lost")
        return [Thing("road", "board", f"{s.miles}")]

    easel: Easel[Ride] = Easel(lambda s, seat: fragile(s))
    ride.miles = -1
    with pytest.raises(ValueError, match="lost"):
        easel.draw(ride, 0)
    ride.miles = 2
    assert easel.draw(ride, 0)[0].name == "2"


def test_off_the_easel_a_part_is_just_called(ride: Ride) -> None:
    drawn.clear()
    assert road(ride) == road(ride)
    assert isinstance(road(ride), tuple)
    assert drawn == ["road"] * 3


# -- parts of a test's own -----------------------------------------------------------------


class Looks:
    """An easel over parts that say what they see; `draw` tells which of them were drawn."""

    def __init__(self, ride: Ride, **seers: Callable[[Ride], object]) -> None:
        self.ride, self.seers = ride, seers
        self.drawn: list[str] = []
        self.easel: Easel[Ride] = Easel(self.scene)
        self.parts = [part(self.drawing(name)) for name in seers]
        self.draw(ride)

    def drawing(self, name: str) -> Callable[[Ride], Scene]:
        def draws(s: Ride) -> Scene:
            self.drawn.append(name)
            return [Thing(name, "panel", str(self.seers[name](s)))]

        return draws

    def scene(self, s: Ride, seat: int) -> Scene:
        return [thing for each in self.parts for thing in each(s)]

    def draw(self, ride: Ride | None = None) -> list[str]:
        self.drawn.clear()
        seen = self.easel.draw(ride or self.ride, 0)
        which = self.drawn[:]
        assert list(seen) == self.scene(ride or self.ride, 0)
        return which


def names(riders: Iterable[Rider]) -> list[str]:
    return [rider.name for rider in riders]


def test_a_field_that_is_read_no_more_matters_no_more(ride: Ride) -> None:
    looks = Looks(ride, coins=lambda s: s.riders[0].coins if s.miles < 5 else "far away")
    ride.miles = 6
    assert looks.draw() == ["coins"]
    ride.riders[0].coins = 8
    assert looks.draw() == []
    ride.miles = 2
    assert looks.draw() == ["coins"]


def test_an_easel_does_not_grow_by_drawing(ride: Ride) -> None:
    ride.guide = Rider("Gus")
    looks = Looks(ride, all=lambda s: (s.miles, s.guide and s.guide.name, names(s.riders)))
    cells = len(looks.easel._cells)
    for miles in range(1, 6):
        ride.miles = miles
        assert looks.draw() == ["all"]
    assert len(looks.easel._cells) == cells


def test_what_is_inside_a_thing_that_goes_goes_with_it(ride: Ride) -> None:
    """An object inside an object, and a list of them; and they come back."""
    ride.guide = Rider("Gus", mule=Mule("Dot"), train=[Mule("Pip")])

    def mules(s: Ride) -> object:
        guide = s.guide
        return guide and (guide.mule and guide.mule.name, [mule.name for mule in guide.train])

    looks = Looks(ride, mules=mules)
    guide, ride.guide = ride.guide, None
    assert looks.draw() == ["mules"]
    guide.mule = Mule("Dora")
    ride.guide = guide
    assert looks.draw() == ["mules"]
    guide.train[0].name = "Pippa"
    assert looks.draw() == ["mules"]
    guide.mule.load = 3
    assert looks.draw() == [], "nobody reads what it bears"


def test_objects_of_another_state_are_looked_at_through_and_through(ride: Ride) -> None:
    """By each part that reads them, one inside another too."""
    for s in (ride, twin := clone(ride)):
        s.guide = Rider("Gus", mule=Mule("Dot"))
    looks = Looks(
        ride,
        guide=lambda s: s.guide and s.guide.name,
        again=lambda s: s.guide and s.guide.name.upper(),
        mule=lambda s: s.guide and s.guide.mule and s.guide.mule.name,
        riders=lambda s: names(s.riders),
        riders_again=lambda s: names(s.riders)[::-1],
        posts=lambda s: names(s.posts.values()),
    )
    assert looks.draw(twin) == []
    assert twin.guide and twin.guide.mule
    twin.guide.name = "Gil"
    assert looks.draw(twin) == ["guide", "again"]
    twin.guide.mule.name = "Dora"
    assert looks.draw(twin) == ["mule"]
    twin.riders[1].name = "Bob"
    assert looks.draw(twin) == ["riders", "riders_again"]
    twin.posts["east"].name = "Eva"
    assert looks.draw(twin) == ["posts"]
    assert looks.draw(ride) == ["guide", "again", "mule", "riders", "riders_again", "posts"]
    twin = clone(ride)
    twin.riders[0].coins = 7
    assert looks.draw(twin) == [], "nobody reads coins"


def test_each_field_of_an_object_counts_by_itself_however_it_is_held(ride: Ride) -> None:
    ride.scout = Rider("Sal")
    looks = Looks(
        ride,
        cook=lambda s: s.cook.name,
        scout=lambda s: s.scout and s.scout.name,
        posts=lambda s: names(s.posts.values()),
    )
    ride.cook.coins = ride.scout.coins = ride.posts["east"].coins = 5
    assert looks.draw() == []
    ride.cook.name = ride.scout.name = "Sol"
    assert looks.draw() == ["cook", "scout"]


def test_a_key_that_takes_the_place_of_another_is_seen(ride: Ride) -> None:
    looks = Looks(ride, posts=lambda s: sorted(s.posts))
    ride.posts = {"north": ride.posts["east"]}
    assert looks.draw() == ["posts"]


def test_a_plain_value_may_be_missing_too(ride: Ride) -> None:
    looks = Looks(ride, toll=lambda s: s.toll)
    ride.toll = 0
    assert looks.draw() == ["toll"]
    ride.toll = None
    assert looks.draw() == ["toll"]


def test_what_one_seat_reads_is_not_what_another_does(ride: Ride) -> None:
    drawn: list[int] = []

    def own(s: Ride, seat: int) -> Scene:
        drawn.append(seat)
        return [Thing("coins", "panel", str(s.riders[seat].coins))]

    easel = Easel(own)
    easel.turn(ride)
    easel.seen(0), easel.seen(1)
    drawn.clear()
    ride.riders[0].coins = 4
    easel.turn(ride)
    assert [easel.seen(seat)[0].name for seat in (0, 1)] == ["4", "0"]
    assert drawn == [0]


def test_journals_are_no_part_of_what_is_seen(ride: Ride) -> None:
    ride.journal = Journal()
    easel: Easel[Ride] = Easel(lambda s, seat: [Thing("log", "panel", f"{s.journal} {s.diary}")])
    assert easel.draw(ride, 0)[0].name == "None None"


def test_stand_ins_can_be_put_into_sets(ride: Ride) -> None:
    easel: Easel[Ride] = Easel(lambda s, seat: [Thing("n", "panel", str(len({s, *s.riders})))])
    assert easel.draw(ride, 0)[0].name == "3"


@part
def pouch(s: Ride, own: bool) -> Scene:
    inside = f"{s.miles} coins" if own else "something"
    return [Thing("pouch", "zone", "A pouch"), Thing("inside", "card", inside)]


@part
def purse(s: Ride, own: bool) -> Scene:
    if s.miles < 0:
        return []
    return [Thing("purse", "card", "seven coins" if own else "something")]


def test_what_is_equal_to_the_drawing_before_stays_that_object_whatever_others_see() -> None:
    s = Ride(seats=2, dice=Dice(1), step="", miles=7)
    easel: Easel[Ride] = Easel(lambda s, seat: [*purse(s, seat == 0)])
    mine, theirs = easel.draw(s, 0)[0], easel.draw(s, 1)[0]
    s.miles = 8
    assert easel.draw(s, 0)[0] is mine
    assert easel.draw(s, 1)[0] is theirs


def test_what_several_see_alike_is_one_object_and_what_one_sees_stays_theirs() -> None:
    s = Ride(seats=2, dice=Dice(1), step="", miles=7)
    easel: Easel[Ride] = Easel(lambda s, seat: [*road(s), *pouch(s, seat == 0)])
    for miles in (7, 8, 7, 9):
        s.miles = miles
        mine, theirs = easel.draw(s, 0), easel.draw(s, 1)
        assert mine[0] is theirs[0] and mine[1] is theirs[1]
        assert (mine[2].name, theirs[2].name) == (f"{miles} coins", "something")
