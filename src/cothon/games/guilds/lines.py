"""Where the entries of a TOML file stand, so that a refusal can name the line."""

from __future__ import annotations

import re

KEY = re.compile(r"\s*([A-Za-z_][\w-]*)\s*=")
TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*|[][{}\n]')


def lines_of(text: str) -> dict[tuple[str, int], int]:
    """The line of each top-level key, as (key, -1), and of each table in its list, as (key, index)."""
    found: dict[tuple[str, int], int] = {}
    key, index, depth, line, start = "", 0, 0, 1, 0
    for token in TOKEN.finditer(text):
        mark = token.group()
        if depth == 0 and (named := KEY.match(text, start, token.end())):
            key, index = named.group(1), 0
            found.setdefault((key, -1), line)
        if mark == "{" and depth == 1:
            found[key, index] = line
            index += 1
        depth += (mark in "[{") - (mark in "]}")
        if mark == "\n":
            line += 1
        start = token.end()
    return found
