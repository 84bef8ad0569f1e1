"""What a choice leads to: searches and whole games after it, every choice with the same deals, without the interpreter.

Each simulation begins with what the deciding seat knows: the rest is dealt anew, from a seed that is the same for
all choices that are compared.
"""

from __future__ import annotations

from math import exp
from typing import Annotated, final

from cothon.bots.lookahead import Lookahead
from cothon.bots.search import count_result, descend, grow, judge, play_on
from cothon.bots.tree import Tree
from cothon.core.fields import Bits, RealRow, WideRow, lay_out, nogil
from cothon.core.policy import Policy
from cothon.core.sizes import COMPILED, EVENT_HEAD, MAX_SEATS, NOBODY
from cothon.core.state import Features, Journal, Moves, State

__all__ = ["Choice", "Ledger", "Lookahead", "Outcome", "Tree", "grow", "play_games_after", "search_after"]

MAX_CHOICE = 64  # moves of one decision
MAX_KINDS = 64  # kinds of events are numbered below this
SLOTS = 14  # things that are counted
OTHERS = MAX_SEATS  # those of all others; before them the seat's own and those of the seats after it clockwise
WHOSE = MAX_SEATS + 1
GROUPS = 10  # all together, then by a number of the event
WINDOWS = 2  # until the seat's next turn, and until the end
WINDOW_SIZE = SLOTS * WHOSE * GROUPS
COUNTS = WINDOWS * WINDOW_SIZE
POINTS_SLOT = 0  # at the end
TURNS_SLOT = 1  # the seat's own, until the end
FIRST_SLOT = 2  # of events
ONE = -1  # every event counts as one
THINGS = 4  # the things of the event are counted
NO_GROUP = -1
NOT_COUNTED = 0


@final
class Choice:
    """The moves of one decision."""

    count: int
    move: Annotated[WideRow, MAX_CHOICE]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)

    def add(self, move: int) -> None:
        if self.count < MAX_CHOICE:
            self.move[self.count] = move
            self.count += 1


@final
class Outcome:
    """What simulations found, added up: each seat's share of the win, and its points."""

    simulations: int
    wins: Annotated[RealRow, MAX_SEATS]
    points: Annotated[RealRow, MAX_SEATS]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)

    def win_of(self, seat: int) -> float:
        return self.wins[seat] / self.simulations

    def points_of(self, seat: int) -> float:
        return self.points[seat] / self.simulations


@final
class Ledger:
    """What is counted in whole games, and what the games after two choices differ in.

    Counts stand in one row: by window, by what is counted (a slot), by whose it is, by group.
    """

    # what is counted, by the kind of event
    slot_of: Annotated[WideRow, MAX_KINDS]
    group_at: Annotated[WideRow, MAX_KINDS]
    amount_at: Annotated[WideRow, MAX_KINDS]
    is_act: Annotated[WideRow, MAX_KINDS]  # what seats do: in the first window the choice itself is not counted

    nothing: Annotated[RealRow, COUNTS]  # zeros, to begin a game with
    now: Annotated[RealRow, COUNTS]  # the present game
    other: Annotated[RealRow, COUNTS]  # the game after the first choice, with the same deal
    win_now: float
    win_other: float

    # over all pairs; differences are the second choice's count less the first one's
    pairs: int
    win_first: float
    win_second: float
    win_squares: float
    first: Annotated[RealRow, COUNTS]
    second: Annotated[RealRow, COUNTS]
    squares: Annotated[RealRow, COUNTS]
    with_win: Annotated[RealRow, COUNTS]
    first_any: Annotated[RealRow, COUNTS]  # games in which it happened at all
    second_any: Annotated[RealRow, COUNTS]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)

    def watch(self, kind: int, slot: int, group_at: int, amount_at: int, is_act: bool) -> None:
        """Count events of a kind in a slot."""
        self.slot_of[kind] = slot
        self.group_at[kind] = group_at
        self.amount_at[kind] = amount_at
        self.is_act[kind] = is_act

    def first_at(self, place: int) -> float:
        return self.first[place]

    def second_at(self, place: int) -> float:
        return self.second[place]

    def squares_at(self, place: int) -> float:
        return self.squares[place]

    def with_win_at(self, place: int) -> float:
        return self.with_win[place]

    def first_any_at(self, place: int) -> float:
        return self.first_any[place]

    def second_any_at(self, place: int) -> float:
        return self.second_any[place]


def begin_after(root: State, state: State, choice: Choice, seed: Bits, viewer: int) -> None:
    """Deal what the viewer cannot know, and play the choice."""
    state.copy_from(root)
    state.reseed(seed)
    state.redeal(viewer)
    for i in range(choice.count):
        state.play(choice.move[i])


def note_outcome(tree: Tree, outcome: Outcome, seats: int) -> None:
    outcome.simulations += 1
    for seat in range(seats):
        outcome.wins[seat] += tree.win_of[seat]
        outcome.points[seat] += tree.points_of[seat]


def search_after(tree: Tree, root: State, choice: Choice, outcome: Outcome, simulations: int, warm: int) -> tuple[int]:
    """Search on after a choice; the first simulations, in which the tree knows little, do not count."""
    state: State = root.fresh()
    moves: Moves = Moves()
    features: Features = tree.features
    with nogil:
        for i in range(simulations):
            begin_after(root, state, choice, tree.seed + i, tree.viewer)
            tree.length = 0
            descend(tree, state, moves, features)
            play_on(tree, state, moves, features)
            judge(tree, state, features)
            count_result(tree)
            if i >= warm:
                note_outcome(tree, outcome, root.seats)
    return (outcome.simulations,)


def place_of_count(window: int, slot: int, whose: int, group: int) -> int:
    return window * WINDOW_SIZE + (slot * WHOSE + whose) * GROUPS + group


def add_count(ledger: Ledger, window: int, slot: int, whose: int, group: int, amount: float) -> None:
    """To all together and to the group; what belongs to another seat also to the others together."""
    ledger.now[place_of_count(window, slot, whose, 0)] += amount
    if group >= 0 and group < GROUPS - 1:
        ledger.now[place_of_count(window, slot, whose, group + 1)] += amount
    if whose > 0 and whose < OTHERS:
        add_count(ledger, window, slot, OTHERS, group, amount)


def amount_of(journal: Journal, event: int, amount_at: int) -> int:
    if amount_at == ONE:
        return 1
    if amount_at < THINGS:
        return journal.row[event][4 + amount_at]
    total = 0
    for i in range(journal.row[event][EVENT_HEAD - 1]):
        total += journal.row[event][EVENT_HEAD + i]
    return total


def note_events(ledger: Ledger, journal: Journal, viewer: int, seats: int, soon: bool, chosen: bool) -> None:
    """Count what the last move caused; `chosen`: it belongs to the choice."""
    for event in range(journal.count):
        kind = journal.row[event][0]
        slot = ledger.slot_of[kind]
        if slot == NOT_COUNTED:
            continue
        seat = journal.row[event][2]
        whose = 0 if seat < 0 else (seat + seats - viewer) % seats
        group = -1 if ledger.group_at[kind] == NO_GROUP else journal.row[event][4 + ledger.group_at[kind]]
        amount: float = amount_of(journal, event, ledger.amount_at[kind])
        add_count(ledger, 1, slot, whose, group, amount)
        if soon and not (chosen and ledger.is_act[kind] != 0):
            add_count(ledger, 0, slot, whose, group, amount)
    journal.clear()


def chance_to_win(state: State, viewer: int, features: Features) -> float:
    """Known after the end, otherwise judged."""
    if state.mover() == NOBODY:
        return state.share(viewer)
    mine: float = state.strength(viewer, features)
    total: float = 0.0
    for seat in range(state.seats):
        total += exp(state.strength(seat, features) - mine)
    return 1.0 / total


def count_game(
    ledger: Ledger,
    root: State,
    state: State,
    choice: Choice,
    policy: Policy,
    later: Policy,
    moves: Moves,
    features: Features,
    seed: Bits,
    viewer: int,
    handover: int,
    horizon: int,
) -> None:
    """Play on after a choice, to the end or past the horizon to a quiet position, and count what happens.

    After the handover the second policy plays.
    """
    ledger.now[:] = ledger.nothing
    state.copy_from(root)
    state.reseed(seed)
    state.redeal(viewer)
    state.journal.clear()
    for i in range(choice.count):
        state.play(choice.move[i])
        note_events(ledger, state.journal, viewer, root.seats, True, True)
    soon: bool = True
    decisions = 0
    while state.mover() != NOBODY and not (decisions >= horizon and state.is_quiet()):
        decisions += 1
        if state.mover() == viewer and state.is_quiet():
            soon = False
            ledger.now[place_of_count(1, TURNS_SLOT, 0, 0)] += 1.0
        state.list_moves(moves)
        if decisions <= handover:
            state.play(policy.choose(state, moves))
        else:
            state.play(later.choose(state, moves))
        note_events(ledger, state.journal, viewer, root.seats, soon, False)
    for seat in range(root.seats):
        add_count(ledger, 1, POINTS_SLOT, (seat + root.seats - viewer) % root.seats, -1, state.points(seat))
    ledger.win_now = chance_to_win(state, viewer, features)


def keep_first(ledger: Ledger) -> None:
    """The game after the first choice waits for its counterpart."""
    ledger.other[:] = ledger.now
    ledger.win_other = ledger.win_now


def note_pair(ledger: Ledger) -> None:
    """What the two games differ in."""
    win: float = ledger.win_now - ledger.win_other
    ledger.pairs += 1
    ledger.win_first += ledger.win_other
    ledger.win_second += ledger.win_now
    ledger.win_squares += win * win
    for i in range(COUNTS):
        if ledger.now[i] == 0.0 and ledger.other[i] == 0.0:  # most of them
            continue
        difference: float = ledger.now[i] - ledger.other[i]
        ledger.first[i] += ledger.other[i]
        ledger.second[i] += ledger.now[i]
        ledger.squares[i] += difference * difference
        ledger.with_win[i] += difference * win
        if ledger.other[i] != 0.0:
            ledger.first_any[i] += 1.0
        if ledger.now[i] != 0.0:
            ledger.second_any[i] += 1.0


def play_games_after(
    ledger: Ledger,
    root: State,
    first: Choice,
    second: Choice,
    policy: Policy,
    later: Policy,
    journal: Journal,
    seed: Bits,
    pairs: int,
    viewer: int,
    handover: int,
    horizon: int,
    features: Features,
) -> tuple[int]:
    """Play pairs of games, one after each choice, with the same deals; the pairs so far."""
    state: State = root.fresh()
    moves: Moves = Moves()
    state.tell(journal)
    with nogil:
        for i in range(pairs):
            count_game(ledger, root, state, first, policy, later, moves, features, seed + i, viewer, handover, horizon)
            keep_first(ledger)
            count_game(ledger, root, state, second, policy, later, moves, features, seed + i, viewer, handover, horizon)
            note_pair(ledger)
    return (ledger.pairs,)
