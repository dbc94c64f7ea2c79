"""Every question of the game: the rule it is asked by, what answers it, and how many answers each act has.

`verb:7` is an act over seven things, `verb:7*` one whose list the rule at hand makes, `verb` one that stands alone.
"""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games import load
from hearthside.kernel import Ask

GAME = load("vagrantsong")
QUESTIONS = {
    "receiver": ("VS-249", "take:4*"),
    "vote": ("VS-004", "vote:2"),
    "drop": ("VS-130", "drop:29"),
    "ghost_sickness": ("VS-120", "yes no"),
    "wound": ("VS-110", "skill:89 junk:32"),
    "reprieve": ("VS-238", "yes no"),
    "under": ("VS-114", "slot:4"),
    "back_to_life": ("VS-121", "heal:89"),
    "selfless": ("VS-067", "take:4*"),
    "page": ("VS-164", "read"),
    "whisper": ("VS-164", "read"),
    "stow": ("VS-249", "stow:89*"),
    "stow_junk": ("VS-081", "stow_junk:64*"),
    "clear_shelf": ("VS-258", "remove:32 done"),
    "spend": (
        "VS-245",
        "learn:89 mend:356 fix:128 fix_stored:32 rummage buy_junk:32 other_junk seance bank sell:128 "
        "sell_stored:32 done",
    ),
    "better": ("VS-133", "yes no"),
    "keep": ("VS-128", "keep:29*"),
    "hands_out": ("VS-144", "take:4*"),
    "drift": ("VS-019", "place:76*"),
    "aside": ("VS-192", "place:76*"),
    "put_down": ("VS-104", "place:76*"),
    "pup_place": ("VS-068", "place:76*"),
    "haint_way": ("VS-200", "place:76*"),
    "haint_over": ("VS-200", "over:8*"),
    "haint_aside": ("VS-192", "place:76*"),
    "salt": ("VS-150", "salt no"),
    "soothe": ("VS-217", "shed:19*"),
    "lead": ("VS-089", "stay place:76*"),
    "ordered": ("VS-089", "answers:6*"),
    "gumption": ("VS-089", "heal step"),
    "chord": ("VS-117", "gain lead"),
    "summon": ("VS-090", "place:76*"),
    "flee": ("VS-020", "yes no"),
    "how_far": ("VS-020", "steps:40*"),
    "sidestep": ("VS-092", "place:76*"),
    "star": ("VS-147", "place:76*"),
    "heals": ("VS-154", "heal:89"),
    "may_rummage": ("VS-128", "yes no"),
    "pass_on": ("VS-144", "take:4* none"),
    "pick": ("VS-132", "keep:29*"),
    "who_gains": ("VS-107", "take:4*"),
    "put_event": ("VS-002", "place:76*"),
    "lay_terrain": ("VS-104", "place:76*"),
    "part_with": ("VN-0172", "keep:29*"),
    "hobo_sign": ("VS-133", "comfort:4 hand:116"),
    "free_step": ("VS-127", "stay go:76 dash:76"),
    "glasses": ("VS-218", "take:4*"),
    "relief": ("VS-173", "shed:2 mend_two"),
    "seance_which": ("VS-041", "blinded burning"),
    "stolen": ("VS-004", "keep:29*"),
    "haint_beside": ("VS-002", "place:76*"),
    "offer": ("VS-004", "keep:29*"),
    "clear": ("VS-104", "place:76*"),
    "outer_car": ("VS-200", "car_a car_c"),
    "candle_end": ("VN-0502", "take:4*"),
    "bail": ("VS-041", "bail_a bail_c"),
    "widen": ("VS-002", "place:76*"),
    "shed_for": ("VS-217", "shed_for:8* none"),
    "soul": ("VS-133", "grab ignore"),
    "soul_place": ("VS-002", "place:76*"),
    "which_soul": ("VS-002", "place:76*"),
    "goes_for": ("VS-200", "place:76*"),
    "goes_out": ("VS-200", "place:76*"),
    "lantern": ("VS-004", "place:76*"),
    "relight": ("VS-002", "place:76*"),
    "which_car": ("VS-002", "car_a car_b car_c"),
    "three_acts": ("VS-002", "keep:29*"),
    "wakes": ("VN-0770", "take:4*"),
    "one_light": ("VS-041", "take:4*"),
    "leap": ("VS-089", "place:76*"),
    "through": ("VS-089", "place:76*"),
    "rejoin": ("VS-089", "pup you"),
    "heel": ("VS-089", "place:76*"),
    "compass": ("VN-0870", "yes no"),
    "exit": ("VS-200", "place:76*"),
    "contract": ("VN-0871", "sign burn"),
    "signs": ("VN-0871", "take:4*"),
    "learns": ("VN-0871", "take:4*"),
    "organ": ("VN-0872", "bleeding jeepers"),
    "which_box": ("VS-200", "place:76*"),
    "holds": ("VN-0821", "take:4*"),
    "shovel_from": ("VN-0971", "place:76*"),
    "shovel_to": ("VN-0971", "place:76*"),
    "frees": ("VN-0977", "take:4* none"),
    "comfort": ("VN-0921", "gain free"),
    "soul_from_snow": ("VS-002", "place:76*"),
    "snow_taken": ("VS-200", "place:76*"),
    "coal": ("VN-1072", "yes no"),
    "skates": ("VN-1073", "yes no"),
    "glide": ("VN-1073", "place:76*"),
    "which_brother": ("VS-002", "place:76*"),
    "gust": ("VN-1078", "let_go go_back"),
    "blown_off": ("VN-1078", "keep:29*"),
    "eats": ("VN-1176", "yes no"),
    "machine": ("VN-1177", "pay_coin buy_bottle leave_it"),
    "light_in_car": ("VN-1179", "place:76*"),
    "course": ("VN-1273", "help breathe"),
    "sit_soul": ("VN-1274", "place:76*"),
    "drawer": ("VN-1276", "rod padding"),
    "pads": ("VN-1281", "take:4*"),
    "eat_it": ("VN-1277", "yes no"),
    "manners": ("VN-1278", "serve seat"),
    "invite": ("VN-1270", "place:76*"),
    "tubes": ("VN-1370", "yes no"),
    "shift": ("VN-1321", "moe charlie lawrence"),
    "whirl": ("VN-1410", "place:76*"),
    "fiddle": ("VN-1476", "take:4*"),
    "swaps": ("VN-1478", "take:4*"),
    "who_hears": ("VN-1577", "him tree"),
    "backs_away": ("VN-1577", "place:76*"),
    "who_stays": ("VN-1601", "take:4*"),
    "writes": ("VN-1670", "write:24"),
    "nail_for": ("VN-1602", "take:4*"),
    "throw_back": ("VN-1676", "keep:29*"),
    "spare_hole": ("VS-200", "place:76*"),
    "lures": ("VN-1702", "take:4* none"),
    "statue": ("VS-200", "place:76*"),
    "closes_car": ("VN-1721", "car_a car_b car_c"),
    "cleanse": ("VN-1774", "place:76*"),
    "dig_at": ("VN-1775", "place:76*"),
    "plank": ("VN-1778", "place:76*"),
    "coffee": ("VN-1779", "clear_heads warm_hands"),
    "bell_luck": ("VN-1801", "yes no"),
    "lid_opens": ("VS-200", "place:76*"),
    "keeps_curse": ("VN-1878", "keep:29*"),
    "absolved": ("VN-1821", "take:4*"),
    "absolves": ("VN-1821", "curse:7*"),
    "spare": ("VN-1921", "yes no"),
    "album": ("VN-1972", "one all"),
    "pedestal": ("VN-1974", "place:76*"),
    "sill": ("VN-1979", "yes no"),
    "light_goes": ("VS-200", "place:76*"),
    "which_light": ("VS-200", "place:76*"),
    "move_light": ("VN-2003", "place:76*"),
    "earlier": ("VN-2021", "yes no"),
    "edgewise": ("VN-2079", "place:76*"),
    "push_snow": ("VN-2110", "place:76*"),
    "seance_snow": ("VN-2121", "place:76*"),
    "snow_to": ("VN-2121", "place:76*"),
    "keepsake": ("VN-2125", "keepsake:2*"),
    "from_drift": ("VN-2171", "from_drift:32*"),
    "nudge": ("VS-106", "place:76*"),
    "chorus": ("VS-045", "acts:6*"),
    "let_go": ("VN-2204", "keep:29* none"),
    "cadence_comes": ("VN-2201", "place:76*"),
    "clears_debris": ("VN-2212", "yes no"),
    "which_debris": ("VN-2212", "place:76*"),
    "debris_to": ("VN-2212", "place:76*"),
    "which_card": ("VN-2203", "lay_on:19* none"),
    "lid": ("VN-2277", "take:4* none"),
    "applause": ("VN-2270", "take:4*"),
    "left_behind": ("VS-002", "place:76*"),
    "stays_behind": ("VN-2327", "take:4*"),
    "reroll": ("VS-139", "yes no"),
    "feed": ("VS-089", "keep:29* nothing"),
    "bestow": ("VS-089", "keep:29* nothing"),
    "hand_out": ("VS-089", "take:4*"),
    "recover": ("VS-089", "keep:29*"),
    "mends": ("VS-089", "heal:89"),
    "share": ("VS-089", "share:14*"),
    "stroll": ("VS-125", "place:76*"),
    "look": ("VS-132", "look:24 nothing"),
    "risk": ("VS-125", "move rummage patch bust:6 investigate:24"),
    "give_up": ("VS-271", "keep:29*"),
    "exclusive": ("VS-250", "choose:54"),
    "door": ("VS-270", "door:3"),
    "answer": ("VS-270", "answer:3"),
    "manage": (
        "VS-260",
        "slot:356 put_away:356 wear:256 put_junk:256 trade:1424 trade_junk:1024 become:24 join:6 leave:4 "
        "done",
    ),
    "start": ("VS-036", "place:76"),
    "whose_turn": ("VS-043", "turn:4 pass by:2692 seance encore"),
    "before_it_ends": ("VS-142", "pass by:2692"),
    "companion": ("VS-139", "by:2692"),
    "coins": (
        "VS-050",
        "coin:154 foot:154 nail:6 candle:76 apple:89 token:24 shake:19 nail_heal nail_hole:76 clear_snow:228 "
        "breather soak:76 nail_coffin:76 wash give:116 swap:3364 pup_give:116 pup_swap:3364 ready",
    ),
    "act": (
        "VS-052",
        "go:76 dash:76 pup:76 patch rummage bust:6 pup_bust:6 investigate:24 pup_investigate:24 work:24 "
        "skill:1246 junk:192 nail:6 candle:76 apple:89 token:24 shake:19 nail_heal nail_hole:76 "
        "clear_snow:228 breather soak:76 nail_coffin:76 wash give:116 swap:3364 pup_give:116 pup_swap:3364 "
        "companions seance encore trade dig pass_fuse:4 waders lead_soul rouse:4 photo burn look_at:4 "
        "turn_light:8 end",
    ),
}


def answers(ask: Ask[Any]) -> str:
    """What could ever answer a question, in its order."""
    said = []
    for verb, act in ask.acts.items():
        over = f":{len(act.options)}" if len(act.options[0]) > 1 else ""
        said.append(f"{verb}{over}{'*' * act.given}")
    return " ".join(said)


def test_every_question_is_listed() -> None:
    assert list(GAME.asks) == list(QUESTIONS)


@pytest.mark.parametrize(
    ("key", "rule", "said"),
    [
        pytest.param(key, rule, said, marks=pytest.mark.rule(rule), id=key)
        for key, (rule, said) in QUESTIONS.items()
    ],
)
def test_what_answers_a_question(key: str, rule: str, said: str) -> None:
    ask = GAME.asks[key]
    assert (ask.rule, answers(ask)) == (rule, said)
