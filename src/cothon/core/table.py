"""One game being played: checks moves, deals, remembers, and shows each seat what it may know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, TypeAlias

from cothon.core import sizes
from cothon.core.brief import brief, plainly
from cothon.core.build import part_for
from cothon.core.choices import choices
from cothon.core.chronicle import Chronicle
from cothon.core.dealer import Dealer
from cothon.core.events import Event
from cothon.core.game import Game, Json
from cothon.core.places import places
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.core.state import State

CHANCE: Final = "chance"
Turn: TypeAlias = (
    int | str | None
)  # a seat, CHANCE, or nobody (a literal would let type checkers forget that it changes)
OTHERS: Final[dict[int, Turn]] = {sizes.CHANCE: CHANCE, sizes.NOBODY: None}


class Table:
    """Made by `cothon.new_table`, `cothon.from_position` and `cothon.replay`."""

    def __init__(
        self,
        game: Game,
        state: State,
        dealer: Dealer,
        *,
        chance: str | None = None,
        names: Sequence[str] | None = None,
        origin: Json | None = None,
    ) -> None:
        if chance not in (None, "open"):
            raise BadRequest("bad-chance", chance=brief(chance))
        self.game = game
        self.state = state
        self.handling = part_for(state, "core", "cothon.core.handling")
        self.dealer = dealer
        self.chance = chance
        self.names = checked_names(game, state.seats, names)
        self.origin = origin  # the position it started from, if it was not set up by the rules
        self.log: list[tuple[int, int]] = []  # who moved (a seat or chance), and the move
        self.begun: list[int] = []  # where in the log each decision begins
        self.chronicle: Chronicle | None = None  # what happened, once somebody asks
        self.deal()

    @property
    def rules(self) -> str:
        return self.game.rules_of(self.state)

    @property
    def players(self) -> int:
        return self.state.seats

    @property
    def turn(self) -> Turn:
        """The seat that decides, CHANCE, or None when the game is over."""
        mover = self.state.mover()
        return mover if mover >= 0 else OTHERS[mover]

    @property
    def ending(self) -> str | None:
        return self.game.ending(self.state)

    def legal_moves(self) -> list[str]:
        """Every legal move of the seat that decides, or every outcome of open chance, sorted."""
        return self.game.legal_texts(self.state)

    def chance_outcomes(self) -> dict[str, float]:
        """The outcomes of open chance with their probabilities."""
        if self.turn != CHANCE:
            raise IllegalMove("no-chance")
        cases = self.state.chance_cases()
        return {self.game.text(self.state, move): self.state.chance_weight(move) / cases for move in self.state.legal()}

    def choices(self) -> list[list[str]]:
        """Every whole decision of the seat that decides, as lists of moves for `play_all`; sorted."""
        return sorted(self.game.texts(self.state, moves) for moves in choices(self.game, self.state))

    def play(self, move: str, seat: Turn = None) -> None:
        """Play a legal move, as a given seat if one is named; refuses everything else and then changes nothing."""
        self.play_number(self.check_in(self.state, move, seat))

    def play_all(self, moves: Sequence[str], seat: Turn = None) -> None:
        """Play the moves of one decision: all of them, or none and the reason why not."""
        numbers = self.check_all(moves, seat)
        self.begun.append(len(self.log))
        for number in numbers:
            self.carry_out(number)
        self.deal()

    def check(self, move: str, seat: Turn = None) -> int:
        """The number of a legal move, or the reason why it is not one."""
        return self.check_in(self.state, move, seat)

    def check_all(self, moves: Sequence[str], seat: Turn = None) -> list[int]:
        """The numbers of the moves of one decision, tried one after the other."""
        if isinstance(moves, str) or not isinstance(moves, Sequence) or not moves:  # a set has no order
            raise IllegalMove("no-moves")
        state, mover = self.state.clone(), self.state.mover()
        numbers = []
        for move in moves:
            if state.mover() != mover:
                raise self.left_too_early(state, move)
            numbers.append(self.check_in(state, move, seat))
            state.play(numbers[-1])
        return numbers

    def left_too_early(self, state: State, move: str) -> IllegalMove:
        """Why a decision has no more moves: what is decided now is another's, or chance's."""
        if state.mover() == sizes.NOBODY:
            return IllegalMove("game-over")
        return IllegalMove("decision-over", move=plainly(move))

    def check_in(self, state: State, move: str, seat: Turn) -> int:
        number = self.game.number(state, move) if isinstance(move, str) else None
        if number is not None and seat is None and self.handling.is_legal(state, number):
            return number
        return self.explained(state, move, number, seat)

    def explained(self, state: State, move: str, number: int | None, seat: Turn) -> int:
        """The number again if everything is right with it; otherwise what is not."""
        turn = turn_of(state)
        if turn is None:
            raise IllegalMove("game-over")
        if seat is not None and check_seat(seat) != turn:
            raise IllegalMove("not-your-turn", name=self.name_of(turn))
        if number is None:
            raise IllegalMove("unknown-move", move=plainly(move))
        if not self.handling.is_legal(state, number):
            raise self.game.reason(state, move, number, self.names)
        return number

    def play_number(self, move: int) -> None:
        """Play a move by its number. Trusts that it is legal."""
        state, log = self.state, self.log
        self.begun.append(len(log))
        self.handling.carry_out(state, move, log)
        if self.chance is None:
            self.handling.deal_out(state, self.dealer, log)

    def carry_out(self, move: int) -> None:
        self.handling.carry_out(self.state, move, self.log)

    def deal(self) -> None:
        """Decide what chance decides, unless that is left to the caller."""
        if self.chance is None:
            self.handling.deal_out(self.state, self.dealer, self.log)

    def name_of(self, turn: Turn) -> str:
        return self.names[turn] if isinstance(turn, int) else str(turn)

    def view(self, seat: Turn) -> Json:
        """What the seat may know; None is a spectator. Chance, which `turn` may be at an open table, is refused."""
        return self.with_chance(self.game.view(self.state, self.checked_viewer(seat)))

    def checked_viewer(self, seat: object) -> int | None:
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadRequest("bad-seat", seat=brief(seat))
        return seat

    def events(self, since: int = 0, seat: Turn = None) -> list[Event]:
        """What happened after the first `since` entries of the log, as the seat may know it; None is a spectator."""
        viewer = self.checked_viewer(seat)
        if isinstance(since, bool) or not isinstance(since, int):
            raise BadRequest("bad-since", since=brief(since))
        if self.chronicle is None:
            from cothon.core.record import first_state

            self.chronicle = Chronicle(self.game, first_state(self))
        self.chronicle.follow(self.log)
        return self.chronicle.events(since, viewer)

    def listen(self) -> None:
        """Only what happens from now on is told."""
        self.chronicle = Chronicle(self.game, self.state.clone(), len(self.log))

    def position(self) -> Json:
        """Everything, hidden cards included."""
        return self.with_chance(self.game.write(self.state))

    def with_chance(self, data: Json) -> Json:
        """Open tables say that they are."""
        return data | {"chance": "open"} if self.chance == "open" else data

    def scores(self) -> list[int]:
        """Points of each seat, as if the game ended now."""
        return [self.state.points(seat) for seat in range(self.players)]

    def score_sheet(self) -> list[Json]:
        """The parts of each seat's points, and where they came from."""
        return self.game.score_sheet(self.state, self.events())

    def winners(self) -> list[int]:
        """The seats that won; none before the end."""
        if self.turn is not None:
            return []
        return [seat for seat in range(self.players) if self.state.share(seat) > 0]

    def places(self) -> list[int]:
        """The place of each seat, as if the game ended now: 1 is first; those whom nothing parts share a place."""
        return places(self.game, self.state)

    def copy(self) -> Table:
        """An independent table in the same position, with the same past and the same cards to come."""
        copy = object.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.clone()
        copy.dealer = self.dealer.copy()
        copy.log, copy.begun, copy.chronicle = self.log[:], self.begun[:], None
        return copy

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """The same position, reached in the same way; names and the cards to come do not count."""
        if not isinstance(other, Table):
            return NotImplemented
        return self.log == other.log and self.origin == other.origin and self.position() == other.position()

    def __hash__(self) -> int:
        """Of this moment: who keeps tables in a set keeps copies that nobody plays on."""
        return hash((self.rules, tuple(self.log), json.dumps(self.position(), sort_keys=True)))

    def __repr__(self) -> str:
        return f"<cothon.Table {self.rules}, players={self.players}, moves={len(self.log)}, turn={self.turn!r}>"

    def __str__(self) -> str:
        """The board as a spectator sees it."""
        from cothon.core.drawing import drawn_text  # few need it, and it loads much

        return drawn_text(self.game, self.view(None), self.names)

    def _repr_html_(self) -> str:
        """For notebooks: the board as a spectator sees it."""
        from cothon.core.picture import picture_of

        return picture_of(self.game, self.view(None), self.names).svg()

    def determinize(self, seat: Turn, seed: int) -> Table:
        """A copy in which everything the seat cannot know is redealt at random, consistently with what it knows."""
        viewer = self.checked_viewer(seat)
        dealer = Dealer.apart(seed)
        state = self.state.clone()
        state.reseed(dealer.word())
        state.redeal(-1 if viewer is None else viewer)
        origin = self.game.write(state)
        return Table(self.game, state, dealer, chance=self.chance, names=self.names, origin=origin)

    def record(self) -> Json:
        """The game so far, for `cothon.replay`."""
        from cothon.core.record import write_record

        return write_record(self)

    def undo_refusal(self, seat: int) -> IllegalMove | None:
        """Why the seat may not take its last decision back: it was another's, or it showed something new."""
        if not self.log:
            return IllegalMove("nothing-to-undo")
        mover, _ = self.log[-1]
        if mover == sizes.CHANCE and self.chance != "open":
            return IllegalMove("undo-past-chance")
        return None if mover in (seat, sizes.CHANCE) else IllegalMove("undo-past-other", name=self.names[mover])

    def undo(self, seat: int) -> None:
        """Take the seat's own last decision back, all its moves, never past new information or another's move."""
        check_seat(seat)
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        from cothon.core.record import state_after

        kept = self.begun.pop() if self.begun else len(self.log) - 1
        self.state = state_after(self, kept)
        del self.log[kept:]
        self.chronicle = None


def turn_of(state: State) -> Turn:
    mover = state.mover()
    return mover if mover >= 0 else OTHERS[mover]


def check_seat(seat: object) -> object:
    """Who moves may be named: a seat, or chance. True is no seat, though Python takes it for 1."""
    if seat is not None and seat != CHANCE and (isinstance(seat, bool) or not isinstance(seat, int)):
        raise BadRequest("bad-seat", seat=brief(seat))
    return seat


def checked_names(game: Game, seats: int, names: object) -> list[str]:
    if names is None:
        return list(game.seat_names[:seats])
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != seats:
        raise BadRequest("bad-names", players=seats)
    if not all(isinstance(name, str) and name for name in names):
        raise BadRequest("bad-names", players=seats)
    return list(names)
