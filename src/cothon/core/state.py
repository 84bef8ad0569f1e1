"""What every game's state offers to tables, bots and researchers. It knows no game."""

from __future__ import annotations

from typing import Annotated, final

from cothon.core.fields import Bits, Grid, RealRow, RealTable, Row, copy_fields, lay_out, put_field
from cothon.core.sizes import COMPILED, MAX_FEATURES, MAX_MOVES, MAX_STEPS, NOBODY, STEP_SIZE


@final
class Moves:
    """A list of moves that is filled again and again."""

    count: int
    move: Annotated[Row, MAX_MOVES]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)


@final
class Features:
    """What was found to speak for a move or a seat: the numbers of features, and how much of each there is."""

    count: int
    index: Annotated[Row, MAX_FEATURES]
    amount: Annotated[RealRow, MAX_FEATURES]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)


class State:
    """A game in progress as numbers; a move is a small number too. Each game overrides every method.

    The steps under way are a stack: the top one is what is decided now, by a seat or by chance.
    """

    rng: Bits
    seats: int
    open: bool  # chance is left to the caller, otherwise dealt from rng
    depth: int
    step: Annotated[Grid, MAX_STEPS, STEP_SIZE]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)

    def copy_from(self, other: State) -> None:
        if not COMPILED:
            copy_fields(self, other)

    def put(self, name: str, value: int, i: int = 0, j: int = 0) -> None:
        """Set a field, from outside the rules."""
        put_field(self, name, value, i, j)

    def fresh(self) -> State:
        """An empty state of the same game."""
        return State()

    def mover(self) -> int:
        """Who decides: a seat, CHANCE, or NOBODY when the game is over."""
        return NOBODY

    def list_moves(self, moves: Moves) -> None:
        """Every legal move, or every chance outcome."""

    def play(self, move: int) -> None:
        """Carry out a legal move and all that follows by itself. Trusts; tables check."""

    def chance_cases(self) -> int:
        """How many equally likely cases the chance event has."""
        return 0

    def chance_case(self, case: int) -> int:
        """The move that one of these cases is."""
        return 0

    def chance_weight(self, move: int) -> int:
        """How many of the cases are this move."""
        return 0

    def reseed(self, seed: Bits) -> None:
        """Start the generator anew."""

    def below(self, n: int) -> int:
        return 0

    def redeal(self, seat: int) -> None:
        """Deal anew, at random, all that the seat cannot know (a negative seat: a spectator)."""

    def points(self, seat: int) -> int:
        """As if the game ended now."""
        return 0

    def share(self, seat: int) -> float:
        """Of the win, as if the game ended now: tied winners share it."""
        return 0.0

    def observe(self, seat: int, into: RealTable, row: int) -> None:
        """Write what the seat may know as numbers into a row, in the order of the game's layout."""

    def shows(self, move: int, seat: int) -> bool:
        """Whether the seat sees which move this is when it is played now; chance may deal face down."""
        return True

    def is_quiet(self) -> bool:
        """Nothing is half done, so that `strength` can be trusted."""
        return True

    def horizon(self) -> int:
        """How many decisions ahead it is worth looking before `strength` is asked."""
        return 40

    def appeal(self, move: int, features: Features) -> float:
        """How promising a legal move looks at a glance; a good player picks it exp(appeal) times as often."""
        features.count = 0
        return 0.0

    def strength(self, seat: int, features: Features) -> float:
        """How well the seat stands in an unfinished game; the chances to win are as exp(strength)."""
        features.count = 0
        return 0.1 * self.points(seat)

    def forecast(self, seat: int, features: Features) -> float:
        """The points it will have at the end."""
        features.count = 0
        return self.points(seat)

    def clone(self) -> State:
        copy: State = self.fresh()
        copy.copy_from(self)
        return copy

    def legal(self) -> list[int]:
        """The moves as a list, for Python callers."""
        moves: Moves = Moves()
        self.list_moves(moves)
        return [moves.move[i] for i in range(moves.count)]
