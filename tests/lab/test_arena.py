"""The arena: fair seatings, results on file, strengths with intervals, and bots that break."""

import inspect
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import cothon
from cothon.bots.entrants import make
from cothon.cli import main
from cothon.core.build import is_compiled
from cothon.lab.arena import arena
from cothon.lab.contest import Contest, Result, play_game
from cothon.lab.standings import standings

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def _foreign_bots_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = str(Path(__file__).parent)
    monkeypatch.setattr(sys, "path", [folder, *sys.path])
    monkeypatch.setenv("PYTHONPATH", folder)


def test_each_deal_is_played_in_every_seat_order() -> None:
    contest = Contest("traders/classic", 3, ("novice", "trader", "random"), 12)
    seatings = [contest.seating(number) for number in range(12)]
    assert Counter(deal for deal, _ in seatings) == {0: 6, 1: 6}
    assert len({order for deal, order in seatings if deal == 0}) == 6


def test_equal_entrants_make_fewer_orders() -> None:
    contest = Contest("traders/classic", 3, ("novice", "novice", "random"), 3)
    assert len(contest.orders()) == 3


def test_a_game_can_be_played_again() -> None:
    contest = Contest("traders/forum", 2, ("novice", "apprentice@5"), 4)
    first, second = play_game(contest, 3), play_game(contest, 3)
    assert (first.points, first.shares, first.moves) == (second.points, second.shares, second.moves)
    assert sum(first.shares) == pytest.approx(1)
    assert first.fault is None


def test_an_arena_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    seats = ["random", "novice"]
    arena("traders/standard", seats, 4, processes=1, out=out)
    kept = out.read_text()
    out.write_text(kept + '{"number": 4, "de')  # cut off while writing
    seen: list[Result] = []
    table = arena("traders/standard", seats, 6, processes=2, out=out, resume=True, watch=seen.append)
    assert out.read_text().startswith(kept)
    assert len(seen) == table.games == 6
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert sorted(line["number"] for line in lines[1:]) == list(range(6))
    whole = arena("traders/standard", seats, 6, processes=1)
    assert [(row.bot, row.wins, row.points) for row in table.rows] == [
        (row.bot, row.wins, row.points) for row in whole.rows
    ]


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    def stop_after_three(result: Result) -> None:
        seen.append(result)
        if len(seen) == 3:
            raise KeyboardInterrupt

    seen: list[Result] = []
    out = tmp_path / "games.jsonl"
    table = arena("traders/standard", ["random", "random"], 40, processes=1, out=out, watch=stop_after_three)
    assert table.games == 3
    assert len(out.read_text().splitlines()) == 4


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Crashing", "RuntimeError: out of ideas"),
        ("Cheating", "answered 'win', which is not a legal move"),
        ("Quitting", "SystemExit"),
        ("Slow", "took more than 0.2 s for a move"),
        ("Mute", "it has no method choose"),
        ("unmakable", "ValueError: no weights found"),
        ("Missing", "AttributeError"),
    ],
)
def test_a_broken_bot_is_named_and_loses(name: str, words: str) -> None:
    contest = Contest("traders/standard", 3, ("random", f"foreign:{name}", "novice"), 1, limit=0.2)
    result = play_game(contest, 0)
    seat = result.order.index(f"foreign:{name}")
    assert result.fault
    assert result.fault["bot"] == f"foreign:{name}"
    assert words in result.fault["words"]
    assert result.shares == [0.0 if other == seat else 0.5 for other in range(3)]


def test_a_bot_that_ends_its_process_loses_and_the_arena_goes_on() -> None:
    table = arena("traders/standard", ["foreign:Dying", "random"], 3, processes=1)
    rows = {row.bot: row for row in table.rows}
    assert rows["foreign:Dying"].faults == 3
    assert rows["random"].wins == 3


def test_foreign_bots_play_and_may_take_a_seed() -> None:
    result = play_game(Contest("traders/zman", 2, ("foreign:First", "foreign:Seeded"), 1), 0)
    assert result.fault is None
    assert make("foreign:Seeded", seed=3).choose({}, ["a", "b"]) == "a"


def results(*winners: str | None, order: tuple[str, ...] = ("a", "b")) -> list[Result]:
    """Two games a deal, in both orders."""
    made = []
    for number, winner in enumerate(winners):
        seats = list(order) if number % 2 == 0 else list(reversed(order))
        shares = [1.0 if name == winner else 0.0 for name in seats] if winner else [0.5, 0.5]
        made.append(Result(number, number // 2, seats, shares, [10, 10], [5, 5], [1.0, 1.0]))
    return made


def test_three_wins_of_four_are_191_elo_apart() -> None:
    table = standings(["a", "b"], results(*("a", "a", "a", "b") * 100))
    first, second = table.rows
    assert first.bot == "a"
    assert first.win_share == 0.75
    assert first.elo - second.elo == pytest.approx(191, abs=1)
    assert first.elo + second.elo == pytest.approx(0)
    assert first.elo_interval[0] < first.elo < first.elo_interval[1]
    assert first.seconds_a_move == pytest.approx(0.2)


def test_ties_are_split_and_equal() -> None:
    first, second = standings(["a", "b"], results(None, None)).rows
    assert first.wins == second.wins == 1
    assert first.elo == second.elo == 0


def test_who_won_everything_has_a_finite_elo_and_no_certainty() -> None:
    first, _ = standings(["a", "b"], results(*["a"] * 20)).rows
    assert 0 < first.elo < 1000
    assert first.win_interval[0] < 0.9


def test_two_seats_of_one_bot_count_as_two() -> None:
    made = [Result(0, 0, ["a", "a", "b"], [0.5, 0.5, 0.0], [1, 1, 1], [1, 1, 1], [0.0, 0.0, 0.0])]
    rows = {row.bot: row for row in standings(["a", "a", "b"], made).rows}
    assert rows["a"].games == 2
    assert rows["a"].win_share == 0.5


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--seats novice,wizard", "There is no bot “wizard”"),
        ("--seats novice", "not 1"),
        ("--seats novice,novice --players 3", "2 bots were named for 3 players"),
        ("--seats novice,trader@soon", "simulations"),
        ("--seats novice,trader@0", "positive"),
        ("--seats novice,trader --games 0", "at least one game"),
        ("--seats novice,trader --rules chess", "no rule set"),
        ("--seats novice,trader --resume", "--out"),
        ("--seats novice,trader --threads 0", "positive"),
        ("--seats novice,trader --out /nowhere/at/all.jsonl", "cannot be written"),
    ],
)
def test_bad_input_is_one_sentence(arguments: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments.split()]) == 1
    error = capsys.readouterr().err
    assert words in error
    assert "Traceback" not in error


def test_a_file_of_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("hello\n")
    call = ["arena", "--seats", "random,random", "--games", "2", "--out", str(out)]
    assert main(call) == 1
    assert "already exists" in capsys.readouterr().err
    assert main([*call, "--resume"]) == 1
    assert "does not hold a contest" in capsys.readouterr().err
    out.unlink()
    assert main(call) == 0
    assert main([*call, "--resume", "--seed", "9"]) == 1
    assert "a different contest" in capsys.readouterr().err


def test_the_table_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--seats", "random,novice", "--games", "2", "--processes", "1", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["games"] == 2
    assert {row["bot"] for row in shown["rows"]} == {"random", "novice"}


def test_without_a_finished_game_there_is_no_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cothon.cli.arena.watched", lambda options, seats: standings(seats, []))
    assert main(["arena", "--rules", "traders/standard", "--seats", "novice,random"]) == 0
    assert capsys.readouterr().out == "No game was finished.\n"


def test_the_table_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--seats", "foreign:Crashing,novice", "--games", "2", "--processes", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Elo" in shown
    assert "foreign:Crashing lost a game" in shown


LADDER = [
    ("random", "novice", 4),
    ("novice", "apprentice", 4),
    ("apprentice", "trader", 2),
    ("trader@20", "merchant@200", 2),
    ("merchant@30", "master@300", 2),
]


@pytest.mark.skipif(not is_compiled(), reason="too slow in plain Python")
@pytest.mark.parametrize(("lower", "higher", "games"), LADDER)
def test_each_level_beats_the_one_below(lower: str, higher: str, games: int) -> None:
    won = 0.0
    for rules in cothon.rule_sets():
        contest = Contest(rules, 2, (lower, higher), games, seed=11)
        for number in range(games):
            result = play_game(contest, number)
            won += result.shares[result.order.index(higher)]
    assert won > games * len(cothon.rule_sets()) / 2


@pytest.mark.parametrize(
    "text",
    ["Dear diary,\nno contest here.\n", "no newline at the end", '{"contest": 5}\n', '{"contest": {}}\n{"number":1}\n'],
)
def test_resume_leaves_a_file_that_is_no_contest_as_it_was(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text)
    assert main(["arena", "--seats", "novice,random", "--games", "1", "--out", str(file), "--resume"]) == 1
    assert "does not hold a contest" in capsys.readouterr().err or text.startswith('{"contest": {}}')
    assert file.read_text() == text


@pytest.mark.parametrize("limit", ["nan", "inf", "-1", "0"])
def test_a_limit_is_a_positive_number(limit: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--seats", "novice,random", "--games", "1", f"--limit={limit}"]) == 1
    assert "A limit must be a positive number" in capsys.readouterr().err


BOT = "class First:\n    def choose(self, view, legal):\n        return legal[0]\n"


def cothon_command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """As a person types it in a folder: by the script, which does not look there by itself."""
    call = [sys.executable, "-P", "-c", "import sys; from cothon.cli import main; sys.exit(main())", *words]
    environment = os.environ | {"PYTHONPATH": str(Path(cothon.__file__).parents[1])}
    return subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=60)


def test_a_bot_is_looked_for_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "home_made.py").write_text(BOT)
    for command in ("arena", "simulate"):
        done = cothon_command(tmp_path, command, "--bots", "home_made:First,random", "--games", "2", "--processes", "1")
        assert done.returncode == 0, done.stderr
        assert "lost a game" not in done.stdout


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("foreign:unmakable", "ValueError: no weights found"),
        ("foreign:Mute", "it has no method choose"),
        ("foreign:Missing", "AttributeError"),
        ("nowhere_at_all:Bot", "ModuleNotFoundError"),
        ("foreign:deadly", "ended its process"),
    ],
)
def test_a_bot_that_cannot_be_made_stops_the_contest(
    name: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    assert main(["arena", "--bots", f"{name},random", "--games", "1", "--out", str(out)]) == 1
    error = capsys.readouterr().err
    assert words in error
    assert name in error
    assert not out.exists()


def test_a_script_needs_no_guard_and_runs_once(tmp_path: Path) -> None:
    (tmp_path / "home_made.py").write_text(BOT)
    script = tmp_path / "script.py"
    script.write_text(
        "from cothon.lab.arena import arena\nimport cothon\n"
        "bots = ['home_made:First', 'random']\n"
        "print(arena('traders/standard', bots, 2, processes=1).games)\n"
        "print(len(cothon.simulate('traders/standard', bots, 2, 1, 2)), __file__.endswith('script.py'))\n"
    )
    done = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "2\n2 True\n"


def test_arena_simulation_and_balance_take_the_same_parameters_in_the_same_order() -> None:
    from cothon.lab.balance import balance
    from cothon.lab.simulate import simulate
    from cothon.lab.tournament import tournament

    first = [list(inspect.signature(function).parameters)[:5] for function in (arena, simulate, balance, tournament)]
    assert all(names == ["rules", "bots", "games", "seed", "processes"] for names in first)
    assert all(
        "players" in inspect.signature(function).parameters for function in (arena, simulate, balance, tournament)
    )


def test_the_former_order_is_understood() -> None:
    table = arena("traders/standard", 2, ["random", "novice"], 2, processes=1)  # type: ignore[arg-type]
    again = arena("traders/standard", ["random", "novice"], 2, 1, 1)
    assert [(row.bot, row.wins, row.points) for row in again.rows] == [
        (row.bot, row.wins, row.points) for row in table.rows
    ]
    assert arena("traders/standard", "random", 1, processes=1, players=3).rows[0].games == 3
