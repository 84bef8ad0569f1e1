"""Letters by e-mail, through the owner's own mail server."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import ssl
from dataclasses import dataclass
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from cothon.core.refusal import BadRequest

SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}
LONGEST = 254  # characters of an address
WHOLE = SMTP.clone(
    max_line_length=998, cte_type="7bit"
)  # a link that is folded gets coded, and mail programs do not read it


@dataclass(frozen=True)
class MailServer:
    """`smtps://USER:PASSWORD@HOST`, or `smtp://…`, which speaks TLS where the server does."""

    host: str
    port: int
    sender: str
    secure: bool
    user: str = ""
    password: str = ""

    async def send(self, message: EmailMessage) -> None:
        await asyncio.to_thread(self.send_now, message)

    def send_now(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        if self.secure:
            with smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context) as server:
                self.hand_over(server, message)
            return
        with smtplib.SMTP(self.host, self.port, timeout=SECONDS) as server:
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif self.user and not is_here(self.host):
                raise smtplib.SMTPNotSupportedError("no password without TLS")
            self.hand_over(server, message)

    def hand_over(self, server: smtplib.SMTP, message: EmailMessage) -> None:
        if self.user:
            server.login(self.user, self.password)
        server.send_message(message)


def is_here(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def mail_server(url: str, sender: str | None) -> MailServer:
    """From the owner's settings; the password is never told."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadRequest("bad-mail-server") from error
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
        raise BadRequest("bad-mail-server")
    name, address = parseaddr(sender or "")
    checked_address(address)
    whole = str(Address(name, addr_spec=address)) if name else address
    secure, user, password = parts.scheme == "smtps", unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or PORTS[parts.scheme], whole, secure, user, password)


def checked_address(text: str) -> str:
    """Refuses what can be no address, or would be more than one."""
    try:
        address = Address(addr_spec=text)
    except (HeaderParseError, IndexError, ValueError) as error:
        raise BadRequest("bad-email") from error
    plain = text.isascii() and text.isprintable() and not set(text) & set(' "<>(),;:\\[]')
    if not plain or len(text) > LONGEST or "." not in address.domain.strip(".") or not address.username:
        raise BadRequest("bad-email")
    return text


def letter(server: MailServer, to: str, subject: str, text: str, stop: str | None) -> EmailMessage:
    """Plain text. Where there is something to stop, mail programs show a button for it (RFC 8058)."""
    message = EmailMessage(WHOLE)
    message["From"], message["To"], message["Subject"] = server.sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=parseaddr(server.sender)[1].split("@")[1])
    message["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message
