"""Whatever a seat is shown follows from what it may know: view, legal moves, observation, events, words."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import cothon
from cothon.core.sizes import CHANCE, NOBODY

from .games import conduct_of, every_table, moments


def observation(table: cothon.Table, seat: int) -> list[float]:
    numbers = np.full((1, table.game.layout.size), 9.0, np.float32)
    table.state.observe(seat, numbers, 0, np.ones_like(numbers))
    return list(numbers[0].tolist())


@every_table
def test_re_dealing_what_a_seat_cannot_know_changes_nothing_that_it_sees(rules: str, players: int) -> None:
    dice = random.Random(players)
    inventory = conduct_of(rules).inventory
    for at in moments(rules, players, often=0.15):
        seat = dice.choice([None, *range(players)])
        other = at.determinize(seat, dice.getrandbits(32))
        assert other.view(seat) == at.view(seat)
        assert other.turn == at.turn
        assert bool(other.legal_moves()) == (at.turn is not None)
        if seat == at.turn:
            assert other.legal_moves() == at.legal_moves()
        if seat is not None:
            assert observation(other, seat) == observation(at, seat)
        assert inventory(other.position()) == inventory(at.position())


@every_table
def test_standings_tell_no_more_than_a_seat_may_know(rules: str, players: int) -> None:
    dice = random.Random(players)
    for at in moments(rules, players, often=0.15):
        seat = dice.choice([None, *range(players)])
        other = at.determinize(seat, dice.getrandbits(32))
        for remembered in (False, True):
            shown = at.game.standings(at.state, seat, remembered)
            assert shown == other.game.standings(other.state, seat, remembered)
        if seat is not None:
            own = shown[seat]
            assert own is not None
            assert own["total"] == at.scores()[seat]


@every_table
def test_re_dealing_repeats_with_its_seed_and_never_foretells_the_cards_to_come(rules: str, players: int) -> None:
    for at in moments(rules, players, often=0.02):
        one, other = at.determinize(0, 5), at.determinize(0, 5)
        assert one.position() == other.position()
        assert one.dealer.seed != at.dealer.seed


@every_table
def test_being_asked_or_not_tells_nothing_about_a_hand(rules: str, players: int) -> None:
    """After any move of another seat, the next step is the same in every deal the viewer holds possible."""
    dice = random.Random(players)
    for at in moments(rules, players, often=0.1, chance="open"):
        if not isinstance(at.turn, int):
            continue
        other = at.determinize((at.turn + 1) % players, dice.getrandbits(32))
        for move in sorted(set(at.legal_moves()) & set(other.legal_moves()))[:4]:
            one, two = at.copy(), other.copy()
            one.play(move)
            two.play(move)
            assert one.turn == two.turn
            assert one.view(None).get("pending") == two.view(None).get("pending")


@every_table
def test_a_state_knows_who_sees_what_is_drawn(rules: str, players: int) -> None:
    """`shows` of the state agrees with what the views show."""
    for at in moments(rules, players, often=0.2, chance="open"):
        if at.turn == cothon.CHANCE and len(at.legal_moves()) > 1:
            move, other = at.state.legal()[:2]
            for seat in (*range(players), None):
                told = at.state.shows(move, NOBODY if seat is None else seat)
                assert told == (view_after(at, move, seat) != view_after(at, other, seat))


def view_after(table: cothon.Table, move: int, seat: int | None) -> Any:
    after = table.state.clone()
    after.play(move)
    return table.game.view(after, seat)


@every_table
def test_a_past_that_a_seat_cannot_tell_from_the_real_one_has_the_same_events_and_words(
    rules: str, players: int
) -> None:
    dice = random.Random(players)
    differ = 0
    for at in moments(rules, players, often=0.05, chance="open"):
        seat = dice.randrange(players)
        other = retold(at, seat, dice)
        assert other.view(seat) == at.view(seat)
        assert other.events(seat=seat) == at.events(seat=seat)
        assert words(other, seat) == words(at, seat)
        differ += other.record()["moves"] != at.record()["moves"]
    assert differ or not any_hidden(rules, players)


def retold(table: cothon.Table, seat: int, dice: random.Random) -> cothon.Table:
    """The same game as far as the seat knows, with other cards where it saw none."""
    after = table.state.clone()
    after.reseed(dice.getrandbits(32))
    after.redeal(seat)
    moves = [move for _, move in table.log]
    hidden = hidden_moves(table, seat)
    others = table.game.resampled(table.state, after, seat, [moves[place] for place in hidden], dice)
    for place, move in zip(hidden, others, strict=True):
        moves[place] = move
    again = cothon.new_table(table.rules, table.players, chance="open", **table.game.options(table.state))
    for move in moves:
        assert move in again.state.legal()
        again.play_number(move)
    return again


def hidden_moves(table: cothon.Table, seat: int) -> list[int]:
    """Places in the log of what chance dealt face down to others."""
    state = cothon.new_table(table.rules, table.players, chance="open", **table.game.options(table.state)).state
    hidden = []
    for place, (mover, move) in enumerate(table.log):
        if mover == CHANCE and not state.shows(move, seat):
            hidden.append(place)
        state.play(move)
    return hidden


def words(table: cothon.Table, seat: int) -> list[object]:
    """The log as everyone reads it."""
    state = cothon.new_table(table.rules, table.players, chance="open", **table.game.options(table.state)).state
    told: list[object] = []
    for _, move in table.log:
        told.append(table.game.describe(state, move, table.names, "en"))
        state.play(move)
    return told + [table.game.tell(event, table.names, "en") for event in table.events(seat=seat)]


def any_hidden(rules: str, players: int) -> bool:
    return any(hidden_moves(at, 0) for at in moments(rules, players, often=0.0, chance="open"))


@every_table
def test_who_is_no_seat_of_the_table_is_shown_nothing(rules: str, players: int) -> None:
    table = cothon.new_table(rules, players, seed=1)
    asks: list[Callable[[Any], object]] = [
        table.view,
        lambda seat: table.events(seat=seat),
        lambda seat: table.determinize(seat, 1),
    ]
    for odd in (-1, players, True, "0", 0.5):
        for ask in asks:
            with pytest.raises(cothon.BadRequest) as refusal:
                ask(odd)
            assert refusal.value.code == "bad-seat"
