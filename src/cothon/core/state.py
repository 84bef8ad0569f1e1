"""What every game's state offers to tables, bots and researchers. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from cothon.core.fields import Bits, Grid, RealRow, RealTable, Row, copy_fields, lay_out, put_field
from cothon.core.sizes import (
    ALL_SEE,
    COMPILED,
    EVENT_HEAD,
    EVENT_SIZE,
    EVENT_THINGS,
    MAX_EVENTS,
    MAX_FEATURES,
    MAX_MOVES,
    MAX_STEPS,
    NOBODY,
    STEP_SIZE,
)


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
    """What was found to speak for a move or a seat: the numbers of features, how much of each there is, and what
    each of them counts."""

    count: int
    index: Annotated[Row, MAX_FEATURES]
    amount: Annotated[RealRow, MAX_FEATURES]
    points: float  # that the seat which was judged last will have at the end

    win_weight: Annotated[RealRow, MAX_FEATURES]  # of a seat's feature, for who wins
    points_weight: Annotated[RealRow, MAX_FEATURES]  # the same for points
    move_weight: Annotated[RealRow, MAX_FEATURES]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)

    def count_by(self, win: Sequence[float], points: Sequence[float], move: Sequence[float]) -> None:
        """From now on every feature counts so much; what has no weight counts nothing."""
        for i in range(MAX_FEATURES):
            self.win_weight[i] = win[i] if i < len(win) else 0.0
            self.points_weight[i] = points[i] if i < len(points) else 0.0
            self.move_weight[i] = move[i] if i < len(move) else 0.0


@final
class Journal:
    """What has happened since somebody last looked, a row of numbers for each event: see core/journal.py."""

    count: int
    row: Annotated[Grid, MAX_EVENTS, EVENT_SIZE]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)

    def clear(self) -> None:
        self.count = 0

    def note(self, kind: int, rule: int, seat: int, a: int, b: int, c: int, d: int) -> None:
        """Begin a row, which everyone may see."""
        if self.count < MAX_EVENTS:
            row = self.row[self.count]
            row[0] = kind
            row[1] = rule
            row[2] = seat
            row[3] = ALL_SEE
            row[4] = a
            row[5] = b
            row[6] = c
            row[7] = d
            row[8] = 0
            self.count += 1

    def add_thing(self, thing: int) -> None:
        """To the last row."""
        row = self.row[self.count - 1]
        if row[8] < EVENT_THINGS:
            row[EVENT_HEAD + row[8]] = thing
            row[8] += 1

    def hide(self, seat: int) -> None:
        """The things of the last row are for this seat alone, or for nobody."""
        self.row[self.count - 1][3] = seat

    def rows(self) -> list[list[int]]:
        """The events so far, each as long as it is."""
        return [[self.row[i][j] for j in range(EVENT_HEAD + self.row[i][EVENT_HEAD - 1])] for i in range(self.count)]


class State:
    """A game in progress as numbers; a move is a small number too. Each game overrides every method.

    The steps under way are a stack: the top one is what is decided now, by a seat or by chance.
    """

    # what has a value here belongs to this state alone: copies do not take it over
    telling: bool = False
    journal: Journal = None  # type: ignore[assignment]  # where events are noted while telling

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

    def tell(self, journal: Journal | None) -> None:
        """From now on note there what happens; copies of the state tell nobody."""
        self.journal = journal  # type: ignore[assignment]
        self.telling = journal is not None

    def mover(self) -> int:
        """Who decides: a seat, CHANCE, or NOBODY when the game is over."""
        return NOBODY

    def list_moves(self, moves: Moves) -> None:
        """Every legal move, or every chance outcome."""

    def play(self, move: int) -> None:
        """Carry out a legal move and whatever follows by itself. It trusts; tables check."""

    def chance_cases(self) -> int:
        """How many equally likely cases the chance event has."""
        return 0

    def chance_case(self, case: int) -> int:
        """The move that one of these cases stands for."""
        return 0

    def chance_weight(self, move: int) -> int:
        """How many of the cases stand for this move."""
        return 0

    def reseed(self, seed: Bits) -> None:
        """Start the generator again, from a seed."""

    def below(self, n: int) -> int:
        return 0

    def redeal(self, seat: int) -> None:
        """Redeal at random everything that the seat cannot know (a negative seat: a spectator)."""

    def points(self, seat: int) -> int:
        """As if the game ended now."""
        return 0

    def share(self, seat: int) -> float:
        """Of the win, as if the game ended now: tied winners share it."""
        return 0.0

    def observe(self, seat: int, into: RealTable, row: int, scale: RealTable) -> None:
        """Write what the seat may know as numbers into a row, in the order of the game's layout, each times its own
        of the first row of `scale`."""

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
        """How well the seat stands in an unfinished game; chances to win are proportional to exp(strength).

        `features.points` becomes what it will have at the end.
        """
        features.count = 0
        features.points = self.points(seat)
        return 0.1 * features.points

    def clone(self) -> State:
        copy: State = self.fresh()
        copy.copy_from(self)
        return copy

    def legal(self) -> list[int]:
        """The moves as a list, for Python callers."""
        moves: Moves = Moves()
        self.list_moves(moves)
        return [moves.move[i] for i in range(moves.count)]
