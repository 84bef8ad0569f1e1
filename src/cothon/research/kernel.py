"""Many games at once, without the interpreter: stepping them, and playing them to the end."""

from __future__ import annotations

from cothon.core.calls import choose_for, places_from, play_chance
from cothon.core.fields import (
    Bits,
    Flags,
    Numbers,
    NumberTable,
    RealTable,
    nogil,
    number_at,
    row_of,
    thing_at,
    unlikely,
)
from cothon.core.masks import write_all, write_none
from cothon.core.policy import Crew
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import Moves, State
from cothon.research.counting import Census
from cothon.research.rows import Rows

EVERYONE = -1  # every seat is decided from outside
ALL = -1  # instead of how many moves are listed


def deal(state: State, root: State, seed: Bits) -> None:
    """A new game from a beginning at which chance is to decide."""
    state.copy_from(root)
    state.reseed(seed)
    while state.mover() == CHANCE:
        play_chance(state)


def advance(state: State, learner: int, crew: Crew, moves: Moves) -> None:
    """Play on until a seat that is decided from outside is to decide, or the game is over."""
    mover = state.mover()
    while mover != NOBODY and mover != learner and learner != EVERYONE:
        state.list_moves(moves)
        state.play(choose_for(crew, places_from(state, learner, mover), state, moves))
        mover = state.mover()


def episode_seed(seed: Bits, game: int, episode: int) -> Bits:
    """Episodes count in the upper half, games in the lower: none meet, and a seed is a number of 64 bits."""
    high: Bits = episode
    return (seed + game) ^ (high << 32)


def new_game(state: State, root: State, seed: Bits) -> tuple[()]:
    """Deal one game, for Python callers."""
    deal(state, root, seed)
    return ()


def begin_games(rows: Rows, root: State, crew: Crew, moves: Moves, seed: Bits, first: int, last: int) -> tuple[()]:
    """Deal the first episode of the games from `first` up to, not including, `last`, and show it."""
    place: int = 0
    with nogil:
        for place in range(first, last):
            deal(thing_at(State, rows.states, place), root, episode_seed(seed, place, 0))
            advance(thing_at(State, rows.states, place), number_at(rows.learners, place), crew, moves)
            show_game(rows, thing_at(State, rows.states, place), moves, place)
    return ()


def step_games(rows: Rows, root: State, crew: Crew, moves: Moves, seed: Bits, first: int, last: int) -> tuple[()]:
    """Play an action in each game and show what follows; a game that was over starts again instead, and its action is
    ignored."""
    place: int = 0
    with nogil:
        for place in range(first, last):
            step_game(rows, thing_at(State, rows.states, place), root, seed, place)
            advance(thing_at(State, rows.states, place), number_at(rows.learners, place), crew, moves)
            reward_game(rows, thing_at(State, rows.states, place), place)
            show_game(rows, thing_at(State, rows.states, place), moves, place)
    return ()


def step_game(rows: Rows, state: State, root: State, seed: Bits, place: int) -> None:
    if rows.over[place] != 0:
        rows.over[place] = 0
        rows.lengths[place] = 0
        rows.episodes[place] += 1
        deal(state, root, episode_seed(seed, place, number_at(rows.episodes, place)))
    else:
        rows.lengths[place] += 1
        state.play(number_at(rows.actions, place))


def reward_game(rows: Rows, state: State, place: int) -> None:
    """Nothing before the end; then a point from every other seat for a sole winner."""
    is_over: bool = state.mover() == NOBODY
    for seat in range(state.seats):
        rows.rewards[place, seat] = state.share(seat) * state.seats - 1.0 if is_over else 0.0
    rows.over[place] = 1 if is_over else 0


def show_game(rows: Rows, state: State, moves: Moves, place: int) -> None:
    """Who decides, what that seat may know, and its legal moves; after the end, the learner or seat 0, and every move,
    because whatever is chosen then, the next game begins. Of a mask only what changes is written: `listed` has how
    many moves are legal, or ALL, and which."""
    seat = state.mover()
    if seat < 0:
        seat = max(number_at(rows.learners, place), 0)
    rows.movers[place] = seat
    state.observe(seat, rows.observations, place, rows.scale)
    clear_mask(row_of(rows.masks, place), rows.listed, place, rows.masks.shape[1])
    if rows.over[place] != 0:
        write_all(row_of(rows.masks, place), rows.masks.shape[1])
        rows.listed[place, 0] = ALL
    else:
        state.list_moves(moves)
        keep_moves(moves, row_of(rows.masks, place), rows.listed, place)


def clear_mask(mask: Flags, listed: NumberTable, place: int, decisions: int) -> None:
    """Take back what is in a game's mask."""
    count: int = number_at(row_of(listed, place), 0)
    if count == ALL:
        write_none(mask, decisions)
    for i in range(count):
        mask[listed[place, 1 + i]] = 0


def keep_moves(moves: Moves, mask: Flags, listed: NumberTable, place: int) -> None:
    """Into an empty mask, and as a list."""
    listed[place, 0] = moves.count
    for i in range(moves.count):
        listed[place, 1 + i] = moves.move[i]
        mask[moves.move[i]] = 1


def first_wrong(rows: Rows) -> tuple[int]:
    """The first game that is not over and whose action its mask does not allow; -1 if there is none."""
    place: int = 0
    wrong: int = -1
    with nogil:
        for place in range(rows.actions.shape[0]):
            if rows.over[place] == 0 and is_wrong(rows, place):
                wrong = place
                break
    return (wrong,)


def is_wrong(rows: Rows, place: int) -> bool:
    if rows.actions[place] < 0 or rows.actions[place] >= rows.masks.shape[1]:
        return True
    return bool(rows.masks[place, number_at(rows.actions, place)] == 0)


def listed(numbers: RealTable) -> list[float]:
    """The first row as a list; most of its numbers are zeros, and these are one and the same."""
    size: int = numbers.shape[1]
    found = [0.0] * size
    i: int = 0
    for i in range(size):
        if numbers[0, i] != 0:
            found[i] = numbers[0, i]
    return found


def sample_games(rows: Rows, dice: State, actions: Numbers) -> tuple[()]:
    """A random legal action for each game, 0 where it is over."""
    place: int = 0
    count: int = 0
    with nogil:
        for place in range(rows.over.shape[0]):
            count = number_at(row_of(rows.listed, place), 0)
            if count > 0:
                actions[place] = rows.listed[place, 1 + dice.below(count)]
    return ()


def finish(state: State, crew: Crew, moves: Moves, tally: NumberTable, row: int, width: int, census: Census,
           counts: NumberTable) -> int:  # fmt: skip
    """Play to the end, counting who played which move, and what happened if the state tells; the decisions."""
    decisions = 0
    is_told: bool = state.telling
    mover = state.mover()
    while mover != NOBODY:
        if mover == CHANCE:
            play_chance(state)
        else:
            state.list_moves(moves)
            move = choose_for(crew, mover, state, moves)
            tally[row, mover * width + move] += 1
            state.play(move)
            decisions += 1
        if unlikely(is_told):
            census.count(counts, row)
        mover = state.mover()
    return decisions


def play_games(
    root: State,
    crew: Crew,
    moves: Moves,
    seeds: Numbers,
    points: NumberTable,
    shares: RealTable,
    lengths: Numbers,
    tally: NumberTable,
    finals: RealTable,
    scale: RealTable,
    census: Census,
    counts: NumberTable,
) -> tuple[()]:
    """A game for each seed, chance open, so that it can be recorded too; `tally` counts moves
    by seat, `finals` has the last observation of every seat, `counts` what the census measures."""
    state: State = root.fresh()
    place: int = 0
    seat: int = 0
    games: int = seeds.shape[0]
    width: int = tally.shape[1] // root.seats
    if census.measures > 0:
        state.tell(census.journal)
    with nogil:
        for place in range(games):
            state.copy_from(root)
            state.reseed(number_at(seeds, place))
            lengths[place] = finish(state, crew, moves, tally, place, width, census, counts)
            for seat in range(root.seats):
                points[place, seat] = state.points(seat)
                shares[place, seat] = state.share(seat)
                state.observe(seat, finals, place * root.seats + seat, scale)
    return ()


def record_game(root: State, crew: Crew, moves: Moves, seed: Bits, log: NumberTable) -> tuple[int]:
    """The same game move by move, chance included: who and what, as far as the log has room; how many there are."""
    state: State = root.fresh()
    count: int = 0
    room: int = log.shape[0]
    mover: int = 0
    move: int = 0
    with nogil:
        state.copy_from(root)
        state.reseed(seed)
        mover = state.mover()
        while mover != NOBODY:
            if mover == CHANCE:
                move = play_chance(state)
            else:
                state.list_moves(moves)
                move = choose_for(crew, mover, state, moves)
                state.play(move)
            if count < room:
                log[count, 0] = mover
                log[count, 1] = move
            count += 1
            mover = state.mover()
    return (count,)


def choose(crew: Crew, moves: Moves, state: State) -> tuple[int]:
    """A move of the crew's first, for Python callers."""
    state.list_moves(moves)
    return (choose_for(crew, 0, state, moves),)
