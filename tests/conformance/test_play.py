"""Every game can be played: no dead ends, nothing gets lost, everyone's score adds up, chance is fair and explicit."""

from __future__ import annotations

import json

import pytest

import cothon
from cothon.core.places import ties

from ..boards import refused
from .games import conduct_of, every_rule_set, every_table, moments, one_game


@every_table
def test_random_play_never_stalls_and_nothing_gets_lost(rules: str, players: int) -> None:
    inventory = conduct_of(rules).inventory
    things = None
    for at in moments(rules, players, often=0.3):
        legal = at.legal_moves()
        assert bool(legal) == (at.turn is not None)
        assert legal == sorted(set(legal))
        things = things or inventory(at.position())
        assert inventory(at.position()) == things
        assert (at.ending is None) == (at.turn is not None) == (not at.winners())


@every_table
def test_scores_are_the_totals_of_the_sheet(rules: str, players: int) -> None:
    table = one_game(rules, players)
    assert [line["total"] for line in table.score_sheet()] == table.scores()
    assert sum(table.state.share(seat) for seat in range(players)) == pytest.approx(1)
    assert [seat for seat, place in enumerate(table.places()) if place == 1] == table.winners()
    for tie in ties(table.game, table.state, table.score_sheet()):
        assert (tie.by is None) == (len({table.places()[seat] for seat in tie.seats}) == 1)
    json.dumps(table.score_sheet())


@every_table
def test_chance_is_explicit_and_its_outcomes_are_the_legal_moves(rules: str, players: int) -> None:
    for at in moments(rules, players, often=0.3, chance="open"):
        if at.turn == cothon.CHANCE:
            outcomes = at.chance_outcomes()
            assert sum(outcomes.values()) == pytest.approx(1)
            assert sorted(outcomes) == at.legal_moves()
            cases = range(at.state.chance_cases())
            if len(cases) < 60:
                drawn = [at.game.text(at.state, at.state.chance_case(case)) for case in cases]
                assert {move: drawn.count(move) / len(drawn) for move in outcomes} == pytest.approx(outcomes)


@every_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another(rules: str, players: int) -> None:
    assert one_game(rules, players, 5).record() == one_game(rules, players, 5).record()
    assert one_game(rules, players, 5).record()["moves"] != one_game(rules, players, 6).record()["moves"]


@every_rule_set
def test_every_number_of_players_outside_the_games_own_is_refused(rules: str) -> None:
    players = cothon.games.game_of(rules).players
    for wrong in (0, 1, max(players) + 1, True, "2", None):
        with pytest.raises(cothon.BadRequest, match=f"{min(players)} to {max(players)} players"):
            cothon.new_table(rules, wrong)  # type: ignore[arg-type]


@every_rule_set
def test_every_illegal_move_is_refused_in_words_and_changes_nothing(rules: str) -> None:
    """Moves of every kind, at moments of every kind."""
    seen: set[tuple[str, ...]] = set()
    for at in moments(rules, 3, chance="open"):
        game, kinds = at.game, tuple(sorted({move.split()[0] for move in at.legal_moves()}))
        if at.turn is None or kinds in seen:
            continue
        seen.add(kinds)
        legal = set(at.state.legal())
        for number in range(len(seen) % 7, game.moves, 7):
            if number not in legal:
                refusal = refused(at, game.text(at.state, number))
                assert refusal.code
                assert all(refusal.words(language).strip() for language in ("en", "de", "nl", "ja"))
    assert len(seen) > 3


@every_rule_set
def test_what_is_no_move_or_comes_from_the_wrong_seat_is_refused(rules: str) -> None:
    table = cothon.new_table(rules, 2, seed=1)
    before = table.position()
    for odd in ("", "fly", "pass!", 7, None, ["pass"]):
        with pytest.raises(cothon.IllegalMove) as refusal:
            table.play(odd)  # type: ignore[arg-type]
        assert refusal.value.code == "unknown-move"
    assert isinstance(table.turn, int)
    with pytest.raises(cothon.IllegalMove) as refusal:
        table.play(table.legal_moves()[0], seat=1 - table.turn)
    assert refusal.value.code == "not-your-turn"
    assert table.position() == before
    finished = one_game(rules, 2)
    assert refused(finished, "pass").code == "game-over"


@every_rule_set
def test_options_that_do_not_exist_are_refused(rules: str) -> None:
    with pytest.raises(cothon.BadRequest) as refusal:
        cothon.new_table(rules, 2, no_such_option=1)
    assert refusal.value.code == "unknown-option"
