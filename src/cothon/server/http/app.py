"""The web application: routes, errors in words, limits and headers around them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from cothon.core.refusal import BadRequest, Refusal
from cothon.server.aside.aside import Aside
from cothon.server.http.access import language_of, server_of
from cothon.server.http.api_page import router as page_router
from cothon.server.http.described import described
from cothon.server.http.door import Door
from cothon.server.http.hardening import Hardened, origin_fits
from cothon.server.http.live import Live
from cothon.server.http.reading import first_problem
from cothon.server.http.routes import (
    about,
    history,
    lessons,
    notices,
    outlook,
    own_games,
    owner,
    people,
    play,
    players,
    puzzles,
    reports,
    reviews,
    tables,
)
from cothon.server.http.routes.common import answer, refusal_answer
from cothon.server.priority import go_first
from cothon.server.server import Server
from cothon.server.settings import Settings
from cothon.server.tables.refusals import NotFound, error_body
from cothon.version import VERSION

STATIC = Path(__file__).parents[1] / "static"
ABOUT = """Tables of Traders of Carthage and Carthago: Merchants & Guilds.

Register (`POST /api/players`), open or join a table, then look, play and listen. Everything you are sent is made
from what your seat may know. The live channel is a WebSocket at `/api/tables/{id}/live`; its messages are the
schemas called `…Message`. docs/api.md tells the whole story."""


def create_app(settings: Settings | None = None) -> FastAPI:
    server = Server(settings or Settings())
    door = Door(server.settings, server.store)
    live = Live(server, door)
    aside = Aside()

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        go_first()
        await server.start()
        live.start()
        aside.start()
        yield
        await live.stop()
        await aside.stop()
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
    app.state.server, app.state.door, app.state.live, app.state.aside = server, door, live, aside
    parts = (about, players, people, own_games, tables, play, outlook, history, reviews, notices, owner, reports)
    for part in (*parts, puzzles, lessons):
        app.router.routes.extend(part.router.routes)  # `include_router` would make them again, at the first request
    app.router.routes.extend(page_router.routes)
    app.add_api_websocket_route("/api/tables/{table_id}/live", connect)
    answer_errors_in_words(app)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    if has_page():
        app.mount("/", StaticFiles(directory=STATIC, html=True))
    app.add_middleware(Hardened, server=server, door=door)
    return app


async def connect(socket: WebSocket, table_id: str) -> None:
    live: Live = socket.app.state.live
    if not origin_fits(socket, server_of(socket).settings.origins):
        await socket.close(1008)
        return
    await live.serve(socket, table_id)


def answer_errors_in_words(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return refusal_answer(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return refusal_answer(request, BadRequest("bad-request", what=first_problem(error)))

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and is_page_of_the_client(request) and has_page():
            return FileResponse(STATIC / "index.html")
        if error.status_code == 400:  # the framework could not read the body
            return refusal_answer(request, BadRequest("bad-request", what="body: cannot be read"))
        refusal = nothing_here(request) if error.status_code == 404 else BadRequest("bad-method")
        reply = answer(error_body(refusal, language_of(request)), error.status_code)
        reply.headers.update(error.headers or {})
        return reply


def is_page_of_the_client(request: Request) -> bool:
    """The web client has its own addresses, such as /table/… and /join/…; all of them are one page."""
    path = request.url.path
    return request.method in ("GET", "HEAD") and not path.startswith(("/api", "/assets")) and "." not in path


def has_page() -> bool:
    """Without Node.js the package can be built without the page; programs can use the server all the same."""
    return (STATIC / "index.html").is_file()


def nothing_here(request: Request) -> Refusal:
    return NotFound("page-not-built" if is_page_of_the_client(request) and not has_page() else "no-page")
