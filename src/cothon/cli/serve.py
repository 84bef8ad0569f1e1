"""Run the server: tables for people, bots and programs."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
from typing import TYPE_CHECKING, Any

from cothon.core.refusal import BadRequest

if TYPE_CHECKING:
    from cothon.server.settings import Settings

# messages are short: compressing them would cost more than it saves
SERVER_OPTIONS: dict[str, Any] = {
    "proxy_headers": False,  # with --behind-proxy the server reads them itself, otherwise nobody does
    "ws": "websockets-sansio",
    "ws_max_size": 16 * 1024,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "ws_per_message_deflate": False,
}

PATIENCE = 15.0  # seconds for another server to write what it has begun


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8421)
    databases = "sqlite:///FILE or postgresql+psycopg://… (default: COTHON_DATABASE, or a file)"
    parser.add_argument("--database", metavar="URL", default=os.environ.get("COTHON_DATABASE"), help=databases)
    code = os.environ.get("COTHON_ACCESS_CODE")
    parser.add_argument("--access-code", metavar="CODE", default=code, help="players need it once, to register")
    parser.add_argument("--origin", action="append", default=[], help="another web origin that may use the server")
    parser.add_argument("--behind-proxy", action="store_true", help="take addresses from X-Forwarded-For")
    parser.add_argument("--public-url", metavar="URL", help="what links in notices begin with")
    parser.add_argument("--bot-workers", type=at_least_one, help="processes in which bots think")
    parser.add_argument("--bot-pause", type=not_negative, help="seconds before a bot moves")
    parser.add_argument("--rate", type=at_least_one, help="requests a second that one player may make")
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is one")
    parser.add_argument("--replace", type=at_least_one, metavar="PROCESS", help="a server to stop once this is loaded")
    parser.add_argument("--log-level", default="warning", choices=("debug", "info", "warning", "error"))


def run(arguments: argparse.Namespace) -> int:
    try:
        import uvicorn

        from cothon.server.app import create_app
        from cothon.server.logs import set_up
    except ImportError as error:
        raise BadRequest("server-not-installed", what=str(error.name)) from error
    set_up(arguments.log_level)
    settings = settings_of(arguments)
    if arguments.replace:
        stop(arguments.replace)
    prepare(settings.database_url())
    listening = listen(arguments.host, arguments.port)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        **SERVER_OPTIONS,
    )
    port = listening.getsockname()[1]
    print(f"Cothon is at http://{arguments.host}:{port}/ – Ctrl-C stops it.", flush=True)
    if arguments.open:
        open_browser(f"http://{arguments.host}:{port}/")
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is the ordinary way to stop
        server.run([listening])
    return 0 if server.started else 1


def open_browser(address: str) -> None:
    """The socket listens already, so the page comes as soon as the server runs. Without a screen nothing happens."""
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
    from cothon.server.migrate import lock, migrate

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


def not_negative(text: str) -> float:
    if not (number := float(text)) >= 0:
        raise ValueError(text)
    return number


def settings_of(arguments: argparse.Namespace) -> Settings:
    from cothon.server.settings import Settings

    given = {
        "database": arguments.database,
        "access_code": arguments.access_code,
        "public_url": arguments.public_url,
        "bot_workers": arguments.bot_workers,
        "bot_pause": arguments.bot_pause,
        "requests_a_second": arguments.rate,
    }
    chosen = {name: value for name, value in given.items() if value is not None}
    return Settings(own_process=True, origins=tuple(arguments.origin), proxied=arguments.behind_proxy, **chosen)
