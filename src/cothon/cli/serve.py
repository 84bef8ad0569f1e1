"""Run the server: tables for people, bots and programs."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
from typing import TYPE_CHECKING, Any

from cothon.core.cluster import connected
from cothon.core.refusal import BadRequest
from cothon.core.words import say

if TYPE_CHECKING:
    from cothon.server.settings import Settings

# messages are short: compressing them would cost more than it saves
SERVER_OPTIONS: dict[str, Any] = {
    "proxy_headers": False,  # with --behind-proxy the server reads them itself, otherwise nobody does
    "ws": "websockets-sansio",
    "ws_max_size": 16 * 1024,
    "ws_ping_interval": 60,  # who is gone is noticed; that the server is there, its beats tell
    "ws_ping_timeout": 20,
    "ws_per_message_deflate": False,
}

PATIENCE = 15.0  # seconds for another server to write what it has begun


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8421, help="port to listen on (%(default)s)")
    databases = "sqlite:///FILE or postgresql+psycopg://… (default: COTHON_DATABASE, or a file)"
    parser.add_argument("--database", metavar="URL", default=from_environment("DATABASE"), help=databases)
    code = from_environment("ACCESS_CODE")
    parser.add_argument("--access-code", metavar="CODE", default=code, help="players need it once, to register")
    parser.add_argument("--origin", action="append", default=[], help="another web origin that may use the server")
    parser.add_argument("--behind-proxy", action="store_true", help="take addresses from X-Forwarded-For")
    parser.add_argument("--public-url", metavar="URL", help="the address that links in notices begin with")
    mail = "smtp://USER:PASSWORD@HOST:PORT or smtps://…, for notices by e-mail (default: COTHON_MAIL_SERVER)"
    parser.add_argument("--mail-server", metavar="URL", default=from_environment("MAIL_SERVER"), help=mail)
    sender = from_environment("MAIL_FROM")
    parser.add_argument("--mail-from", metavar="ADDRESS", default=sender, help="the sender of these e-mails")
    parser.add_argument(
        "--notice-after",
        type=whole,
        metavar="MINUTES",
        help="away for so long, players are told of their turn, unless they choose otherwise (5)",
    )
    parser.add_argument("--bot-workers", type=at_least_one, help="processes in which bots think")
    parser.add_argument("--review-workers", type=at_least_one, help="reviews that are made at the same time")
    cluster = "a Ray cluster (ray://HOST:10001, auto) on whose nodes bots think and games are reviewed"
    parser.add_argument("--workers", metavar="ADDRESS", default=from_environment("WORKERS"), help=cluster)
    parser.add_argument("--bot-pause", type=not_negative, help="seconds a bot waits before it moves")
    parser.add_argument("--rate", type=at_least_one, help="requests per second allowed to each player")
    parser.add_argument(
        "--openings", type=at_least_one, help="tables, and players, that one address may open in an hour"
    )
    days = "how long things are kept, as in open=7,abandoned=90,finished=365,chat=30,players=365 (default: for ever)"
    parser.add_argument("--keep", metavar="DAYS", default=from_environment("KEEP") or "", help=days)
    parser.add_argument("--open", action="store_true", help="open the page in a browser, if there is one")
    parser.add_argument(
        "--replace",
        type=at_least_one,
        metavar="PROCESS",
        help="the process of a server to stop once this one is loaded",
    )
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log-level", default="warning", choices=levels, help="how much is logged (%(default)s)")


def from_environment(name: str) -> str | None:
    """Containers pass on what nobody has set as an empty text."""
    return os.environ.get(f"COTHON_{name}") or None


def run(arguments: argparse.Namespace) -> int:
    try:
        import uvicorn

        from cothon.server.http.app import create_app, has_page
        from cothon.server.http.sockets import guarded
        from cothon.server.logs import set_up
    except ImportError as error:
        raise BadRequest("server-not-installed", what=str(error.name)) from error
    set_up(arguments.log_level)
    settings = settings_of(arguments)
    if arguments.replace:
        stop(arguments.replace)
    if settings.cluster:
        connected(settings.cluster)  # what is wrong with it is said before anything listens
    prepare(settings.database_url())
    listening = listen(arguments.host, arguments.port)
    app = create_app(settings)
    raise_limit()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        **SERVER_OPTIONS | guarded(settings, app.state.server.metrics),
    )
    port = listening.getsockname()[1]
    url = f"http://{arguments.host}:{port}/"
    print(say("command-serving", arguments.language, url=url), flush=True)
    if not has_page():
        print(say("refusal-page-not-built", arguments.language), flush=True)
    elif arguments.open:
        open_browser(url)
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is the ordinary way to stop
        server.run([listening])
    return 0 if server.started else 1


def raise_limit() -> None:
    """Each connection is a file to the system, which allows few of them until one asks for more."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def open_browser(address: str) -> None:
    """The socket already listens, so the page comes as soon as the server runs. Without a screen nothing happens."""
    import sys
    import webbrowser

    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def stop(process: int) -> None:
    """Everything is loaded by now, so that players are without a server for a moment only."""
    import signal
    import time

    try:
        os.kill(process, signal.SIGTERM)
        for _ in range(round(PATIENCE / 0.02)):
            time.sleep(0.02)
            os.kill(process, 0)
    except ProcessLookupError:
        return
    except (OSError, OverflowError) as error:
        raise BadRequest("cannot-stop", process=str(process), reason=reason_of(error)) from error


def prepare(url: str) -> None:
    """What is wrong with the database is said here, in one sentence, before anything listens."""
    from cothon.server.store.migrate import lock, migrate

    held = lock(url)
    migrate(url)
    if held is not None:
        held.close()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise BadRequest("cannot-listen", address=f"{host}:{port}", reason=reason_of(error)) from error


def reason_of(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def at_least_one(text: str) -> int:
    if (number := int(text)) < 1:
        raise ValueError(text)
    return number


def whole(text: str) -> int:
    if (number := int(text)) < 0:
        raise ValueError(text)
    return number


def not_negative(text: str) -> float:
    if not (number := float(text)) >= 0:
        raise ValueError(text)
    return number


def settings_of(arguments: argparse.Namespace) -> Settings:
    from cothon.server.owner.retention import keep_from
    from cothon.server.settings import Settings

    given = {
        "database": arguments.database,
        "access_code": arguments.access_code,
        "public_url": arguments.public_url,
        "owner_token": from_environment("OWNER_TOKEN"),
        "mail_server": arguments.mail_server,
        "mail_from": arguments.mail_from,
        "notice_minutes": arguments.notice_after,
        "bot_workers": arguments.bot_workers,
        "review_workers": arguments.review_workers,
        "cluster": arguments.workers,
        "bot_pause": arguments.bot_pause,
        "requests_a_second": arguments.rate,
        "tables_an_hour": arguments.openings,
        "players_an_hour": arguments.openings,
    }
    if arguments.mail_server and not (arguments.mail_from and arguments.public_url):
        raise BadRequest("mail-incomplete")
    chosen = {name: value for name, value in given.items() if value is not None}
    keep = tuple(keep_from(arguments.keep).items())
    return Settings(
        own_process=True, origins=tuple(arguments.origin), proxied=arguments.behind_proxy, keep=keep, **chosen
    )
