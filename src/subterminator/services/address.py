"""Definitions derived from a web address: for a service that nobody has described."""

from __future__ import annotations

import re
from urllib.parse import SplitResult, urlsplit

from pydantic import ValidationError

from subterminator.domain.errors import ConfigurationError
from subterminator.services.hosts import checked_host, display_form, is_loopback, registrable
from subterminator.services.schema import ServiceDefinition

_ID_LENGTH = 40
_IP_ADDRESS = re.compile(r"[\d.]+|\[.*\]")
_HOST_FIRST = re.compile(r"(?:[\w-]+\.\S*\w|localhost|\[[\da-f:]+\])(?:[:/?#]\S*)?")
_DEFAULT_PORTS = {"https": 443, "http": 80}


def is_address(text: str) -> bool:
    """Return whether a text is meant as a web address or a host, rather than as a service's id or name."""
    return "://" in text or _HOST_FIRST.fullmatch(text) is not None


def definition_at(address: str) -> ServiceDefinition:
    """Derive a definition from an address: "https://www.example.com/account", or "example.com" alone.

    Its hosts are the address's own host and, for a registered domain, the domain with and without "www".

    Raises:
        ConfigurationError: it is no address, not encrypted, or no site; one line that says what to write.
    """
    written = address if "://" in address else f"{_scheme(address)}://{address}"
    try:
        return _derived(urlsplit(written))
    except ValidationError as problem:
        raise _no_start(address, problem.errors()[0]["msg"]) from problem
    except ValueError as problem:
        raise _no_start(address, str(problem)) from problem


def is_derived(service: str, host: str) -> bool:
    """Return whether this is the id of a service that was given by the address of this host, or of one beside it."""
    try:
        return _id(checked_host(registrable(host) if _has_owner(host) else host)) == service
    except ValueError:
        return False


def _derived(parts: SplitResult) -> ServiceDefinition:
    if parts.username is not None or parts.password is not None:
        raise ValueError("it carries a user name; leave it out")
    if parts.scheme not in _DEFAULT_PORTS:
        raise ValueError(f"{parts.scheme}:// is no web page; write https://")
    bare = parts.hostname or ""
    if not bare:
        raise ValueError("the host is missing; write it like https://example.com")
    if parts.scheme == "http" and not is_loopback(bare):
        raise ValueError("it is not encrypted; write https://")
    shown = f"[{bare}]" if ":" in bare else bare
    host = checked_host(shown if parts.port in {None, _DEFAULT_PORTS[parts.scheme]} else f"{shown}:{parts.port}")
    domain = registrable(host) if _has_owner(host) else host
    return ServiceDefinition(
        id=_id(checked_host(domain)),
        name=_name(domain),
        hosts=(host, domain, f"www.{domain}") if _has_owner(host) else (host,),
        entry_url=f"{parts.scheme}://{host}{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}",
        source="derived from the address that was given",
    )


def _no_start(address: str, problem: str) -> ConfigurationError:
    return ConfigurationError(f"{address!r} is no address to start from: {problem}")


def _scheme(address: str) -> str:
    """Return http for this machine, https for everything else."""
    name = urlsplit(f"//{address}").hostname or ""
    return "http" if is_loopback(name) else "https"


def _has_owner(host: str) -> bool:
    """Return whether it is under a registered domain, whose owner has its subdomains too."""
    return ":" not in host and not is_loopback(host) and not _IP_ADDRESS.fullmatch(host)


def _id(domain: str) -> str:
    slug = re.sub(r"[^a-z0-9]+", "-", domain.removeprefix("www.")).strip("-")
    return (slug if slug[:1].isalpha() else f"site-{slug}")[:_ID_LENGTH].rstrip("-")


def _name(domain: str) -> str:
    """Return the first part of the domain as a name: Example of example.co.uk; whole for an IP address."""
    if not _has_owner(domain):
        return domain
    first = display_form(domain).partition(".")[0]
    return first[:1].upper() + first[1:]
