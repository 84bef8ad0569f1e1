"""/docs: the API on one page, made from OpenAPI without scripts or other hosts."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter(include_in_schema=False)

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Cothon API</title>
<style>body{{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#12262c;background:#fbf7ee}}code,pre{{font:14px/1.5 ui-monospace,monospace}}pre{{background:#efe4cb;
padding:.75rem;overflow:auto}}h2{{margin-top:2.5rem}}summary{{cursor:pointer}}b.m{{color:#66023c}}</style>
<h1>{title}</h1>{about}<p><a href="/openapi.json">openapi.json</a></p>{operations}<h2>Schemas</h2>{schemas}</html>"""


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    spec = request.app.openapi()
    operations = [
        operation(method, path, one) for path, methods in spec["paths"].items() for method, one in methods.items()
    ]
    schemas = [schema(name, one) for name, one in sorted(spec["components"]["schemas"].items())]
    about = "".join(f"<p>{escape(part)}</p>" for part in spec["info"]["description"].split("\n\n"))
    text = PAGE.format(title="Cothon API", about=about, operations="".join(operations), schemas="".join(schemas))
    return HTMLResponse(text)


def operation(method: str, path: str, one: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{escape(p['name'])}</code> ({escape(p['in'])}) {escape(p.get('description', ''))}</li>"
        for p in one.get("parameters", [])
    )
    answers = "".join(
        f"<li>{escape(status)}: {escape(a.get('description', ''))} {reference(a)}</li>"
        for status, a in one["responses"].items()
    )
    return (
        f'<h2><b class="m">{method.upper()}</b> <code>{escape(path)}</code></h2>'
        f"<p>{escape(one.get('description', ''))}</p><ul>{parameters}</ul>"
        f"<p>Body: {reference(one.get('requestBody', {})) or 'none'}</p><details><summary>Answers</summary>"
        f"<ul>{answers}</ul></details>"
    )


def reference(part: dict[str, Any]) -> str:
    content = part.get("content", {}).get("application/json", {}).get("schema", {})
    names = [one["$ref"] for one in (content, *content.get("anyOf", [])) if "$ref" in one]
    names = [name.rsplit("/", 1)[-1] for name in names]
    return " or ".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name in names)


def schema(name: str, one: dict[str, Any]) -> str:
    text = escape(json.dumps(one, indent=1, ensure_ascii=False))
    return f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary><pre>{text}</pre></details>'
