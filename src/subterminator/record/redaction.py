"""Mask secrets in records: known secrets, card numbers, tokens in addresses, credentials. Linear in the text.

E-mail addresses stay: the person needs to see which account it was.
"""

from __future__ import annotations

import base64
import html
import json
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any
from urllib.parse import quote, quote_plus

from subterminator.record.field_masking import mask_fields

MASK = "***"
"""Replaces a secret. Harmless in HTML, JSON, addresses and terminals alike."""

_ALWAYS = "password|passwd|passphrase|pwd|secret|token|csrf|xsrf|jwt|otp|credential|credentials|signature|api_?key"
"""Names whose value is a secret wherever it stands; parts of a longer name count too."""

_ALWAYS_NAME = re.compile(rf"(?:^|[^a-z])(?:{_ALWAYS})(?:$|[^a-z])|password|secret|token(?!s)|csrf|xsrf")
_IN_ADDRESS = frozenset({"code", "key", "session", "sessionid", "sid", "auth", "authorization", "sig", "ticket"})
"""Names whose value is a secret in the query of an address, but an ordinary word elsewhere."""

_HEADERS = frozenset({"authorization", "cookie", "set_cookie", "x_api_key", "proxy_authorization"})

_PARAMETER = re.compile(r"([?&#;]|&amp;)([A-Za-z0-9_.%\[\]-]{1,64})=([^&#\s\"'<>;]+)")
_ASSIGNMENT = re.compile(
    rf"(?i)((?:(?<![A-Za-z0-9])(?:{_ALWAYS})|password|secret|token)[\"']?\s{{0,4}}[=:]\s{{0,4}}(?!\*\*\*))(\"[^\"\n]{{1,4096}}\"|'[^'\n]{{1,4096}}'|[^\s\"'&;,<>]+)"
)
_HEADER = re.compile(
    r"(?i)(?<![A-Za-z0-9])((?:proxy-)?authorization|set-cookie|cookie|x-api-key)([\"']?\s{0,4}[:=]\s{0,4}[\"']?)([^\r\n\"']{1,8192})"
)
_CREDENTIAL = re.compile(
    r"(?i)(?<![\w-])(?:(bearer\s{1,4})[A-Za-z0-9._~+/=-]{8,}|sk-[A-Za-z0-9_-]{16,}|eyJ[A-Za-z0-9_-]{6,}\.[A-Za-z0-9_.-]{8,})"
)
_USER_INFO = re.compile(r"(://)[^\s/@:\"'<>]{0,128}:[^\s/@\"'<>]{1,256}@")
_DIGITS = re.compile(r"(?<![A-Za-z0-9_])\+?\d(?:[ \u00a0\u2009\u202f-]?\d){12,}(?![A-Za-z0-9_])")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_WORDS = re.compile(r"[^a-z0-9]+")


class Redactor:
    """Mask the secrets of this run, and texts that look like secrets."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        self._forms: set[str] = set()
        self._known: re.Pattern[str] | None = None
        for secret in secrets:
            self.add(secret)

    def add(self, secret: str) -> None:
        """Mask this value from now on, also encoded for addresses, HTML, JSON or base64. "" is ignored."""
        if secret:
            self._forms |= set(_forms(secret))
            longest_first = sorted(self._forms, key=len, reverse=True)
            self._known = re.compile("|".join(map(_alone_when_short, longest_first)))

    def mask(self, value: Any) -> Any:
        """Mask the secrets of a JSON value, at any depth, keys included."""
        return self._mask(value, "")

    def mask_text(self, text: str) -> str:
        """Mask the secrets of a text."""
        if self._known is not None:
            text = self._known.sub(MASK, text)
        text = _HEADER.sub(_mask_header, text)
        text = _PARAMETER.sub(_mask_parameter, text)
        text = _ASSIGNMENT.sub(_mask_assignment, text)
        text = _CREDENTIAL.sub(lambda m: (m[1] or "") + MASK, text)
        text = _USER_INFO.sub(rf"\1{MASK}@", text)
        return _DIGITS.sub(lambda m: _mask_cards(m[0]), text)

    def mask_html(self, markup: str) -> str:
        """Mask the secrets of markup, values of password, code, card and token fields among them."""
        return self.mask_text(mask_fields(markup, MASK, _is_secret_name))

    def _mask(self, value: Any, name: str) -> Any:
        if isinstance(value, str):
            return MASK if value and _is_secret_name(name) else self.mask_text(value)
        if isinstance(value, dict):
            return {self.mask_text(key): self._mask(item, key) for key, item in value.items()}
        if isinstance(value, list | tuple):
            return [self._mask(item, name) for item in value]
        if isinstance(value, int) and 10**12 <= value < 10**19 and (masked := _mask_cards(str(value))) != str(value):
            return masked
        return value


# -- known values ------------------------------------------------------------------------------------------------------


def _forms(secret: str) -> Iterator[str]:
    """Yield the secret as it is, and as encoded in addresses, HTML, JSON and base64."""
    yield secret
    for quoted in (quote(secret), quote(secret, safe=""), quote_plus(secret)):
        yield quoted
        yield re.sub(r"%[0-9A-F]{2}", lambda m: m[0].lower(), quoted)
    yield html.escape(secret)
    yield html.escape(secret).replace("&#x27;", "&#39;")
    yield json.dumps(secret)[1:-1]
    yield json.dumps(secret, ensure_ascii=False)[1:-1]
    raw = secret.encode("utf-8", "surrogatepass")
    for offset in range(3):
        # Inside a longer value the outer characters depend on the neighbours; the rest is always the same.
        coded = base64.b64encode(b"\0" * offset + raw).decode().rstrip("=")
        fixed = coded[(0, 2, 3)[offset] : len(coded) if (offset + len(raw)) % 3 == 0 else -1]
        if len(fixed) >= 6:
            yield fixed
            yield fixed.replace("+", "-").replace("/", "_")


def _alone_when_short(form: str) -> str:
    """Return a pattern for an encoded secret; under four characters it must stand alone."""
    return re.escape(form) if len(form) >= 4 else rf"(?<!\w){re.escape(form)}(?!\w)"


# -- shapes ------------------------------------------------------------------------------------------------------------


def _is_secret_name(name: str, *, in_address: bool = False) -> bool:
    words = _WORDS.sub("_", _CAMEL.sub("_", name[:256]).lower()).strip("_")
    if words in _HEADERS or _ALWAYS_NAME.search(words):
        return True
    return in_address and not _IN_ADDRESS.isdisjoint(words.split("_"))


def _mask_parameter(parameter: re.Match[str]) -> str:
    before, name, _ = parameter.groups()
    return f"{before}{name}={MASK}" if _is_secret_name(name, in_address=True) else parameter[0]


def _mask_assignment(assignment: re.Match[str]) -> str:
    quotes = assignment[2][0] if assignment[2][0] in "\"'" else ""
    return f"{assignment[1]}{quotes}{MASK}{quotes}"


def _mask_header(header: re.Match[str]) -> str:
    return f"{header[1]}{header[2]}{MASK}"


_ISSUERS = re.compile(r"4|5[0-8]|6|3[0-9]|2(?:2[2-9]|[3-6]|7[01]|720)")
_DOUBLED = (0, 2, 4, 6, 8, 1, 3, 5, 7, 9)
"""Digit sum of twice the digit."""
_MOST_GROUPS = 6
"""Largest number of digit groups in a printed card number."""


def _mask_cards(run: str) -> str:
    """Mask the card numbers in a run of digits and single separators, but for their last four digits."""
    groups = [(m.start(), m.end()) for m in re.finditer(r"\d+", run)]
    if run.startswith("+") and sum(end - start for start, end in groups) <= 15:
        return run  # a telephone number (E.164)
    cards: list[tuple[int, int]] = []
    first = 0
    while first < len(groups):
        last = _card_from(run, groups, first)
        if last is not None:
            cards.append((groups[first][0], groups[last][1]))
            first = last
        first += 1
    if not cards:
        return run
    edges = [0, *(edge for card in cards for edge in card), len(run)]
    parts = [run[start:end] for start, end in pairwise(edges)]
    parts[1::2] = [MASK + "".join(filter(str.isdigit, card))[-4:] for card in parts[1::2]]
    return "".join(parts)


def _card_from(run: str, groups: list[tuple[int, int]], first: int) -> int | None:
    """Return the index of the last group of a card number that starts at group `first`."""
    digits = ""
    for last in range(first, min(first + _MOST_GROUPS, len(groups))):
        start, end = groups[last]
        group = run[start : min(end, start + 20)]
        digits += group if group.isascii() else "".join(str(int(digit)) for digit in group)
        if len(digits) > 19:
            return None
        if len(digits) >= 13 and _ISSUERS.match(digits) and _luhn(digits):
            return last
    return None


def _luhn(digits: str) -> bool:
    """Return whether the check digit of a card number is right (ISO/IEC 7812-1)."""
    values = [int(digit) for digit in reversed(digits)]
    return (sum(values[::2]) + sum(_DOUBLED[value] for value in values[1::2])) % 10 == 0
