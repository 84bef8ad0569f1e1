"""What a bot is: it gets a view and the legal moves, and answers with one of them."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from cothon.core.brief import plainly
from cothon.core.game import Game, Json
from cothon.core.refusal import BadRequest, Refusal
from cothon.core.state import State
from cothon.games import game_of

SEED_BITS = 62  # leaves room to count simulations on from a seed


@dataclass(frozen=True)
class Estimate:
    """What a bot thinks of a move."""

    move: str
    win: float  # the chance of the mover to win, shared wins in part
    points: float  # that the mover will have at the end
    simulations: int
    line: tuple[str, ...]  # how the game may go on, this move first


@runtime_checkable
class Bot(Protocol):
    """Whatever chooses a move. Foreign bots need nothing more."""

    def choose(self, view: Json, legal: Sequence[str]) -> str:
        """One of the legal moves."""


class Thinker(Bot, Protocol):
    """A bot that can also say what it thinks."""

    name: str

    def evaluate(self, view: Json, legal: Sequence[str]) -> list[Estimate]:
        """What it thinks of each legal move, the best first."""


class Sight:
    """A view made ready to think about: some state that looks like it, and the legal moves by number."""

    def __init__(self, view: Json, legal: Sequence[str]) -> None:
        self.game: Game = game_of(view.get("rules") if isinstance(view, dict) else None)
        self.view = view
        self.viewer: int = viewer_of(view)
        self.state: State = looking_like(self.game, view)
        self.state.put("open", 0)  # simulations deal for themselves
        self.moves = checked_legal(self.game, self.state, legal)

    def text(self, move: int) -> str:
        return self.game.text(self.state, move)


def looking_like(game: Game, view: Json) -> State:
    """Some state of which this is the view; a view comes from outside, and may be broken in any way."""
    try:
        return game.from_view(view)
    except Refusal:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        raise BadRequest("broken-view", reason=f"{type(error).__name__}: {error}") from error


def viewer_of(view: Json) -> int:
    """A bot answers only when it is its own turn."""
    viewer = view.get("viewer")
    if viewer is None or viewer != view.get("turn"):
        raise BadRequest("bot-not-to-move")
    return int(viewer)


def checked_legal(game: Game, state: State, legal: Sequence[str]) -> dict[int, str]:
    """The legal moves with their numbers; they must be moves of the view."""
    if isinstance(legal, str) or not isinstance(legal, Iterable):
        raise BadRequest("bot-legal", move=plainly(legal))
    numbers = set(state.legal())
    moves: dict[int, str] = {}
    for text in legal:
        number = game.number(state, text) if isinstance(text, str) else None
        if number is None or number not in numbers:
            raise BadRequest("bot-legal", move=plainly(text))
        moves[number] = text
    if not moves:
        raise BadRequest("bot-no-moves")
    return moves


def seed_for(seed: int | None, view: Json) -> int:
    """A seed for one decision: it follows from the bot's seed and the view alone, or is the system's."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    text = json.dumps([seed, view], sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - SEED_BITS)
