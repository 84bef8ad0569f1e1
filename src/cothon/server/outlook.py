"""What a seat could choose together, and what that would lead to as far as anyone can tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cothon.core.dealer import Dealer
from cothon.core.game import Json
from cothon.core.refusal import IllegalMove
from cothon.core.sizes import CHANCE
from cothon.core.state import State
from cothon.core.table import Table
from cothon.server.hosted import Hosted
from cothon.server.preview import imagined
from cothon.server.refusals import error_body
from cothon.server.shown import legal_answer, trimmed

# decisions of which several make up one choice: a payment, flips, what to store, cards for an action
SET_VERBS = ("flip", "pay", "store", "spend", "play")
LEFT_BY_DONE = ("flip", "store")
MOST_PATHS = 2000
DEALS = 4  # what differs between so many ways to deal is not foretold


def plans(hosted: Hosted, seat: int, moves: list[str], language: str) -> Json:
    """Every way to complete the set of decisions that follows the moves; none if they are no set or too many."""
    table = imagined(hosted, seat)
    refused = None
    try:
        play_all(table, seat, moves)
    except IllegalMove as refusal:
        refused = error_body(refusal, language)["error"]
    found: list[list[str]] = []
    verb = set_verb(table)
    if verb is not None and refused is None:
        for path in paths(table, table.state, seat, verb):
            found.append(path)
            if len(found) > MOST_PATHS:
                found = []
                break
    return {
        "step": step_name(table, seat),
        "turn": table.turn if isinstance(table.turn, int) else None,
        "view": trimmed(hosted, table.view(seat), seat),
        "legal": legal_answer(table, seat, language),
        "paths": found,
        "refused": refused,
    }


def play_all(table: Table, seat: int, moves: list[str]) -> None:
    for move in moves:
        if table.state.mover() == CHANCE:
            raise IllegalMove("preview-past-chance")
        table.play(move, seat)


def set_verb(table: Table) -> str | None:
    if not isinstance(table.turn, int):
        return None
    verbs = {verb_of(text) for text in table.legal_moves()}
    return next((verb for verb in SET_VERBS if verb in verbs), None)


def verb_of(move: str) -> str:
    return move.partition(" ")[0]


def paths(table: Table, state: State, seat: int, verb: str) -> Iterator[list[str]]:
    """All runs of decisions of the kind, each to where something else is decided."""
    if state.mover() != seat:
        yield []
        return
    game = table.game
    options = sorted((game.text(state, move), move) for move in state.legal())
    only_done = verb in LEFT_BY_DONE and [text for text, _ in options] == ["done"]
    if not only_done and not any(verb_of(text) == verb for text, _ in options):
        yield []
        return
    for text, move in options:
        after = state.clone()
        after.play(move)
        for rest in paths(table, after, seat, verb):
            yield [text, *rest]


def step_name(table: Table, seat: int) -> str:
    steps = table.view(seat).get("pending", {}).get("steps", [])
    return str(steps[-1]["step"]) if steps else "turn"


def outlook(hosted: Hosted, seat: int, moves: list[str], language: str) -> Json:
    """Up to the next decision of a seat, through chance: only what comes out the same however it is dealt."""
    try:
        futures = [future(hosted, seat, moves, language, deal) for deal in range(DEALS)]
    except IllegalMove as refusal:
        futures = [future(hosted, seat, [], language, 0)]
        futures[0]["refused"] = error_body(refusal, language)["error"]
    first = futures[0]
    return {
        "view": agreed([one["view"] for one in futures]),
        "turn": agreed([one["turn"] for one in futures]),
        "over": agreed([one["over"] for one in futures]) is True,
        "events": [event for event in first["events"] if all(event in one["events"] for one in futures)],
        "refused": first["refused"],
    }


def future(hosted: Hosted, seat: int, moves: list[str], language: str, deal: int) -> Json:
    table = imagined(hosted, seat)
    dealer = Dealer.apart(deal)
    events: list[str] = []
    decisions: list[tuple[State, int]] = []
    for move in moves:
        number = table.check(move, seat)
        decisions.append((table.state.clone(), number))
        follow(table, number, language, events)
        while table.state.mover() == CHANCE:
            outcome = table.state.chance_case(dealer.below(table.state.chance_cases()))
            follow(table, outcome, language, events)
    return {
        "view": trimmed(hosted, table.view(seat), seat),
        "turn": table.turn if isinstance(table.turn, int) else None,
        "over": table.turn is None,
        "events": [*table.game.foretold(decisions, table.state, language), *events],
        "refused": None,
    }


def follow(table: Table, move: int, language: str, events: list[str]) -> None:
    before = table.state.clone()
    table.play_number(move)
    events += table.game.consequences(before, table.state, table.names, language)


def agreed(values: list[Any]) -> Any:
    """What all say; null where they differ, part by part."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, dict) and value.keys() == first.keys() for value in values):
        return {key: agreed([value[key] for value in values]) for key in first}
    if all(isinstance(value, list) and len(value) == len(first) for value in values) and isinstance(first[0], dict):
        return [agreed(list(parts)) for parts in zip(*values, strict=True)]
    return None
