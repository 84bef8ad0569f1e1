"""Look after a server's database: tables, players, reports, backups. Running servers hear of it at once."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

from cothon.cli.serve import at_least_one, from_environment
from cothon.core.refusal import BadRequest
from cothon.core.words import say

if TYPE_CHECKING:
    from cothon.server.store.database import Store

MOMENTS = ("at", "created", "updated", "revealed")
WHAT = {
    "tables": "list tables, or search by name, player or id",
    "players": "list players, or search by name or id",
    "table": "show a table as a spectator sees it",
    "player": "show a player and their tables",
    "reports": "what players have reported",
    "close": "let nobody play at a table any more",
    "reopen": "let people play there again",
    "delete": "delete a table with all that belongs to it",
    "ban": "let a player in no more, and end their connections",
    "unban": "let a player in again",
    "revoke": "make a player's tokens void; a recovery code gives a new one",
    "rename": "give a player another name",
    "purge": "delete what is older than so many days, as in open=7,abandoned=90,finished=365,chat=30,players=365",
    "backup": "write a SQLite database to a file that only you can read, while the server runs",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    lines = "\n".join(f"  {name:8} {what}" for name, what in WHAT.items())
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = f"what to do:\n{lines}"
    parser.add_argument("do", choices=list(WHAT), metavar="WHAT", help="see below")
    parser.add_argument("subject", nargs="?", default="", help="a table, a player, a search, or a file")
    parser.add_argument("name", nargs="?", default="", help="the new name, for rename")
    databases = "as for `cothon serve` (default: COTHON_DATABASE, or the same file)"
    parser.add_argument("--database", metavar="URL", default=from_environment("DATABASE"), help=databases)
    parser.add_argument("--limit", type=at_least_one, default=50, help="lines of a list (%(default)s)")
    parser.add_argument("--reveal", action="store_true", help="show all cards of a table; this is written down")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    try:
        from cothon.server.settings import Settings
        from cothon.server.store.database import Store
        from cothon.server.store.migrate import check_schema
    except ImportError as error:
        raise BadRequest("server-not-installed", what=str(error.name)) from error
    url = Settings(database=arguments.database).database_url()
    check_schema(url)
    if arguments.do == "backup":
        from cothon.server.owner.backup import backup

        done: Any = backup(url, arguments.subject, arguments.dry_run)
    else:
        done = asyncio.run(act(Store(url), arguments))
    print(
        json.dumps(done, indent=1, ensure_ascii=False, default=str)
        if arguments.json
        else table_of(done, arguments.language)
    )
    return 0


async def act(store: Store, arguments: argparse.Namespace) -> Any:
    from cothon.server.owner.doing import do
    from cothon.server.owner.tools import Tools

    try:
        return await do(
            Tools(store),
            arguments.do,
            arguments.subject,
            name=arguments.name,
            limit=arguments.limit,
            reveal=arguments.reveal,
            dry_run=arguments.dry_run,
        )
    finally:
        await store.stop()


def table_of(done: Any, language: str) -> str:
    """Lists line by line, one thing key by key."""
    if isinstance(done, dict):
        return "\n".join(f"{key}: {plain(dated(key, value))}" for key, value in done.items())
    if not done:
        return say("command-nothing", language)
    heads = list(done[0])
    lines = [heads, *([plain(dated(head, one[head])) for head in heads] for one in done)]
    widths = [min(40, max(len(line[at]) for line in lines)) for at in range(len(heads))]
    rows = ["  ".join(part[:width].ljust(width) for part, width in zip(line, widths, strict=True)) for line in lines]
    return "\n".join(row.rstrip() for row in rows)


def dated(key: str, value: Any) -> Any:
    """Moments as the clock on the wall shows them; JSON has them in seconds, for programs."""
    if key in MOMENTS and isinstance(value, list):
        return [dated(key, one) for one in value]
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(value)) if key in MOMENTS else value


def plain(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ", ".join(value)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
