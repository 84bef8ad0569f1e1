"""Messages of the live channel as they come in, and what is wrong with those that cannot be read."""

from __future__ import annotations

from fastapi import WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from cothon.core.refusal import BadRequest, Refusal

MESSAGE_LIMIT = 8 * 1024


async def received(socket: WebSocket) -> str | None:
    """The next message; None if it is not text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    return text if isinstance(text, str) else None


def limited(text: str | None) -> str:
    if text is None:
        raise BadRequest("bad-message", what="text, not bytes")
    if len(text) > MESSAGE_LIMIT:
        raise BadRequest("message-too-long")
    return text


def as_refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, ValidationError):
        return BadRequest("bad-message", what=first_problem(error))
    return BadRequest("no-hello")


def first_problem(error: ValidationError | RequestValidationError) -> str:
    problem = error.errors()[0]
    return f"{'.'.join(str(part) for part in problem['loc'])}: {problem['msg']}"
