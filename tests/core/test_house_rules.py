"""House rules of every game: played, kept and replayed; a switch that is no switch is refused."""

from __future__ import annotations

import json
import random

import pytest

import cothon
from cothon.core.house import switches_of
from cothon.games import GAMES, game_of

from ..houses import random_house
from ..play_outs import finished

SWITCHED = [game.name for game in GAMES if any(switches_of(rules) for rules in game.rule_sets.values())]


@pytest.mark.parametrize("game", SWITCHED)
@pytest.mark.parametrize("seed", range(3))
def test_house_rules_are_played_kept_and_replayed(game: str, seed: int) -> None:
    rules = random_house(random.Random(seed), game)
    table = cothon.new_table(rules, 2, seed=seed)
    record = json.loads(json.dumps(finished(table, seed).record()))
    assert ("house" in record) == bool(table.game.options(table.state))
    assert cothon.replay(record).record() == record
    assert cothon.from_position(table.position()).position() == table.position()


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_a_switch_that_is_none_is_refused(rules: str) -> None:
    with pytest.raises(cothon.BadRequest) as caught:
        cothon.house_rules(rules, no_such_switch=1)
    assert caught.value.code == "house-unknown-switch"


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_a_rule_set_as_printed_is_no_house_rule(rules: str) -> None:
    printed = game_of(rules).rule_sets[rules]
    assert cothon.house_rules(rules, **switches_of(printed)).house == {}


def test_guilds_other_reading_of_its_ruling_is_a_house_rule_and_the_old_option() -> None:
    house = cothon.new_table(cothon.house_rules("guilds/standard", every_different_set=False), 2, seed=1)
    option = cothon.new_table("guilds/standard", 2, seed=1, every_different_set=False)
    assert house.position() == option.position()
    for data in (house.position(), house.view(0), house.record()):
        assert data["house"] == {"every_different_set": False}
        assert data["every_different_set"] is False
    for part in ("house", "every_different_set"):
        position = {key: value for key, value in house.position().items() if key != part}
        assert cothon.from_position(position).position() == house.position()
        record = {key: value for key, value in house.record().items() if key != part}
        assert cothon.replay(record).position() == house.position()
    with pytest.raises(cothon.BadRequest):
        cothon.new_table(cothon.house_rules("guilds/standard", every_different_set=False), 2, every_different_set=True)
