"""What a look at a page in a real Chromium tells, and what it leaves alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.protocols import Element, PageView, TargetStrategy

Pages = Callable[[str], str]


async def view_of(browser: PlaywrightBrowser, address: str) -> PageView:
    await browser.navigate(address)
    return await browser.look()


def told(view: PageView) -> list[tuple[str, str]]:
    """Role and name of what is reported, in order."""
    return [(element.role, element.name) for element in view.elements]


def only(view: PageView, role: str) -> Element:
    """The one element of that role."""
    (found,) = [element for element in view.elements if element.role == role]
    return found


@pytest.mark.spec("perception.reports")
@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<a href=/x>Account</a><a>No link</a>", [("link", "Account")]),
        ("<h2>Plan</h2><p>Basic</p>", [("heading", "Plan")]),
        ("<input type=hidden name=a><input type=submit>", [("button", "Submit")]),
        ("<label>Why<select><option>A</select></label>", [("combobox", "Why")]),
        ("<nav aria-label=Main><a href=/x>A</a></nav>", [("navigation", "Main"), ("link", "A")]),
        ("<div role=alert>Failed</div>", [("alert", "")]),
        ("<fieldset><legend>Reason</legend><input type=radio aria-label=Price></fieldset>",
         [("group", "Reason"), ("radio", "Price")]),
        ("<div tabindex=0>Reach me</div><div tabindex=-1>Not me</div>", [("generic", "Reach me")]),
        ("<div contenteditable aria-label=Letter>Dear</div>", [("textbox", "Letter")]),
        ("<img alt=Logo src=''><img alt='' src=''>", [("img", "Logo")]),
        ("<footer><a href=/x>Terms</a></footer>", [("contentinfo", ""), ("link", "Terms")]),
        ("<div role=dialog aria-label=Leave><footer><button>Go on</button></footer></div>",
         [("dialog", "Leave"), ("button", "Go on")]),
        ("<iframe title=Billing></iframe>", [("iframe", "Billing")]),
        ("<iframe title=Billing role=presentation aria-hidden=true></iframe>", [("iframe", "Billing")]),
        ("<button hidden>A</button><button style='visibility:hidden'>B</button><div hidden><a href=/>C</a></div>", []),
        ("<div inert><button>A</button></div><details><summary>S</summary><button>B</button></details>",
         [("button", "S")]),
        ("<button style='width:0;height:0;padding:0;border:0;overflow:hidden'></button>", []),
        ("<div style='content-visibility:hidden'><button>A</button></div>", []),
        ("<a href=/x style='display:contents'>Contents</a>", [("link", "Contents")]),
        ("<a href=/x><div style='float:left'>Floated</div></a>", [("link", "Floated")]),
        ("<font><font><button><font><font>Kündigen</font></font></button></font></font>", [("button", "Kündigen")]),
    ],
)  # fmt: skip
async def test_look_reports_what_can_be_used_and_read(
    html: str, expected: list[tuple[str, str]], chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: each control and landmark once, by role and name; nothing that is hidden."""
    assert told(await view_of(chromium, page_at(html))) == expected


@pytest.mark.spec("perception.title")
@pytest.mark.parametrize(
    ("html", "title"),
    [
        ("<button><b style='display:block'>End it</b><span>At once</span></button>", "End it"),
        ("<div role=button tabindex=0><div>End it</div><div>At once</div></div>", "End it"),
        ("<label><input type=radio> End it<small style='display:block'>At once</small></label>", "End it"),
        ("<button style='display:flex'><span>End</span><span>it</span></button>", ""),
        ("<button>End <b>it</b></button>", ""),
    ],
)
async def test_title_is_the_first_of_several_lines(
    html: str, title: str, chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    view = await view_of(chromium, page_at(html))

    assert [each.title for each in view.elements if each.interactive] == [title]


@pytest.mark.spec("perception.reports")
@pytest.mark.parametrize(
    ("html", "states", "value"),
    [
        ("<input type=checkbox checked>", {"checked"}, None),
        ("<div role=switch tabindex=0 aria-checked=mixed>x</div>", {"mixed"}, None),
        ("<input type=radio disabled>", {"unchecked", "disabled"}, None),
        ("<button aria-expanded=false aria-pressed=true>x</button>", {"collapsed", "pressed"}, None),
        ("<details open><summary>x</summary></details>", {"expanded"}, None),
        ("<input required readonly value=abc>", {"required", "readonly"}, "abc"),
        ("<input aria-invalid=true aria-busy=true>", {"invalid", "busy"}, ""),
        ("<textarea autofocus>long text</textarea>", {"focused"}, "long text"),
        ("<select><option>A<option selected>B</select>", set(), "B"),
        ("<div role=slider tabindex=0 aria-valuenow=3>x</div>", set(), "3"),
        ("<div role=tab aria-selected=true>x</div>", {"selected"}, None),
    ],
)
async def test_states_and_value_are_those_of_now(
    html: str, states: set[str], value: str | None, chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: what a person sees of a control's condition."""
    (element,) = (await view_of(chromium, page_at(html))).elements

    assert set(element.states) == states
    assert element.value == value


@pytest.mark.spec("perception.reports")
async def test_position_of_an_element_is_reported(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: box, depth, parent, level, viewport, address and attributes."""
    view = await view_of(
        chromium,
        page_at(
            "<style>*{margin:0}</style><main><h3 id=plan data-uia=plan-label style='height:50px'>Plan</h3></main>"
            "<a href=/help style='position:absolute;top:2000px;left:10px;width:90px;height:20px'>Help</a>"
        ),
    )
    main, heading, link = view.elements

    assert (heading.level, heading.depth, heading.parent, heading.tag) == (3, 1, main.ref, "h3")
    assert heading.attributes == (("id", "plan"), ("data-uia", "plan-label"))
    assert heading.box[3] == 50
    assert link.box == (10, 2000, 90, 20)
    assert (link.in_viewport, link.hit, heading.in_viewport) == (False, False, True)
    assert link.href == "file:///help"
    assert view.size[1] > 1900


@pytest.mark.spec("perception.clickable")
@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<div style='cursor:pointer'><div><span>End</span> it</div></div>", [("generic", "End it")]),
        ("<div onclick='0'>End it</div>", [("generic", "End it")]),
        ("<div style='cursor:pointer'></div>", []),
        ("<div style='cursor:pointer'><img alt=Close src='' width=20 height=20></div>", [("generic", "Close"),
         ("img", "Close")]),
        ("<button style='cursor:pointer'><span>End</span></button>", [("button", "End")]),
        ("<label style='cursor:pointer'><input type=checkbox>Agree</label>", [("checkbox", "Agree")]),
        ("<body style='cursor:pointer'><p>Read</p>", [("generic", "Read")]),
        ("<div role=radio tabindex=0><input type=radio>Lo uso poco</div>", [("radio", "Lo uso poco")]),
        ("<ul><li style='cursor:pointer'>End it</ul>", [("generic", "End it")]),
    ],
)  # fmt: skip
async def test_clickable_without_a_role_is_reported_once(
    html: str, expected: list[tuple[str, str]], chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: the outermost element with a pointer and a name; never a label beside its own field."""
    assert told(await view_of(chromium, page_at(html))) == expected


@pytest.mark.spec("perception.form-target")
@pytest.mark.parametrize(
    ("control", "target"),
    [
        ("<button>Go</button>", ("POST", "https://x.test/cancel")),
        ("<button formaction=https://x.test/keep formmethod=get>Go</button>", ("GET", "https://x.test/keep")),
        ("<button type=button>Go</button>", ("", "")),
        ("<input type=submit value=Go>", ("POST", "https://x.test/cancel")),
        ("<input name=action><input type=submit value=Go>", ("POST", "https://x.test/cancel")),
        ("<button formmethod=dialog>Go</button>", ("", "")),
        ("</form><button form=f>Go</button>", ("POST", "https://x.test/cancel")),
    ],
)
async def test_submitting_control_reports_its_target(
    control: str, target: tuple[str, str], chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: the form's or the button's own target; a field called "action" does not stand in for it."""
    html = f"<form id=f method=post action=https://x.test/cancel>{control}</form>"
    button = only(await view_of(chromium, page_at(html)), "button")

    assert (button.form_method, button.form_action) == target


@pytest.mark.spec("perception.occlusion")
async def test_covered_element_names_what_covers_it(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: an overlay is named, as is a transparent control that would take the press."""
    overlay = "position:fixed;left:0;top:0;width:400px;height:200px"
    cookies = await view_of(
        chromium,
        page_at(f"<button>End</button><div style='{overlay}' role=dialog aria-label=Cookies><button>OK</button></div>"),
    )
    jacked = await view_of(
        chromium, page_at(f"<button>End</button><button style='{overlay};opacity:0'>Upgrade</button>")
    )

    assert (cookies[0].hit, cookies[0].covered_by, cookies[0].modal_blocked) == (False, 'dialog "Cookies"', False)
    assert only(cookies, "dialog").name == "Cookies"
    assert cookies[2].hit
    assert (jacked[0].hit, jacked[0].covered_by) == (False, 'button "Upgrade"')


@pytest.mark.spec("perception.occlusion")
async def test_modal_blocks_elements_outside_it(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: also what is off the screen; the dialog's own controls are free, and the view names the dialog."""
    view = await view_of(
        chromium,
        page_at(
            "<button>Behind</button><p style='height:3000px'></p><button>Below</button>"
            "<dialog aria-label=Offer><button>Stay</button></dialog>"
            "<script>document.querySelector('dialog').showModal()</script>"
        ),
    )

    assert {e.name: e.modal_blocked for e in view.elements if e.role == "button"} == {
        "Behind": True,
        "Below": True,
        "Stay": False,
    }
    assert view.dialog is not None
    assert view[view.dialog].name == "Offer"


@pytest.mark.spec("perception.occlusion")
async def test_dialog_only_marked_modal_blocks_nothing_that_can_be_hit(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: a cookie bar with aria-modal does not make the page unusable."""
    view = await view_of(
        chromium,
        page_at(
            "<button>End</button><div role=dialog aria-modal=true aria-label=Cookies "
            "style='position:fixed;bottom:0;height:50px;width:100%'><button>OK</button></div>"
        ),
    )

    assert (view[0].hit, view[0].modal_blocked) == (True, False)


@pytest.mark.spec("perception.kit-questions")
@pytest.mark.parametrize(
    ("answers", "asks"), [("<button>No</button><button>Yes</button>", True), ("<a>Help</a>", False)]
)
async def test_tip_with_buttons_over_a_dialog_is_the_dialog(
    chromium: PlaywrightBrowser, page_at: Pages, answers: str, *, asks: bool
) -> None:
    """Required: kits ask "Are you sure?" in a tip beside the pressed button; what lies below still takes presses."""
    view = await view_of(
        chromium,
        page_at(
            "<div role=dialog aria-modal=true aria-label=Leaving style='position:fixed;inset:50px'>"
            "<button>Cancel renewal</button></div><div style='position:absolute;left:300px;top:200px;background:#fff'>"
            f"<div role=tooltip><p>Are you sure?</p>{answers}</div></div>"
        ),
    )
    assert view.dialog is not None
    assert {each.label for each in view.within(view.dialog) if each.role == "button"} == (
        {"No", "Yes"} if asks else {"Cancel renewal"}
    )
    assert all(each.usable for each in view.elements if each.role == "button")


@pytest.mark.spec("perception.occlusion")
async def test_what_a_scrolling_box_hides_is_out_of_sight_not_covered(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: it is told of, since a person can scroll to it."""
    view = await view_of(
        chromium,
        page_at("<div style='height:60px;overflow:auto'><p style='height:200px'>Terms</p><button>End</button></div>"),
    )

    button = only(view, "button")
    assert (button.in_viewport, button.hit, button.covered_by) == (False, False, "")


@pytest.mark.spec("perception.shadow")
async def test_shadow_roots_are_read_as_they_are_seen(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: slotted content stands where its slot is, at any depth; labels work inside a root."""
    view = await view_of(
        chromium,
        page_at(
            "<x-card><button slot=foot>Last</button><b>Middle</b></x-card><script>"
            "class Card extends HTMLElement { connectedCallback() { this.attachShadow({mode: 'open'}).innerHTML ="
            "`<button>First</button><slot></slot><x-field></x-field><slot name=foot></slot>` } }"
            "class Field extends HTMLElement { connectedCallback() { this.attachShadow({mode: 'open'}).innerHTML ="
            "`<label for=i>Name</label><input id=i>` } }"
            "customElements.define('x-field', Field); customElements.define('x-card', Card)</script>"
        ),
    )

    assert told(view) == [("button", "First"), ("textbox", "Name"), ("button", "Last")]
    assert view.text.split() == ["First", "Middle", "Name", "Last"]


@pytest.mark.spec("perception.stable-ids")
async def test_numbers_follow_the_node_and_not_its_name(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: the same after a rename, another after a replacement, so that neither is taken for the other."""
    address = page_at("<button id=a>Cancel</button><button id=b>Keep</button>")
    before = (await view_of(chromium, address)).elements
    await chromium.evaluate("a.textContent = 'Continue'; b.replaceWith(b.cloneNode(true)); 0")

    after = (await chromium.look()).elements

    assert (after[0].name, after[0].node) == ("Continue", before[0].node)
    assert (after[1].name, after[1].node == before[1].node) == ("Keep", False)


@pytest.mark.spec("perception.selectors")
async def test_selectors_fit_one_element_each(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: whatever the ids are like; a doubled id is not used, and a deep element without a key has none."""
    address = page_at(
        "<button id=twice>A</button><button id=twice>B</button><button id='1:odd.id'>C</button>"
        "<button data-uia=finish>D</button><ul id=list><li><a href=/1>E</a><li><a href=/2>F</a></ul>"
        + "<div>" * 9
        + "<button>G</button>"
        + "</div>" * 9
    )
    view = await view_of(chromium, address)

    for element in view.elements:
        if element.selector is not None:
            assert (await chromium.locate(TargetStrategy("css", css_selector=element.selector))).node == element.node
    assert [element.name for element in view.elements if element.selector is None] == ["G"]
    assert view[3].selector == '[data-uia="finish"]'
    assert view[4].selector == "#list>li:nth-of-type(1)>a"


GIVEN = ("main > .big:not(.old)", "[data-uia^='fin' i]", "a:nth-child(2), button", "[", "::", "text=Go", "#inside")
"""CSS selectors of a definition; three of them are none."""


@pytest.mark.spec("perception.matches")
async def test_given_selectors_are_matched_as_the_page_matches_them(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: any selector, in frames and shadow roots too; one that is none fits nothing; the page has no say."""
    chromium.selectors = GIVEN
    view = await view_of(
        chromium,
        page_at(
            "<main><button class='big new' data-uia=Finish>A</button><a href=/1 class='big old'>B</a></main>"
            "<div id=host></div><iframe srcdoc='<button>D</button>'></iframe><script>"
            "host.attachShadow({mode: 'open'}).innerHTML = '<input type=checkbox aria-label=C id=inside>';"
            "Element.prototype.matches = () => true</script>"
        ),
    )

    fitting = {element.name: element.matches for element in view.elements if element.name}
    assert fitting == {"A": GIVEN[:3], "B": GIVEN[2:3], "C": GIVEN[6:], "D": GIVEN[2:3]}
    assert (await chromium.locate(TargetStrategy("aria", aria_role="button", aria_name="A"))).matches == GIVEN[:3]


SECRETS = """
<label>Password <input type=password value=s3cret></label>
<label>Shown <input type=text name=password value=s3cret></label>
<input aria-label=Card autocomplete='section-a billing cc-number' value=s3cret>
<input aria-label=Code autocomplete=one-time-code value=s3cret>
<input aria-label=New autocomplete=new-password value=s3cret>
<input aria-label=Number name=cardNumber value=s3cret>
<input aria-label=Check id=card_cvc value=s3cret>
<div contenteditable role=textbox aria-label='Security code'>s3cret</div>
<label>Charge card <input name=card-number value=s3cret> every month <input type=checkbox></label>
<span id=by><input type=password value=s3cret></span><button aria-labelledby=by title=Pay>Pay</button>
"""


@pytest.mark.spec("perception.secrets")
async def test_secrets_leave_the_page_by_no_way(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: not as value, text, name of something else, tree or find; the field itself says it is secret."""
    view = await view_of(chromium, page_at(SECRETS))
    located = [await chromium.locate(TargetStrategy("css", css_selector="[name=password]"))]
    located += [await chromium.locate(TargetStrategy("aria", aria_role="textbox", aria_name="Security code"))]

    assert "s3cret" not in repr(view)
    assert "s3cret" not in repr(located)
    assert "s3cret" not in await chromium.accessibility_tree()
    assert sum(element.secret for element in view.elements) == 10
    assert all(element.value is None for element in view.elements if element.secret)


@pytest.mark.spec("perception.secrets")
async def test_ordinary_fields_keep_their_values(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: not everything is a secret: a mail address, a name on a card, a card's kind, a company."""
    view = await view_of(
        chromium,
        page_at(
            "<input name=email value=a><input autocomplete=cc-name value=a><input name=company value=a>"
            "<input name=discard value=a><input name=shipping value=a><select name=card-type><option>a</select>"
        ),
    )

    assert [(element.value, element.secret) for element in view.elements] == [("a", False)] * 6


HOSTILE = """<button>End</button><script>
  Element.prototype.getAttribute = () => 'forged';
  Element.prototype.checkVisibility = () => false;
  Document.prototype.querySelectorAll = () => [];
  JSON.stringify = () => '{"elements": []}';
  Array.prototype.push = () => 0; Array.prototype.filter = () => []; Map.prototype.get = () => null;
  Object.defineProperty(Node.prototype, 'firstChild', { get: () => null });
  Object.defineProperty(document, 'body', { get: () => null });
  window.getComputedStyle = () => ({ display: 'none' });
  Date.now = performance.now = () => NaN;
</script>"""


@pytest.mark.spec("perception.untouched")
async def test_page_cannot_change_what_is_seen(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: overridden built-ins of the page do not reach the look."""
    assert told(await view_of(chromium, page_at(HOSTILE))) == [("button", "End")]


CLOBBER = """<form name=body><input name=localName><input name=firstChild><input name=attributes><input name=shadowRoot>
<input name=getAttribute><input name=children><input name=matches><input name=isConnected><button>End</button></form>
<img name=title src=''><img name=documentElement src=''><img name=elementFromPoint src=''>"""


@pytest.mark.spec("perception.untouched")
async def test_fields_named_like_properties_do_not_stand_in_for_them(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: a form's fields shadow its properties, a document's images its own; neither is believed."""
    view = await view_of(chromium, page_at(CLOBBER))

    assert only(view, "button").name == "End"
    assert only(view, "form").text == "End"


WATCHED = """<div id=a><button style='cursor:pointer'>End</button><input type=checkbox></div><script>
  var seen = 0, listeners = 0, before;
  new MutationObserver(records => seen += records.length)
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  before = Object.getOwnPropertyNames(window).join();
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (...given) { listeners++; return add.apply(this, given); };
</script>"""


@pytest.mark.spec("perception.untouched")
async def test_looking_leaves_the_page_unchanged(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: no attribute, no node, no property of window, nothing that a page could notice."""
    await view_of(chromium, page_at(WATCHED))
    await chromium.locate(TargetStrategy("css", css_selector="button"))
    await chromium.look()

    left = await chromium.evaluate("[seen, listeners, before === Object.getOwnPropertyNames(window).join()]")
    assert left == [0, 0, True]


@pytest.mark.spec("perception.reports")
async def test_link_is_resolved_against_the_present_base(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: an address is as the document resolves it now, not as it did at an earlier look."""
    await view_of(chromium, page_at("<a href=leave>Leave</a><a href=leave>Leave too</a>"))
    before = [element.href for element in (await chromium.look()).elements]
    await chromium.evaluate(
        "document.head.append(Object.assign(document.createElement('base'), { href: 'https://other.test/' })); 0"
    )
    moved = [element.href for element in (await chromium.look()).elements]
    await chromium.evaluate("document.querySelector('a').href = 'stay'; 0")
    changed = [element.href for element in (await chromium.look()).elements]

    assert all(href.startswith("file:") and href.endswith("/leave") for href in before)
    assert moved == ["https://other.test/leave"] * 2
    assert changed == ["https://other.test/stay", "https://other.test/leave"]


@pytest.mark.spec("perception.text")
async def test_text_is_what_a_person_reads(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: in order, a line a block, inline words joined as they are, nothing hidden, no scripts."""
    view = await view_of(
        chromium,
        page_at(
            "<h1>Your plan</h1><p>Basic <b>pl</b>an,<br>renews 3&nbsp;May</p><p hidden>secret</p><style>p{}</style>"
            "<ul><li>One<li>Two</ul><p style='visibility:hidden'>un<i style='visibility:visible'>seen</i></p>"
            "<a href=/>A</a><a href=/>B</a><details><summary>More</summary>folded</details>"
            "<span style='display:block'>Own line</span><p><s>struck</s><del><b>out</b></del></p>"
            "<p style='text-decoration:line-through'>gone</p><p><s style='text-decoration:none'>stays</s></p>"
            "<p style='position:absolute;left:-9999px'>aside</p><p style='position:absolute;top:-999px'>above</p>"
            "<div style='position:absolute;left:-5000px'><p>in there</p></div>"
        ),
    )

    assert view.text.split("\n") == [
        "Your plan",
        "Basic plan,",
        "renews 3 May",
        "One",
        "Two",
        "seen",
        "A B",
        "More",
        "Own line",
        "stays",
    ]


@pytest.mark.spec("perception.text")
@pytest.mark.parametrize(
    "text", ["Plan 12,99 € 🍿 kündigen", "プランの解約" * 400, 'quoted "€" and \\u20ac', "x" * 3000 + "Ż"]
)
async def test_text_of_any_script_comes_through(text: str, chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: the same characters, few or many of them beyond ASCII, with quotes and backslashes."""
    view = await view_of(chromium, page_at(f"<p>{text}</p><button>{text[-40:]}</button>"))

    assert view.text == f"{text}\n{text[-40:]}"
    assert only(view, "button").name == text[-40:]


@pytest.mark.spec("perception.text")
@pytest.mark.parametrize(
    ("style", "text"),
    [("margin-left:8px", "Flat M Active"), ("padding:2px 8px", "Flat M Active"), ("color:red", "Flat MActive")],
)
async def test_a_badge_set_off_from_a_name_is_a_word_of_its_own(
    chromium: PlaywrightBrowser, page_at: Pages, style: str, text: str
) -> None:
    """Required: what is drawn apart is read apart; a part of a word in another colour is not."""
    view = await view_of(chromium, page_at(f"<h2>Flat M<span style='{style}'>Active</span></h2>"))
    assert only(view, "heading").text == text


@pytest.mark.spec("perception.text")
async def test_element_reads_the_same_in_a_look_and_when_it_is_located(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: name and text agree, for the press compares them."""
    view = await view_of(
        chromium,
        page_at(
            "<button id=a>Cancel<div>at once</div><span style='display:block'>50 %</span></button>"
            "<a id=b href=/><h2>Plan</h2><span style='display:inline-block'>Basic</span><i>!</i></a>"
            "<div id=c style='cursor:pointer'><p>One</p><span style='display:flex'>Two<b>Three</b></span></div>"
            "<main id=d><span>a</span><button>b</button><span>c</span> d<p>e</p></main>"
        ),
    )

    for key in "abcd":
        seen = next(element for element in view.elements if ("id", key) in element.attributes)
        located = await chromium.locate(TargetStrategy("css", css_selector=f"#{key}"))
        assert (located.role, located.name, located.text) == (seen.role, seen.name, seen.text)


@pytest.mark.spec("perception.bounded")
async def test_huge_page_is_bounded_and_keeps_what_matters(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: the dialog at its end and what is on the screen are there; the rest is counted."""
    view = await view_of(
        chromium,
        page_at(
            "<script>for (let i = 0; i < 6000; i++) document.write(`<p><button>${i}</button></p>`)</script>"
            "<div role=dialog aria-modal=true aria-label=Offer style='position:fixed;top:100px'>"
            "<button>Decline</button></div>"
        ),
    )

    assert len(view.elements) == 3000
    assert view.left_out == 3002
    assert view[0].name == "0"
    assert view[-1].name == "Decline"
    assert view.dialog == view[-1].parent


@pytest.mark.spec("perception.reports")
async def test_links_of_drawings_and_formulas_have_addresses(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: a link that is no HTML element is told of like any other, and does not stop the look."""
    view = await view_of(
        chromium,
        page_at(
            "<base href=http://a.example/><math><a href=/m><mi>m</mi></a></math>"
            "<svg><a href=/new><text y=20>New</text></a>"
            "<a xlink:href=/old><text y=60>Old</text></a><a><text y=90>None</text></a></svg>"
        ),
    )

    assert [
        (element.name, element.href) for element in view.elements if element.tag == "a" and element.name != "m"
    ] == [
        ("New", "http://a.example/new"),
        ("Old", "http://a.example/old"),
    ]


@pytest.mark.spec("perception.bounded")
async def test_very_deep_page_is_read(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: nesting made by a script does not break the walk."""
    view = await view_of(
        chromium,
        page_at(
            "<button>Top</button><script>let at = document.body;"
            "for (let i = 0; i < 1000; i++) at = at.appendChild(document.createElement('div'))</script>"
        ),
    )

    assert told(view) == [("button", "Top")]


@pytest.mark.spec("account.blocks")
async def test_look_names_the_blocks_of_a_page(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: landmarks, list items and boxes set apart, in frames too; each with its text and its elements."""
    html = (
        "<header><a href=/>Home</a></header><main><div style='border:1px solid'><h2>Premium</h2><p>Renews 4 Dec</p>"
        "<button>Cancel</button></div><div style='box-shadow:0 0 2px'><h2>Sports</h2><div>Cancelled</div></div>"
        "<div><p>Plain</p><p>text</p></div><ul><li>Order 1</li></ul>"
        "<iframe srcdoc='<section><p>Inside</p><button>Go</button></section>'></iframe></main>"
    )
    view = await view_of(chromium, page_at(html))
    held = [(each.kind, view.text[each.start : each.end].split("\n")) for each in view.blocks]
    assert [(kind, [line for line in lines if line]) for kind, lines in held] == [
        ("banner", ["Home"]),
        ("card", ["Premium", "Renews 4 Dec", "Cancel"]),
        ("card", ["Sports", "Cancelled"]),
        ("listitem", ["Order 1"]),
        ("frame", ["Inside", "Go"]),
        ("region", ["Inside", "Go"]),
    ]
    holders = {each.label: each.block for each in view.elements if each.role in {"button", "heading"}}
    assert holders == {"Premium": 1, "Cancel": 1, "Sports": 2, "Go": 5}


@pytest.mark.spec("account.blocks")
@pytest.mark.parametrize("edge", ["row:last-child{border:0}", "row:first-child{border:0}"])
async def test_look_sets_every_row_of_a_list_apart(edge: str, chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: the row at the end of a list has no line of its own; a box of another kind beside it is none."""
    row = "<div class=row><div>{0}</div><small>{1}</small><button>Manage</button></div>"
    html = (
        f"<style>.row{{border-top:1px solid;border-bottom:1px solid}}.{edge}</style>"
        f"<main>{row.format('Premium', '$20')}{row.format('Cellar', 'Add-on, $5')}</main>"
        "<div class=other><p>Other</p><p>list</p></div>"
    )
    view = await view_of(chromium, page_at(html))
    held = [view.text[each.start : each.end].split()[0] for each in view.blocks if each.kind == "card"]
    assert held == ["Premium", "Cellar"]


@pytest.mark.spec("perception.reports")
@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>Now <s>Your plan was cancelled</s></p>", "Now"),
        ("<p style='text-decoration:line-through'>Cancelled</p><p>Active</p>", "Active"),
        ("<button style='color:transparent'>End</button><p>Plan</p>", "Plan"),
        ("<button style='font-size:0'>End</button><p>Plan</p>", "Plan"),
        ("<button style='color:rgb(0,0,0)'>End</button>", "End"),
        ("<button style='background:linear-gradient(red,blue) text;color:transparent'>End</button>", "End"),
        ("<p>Signed in as <img alt=ann@example.com width=99 height=9></p>", "Signed in as ann@example.com"),
    ],
)
async def test_only_what_is_shown_as_valid_is_text(
    html: str, text: str, chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Struck and transparent words are none; an address that is a picture is told."""
    assert (await view_of(chromium, page_at(html))).text == text


@pytest.mark.spec("perception.reports")
@pytest.mark.parametrize(
    ("html", "folded"),
    [
        ("<p title='Exit charge $60'>Ends</p>", "Exit charge $60"),
        ("<canvas width=300 height=40></canvas>", "\ufffc"),
        ("<div id=h></div><script>h.attachShadow({mode:'closed'}).innerHTML='<p>Fee</p>'</script>", "\ufffc"),
        ("<div style='height:40px'></div><div></div><p>Text</p>", ""),
        ("<div style='display:flex;height:40px'><div>A</div><div></div></div>", ""),
    ],
)
async def test_what_comes_up_or_cannot_be_read_is_told(
    html: str, folded: str, chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Sums that stand in a tip are told, and parts that show something without a text."""
    await view_of(chromium, page_at(html))
    assert await chromium.folded() == folded


@pytest.mark.spec("gate.frames")
async def test_documents_without_an_address_tell_their_origin(chromium: PlaywrightBrowser) -> None:
    """Required: srcdoc, written about:blank and blob have the origin of the page; a data frame has none of it."""
    html = """<!doctype html><title>Portal</title><iframe srcdoc="<button>One</button>"></iframe>
        <iframe sandbox srcdoc="<button>Two</button>"></iframe><iframe id=w></iframe><iframe id=b></iframe>
        <iframe src="data:text/html,<button>Five</button>"></iframe><script>
        w.contentDocument.body.innerHTML = '<button>Three</button>';
        b.src = URL.createObjectURL(new Blob(['<button>Four</button>'], {type: 'text/html'}))</script>"""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n" + html.encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        view = await view_of(chromium, f"{address}/portal")

    places = {each.name: view.frames[each.frame].place for each in view.elements if each.role == "button"}
    assert places == {
        "One": address,
        "Two": f"{address}/portal",
        "Three": address,
        "Four": address,
        "Five": "data:text/html,<button>Five</button>",
    }


@pytest.mark.spec("perception.reports")
async def test_look_reads_a_list_box_without_options_as_the_menu_that_it_is(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: each of its items is a control; a list box with options stays one."""
    items = "".join(f"<div tabindex=-2 style=cursor:pointer><div>{each}</div></div>" for each in ("Films", "Settings"))
    html = (
        f"<div role=listbox tabindex=0>{items}</div>"
        "<div role=listbox tabindex=0 aria-label=Reason><div role=option>Other</div></div>"
    )
    view = await view_of(chromium, page_at(html))
    assert told(view) == [("generic", "Films"), ("generic", "Settings"), ("listbox", "Reason"), ("option", "Other")]


@pytest.mark.spec("perception.occlusion")
@pytest.mark.parametrize(
    ("shadow", "hit"),
    [
        ("<a role=link tabindex=0 style='position:relative;overflow:hidden'><span><slot></slot></span></a>", True),
        ("<a role=link tabindex=0 style='display:block;height:20px'></a><slot></slot>", True),
        (
            "<a role=link tabindex=0 style='display:block;height:20px'>Buy</a>"
            "<div style='position:relative;top:-20px;background:#fff'><slot></slot></div>",
            False,
        ),
    ],
    ids=["text inside", "text below", "text in front"],
)
async def test_text_that_a_component_draws_in_its_link_does_not_cover_it(
    shadow: str, chromium: PlaywrightBrowser, page_at: Pages, *, hit: bool
) -> None:
    """Required: the browser names the component itself there; text drawn elsewhere over the link covers it."""
    html = (
        "<x-link style='display:block;width:200px'>Manage</x-link><script>document.querySelector('x-link')"
        f".attachShadow({{mode: 'open'}}).innerHTML = `{shadow}`</script>"
    )
    view = await view_of(chromium, page_at(html))
    assert [each.hit for each in view.elements if each.role == "link"] == [hit]


@pytest.mark.spec("perception.blocks")
async def test_block_holds_its_own_lines_behind_an_emoji(chromium: PlaywrightBrowser, page_at: Pages) -> None:
    """Required: JavaScript counts an emoji as two; what follows one stands in its own part all the same."""
    items = "".join(
        f"<li>{name}</li>" for name in ("\U0001f69a Free delivery", "\U0001f381 Gifts", "Rare \U00020bb7", "Last")
    )
    view = await view_of(chromium, page_at(f"<h1>\U0001f389 You lose</h1><ul>{items}</ul><p>End</p>"))
    held = [view.text[each.start : each.end].strip() for each in view.blocks if each.kind == "listitem"]
    assert held == ["\U0001f69a Free delivery", "\U0001f381 Gifts", "Rare \U00020bb7", "Last"]


@pytest.mark.spec("perception.text")
@pytest.mark.parametrize(
    ("under", "text"), [("End it", "End it"), ("Buy more", "Buy more")], ids=["the same", "something else"]
)
@pytest.mark.parametrize("style", ["opacity:.01", "font-size:0"])
async def test_a_button_that_lies_clear_over_its_words_reads_as_these(
    chromium: PlaywrightBrowser, page_at: Pages, style: str, under: str, text: str
) -> None:
    """Required: a shop's kit draws the words beside a clear input, whose own value nobody sees."""
    view = await view_of(
        chromium,
        page_at(
            f"<form><span style='position:relative;display:inline-block'><input type=submit value=go_on "
            f"aria-labelledby=named style='position:absolute;inset:0;{style}'><b>{under}</b></span></form>"
            "<i id=named hidden>End it</i>"
        ),
    )
    button = only(view, "button")
    assert (button.name, button.text) == ("End it", text)
    assert "go_on" not in view.text


@pytest.mark.spec("perception.reports")
async def test_link_whose_script_only_opens_an_address_is_a_link_to_it(
    chromium: PlaywrightBrowser, page_at: Pages
) -> None:
    """Required: nothing else is in the script, no call, no second statement, no address made of parts."""
    scripts = {
        "location.href='/cancel/info?no=1';": "file:///cancel/info?no=1",
        "window.location = '/cancel'": "file:///cancel",
        "document.location.href=&quot;/cancel&quot;": "file:///cancel",
        "location.href='/cancel';send()": None,
        "send();location.href='/cancel'": None,
        "location.href='/cancel/'+plan": None,
        "location.href='javascript:send()'": None,
        "location.reload()": None,
        "parent.location.href='/cancel'": None,
    }
    html = "".join(f'<a href="javascript:{each}">Leave</a>' for each in scripts)
    view = await view_of(chromium, page_at(html))
    told = [each.href if each.href.startswith("file:") else None for each in view.elements]
    assert told == list(scripts.values())
