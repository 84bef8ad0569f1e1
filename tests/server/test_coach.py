"""What the coach could say: only to who decides, from their own view, in their language."""

from __future__ import annotations

from typing import Any

import pytest
from house import House

from cothon.core import words
from cothon.games import GAMES

TRADERS = {"rules": "traders/standard", "players": 2, "farm": ["G2"]}


def said(house: House, position: dict[str, Any]) -> list[str]:
    hanno = house.player()
    seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
    table = hanno.post("/api/tables/import", 201, position=position, seats=seats)["table"]
    return [remark["name"].partition("-")[2] for remark in table["coach"]]


def traders(hand: list[str], market: list[str], **more: Any) -> dict[str, Any]:
    own = {key: more.pop(key) for key in ("stock", "tokens") if key in more}
    data: dict[str, Any] = {"market": market, "seats": [{"hand": hand, **own}, {"hand": ["B5"]}]}
    return TRADERS | data | more


@pytest.mark.parametrize(
    ("name", "position", "otherwise"),
    [
        ("buy", traders(["R5"], ["Y3"]), traders(["R2"], ["Y3"])),
        (
            "danger",
            traders(["R2"], ["Y5"], stock=["B5"], ships={"B": 3, "G": 4}),
            traders(["R2"], ["Y5"], stock=["B5"], ships={"B": 3, "G": 2}),
        ),
        ("discount", traders(["R5"], ["Y5"], tokens={"Y": 1}), traders(["R5"], ["Y2"], tokens={"Y": 1})),
        ("last", traders(["R2"], ["Y5"], tokens={"Y": 7}), traders(["R2"], ["Y5"], tokens={"Y": 6})),
        ("stock", traders(["R2"], ["Y5"], stock=["B5"]), traders(["R2"], ["Y5"])),
        ("stock", traders(["R2"], ["Y5"], stock=["B5"]), traders(["R2"], ["Y5"], stock=["B5"], tokens={"Y": 2})),
        ("market", traders(["R2"], ["Y5"]), traders(["R2"], ["Y5"], tokens={"Y": 2})),
        ("market", traders(["R2"], ["Y5"]), traders(["R5"], ["Y5"])),
        (
            "double",
            traders(["R2"], ["Y5", "B3", "B2"], stock=["B5"], ships={"B": 3}),
            traders(["R2"], ["Y5", "B3", "B2"], stock=["B5"], ships={"B": 2}),
        ),
        (
            "double",
            traders(["R2"], ["Y5", "B3", "B2"], stock=["B5"], ships={"B": 3}),
            traders(["R5", "R5"], ["Y5", "B3", "B2"], stock=["B5"], ships={"B": 3}),
        ),
    ],
)
def test_traders(shared: House, name: str, position: dict[str, Any], otherwise: dict[str, Any]) -> None:
    assert name in said(shared, position)
    assert name not in said(shared, otherwise)


BASE = [f"base:{name}" for name in ("market", "market", "residence", "trading", "warship", "delivery", "delivery")]
HARBOUR = ["dyes/embargo/5/1", "oils/commando/5/1", "glass/palette/5/1", "dyes/legacy/6/2", "oils/intrigue/6/2"]


def guilds(*cards: str, **more: Any) -> dict[str, Any]:
    played, ships = more.pop("played", []), more.pop("ships", [])
    hand = [*cards, *(card for card in BASE if card not in played)]
    seats = [{"hand": hand, "played": played, "ships_up": ships}, {"hand": BASE}]
    return {"rules": "guilds/standard", "players": 2, "harbour": HARBOUR, "seats": seats} | more


@pytest.mark.parametrize(
    ("name", "position", "otherwise"),
    [
        ("docks", guilds(docks=[0, 1, 1]), guilds(docks=[0, 1, None])),
        ("delivery", guilds("oils/market/5", docks=[None, 0, None]), guilds("glass/market/4", docks=[None, 0, None])),
        (
            "marker",
            guilds("oils/market/5", "glass/market/4", markers=["market"]),
            guilds("oils/market/5", markers=["market"]),
        ),
        ("turn", guilds(), guilds(decade=2)),
        ("turn", guilds(), guilds(round=2, played=["base:trading"])),
        ("played", guilds(played=["base:trading"]), guilds(decade=3, played=["base:trading"])),
        ("end", guilds(decade=3, round=4), guilds(decade=2, round=4)),
        ("effect", guilds(ships=["cedar/favour/5/1"]), guilds()),
    ],
)
def test_guilds(shared: House, name: str, position: dict[str, Any], otherwise: dict[str, Any]) -> None:
    assert name in said(shared, position)
    assert name not in said(shared, otherwise)


def test_only_who_decides_is_spoken_to(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me", rules="traders/standard")
    for seat in (0, 1):
        looked = hanno.get(f"/api/tables/{table['id']}", seat=seat)
        assert looked["seat"] == seat
        assert bool(looked["coach"]) == (looked["turn"] == seat)


@pytest.mark.parametrize("language", words.languages())
def test_every_remark_has_words(language: str) -> None:
    keys = [key for game in GAMES for key in REMARKS[game.name]]
    assert [key for key in keys if not words.has(key, language)] == []


REMARKS = {
    "traders": [
        f"traders-coach-{name}" for name in ["store", "last", "danger", "discount", "buy", "double", "stock", "market"]
    ],
    "guilds": [
        f"guilds-coach-{name}"
        for name in ["setup", "deliver", "after", "delivery", "marker", "docks", "effect", "end", "played", "turn"]
    ],
}
