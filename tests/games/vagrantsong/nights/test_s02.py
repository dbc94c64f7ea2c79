"""Under My Skin: the Flayed Man."""

from __future__ import annotations

import pytest

from ..table import acting, go_on, hold, offered, placing, sit, table, why


@pytest.mark.rule("VS-153", "VS-217")
def test_a_rabbits_foot_on_move_costs_the_bleeding_like_a_coin() -> None:
    """It is treated like a fourth Coin: two Coins and a Foot on Move cost 3."""
    s = table("songsmith", "cursebearer", scenario="s02")
    s.vagrants[0].effects = ["bleeding"]
    hold(s, 0, "foot")
    session = go_on(sit(placing(s)), "foot:move", "coin:move", "coin:move", "ready")
    assert session.state.vagrants[0].humanity == 7


@pytest.mark.rule("VS-217")
def test_the_enveloped_use_no_rabbits_foot() -> None:
    """They may only Rummage and use Iron Nails."""
    s = table("songsmith", "cursebearer", scenario="s02", haint="A2a")
    v = s.vagrants[0]
    v.effects, v.at = ["enveloped"], -1
    hold(s, 0, "foot", "nail")
    session = sit(placing(s))
    assert set(offered(session)) == {"coin:rummage", "nail:0", "ready"}
    assert why(session, "foot:rummage") == "VS-217"
    assert "nail:0" in offered(sit(acting(s, 0, rummage=1)))
