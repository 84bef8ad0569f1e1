"""Why a move of Guilds is not legal: a code, the rule, and what the words need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from cothon.core.refusal import IllegalMove
from cothon.core.words import Thing
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.acting import action_of, cards_needed, guild_action_is_open
from cothon.games.guilds.rules.board import docks
from cothon.games.guilds.rules.delivery import is_delivered
from cothon.games.guilds.rules.effects import is_moment_of
from cothon.games.guilds.rules.guild import decade_of, is_on_tile, price_of, tile_is_open
from cothon.games.guilds.rules.hands import in_hand
from cothon.games.guilds.rules.residence import is_column_empty
from cothon.games.guilds.rules.ships import pile_size
from cothon.games.guilds.text import spoken
from cothon.games.guilds.text.notation import kind_of, notation
from cothon.games.guilds.text.pending import NAMES
from cothon.games.guilds.text.symbols import COLUMN_NAMES, EFFECT_NAMES, GOOD_NAMES, SEAT_NAMES, SPACE_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

DRAWS = {"draw"}
ASKED = {
    "turn": {"act", "pass", "use"},
    "marker": {"marker"},
    "play": {"play", "use"},
    "take": {"take", "take-pile", "decline"},
    "swap": {"swap", "use", "decline"},
    "give": {"give"},
    "ready": {"ready"},
    "residence": {"free", "use", "decline"},
    "dock": {"dock", "use", "decline"},
    "deliver": {"deliver", "decline"},
    "pay": {"pay", "use"},
    "expedition": {"use", "decline"},
    "returned": {"tile", "use", "decline"},
    "legacy": {"tile"},
    "after": {"seat", "tile", "use", "done"},
    "setup": {"free", "decline"},
    "setup-dock": {"dock"},
    "ships": {"ship"},
    "reveal": {"ship"},
    "unused": {"unused"},
    "start": {"start"},
}


def reason(board: Guilds, move: int) -> IllegalMove:
    kind, thing = kind_of(move)
    step = NAMES[board.step[board.depth - 1][0]]
    if kind not in ASKED.get(step, DRAWS) or (kind == "use" and not is_moment_of(board, thing)):
        return IllegalMove("wrong-moment", key=f"guilds-moment-{step}", rule="G3")
    return Reasons(board).of(kind, thing)


# arguments that are things of the notation
NAMED: dict[str, Callable[[str, str], Thing]] = {
    "card": spoken.card,
    "last": spoken.card,
    "ship": spoken.ship,
    "good": spoken.good,
    "space": spoken.space,
    "effect": spoken.effect,
    "column": spoken.place,
    "seat": spoken.place,
    "tile": spoken.tile,
}


class NotOffered(IllegalMove):
    """Tells people of things by their names; its arguments have them as in the notation."""

    def spoken(self, language: str) -> Mapping[str, str | int]:
        return {
            key: NAMED[key](str(value), language).text if key in NAMED else value
            for key, value in self.arguments.items()
        }


def refuse(what: str, message: str, rule: str, **arguments: str | int) -> IllegalMove:
    return NotOffered(f"not-offered-{what}", key=f"guilds-{message}", rule=rule, **arguments)


class Reasons:
    """One method for each kind of move."""

    def __init__(self, board: Guilds) -> None:
        self.board = board
        self.seat = board.mover()
        self.names = notation(board.card_set)
        self.step = list(board.step[board.depth - 1])
        self.spent = list(board.spent[: board.spent_count])

    def of(self, kind: str, thing: int) -> IllegalMove:
        method = getattr(self, f"why_{kind.replace('-', '_')}")
        result: IllegalMove = method(thing)
        return result

    def why_act(self, space: int) -> IllegalMove:
        board = self.board
        needed, held = cards_needed(board, self.seat, space), board.hand_size[self.seat]
        if held < needed:
            return refuse("card", "too-few-cards", "G3.1", space=SPACE_NAMES[space], needed=needed, held=held)
        message = "no-card-for-favour" if board.face_up[self.seat][c.FAVOUR] else "no-card-shows"
        return refuse("card", message, "G3.1", space=SPACE_NAMES[space])

    def why_pass(self, _: int) -> IllegalMove:
        return refuse("place", "nothing", "G3.4")

    def why_use(self, effect: int) -> IllegalMove:
        name = EFFECT_NAMES[effect]
        if self.board.face_up[self.seat][effect] == 0:
            return refuse("ship", "no-such-ship-up", "G3.5", effect=name)
        return refuse("effect", "in-vain", "G8", effect=name)

    def why_marker(self, pair: int) -> IllegalMove:
        source, target = SPACE_NAMES[pair // c.SPACES], SPACE_NAMES[pair % c.SPACES]
        if not self.board.marker[pair // c.SPACES]:
            return refuse("place", "no-marker", "G8", space=source)
        return refuse("place", "marker-there", "G8", space=target)

    def holds(self, card: int) -> bool:
        return in_hand(self.board, self.seat, card) > 0

    def not_in_hand(self, card: int, rule: str) -> IllegalMove:
        return refuse("card", "not-in-hand", rule, card=self.names.cards[card])

    def why_play(self, card: int) -> IllegalMove:
        name, favour = self.names.cards[card], bool(self.step[2])
        action = action_of(self.board, card)
        shows = action == self.board.space
        if not self.holds(card):
            return self.not_in_hand(card, "G3.1")
        if favour and shows:
            return refuse("card", "favour-shows", "G8", card=name, space=SPACE_NAMES[action])
        if not self.spent and not favour and not shows:
            return refuse("card", "does-not-show", "G3.1", card=name, space=SPACE_NAMES[self.board.space])
        return refuse("card", "play-order", "G3.1", card=name)

    def why_take(self, card: int) -> IllegalMove:
        return refuse("card", "not-in-market", "G4.1", card=self.names.cards[card])

    def why_swap(self, card: int) -> IllegalMove:
        return self.why_take(card)

    def why_take_pile(self, _: int) -> IllegalMove:
        return refuse("card", "piles-empty", "G-R7")

    def why_give(self, card: int) -> IllegalMove:
        return self.not_in_hand(card, "G4.1")

    def why_ready(self, effect: int) -> IllegalMove:
        return refuse("ship", "no-such-ship-down", "G4.1", effect=EFFECT_NAMES[effect])

    def why_free(self, column: int) -> IllegalMove:
        name = COLUMN_NAMES[column]
        if is_column_empty(self.board, self.seat, column):
            return refuse("disc", "column-empty", "G4.2", column=name)
        if self.step[0] == c.SETUP_STEP:
            return refuse("place", "no-free-dock", "G1.6")
        if self.step[1]:
            return refuse("card", "column-opulence", "G8", column=name, count=self.step[1])
        return refuse("card", "column-price", "G4.2", which=name)

    def why_pay(self, card: int) -> IllegalMove:
        name, kind = self.names.cards[card], self.step[0]
        if not self.holds(card):
            return self.not_in_hand(card, "G3.6")
        if kind == c.PAY_SHIP_STEP:
            good = GOOD_NAMES[self.board.ship_good[self.board.harbour[self.step[1]]]]
            message = "luxury-matches" if self.step[2] else "ship-good"
            return refuse("card", message, "G8" if self.step[2] else "G5", card=name, good=good)
        if self.spent and card < self.spent[-1]:
            return refuse("card", "pay-order", "G-R1", card=name, last=self.names.cards[self.spent[-1]])
        if kind == c.PAY_COINS_STEP:
            return refuse("card", "coins-order", "G-R1", card=name, due=self.step[3])
        return refuse("card", "column-card", "G4.2", card=name, column=COLUMN_NAMES[self.step[1]])

    def why_dock(self, i: int) -> IllegalMove:
        board = self.board
        wanted = c.WARSHIP if i == c.MOST_DOCKS else c.TRADING
        if self.step[0] == c.DOCK_STEP and self.step[1] != wanted:
            return refuse("place", "other-harbour", "G4.3")
        if wanted == c.WARSHIP:
            return refuse("place", "warship-full", "G4.4", docks=board.warship_docks)
        if i >= docks(board):
            return refuse("place", "no-such-dock", "G1.1", dock=i + 1, docks=docks(board))
        if board.harbour[i] == c.NO_SHIP:
            return refuse("place", "no-ship", "G6.4", dock=i + 1)
        return refuse("place", "dock-taken", "G4.3", dock=i + 1)

    def why_deliver(self, i: int) -> IllegalMove:
        board = self.board
        harbour = c.TRADING if i < c.MOST_DOCKS else c.WARSHIP
        if is_delivered(board, harbour):
            return refuse("place", "delivered", "G4.5")
        if harbour == c.WARSHIP:
            return self.deliver_warship(i)
        if i >= docks(board):
            return refuse("place", "no-such-dock", "G1.1", dock=i + 1, docks=docks(board))
        if board.dock[i] != c.OWNER + self.seat:
            return refuse("disc", "no-disc", "G5", dock=i + 1)
        if board.harbour[i] == c.NO_SHIP:
            return refuse("place", "no-ship", "G6.4", dock=i + 1)
        return refuse("card", "no-good", "G5", good=GOOD_NAMES[board.ship_good[board.harbour[i]]])

    def deliver_warship(self, i: int) -> IllegalMove:
        board = self.board
        discs = board.anchor if i > c.MOST_DOCKS else board.warship
        if discs[self.seat] == 0:
            return refuse("disc", "no-warship-disc", "G6.1")
        if pile_size(board) == 0:
            return refuse("place", "pile-empty", "G6.4")
        return refuse("card", "no-trade-card", "G6.1")

    def guild_closed(self) -> IllegalMove | None:
        """Why no guild action is possible now."""
        board = self.board
        if self.step[0] != c.AFTER_STEP or guild_action_is_open(board, self.seat):
            return None
        if board.guild:
            return refuse("place", "guild-done", "G3.2")
        if not board.marker[board.space]:
            return refuse("place", "no-guild-marker", "G3.2", space=SPACE_NAMES[board.space])
        return refuse("disc", "no-disc-left", "G7")

    def why_seat(self, i: int) -> IllegalMove:
        if closed := self.guild_closed():
            return closed
        if i < c.HALL and self.board.hall[i] != c.FREE:
            return refuse("place", "seat-taken", "G7.1", seat=SEAT_NAMES[i])
        return self.too_dear(price_of(self.board, c.SEAT + i), "G7.1")

    def too_dear(self, cost: int, rule: str) -> IllegalMove:
        return refuse("card", "too-dear", rule, cost=cost, coins=self.board.coins[self.seat])

    def why_tile(self, tile: int) -> IllegalMove:
        board, name, decade = self.board, TILE_NAMES[tile], decade_of(tile)
        if closed := self.guild_closed():
            return closed
        if not board.in_game[tile]:
            return refuse("place", "tile-not-in-game", "G0.4", tile=name)
        if (decade < board.decade) != (self.step[0] == c.LEGACY_STEP) or decade > board.decade:
            return refuse("place", "tile-decade", "G7.2", tile=name, decade=decade)
        if is_on_tile(board, self.seat, tile):
            return refuse("place", "tile-own-disc", "G7.2", tile=name)
        if not tile_is_open(board, self.seat, tile):
            return refuse("place", "tile-full", "G7.2", tile=name)
        return self.too_dear(price_of(board, c.TILE + tile), "G7.2")

    def why_decline(self, _: int) -> IllegalMove:
        return refuse("decline", "opulence-used", "G8")

    def why_done(self, _: int) -> IllegalMove:
        return refuse("place", "nothing", "G3.2")

    def why_draw(self, card: int) -> IllegalMove:
        return refuse("card", "not-in-pile", "G-R6", card=self.names.cards[card])

    def why_ship(self, ship: int) -> IllegalMove:
        return refuse("ship", "ship-not-in-pile", "G-R6", ship=self.names.ships[ship])

    def why_unused(self, tile: int) -> IllegalMove:
        return refuse("tile", "unused-decade", "G0.4", tile=TILE_NAMES[tile], decade=self.step[1])

    def why_start(self, seat: int) -> IllegalMove:
        return refuse("seat", "no-seat", "G1.6", number=seat)
