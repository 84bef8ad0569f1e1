"""Golden games: played long ago, and every one still goes as it was recorded."""

from __future__ import annotations

import pytest

import cothon
from cothon.games import game_of

from ..goldens import golden_games

OURS = cothon.rule_sets()
EVERY = 500


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", OURS)
def test_golden_games_play_as_they_were_recorded(rules: str, players: int) -> None:
    games = [record for record in golden_games(rules) if record["players"] == players]
    assert len(games) >= EVERY // (3 * len(OURS))
    for record in games:
        assert cothon.replay(record).record() == record


def test_there_are_enough_of_them_and_bots_play_in_many() -> None:
    games = [record for rules in OURS for record in golden_games(rules)]
    assert len(games) >= EVERY
    assert len({(record["rules"], *record["moves"]) for record in games}) == len(games)
    assert sum(bool({"novice", "apprentice", "trader", "merchant"} & set(record["names"])) for record in games) > 200


@pytest.mark.parametrize("name", [game.name for game in cothon.games.GAMES])
def test_every_ending_and_every_kind_of_move_and_event_is_in_some_golden_game(name: str) -> None:
    game = next(one for one in cothon.games.GAMES if one.name == name)
    kinds: set[str] = set()
    moves: set[str] = set()
    endings: set[str | None] = set()
    for rules in game.rule_sets:
        for record in golden_games(rules):
            table = cothon.replay(record)
            kinds |= {event["kind"] for event in table.events()}
            moves |= {game.kinds[move] for _, move in table.log}
            endings.add(table.ending)
    assert kinds == {kind.name for kind in game.event_kinds.values()}
    assert moves == set(game.kinds)
    labels = next(field.labels for place, _, field in game.layout.places() if place == "ending")
    assert endings == set(labels)


@pytest.mark.parametrize("rules", OURS)
def test_every_rule_set_has_its_own_kinds_of_moves_and_endings_in_its_golden_games(rules: str) -> None:
    """What a rule set's switches leave out is all that is missing."""
    game = game_of(rules)
    played = {game.kinds[move] for record in golden_games(rules) for _, move in cothon.replay(record).log}
    assert set(game.kinds) - played == absent_kinds(rules)


def absent_kinds(rules: str) -> set[str]:
    switches = vars(game_of(rules).rule_sets[rules])
    if "double_action" not in switches:
        return set()
    absent = {"take-own", "reserve-market", "reserve-farm"} if switches["double_action"] else {"double"}
    absent |= set() if switches["discount"] else {"flip"}
    absent |= {"token"} if switches["token_of_hand"] else set()
    return absent | (set() if switches["colour_hands"] else {"deal"})
