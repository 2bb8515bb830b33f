"""Messages for the person, for a tired reader: what the page shows, and what to do next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from subterminator.domain.answer_words import TERMINAL, AnswerWords
from subterminator.domain.protocols import Facts, GateProtocol, Intent, ServiceProtocol, State
from subterminator.domain.stops import Stop, StopReason
from subterminator.domain.wording import capital
from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.pages.addresses import foreign_host, signs_in_at

PROGRESS = {
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
"""Present action in each state."""

_NOTHING = re.compile(r"\b(N|n)othing was sent\b(?: here)?")
_NUMBERS = r"\d[\d ()./-]{5,}\d|\d{1,2}[:.]\d{2}|@"
_POSTAL_CODES = (
    r"(?-i:\d{4,5} [A-Z]|\b[A-Z]{2},? \d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b"
    r"|\b\d{3} \d{2} [A-Z]|\b\d{2}-\d{3} [A-Z]|\u3012)"
)
"""Each with what stands beside it: a place after it, or the state before it."""
_contact = compiled_late(lambda: rf"{_NUMBERS}|{_POSTAL_CODES}|{either('names', 'contact')}", re.IGNORECASE)
"""A telephone number, an hour, an e-mail address or a postal address."""


def truthful(message: str, gate: GateProtocol | None) -> str:
    """Replace a claim that nothing was sent by what was sent, if anything was."""
    sent = so_far(gate)
    if sent == "nothing was sent":
        return message
    return _NOTHING.sub(lambda nothing: capital(sent) if nothing[1] == "N" else sent, message)


def so_far(gate: GateProtocol | None) -> str:
    """Describe what has been sent, as known to the gate."""
    return gate.so_far() if gate is not None else "nothing was sent"


def said_no(words: str, gate: GateProtocol | None) -> str:
    """Say that the person's no has ended the run, and what is known of the subscription."""
    sent = so_far(gate)
    known = "Nothing was sent; the subscription is as it was" if sent == "nothing was sent" else sent
    return f"{words}. {known}."


def final_not_pressed(why: str, gate: GateProtocol | None) -> str:
    return truthful(
        f"the model did not make the final press ({why}), and no rule makes it instead. Nothing was sent. Look at the "
        "page yourself, or run the command again with --brain rules",
        gate,
    )


def final_refused(why: str) -> str:
    """Report that the program's rules refused the final press that a model made. `why`: the words of the refusal."""
    return f"the final press was refused: {why}. Nothing was sent. Look at the page before you press it yourself"


def until(facts: Facts) -> str:
    """Return ", with access until …" when the day is known."""
    return f", with access until {facts.ends.day} {facts.ends:%B %Y}" if facts.ends else ""


def question(kind: str, name: str, *, by_itself: bool = False, words: AnswerWords = TERMINAL) -> str:
    """Ask the person to do something in the browser. `by_itself`: that it is done will be noticed."""
    match kind:
        case "AUTH" if by_itself:
            return f"Sign in to {name} in the browser window. The run goes on by itself when you are in, or {words.by}."
        case "CODE" if by_itself:
            return f"{name} wants proof that it is you. Give it in the browser window; then it goes on, or {words.by}."
        case "AUTH":
            return f"Sign in to {name} in the browser window, then {words.when_done}."
        case "CODE":
            return f"{name} wants proof that it is you. Give it in the browser window, then {words.when_done}."
        case "WAY":
            return f"I found no way to cancel {name}. Open the page where it can be cancelled, then {words.when_done}."
        case _:
            return f"I cannot tell this page of {name}. Take it one step on, then {words.when_done}."


def not_signed_in_yet(name: str) -> str:
    """Answer a person who says that they have signed in, while the site still asks for it."""
    return f"Not signed in yet: {name} still asks to sign in. Finish it in the browser window."


def host_warning(service: ServiceProtocol, url: str) -> str:
    """Warn a person about to sign in at a host that the definition does not name; "" for its own."""
    host = foreign_host(url, service)
    if not host or signs_in_at(url, service):
        return ""
    return (
        f" Mind: that page is at {host}, which is none of the addresses known for {service.name} "
        f"({', '.join(service.hosts)}). Type no password and no code there unless you are sure that it is theirs"
    )


def nobody_there(kind: str, url: str, words: AnswerWords = TERMINAL) -> str:
    """Report that nobody answered `question`."""
    return (
        f"{_need(kind)} at {url} and nobody was there. Nothing was sent. {words.with_options} --headed, and with "
        "--profile-dir to stay signed in"
    )


def declined(kind: str, url: str, no: str) -> str:
    """Report that the person will not do what `question` asks. `no`: "you declined"."""
    return f"{_need(kind)} at {url}, and {no}"


def no_window(kind: str, url: str, words: AnswerWords = TERMINAL) -> str:
    """Report that `question` cannot be met, as the browser has no window."""
    return (
        f"{_need(kind)} at {url}, and the browser has no window in which you could do it. Nothing was sent. "
        f"{words.with_options} --headed on a machine with a screen, or use a browser where you are signed in: "
        "--cdp-url takes one that runs with remote debugging, and `subterminator cancel --browser extension` your own "
        "Chrome"
    )


def _need(kind: str) -> str:
    needs = {"AUTH": "sign-in is needed", "CODE": "the site wants proof that it is you"}
    return needs.get(kind, "a page is not known")


def earlier_press(earlier: Intent, told: str, shown_at: str) -> str:
    """Report an earlier press, where the account does not show the end.

    Args:
        told: what the account reads as, or why it could not be read.
        shown_at: address of the account page, as far as it is known.
    """
    settle = f"subterminator runs settle {earlier.run_id}"
    return (
        f"run {earlier.run_id} may have sent {earlier.control!r} at {earlier.created:%Y-%m-%d %H:%M} UTC, and {told}. "
        f"Nothing was pressed. Look at {shown_at} yourself, then tell it in a terminal: `{settle} --sent` if it has "
        f"ended; `{settle} --not-sent`, if it goes on, allows another try"
    )


def ended_by_earlier(earlier: Intent) -> str:
    """Say at the beginning of a message that an earlier run has ended it."""
    return f"An earlier run ({earlier.run_id}) had sent the cancellation. "


def end_uncertain(service: ServiceProtocol, url: str, why: str) -> str:
    """Report that the account may have ended before, without enough evidence."""
    return (
        f"{service.name} may be cancelled already, but {url} does not say enough to be sure: {why}. Nothing was sent. "
        "Look at that page yourself"
    )


def account_reading(state: State, why: str) -> str:
    """Report one reading of the account page; an unread account is not called active."""
    match state:
        case State.ACCOUNT_ACTIVE:
            return f"the account still reads as active: {why}"
        case State.LOGIN_REQUIRED:
            return "the account could not be read, since the site asks to sign in"
        case State.THIRD_PARTY_BILLING:
            return f"the account reads as billed elsewhere: {why}"
        case _:
            return f"the account page could not be read for certain: {why}"


def refused(status: int, shown: str) -> str:
    """Report that the site answered what was sent with a refusal. `shown`: what the page says then."""
    return f"the site refused what was sent: HTTP {status}{f'; it shows {shown!r}' if shown else ''}. "


def left_empty(labels: Sequence[str]) -> str:
    """Report required fields that are left to the person; "" for none."""
    if not labels:
        return ""
    named = ", ".join(map(repr, labels))
    return f"The page wants {named}, which was left empty and is for you to fill in. "


def review(
    sent: bool, last: str, entry_url: str, directory: Path, site_request: str = "", refusal: str = "", empty: str = ""
) -> str:
    """Report an unconfirmed final press.

    Args:
        site_request: what the page after it asks of the person.
        refusal: that the site refused it.
        empty: required fields that were left empty.
    """
    lead = "the final press was sent" if sent else "another run may have sent the final press"
    lead = f"{refusal}{capital(lead)}" if refusal else lead
    site_request = f"The page after it says {site_request!r}: do that, if it is theirs. " if site_request else ""
    return (
        f"{lead}, but the end could not be confirmed: {last}. It will not be pressed again. {empty}{site_request}"
        f"Look at {entry_url} yourself, and keep {directory} as proof"
    )


def retained(service: ServiceProtocol, kept: str) -> str:
    """Report that the subscription goes on, paused, discounted or changed."""
    return (
        f"{service.name} was NOT cancelled: it goes on in another shape ({kept}). Look at {service.entry_url}, undo "
        "that there, then try again"
    )


def third_party(service: ServiceProtocol, why: str) -> str:
    """Report that somebody else bills it."""
    return (
        f"{service.name} is billed by somebody else, and can only be cancelled there: {why}. Sign in to that company's "
        "site or app, look for its subscriptions, and cancel it there. Nothing was sent here."
    )


def manual(service: ServiceProtocol, quote: str, text: str) -> str:
    """Report how to cancel where no page does it, from the page (`text`) and the definition."""
    parts = [f"{service.name} cannot be cancelled on its site: it says {quote!r}."]
    if service.manual is not None:
        parts += [f"{name}: {value}." for name, value in service.manual.as_dict().items()]
    parts += [f"It also says {line!r}." for line in _contact_lines(quote, text)]
    parts.append(
        f'Say or write: "I cancel my {service.name} subscription at the earliest possible date, and take back any '
        'permission to charge me. Please confirm this in writing, with the date." Nothing was sent.'
    )
    return " ".join(parts)


def too_early(service: ServiceProtocol, quote: str, opens: date | None) -> str:
    """Report that the site allows it only later; `opens`: first day, if named."""
    when = f"from {opens.day} {opens:%B %Y} on" if opens else "once it allows it"
    return (
        f"{service.name} cannot be cancelled yet: its site says {quote!r}. Try again {when}, before "
        "the next charge. Nothing was sent; the subscription goes on until then"
    )


def stopped(service: ServiceProtocol, stop: Stop) -> str:
    """Report where a model stopped and what to do next, in the page's words; its own are in the record alone."""
    if not stop.quote:
        return (
            f"the model stopped: {stop.reason.meaning}. No page of {service.name} says so in the words that it gave: "
            f"look at {service.entry_url}, then try again. Nothing was sent"
        )
    says = f"{stop.quote!r}{f', {stop.contact}' if stop.contact and stop.contact not in stop.quote else ''}"
    match stop.reason:
        case StopReason.NOT_ONLINE:
            return manual(service, stop.quote, f"{stop.quote}\n{stop.contact}")
        case StopReason.BILLED_ELSEWHERE:
            return third_party(service, says)
        case StopReason.NEEDS_PERSON:
            return (
                f"{service.name} wants a person: it says {says}. Do that yourself at {service.entry_url}, then run the "
                "command again with --headed. Nothing was sent"
            )
        case StopReason.FEE:
            return (
                f"{service.name} wants money for the cancellation: it says {says}. Whether to pay is your decision: "
                f"look at {service.entry_url}. Nothing was sent, and nothing was paid"
            )
        case StopReason.SEVERAL:
            return (
                f"there are several subscriptions at {service.name}, and which one is meant is your decision: it says "
                f"{says}. Run the command again with --plan and the name of the one. Nothing was sent"
            )
        case StopReason.BLOCKED:
            return (
                f"{service.name} cannot be cancelled now: its site says {says}. Look at {service.entry_url}, then try "
                "again. Nothing was sent"
            )


def refused_here(service: ServiceProtocol, refusal: str) -> str:
    """Report that a model found no way on because the program's rules refused a press."""
    return (
        f"{refusal}. The model knew no other way. If that is the way to cancel {service.name}, press it yourself at "
        f"{service.entry_url}. Nothing was sent"
    )


def unpaid(service: ServiceProtocol, quote: str) -> str:
    """Report that the site allows it only after an open payment, which is left to the person."""
    return (
        f"{service.name} cannot be cancelled while a payment is open: its site says {quote!r}. Look at "
        f"{service.entry_url}, pay or dispute the bill there, then try again. Nothing was sent, and "
        "nothing was paid"
    )


def _contact_lines(quote: str, text: str) -> list[str]:
    """List the lines near the quote with a number, an hour or an address."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    index = next((number for number, line in enumerate(lines) if quote in line or line in quote), 0)
    near = lines[max(0, index - 2) : index + 8]
    return [line for line in near if line != quote and _contact().search(line)][:4]
