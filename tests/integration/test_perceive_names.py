"""What a control is called: by attributes, by content, and by text that style sheets draw."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from subterminator.browser.playwright import PlaywrightBrowser

Pages = Callable[[str], str]
DRAWN = "::before { content: 'New ' }"
ICONS = " ".join(f".i{n}::before, i.j{n}::before {{ content: '{n}' }}" for n in range(60))
"""As many rules as an icon font has, for other elements."""


async def name_on(browser: PlaywrightBrowser) -> str:
    """What the page's one button is called now."""
    (button,) = [element for element in (await browser.look()).elements if element.role == "button"]
    return button.name


@pytest.mark.spec("perception.names")
@pytest.mark.parametrize(
    ("html", "name"),
    [
        ("<button aria-label='Close offer'>x</button>", "Close offer"),
        ("<span id=a hidden>Cancel</span><button aria-labelledby='a b' id=b aria-label=now>x</button>", "Cancel now"),
        ("<style>button::before{content:'→ '}</style><button>Go</button>", "→ Go"),
        ("<button>Go<span hidden>not</span> <span aria-hidden=true>this</span></button>", "Go"),
        ("<button><img alt=Delete src=''></button>", "Delete"),
        ("<button><svg><title>Menu</title></svg></button>", "Menu"),
        ("<button title=Help></button>", "Help"),
        ("<button>One<div>two</div>three</button>", "One two three"),
        ("<style>i::before{content:'\\f0c9'}</style><button><i></i> My orders</button>", "My orders"),
        ("<button><i>&#xF0156;</i></button>", ""),
        ("<button>&#xe001;&#xe002;&#xe003;</button>", "\ue001\ue002\ue003"),
    ],
)  # fmt: skip
async def test_control_is_called_by_its_accessible_name(
    html: str, name: str, chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: the name that assistive technology would say."""
    await chromium.navigate(page_at(html))

    assert await name_on(chromium) == name


@pytest.mark.spec("perception.names")
@pytest.mark.parametrize(
    "html",
    [
        f"<style>.a{DRAWN}</style><button class=a>plan</button>",
        f"<style>p > {DRAWN}</style><p><button>plan</button></p>",
        "<style>h1, button:not(.b):BEFORE { content: 'New ' }</style><button>plan</button>",
        f"<style>@media all {{ @supports (color: red) {{ .a{DRAWN} }} }}</style><button class=a>plan</button>",
        f"<style>.a {{ &{DRAWN} }}</style><button class=a>plan</button>",
        f"<style>.a {{ & .b{DRAWN} }}</style><p class=a><button class=b>plan</button></p>",
        f"<style>@scope (p) {{ :scope button{DRAWN} }}</style><p><button>plan</button></p>",
        f'<style>@import url("data:text/css,.a{DRAWN.replace(" ", "%20")}")</style><button class=a>plan</button>',
        f"<style>button span{DRAWN}</style><button><span></span>plan</button>",
        f"<div><template shadowrootmode=open><style>button{DRAWN}</style><button>plan</button></template></div>",
        f"<div><template shadowrootmode=open><style>::slotted(.a){DRAWN}</style><slot></slot></template>"
        "<button class=a>plan</button></div>",
        f"<style>::part(a){DRAWN}</style>"
        "<div><template shadowrootmode=open><button part=a>plan</button></template></div>",
        f"<style>nav .k .a:not(.b, .c):hover{DRAWN} section > button.A.b:not(.c, [id]){DRAWN}</style>"
        "<section><button class='b A'>plan</button></section>",
        f"<style>{ICONS} [data-a=\"x, .y\"]{DRAWN}</style><button data-a='x, .y'>plan</button>",
        f"<style>{ICONS} #a\\:b{DRAWN}</style><button id=a:b>plan</button>",
        f"<style>{ICONS} :is(#n, .m) > :where(.a){DRAWN}</style><div class=m><button class=a>plan</button></div>",
        "<button id=h>plan</button><script>const sheet = new CSSStyleSheet();"
        f'sheet.replaceSync("#h{DRAWN}"); document.adoptedStyleSheets = [sheet]</script>',
    ],
)
async def test_drawn_text_is_part_of_the_name(html: str, chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: no form of rule is overlooked by the shortcut that spares elements without generated text."""
    await chromium.navigate(page_at(html))

    assert await name_on(chromium) == "New plan"


@pytest.mark.spec("perception.names")
@pytest.mark.parametrize(
    "change",
    [
        f'document.styleSheets[0].insertRule(".a{DRAWN}", 1)',
        f'document.styleSheets[0].cssRules[0].insertRule(".a{DRAWN}")',
        f'document.styleSheets[0].deleteRule(0); document.styleSheets[0].insertRule(".a{DRAWN}")',
        f'document.querySelector("style").textContent = ".a{DRAWN}"',
        f'document.head.append(Object.assign(document.createElement("style"), {{ textContent: ".a{DRAWN}" }}))',
        f'sheet.replaceSync(".a{DRAWN}")',
        'document.querySelector("button").className = "b"',
    ],
)
async def test_rule_that_comes_later_is_heeded(change: str, chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: what was learnt of a style sheet holds only until its rules change."""
    await chromium.navigate(
        page_at(
            f"<style>@media all {{ i {{ color: red }} }} .b{DRAWN}</style><button class=a>plan</button>"
            "<script>var sheet = new CSSStyleSheet(); sheet.replaceSync('i { color: red }');"
            "document.adoptedStyleSheets = [sheet]</script>"
        )
    )
    assert await name_on(chromium) == "plan"

    await chromium.evaluate(f"() => {{ {change} }}")

    assert await name_on(chromium) == "New plan"


@pytest.mark.spec("perception.names")
@pytest.mark.parametrize(
    ("html", "name"),
    [
        ("<dl><dt>Your plans</dt><dd><select><option>None</select></dd></dl>", "Your plans"),
        ("<table><tr><th>Reason</th><td><select><option>None</select></td></tr></table>", "Reason"),
        ("<dl><dt>Your plans</dt><dd><select aria-label=Own><option>None</select></dd></dl>", "Own"),
        (
            "<label for=f style=visibility:hidden>Reason *</label><select id=f><option>None</select>"
            "<label for=f aria-hidden=true>Reason *</label>",
            "Reason *",
        ),
        ("<dl><dt hidden>Your plans</dt><dd><select><option>None</select></dd></dl>", ""),
        ("<table><tr><td>Reason</td><td><select><option>None</select></td></tr></table>", ""),
    ],
)
async def test_field_without_a_name_is_called_by_its_caption(
    html: str, name: str, chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: by a label whose copy the kit draws, the term or the header of its row; not beside its own name."""
    await chromium.navigate(page_at(html))
    (field,) = [element for element in (await chromium.look()).elements if element.role == "combobox"]
    assert field.name == name
