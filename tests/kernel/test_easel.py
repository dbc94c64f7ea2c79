"""Easels: what a part has read decides whether it is drawn again, and nothing else does."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from hearthside.kernel import Dice, Easel, Scene, State, Thing, part


@dataclass(slots=True)
class Rider:
    name: str
    coins: int = 0
    bag: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Ride(State):
    miles: int = 0
    riders: list[Rider] = field(default_factory=list)
    guide: Rider | None = None
    posts: dict[str, Rider] = field(default_factory=dict)
    paths: list[list[int]] = field(default_factory=list)

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
