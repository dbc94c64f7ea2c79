"""E-mail, through a mail server that the server's owner names."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from .webhook import Undelivered

TIMEOUT = 20.0
_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,188}[A-Za-z0-9])"
)


def is_address(text: str) -> bool:
    """Whether a text can be an e-mail address.

    >>> is_address("ann@example.org"), is_address("ann@example.org\\nBcc: all@example.org"), is_address("ann")
    (True, False, False)
    """
    return _ADDRESS.fullmatch(text) is not None and ".." not in text


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is handed in: `smtps://user:password@host:465`, or `smtp://...:587`, which must offer TLS if a password is sent."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @staticmethod
    def at(url: str, sender: str) -> MailServer:
        """The mail server that a setting names; ValueError says what is wrong with it."""
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("smtp: expected smtp://host:port or smtps://host:port")
        if not is_address(sender):
            raise ValueError(f"mail_from: not an e-mail address: {sender!r}")
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return MailServer(parts.scheme, parts.hostname, port, user, password, sender)

    def send(self, to: str, subject: str, text: str) -> None:
        """Hand in a letter; `Undelivered` if it is not taken. This blocks, so it runs in a thread."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.host)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            with self._connected() as smtp:
                smtp.send_message(letter)
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(f"the mail server did not take it: {type(error).__name__}") from None

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.scheme == "smtps":
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=TIMEOUT, context=context
            )
        else:
            smtp = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
            smtp.ehlo()
            if smtp.has_extn("starttls"):
                smtp.starttls(context=context)
                smtp.ehlo()
            elif self.user:
                smtp.close()
                raise Undelivered("the mail server offers no TLS, so the password is not sent")
        if self.user:
            smtp.login(self.user, self.password)
        return smtp
