"""One's finished games: listed with result, place and opponents, searched, and added up in statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from finished import Finished
from house import House, Player, check_shape, hasty, play_to_the_end, until
from sqlalchemy import text

from cothon.server.tables.hosted import Hosted
from cothon.server.tables.opening import SeatWish, TableWish, open_new
from cothon.server.tables.results import counts
from cothon.server.tables.seats import Actor
from cothon.server.tables.tallies import GameList, Statistics
from tests.boards import WON

Json = dict[str, Any]


def won(player: Player, *others: Json, **options: Any) -> Json:
    """A game that is over after one decision."""
    seats = [{"who": "me"}, *(others or [{"who": "bot", "level": "novice"}])]
    table = player.post("/api/tables/import", 201, position=WON, seats=seats, **options)["table"]["id"]
    play_to_the_end({0: player, 1: player}, table, hasty)
    return player.look(table)


def games(player: Player, **query: Any) -> list[Json]:
    return list(player.get("/api/me/games", **query)["games"])


def until_listed(player: Player, count: int) -> list[Json]:
    until(lambda: len(games(player)) == count)
    return games(player)


def test_a_finished_game_is_listed_with_place_points_and_opponents(both: House) -> None:
    hanno = both.player()
    end = won(hanno)
    [game] = until_listed(hanno, 1)
    check_shape(hanno.get("/api/me/games"), GameList)
    assert (game["id"], game["rules"], game["ending"]) == (end["id"], "traders/standard", end["result"]["ending"])
    assert [seat["points"] for seat in game["seats"]] == end["result"]["scores"]
    assert [seat["seat"] for seat in game["seats"] if seat["place"] == 1] == end["result"]["winners"]
    assert [seat["place"] for seat in game["seats"]] == [1, 2]
    assert [seat["yours"] for seat in game["seats"]] == [True, False]
    assert game["seats"][1]["level"] == "novice"
    assert end["created"] < game["at"] <= end["now"]
    assert (game["imported_by"], game["counts"]) == ("Hanno", False)
    assert hanno.get("/api/me/statistics")["tallies"] == []


def test_a_running_game_is_not_listed_and_another_has_a_list_of_their_own(shared: House) -> None:
    hanno, mago = shared.player(), shared.player("Mago")
    hanno.open("me", "novice")
    won(mago)
    until_listed(mago, 1)
    assert games(hanno) == []
    assert Player(shared, None).get("/api/me/games", 401)["error"]["code"] == "not-registered"
    assert Player(shared, None).get("/api/me/statistics", 401)["error"]["code"] == "not-registered"


def test_statistics_have_every_game_once_by_rule_set_seat_and_level(both: House, database: str) -> None:
    hanno = both.player()
    me = hanno.get("/api/me")["player"]
    Finished(me, [30, 20, 10], ["novice", "novice"]).write(database)
    Finished(me, [30, 25, 10], ["trader", "novice"], seat=1).write(database)
    Finished(me, [12, 40], ["trader"], seat=1, rules="traders/classic").write(database)
    Finished(me, [9, 9], [None], rules="guilds/standard").write(database)
    Finished(me, [99, 1], ["novice"], counts=False).write(database)
    answer = hanno.get("/api/me/statistics")
    check_shape(answer, Statistics)
    tallies = {one["rules"]: one for one in answer["tallies"]}
    assert list(tallies) == ["guilds", "guilds/standard", "traders", "traders/classic", "traders/standard"]
    sums = {name: (one["games"], one["wins"], one["points"], one["best"]) for name, one in tallies.items()}
    assert sums["traders"] == (3, 2, 31.67, 40)
    assert sums["traders/classic"] == (1, 1, 40, 40)
    assert sums["traders/standard"] == (2, 1, 27.5, 30)
    assert sums["guilds"] == (1, 1, 9, 9)
    assert [tuple(one.values()) for one in tallies["traders"]["seats"]] == [
        (2, 1, 1, 1, 40),
        (3, 0, 1, 1, 30),
        (3, 1, 1, 0, 25),
    ]
    against = {one["level"]: (one["games"], one["wins"]) for one in tallies["traders"]["against"]}
    assert against == {"novice": (2, 1), "trader": (2, 1)}
    assert tallies["guilds"]["against"] == [{"level": None, "games": 1, "wins": 1}]


def hosted(*seats: str, house: Json | None = None, **options: Any) -> Hosted:
    wishes = [SeatWish("me") if who == "me" else SeatWish("bot", level=who) for who in seats]
    wish = TableWish("trader", **options)
    opened = open_new(Actor(player="p1", name="Hanno"), "traders/standard", wishes, wish, house)
    return Hosted(opened.row, opened.seats)


def test_only_whole_games_of_ones_own_count() -> None:
    """No practice, no shared screen, no house rules; nor a seat that a bot keeps for someone."""
    assert counts(hosted("me", "novice"), 0)
    assert not counts(hosted("me", "novice", practice=True), 0)
    assert not counts(hosted("me", "me"), 0)
    assert not counts(hosted("me", "novice", house={"new_market": 3}), 0)
    left = hosted("me", "novice")
    left.seats[0] = left.seats[0].kept_by_bot("trader")
    assert not counts(left, 0)


def test_games_are_searched_filtered_and_come_in_pages(both: House, database: str) -> None:
    hanno = both.player()
    me = hanno.get("/api/me")["player"]
    ids = [Finished(me, [number, 1], ["novice"], name=f"Örtchen {number}").write(database) for number in range(3)]
    names = ["Hanno", "100%_Élan"]
    other = Finished(me, [5, 3], ["trader"], rules="traders/classic", names=names).write(database)
    everything = [other, *reversed(ids)]
    found = {
        "örtchen": ids,
        "ÉLAN": [other],
        "0%_é": [other],
        "1__%": [],  # signs of the database's own mean nothing
        "harbour": [other],
    }
    assert {search: ids_of(games(hanno, search=search)) for search in found} == {
        search: sorted(expected) for search, expected in found.items()
    }
    assert ids_of(games(hanno, rules="traders/classic")) == [other]
    assert ids_of(games(hanno, rules="traders")) == sorted(everything)
    assert games(hanno, rules="trader") == []
    assert ids_of(games(hanno, result="won")) == sorted([ids[1], ids[2], other])
    assert ids_of(games(hanno, result="lost")) == [ids[0]]
    first = hanno.get("/api/me/games", limit=3)
    rest = hanno.get("/api/me/games", limit=3, after=first["next"])
    assert [game["id"] for game in first["games"] + rest["games"]] == everything
    assert rest["next"] is None


def test_a_table_without_a_name_is_found_by_the_place_it_goes_by(both: House, database: str) -> None:
    hanno = both.player()
    unnamed = Finished(hanno.get("/api/me")["player"], [5, 3], ["novice"], name="").write(database)
    for language in ("en", "ja"):
        [game] = games(hanno, lang=language)
        assert game["name"]
        assert ids_of(games(hanno, lang=language, search=game["name"].upper())) == [unnamed]
    assert games(hanno, search="nowhere at all") == []


def ids_of(found: list[Json]) -> list[str]:
    return sorted(game["id"] for game in found)


def test_games_that_ended_before_are_counted_when_the_server_starts(
    houses: Callable[..., House], database: str
) -> None:
    first = houses(database)
    hanno = first.player()
    table = won(hanno)["id"]
    before = until_listed(hanno, 1)
    first.stop()
    forget_results(database)
    second = houses(database)
    again = Player(second, hanno.token)
    assert until_listed(again, 1) == before
    assert before[0]["id"] == table


def forget_results(database: str) -> None:
    """As they were not kept in earlier versions."""
    from sqlalchemy import create_engine

    from cothon.server.store.migrate import sync_url

    engine = create_engine(sync_url(database))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM results"))
    engine.dispose()


def test_a_whole_game_among_people_counts_for_both_and_keeps_no_name_of_who_goes(house: House) -> None:
    hanno, mago = house.player(), house.player("Mago")
    table = hanno.open("me", "open", public=True)["id"]
    mago.post(f"/api/tables/{table}/join", 201)
    end = play_to_the_end({0: hanno, 1: mago}, table, hasty)
    for player, seat in ((hanno, 0), (mago, 1)):
        assert until_listed(player, 1)[0]["counts"]
        tally = player.get("/api/me/statistics")["tallies"][0]
        assert tally["against"] == [{"level": None, "games": 1, "wins": int(seat in end["result"]["winners"])}]
    assert games(hanno, search="mago")
    assert mago.http.delete("/api/me").status_code == 200
    assert "Mago" not in str(games(hanno))
    assert not games(hanno, search="mago")


def test_T7_1_whoever_loses_the_tie_break_is_told_the_place_and_what_decided(house: House) -> None:
    """Behind the winner, too."""
    seats = [
        {"vp": ["R2", "R2"], "tokens": {"R": 3}},
        {"vp": ["Y2", "Y2", "Y2"], "tokens": {"R": 8}},
        {"vp": ["G2", "G2"], "tokens": {"B": 2}, "flipped": {"Y": 2}},
    ]
    over = {"rules": "traders/classic", "players": 3, "market": [], "farm": [], "seats": seats}
    over |= {"turn": None, "ending": "eight tokens"}
    hanno = house.player()
    wish = {"position": over, "seats": [{"who": "me"}] + [{"who": "bot", "level": "novice"}] * 2}
    table = hanno.post("/api/tables/import", 201, **wish)["table"]
    assert table["result"]["places"] == [3, 1, 2]
    assert table["result"]["ties"] == [{"seats": [2, 0], "by": "tokens"}]
    assert [line["place"] for line in table["standings"]] == [3, 1, 2]
