"""An owner's tools, on the database and over HTTP."""

from __future__ import annotations

import asyncio
import json
import re
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House, Player, hasty, play_to_the_end, until
from sqlalchemy import create_engine, text
from test_fair_play import two_people
from websockets.exceptions import ConnectionClosed

import cothon
from cothon.cli import main
from cothon.core.refusal import BadRequest
from cothon.server.owner.retention import keep_from, step
from cothon.server.store import migrate
from cothon.server.tables.authority import COME_BACK

OWNER = "o_" + "x" * 24
MINUTE = 60.0


def admin(house: House, capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """`cothon admin` beside the running server."""
    capsys.readouterr()
    assert main(["admin", *words, "--json", "--database", house.app.state.server.store.url]) == 0
    return json.loads(capsys.readouterr().out)


def closing_code(call: Callable[[], Any]) -> int:
    with pytest.raises(ConnectionClosed) as end:
        call()
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def test_lists_and_searches(both: House, capsys: pytest.CaptureFixture[str]) -> None:
    players, table = two_people(both, name="Harbour_table")
    me = players[1].get("/api/me")["player"]
    assert [one["id"] for one in admin(both, capsys, "tables", "MAGO")] == [table]
    assert admin(both, capsys, "tables", "harbour_")[0]["seats"] == ["Hanno", "Mago"]
    assert admin(both, capsys, "tables", "harbour%") == []
    assert [one["id"] for one in admin(both, capsys, "players", "ago")] == [me]
    assert admin(both, capsys, "player", me)["tables"] == [table]


def test_hidden_cards_are_shown_only_when_it_is_said_and_that_is_written_down(
    both: House, capsys: pytest.CaptureFixture[str]
) -> None:
    _, table = two_people(both, rules="guilds/standard")
    server = both.app.state.server
    hidden = server.tables.hosted[table].table
    shown = admin(both, capsys, "table", table)
    assert shown["view"] == hidden.game.sight(hidden.state, None)
    assert "position" not in shown
    assert "seed" not in json.dumps(shown)
    assert admin(both, capsys, "table", table, "--reveal")["position"] == hidden.position()
    engine = create_engine(migrate.sync_url(server.store.url))
    with engine.connect() as connection:
        kinds = connection.execute(text("SELECT kind, subject FROM orders")).all()
    engine.dispose()
    assert ("reveal", table) in [tuple(kind) for kind in kinds]
    (at,) = admin(both, capsys, "table", table)["revealed"]
    assert abs(at - time.time()) < MINUTE


def test_a_ban_holds_at_once_in_every_process_and_ends_live_channels(
    houses: Callable[..., House], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    house = houses(database)
    other = houses(database) if database.startswith("postgresql") else house
    players, table = two_people(house)
    mago, me = players[1], players[1].get("/api/me")["player"]
    elsewhere = Player(other, mago.token)
    elsewhere.look(table)
    with elsewhere.live(table) as channel:
        channel.until("table")
        assert admin(house, capsys, "ban", me, "--dry-run")["dry_run"]
        assert mago.get("/api/me")["player"] == me
        admin(house, capsys, "ban", me)
        assert closing_code(lambda: channel.until("nothing")) in (1012, 4401)
    until(lambda: elsewhere.http.get("/api/me").status_code == 403)
    until(lambda: mago.http.get("/api/me").status_code == 403)
    assert mago.get("/api/me", 403)["error"]["code"] == "banned"
    admin(house, capsys, "unban", me)
    until(lambda: mago.http.get("/api/me").status_code == 200)


def test_a_closed_table_is_played_no_more_until_it_is_opened_again(
    both: House, capsys: pytest.CaptureFixture[str]
) -> None:
    players, table = two_people(both)
    hanno = players[0]
    assert admin(both, capsys, "close", table)["was"] == "playing"
    until(lambda: hanno.look(table)["status"] == "closed")
    state = hanno.look(table)
    assert state["legal"] == []
    move = both.app.state.server.tables.hosted[table].table.legal_moves()[0]
    assert players[state["turn"]].move(table, move, 409)["error"]["code"] == "table-closed"
    admin(both, capsys, "reopen", table)
    until(lambda: hanno.look(table)["status"] == "playing")
    players[state["turn"]].move(table, move)


def test_a_reopened_table_has_its_clock_again(both: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Its turn begins anew; without a deadline in the database nobody would ever see to it."""
    players, table = two_people(both, seconds_a_move=600)
    admin(both, capsys, "close", table)
    until(lambda: players[0].look(table)["status"] == "closed")
    admin(both, capsys, "reopen", table)
    until(lambda: players[0].look(table)["status"] == "playing")
    state = players[0].look(table)
    assert state["now"] + 500 < state["deadline"] < state["now"] + 601
    engine = create_engine(migrate.sync_url(both.app.state.server.store.url))
    with engine.connect() as connection:
        kept = connection.execute(text("SELECT deadline FROM tables WHERE id = :id"), {"id": table}).scalar_one()
    engine.dispose()
    assert kept == state["deadline"]


def test_a_table_that_is_being_played_is_not_reopened(both: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody gets the time of a whole turn by it."""
    players, table = two_people(both, seconds_a_move=300)
    deadline = players[0].look(table)["deadline"]
    with players[1].live(table) as channel:
        channel.until("table")
        assert admin(both, capsys, "reopen", table)["status"] == "playing"
        channel.send(type="chat", text="still here", id="c")
        assert channel.until("done")["id"] == "c"
    assert players[0].look(table)["deadline"] == deadline


def test_what_is_ordered_while_it_is_read_holds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is closed, a player who is banned, just as they come into memory."""
    players, table = two_people(house)
    server, door, me = house.app.state.server, house.app.state.door, players[1].get("/api/me")["player"]
    changes, by_token = server.store.changes, server.store.player_of_token

    async def read_then_closed(*arguments: Any) -> Any:
        monkeypatch.setattr(server.store, "changes", changes)
        found = await changes(*arguments)
        await server.tools.close(table)
        await server.herald.look()
        return found

    async def read_then_banned(*arguments: Any) -> Any:
        monkeypatch.setattr(server.store, "player_of_token", by_token)
        found = await by_token(*arguments)
        await server.tools.ban(me)
        await server.herald.look()
        return found

    monkeypatch.setattr(server.store, "changes", read_then_closed)
    server.tables.hosted.clear()
    assert players[0].look(table)["status"] == "closed"
    monkeypatch.setattr(server.store, "player_of_token", read_then_banned)
    door.actors.clear()
    players[1].http.get("/api/me")
    assert players[1].get("/api/me", 403)["error"]["code"] == "banned"


def test_a_finished_table_stays_finished(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """And the owner is told so, not what would have been."""
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    play_to_the_end({0: hanno, 1: hanno}, table, hasty)
    assert admin(house, capsys, "close", table)["status"] == "finished"


def test_a_deleted_table_is_gone(both: House, capsys: pytest.CaptureFixture[str]) -> None:
    players, table = two_people(both)
    players[0].post(f"/api/tables/{table}/chat", text="hello")
    assert admin(both, capsys, "delete", table, "--dry-run")["changes"] == 3
    players[0].look(table)
    admin(both, capsys, "delete", table)
    until(lambda: players[0].http.get(f"/api/tables/{table}").status_code == 404)
    assert players[0].get("/api/tables", which="mine")["tables"] == []


def test_renaming_and_revoking(both: House, capsys: pytest.CaptureFixture[str]) -> None:
    players, table = two_people(both)
    me = players[1].get("/api/me")["player"]
    admin(both, capsys, "rename", me, "Hanno")
    until(lambda: players[0].look(table)["seats"][1]["name"] == "Hanno 2")
    until(lambda: players[1].get("/api/me")["name"] == "Hanno")
    admin(both, capsys, "revoke", me)
    until(lambda: players[1].http.get("/api/me").status_code == 401)


def test_another_name_is_the_name_in_all_that_was_told(both: House, capsys: pytest.CaptureFixture[str]) -> None:
    """A rude name is to be nowhere at the table."""
    players, table = two_people(both)
    rude = both.player("Rude")
    body = {"position": cothon.new_table("traders/standard", 2, seed=3).position(), "public": True}
    brought = rude.post("/api/tables/import", 201, **body, seats=[{"who": "me"}, {"who": "open"}])["table"]["id"]
    rude.post(f"/api/tables/{brought}/chat", text="a line")
    players[0].post(f"/api/tables/{brought}/join", 201)
    players[0].post(f"/api/tables/{brought}/chat", text="another")
    rude.post(f"/api/tables/{brought}/resign", level="novice")
    admin(both, capsys, "rename", rude.get("/api/me")["player"], "Polite")
    until(lambda: players[0].look(brought)["imported_by"] == "Polite")
    state = players[0].look(brought)
    assert "Rude" not in json.dumps(state)
    assert state["seats"][0]["name"] == "Polite (novice)"
    assert [line["name"] for line in state["chat"]] == ["Polite", "Hanno"]
    assert "Polite" in [note["name"] for note in state["notes"]]
    assert players[0].look(table)["seats"][0]["name"] == "Hanno"


def test_whoever_gets_another_name_keeps_the_token_and_is_told_so(
    both: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """The channel ends to be opened again; a program that hears 4401 would throw its token away."""
    players, table = two_people(both)
    with players[1].live(table) as channel:
        channel.until("table")
        players[1].post("/api/me/name", name="Mago Barca")
        channel.send(type="chat", text="still here", id="c")
        assert channel.until("done")["id"] == "c"
        admin(both, capsys, "rename", players[1].get("/api/me")["player"], "Gisgo")
        assert closing_code(lambda: channel.until("nothing")) == COME_BACK
    assert players[1].look(table)["seats"][1]["name"] == "Gisgo"


def test_a_bot_goes_on_when_its_table_is_read_anew(
    houses: Callable[..., House], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody is renamed, or the table was closed for a while: nobody waits for the next look at the database."""
    house = houses(database, sweep_every=600.0, bot_pause=1.0)
    hanno = house.player()
    table = hanno.open("me", "novice")["id"]
    while hanno.look(table)["turn"] == 0:
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    seq = hanno.look(table)["seq"]
    admin(house, capsys, "rename", hanno.get("/api/me")["player"], "Gisgo")
    until(lambda: hanno.look(table)["seq"] > seq)
    while hanno.look(table)["turn"] == 0:
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    admin(house, capsys, "close", table)
    until(lambda: hanno.look(table)["status"] == "closed")
    seq = hanno.look(table)["seq"]
    admin(house, capsys, "reopen", table)
    until(lambda: hanno.look(table)["seq"] > seq)


def test_moments_are_dates_in_lists_and_numbers_in_json(shared: House, capsys: pytest.CaptureFixture[str]) -> None:
    table = shared.player("Adherbal").open("me", "me")["id"]
    (line,) = admin(shared, capsys, "tables", table)
    assert isinstance(line["updated"], float)
    for words in (["tables", table], ["table", table], ["players", "Adherbal"]):
        assert main(["admin", *words, "--database", shared.app.state.server.store.url]) == 0
        said = capsys.readouterr().out
        assert re.search(r"\b20\d\d-\d\d-\d\d \d\d:\d\d\b", said)
        assert str(int(line["created"])) not in said


@pytest.mark.parametrize("name", ["x" * 41, " ", " Hanno", "two\nlines"])
def test_an_owner_gives_no_name_that_nobody_could_choose(
    shared: House, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    player = shared.player()
    me, url = player.get("/api/me")["player"], shared.app.state.server.store.url
    for how in ([], ["--dry-run"]):
        assert main(["admin", "rename", me, name, "--database", url, *how]) != 0
        assert "name" in capsys.readouterr().err
    assert player.get("/api/me")["name"] == "Hanno"


def test_a_purge_says_what_of(shared: House, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "purge", "--database", shared.app.state.server.store.url]) != 0
    assert "purge" in capsys.readouterr().err


def test_the_same_over_http_with_the_owners_token(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", owner_token=OWNER)
    players, table = two_people(house)
    owner = Player(house, OWNER)
    (listed,) = owner.post("/api/admin", do="tables")["done"]
    assert listed["id"] == table
    players[0].post("/api/admin", 403, do="tables")
    Player(house, None).post("/api/admin", 403, do="tables")
    assert owner.post("/api/admin", 404, do="ban", subject="nobody")["error"]["code"] == "no-player"
    assert owner.post("/api/admin", 422, do="ban")["error"]["code"] == "admin-subject"
    owner.post("/api/admin", do="close", subject=table)
    assert players[0].look(table)["status"] == "closed"
    me = players[0].get("/api/me")["player"]
    owner.post("/api/admin", do="ban", subject=me)
    assert players[0].get("/api/me", 403)["error"]["code"] == "banned"


def test_without_an_owners_token_nobody_is_the_owner(shared: House) -> None:
    assert Player(shared, "o_anything").post("/api/admin", 403, do="tables")["error"]["code"] == "owner-only"


def test_what_is_old_is_let_go_in_small_steps(both: House, capsys: pytest.CaptureFixture[str]) -> None:
    hanno = both.player()
    waiting = hanno.open("me", "open")["id"]
    players, running = two_people(both)
    players[0].post(f"/api/tables/{running}/chat", text="a word")
    over = hanno.open("me", "me", rules="traders/standard")["id"]
    play_to_the_end({0: hanno, 1: hanno}, over, hasty)
    store, later = both.app.state.server.store, time.time() + 40 * 86400

    def purge(keep: str, dry_run: bool = False) -> dict[str, int]:
        work = step(store, keep_from(keep), later, dry_run=dry_run)
        return asyncio.run_coroutine_threadsafe(work, both.app.state.server.clocks.task.get_loop()).result(20)

    assert purge("open=30,abandoned=50,finished=30,chat=30,players=50", dry_run=True) == {
        "open": 1,
        "abandoned": 0,
        "finished": 1,
        "chat": 1,
        "players": 0,
    }
    assert hanno.look(waiting)["status"] == "open"
    purge("chat=30")
    until(lambda: players[0].look(running)["chat"] == [])
    purge("open=30,finished=30")
    until(lambda: hanno.http.get(f"/api/tables/{over}").status_code == 404)
    hanno.get(f"/api/tables/{waiting}", 404)
    assert purge("players=30")["players"] >= 2
    until(lambda: hanno.http.get("/api/me").status_code == 401)


def test_whoever_was_revoked_and_never_came_back_is_let_go_too(both: House, capsys: pytest.CaptureFixture[str]) -> None:
    me = both.player("Lost").get("/api/me")["player"]
    admin(both, capsys, "revoke", me)
    time.sleep(0.2)
    assert admin(both, capsys, "purge", "players=0.000001")["players"] == 1
    assert admin(both, capsys, "player", me)["name"].startswith("#")


def test_how_long_things_are_kept_is_said_in_days() -> None:
    assert keep_from("open=7, chat=0.5") == {"open": 7.0, "chat": 0.5}
    assert keep_from("") == {}
    for wrong in ("open", "open=x", "seats=3", "open=-1", "open=0"):
        with pytest.raises(BadRequest, match="days"):
            keep_from(wrong)


def test_a_backup_is_for_its_owner_and_can_be_put_back(
    houses: Callable[..., House], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}")
    players, table = two_people(house)
    copy = tmp_path / "copy.db"
    admin(house, capsys, "backup", str(copy), "--dry-run")
    assert not copy.exists()
    admin(house, capsys, "backup", str(copy))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["admin", "backup", str(copy), "--database", f"sqlite:///{tmp_path / 'cothon.db'}"]) == 1
    before = players[0].look(table)
    again = Player(houses(f"sqlite:///{copy}"), players[0].token)
    assert again.look(table) | {"now": 0} == before | {"now": 0}


def test_admin_makes_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It would be one that other users can read, and the server would keep it."""
    assert main(["admin", "tables", "--database", f"sqlite:///{tmp_path}/new.db"]) != 0
    assert "new.db" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_admin_says_in_one_sentence_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--database", f"sqlite:///{tmp_path / 'none.db'}"]) == 1
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_report_holds_what_the_player_saw_and_no_more(both: House, capsys: pytest.CaptureFixture[str]) -> None:
    players, table = two_people(both, rules="guilds/standard")
    hanno = players[0]
    state = hanno.look(table)
    sent = hanno.post(f"/api/tables/{table}/report", 201, text="The wheel stands still.")
    assert sent["report"]["view"] == state["view"]
    assert sent["report"]["log"] == state["log"]
    assert "record" not in sent["report"]
    (kept,) = admin(both, capsys, "reports")
    assert (kept["text"], kept["table_id"], kept["data"]) == ("The wheel stands still.", table, sent["report"])
    both.player("Scipio").post(f"/api/tables/{table}/report", 403, text="I only watch.")
    hanno.http.delete("/api/me")
    assert admin(both, capsys, "reports") == []


# ── a person's own ──
