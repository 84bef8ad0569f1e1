"""Where the entries of a TOML file stand, so that a refusal can name the line."""

from __future__ import annotations

import re

KEY = re.compile(r"([A-Za-z_][\w-]*)\s*=")
TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*|[][{},\n]|[^\s"\'#\[\]{},]+')


def lines_of(text: str) -> dict[tuple[str, int], int]:
    """The line of each top-level key, as (key, -1), of each entry of its list, as (key, index), and the last one."""
    found: dict[tuple[str, int], int] = {("", -1): text.count("\n") + 1}
    key, index, depth, line, waiting = "", 0, 0, 1, False
    for token in TOKEN.finditer(text):
        mark = token.group()
        if depth == 0 and (named := KEY.match(text, token.start())):
            key, index = named.group(1), 0
            found[key, -1] = line
        if waiting and mark[0] not in "#\n],":
            found[key, index] = line
            index += 1
        if mark[0] not in "#\n":
            waiting = (mark == "[" and depth == 0) or (mark == "," and depth == 1)
        depth += (mark in ("[", "{")) - (mark in ("]", "}"))
        line += mark == "\n"
    return found
