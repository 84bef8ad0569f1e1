"""Every bot plays every rule set legally, in time, and says what it thinks."""

import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

import cothon
from cothon.bots import LEVELS
from cothon.bots.bot import Bot
from cothon.bots.levels import BOTS, Search
from cothon.core.build import is_compiled
from cothon.core.game import Json

from ..boards import mover

POSITIONS = 250  # of each rule set and number of players


def random_positions(rules: str, players: int, wanted: int) -> Iterator[tuple[cothon.Table, list[str]]]:
    """Moments with a choice, from random games."""
    rng = random.Random(f"{rules} {players}")
    found = 0
    for seed in range(100):
        table = cothon.new_table(rules, players, seed=seed)
        while table.turn is not None and found < wanted:
            legal = table.legal_moves()
            if len(legal) > 1 and rng.random() < 0.3:
                found += 1
                yield table, legal
            table.play(rng.choice(legal))
    assert found == wanted


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_answer_is_legal(rules: str, players: int) -> None:
    bots = [cothon.bot("novice", seed=1), cothon.bot("trader", simulations=8, seed=1)]
    for number, (table, legal) in enumerate(random_positions(rules, players, POSITIONS if is_compiled() else 25)):
        assert bots[number % len(bots)].choose(table.view(mover(table)), legal) in legal


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_level_finishes_a_game(rules: str) -> None:
    table = cothon.new_table(rules, 3, seed=2)
    bots = [cothon.bot(name, simulations=4, seed=1) for name in ("apprentice", "novice", "master")]
    while table.turn is not None:
        table.play(bots[mover(table)].choose(table.view(mover(table)), table.legal_moves()))
    assert table.ending


def test_the_levels_come_first_from_weak_to_strong() -> None:
    assert cothon.bots()[:6] == list(LEVELS) == ["novice", "apprentice", "trader", "merchant", "master", "sage"]


@pytest.mark.parametrize("name", cothon.bots())
def test_a_single_move_needs_no_thought(name: str) -> None:
    table = cothon.new_table("traders/standard", 2, seed=1)
    only = table.legal_moves()[0]
    started = time.perf_counter()
    assert cothon.bot(name).choose(table.view(mover(table)), [only]) == only
    assert time.perf_counter() - started < 0.5


@pytest.mark.parametrize("threads", [1, 2])
def test_seconds_are_kept_under_load(threads: int) -> None:
    table = cothon.new_table("traders/classic", 4, seed=1)
    view, legal = table.view(mover(table)), table.legal_moves()
    bot = cothon.bot("master", seconds=0.2, threads=threads)
    stop = threading.Event()
    rivals = [threading.Thread(target=spin, args=(stop,)) for _ in range(2)]
    for rival in rivals:
        rival.start()
    try:
        # the best of a few, and with room: what else the machine does can only make it longer
        assert min(seconds_for(bot, view, legal) for _ in range(4)) < 0.6
    finally:
        stop.set()
        for rival in rivals:
            rival.join()


def seconds_for(bot: Bot, view: Json, legal: list[str]) -> float:
    started = time.perf_counter()
    bot.choose(view, legal)
    return time.perf_counter() - started


def cpu_seconds_for(bot: Bot, view: Json, legal: list[str]) -> float:
    started = time.process_time()
    bot.choose(view, legal)
    return time.process_time() - started


@pytest.mark.parametrize("rules", ["traders/zman", "guilds/standard"])
@pytest.mark.parametrize(
    ("name", "limit"), [("novice", 0.02), ("apprentice", 0.02), ("trader", 0.02), ("merchant", 0.3), ("master", 1.5)]
)
def test_levels_keep_their_limits(name: str, limit: float, rules: str) -> None:
    """By CPU time, which what else the machine does cannot make longer; master thinks on two cores."""
    table = cothon.new_table(rules, 4, seed=1)
    bot = cothon.bot(name)
    spent = min(cpu_seconds_for(bot, table.view(mover(table)), table.legal_moves()) for _ in range(4))
    assert spent < limit * (2 if name == "master" else 1)


def test_a_sage_thinks_like_a_master_for_five_seconds() -> None:
    sage, master = (BOTS[name] for name in ("sage", "master"))
    assert isinstance(sage, Search)
    assert isinstance(master, Search)
    assert sage.manner == master.manner
    assert 3 * (master.effort.seconds or 5) < (sage.effort.seconds or 0) < 5
    assert 3 * (master.effort.simulations or 0) < (sage.effort.simulations or 0)


def spin(stop: threading.Event) -> None:
    while not stop.is_set():
        sum(range(1000))


def test_more_time_means_more_simulations() -> None:
    table = cothon.new_table("traders/standard", 2, seed=1)
    view, legal = table.view(mover(table)), table.legal_moves()
    few, many = (
        sum(e.simulations for e in cothon.bot("merchant", seconds=s).evaluate(view, legal)) for s in (0.02, 0.3)
    )
    assert few < many


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_an_evaluation_covers_every_move(rules: str) -> None:
    table = cothon.new_table(rules, 3, seed=6)
    legal = table.legal_moves()
    estimates = cothon.bot("merchant", simulations=60, seed=1).evaluate(table.view(mover(table)), legal)
    assert sorted(estimate.move for estimate in estimates) == legal
    assert [e.simulations for e in estimates] == sorted((e.simulations for e in estimates), reverse=True)
    for estimate in estimates:
        assert estimate.simulations >= 1
        assert 0 < estimate.win < 1
        assert 0 <= estimate.points < 80
        assert estimate.line[0] == estimate.move


def test_a_principal_line_can_be_played() -> None:
    table = cothon.new_table("traders/classic", 2, seed=3)
    best = cothon.bot("merchant", simulations=200, seed=1).evaluate(table.view(mover(table)), table.legal_moves())[0]
    assert len(best.line) > 1
    table.play(best.line[0])
    assert table.game.number(table.state, best.line[1]) is not None


def test_a_won_game_is_seen_as_won() -> None:
    """Seat 0 is ahead and ends the game by buying: the eighth token."""
    seats = [
        {"hand": ["R5"], "stock": ["R5"], "tokens": {"R": 7}, "vp": ["B5"] * 5},
        {"hand": ["G2"]},
    ]
    ships = {"R": 4, "B": 0, "Y": 0, "G": 0}
    table = cothon.from_position(
        {"rules": "traders/classic", "players": 2, "market": ["R2"], "farm": ["G3"], "ships": ships, "seats": seats}
    )
    bot = cothon.bot("trader", simulations=100, seed=1)
    best = bot.evaluate(table.view(0), table.legal_moves())[0]
    assert best.move == "buy"
    assert best.win > 0.95
    assert best.points >= 6


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"name": "wizard"}, "unknown-bot"),
        ({"name": None}, "unknown-bot"),
        ({"seconds": 0}, "bot-limit"),
        ({"seconds": "long"}, "bot-limit"),
        ({"simulations": -1}, "bot-limit"),
        ({"simulations": 1.5}, "bot-limit"),
        ({"threads": 0}, "bot-limit"),
        ({"seed": "x"}, "bad-seed"),
    ],
)
def test_bad_requests_are_refused_in_words(changes: Json, code: str) -> None:
    trader: Json = {"name": "trader"}
    with pytest.raises(cothon.BadRequest) as refusal:
        cothon.bot(**(trader | changes))
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def test_a_bot_refuses_what_it_cannot_answer() -> None:
    table = cothon.new_table("traders/standard", 2, seed=1)
    seat, legal = mover(table), table.legal_moves()
    bot = cothon.bot("novice")
    cases: list[tuple[Any, list[str], str]] = [
        (table.view(1 - seat), legal, "bot-not-to-move"),
        (table.view(None), legal, "bot-not-to-move"),
        (table.view(seat), ["fly"], "bot-legal"),
        (table.view(seat), [], "bot-no-moves"),
        ({"rules": "chess"}, legal, "unknown-rules"),
        ("nothing", legal, "unknown-rules"),
    ]
    for view, moves, code in cases:
        with pytest.raises(cothon.BadRequest) as refusal:
            bot.choose(view, moves)
        assert refusal.value.code == code
