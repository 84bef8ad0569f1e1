"""Tables that nobody keeps: made from a position whenever somebody asks, shown as every table is, never changed."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.core import words
from cothon.core.game import Json
from cothon.core.retelling import retold
from cothon.core.verify import commitment, seed_text
from cothon.games import game_of
from cothon.server.encoding import to_json
from cothon.server.tables.answers import TableAnswer
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Row
from cothon.server.tables.seats import Actor, Seat
from cothon.server.tables.shown import table_answer
from cothon.server.tables.viewer import Viewer

GUEST = Actor(player="guest")  # whoever looks
LEVEL = "merchant"  # that the others are shown with; they never move


def unkept(name: str, title: str, position: Json, seat: int, language: str) -> Hosted:
    """A table with the guest in one seat and bots in the others; it remembers for whoever was not there before."""
    seats = seats_at(name, names_at(position["players"], seat, language), seat, GUEST, LEVEL)
    return Hosted(row_of(name, title, position, language), seats)


def seats_at(table: str, names: Sequence[str], seat: int, person: Actor, level: str) -> list[Seat]:
    """The person in one seat, among bots."""
    return [
        Seat(table, at, "person", name, player=person.player)
        if at == seat
        else Seat(table, at, "bot", name, level=level)
        for at, name in enumerate(names)
    ]


def names_at(players: int, seat: int, language: str) -> list[str]:
    """The guest's and those of bots, always the same."""
    others = iter(words.say("bot-names", language).split(", "))
    return [words.say("web-you-name", language) if at == seat else next(others) for at in range(players)]


def row_of(name: str, title: str, position: Json, language: str) -> Row:
    rules = position["rules"]
    return {
        "id": name,
        "name": title,
        "rules": rules,
        "version": game_of(rules).rule_sets[rules].version,
        "players": position["players"],
        "start": to_json({"position": position}).decode(),
        "seed": seed_text(0),
        "commitment": commitment(0),
        "status": "playing",
        "created": 0.0,
        "owner": None,
        "watch": None,
        "stand_in": LEVEL,
        "seconds_a_move": None,
        "imported_by": None,
        "language": language,
        **dict.fromkeys(("public", "one_screen", "hints", "practice", "rated"), False),
        **dict.fromkeys(("memory_aid", "points_shown"), True),
    }


def shown_to_guest(hosted: Hosted, seat: int, language: str) -> TableAnswer:
    return table_answer(hosted, Viewer(hosted, GUEST, seat, language))


def sentences(hosted: Hosted, moves: Sequence[str], language: str) -> list[words.Words]:
    """A decision at the table in words."""
    table = hosted.table.copy()
    table.chance = "open"
    return retold(table.game, table.state, table.check_all(moves), table.names, language)
