"""One game being played: checks moves, deals, remembers, and shows each seat what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cothon.core import sizes
from cothon.core.dealer import Dealer
from cothon.core.game import Game, Json
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.core.state import State

CHANCE: Final = "chance"


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
            raise BadRequest("bad-chance", chance=repr(chance))
        self.game = game
        self.state = state
        self.dealer = dealer
        self.chance = chance
        self.names = checked_names(game, state.seats, names)
        self.origin = origin  # the position it started from, if it was not set up by the rules
        self.log: list[tuple[int, int]] = []  # who moved (a seat or chance), and the move
        self.deal()

    @property
    def rules(self) -> str:
        return self.game.rules_of(self.state)

    @property
    def players(self) -> int:
        return self.state.seats

    @property
    def turn(self) -> int | str | None:
        """The seat that decides, CHANCE, or None when the game is over."""
        mover = self.state.mover()
        if mover == sizes.NOBODY:
            return None
        return CHANCE if mover == sizes.CHANCE else mover

    @property
    def ending(self) -> str | None:
        return self.game.ending(self.state)

    def legal_moves(self) -> list[str]:
        """Every legal move of the seat that decides, or every outcome of open chance, sorted."""
        return sorted(self.game.text(self.state, move) for move in self.state.legal())

    def chance_outcomes(self) -> dict[str, float]:
        """The outcomes of open chance with their probabilities."""
        if self.turn != CHANCE:
            raise IllegalMove("no-chance")
        cases = self.state.chance_cases()
        return {self.game.text(self.state, move): self.state.chance_weight(move) / cases for move in self.state.legal()}

    def play(self, move: str, seat: int | None = None) -> None:
        """Play a legal move, as a given seat if one is named; refuses everything else and then changes nothing."""
        self.play_number(self.check(move, seat))

    def check(self, move: str, seat: int | None = None) -> int:
        """The number of a legal move, or the reason why it is not one."""
        if self.turn is None:
            raise IllegalMove("game-over")
        if seat is not None and seat != self.turn:
            raise IllegalMove("not-your-turn", name=self.name_of(self.turn))
        number = self.game.number(self.state, move) if isinstance(move, str) else None
        if number is None:
            raise IllegalMove("unknown-move", move=str(move))
        if number not in self.state.legal():
            raise self.game.reason(self.state, move, number, self.names)
        return number

    def play_number(self, move: int) -> None:
        """Play a move by its number. Trusts that it is legal."""
        self.log.append((self.state.mover(), move))
        self.state.play(move)
        self.deal()

    def deal(self) -> None:
        """Decide what chance decides, unless that is left to the caller."""
        if self.chance == "open":
            return
        while self.state.mover() == sizes.CHANCE:
            move = self.state.chance_case(self.dealer.below(self.state.chance_cases()))
            self.log.append((sizes.CHANCE, move))
            self.state.play(move)

    def name_of(self, turn: int | str | None) -> str:
        return self.names[turn] if isinstance(turn, int) else str(turn)

    def view(self, seat: int | None) -> Json:
        """What the seat may know; None is a spectator."""
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players):
            raise BadRequest("bad-seat", seat=repr(seat))
        return self.game.view(self.state, seat)

    def position(self) -> Json:
        """Everything, hidden cards included."""
        data = self.game.write(self.state)
        if self.chance == "open":
            data["chance"] = "open"
        return data

    def scores(self) -> list[int]:
        """Points of each seat, as if the game ended now."""
        return [self.state.points(seat) for seat in range(self.players)]

    def score_sheet(self) -> list[Json]:
        """The parts of each seat's points."""
        return self.game.score_sheet(self.state)

    def winners(self) -> list[int]:
        """The seats that won; none before the end."""
        if self.turn is not None:
            return []
        return [seat for seat in range(self.players) if self.state.share(seat) > 0]

    def copy(self) -> Table:
        """An independent table in the same position, with the same past and the same cards to come."""
        copy = object.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.clone()
        copy.dealer = self.dealer.copy()
        copy.log = self.log[:]
        return copy

    def determinize(self, seat: int | None, seed: int) -> Table:
        """A copy in which all that the seat cannot know is dealt anew at random, consistently."""
        self.view(seat)
        dealer = Dealer.apart(seed)
        state = self.state.clone()
        state.reseed(dealer.word())
        state.redeal(-1 if seat is None else seat)
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
        """Take the seat's own last decision back, never past new information or another's move."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        from cothon.core.record import state_after

        self.state = state_after(self, len(self.log) - 1)
        self.log.pop()


def checked_names(game: Game, seats: int, names: Sequence[str] | None) -> list[str]:
    if names is None:
        return list(game.seat_names[:seats])
    if isinstance(names, str) or len(names) != seats or not all(isinstance(name, str) and name for name in names):
        raise BadRequest("bad-names", players=seats)
    return list(names)
