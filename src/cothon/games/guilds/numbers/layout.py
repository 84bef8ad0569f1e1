"""What the numbers of an observation of Guilds mean. Must agree with observation.py; a test proves it."""

from __future__ import annotations

from cothon.core.layout import Layout, choice, counts, number
from cothon.games.guilds.card_file.card_set import standard
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.text.notation import ENDINGS, Notation
from cothon.games.guilds.text.pending import NAMES, PAYMENTS
from cothon.games.guilds.text.symbols import COLUMN_NAMES, SEAT_NAMES, SPACE_NAMES, TILE_NAMES

PRINTED = Notation(standard())  # a card file of one's own has other names at the same places
TRADE = PRINTED.cards[: c.TRADE_CARDS]
SHIPS = PRINTED.ships
PLACES = tuple(f"+{places}" for places in range(c.SEATS))  # clockwise from the observer
OWNERS = (*PLACES, "neutral")
PAY_NAMES = {kind: f"pay {what}" for what, kind in PAYMENTS.items()}
STEPS = [PAY_NAMES.get(kind, NAMES[kind]) for kind in range(c.TURN_STEP, c.FRONT_STEP)]
BOUGHT = PRINTED.moves[c.SEAT : c.SEAT + c.ANY_PAY]

TABLE = (
    number("every different set", 1, "one: the usual reading of G-R4"),
    choice("players", ["2", "3", "4"], "how many play"),
    choice("ending", [ENDINGS[ending] for ending in sorted(ENDINGS)], "why the game ended; zeros before"),
    choice("decides", PLACES, "who decides, in places clockwise from the observer; zeros: chance, or nobody"),
    choice("active", PLACES, "whose turn it is; zeros after the end"),
    choice("start", PLACES, "the start player of the decade"),
    choice("decade", ["1", "2", "3"], "the decade"),
    choice("round", ["1", "2", "3", "4", "5"], "the round of the decade"),
    choice("step", STEPS, "what is decided now"),
    choice("space", SPACE_NAMES, "the space chosen in this turn"),
    number("guild", 1, "one if the guild action of this turn was taken"),
    number("points", 1000, "the observer's points, as if the game ended now"),
    counts("market", TRADE, 1, "cards in the market"),
    counts("discard", TRADE, 1, "discarded cards"),
    counts("unseen", TRADE, 1, "of the present draw pile, those the observer has not seen (G11.3)"),
    counts("unseen older", TRADE, 1, "the same of earlier draw piles: in others' hands"),
    counts("secret", TRADE, 1, "the observer's own cards that no other has seen (G11.2)"),
    number("draw size", c.TRADE_CARDS, "cards in the draw pile"),
    number("reshuffles", c.TRADE_CARDS, "how often the discards became the draw pile"),
    counts("harbour", SHIPS, c.PLACES, "ships of the trading harbour: 1 is the front place"),
    counts("ship bottom", SHIPS, c.SHIPS, "known ships at the bottom of the pile: 1 is the uppermost"),
    counts("ship pile", SHIPS, 1, "ships of the pile whose order is unknown"),
    choice("revealed", SHIPS, "the ship of the expedition under way"),
    *(choice(f"dock {i + 1}", OWNERS, "whose disc lies at the trading dock") for i in range(c.MOST_DOCKS)),
    counts("markers", SPACE_NAMES, 1, "spaces with a guild marker"),
    counts("neutral", SPACE_NAMES, 1, "spaces with a neutral disc"),
    *(choice(f"hall {seat}", OWNERS, "whose disc lies on the seat of the guild hall") for seat in SEAT_NAMES),
    counts("tiles", TILE_NAMES, 1, "tiles in the game"),
    counts("spent", PRINTED.cards, 2, "while playing or paying: cards named so far"),
    choice("wanted", TRADE, "while swapping: the market card wanted"),
    choice("column", COLUMN_NAMES, "while paying for a column: which"),
    choice("delivery", [str(i + 1) for i in range(c.MOST_DOCKS)], "while paying at a trading dock: which"),
    choice("bought", BOUGHT, "while paying coins: for what"),
    number("need", c.CARDS, "while playing cards for a space: how many in all"),
    number("due", 100, "while paying coins: still to be paid"),
    number("effects", c.SHIPS, "Favour, Opulence or Luxury ships used for what is under way"),
    number("docking trading", 1, "one while a disc may go to a trading dock"),
    number("docking warship", 1, "one while a disc may go to the warship harbour"),
    number("delivered trading", 1, "one if a delivery to the trading harbour was made in this action"),
    number("delivered warship", 1, "one if a delivery to the warship harbour was made in this action"),
)

SEAT = (
    number("present", 1, "one if somebody sits there"),
    counts("hand", TRADE, 1, "trade cards in hand that the observer knows"),
    number("hidden", c.TRADE_CARDS, "other cards in hand, off the present draw pile"),
    number("hidden older", c.TRADE_CARDS, "other cards in hand, off earlier draw piles"),
    counts("base", SPACE_NAMES, 2, "base cards in hand"),
    number("hand size", c.CARDS, "all cards in hand"),
    counts("played", TRADE, 1, "trade cards beside the residence"),
    choice("disc", SPACE_NAMES, "the space of the action disc"),
    number("available", c.DISCS, "discs beside the residence"),
    counts("residence", COLUMN_NAMES, 3, "freed spaces a column"),
    counts("ships up", SHIPS, 1, "face-up ships"),
    counts("ships down", SHIPS, 1, "face-down ships"),
    number("warship", c.DISCS, "discs at the warship docks"),
    number("anchor", c.DISCS, "discs on the anchor"),
    number("forum", c.DISCS, "discs in the forum"),
    counts("tiles", TILE_NAMES, c.TILE_SPACES, "where the seat's disc lies on a tile: 1 is the top"),
)

LAYOUT = Layout("guilds", 1, TABLE, SEAT, c.SEATS)
