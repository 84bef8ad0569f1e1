"""The four packages of the server: which way imports point, and that tables need neither web nor database."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import cothon.server

SERVER = Path(cothon.server.__file__).parent
GROUND = {"settings", "logs", "encoding", "metrics", "addresses", "housekeeping", "rounds", "descriptors"}
GROUND |= {"processes", "priority"}
# what each part may import of the others; the top of the list is reached by none of the rest
ALLOWED = {
    "http": {"server", "aside", "owner", "ratings", "reviews", "notices", "bots", "store", "tables", *GROUND},
    "server": {"archive", "owner", "ratings", "reviews", "notices", "bots", "store", "tables", *GROUND},
    "aside": {"tables", *GROUND},
    "archive": {"store", "tables", *GROUND},
    "notices": {"store", "tables", *GROUND},
    "reviews": {"store", "bots", "tables", *GROUND},
    "ratings": {"owner", "store", "tables", *GROUND},
    "owner": {"store", "tables", *GROUND},
    "bots": {"tables", *GROUND},
    "store": {"tables", *GROUND},
    "tables": {"settings", "logs", "encoding"},
} | {part: {"rounds": {"logs"}, "descriptors": {"logs", "metrics", "rounds"}}.get(part, set()) for part in GROUND}


def parts_imported(path: Path) -> set[str]:
    """Parts of the server, in whatever way they are imported; for types too."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{one.name}" for one in node.names]
        elif isinstance(node, ast.Import):
            names += [one.name for one in node.names]
    return {name.split(".")[2] for name in names if name.startswith("cothon.server.")}


def test_imports_of_the_server_point_one_way() -> None:
    wrong = []
    for path in SERVER.rglob("*.py"):
        part = path.relative_to(SERVER).parts[0].removesuffix(".py")
        if part == "__init__":
            continue
        wrong += [f"{path.relative_to(SERVER)}: {other}" for other in parts_imported(path) - ALLOWED[part] - {part}]
    assert wrong == []


def test_tables_run_where_neither_web_nor_database_is() -> None:
    """In an interpreter of its own, where importing them fails."""
    script = Path(__file__).with_name("without_web.py")
    done = subprocess.run([sys.executable, str(script)], env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("played without fastapi starlette")
