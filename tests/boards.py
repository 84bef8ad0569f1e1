"""Small builders for tests: a position with only what matters, and playing a line of moves."""

from __future__ import annotations

from typing import Any

import cothon

SHIPS = "RBYG"

# the market costs more than White has
POOR: dict[str, Any] = {
    "rules": "traders/standard",
    "players": 2,
    "market": ["R5", "R5", "B5"],
    "farm": ["Y2"],
    "seats": [{"hand": ["G2"]}, {"hand": ["B2", "B3"]}],
}

# White can end and win the game by buying; who takes coins instead leaves that to Pink
WON: dict[str, Any] = {
    "rules": "traders/standard",
    "players": 2,
    "turn": 0,
    "start": 0,
    "market": ["R5", "R3"],
    "farm": ["Y2", "B2"],
    "ships": {"R": 3, "B": 3, "Y": 1, "G": 2},
    "seats": [
        {"hand": ["B5", "G3"], "stock": ["R5", "R3"], "tokens": {"R": 2, "B": 2, "Y": 1, "G": 2}, "vp": ["R2"] * 3},
        {"hand": ["B5", "Y5"], "stock": ["R5", "R5", "R3"], "tokens": {"R": 2, "B": 2, "G": 2}, "vp": ["Y2"] * 4},
    ],
}


def cards(text: str) -> list[str]:
    """ "R5 R5 B2" as a list."""
    return text.split()


def seat(hand: str = "", stock: str = "", stored: str = "", vp: str = "", **more: Any) -> dict[str, Any]:
    return {"hand": cards(hand), "stock": cards(stock), "stored": cards(stored), "vp": cards(vp), **more}


def position(rules: str, *seats: dict[str, Any], market: str = "", farm: str = "", **more: Any) -> dict[str, Any]:
    """A position of `traders/<rules>` at the start of the turn of seat 0."""
    ships = dict.fromkeys(SHIPS, 0) | more.pop("ships", {})
    return {
        "rules": f"traders/{rules}",
        "players": len(seats),
        "market": cards(market),
        "farm": cards(farm),
        "ships": ships,
        "seats": list(seats),
        **more,
    }


def table(rules: str, *seats: dict[str, Any], seed: int | None = 1, **more: Any) -> cothon.Table:
    chance = more.get("chance")
    return cothon.from_position(position(rules, *seats, **more), seed=seed, chance=chance)


def play(table: cothon.Table, line: str) -> cothon.Table:
    """Play moves separated by commas."""
    for move in line.split(","):
        table.play(move.strip())
    return table


def moves(table: cothon.Table, kind: str) -> list[str]:
    """The legal moves of one kind."""
    return [move for move in table.legal_moves() if move.split()[0] == kind]


def mover(table: cothon.Table) -> int:
    """The seat that decides, where it is neither chance nor nobody."""
    assert isinstance(table.turn, int)
    return table.turn


def refused(table: cothon.Table, move: str) -> cothon.IllegalMove:
    """The refusal of an illegal move, after making sure that it changed nothing."""
    before = table.position()
    try:
        table.play(move)
    except cothon.IllegalMove as refusal:
        assert table.position() == before
        return refusal
    raise AssertionError(f"{move} was not refused")
