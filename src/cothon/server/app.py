"""The web application: routes, errors in words, limits and headers around them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException

from cothon.core.refusal import BadRequest, Refusal
from cothon.server import messages
from cothon.server.access import language_of
from cothon.server.hardening import Hardened, origin_fits, route_of
from cothon.server.live import first_problem
from cothon.server.logs import log_crash
from cothon.server.page import router as page_router
from cothon.server.refusals import NotFound, Unavailable, error_body
from cothon.server.routes import about, history, notices, outlook, play, players, tables
from cothon.server.routes.common import answer, refusal_answer
from cothon.server.server import Server
from cothon.server.settings import Settings
from cothon.version import VERSION

STATIC = Path(__file__).parent / "static"
ABOUT = """Tables of Traders of Carthage and Carthago: Merchants & Guilds.

Register (`POST /api/players`), open or join a table, then look, move and listen. Everything you are sent is made
from what your seat may know. The live channel is a WebSocket at `/api/tables/{id}/live`; its messages are the
schemas `…Message`. docs/api.md tells the whole story."""


def create_app(settings: Settings | None = None) -> FastAPI:
    server = Server(settings or Settings())

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    app = FastAPI(
        title="Cothon",
        version=VERSION,
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.server = server
    for part in (about, players, tables, play, outlook, history, notices):
        app.include_router(part.router)
    app.include_router(page_router)
    app.add_api_websocket_route("/api/tables/{table_id}/live", live)
    answer_errors_in_words(app)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    if STATIC.is_dir():
        app.mount("/", StaticFiles(directory=STATIC, html=True))
    app.add_middleware(Hardened, server=server)
    return app


async def live(socket: WebSocket, table_id: str) -> None:
    server: Server = socket.app.state.server
    if not origin_fits(socket, server.settings.origins):
        await socket.close(1008)
        return
    await server.live.serve(socket, table_id)


def answer_errors_in_words(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return refusal_answer(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return refusal_answer(request, BadRequest("bad-request", what=first_problem(error)))

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and is_page_of_the_client(request):
            return FileResponse(STATIC / "index.html")
        if error.status_code == 400:  # the framework could not read the body
            return refusal_answer(request, BadRequest("bad-request", what="body: cannot be read"))
        refusal = NotFound("no-page") if error.status_code == 404 else BadRequest("bad-method")
        reply = answer(error_body(refusal, language_of(request)), error.status_code)
        reply.headers.update(error.headers or {})
        return reply

    @app.exception_handler(Exception)
    async def crashed(request: Request, _: Exception) -> Response:
        log_crash("request-failed", method=request.method, route=route_of(request.scope))
        return answer(error_body(Unavailable("internal"), "en"), 500)


def is_page_of_the_client(request: Request) -> bool:
    """The web client has its own addresses, such as /table/… and /join/…; all of them are one page."""
    path = request.url.path
    wanted = request.method in ("GET", "HEAD") and not path.startswith(("/api", "/assets")) and "." not in path
    return wanted and (STATIC / "index.html").is_file()


def described(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with the messages of the live channel among the schemas."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        _, shapes = models_json_schema(
            [(message, "validation") for message in messages.MESSAGES], ref_template="#/components/schemas/{model}"
        )
        for name, one in shapes["$defs"].items():
            schema["components"]["schemas"].setdefault(name, one)
        app.openapi_schema = schema
    return app.openapi_schema
