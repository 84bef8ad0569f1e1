"""Puzzles: which there are, one as a table, what is said to an answer, and a real table to play on at."""

from __future__ import annotations

import secrets
from datetime import date
from typing import Annotated

from fastapi import Path, Query, Response

from cothon.games import GAMES
from cothon.puzzles import Puzzle, of_the_day
from cothon.server.bots import levels
from cothon.server.http.access import Asked, AskedBy
from cothon.server.http.answers import Joined
from cothon.server.http.described import router_for
from cothon.server.http.models import PlayOn, PuzzleMoves
from cothon.server.http.routes.common import answer, errors
from cothon.server.http.routes.tables import limited, opened
from cothon.server.http.schemas import schema
from cothon.server.tables import answers, puzzles
from cothon.server.tables.imagined import imagined
from cothon.server.tables.importing import open_position
from cothon.server.tables.opening import SeatWish, TableWish
from cothon.server.tables.outlook import outlook
from cothon.server.tables.plans import plans

router = router_for("puzzles")
Name = Annotated[str, Path(min_length=1, max_length=40, examples=["3f0a91c2de"])]
Day = Annotated[date | None, Query(description="as in 2026-01-31; without it, the server's today")]
WORK = 2.0  # beyond that of a plain request
REFUSALS = errors(401, 404, 409, 413)
DEAL_BITS = 62


@router.get("/api/puzzles", response_model=schema(puzzles.PuzzleList), responses=errors(401))
async def all_puzzles(asked: Asked) -> Response:
    """Every puzzle of every game."""
    asked.check_code()
    return answer({"puzzles": puzzles.all_lines()})


@router.get("/api/puzzles/day", response_model=schema(puzzles.PuzzlesOfDay), responses=errors(401))
async def of_day(asked: Asked, day: Day = None) -> Response:
    """The puzzles of a day, one of each game: the same for everyone."""
    asked.check_code()
    chosen = day or date.today()
    found = [one for game in GAMES if (one := of_the_day(chosen, game.name)) is not None]
    return answer({"day": chosen.isoformat(), "puzzles": [puzzles.line_of(one) for one in found]})


@router.get("/api/puzzles/{name}", response_model=schema(puzzles.PuzzleAnswer), responses=REFUSALS)
async def one_puzzle(asked: Asked, name: Name) -> Response:
    """A puzzle as a table, from what its seat knows."""
    return answer(puzzles.shown(called(asked, name), asked.language))


@router.post("/api/puzzles/{name}/answers", response_model=schema(puzzles.PuzzleVerdict), responses=REFUSALS)
async def judged(asked: Asked, name: Name, wish: PuzzleMoves) -> Response:
    """A whole decision: right, or what it gives away and why."""
    one = called(asked, name)
    asked.take_rate(WORK)
    return answer(await asked.work(1.0, puzzles.verdict_on, one, wish.moves, asked.language))


@router.get("/api/puzzles/{name}/solution", response_model=schema(puzzles.PuzzleSolution), responses=REFUSALS)
async def solution(asked: Asked, name: Name) -> Response:
    """The best decision, and why it is the best."""
    one = called(asked, name)
    asked.take_rate(WORK)
    return answer(await asked.work(1.0, puzzles.solution_of, one, asked.language))


@router.post("/api/puzzles/{name}/plans", response_model=schema(answers.Plans), responses=REFUSALS)
async def plan(asked: Asked, name: Name, wish: PuzzleMoves) -> Response:
    """As at a table: after these moves, every way to complete what is chosen together."""
    one = called(asked, name)
    asked.take_rate(WORK)
    hosted = puzzles.table_of(one, asked.language)
    table = imagined(hosted, one.seat)
    return answer(await asked.work(1.0, plans, hosted, table, one.seat, wish.moves, asked.language))


@router.post("/api/puzzles/{name}/outlook", response_model=schema(answers.Outlook), responses=REFUSALS)
async def look_ahead(asked: Asked, name: Name, wish: PuzzleMoves) -> Response:
    """As at a table: what the moves would lead to."""
    one = called(asked, name)
    asked.take_rate(WORK)
    return answer(outlook(puzzles.table_of(one, asked.language), one.seat, wish.moves, asked.language))


@router.post(
    "/api/puzzles/{name}/table", status_code=201, response_model=schema(Joined), responses=errors(401, 404, 413)
)
async def play_on(asked: Asked, name: Name, wish: PlayOn) -> Response:
    """Open a table that begins with the puzzle: you in its seat, bots in the others, hidden cards dealt again."""
    one, actor = called(asked, name), limited(asked)
    levels.check(wish.level)
    seats = [SeatWish("me") if at == one.seat else SeatWish("bot", level=wish.level) for at in range(one.players)]
    position = await asked.work(1.0, puzzles.to_play_on, one, secrets.randbits(DEAL_BITS))
    wished = TableWish(wish.level, language=asked.language, memory_aid=True)
    return await opened(asked, open_position(actor, position, seats, wished))


def called(asked: AskedBy, name: str) -> Puzzle:
    asked.check_code()
    return puzzles.named(name)
