"""Reviews on the server: asked for once a game is over, made in a process of their own, kept and shared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from conftest import QUICK
from house import House, Player, check_shape, until

from cothon.core.words import languages, text_of
from cothon.review.shapes import AttemptData
from cothon.server.reviews.answers import ReviewAnswer
from tests.boards import WON

EFFORT = 0.1  # enough to see that all parts work together
Json = dict[str, Any]


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Player, str]]:
    """A server with a finished game that two people of one screen have played."""
    database = f"sqlite:///{tmp_path_factory.mktemp('reviews') / 'cothon.db'}"
    house = House(replace(QUICK, database=database, review_effort=EFFORT, review_threads=1))
    house.start()
    hanno = house.player()
    table = finished(hanno)
    yield house, hanno, table
    house.stop()


def finished(player: Player) -> str:
    """White can end and win the game by buying, but takes a card and leaves that to Pink."""
    seats = [{"who": "me"}, {"who": "me"}]
    table = str(player.post("/api/tables/import", 201, position=WON, seats=seats, public=True)["table"]["id"])
    player.move(table, "take R3", seat=0)
    while (seen := player.look(table))["status"] != "finished":
        legal = [move["move"] for move in seen["legal"]]
        player.move(table, "buy" if "buy" in legal else legal[-1], seat=seen["turn"])
    return table


def reviewed(player: Player, table: str) -> Json:
    player.post(f"/api/tables/{table}/review")
    until(lambda: bool(player.get(f"/api/tables/{table}/review")["standing"] == "done"), 60)
    return player.get(f"/api/tables/{table}/review")


def test_a_running_game_is_not_reviewed(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    for answer in (hanno.get(f"/api/tables/{table}/review", 409), hanno.post(f"/api/tables/{table}/review", 409)):
        assert answer["error"]["code"] == "game-running"
    tried = hanno.post(f"/api/tables/{table}/review/tries", 409, step=0, moves=["buy"])
    assert tried["error"]["code"] == "game-running"


def test_only_who_sat_there_asks_but_others_may_read(ended: tuple[House, Player, str]) -> None:
    house, hanno, table = ended
    stranger = house.player("Mago")
    assert stranger.post(f"/api/tables/{table}/review", 403)["error"]["code"] == "review-not-yours"
    answer = reviewed(hanno, table)
    check_shape(answer, ReviewAnswer)
    assert stranger.get(f"/api/tables/{table}/review")["review"] == answer["review"]


def test_the_review_speaks_the_language_of_whoever_reads_it(ended: tuple[House, Player, str]) -> None:
    _, hanno, table = ended
    reviewed(hanno, table)
    told: dict[str, str] = {}
    for language in languages():
        review = hanno.get(f"/api/tables/{table}/review", lang=language)["review"]
        turning = [one for one in review["decisions"] if one["step"] in review["turning_points"]]
        told[language] = " ".join(text_of(words) for one in turning for words in one["told"]["best"])
    assert len(set(told.values())) == len(told)


def test_another_try_is_judged_and_an_impossible_one_refused(ended: tuple[House, Player, str]) -> None:
    _, hanno, table = ended
    decisions = reviewed(hanno, table)["review"]["decisions"]
    decision = next(one for one in decisions if one["turning"] in ("mistake", "missed"))
    path = f"/api/tables/{table}/review/tries"
    tried = hanno.post(path, step=decision["step"], moves=decision["best"])
    check_shape(tried, AttemptData)
    assert tried["accepted"]
    assert hanno.post(path, 422, step=9999, moves=["buy"])["error"]["code"] == "no-decision"
    assert hanno.post(path, 409, step=decision["step"], moves=["store"])["error"]["message"]


def test_a_review_that_is_made_stays(houses: Callable[..., House], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'stays.db'}"
    house = houses(database, review_effort=EFFORT)
    hanno = house.player()
    table = finished(hanno)
    first = reviewed(hanno, table)["review"]
    house.stop()
    again = Player(houses(database, review_effort=EFFORT), hanno.token)
    assert again.get(f"/api/tables/{table}/review") == {
        "standing": "done",
        "share": 1.0,
        "place": None,
        "review": first,
    }


def test_a_worker_that_dies_costs_one_more_try_and_no_move(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'dies.db'}", review_effort=5.0)
    hanno = house.player()
    tables = [finished(hanno), hanno.open("me", "me")["id"]]
    hanno.post(f"/api/tables/{tables[0]}/review")
    desk = house.app.state.server.reviews
    until(lambda: desk.reviewers[0].line.process is not None, 20)
    first = desk.reviewers[0].line.process
    first.kill()
    hanno.move(tables[1], hanno.look(tables[1])["legal"][0]["move"])
    until(lambda: desk.reviewers[0].line.process not in (None, first), 20)
    assert hanno.get(f"/api/tables/{tables[0]}/review")["standing"] == "running"


def test_the_place_in_the_queue_is_told(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'queue.db'}", review_effort=20.0)
    hanno = house.player()
    tables = [finished(hanno) for _ in range(3)]
    places = [hanno.post(f"/api/tables/{table}/review")["place"] for table in tables]
    assert places[1:] == [1, 2]
    assert hanno.post(f"/api/tables/{tables[2]}/review")["place"] == 2


def test_one_player_may_not_ask_without_end(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'limit.db'}", review_effort=EFFORT, reviews_an_hour=2)
    hanno = house.player()
    table = finished(hanno)
    for _ in range(2):
        hanno.post(f"/api/tables/{table}/review")
    assert hanno.post(f"/api/tables/{table}/review", 429)["error"]["code"] == "too-many"
