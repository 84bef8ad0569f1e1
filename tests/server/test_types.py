"""One source of types: what mypy checks is what OpenAPI describes and what the page's types are made from."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, NotRequired, TypedDict

import pytest
from pydantic import TypeAdapter, ValidationError

from cothon.server.http import schemas
from cothon.server.http.app import create_app
from cothon.server.http.schemas import foreseen, schema
from cothon.server.settings import Settings
from cothon.server.tables.answers import Outlook, PreviewAnswer, Shape

WEB = Path(__file__).resolve().parents[2] / "web"
GENERATOR = WEB / "node_modules" / ".bin" / "openapi-typescript"


class Piece(TypedDict):
    """Something on the board."""

    place: Annotated[int, "where it stands"]
    owner: NotRequired[str | None]


class BoardView(TypedDict):
    """What one sees."""

    turn: int | None
    pieces: list[Piece]
    stock: dict[str, int]
    names: list[str]


@pytest.fixture
def new_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One that describes its views, one that does not."""
    monkeypatch.setattr(schemas, "GAMES", (SimpleNamespace(view_type=BoardView), SimpleNamespace()))
    schema.cache_clear()
    yield
    schema.cache_clear()


def described(shape: Any) -> dict[str, Any]:
    return TypeAdapter(shape).json_schema()


def test_texts_become_descriptions_and_keys_are_closed() -> None:
    piece = described(schema(Piece))
    assert piece["description"] == "Something on the board."
    assert piece["properties"]["place"]["description"] == "where it stands"
    assert piece["required"] == ["place"]
    assert piece["additionalProperties"] is False


def test_what_is_foreseen_may_be_null_in_every_part() -> None:
    check = TypeAdapter(foreseen(BoardView)).validate_python
    known = {"turn": 1, "pieces": [{"place": 2}], "stock": {"R": 1}, "names": ["Hanno"]}
    assert check(known) == known
    unsure = {"turn": None, "pieces": [{"place": None, "owner": None}], "stock": None, "names": None}
    assert check(unsure) == unsure
    with pytest.raises(ValidationError):
        check(known | {"more": 1})
    with pytest.raises(ValidationError):
        check(known | {"names": [None]})


@pytest.mark.usefixtures("new_games")
def test_answers_hold_the_views_of_all_games() -> None:
    view = described(schema(PreviewAnswer))["properties"]["view"]
    assert view["anyOf"][0] == {"$ref": "#/$defs/BoardView"}
    assert view["anyOf"][1]["type"] == "object"
    ahead = described(schema(Outlook))["properties"]["view"]
    assert ahead["anyOf"][0] == {"$ref": "#/$defs/BoardViewForeseen"}


def test_every_answer_of_the_api_has_a_type() -> None:
    """But for records, which docs/notation.md describes."""
    spec = create_app(Settings(database="sqlite://")).openapi()
    untyped = [
        path
        for path, methods in spec["paths"].items()
        for one in methods.values()
        for status, answer in one["responses"].items()
        if status.startswith("2") and not answer["content"]["application/json"]["schema"]
    ]
    assert untyped == ["/api/tables/{table_id}/record"]
    assert {shape.value for shape in Shape} == {"view", "foreseen"}


def test_the_types_of_the_page_are_fresh(tmp_path: Path) -> None:
    """`make types` would change nothing."""
    if shutil.which("node") is None or not GENERATOR.exists():
        pytest.skip("Node.js or the page's tools are not installed; to run this test: make web test-web")
    description, made = tmp_path / "openapi.json", tmp_path / "schema.ts"
    with description.open("w") as file:
        subprocess.run([sys.executable, str(WEB / "tools" / "openapi.py")], stdout=file, check=True)
    subprocess.run([str(GENERATOR), str(description), "-o", str(made)], cwd=WEB, capture_output=True, check=True)
    assert made.read_text() == (WEB / "src" / "api" / "schema.ts").read_text(), "run: make types"
