"""Secrecy over the wire: tables that differ only in what a client cannot know send it the same bytes."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hidden import hidden_pair
from house import Channel, House, Player

import cothon
from cothon.server.bots import workers

WISHES = [{"who": "me"}, {"who": "me"}, {"who": "me"}]
TRIED = [
    "buy",
    "double",
    "take R5",
    "reserve market B2",
    "flip R",
    "pay R5",
    "store B2",
    "act market",
    "take pile",
    "pass",
]
SECRET = re.compile(r"\b[piws]_[\w-]{32}")


class Eyes:
    """One kind of client at an imported table: a seat with its token only, or a spectator."""

    def __init__(self, house: House, owner: Player, seat: int | None, **data: Any) -> None:
        opened = owner.post("/api/tables/import", 201, name="One", seats=WISHES, public=True, **data)
        self.table = opened["table"]["id"]
        self.seat = seat
        self.owner = owner
        self.player = Player(house, None if seat is None else opened["tokens"][str(seat)])

    def messages(self, then: str | None) -> Iterator[str]:
        """All that this client can get the server to say, whatever it tries; and what it hears when another moves."""
        yield from self.looks()
        yield from self.tries([] if then is None else [then])
        with self.player.live(self.table) as channel:
            yield json.dumps(channel.until("table"))
            channel.send(type="move", move="draw R5")
            yield json.dumps(channel.until("refused"))
            channel.send(type="undo")
            yield json.dumps(channel.until("refused"))
            if then is not None:
                yield from self.hears(channel, then)

    def looks(self) -> Iterator[str]:
        path = f"/api/tables/{self.table}"
        calls = ["", "?lang=de", "?lang=ja", "/events?last=0", "/events?last=1", "/replay?count=100", "/replay?seat=1"]
        for call in (*calls, "/replay?open=true", "/replay?step=3&seat=0", "/record", "/webhook"):
            yield self.player.http.get(path + call).text
        yield self.player.http.get("/api/tables").text if self.seat is None else ""

    def tries(self, then: list[str]) -> Iterator[str]:
        path = f"/api/tables/{self.table}"
        for what in ("preview", "plans", "outlook"):
            for move in TRIED:
                yield self.player.http.post(f"{path}/{what}", json={"moves": [move]}).text
            yield self.player.http.post(f"{path}/{what}", json={"moves": then}).text
        for body in ({"move": "take Q1"}, {"move": "draw R5"}, {"move": "pass", "seat": 0}):
            yield self.player.http.post(f"{path}/moves", json=body).text
        yield self.player.http.post(f"{path}/undo", json={}).text
        yield self.player.http.post(f"{path}/hint", json={"level": "novice"}).text
        yield self.player.http.post(f"{path}/seats/1/bot", json={"level": "novice"}).text

    def hears(self, channel: Channel, then: str) -> Iterator[str]:
        """A move, talk and undo, as the live channel tells them."""
        self.owner.move(self.table, then)
        yield json.dumps(channel.until("event"))
        yield self.player.http.get(f"/api/tables/{self.table}/events?last=1").text
        self.owner.post(f"/api/tables/{self.table}/chat", text="well?")
        yield json.dumps(channel.until("event"))
        self.owner.post(f"/api/tables/{self.table}/undo")
        yield json.dumps(channel.until("event"))

    def heard(self, then: str | None) -> list[str]:
        return [self.masked(text) for text in self.messages(then)]

    def masked(self, text: str) -> str:
        """What names this table and this moment, not its cards."""
        text = SECRET.sub("TOKEN", text.replace(self.table, "ID"))
        text = re.sub(r'"(now|since|created|updated|at|deadline)": ?[\d.e+]+', r'"\1":0', text)
        text = re.sub(r'"present": ?\w+', '"present":0', text)
        return re.sub(r'"tables":\[.*\]', "", text)


@pytest.fixture(autouse=True)
def same_dealer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables whose secret seeds are the same, so that only the hidden cards differ."""
    monkeypatch.setattr("cothon.server.tables.opening.secrets.randbits", lambda bits: 2**200 + 7)
    monkeypatch.setattr("cothon.server.aside.aside.WORTH", float("inf"))  # in another process they would differ


@pytest.fixture(autouse=True)
def asked_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint repeats what the bot was asked, so that a bot's own chance does not show but what it was told does."""

    async def evaluate(
        self: workers.Workers, level: str, view: Any, legal: list[str], names: list[str], language: str
    ) -> tuple[list[Any], None]:
        found = {"move": legal[0], "win": 0.0, "points": None, "simulations": 0, "continuation": [json.dumps(view)]}
        return [found], None

    monkeypatch.setattr(workers.Workers, "evaluate", evaluate)


def compare(house: House, seat: int | None, first: cothon.Table, second: cothon.Table, whole: str) -> None:
    owner = house.player("Owner")
    then = quiet_move(first, second)
    both = [
        {whole: getattr(table, whole)() | ({"chance": None} if whole == "record" else {})} for table in (first, second)
    ]
    one, other = (Eyes(house, owner, seat, **data).heard(then) for data in both)
    assert len(one) > 40
    for left, right in zip(one, other, strict=True):
        assert left == right


def quiet_move(first: cothon.Table, second: cothon.Table) -> str | None:
    """A move that can be made at both tables and after which nothing is drawn; its mover's hand may differ."""
    for move in sorted(set(first.legal_moves()) & set(second.legal_moves())):
        if all(is_quiet(table, move) for table in (first, second)):
            return move
    return None


def is_quiet(table: cothon.Table, move: str) -> bool:
    state = table.state.clone()
    state.play(table.check(move))
    return state.mover() >= 0


@pytest.mark.parametrize("rules", cothon.rule_sets())
@pytest.mark.parametrize("seat", [0, 2, None])
def test_redealt_hidden_cards_change_no_byte(shared: House, rules: str, seat: int | None) -> None:
    """Positions from all over a game, with everything re-dealt that the client cannot know."""
    dice = random.Random(f"{rules} {seat}")
    table = cothon.new_table(rules, 3, seed=11)
    moments = sorted(dice.sample(range(5, 70), 3))
    for number in range(moments[-1] + 1):
        if table.turn is None:
            break
        if number in moments:
            other = table.determinize(seat, number)
            compare(shared, seat, table, other, "position")
        table.play(dice.choice(table.legal_moves()))


@pytest.mark.parametrize(
    ("rules", "seat"),
    [("traders/classic", 0), ("traders/zman", None), ("guilds/standard", 0), ("guilds/standard", None)],
)
def test_unseen_draws_change_no_byte_of_log_events_and_replay(shared: House, rules: str, seat: int | None) -> None:
    found = 0
    for seed in range(12):
        pair = hidden_pair(rules, 3, seat, seed)
        if pair is not None:
            assert pair[0].record()["moves"] != pair[1].record()["moves"]
            compare(shared, seat, *pair, "record")
            found += 1
        if found == 2:
            return
    raise AssertionError("no unseen draw was found")


def test_logs_have_no_tokens_codes_or_queries(shared: House, caplog: pytest.LogCaptureFixture) -> None:
    import logging

    logger = logging.getLogger("cothon.server")
    logger.propagate = True
    with caplog.at_level("DEBUG"):
        hanno = shared.player()
        table = hanno.open("me", "open")
        hanno.look(table["id"], watch=table["watch"])
        hanno.get(f"/api/invitations/{table['seats'][1]['invitation']}")
        with hanno.live(table["id"]) as channel:
            channel.until("table")
    said = " ".join(
        f"{record.getMessage()} {getattr(record, 'fields', '')}" for record in caplog.records if "cothon" in record.name
    )
    assert hanno.token is not None
    assert hanno.token not in said
    assert table["watch"] not in said
    assert SECRET.search(said) is None


def test_the_database_holds_no_tokens(shared: House) -> None:
    import sqlite3

    hanno = shared.player()
    body = {"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "me"}]}
    opened = hanno.post("/api/tables", 201, **body)
    path = shared.app.state.server.store.url.removeprefix("sqlite:///")
    connection = sqlite3.connect(path)
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert hanno.token is not None
    for token in (hanno.token, *opened["tokens"].values()):
        assert token not in dump
