"""tools/join.py, line by line of its docstring: small sources are written, joined, and looked at."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import join  # noqa: E402

pytestmark = pytest.mark.once

BOARD = """
    from __future__ import annotations
    from typing import Annotated
    from cothon.core.fields import Grid, Row, copy_fields, put_field
    from cothon.core.sizes import COMPILED
    from cothon.core.state import State

    SEATS = 4
    CARDS = SEATS * 3
    VALUE: Annotated[Row, CARDS] = [2, 3, 5] * SEATS

    class Board(State):
        hand: Annotated[Grid, SEATS, CARDS]
        coins: int
        watched: bool = False

        def copy_from(self, other: State) -> None:
            if not COMPILED:
                copy_fields(self, other)

        def put(self, name: str, value: int, i: int = 0, j: int = 0) -> None:
            put_field(self, name, value, i, j)
"""


class Workshop:
    """A package of its own: the real core, and the modules of a small game."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "cothon"
        shutil.copytree(ROOT / "src" / "cothon" / "core", self.source / "core")
        self.write("games.tiny.rules.board", BOARD)

    def write(self, module: str, text: str) -> None:
        file = self.source / f"{module.replace('.', '/')}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text))

    def join(self, text: str, room: str = "rules", name: str = "turn") -> tuple[str, str]:
        """The Python and the C types of a part whose root is a module with this text, after the board."""
        module = f"games.tiny.{room}.{name}" if room else f"games.tiny.{name}"
        self.write(module, "from cothon.games.tiny.rules.board import CARDS, SEATS, VALUE, Board\n" + dedent(text))
        return join.Joiner(join.Part("tiny", (f"cothon.{module}",))).join()

    def refused(self, text: str, room: str = "rules") -> str:
        with pytest.raises(join.Uncompilable) as refusal:
            self.join(text, room)
        return str(refusal.value)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    made = Workshop(tmp_path)
    monkeypatch.setattr(join, "SOURCE", made.source)
    for cached in (join.tree_of, join.owned_classes):
        cached.cache_clear()
    monkeypatch.delitem(join.CORE.__dict__, "modules", raising=False)
    yield made
    for cached in (join.tree_of, join.owned_classes):
        cached.cache_clear()


def test_a_number_at_the_top_of_a_module_is_a_constant_of_an_enum(workshop: Workshop) -> None:
    python, types = workshop.join("LAST = CARDS + 1\nHUGE = 4294967295\nHALF = 0.5\nKinds = int\n")
    assert "cdef enum:" in types
    assert "    CARDS = 12" in types
    assert "    LAST = 13" in types
    assert '"""#define HUGE 4294967295ULL"""' in types
    assert "cdef double HALF" in types
    assert "HALF = 0.5" in python
    assert "Kinds" not in python + types


def test_a_row_of_constants_is_a_c_array(workshop: Workshop) -> None:
    _, types = workshop.join("")
    assert "static const short VALUE[12] = {2, 3, 5, 2, 3, 5, 2, 3, 5, 2, 3, 5};" in types
    assert "    const short VALUE[12]" in types


def test_a_grid_of_a_class_is_an_array_that_is_put_and_copied(workshop: Workshop) -> None:
    python, types = workshop.join("")
    assert "cdef class Board(State):" in types
    assert "    cdef readonly short[4][12] hand" in types
    assert "cdef inline void copy_Board(Board to, Board other) noexcept nogil:" in types
    assert "copy_State(self, other)" in python
    assert "FIELDS_Board = {name: i for i, name in enumerate(['hand', 'coins'])}" in python
    assert "self.hand[i][j] = value" in python


def test_a_field_with_a_value_belongs_to_one_object_alone(workshop: Workshop) -> None:
    """It stands behind what is copied as one block of memory."""
    _, types = workshop.join("")
    inside = types.index("cdef class Board")
    assert types.index("first_", inside) < types.index("hand", inside) < types.index("coins", inside)
    assert types.index("coins", inside) < types.index("last_", inside) < types.index("bint watched", inside)


def test_a_typed_function_is_one_of_c(workshop: Workshop) -> None:
    python, types = workshop.join(
        """
        def has(board: Board, seat: int, share: float) -> bool:
            '''Not kept.'''
            return board.coins > 0
        """
    )
    assert "cdef bint has(Board board, int seat, double share) noexcept nogil" in types
    assert "def has(board, seat, share):" in python


def test_a_local_with_a_hint_is_one_of_c(workshop: Workshop) -> None:
    python, types = workshop.join(
        """
        def has(board: Board) -> bool:
            found: bool = False
            worth: float = 0.0
            return found
        """
    )
    assert "@cython.locals(found=cython.bint, worth=cython.double)\ncdef bint has" in types
    assert "    found = False" in python


def test_arrays_of_the_caller_are_pointers_and_views(workshop: Workshop) -> None:
    python, types = workshop.join(
        """
        from cothon.core.fields import Numbers, Reals, RealTable

        def write(into: Reals, table: RealTable, at: int) -> int:
            into[at] = 1
            return at + 1

        def count(numbers: Numbers) -> tuple[int]:
            return (numbers.shape[0],)
        """,
        room="",
    )
    assert "cdef int write(float * into, float[:, ::1] table, int at) noexcept nogil" in types
    assert "@cython.locals(numbers=cython.longlong[::1])\ndef count(numbers):" in python


def test_rows_numbers_and_things_are_found_by_their_address(workshop: Workshop) -> None:
    python, _ = workshop.join(
        """
        from cothon.core.fields import Addresses, Numbers, RealTable, number_at, row_from, row_of, thing_at
        from cothon.core.state import State

        def look(table: RealTable, numbers: Numbers, states: Addresses, i: int) -> tuple[int]:
            return (use(row_of(table, i), row_from(numbers, i), number_at(numbers, i), thing_at(State, states, i)),)
        """,
        room="",
    )
    assert "cython.address(table[i, 0])" in python
    assert "cython.address(numbers[i])" in python
    assert "numbers[i]" in python
    assert "cython.cast(State, cython.cast(cython.p_void, states[i]))" in python


def test_an_unlikely_branch_is_laid_out_of_the_way(workshop: Workshop) -> None:
    python, types = workshop.join(
        """
        from cothon.core.fields import unlikely

        def watch(board: Board) -> None:
            if unlikely(board.watched):
                board.coins = 0
        """
    )
    assert "    bint unlikely(bint condition) noexcept nogil" in types
    assert "if unlikely(board.watched):" in python


def test_what_only_plain_python_does_is_dropped(workshop: Workshop) -> None:
    python, types = workshop.join("")
    assert "copy_fields" not in python
    assert "put_field" not in python
    assert "    COMPILED = 1" in types


def test_other_functions_stay_python_with_the_types_that_there_are(workshop: Workshop) -> None:
    python, types = workshop.join(
        """
        from cothon.core.fields import nogil
        from cothon.core.state import Moves

        def many(board: Board, times: int) -> tuple[int]:
            '''Not kept.'''
            moves: Moves = Moves()
            total: int = 0
            with nogil:
                for _ in range(times):
                    total += 1
            return (total,)
        """,
        room="",
    )
    assert "many" not in types
    assert "@cython.locals(board=Board, times=cython.long, moves=Moves, total=cython.long)\ndef many" in python
    assert "with cython.nogil:" in python


def test_mathematics_and_the_clock_are_those_of_c(workshop: Workshop) -> None:
    _, types = workshop.join("from math import exp, sqrt\nfrom time import monotonic\n", room="")
    assert "    double sqrt(double x) noexcept nogil" in types
    assert "    double monotonic() noexcept nogil" in types


def test_a_part_has_all_that_its_root_imports_each_after_what_it_needs(workshop: Workshop) -> None:
    workshop.write("games.tiny.rules.market", "from cothon.games.tiny.rules.board import Board\n")
    workshop.join("from cothon.games.tiny.rules.market import Board\n")
    part = join.Part("tiny", ("cothon.games.tiny.rules.turn",))
    order = ["cothon.games.tiny.rules.board", "cothon.games.tiny.rules.market", "cothon.games.tiny.rules.turn"]
    assert [module for module in part.modules if "tiny" in module] == order
    assert "cothon.core.fields" not in part.modules


def test_classes_of_core_exist_once(workshop: Workshop) -> None:
    python, types = workshop.join("from cothon.core.state import Moves\n")
    assert "from cothon.compiled.core cimport" in types
    assert "class State" not in python + types
    assert "class Moves" not in python + types


@pytest.mark.parametrize("room", ["rules", "judging"])
@pytest.mark.parametrize(
    ("function", "words"),
    [
        ("def f(board, seat: int) -> int:\n    return 1\n", "f cannot compile: board has no hint, which has no C type"),
        ("def f(seat: str) -> int:\n    return 1\n", "f cannot compile: seat has str, which has no C type"),
        ("def f(seat: list[int]) -> int:\n    return 1\n", "f cannot compile: seat has list[int]"),
        ("def f(seat: int):\n    return 1\n", "f cannot compile: it returns no hint"),
        ("def f(seat: int) -> str:\n    return ''\n", "f cannot compile: it returns str"),
        ("def f(seat: int) -> tuple[int]:\n    return (1,)\n", "f cannot compile: it returns tuple[int]"),
        (
            "def f(seat: int = 0) -> int:\n    return 1\n",
            "f cannot compile: a C function has no default values, keywords or *arguments",
        ),
        (
            "def f(*, seat: int) -> int:\n    return 1\n",
            "f cannot compile: a C function has no default values, keywords or *arguments",
        ),
        (
            "def f(*seats: int) -> int:\n    return 1\n",
            "f cannot compile: a C function has no default values, keywords or *arguments",
        ),
        (
            "def f() -> int:\n    cards: list[int] = []\n    return 1\n",
            "f has a local cards of list[int], which has no C type",
        ),
        ("def f() -> int:\n    name: str = ''\n    return 1\n", "f has a local name of str, which has no C type"),
    ],
)
def test_in_the_rooms_that_compile_what_cannot_is_refused_with_its_line(
    workshop: Workshop, room: str, function: str, words: str
) -> None:
    assert workshop.refused(function, room).startswith(f"cothon/games/tiny/{room}/turn.py:2: {words}")


def test_elsewhere_such_a_function_stays_python(workshop: Workshop) -> None:
    python, _ = workshop.join("def f(name: str = '') -> str:\n    return name\n", room="text")
    assert "def f(name=''):" in python


@pytest.mark.parametrize("again", ["CARDS = 9", "def helper() -> int:\n    return 2", "class Board:\n    coins: int"])
def test_a_name_used_twice_in_a_part_is_refused(workshop: Workshop, again: str) -> None:
    workshop.write("games.tiny.rules.market", "def helper() -> int:\n    return 1\n")
    words = workshop.refused(f"from cothon.games.tiny.rules.market import helper\n{again}\n")
    assert "exists in cothon.games.tiny.rules." in words
    assert words.endswith("names are unique in a part")


def test_a_row_of_constants_used_twice_is_refused(workshop: Workshop) -> None:
    imports = "from typing import Annotated\nfrom cothon.core.fields import Row\n"
    words = workshop.refused(f"{imports}VALUE: Annotated[Row, 2] = [1, 2]\n")
    assert "VALUE exists in cothon.games.tiny.rules.board too" in words


@pytest.mark.parametrize("hint", ["str", "list[int]", "Annotated[list, 3]", "Row"])
def test_a_field_without_a_c_type_is_refused_with_its_line(workshop: Workshop, hint: str) -> None:
    words = workshop.refused(f"class Pile:\n    cards: {hint}\n")
    assert words == f"cothon/games/tiny/rules/turn.py:3: cards is {hint}, which has no C type"


def test_what_lies_beside_a_class_that_exists_once_cannot_be_imported(workshop: Workshop) -> None:
    words = workshop.refused("from cothon.core.policy import FINE, Policy\n")
    assert words == "tiny: FINE lies beside a class that exists once; put it into a module without classes"


def test_a_stale_engine_is_noticed_by_its_sources(workshop: Workshop) -> None:
    python, _ = workshop.join("LAST = 1\n")
    part = join.Part("tiny", ("cothon.games.tiny.rules.turn",))
    assert f"SOURCES = {join.fingerprint(part)!r}" in python
    workshop.join("LAST = 2\n")
    assert repr(join.fingerprint(part)) not in python


def test_what_is_written_again_unchanged_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "core.py"
    join.write_if_changed(file, "one")
    before = file.stat().st_mtime_ns
    join.write_if_changed(file, "one")
    assert file.stat().st_mtime_ns == before
    join.write_if_changed(file, "two")
    assert file.read_text() == "two"


def test_cython_accepts_what_is_joined(workshop: Workshop, tmp_path: Path) -> None:
    """Translated to C, with the real core beside it."""
    main = pytest.importorskip("Cython.Compiler.Main")
    python, types = workshop.join(
        """
        from cothon.core.fields import Reals, unlikely
        from cothon.core.state import Moves
        from cothon.core.steps import add

        def list_cards(board: Board, seat: int, moves: Moves) -> None:
            found: bool = False
            for card in range(CARDS):
                if board.hand[seat][card] > 0 and VALUE[card] > 2:
                    add(moves, card)
                    found = True
            if unlikely(board.watched) and found:
                board.coins += 1

        def write(board: Board, into: Reals, at: int) -> int:
            into[at] = board.coins
            return at + 1
        """
    )
    package = tmp_path / "joined" / "cothon" / "compiled"
    package.mkdir(parents=True)
    for folder in (package, package.parent):
        (folder / "__init__.py").touch()
        (folder / "__init__.pxd").touch()
    core = join.Joiner(join.CORE).join()
    for name, texts in {"tiny": (python, types), "core": core}.items():
        (package / f"{name}.py").write_text(texts[0])
        (package / f"{name}.pxd").write_text(texts[1])
    options = main.CompilationOptions(language_level=3, include_path=[str(tmp_path / "joined")])
    result = main.compile_single(str(package / "tiny.py"), options, "cothon.compiled.tiny")
    assert result.num_errors == 0
    assert "list_cards" in Path(result.c_file).read_text()
