"""Notices that are wanted, through a real mail server: asked for, confirmed, in time, once, stopped by one click."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from house import House, Player, until
from postgres import free_port
from sqlalchemy import create_engine, text

from cothon.cli import main
from cothon.core.refusal import BadRequest
from cothon.server.notices.mail import checked_address, mail_server
from cothon.server.store import migrate

HOME = "https://play.example.org"
JOINED = 201


class Box:
    """Takes letters as a mail server does."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.bytes: list[bytes] = []  # as they came
        self.refuses: set[str] = set()

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refuses:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        letter = message_from_bytes(envelope.content or b"", policy=policy.default)  # type: ignore[arg-type]
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.bytes.append(envelope.original_content or b"")
        return "250 OK"


@pytest.fixture
def post() -> Iterator[tuple[str, Box]]:
    box = Box()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield f"smtp://127.0.0.1:{port}", box
    controller.stop()


@pytest.fixture
def writing(houses: Callable[..., House], database: str, post: tuple[str, Box]) -> tuple[House, Box]:
    sender = "Cothon <no-reply@example.org>"
    return houses(database, mail_server=post[0], mail_from=sender, public_url=HOME + "/"), post[1]


def links(letter: EmailMessage) -> list[str]:
    return re.findall(r"https://\S+", letter.get_content())


def subscribe(player: Player, box: Box, email: str) -> None:
    """Ask, and confirm by the link that came."""
    before = len(box.letters)
    assert player.http.put("/api/me/email", json={"email": email}).json()["confirmed"] is False
    until(lambda: len(box.letters) == before + 1)
    (link,) = links(box.letters[-1])
    assert link.startswith(f"{HOME}/#/confirm/")
    assert player.house.client().post(f"/api/letters/confirm/{link.rpartition('/')[2]}").json() == {"letters": True}


def look_round(house: House) -> None:
    """All that is due by now is sent."""
    desk = house.app.state.server.notices
    asyncio.run_coroutine_threadsafe(desk.sweep(time.time()), desk.task.get_loop()).result(20)


def wish(player: Player, **values: Any) -> Any:
    return player.http.put("/api/me/notices", json={"after": 0, "turn": True, "full": True, "digest": False, **values})


def sit_down(house: House, hanno: Player, **options: Any) -> tuple[Player, str]:
    mago = house.player("Mago")
    table = hanno.open("me", "open", public=True, **options)["id"]
    mago.post(f"/api/tables/{table}/join", JOINED)
    return mago, table


def let_hanno_wait(players: list[Player], table: str) -> None:
    """On to the next turn of the first player."""
    if players[0].look(table)["turn"] == 0:
        while (state := players[0].look(table))["turn"] == 0:
            players[0].move(table, state["legal"][0]["move"])
    while (state := players[1].look(table))["turn"] == 1:
        players[1].move(table, state["legal"][0]["move"])


def test_letters_come_only_after_they_were_asked_for_and_confirmed(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    mago, table = sit_down(house, hanno)
    let_hanno_wait([hanno, mago], table)
    hanno.http.put("/api/me/email", json={"email": "hanno@example.org"})
    until(lambda: len(box.letters) == 1)
    let_hanno_wait([hanno, mago], table)
    look_round(house)
    assert len(box.letters) == 1, "nothing but the question before it is answered"
    assert "List-Unsubscribe" not in box.letters[0]
    subscribe(hanno, box, "hanno@example.org")
    until(lambda: len(box.letters) == 3)
    letter = box.letters[-1]
    assert letter["To"] == "hanno@example.org"
    assert letter["From"] == "Cothon <no-reply@example.org>"
    assert "It is your turn" in letter["Subject"]
    assert f"{HOME}/#/table/{table}" in links(letter)
    look_round(house)
    assert len(box.letters) == 3, "once for each turn"


def test_one_click_stops_letters_by_the_link_and_by_the_mail_program(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    mago, table = sit_down(house, hanno)
    subscribe(hanno, box, "hanno@example.org")
    let_hanno_wait([hanno, mago], table)
    until(lambda: len(box.letters) >= 2)
    letter = box.letters[-1]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = letter["List-Unsubscribe"].strip("<>")
    assert f"List-Unsubscribe: <{address}>\r\n".encode() in box.bytes[-1], "whole and plain: programs read no other"
    assert links(letter)[-1].rpartition("/")[2] == address.rpartition("/")[2]
    path, client = address.removeprefix(HOME), house.client()
    assert client.post(path[:-3] + "xyz", data={"List-Unsubscribe": "One-Click"}).status_code == 404
    reply = client.post(path, data={"List-Unsubscribe": "One-Click"})
    assert (reply.status_code, reply.json()) == (200, {"letters": False})
    count = len(box.letters)
    let_hanno_wait([hanno, mago], table)
    look_round(house)
    assert len(box.letters) == count
    assert hanno.get("/api/me/notices")["email"] is None
    assert client.post(path).status_code == 404, "and the link is void"


def test_a_turn_is_told_only_after_so_many_minutes_of_not_looking(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    mago, table = sit_down(house, hanno)
    assert wish(hanno, after=30).json()["after"] == 30
    subscribe(hanno, box, "hanno@example.org")
    let_hanno_wait([hanno, mago], table)
    look_round(house)
    assert len(box.letters) == 1
    assert earlier(house, table, minutes=29) == 1
    look_round(house)
    assert len(box.letters) == 1
    with hanno.live(table) as channel:  # looks now, and goes again
        channel.until("table")
        until(lambda: looks(house) == 1)
        earlier(house, table, minutes=2)
        look_round(house)
        assert len(box.letters) == 1
        earlier(house, table, minutes=31)
    gone(house, table)
    look_round(house)
    assert len(box.letters) == 1, "minutes are counted from when he stopped looking"
    earlier(house, table, minutes=31)
    until(lambda: len(box.letters) == 2)
    mago.post(f"/api/tables/{table}/chat", text="hello?")
    earlier(house, table, minutes=31)
    look_round(house)
    assert len(box.letters) == 2, "what is said makes no new turn of it"


def gone(house: House, table: str) -> None:
    """The server has heard that nobody looks any more."""
    until(lambda: not house.app.state.server.tables.hosted[table].connections)


def test_a_glance_between_two_rounds_is_a_look(
    houses: Callable[..., House], database: str, post: tuple[str, Box]
) -> None:
    """Whoever comes and goes while the server looks elsewhere has seen whose turn it is."""
    house = houses(database, mail_server=post[0], mail_from="a@example.org", public_url=HOME, notice_every=600.0)
    hanno = house.player()
    mago, table = sit_down(house, hanno)
    wish(hanno, after=30)
    subscribe(hanno, post[1], "hanno@example.org")
    let_hanno_wait([hanno, mago], table)
    earlier(house, table, minutes=31)
    with hanno.live(table) as channel:
        channel.until("table")
    gone(house, table)
    look_round(house)
    assert len(post[1].letters) == 1
    earlier(house, table, minutes=31)
    look_round(house)
    assert len(post[1].letters) == 2


def test_a_table_that_cannot_be_read_keeps_no_letter_from_others(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    mago, first = sit_down(house, hanno)
    gisco, second = sit_down(house, hanno)
    wish(hanno, after=30)
    subscribe(hanno, box, "hanno@example.org")
    let_hanno_wait([hanno, mago], first)
    let_hanno_wait([hanno, gisco], second)
    run_sql(house, f"UPDATE events SET data = '{{broken' WHERE table_id = '{first}'")
    house.app.state.server.tables.hosted.pop(first)
    earlier(house, first, minutes=32)
    earlier(house, second, minutes=31)
    until(lambda: len(box.letters) == 2)
    assert second in box.letters[-1].get_content()


def run_sql(house: House, statement: str) -> Any:
    engine = create_engine(migrate.sync_url(house.app.state.server.store.url))
    with engine.begin() as connection:
        done = connection.execute(text(statement))
        value = done.scalar() if done.returns_rows else done.rowcount
    engine.dispose()
    return value


def earlier(house: House, table: str, minutes: int) -> int:
    """As if so much time had passed since the last change and the last look."""
    run_sql(house, f"UPDATE looks SET at = at - {60 * minutes}")
    return int(run_sql(house, f"UPDATE tables SET updated = updated - {60 * minutes} WHERE id = '{table}'"))


def looks(house: House) -> int:
    return int(run_sql(house, "SELECT count(*) FROM looks"))


def test_with_several_processes_each_turn_is_told_once(
    houses: Callable[..., House], postgres: Any, post: tuple[str, Box]
) -> None:
    url, box = post
    database = postgres.new_database()
    settings = {"mail_server": url, "mail_from": "no-reply@example.org", "public_url": HOME}
    first, second = houses(database, **settings), houses(database, **settings)
    hanno = first.player()
    mago, table = sit_down(first, hanno)
    while (state := hanno.look(table))["turn"] == 0:  # no turn of his waits when he asks to be told
        hanno.move(table, state["legal"][0]["move"])
    subscribe(hanno, box, "hanno@example.org")
    let_hanno_wait([hanno, Player(second, mago.token)], table)
    until(lambda: len(box.letters) >= 2)
    for house in (first, second):
        look_round(house)
    assert len(box.letters) == 2


def test_a_full_table_is_told_to_those_who_wait_for_it(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    wish(hanno, turn=False)
    subscribe(hanno, box, "hanno@example.org")
    sit_down(house, hanno, name="Harbour table")
    until(lambda: len(box.letters) == 2)
    assert "Harbour table" in box.letters[1]["Subject"]
    assert "begins" in box.letters[1]["Subject"]
    wish(hanno, turn=False, full=False)
    sit_down(house, hanno)
    look_round(house)
    assert len(box.letters) == 2


def test_nobody_is_told_of_a_table_that_was_full_from_the_start(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    wish(hanno, turn=False)
    subscribe(hanno, box, "hanno@example.org")
    hanno.open("me", "novice", name="Own table")
    sit_down(house, hanno, name="Harbour table")
    until(lambda: len(box.letters) >= 2)
    look_round(house)
    assert ["Harbour table" in letter["Subject"] for letter in box.letters] == [False, True]


def test_nothing_is_noted_for_those_who_cannot_be_told(writing: tuple[House, Box]) -> None:
    house, _ = writing
    hanno = house.player()
    wish(hanno, turn=False)  # but no address
    _, table = sit_down(house, hanno)
    desk = house.app.state.server.notices
    hosted = desk.tables.hosted[table]
    telling = desk.tell_full(hosted, hosted.seats[0])
    asyncio.run_coroutine_threadsafe(telling, desk.task.get_loop()).result(20)
    assert run_sql(house, "SELECT count(*) FROM told") == 0


def test_a_letter_a_day_has_all_that_waits(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    hanno.http.headers["accept-language"] = "de"
    wish(hanno, turn=False, full=False, digest=True)
    subscribe(hanno, box, "hanno@example.org")
    tables = []
    for number in range(2):
        mago, table = sit_down(house, hanno, name=f"Table {number}")
        let_hanno_wait([hanno, mago], table)
        tables.append(table)
    look_round(house)
    assert len(box.letters) == 1
    assert run_sql(house, "UPDATE wishes SET digested = digested - 90000") == 1
    until(lambda: len(box.letters) == 2)
    letter = box.letters[1]
    assert letter["Subject"] == "Du bist an 2 Tischen am Zug."
    assert {f"{HOME}/#/table/{table}" for table in tables} < set(links(letter))
    look_round(house)
    assert len(box.letters) == 2


def test_an_address_that_does_not_exist_is_given_up(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    mago, table = sit_down(house, hanno)
    subscribe(hanno, box, "hanno@example.org")
    box.refuses.add("hanno@example.org")
    let_hanno_wait([hanno, mago], table)
    until(lambda: hanno.get("/api/me/notices")["email"] is None)
    reply = hanno.http.put("/api/me/email", json={"email": "hanno@example.org"})
    assert (reply.status_code, reply.json()["error"]["code"]) == (503, "mail-failed")


def test_a_link_holds_for_its_own_address_only(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    hanno.http.put("/api/me/email", json={"email": "first@example.org"})
    until(lambda: len(box.letters) == 1)
    old = links(box.letters[0])[0].rpartition("/")[2]
    hanno.http.put("/api/me/email", json={"email": "second@example.org"})
    assert hanno.house.client().post(f"/api/letters/confirm/{old}").status_code == 404
    run_sql(house, "UPDATE wishes SET asked = asked - 400000")
    until(lambda: len(box.letters) == 2)
    late = links(box.letters[1])[0].rpartition("/")[2]
    assert hanno.house.client().post(f"/api/letters/confirm/{late}").status_code == 404
    assert not hanno.get("/api/me/notices")["confirmed"]


def test_first_letters_are_few(houses: Callable[..., House], tmp_path: Any, post: tuple[str, Box]) -> None:
    settings = {"mail_server": post[0], "mail_from": "no-reply@example.org", "public_url": HOME, "letters_an_hour": 2}
    house = houses(f"sqlite:///{tmp_path / 'few.db'}", **settings)
    for number in range(2):
        assert house.player().http.put("/api/me/email", json={"email": "one@example.org"}).status_code == 200, number
    assert house.player().http.put("/api/me/email", json={"email": "one@example.org"}).status_code == 429
    assert len(post[1].letters) == 2


def test_deleting_oneself_forgets_the_address(writing: tuple[House, Box]) -> None:
    house, box = writing
    hanno = house.player()
    subscribe(hanno, box, "hanno@example.org")
    hanno.http.delete("/api/me")
    assert run_sql(house, "SELECT count(*) FROM wishes") == 0


def test_a_server_without_mail_says_so(shared: House) -> None:
    hanno = shared.player()
    assert hanno.get("/api/me/notices")["mail"] is False
    assert hanno.http.put("/api/me/email", json={"email": "a@example.org"}).json()["error"]["code"] == "no-mail"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "hanno",
        "a@b",
        "a@b.org, c@d.org",
        "a b@c.org",
        "a@c.org\nbcc: d@e.org",
        "<a@b.org>",
        "é@b.org",
        "@b.org",
        "a@[10.0.0.1]",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadRequest):
        checked_address(address)


def test_the_owners_mail_server_is_read_and_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    server = mail_server("smtps://hanno%40example.org:a%2Fb@mail.example.org", "Cothon <c@example.org>")
    assert (server.host, server.port, server.user, server.password) == (
        "mail.example.org",
        465,
        "hanno@example.org",
        "a/b",
    )
    for url in ("http://mail.example.org", "smtp://", "smtp://host:99999"):
        with pytest.raises(BadRequest):
            mail_server(url, "c@example.org")
    assert main(["serve", "--mail-server", "smtp://localhost", "--database", "sqlite://"]) != 0
    assert "--public-url" in capsys.readouterr().err
