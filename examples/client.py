"""A game against two bots over the network, with nothing but docs/api.md: `python examples/client.py [SERVER]`.

It needs `httpx` and `websockets`, not Cothon. It takes the first legal move; put your own idea into `choose`.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

SEATS = [{"who": "me"}, {"who": "bot", "level": "trader"}, {"who": "bot", "level": "novice"}]


def choose(view: dict[str, Any], legal: list[str]) -> str:
    return legal[0]


def sit_down(server: str, rules: str) -> tuple[str, str]:
    """The table's id and a token."""
    with httpx.Client(base_url=server, timeout=30) as http:
        token = http.post("/api/players", json={"name": "Hanno", "bot": True}).raise_for_status().json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        opened = http.post("/api/tables", json={"rules": rules, "seats": SEATS}).raise_for_status().json()
    return opened["table"]["id"], token


def play(server: str, table: str, token: str) -> dict[str, Any]:
    """Until the end; a lost connection is opened again and goes on where it stopped."""
    state: dict[str, Any] = {}
    while state.get("status") != "finished":
        try:
            with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/live", max_size=None) as socket:
                socket.send(json.dumps({"type": "hello", "token": token, "last": state.get("seq")}))
                for text in socket:
                    message = json.loads(text)
                    changed = message.get("table") or message.get("changed") or {}
                    state |= changed
                    if message["type"] == "refused" and message["error"]["code"] != "moved-on":
                        raise SystemExit(message["error"]["message"])
                    if changed.get("legal"):
                        move = choose(state["view"], [one["move"] for one in state["legal"]])
                        socket.send(json.dumps({"type": "move", "move": move, "seq": state["seq"]}))
                    if state.get("status") == "finished":
                        break
        except (OSError, WebSocketException):
            time.sleep(2)
    return state


if __name__ == "__main__":
    url = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8421"
    print(play(url, *sit_down(url, "traders/standard"))["result"])
