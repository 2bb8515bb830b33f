"""Who is visiting: a cookie for each browser, and what the site remembers about it."""

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
    """Must come with every form of this visitor."""
    told_done: bool = False
    """This visitor was told that the membership is cancelled, true or not."""
    wanted: str = "/account"
    """Where to go after signing in."""
    profile: str = ""
    """Who is watching, where the site asks: "adult" or "kids". "": not chosen yet."""
    expired: bool = False
    """The session has run out once in the middle of the flow."""
    mailed: bool = False
    """An e-mail went out whose link ends the membership."""
    proven: bool = False
    """Gave the proof that the flow asks for."""
    reached: int = 0
    """How many pages of the flow may be looked at, where its order is kept."""
    rounds: int = -1
    """How often the flow was begun anew."""
    consented: str = ""
    """What was answered to the banner about cookies: "all" or "necessary"."""
    answered: bool = False
    """A survey was sent."""
    notice: str = ""
    """Key of a text that the next page shows once."""

    def owns(self, csrf: str | None) -> bool:
        """Whether a form was made for this visitor."""
        return csrf is not None and secrets.compare_digest(csrf.encode(), self.csrf.encode())

    def take_notice(self) -> str:
        """The notice, which is shown once."""
        notice, self.notice = self.notice, ""
        return notice


class Visitors:
    """All sessions of one site. Used on the server's loop only."""

    def __init__(self, signed_in: bool) -> None:
        self._signed_in = signed_in
        self._by_token: dict[str, Visitor] = {}

    def known(self, token: str | None) -> Visitor:
        """The visitor with that cookie, or a new one."""
        visitor = self._by_token.get(token or "")
        if visitor is None:
            visitor = Visitor(self._signed_in)
            self._by_token[visitor.token] = visitor
        return visitor
