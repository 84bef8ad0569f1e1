"""What the numbers of an observation of Traders mean. Must agree with observation.py; a test proves it."""

from __future__ import annotations

from cothon.core.house import switches_of
from cothon.core.layout import Field, Layout, choice, counts, number
from cothon.games.traders.rule_sets import STANDARD, RuleSet
from cothon.games.traders.rules import cards as c
from cothon.games.traders.text.notation import CARDS, COLOURS, ENDINGS, ROWS
from cothon.games.traders.text.pending import NAMES

SWITCHES = tuple(switches_of(STANDARD))
PLACES = tuple(f"+{places}" for places in range(c.SEATS))  # clockwise from the observer
MOST_COPIES = max(c.COPIES)
STEPS = [NAMES[kind] for kind in range(c.TURN_STEP, c.FIRST_STEP)]


def switch(name: str) -> Field:
    """One of the switches of T0: so what is learnt under one rule set means the same under house rules."""
    _, most = RuleSet.limits.get(name, (0, 1))
    return number(name.replace("_", " "), most, f"the switch `{name}` (T0)")


TABLE = (
    *(switch(name) for name in SWITCHES),
    counts("spare", [str(place) for place in range(len(SWITCHES), c.SWITCHES)], 1, "room for switches to come; zeros"),
    choice("players", ["2", "3", "4"], "how many play"),
    choice("ending", [ENDINGS[ending] for ending in sorted(ENDINGS)], "why the game ended; zeros before"),
    choice("decides", PLACES, "who decides, in places clockwise from the observer; zeros: chance, or nobody"),
    choice("active", PLACES, "whose turn it is; zeros after the end"),
    choice("start", PLACES, "the start player"),
    choice("step", STEPS, "what is decided now"),
    *(
        choice(f"ship {ship}", [str(place) for place in range(c.PLACES)], "where the ship is (T1.6)")
        for ship in COLOURS
    ),
    counts("market", CARDS, MOST_COPIES, "cards in the market"),
    counts("farm", CARDS, MOST_COPIES, "cards in the farm"),
    counts("discard", CARDS, MOST_COPIES, "discarded cards"),
    counts("unseen", CARDS, MOST_COPIES, "of the present draw pile, with the VP that came off it (T8.3)"),
    counts("unseen older", CARDS, MOST_COPIES, "VP off earlier draw piles"),
    number("draw size", c.DECK, "cards in the draw pile"),
    number("pile", c.DECK, "how often the discards became the draw pile"),
    number("passes", c.SEATS, "players who passed in a row"),
    number("price", 5 * c.DECK, "what all goods that the observer may buy cost, without discount"),
    number("due", 5 * c.DECK, "while paying: still to be paid"),
    counts("flips", COLOURS, c.DECK, "while buying: tokens flipped for this purchase"),
    counts("paid", CARDS, MOST_COPIES, "while paying: cards paid so far"),
    counts("chosen", CARDS, MOST_COPIES, "while storing: goods chosen so far"),
    counts("spent", CARDS, MOST_COPIES, "while storing: cards spent so far"),
)

SEAT = (
    number("present", 1, "one if somebody sits there"),
    counts("hand", CARDS, MOST_COPIES, "hand cards, all known from memory (T8.3)"),
    counts("stock", CARDS, MOST_COPIES, "goods that are not stored"),
    counts("stored", CARDS, MOST_COPIES, "stored goods"),
    counts("vp seen", CARDS, MOST_COPIES, "VP cards that everyone saw"),
    number("vp unseen", c.DECK, "VP cards that came off a draw pile unseen"),
    number("vp substitutes", 10 * c.DECK, "VP for which no card was left (T-R6)"),
    number("vp", 10 * c.DECK, "VP in all"),
    counts("tokens", COLOURS, c.DECK, "tokens face up"),
    counts("flipped", COLOURS, c.DECK, "flipped tokens"),
    number("all tokens", c.DECK, "tokens in all; eight end the game"),
    number("coins", 5 * c.DECK, "what the hand is worth"),
    number("piece", 1, "one if the Double-action or Reservation piece is at hand"),
    choice("reserved in", [ROWS[row] for row in sorted(ROWS)], "the row in which a card is reserved"),
    choice("reserved", CARDS, "the reserved card"),
)

LAYOUT = Layout("traders", 2, TABLE, SEAT, c.SEATS)
