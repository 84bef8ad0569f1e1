"""Let a bot play at a server's table: an example of a program that plays."""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

from cothon.core.refusal import BadRequest, Refusal
from cothon.core.words import say

RETRY_SECONDS = 2.0
PASSING = ("stopping", "internal", "database-away", "too-many", "too-many-connections")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", required=True, metavar="URL", help="such as http://127.0.0.1:8421")
    parser.add_argument("--seat", required=True, metavar="LINK", help="an invitation, or a link that ends with one")
    parser.add_argument("--level", default="merchant", help="which bot plays (default: merchant)")
    parser.add_argument("--name", help="what the others see (default: the level)")
    parser.add_argument("--access-code", metavar="CODE", help="if the server asks for one")
    parser.add_argument("--table", metavar="ID", help="continue in a seat already taken, with its token as LINK")


def run(arguments: argparse.Namespace) -> int:
    import cothon

    bot = cothon.bot(arguments.level)
    try:
        return asyncio.run(Seat(arguments, bot).play())
    except OSError as error:
        raise BadRequest("server-away", url=arguments.server, reason=str(error)) from error


class Seat:
    """A bot in one seat of one table."""

    def __init__(self, arguments: argparse.Namespace, bot: Any) -> None:
        self.server: str = arguments.server.rstrip("/")
        self.link = urlsplit(arguments.seat).path.rsplit("/", 1)[-1] or arguments.seat
        self.arguments = arguments
        self.bot = bot
        self.last: int | None = None  # the last event heard of

    async def play(self) -> int:
        """To the end of the game; a broken connection is opened again."""
        table, token = await self.sit_down()
        how = f"--table={table} --seat={token}"
        print(say("command-bot-playing", self.arguments.language, table=table, how=how), flush=True)
        while True:
            try:
                if await self.listen(table, token):
                    return 0
            except OSError:
                await asyncio.sleep(RETRY_SECONDS)

    async def sit_down(self) -> tuple[str, str]:
        """The table and the token for the seat."""
        import httpx

        if self.arguments.table:
            return self.arguments.table, self.link
        async with httpx.AsyncClient(base_url=self.server, timeout=30) as http:
            try:
                new = {"name": self.arguments.name or self.arguments.level.capitalize(), "bot": True}
                if self.arguments.access_code:
                    new["access_code"] = self.arguments.access_code
                player = checked(await http.post("/api/players", json=new))
                http.headers["authorization"] = f"Bearer {player['token']}"
                table = checked(await http.get(f"/api/invitations/{self.link}"))["table"]["id"]
                joined = checked(await http.post(f"/api/tables/{table}/join", json={"invitation": self.link}))
            except httpx.HTTPError as error:
                raise BadRequest("server-away", url=self.server, reason=str(error)) from error
        return table, next(iter(joined["tokens"].values()))

    async def listen(self, table: str, token: str) -> bool:
        """Answer with moves; True when the game is over."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidURI, WebSocketException

        url = f"ws{self.server.removeprefix('http')}/api/tables/{table}/live"
        try:
            async with connect(url, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token, "last": self.last}))
                async for text in socket:
                    if await self.answer(socket, json.loads(text)):
                        return True
        except InvalidURI as error:
            raise BadRequest("server-away", url=self.server, reason=str(error)) from error
        except WebSocketException as error:  # closed, or a proxy answered whose server is not back yet
            raise ConnectionError(str(error)) from error
        raise ConnectionError("closed by the server")

    async def answer(self, socket: Any, message: dict[str, Any]) -> bool:
        if message["type"] == "refused":
            check_refusal(message["error"])
        state = message.get("table") or message.get("changed")
        if state is None:
            return False
        if not any(seat["yours"] for seat in state["seats"]):
            raise BadRequest("not-your-seat")
        self.last = state["seq"]
        if state["legal"]:
            legal = [one["move"] for one in state["legal"]]
            move = await asyncio.to_thread(self.bot.choose, state["view"], legal)
            await socket.send(json.dumps({"type": "move", "move": move, "seq": state["seq"]}))
        if state["status"] != "finished":
            return False
        scores = ", ".join(map(str, state["result"]["scores"]))
        print(say("command-bot-over", self.arguments.language, scores=scores), flush=True)
        return True


def check_refusal(error: dict[str, Any]) -> None:
    """A move that came too late needs no answer; what will pass is tried again; anything else is the end."""
    if error["code"] in PASSING:
        raise ConnectionError(error["message"])
    if error["code"] != "moved-on":
        raise Told(error)


class Told(Refusal):
    """A refusal in the server's own words."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["code"])
        self.message = error["message"]

    def words(self, language: str = "en") -> str:
        return str(self.message)


def checked(reply: Any) -> dict[str, Any]:
    try:
        body = reply.json()
        error = body.get("error") if reply.status_code >= 400 else None
    except (ValueError, AttributeError) as error:
        reason = f"HTTP {reply.status_code}, not a Cothon server"
        raise BadRequest("server-away", url=str(reply.url), reason=reason) from error
    if error is not None:
        raise Told(error)
    return dict(body)
