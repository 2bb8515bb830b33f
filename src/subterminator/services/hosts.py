"""Host names as the bounds of a run: exact, in IDNA form, no public suffix, no look-alike."""

from __future__ import annotations

import ipaddress
import re
import unicodedata
from functools import cache, lru_cache

import idna
from publicsuffixlist import PublicSuffixList

from subterminator.lexicon.normalise import LATIN_LOOK_ALIKES

_LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")
_LOOKALIKES = LATIN_LOOK_ALIKES | frozenset("ӏгпьзбεηωɡɩօոսցհ")
"""Letters that pass for Latin in an address bar, where no word helps the eye."""


def is_loopback(host: str) -> bool:
    """Return whether a name or address (without port) is this machine."""
    bare = host.strip("[]").lower()
    if bare == "localhost" or bare.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(bare).is_loopback
    except ValueError:
        return False


def without_port(host: str) -> str:
    """Return a host without its port, if it has one."""
    return re.sub(r":\d+$", "", host)


def checked_host(host: str) -> str:
    """Return the host in lower case and IDNA form, with its port if it has one.

    Raises:
        ValueError: it is more than a host, a pattern, or a look-alike; the message says what to write.
    """
    if "://" in host or "/" in host:
        raise ValueError(f"{host!r} is an address; write the host alone, like www.example.com")
    if "@" in host:
        raise ValueError(f"{host!r} carries a user name; write the host alone")
    if "*" in host or host.startswith("."):
        raise ValueError(f"{host!r} is a pattern; hosts are exact, so write each one out")
    name, port = _split_port(host)
    if name.startswith("[") or re.fullmatch(r"[\d.]+", name):
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError as error:
            raise ValueError(f"{host!r} is no IP address; write it out in full") from error
        return name.lower() + port
    try:
        ascii_name = name_in_ascii(name)
    except ValueError as error:
        raise ValueError(f"{host!r} is no host name ({error}); write it like www.example.com") from error
    labels = ascii_name.split(".")
    if len(ascii_name) > 253 or not all(_LABEL.fullmatch(label) for label in labels):
        raise ValueError(f"{host!r} is no host name; write it like www.example.com")
    for label in labels:
        if label.startswith("xn--"):
            _refuse_lookalike(host, label)
    if not is_loopback(ascii_name) and _registries().is_public(_decoded(ascii_name)):
        raise ValueError(f"{host!r} is a top-level domain and no site; write the real host, like www.example.com")
    return ascii_name + port


def name_in_ascii(name: str) -> str:
    """Return a host name as browsers send it: lower case, other letters by IDNA (UTS 46, non-transitional).

    Raises:
        ValueError: there is no such name.
    """
    if name.isascii():
        return name.lower()
    try:
        return idna.encode(name, uts46=True, std3_rules=True).decode("ascii")
    except idna.IDNAError as error:
        raise ValueError(str(error)) from error


@lru_cache(maxsize=1024)
def registrable(host: str) -> str:
    """Return the registered domain of a host (without port): example.co.uk of www.example.co.uk.

    The host itself where there is none: this machine, an IP address, a public suffix.
    """
    name = host.lower().strip("[]")
    if is_loopback(name) or ":" in name or re.fullmatch(r"[\d.]+", name):
        return name
    return _public_suffixes().privatesuffix(_decoded(name)) or name


@cache
def _registries() -> PublicSuffixList:
    """Return the suffixes under which registries sell names. Not those of hosters: www.blogspot.com is a site."""
    return PublicSuffixList(only_icann=True, accept_encoded_idn=False)


@cache
def _public_suffixes() -> PublicSuffixList:
    return PublicSuffixList(accept_encoded_idn=False)


def _split_port(host: str) -> tuple[str, str]:
    """Split into name and ":port" ("" if none)."""
    match = re.fullmatch(r"(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?", host)
    if not match or (match[2] and not 0 < int(match[2]) < 65536):
        raise ValueError(f"{host!r} has no valid port; write host or host:port")
    return match[1], f":{int(match[2])}" if match[2] else ""


def _refuse_lookalike(host: str, label: str) -> None:
    """Raise ValueError for a punycode label that is not normalised, mixes Latin with another script, or looks Latin."""
    shown = _decoded(label)
    if shown == label or name_in_ascii(shown) != label:
        raise ValueError(f"{host!r} is not in normal form; write the name as its owner does")
    letters = [char for char in shown if char.isalpha()]
    foreign = [char for char in letters if not unicodedata.name(char, "").startswith("LATIN")]
    if foreign and len(foreign) < len(letters):
        raise ValueError(f"{host!r} mixes scripts in {shown!r} and passes for another name; write the real host")
    if foreign and all(char in _LOOKALIKES for char in foreign):
        raise ValueError(f"{host!r} reads as Latin but is not ({shown!r}); write the real host")


def display_form(host: str) -> str:
    """Return the host as displayed to a person, punycode decoded."""
    name, port = _split_port(host)
    return _decoded(name) + port


def _decoded(name: str) -> str:
    """Decode the punycode of a name, as far as that is valid."""
    try:
        return idna.decode(name, display=True)
    except idna.IDNAError:
        return name
