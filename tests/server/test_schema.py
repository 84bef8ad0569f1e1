"""schemathesis over the whole OpenAPI: whatever is sent, no 5xx, and every answer is as described."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import schemathesis
from conftest import QUICK
from house import House
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from cothon.server.http.app import create_app
from cothon.server.settings import Settings

EXAMPLES = 10


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, str, str]]:
    """A server with a table being played, so that requests reach beyond the door."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'cothon.db'}"
    else:
        url = request.getfixturevalue("postgres").new_database()
    house = House(replace(QUICK, database=url))
    house.start()
    hanno = house.player()
    table = hanno.open("me", "me", "open", public=True)["id"]
    yield house, hanno.token or "", table
    house.stop()


def operations() -> list[tuple[str, str]]:
    spec = create_app(Settings(database="sqlite://")).openapi()
    return [(method, path) for path, methods in spec["paths"].items() for method in methods]


@pytest.mark.parametrize(("method", "path"), operations(), ids=lambda part: part)
def test_no_request_breaks_the_server(method: str, path: str, world: tuple[House, str, str]) -> None:
    house, token, table = world
    schema = schemathesis.openapi.from_url(f"{house.url}/openapi.json")
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=schema[path][method].as_strategy(), there=st.booleans(), known=st.booleans())
    def try_out(case: Any, there: bool, known: bool) -> None:
        if there and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        headers = {"authorization": f"Bearer {token}"} if known else {}
        case.call_and_validate(headers=headers, checks=checks)

    try_out()
