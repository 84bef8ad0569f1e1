"""A decision in words: what its moves have in common is said once."""

import pytest

import cothon
from cothon.core.retelling import retold
from cothon.core.words import languages, text_of

from ..boards import mover


def told(table: cothon.Table, moves: list[str], language: str = "en") -> list[str]:
    numbers = table.check_all(moves)
    return [text_of(words) for words in retold(table.game, table.state, numbers, table.names, language)]


def purchases(rules: str, most: int) -> list[tuple[cothon.Table, list[str]]]:
    """Some decisions of several moves, in a game that is played in haste."""
    table = cothon.new_table(rules, 2, seed=5, chance="open")
    found: list[tuple[cothon.Table, list[str]]] = []
    while table.turn is not None and len(found) < most:
        if isinstance(table.turn, int) and not table.game.goes_on(table.state):
            longest = max(table.choices(), key=len)
            if len(longest) > 2:
                found.append((table.copy(), longest))
            table.play_all(longest)
        else:
            table.play(table.legal_moves()[0])
    return found


@pytest.mark.once
def test_cards_that_are_paid_stand_in_one_sentence() -> None:
    table, moves = next((table, moves) for table, moves in purchases("traders/standard", 9) if moves[0] == "buy")
    paid = [move.removeprefix("pay ") for move in moves if move.startswith("pay ")]
    assert len(paid) > 1
    name = table.names[mover(table)]
    assert told(table, moves)[-1] == f"{name} pays {', '.join(paid)}."


@pytest.mark.once
@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_every_card_of_a_decision_is_named_in_every_language(rules: str) -> None:
    for table, moves in purchases(rules, 6):
        for language in languages():
            text = "".join(told(table, moves, language))
            state = table.state.clone()
            for move in table.check_all(moves):
                for part in table.game.describe(state, move, table.names, language):
                    assert part["text"] in text or table.game.kinds[move] in table.game.closings or "kind" not in part
                state.play(move)


@pytest.mark.once
def test_that_somebody_is_done_is_told_only_where_that_is_all() -> None:
    table = cothon.new_table("traders/standard", 2, seed=5)
    assert "done" in table.game.closings
    assert all("is done" not in line for one, moves in purchases("traders/standard", 9) for line in told(one, moves))


@pytest.mark.once
def test_storing_nothing_is_called_so() -> None:
    table = cothon.new_table("traders/standard", 2, seed=5)
    while not any(move.startswith("store ") for move in table.legal_moves()):
        table.play("buy" if "buy" in table.legal_moves() else table.legal_moves()[0])
    assert told(table, ["done"]) == [f"{table.names[mover(table)]} stores nothing."]
