"""What a person is told, in sentences that a tired person understands: what was seen, and what to do next."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from urllib.parse import urlsplit

from subterminator.domain.protocols import Facts, GateProtocol, Intent, ServiceProtocol, State

NOW = {
    State.START: "Opening the account page",
    State.LOGIN_REQUIRED: "The site asks to sign in",
    State.ACCOUNT_ACTIVE: "The subscription is active: starting the cancellation",
    State.ACCOUNT_CANCELLED: "The account shows the end",
    State.THIRD_PARTY_BILLING: "The subscription is billed by somebody else",
    State.RETENTION_OFFER: "Declining an offer",
    State.EXIT_SURVEY: "Answering the exit survey",
    State.FINAL_CONFIRMATION: "The final confirmation",
    State.UNKNOWN: "Looking at a page that is not known",
    State.COMPLETE: "Done",
    State.ABORTED: "Stopped",
    State.FAILED: "Stopped",
}
"""What is being done in each state."""

_REACHES = re.compile(
    r"\d[\d ()./-]{5,}\d|\d{1,2}[:.]\d{2}|\b\d{1,2} ?[ap]\.?m\b|@|P\.? ?O\.? Box|\d{4,5} [A-Z]", re.IGNORECASE
)
"""A telephone number, an hour, an e-mail or a postal address."""


_NOTHING = re.compile(r"\b(N|n)othing was sent\b(?: here)?")


def truthful(message: str, gate: GateProtocol | None) -> str:
    """The message, where it says that nothing was sent and something was: with what was."""
    sent = so_far(gate)
    if sent == "nothing was sent":
        return message
    return _NOTHING.sub(lambda nothing: sent[0].upper() + sent[1:] if nothing[1] == "N" else sent, message)


def so_far(gate: GateProtocol | None) -> str:
    """What has been sent until now, as the gate knows it."""
    return gate.so_far() if gate is not None else "nothing was sent"


def until(facts: Facts) -> str:
    """ ", with access until …" when the day is known."""
    return f", with access until {facts.ends.day} {facts.ends:%B %Y}" if facts.ends else ""


def question(kind: str, name: str) -> str:
    """What the person is asked to do with their own hands."""
    match kind:
        case "AUTH":
            return f"Sign in to {name} in the browser window, then press Enter here."
        case "CODE":
            return f"{name} wants proof that it is you. Give it in the browser window, then press Enter here."
        case _:
            return f"I cannot tell this page of {name}. Take it one step on, then press Enter here."


def elsewhere(service: ServiceProtocol, url: str) -> str:
    """A warning for whoever is about to type a password at a host that the definition does not name; "" for its own."""
    parts = urlsplit(url)
    if not parts.netloc or {parts.netloc.lower(), parts.hostname or ""} & set(service.hosts):
        return ""
    return (
        f" Mind: that page is at {parts.netloc}, which is none of the addresses known for {service.name} "
        f"({', '.join(service.hosts)}). Type no password and no code there unless you are sure that it is theirs"
    )


def nobody(kind: str, url: str) -> str:
    """Nobody did what `question` asked."""
    what = {"AUTH": "sign-in is needed", "CODE": "the site wants proof that it is you"}.get(kind, "a page is not known")
    return (
        f"{what} at {url} and nobody was there. Nothing was sent. Run the command again with --headed at a terminal, "
        "and with --profile-dir to stay signed in"
    )


def earlier_press(earlier: Intent, entry_url: str) -> str:
    """An earlier run may have pressed, and the account still reads as active."""
    return (
        f"run {earlier.run_id} may have sent {earlier.control!r} at {earlier.created:%Y-%m-%d %H:%M} UTC, and the "
        f"account still reads as active. Nothing was pressed. Look at {entry_url} yourself, then run "
        f"`subterminator runs settle {earlier.run_id} --not-sent` to allow another try"
    )


def cannot_tell(service: ServiceProtocol, url: str, why: str) -> str:
    """The account may have ended before, and the page does not say enough."""
    return (
        f"{service.name} may be cancelled already, but {url} does not say enough to be sure: {why}. Nothing was sent. "
        "Look at that page yourself"
    )


def account_said(state: State, why: str) -> str:
    """What one reading of the account page came to; what could not be read is not called active."""
    match state:
        case State.ACCOUNT_ACTIVE:
            return f"the account still reads as active: {why}"
        case State.LOGIN_REQUIRED:
            return "the account could not be read, since the site asks to sign in"
        case State.THIRD_PARTY_BILLING:
            return f"the account reads as billed elsewhere: {why}"
        case _:
            return f"the account page could not be read for certain: {why}"


def review(sent: bool, last: str, entry_url: str, directory: Path, asked: str = "") -> str:
    """The final press could not be confirmed. `asked`: what the page after it wants of the person."""
    lead = "the final press was sent" if sent else "another run may have sent the final press"
    wanted = f"The page after it says {asked!r}: do that, if it is theirs. " if asked else ""
    return (
        f"{lead}, but the end could not be confirmed: {last}. It will not be pressed again. {wanted}Look at "
        f"{entry_url} yourself, and keep {directory} as proof"
    )


def retained(service: ServiceProtocol, kept: str) -> str:
    """The subscription goes on, paused, discounted or changed."""
    return (
        f"{service.name} was NOT cancelled: it goes on in another shape ({kept}). Look at {service.entry_url}, undo "
        "that there, then run the command again"
    )


def third_party(service: ServiceProtocol, why: str) -> str:
    """Somebody else bills it."""
    return (
        f"{service.name} is billed by somebody else, and can only be cancelled there: {why}. Sign in to that company's "
        "site or app, look for its subscriptions, and cancel it there. Nothing was sent here."
    )


def manual(service: ServiceProtocol, quote: str, text: str) -> str:
    """No page cancels it: the number, the hours, and what to say, from the page (`text`) and the definition."""
    told = [f"{service.name} cannot be cancelled on its site: it says {quote!r}."]
    if service.manual is not None:
        told += [f"{name}: {value}." for name, value in service.manual.as_dict().items()]
    told += [f"It also says {line!r}." for line in _beside(quote, text)]
    told.append(
        f'Say or write: "I cancel my {service.name} subscription at the earliest possible date, and take back any '
        'permission to charge me. Please confirm this in writing, with the date." Nothing was sent.'
    )
    return " ".join(told)


def too_early(service: ServiceProtocol, quote: str, opens: date | None) -> str:
    """The site lets members cancel later, and says so; `opens`: from when, where it names a day."""
    when = f"from {opens.day} {opens:%B %Y} on" if opens else "once it allows it"
    return (
        f"{service.name} cannot be cancelled yet: its site says {quote!r}. Run the same command again {when}, before "
        "the next charge. Nothing was sent; the subscription goes on until then"
    )


def unpaid(service: ServiceProtocol, quote: str) -> str:
    """The site lets nobody cancel while a bill is open. Paying is the person's."""
    return (
        f"{service.name} cannot be cancelled while a payment is open: its site says {quote!r}. Look at "
        f"{service.entry_url}, pay or dispute the bill there, then run the command again. Nothing was sent, and "
        "nothing was paid"
    )


def _beside(quote: str, text: str) -> list[str]:
    """Lines near the quote that hold a number, an hour or an address."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    at = next((place for place, line in enumerate(lines) if quote in line or line in quote), 0)
    near = lines[max(0, at - 2) : at + 8]
    return [line for line in near if line != quote and _REACHES.search(line)][:4]
