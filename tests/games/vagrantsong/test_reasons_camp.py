"""Why can't I, in Camp? Every way in which a purchase or a rearrangement can be barred."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.state import Journey

from .table import go_on, offered, sit, table, told, why


def camp(**fields: int) -> Journey:
    """A Camp where Coins are spent, with so many in the pool."""
    s = table("songsmith", "cursebearer")
    s.campaign, s.phase, s.step = True, "camp", "spending"
    s.camp.pool, s.camp.offers, s.camp.offered = fields.get("pool", 9), [2, 1], 4
    s.camp.junk_deck = [n for n in s.camp.junk_deck if n != 4]
    return s


@pytest.mark.rule(
    "VS-245", "VS-246", "VS-248", "VS-251", "VS-252", "VS-254", "VS-255", "VS-257", "VS-258"
)
def test_why_it_is_not_bought() -> None:
    """Not on offer, nothing to mend, no room, bought already; and all of it when the pool is short."""
    s = camp()
    s.vagrants[0].skills[0], s.vagrants[0].junk, s.camp.junk = -35, [-7], [-8]
    session = sit(s)
    assert why(session, "learn:3") == "VS-248"
    assert why(session, "mend:1,35") == "VS-251" and why(session, "mend:3,35") == "VS-251"
    assert why(session, "fix:1,7") == "VS-251" and why(session, "fix_stored:7") == "VS-251"
    assert why(session, "sell:1,7") == "VS-246" and why(session, "sell_stored:7") == "VS-246"
    assert why(session, "buy_junk:5") == "VS-254"
    s.camp.bought, s.seance, s.camp.bank = True, True, 25
    for v in s.vagrants:
        v.tokens = ["nail"] * 4
    session = sit(s)
    assert why(session, "buy_junk:4") == "VS-254" and why(session, "other_junk") == "VS-255"
    assert why(session, "rummage") == "VS-252" and why(session, "seance") == "VS-257"
    assert why(session, "bank") == "VS-258"
    s = camp(pool=0)
    s.vagrants[0].skills[0], s.vagrants[0].junk, s.camp.junk = -35, [-7], [-8]
    session = sit(s)
    short = [
        "learn:2",
        "mend:0,35",
        "fix:0,7",
        "fix_stored:8",
        "rummage",
        "buy_junk:4",
        "other_junk",
        "seance",
        "bank",
    ]
    assert {why(session, option) for option in short} == {"VS-245"}
    assert told(session, "learn:2") == "It costs 2 Coins; there are 0 in the pool."
    assert {"sell:0,7", "sell_stored:8"} <= set(offered(session))


@pytest.mark.rule("VS-258")
def test_why_that_junk_is_not_thrown_out() -> None:
    """The first such Moment clears the poorest tier only, the second the next one too."""
    s = camp()
    s.camp.bank, s.camp.junk_deck = 7, [1, 2, 9, 16]
    session = go_on(sit(s), "bank")
    assert (
        offered(session) == ["remove:1", "remove:2", "done"]
        and why(session, "remove:9") == "VS-258"
    )
    s.camp.bank = 15
    session = go_on(sit(s), "bank")
    assert offered(session) == ["remove:1", "remove:2", "remove:9", "done"]
    assert why(session, "remove:16") == "VS-258" and why(session, "remove:3") == "VS-258"


def managing() -> Journey:
    """A Camp where Vagrants are managed."""
    s = camp()
    s.step = "managing"
    return s


@pytest.mark.rule("VS-084", "VS-094", "VS-260", "VS-261", "VS-262", "VS-263")
def test_why_cards_are_not_rearranged() -> None:
    """Not there, somebody else's own, no free slot, Wounded, Exclusive."""
    s = managing()
    v, o = s.vagrants
    v.skills, o.skills = [35, 3, 36, -1], [68, 0, 67, 0]
    s.camp.belongings, s.camp.personal = [5, 7], {"cursebearer": [69]}
    v.junk, o.junk, s.camp.junk = [1], [2], [-3]
    session = sit(s)
    assert why(session, "slot:0,5") == "VS-261" and why(session, "slot:0,8") == "VS-260"
    assert why(session, "slot:0,69") == "VS-262" and why(session, "slot:3,5") == "VS-260"
    assert why(session, "put_away:0,1") == "VS-263" and why(session, "put_away:0,5") == "VS-261"
    assert why(session, "wear:0,-3") == "VS-261" and why(session, "wear:0,4") == "VS-260"
    assert why(session, "put_junk:0,2") == "VS-261"
    assert why(session, "trade:0,1,1") == "VS-263" and why(session, "trade:0,1,35") == "VS-084"
    assert why(session, "trade:0,0,3") == "VS-260" and why(session, "trade:0,1,9") == "VS-260"
    assert "trade:0,1,3" in offered(session)
    o.skills = [68, 11, 67, 0]
    o.skills[1] = 13
    assert why(sit(s), "trade:0,1,3") == "VS-261"
    assert (
        why(session, "trade_junk:0,1,1") == "VS-261"
        and why(session, "trade_junk:0,1,5") == "VS-094"
    )


@pytest.mark.rule("VS-005", "VS-006", "VS-265", "VS-267")
def test_why_nobody_comes_or_goes() -> None:
    """Once a Camp, nobody twice, seats that are not open, a full train, two at least."""
    s = managing()
    s.vagrants[0].changed = True
    session = sit(s)
    assert (
        why(session, "become:0,empress") == "VS-265"
        and why(session, "become:1,songsmith") == "VS-267"
    )
    assert why(session, "join:empress") == "VS-006" and why(session, "leave:1") == "VS-006"
    s.open_seats = True
    session = sit(s)
    assert why(session, "leave:1") == "VS-005" and why(session, "join:songsmith") == "VS-267"
    session = go_on(session, "join:empress", "join:runaway")
    assert why(session, "join:wayfarer") == "VS-006"


@pytest.mark.rule("VS-084", "VS-270")
def test_why_that_door_or_skill_is_not_for_you() -> None:
    """A door that is barred; another Vagrant's Skill."""
    s = managing()
    s.scenario, s.step = "s07", "exclusives"
    assert why(sit(s), "choose:45") == "VS-084"
