"""For the site: the server's API as a page of Markdown, from its OpenAPI description, in place of a mark."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

MARK = "<!-- openapi -->"
METHODS = ("get", "post", "put", "patch", "delete")
Part = dict[str, Any]


def description() -> Part:
    from cothon.server.http.app import create_app
    from cothon.server.settings import Settings

    return create_app(Settings(database="sqlite://")).openapi()


def page(spec: Part) -> str:
    """All operations under their tags, then all schemas."""
    tags: dict[str, list[str]] = {}
    for path, methods in spec["paths"].items():
        for method in METHODS:
            if method in methods:
                one = methods[method]
                tags.setdefault(one["tags"][0], []).append(operation(method, path, one))
    parts = [f"## {tag.capitalize()}\n\n" + "\n".join(operations) for tag, operations in tags.items()]
    schemas = [schema(name, one) for name, one in sorted(spec["components"]["schemas"].items())]
    return "\n".join([*parts, "## Schemas\n", *schemas])


def operation(method: str, path: str, one: Part) -> str:
    parameters = [
        [f"`{each['name']}`", each["in"], kind(each["schema"]), line(each.get("description", ""))]
        for each in one.get("parameters", [])
    ]
    answers = [[status, line(each["description"]), content(each)] for status, each in sorted(one["responses"].items())]
    body = content(one.get("requestBody", {}))
    return "\n".join(
        [
            f"### `{method.upper()} {path}`\n\n{one.get('description', '')}\n",
            rows(["parameter", "in", "type", "meaning"], parameters),
            f"Body: {body}\n" if body else "",
            rows(["status", "when", "answer"], answers),
        ]
    )


def schema(name: str, one: Part) -> str:
    needed = one.get("required", [])
    fields = [
        [f"`{field}`{'' if field in needed else ' (may be missing)'}", kind(each), line(each.get("description", ""))]
        for field, each in one.get("properties", {}).items()
    ]
    head = f"({anchor(name)})=\n\n### {name}\n\n{one.get('description', '')}\n"
    return head + "\n" + (rows(["field", "type", "meaning"], fields) if fields else kind(one) + "\n")


def anchor(name: str) -> str:
    return f"schema-{name.lower()}"


def kind(part: Part) -> str:
    """A type in a few words, with links to other schemas."""
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return f"[{name}](#{anchor(name)})"
    for word in ("anyOf", "oneOf", "allOf"):
        if word in part:
            return " or ".join(kind(one) for one in part[word])
    if "enum" in part or "const" in part:
        return " or ".join(f"`{json.dumps(one)}`" for one in part.get("enum", [part.get("const")]))
    if part.get("type") == "array":
        return f"list of {kind(part.get('items', {}))}"
    if isinstance(part.get("additionalProperties"), dict):
        return f"object of {kind(part['additionalProperties'])}"
    return str(part.get("type", "anything"))


def content(part: Part) -> str:
    found = part.get("content", {})
    return " or ".join(kind(one["schema"]) for one in found.values() if one.get("schema"))


def line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def rows(head: list[str], found: list[list[str]]) -> str:
    if not found:
        return ""
    lines = [head, ["---"] * len(head), *found]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def fill(app: Sphinx, _name: str, source: list[str]) -> None:
    if MARK in source[0]:
        source[0] = source[0].replace(MARK, page(description()))


def keep(app: Sphinx, error: Exception | None) -> None:
    """The description itself beside the page, for programs."""
    if error is None and app.builder.format == "html":
        target = Path(app.outdir) / "docs" / "openapi.json"
        target.write_text(json.dumps(description(), indent=1), "utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", fill)
    app.connect("build-finished", keep)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
