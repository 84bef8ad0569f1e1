"""How a notice leaves: as Web Push, to a webhook, as e-mail. It says where and what, nothing of the game itself."""

from __future__ import annotations

import asyncio
import json
import secrets
import smtplib
from typing import Any, Literal

from cothon.core import words
from cothon.core.refusal import BadRequest, Refusal
from cothon.server import addresses
from cothon.server.logs import log
from cothon.server.metrics import Metrics
from cothon.server.notices.mail import MailServer, letter
from cothon.server.notices.push import send_push
from cothon.server.notices.wishes import Wishes
from cothon.server.settings import Settings
from cothon.server.tables.called import table_name
from cothon.server.tables.keeping import Row
from cothon.server.tables.refusals import Unavailable

Outcome = Literal["sent", "failed", "gone"]
AT_ONCE = 20
GONE = (404, 410)
HOOK = {"content-type": "application/json", "user-agent": "cothon"}
PROOF = 1024  # bytes in which a webhook says that it wants letters


class Post:
    def __init__(self, settings: Settings, metrics: Metrics, wishes: Wishes, mail: MailServer | None) -> None:
        self.base = (settings.public_url or "").rstrip("/")
        self.metrics = metrics
        self.wishes = wishes
        self.mail = mail
        self.private_key = ""
        self.room = asyncio.Semaphore(AT_ONCE)

    # ── what is said ──

    def letter(self, event: str, table: Row, language: str, seat: int) -> dict[str, Any]:
        name = table_name(table, language)
        message = words.say(f"notice-{event}", language, table=name)
        line = {"event": event, "table": table["id"], "name": name, "seat": seat, "message": message}
        return line | {"url": self.link(f"#/table/{table['id']}")}

    def digest(self, waiting: list[Row], language: str) -> dict[str, Any]:
        lines = [
            {"table": row["id"], "name": table_name(row, language), "url": self.link(f"#/table/{row['id']}")}
            for row in waiting
        ]
        message = words.say("notice-digest", language, count=len(lines))
        return {"event": "digest", "message": message, "tables": lines, "url": self.link("")}

    def link(self, place: str) -> str | None:
        return f"{self.base}/{place}" if self.base else None

    # ── where it goes ──

    async def send(self, kind: str, target: str, letter: dict[str, Any]) -> Outcome:
        try:
            async with self.room:
                if kind == "webhook":
                    status = await addresses.post(target, json.dumps(letter).encode(), HOOK)
                else:
                    status = await send_push(json.loads(target), self.private_key, letter)
        except Exception as error:
            log("notice-failed", kind=kind, error=type(error).__name__)
            status = 0
        outcome: Outcome = "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"
        self.metrics.notices.labels(kind=kind, outcome="sent" if outcome == "sent" else "failed").inc()
        return outcome

    async def prove(self, url: str) -> None:
        """A webhook is sent nothing else until it has answered with the text that it is sent here."""
        challenge = secrets.token_urlsafe(24)
        body = json.dumps({"event": "challenge", "challenge": challenge}).encode()
        try:
            async with self.room:
                status, answer = await addresses.ask(url, body, HOOK, PROOF)
        except Refusal:
            raise
        except Exception as error:
            raise BadRequest("webhook-silent") from error
        if not 200 <= status < 300 or challenge not in answer:
            raise BadRequest("webhook-unproven")

    async def write(self, wish: Row, notice: dict[str, Any], table: Row | None) -> Outcome:
        """By e-mail, in the language that the player reads."""
        language, stop = wish["language"], self.wishes.sealed("stop", wish)
        if table is None:
            subject = notice["message"]
            lines = [f"{line['name']}\n{line['url']}" for line in notice["tables"]]
        else:
            subject = words.say(f"notice-{notice['event']}", language, table=table_name(table, language))
            lines = [str(notice["url"])]
        ending = words.say("letter-stop", language, link=f"{self.base}/#/stop/{stop}")
        text = "\n\n".join([subject, *lines, ending]) + "\n"
        return await self.by_mail(wish["email"], subject, text, f"{self.base}/api/letters/stop/{stop}")

    async def write_to_confirm(self, wish: Row) -> None:
        """The first letter to an address, and the only one until it is answered; nothing in it is another's words."""
        language, token = wish["language"], self.wishes.sealed("confirm", wish)
        subject = words.say("letter-confirm-subject", language)
        text = words.say("letter-confirm", language, link=f"{self.base}/#/confirm/{token}")
        if await self.by_mail(wish["email"], subject, f"{text}\n", None) != "sent":
            raise Unavailable("mail-failed")

    async def by_mail(self, to: str, subject: str, text: str, stop: str | None) -> Outcome:
        if self.mail is None or not self.base:
            return "failed"
        outcome: Outcome = "sent"
        try:
            async with self.room:
                await self.mail.send(letter(self.mail, to, subject, text, stop))
        except smtplib.SMTPRecipientsRefused as error:
            outcome = "gone" if all(code >= 550 for code, _ in error.recipients.values()) else "failed"
        except Exception as error:
            log("notice-failed", kind="email", error=type(error).__name__)
            outcome = "failed"
        self.metrics.notices.labels(kind="email", outcome="sent" if outcome == "sent" else "failed").inc()
        return outcome
