"""Host names as the bounds of a run: exact, in IDNA form, and none that only looks like another."""

from __future__ import annotations

import ipaddress
import re
import unicodedata

__all__ = ["checked_host", "is_loopback", "written_as"]

_LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")
_LATIN_LOOKALIKES = frozenset("аеорсухіјѕԁһӏԛԝмтвнкгпьзбαοενικρτυχηωɡɩօոսցհ")
"""Small letters of other scripts that a person reads as Latin (Unicode UTS 39 confusables, the common ones)."""


def is_loopback(host: str) -> bool:
    """Whether the name or address (without port) is this machine."""
    bare = host.strip("[]").lower()
    if bare == "localhost" or bare.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(bare).is_loopback
    except ValueError:
        return False


def checked_host(host: str) -> str:
    """The host in lower case and IDNA form, with its port if it has one.

    Raises:
        ValueError: it holds more than a host, is a pattern, or passes for another name; the message says the mend.
    """
    if "://" in host or "/" in host:
        raise ValueError(f"{host!r} is an address; write the host alone, like www.example.com")
    if "@" in host:
        raise ValueError(f"{host!r} carries a user name; write the host alone")
    if "*" in host or host.startswith("."):
        raise ValueError(f"{host!r} is a pattern; hosts are exact, so write each one out")
    name, port = _parted(host)
    if name.startswith("[") or re.fullmatch(r"[\d.]+", name):
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError as error:
            raise ValueError(f"{host!r} is no IP address; write it out in full") from error
        return name.lower() + port
    try:
        ascii_name = name.encode("idna").decode("ascii").lower() if name else ""
    except UnicodeError as error:
        raise ValueError(f"{host!r} is no host name ({error}); write it like www.example.com") from error
    labels = ascii_name.split(".")
    if len(ascii_name) > 253 or not all(_LABEL.fullmatch(label) for label in labels):
        raise ValueError(f"{host!r} is no host name; write it like www.example.com")
    for label in labels:
        if label.startswith("xn--"):
            _refuse_lookalike(host, label)
    return ascii_name + port


def _parted(host: str) -> tuple[str, str]:
    """Name and ":port" ("" when none)."""
    match = re.fullmatch(r"(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?", host)
    if not match or (match[2] and not 0 < int(match[2]) < 65536):
        raise ValueError(f"{host!r} has no valid port; write host or host:port")
    return match[1], f":{int(match[2])}" if match[2] else ""


def _refuse_lookalike(host: str, label: str) -> None:
    """Refuse a punycode label that is not its own normal form, mixes Latin with another script, or reads as Latin."""
    try:
        shown = label.encode("ascii").decode("idna")
        own_form = shown.encode("idna").decode("ascii") == label
    except UnicodeError:
        own_form, shown = False, label
    if not own_form:
        raise ValueError(f"{host!r} is not in normal form; write the name as its owner does")
    letters = [char for char in shown if char.isalpha()]
    foreign = [char for char in letters if not unicodedata.name(char, "").startswith("LATIN")]
    if foreign and len(foreign) < len(letters):
        raise ValueError(f"{host!r} mixes scripts in {shown!r} and passes for another name; write the real host")
    if foreign and all(char in _LATIN_LOOKALIKES for char in foreign):
        raise ValueError(f"{host!r} reads as Latin but is not ({shown!r}); write the real host")


def written_as(host: str) -> str:
    """The host as a person sees it, punycode decoded."""
    name, colon, port = host.rpartition(":") if not host.endswith("]") else (host, "", "")
    if not colon:
        name, port = host, ""
    try:
        shown = name.encode("ascii").decode("idna")
    except UnicodeError:
        shown = name
    return shown + colon + port
