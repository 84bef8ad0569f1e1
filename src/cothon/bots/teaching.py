"""Games that the search plays against itself, and what they teach: how seats stood that won, what thinking preferred.

Now and then a decision becomes a lesson: the search thinks longer there, and what it found is written down. At other
quiet moments it may be noted how the seats stand.
"""

from __future__ import annotations

from typing import Annotated, final

from cothon.bots.lookahead import drawn_seed, most_tried
from cothon.bots.search import simulate
from cothon.bots.tree import NONE, ROOT, Tree
from cothon.core.calls import play_chance
from cothon.core.fields import Bits, RealRow, RealTable, lay_out, nogil
from cothon.core.sizes import CHANCE, COMPILED, MAX_SEATS, NOBODY
from cothon.core.state import Features, Moves, State

PERCENT = 100
# what is known of a seat beside its features
FOUND = 0  # its share of the win, as the long search saw it
WON = 1  # its share in the end
HAS = 2  # its points
GETS = 3  # its points in the end
WHEN = 4  # decisions before this one
QUIET = 5  # nothing was half done, so that its standing can be judged
SEAT_FACTS = 6
# of a move
LESSON = 0
TRIED = 1  # its share of the simulations
MOVE_FACTS = 2


@final
class School:
    """How lessons are given, and room for one game's."""

    quick: int  # simulations of an ordinary decision
    long: int  # of a lesson
    often: int  # per cent of decisions that become lessons
    glances: int  # per cent of other quiet moments at which standings are noted
    loose: int  # per cent that are drawn by how often a move was tried, to see more of the game

    lessons: int
    rows: int  # of moves
    decisions: int
    won: Annotated[RealRow, MAX_SEATS]  # in the present search

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)

    def arrange(self, quick: int, long: int, often: int, glances: int, loose: int) -> None:
        self.quick = quick
        self.long = long
        self.often = often
        self.glances = glances
        self.loose = loose

    def begin(self) -> None:
        """A new game."""
        self.lessons = 0
        self.rows = 0
        self.decisions = 0


def think(school: School, tree: Tree, root: State, state: State, moves: Moves, simulations: int) -> None:
    for seat in range(root.seats):
        school.won[seat] = 0.0
    for _ in range(simulations):
        simulate(tree, root, state, moves, tree.features)
        for seat in range(root.seats):
            school.won[seat] += tree.win_of[seat]


def drawn_by_visits(tree: Tree, state: State) -> int:
    """A move at the root, as likely as it was tried."""
    left = state.below(tree.simulations)
    child = tree.first_child[ROOT]
    while child != NONE:
        left -= tree.visits[child]
        if left < 0:
            return tree.move[child]
        child = tree.next_child[child]
    return most_tried(tree)


def write_features(features: Features, table: RealTable, row: int, width: int) -> None:
    for i in range(width):
        table[row, i] = 0
    for i in range(features.count):
        table[row, features.index[i]] += features.amount[i]


def note_seats(
    school: School, tree: Tree, state: State, simulations: int, seats: RealTable, facts: RealTable, width: int
) -> None:
    """How every seat stands, and what the search makes of it."""
    for seat in range(state.seats):
        row = school.lessons * state.seats + seat
        state.strength(seat, tree.features)
        write_features(tree.features, seats, row, width)
        facts[row, FOUND] = school.won[seat] / simulations
        facts[row, HAS] = state.points(seat)
        facts[row, WHEN] = school.decisions
        facts[row, QUIET] = state.is_quiet()


def note_choice(
    school: School, tree: Tree, state: State, simulations: int, moves: RealTable, facts: RealTable, width: int
) -> None:
    """How every move looks, and how often the search tried it."""
    child = tree.first_child[ROOT]
    while child != NONE:
        state.appeal(tree.move[child], tree.features)
        write_features(tree.features, moves, school.rows, width)
        share: float = tree.visits[child]
        facts[school.rows, LESSON] = school.lessons
        facts[school.rows, TRIED] = share / simulations
        school.rows += 1
        child = tree.next_child[child]


def is_glance(school: School, state: State, room: int) -> bool:
    if school.glances == 0 or not state.is_quiet() or (school.lessons + 1) * state.seats > room:
        return False
    return state.below(PERCENT) < school.glances


def note_end(school: School, state: State, facts: RealTable) -> None:
    for lesson in range(school.lessons):
        for seat in range(state.seats):
            facts[lesson * state.seats + seat, WON] = state.share(seat)
            facts[lesson * state.seats + seat, GETS] = state.points(seat)


def has_room(school: School, state: State, legal: Moves, seats: int, moves: int) -> bool:
    return (school.lessons + 1) * state.seats <= seats and school.rows + legal.count <= moves


def decided(school: School, tree: Tree, game: State) -> int:
    """The best move that was found, now and then another."""
    school.decisions += 1
    return drawn_by_visits(tree, game) if game.below(PERCENT) < school.loose else most_tried(tree)


def teach(
    school: School,
    tree: Tree,
    beginning: State,
    seed: Bits,
    seats: RealTable,
    seat_facts: RealTable,
    moves: RealTable,
    move_facts: RealTable,
) -> tuple[int, int, int]:
    """One game, dealt and played from the seed; how many lessons, rows of moves and decisions it has.

    `seats` has a row for each seat of each lesson, `moves` one for each move at each lesson; a game that teaches more
    than there is room for stops teaching.
    """
    game: State = beginning.fresh()
    root: State = beginning.fresh()
    state: State = beginning.fresh()
    legal: Moves = Moves()
    scratch: Moves = Moves()
    width: int = seats.shape[1]
    breadth: int = moves.shape[1]
    room: int = seats.shape[0]
    length: int = moves.shape[0]
    simulations: int = 0
    is_lesson: bool = False
    school.begin()
    with nogil:
        game.copy_from(beginning)
        game.reseed(seed)
        while game.mover() != NOBODY:
            if game.mover() == CHANCE:
                play_chance(game)
                continue
            game.list_moves(legal)
            if legal.count == 1:
                game.play(legal.move[0])
                continue
            is_lesson = game.below(PERCENT) < school.often and has_room(school, game, legal, room, length)
            simulations = school.long if is_lesson else school.quick
            root.copy_from(game)
            root.open = False  # simulations deal for themselves
            tree.clear(drawn_seed(game), game.mover(), 0)
            think(school, tree, root, state, scratch, simulations)
            if is_lesson:
                note_choice(school, tree, game, simulations, moves, move_facts, breadth)
            if is_lesson or is_glance(school, game, room):
                note_seats(school, tree, game, simulations, seats, seat_facts, width)
                school.lessons += 1
            game.play(decided(school, tree, game))
        note_end(school, game, seat_facts)
    return school.lessons, school.rows, school.decisions
