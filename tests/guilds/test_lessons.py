"""What the lesson of Guilds says is true: every figure that it names is worked out by the engine."""

from __future__ import annotations

import re
from typing import Any

import cothon
from cothon.core import words
from cothon.core.lesson import played
from cothon.core.lesson_file import lessons_of
from cothon.games import game_of

GAME = game_of("guilds/standard")
(LESSON,) = lessons_of(GAME)
NAMES = [step.name for step in LESSON.steps]


def numbers(step: str, what: str = "") -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", words.say(LESSON.key_of(NAMES.index(step), what))))


def before(step: str) -> cothon.Table:
    return LESSON.at(GAME, NAMES.index(step))


def after(step: str) -> cothon.Table:
    at = NAMES.index(step)
    return played(GAME, *LESSON.after(at, LESSON.steps[at].invited[0]))


def happened(step: str, kind: str) -> list[dict[str, Any]]:
    return [dict(event) for event in after(step).events(len(before(step).log)) if event["kind"] == kind]


def coins(cards: list[str]) -> int:
    return sum(int(card.rsplit("/", 1)[1]) for card in cards if "/" in card)


def test_docks_and_prices() -> None:
    view = before("dock").view(0)
    assert view["harbour"][numbers("dock")[0] - 1].startswith("glass/")
    assert len([move for move in LESSON.steps[NAMES.index("dock")].then if move.startswith("play")]) == 3
    assert numbers("dock", "good") == [2], "Gisco plays two of these cards, Elissa one"
    needs = before("price").view(0)["board"]["seats"][0]["needs"]
    assert numbers("price") == [1, 1, needs["warship"]]
    assert numbers("market") == [before("market").view(0)["board"]["seats"][0]["needs"]["market"]]


def test_a_delivery() -> None:
    ship = before("deliver").view(0)["harbour"][1]
    assert numbers("deliver") == [int(ship.split("/")[2])]
    drawn = [move.split(" ", 1)[1] for move in LESSON.steps[NAMES.index("deliver")].then if move.startswith("draw")]
    assert numbers("deliver", "good") == [coins(drawn)]


def test_an_expedition() -> None:
    assert numbers("expedition") == [before("expedition").view(0)["board"]["seats"][0]["strength"]]
    ship = next(move for move in LESSON.steps[NAMES.index("expedition")].then if move.startswith("ship"))
    danger = int(ship.split("/")[3])
    own = after("expedition").view(0)["seats"][0]
    assert numbers("expedition", "good") == sorted([danger, len(own["ships_up"]) + len(own["ships_down"])])
    assert len(own["ships_down"]) == 1, "won like this it lies face down"


def test_tiles() -> None:
    tile = before("tile").view(0)["board"]["tile_costs"][0]
    freed = after("residence").score_sheet()[0]["tiles"]["residence-1"]
    assert numbers("tile") == sorted([tile, 1, freed])
    assert numbers("residence", "good") == [freed]
    assert numbers("guild") == [2]
    assert after("guild").score_sheet()[0]["tiles"]["achievement-tiles"] == 2 * 2, "two discs on tiles"
    assert numbers("tile", "good") == [12]


def test_a_seat() -> None:
    assert numbers("seat") == [before("seat").view(0)["board"]["hall"]["6a"]]
    line = after("seat").score_sheet()[0]
    assert numbers("seat", "good") == sorted([line["guild_seats"], line["ships"], line["seats_times_ships"]])
    assert "residence" in before("seat").view(0)["markers"]
    assert "residence" not in after("seat").view(0)["markers"], "the marker has moved on"


def test_what_the_other_columns_cost() -> None:
    columns = before("residence").view(0)["board"]["columns"]
    assert [(columns[name]["price"], columns[name]["goods"]) for name in ("middle", "right")] == [
        (2, ["cedar"]),
        (2, ["jewelry"]),
    ]


def test_the_market_turns_a_ship_up() -> None:
    assert len(before("swap").view(0)["seats"][0]["ships_down"]) == 1
    assert after("swap").view(0)["seats"][0]["ships_down"] == []
    assert 5 in numbers("take")


def test_the_decade_ends() -> None:
    table = after("guild")
    line = table.score_sheet()[0]
    parts = [line["guild_seats"], line["ships"], *line["tiles"].values()]
    assert numbers("guild", "good") == sorted([2, *parts, line["total"]])
    assert table.view(0)["decade"] == 2
    board = table.view(0)["board"]
    assert (board["decades"], board["rounds"]) == (3, 5), "three decades, five rounds each"
    assert table.view(0)["seats"][0]["played"] == [], "everyone takes played cards back"
    assert len([event for event in happened("guild", "dealt") if event["seat"] == 0]) == 2
