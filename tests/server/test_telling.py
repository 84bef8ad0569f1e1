"""What happened, over the wire: events as the viewer may know them, and every sentence in pieces."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from house import House, Json, Player, check_shape

import cothon
from cothon.core.state import State
from cothon.core.words import Words, text_of
from cothon.games import game_of
from cothon.server.tables.answers import LogEntry, Outlook, PreviewAnswer


def played(player: Player, rules: str, decisions: int = 25, seed: int = 3) -> str:
    """A table of two seats of one player, in mid-game."""
    table, dice = player.open("me", "me", rules=rules)["id"], random.Random(seed)
    for _ in range(decisions):
        legal = player.look(table)["legal"]
        if legal:
            player.move(table, dice.choice(legal)["move"])
    return str(table)


def library(house: House, table: str) -> cothon.Table:
    return house.app.state.server.tables.hosted[table].table.copy()  # type: ignore[no-any-return]


def without_words(event: Json) -> Json:
    return {key: value for key, value in event.items() if key != "words"}


def sentences(entry: Json) -> Iterator[tuple[str, Words]]:
    """Each as text and in pieces."""
    yield entry["words"], entry["parts"]
    told = [event["words"] for event in entry["happened"] if "words" in event]
    yield from zip(entry["events"], told, strict=True)


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_entries_tell_what_the_library_tells(shared: House, rules: str) -> None:
    hanno = shared.player()
    table = played(hanno, rules)
    model = library(shared, table)
    for seat in (0, 1):
        log = hanno.look(table, seat=seat)["log"]
        sent = [without_words(event) for entry in log for event in entry["happened"]]
        assert sent == model.events(0, seat)
        for entry in log:
            check_shape(entry, LogEntry)
            assert {event["step"] for event in entry["happened"]} <= {entry["step"] + 1}
            assert all(text == text_of(parts) for text, parts in sentences(entry))


def test_traders_has_something_to_tell(shared: House) -> None:
    log = (hanno := shared.player()).look(played(hanno, "traders/standard", 60))["log"]
    kinds = Counter(event["kind"] for entry in log for event in entry["happened"])
    assert {"dealt", "taken", "sailed", "refilled"} <= set(kinds)
    assert any(part.get("kind") == "player" and part["id"] in "01" for entry in log for part in entry["parts"])
    assert not any(entry["rule"] in entry["words"] for entry in log), "a rule's number stands beside the sentence"


@pytest.mark.parametrize("language", ["en", "de", "nl", "ja"])
def test_pieces_are_in_the_readers_language(shared: House, language: str) -> None:
    hanno = shared.player()
    table = played(hanno, "traders/standard")
    client = shared.client(hanno.token)
    seen = client.get(f"/api/tables/{table}", params={"lang": language}).json()
    for legal in seen["legal"]:
        assert legal["words"] == text_of(legal["parts"])
    for entry in seen["log"]:
        assert all(text == text_of(parts) for text, parts in sentences(entry))
    refused = client.post(f"/api/tables/{table}/moves", params={"lang": language}, json={"move": "pass"}).json()[
        "error"
    ]
    assert refused["message"] == f"{text_of(refused['parts'])} ({refused['rule']})"


def test_the_news_of_a_move_has_its_events(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    before = len(library(shared, table).log)
    take = next(one["move"] for one in hanno.look(table)["legal"] if one["move"].startswith("take"))
    with hanno.live(table, seat=0) as channel:
        channel.until("table")
        hanno.move(table, take)
        heard = [without_words(event) for entry in channel.until("event")["log"] for event in entry["happened"]]
    assert heard == library(shared, table).events(before, 0)
    assert heard


def test_after_an_undo_only_what_still_holds_has_happened(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    before = hanno.look(table)
    take = next(one["move"] for one in before["legal"] if one["move"].startswith("take"))
    other = next(one["move"] for one in before["legal"] if one["move"].startswith("take") and one["move"] != take)
    hanno.move(table, take)
    hanno.undo(table)
    hanno.move(table, other)
    last = hanno.look(table)["log"][-1]
    assert [event["card"] for event in last["happened"] if event["kind"] == "taken"] == [other.removeprefix("take ")]


def test_previews_outlooks_and_hints_have_events_and_pieces(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    now = hanno.look(table)
    take = next(one["move"] for one in now["legal"] if one["move"].startswith("take"))
    preview = hanno.post(f"/api/tables/{table}/preview", moves=[take])
    check_shape(preview, PreviewAnswer)
    assert [event["kind"] for event in preview["log"][0]["happened"]] == ["taken"]
    assert preview["log"][0]["happened"][0]["step"] == len(now["log"]) + 1
    outlook = hanno.post(f"/api/tables/{table}/outlook", moves=[take])
    check_shape(outlook, Outlook)
    assert [event["card"] for event in outlook["happened"]] == [take.removeprefix("take ")]
    assert outlook["events"] == [text_of(parts) for parts in outlook["parts"]]
    assert outlook["events"]
    for move in hanno.post(f"/api/tables/{table}/hint", level="novice")["moves"]:
        assert move["words"] == text_of(move["parts"])


def test_frames_of_a_replay_have_their_events(shared: House) -> None:
    hanno = shared.player()
    table = played(hanno, "traders/standard")
    frames = hanno.get(f"/api/tables/{table}/replay", step=0, count=100)["frames"]
    seen = hanno.look(table)
    assert frames[0]["entry"] is None
    assert [frame["entry"] for frame in frames[1:]] == seen["log"][: len(frames) - 1]
    middle = hanno.get(f"/api/tables/{table}/replay", step=7, count=3)["frames"]
    assert middle == frames[7:10]


def test_a_new_player_is_called_by_name_in_old_entries_and_pieces(shared: House) -> None:
    hanno, mago = shared.player("Hanno"), shared.player("Mago")
    record, seats = cothon.new_table("traders/standard", 2, seed=1).record(), [{"who": "me"}, {"who": "open"}]
    table = hanno.post("/api/tables/import", 201, record=record, seats=seats, public=True)["table"]["id"]
    assert "Seat 2" in " ".join(entry["words"] for entry in hanno.look(table)["log"])
    mago.post(f"/api/tables/{table}/join", 201)
    pieces = [part for entry in hanno.look(table)["log"] for part in entry["parts"] if part.get("kind") == "player"]
    assert {(part["id"], part["text"]) for part in pieces} <= {("0", "Hanno"), ("1", "Mago")}
    assert ("1", "Mago") in {(part["id"], part["text"]) for part in pieces}


def test_nothing_is_said_in_a_language_that_nobody_reads(shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Someone looked once in German; the game goes on in English, and German is caught up with when it is asked for."""
    hanno = shared.player()
    table = played(hanno, "traders/standard", 3)
    client = shared.client(hanno.token)
    game, said = game_of("traders/standard"), Counter[str]()
    describe = type(game).describe

    def counted(self: Any, state: State, move: int, names: Sequence[str], language: str) -> Words:
        said[language] += 1
        return describe(self, state, move, names, language)

    client.get(f"/api/tables/{table}", params={"lang": "de"})
    monkeypatch.setattr(type(game), "describe", counted)
    with hanno.live(table, seat=0) as channel:
        channel.until("table")
        for _ in range(6):
            hanno.move(table, hanno.look(table)["legal"][0]["move"])
    assert said["de"] <= 2, "what followed the one look"
    german = client.get(f"/api/tables/{table}", params={"lang": "de"}).json()["log"]
    assert [entry["step"] for entry in german] == list(range(len(german)))
    assert all(entry["words"] for entry in german)
    assert german[-1]["words"] != hanno.look(table)["log"][-1]["words"]
