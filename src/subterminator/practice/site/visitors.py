"""Visitors of the practice site: a session cookie per browser, and its state."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field


@dataclass(slots=True)
class Visitor:
    """One browser's session."""

    signed_in: bool
    token: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    """Value of the session cookie."""
    csrf: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    """Required in every form of this visitor."""
    told_done: bool = False
    """Whether the site confirmed a cancellation, true or not."""
    wanted: str = "/account"
    """Path to open after signing in."""
    profile: str = ""
    """Chosen profile, "adult" or "kids". "" before the choice."""
    expired: bool = False
    """Whether the session has expired once within the flow."""
    mailed: bool = False
    """Whether an e-mail with a cancellation link was sent."""
    proven: bool = False
    """Whether the flow's identity check was passed."""
    reached: int = 0
    """Number of accessible pages, in flows that enforce their order."""
    rounds: int = -1
    """Number of restarts of the flow."""
    consented: str = ""
    """Answer to the cookie banner: "all" or "necessary"."""
    answered: bool = False
    """Whether a survey was submitted."""
    notice: str = ""
    """Key of a text to show once on the next page."""

    def owns(self, csrf: str | None) -> bool:
        """Return whether a form was issued to this visitor."""
        return csrf is not None and secrets.compare_digest(csrf.encode(), self.csrf.encode())

    def take_notice(self) -> str:
        """Return and clear the notice."""
        notice, self.notice = self.notice, ""
        return notice


class Visitors:
    """All sessions of one site. Used only on the server's event loop."""

    def __init__(self, signed_in: bool) -> None:
        self._signed_in = signed_in
        self._by_token: dict[str, Visitor] = {}

    def find_or_create(self, token: str | None) -> Visitor:
        """Return the visitor with this cookie, or a new one."""
        visitor = self._by_token.get(token or "")
        if visitor is None:
            visitor = Visitor(self._signed_in)
            self._by_token[visitor.token] = visitor
        return visitor
