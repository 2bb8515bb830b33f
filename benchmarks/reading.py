"""What a model is sent to decide one step, in tokens of a tokenizer that ships its vocabulary."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import mistral_common
from mistral_common.tokens.tokenizers.tekken import Tekkenizer

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.core.ai import ClaudeActionPlanner
from subterminator.domain.protocols import AgentContext

TOKENS = 4_000
"""What the text of one question may take: instructions, tool and page together."""


async def measure() -> list[tuple[str, float, float]]:
    """Tokens of the text of one question about an account page: the system prompt, the tool, the message."""
    tokens = tokenizer()
    browser = PlaywrightBrowser()
    await browser.launch()
    try:
        await browser._current().set_content(account())
        view = await browser.look()
        picture = await browser.screenshot()
    finally:
        await browser.close()
    planner = ClaudeActionPlanner(api_key="none")
    context = AgentContext(picture, "{}", "", view.url, view.text, [], [], view.viewport, view.scroll, view)
    (message,) = planner._build_messages(context, "Click the cancel membership link", None)
    _, text = message["content"]  # the picture, then the words
    parts = (planner.SYSTEM_PROMPT, json.dumps(planner.TOOL_SCHEMA), text["text"])
    count = sum(map(tokens, parts))
    interactive = sum(each.interactive for each in view.elements)
    return [(f"tokens of a question, {interactive} things to press", count, TOKENS)]


def tokenizer() -> Callable[[str], int]:
    """Counts the tokens of a text, by a vocabulary that ships with its library."""
    known = Tekkenizer.from_file(Path(mistral_common.__file__).parent / "data" / "tekken_240911.json")
    return lambda text: len(known.encode(text, bos=False, eos=False))


def account() -> str:
    """An account page with 300 things to press or fill, as large services have them: settings, devices, bills."""
    header = "".join(f'<a href="/{each}">{each.title()}</a> ' for each in HEADER)
    side = "".join(f'<li><a href="/account/{n}">{each}</a></li>' for n, each in enumerate(SIDE))
    settings = "".join(
        f'<label><input type="checkbox" name="mail{n}" {"checked" if n % 3 else ""}> {each} by {way}</label><br>'
        for n, (each, way) in enumerate((each, way) for each in MAILS for way in WAYS)
    )
    fields = "".join(f'<label>{each} <input name="field{n}" value="{value}"></label>' for n, (each, value) in FIELDS)
    devices = "".join(
        f"<li><b>{DEVICES[n % 4]} {n}</b><p>Last used {n % 28 + 1} October 2026 in Lisbon</p>"
        f'<button data-testid="rename-{n}">Rename</button> <button data-testid="remove-{n}">Sign out</button></li>'
        for n in range(1, 41)
    )
    bills = "".join(
        f'<tr><td>{n % 12 + 1}/2026</td><td>EUR 13.49</td><td><a href="/bill/{n}">Invoice 2026-{n:04}</a></td>'
        f'<td><a href="/bill/{n}.pdf">Download</a></td></tr>'
        for n in range(1, 41)
    )
    footer = "".join(f'<li><a href="/about/{n}">{each} {n}</a></li>' for n in range(1, 8) for each in FOOTER)
    return (
        '<!doctype html><html lang="en"><title>Your account</title><style>nav,aside,footer ul{display:flex;gap:1em;'
        "flex-wrap:wrap}section{border:1px solid;margin:1em;padding:1em}</style>"
        f"<header><nav>{header}</nav></header><aside><ul>{side}</ul></aside><main><h1>Your account</h1>"
        '<section id="membership"><h2>Membership</h2><p>Standard plan, two screens in full HD, EUR 13.49 a month</p>'
        "<p>Your next bill is due on 20 December 2026. It is charged to the card ending in 0042.</p>"
        '<a href="/plans" data-uia="change-plan">Change plan</a> '
        '<a href="/cancel" data-uia="cancel-plan">Cancel membership</a></section>'
        f"<section><h2>Messages</h2>{settings}</section><section><h2>Profile</h2>{fields}<button>Save</button></section>"
        f"<section><h2>Devices</h2><ul>{devices}</ul></section><section><h2>Bills</h2><table>{bills}</table></section>"
        f"</main><footer><ul>{footer}</ul></footer></html>"
    )


HEADER = ("home", "films", "series", "new", "my list", "search", "notifications", "account", "help", "sign out")
SIDE = (
    "Overview",
    "Membership",
    "Security",
    "Devices",
    "Profiles",
    "Messages",
    "Bills",
    "Privacy",
    "Gifts",
    "Language",
)
MAILS = ("News about films", "Offers", "Surveys", "New devices", "Bills", "Tips", "Reminders", "Partners", "Events")
WAYS = ("e-mail", "text message", "telephone", "letter")
FIELDS = tuple(enumerate((("First name", "Maria"), ("Last name", "Silva"), ("Street", "Rua Augusta 12"),
                          ("Town", "Lisbon"), ("Postcode", "1100-053"), ("Telephone", "+351 555 0142"))))  # fmt: skip
DEVICES = ("Television", "Telephone", "Tablet", "Browser on Windows")
FOOTER = ("Terms", "Privacy", "Legal notice", "Careers", "Investors", "Speed test", "Contact", "Cookies", "Press",
          "Gift cards")  # fmt: skip
