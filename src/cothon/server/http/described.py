"""What the server can be asked and what it answers, as OpenAPI; made when somebody wants to read it.

Answers are made and encoded by our own types, which mypy checks. So a route does its work without knowing what its
answers look like, and making that for all routes took a third of the time before the server listens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from starlette.routing import BaseRoute

from cothon.server.http import messages


class Route(APIRoute):
    """One that answers, and knows how to describe itself."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        self.options = options
        super().__init__(path, endpoint, **options | {"response_model": None, "responses": {}})

    def in_full(self) -> APIRoute:
        return APIRoute(self.path, self.endpoint, **self.options)


def router_for(tag: str) -> APIRouter:
    return APIRouter(tags=[tag], route_class=Route)


def in_full(routes: list[BaseRoute]) -> list[BaseRoute]:
    return [route.in_full() if isinstance(route, Route) else route for route in routes]


def described(app: FastAPI) -> dict[str, Any]:
    """With the messages of the live channel among the schemas."""
    if app.openapi_schema is None:
        routes = in_full(app.routes)
        schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=routes)
        _, shapes = TypeAdapter.json_schemas(
            [(message, "validation", TypeAdapter(message)) for message in messages.ALL],
            ref_template="#/components/schemas/{model}",
        )
        for name, one in shapes["$defs"].items():
            schema["components"]["schemas"].setdefault(name, one)
        app.openapi_schema = schema
    return app.openapi_schema
