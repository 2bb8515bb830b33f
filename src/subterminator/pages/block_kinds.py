"""Kinds of one block of a page: product, add-on, offer, footer, menu; told by its name, lines and controls."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.control_kinds import names_tier
from subterminator.lexicon.currencies import SIGNS, currency_names
from subterminator.lexicon.language_files import settings
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHER_PRODUCTS, OTHER_THINGS, RECORDS, RENEWALS
from subterminator.pages.blocks import NAME_WORDS, PageBlock
from subterminator.pages.labels import label_of
from subterminator.pages.statements import statement_of
from subterminator.pages.which import reference

_STATES = frozenset({"ended", "scheduled", "active", "renews", "paused", "pending"})
HANDLES = frozenset({"end", "resume", "keep"})
"""Kinds of controls that only a running or ended subscription has."""
ONE_PLAN = frozenset({"subscription", "trial"})
"""Subjects of a heading over a subscription with its price: "Current plan"."""
_TAKING = frozenset({"money", "accept"})
_OWN = frozenset({"open", "final", "manage", "resume", "renewal"})
"""Intents of controls of a subscription that one has."""
CARDS = frozenset({"card", "article", "listitem", "row"})
_FOOTERS = frozenset({"card", "region", "group", "list"})
"""Kinds of blocks that may be a footer without its role."""
_DAY = re.compile(r"\d\D{0,12}(?:19|20)\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}\D{1,3}\d")
_COLUMNS_OF_LINKS = 3
"""Least number of columns of such a part, if they have headings."""
_LEGAL_LINKS = 3
"""Least number of links to terms and the like by which a part is the site's footer."""
_WITH_ITS_KIND = 2
"""Number of lines of an entry that tells its name and what it is."""
_CELLS = 3
"""Least number of lines of such a row: a day, a thing and a sum."""
_ROWS = 2
"""Least number of rows of a table that tell their state."""
_DONE = ENDING | {"change", "pause", "navigate"}
"""Acts of a heading over what a person can do with the subscription."""
_MENU = 3
"""Least number of controls of a menu."""
_sum = compiled_late(
    lambda: rf"(?:[{SIGNS}]|\b[A-Z]{{3}}) ?(\d[\d.,]*)|(\d[\d.,]*) ?(?:[{SIGNS}]|{currency_names()}|[A-Z]{{3}}\b)"
)

_price = compiled_late(lambda: rf"[{SIGNS}]|\d ?(?:{currency_names()})")


def name_of(block: PageBlock) -> str:
    """Return what a block is called, without the state drawn behind it and without what describes it."""
    return re.split(r"[,:(|\u00b7\u2013\u2014]| - ", without_badge(block.name, block))[0].strip()


def labels_in(block: PageBlock) -> list[str]:
    """List the labels of the controls in a block."""
    return [each.label for each in block.every_element if each.interactive and each.label]


def title_of(block: PageBlock) -> str:
    """Return the heading of a block; of a card that holds nothing but one headed part, that part's."""
    alone = not block.heading and not block.lines and len(block.parts) == 1
    return title_of(block.parts[0]) if alone else block.heading


def is_product(block: PageBlock, *, own_name: bool = False) -> bool:
    """Return whether a block is one subscription: with a name, and a state or a control that only those have.

    Args:
        own_name: it is called by the service's name, whatever its words mean elsewhere.
    """
    name, reader = block.name, Reader.load()
    if not name or is_footer(block) or any(part.furniture for part in block.walk()):
        return False
    if (
        ((_names_a_record(name) or _lists_payments(block)) and not own_name)
        or (statement_of(name).evidence and not _is_name_with_badge(name, block))
        or announces_an_end(name)
        or (block.kind in {"row", "listitem"} and ":" in name)
    ):
        return False
    site = [part for foot in block.walk() if is_footer(foot) for part in foot.walk()]
    of_the_site = nodes_in(site)
    controls = [each for each in block.every_element if each.interactive and each.node not in of_the_site]
    labels = [each.label for each in controls if each.label]
    if _is_a_list_of_controls(block, labels):
        return False
    if any(map(_handles, labels)):
        return True
    if _is_for_sale(block) or _is_on_sale(block):
        return False
    about = reader.context(name)
    if block.heading and (about.act, about.object) == ("none", "benefits") and not sums_in(block.whole()):
        return False  # what the subscription has: "Your Plus benefits"
    if block.heading and about.act == "none" and about.object in ONE_PLAN and len(sums_in(block.whole())) == 1:
        return True
    named = block.heading or any(part.heading for part in block.walk())
    records = [part for part in block.walk() if part is not block and _names_a_record(part.name)]
    theirs = {line for part in (*records, *site) for line in part.whole()} | lines_on_sale(block)
    lines = [line for line in block.whole() if line != name and line not in theirs]
    return bool(named or block.kind in {"card", "article", "region"}) and any(
        _STATES & states_of(line) for line in lines
    )


def _handles(label: str) -> bool:
    """Return whether only a running or ended subscription has such a control; "Start reading" is of what it holds."""
    meant = Reader.load().control(label)
    opens = any((each.act, each.object) == ("start", "content") for each in meant.meanings)
    return meant.kind in HANDLES and not (opens and meant.kind == "keep")


def is_footer(block: PageBlock) -> bool:
    """Return whether a box is the site's footer: half of its links lead to the terms, the imprint and the like.

    It has no other controls than links, no heading, and no day or sum: it says nothing of the person's own.
    """
    if block.kind not in _FOOTERS:
        return False
    if any(part.heading for part in block.walk()):
        return _is_a_site_map(block)
    controls = [each for each in block.every_element if each.interactive]
    if len(controls) < _LEGAL_LINKS or any(not each.href or each.role != "link" for each in controls):
        return False
    reader = Reader.load()
    legal = sum(reader.context(each.label).object == "terms" for each in controls)
    if legal < _LEGAL_LINKS or legal * 2 < len(controls):
        return False
    return not any(_DAY.search(line) or _price().search(line) for line in block.whole())


def _is_a_site_map(block: PageBlock) -> bool:
    """Return whether a box without the role of a footer is one by its columns of links and its copyright."""
    lines, elements = block.whole(), block.every_element
    links = [each for each in elements if each.interactive and each.role == "link" and each.href]
    if len(links) < _COLUMNS_OF_LINKS**2 or any(each.interactive and each not in links for each in elements):
        return False
    columns = [part for part in block.walk() if part.heading and part.controls]
    signed = any("\N{COPYRIGHT SIGN}" in line for line in lines)
    told = any(_DAY.search(line) or _price().search(line) for line in lines)
    return len(columns) >= _COLUMNS_OF_LINKS and not block.lines and signed and not told


def _is_a_list_of_controls(block: PageBlock, labels: Sequence[str]) -> bool:
    """Return whether a block holds only links and buttons, and is named by one of a part of the account: a menu.

    A product may stand as a link beside what ends it: "Larder Cellar", "Internet", "News".
    """
    shown = [line for line in block.whole() if line not in labels]
    if shown or block.name not in labels or is_unknown(block.name) or len(labels) < _MENU:
        return False
    if names_tier().search(normalise(block.name)):
        return False
    named = Reader.load().read(block.name, "heading")
    return all(
        each.act == "navigate" or each.object in RECORDS | {"account", "data"} or "itself" in each.flags
        for each in named
    )


def is_of_no_name(word: str) -> bool:
    """Return whether a word only joins others, or says what it is or what befell it: "your", "membership", "ended"."""
    clauses = Reader.load().read(word, "heading")
    return bool(clauses) and all(
        "filler" in each.flags or each.object in ONE_PLAN or each.act in ENDING for each in clauses
    )


def announces_an_end(heading: str) -> bool:
    """Return whether a heading is a sentence by which something will end: "Your membership is set to end"."""
    return any(
        (each.act, each.tense, each.modality, each.polarity) == ("end", "future", "asserted", "+")
        for each in statement_of(heading).meanings
    )


def calls_itself_an_add_on(block: PageBlock) -> bool:
    """Return whether the line below an entry's name says what it is, and that is an add-on: "Add-on, monthly"."""
    if block.heading or block.kind not in _ITEMS or len(block.lines) < _WITH_ITS_KIND:
        return False
    kind, *_ = [*statement_of(block.lines[1]).meanings, Meaning()]
    short = len(block.lines[1].split()) <= _CAPTION_WORDS and ":" not in block.lines[1]
    return short and (kind.act, kind.object) == ("none", "addon") and not kind.unknown


def lists_subscriptions(block: PageBlock) -> bool:
    """Return whether a heading stands over several subscriptions, and names none: "Memberships & subscriptions"."""
    named = names_only_a_subscription(block.heading) if block.heading else False
    return named and any("plural" in each.flags for each in Reader.load().read(block.heading, "heading"))


def is_only_a_control(block: PageBlock) -> bool:
    """Return whether a block is only the control that ends or keeps a subscription, as a form around a button."""
    labels = labels_in(block)
    named = block.name in labels and Reader.load().control(block.name).kind in HANDLES
    return named and all(line in labels for line in block.whole())


def _names_a_record(heading: str) -> bool:
    """Return whether a heading names a record beside the subscription: "Payments", "Your last invoice"."""
    return Reader.load().context(heading).object in RECORDS or any(
        ("titled" in each.flags and each.act == "none")
        or ({"noun", "last"} <= each.flags and words_of(each.language, "last_charge").search(plain_text(each.clause)))
        for each in Reader.load().read(heading, "heading")
    )


def _lists_payments(block: PageBlock) -> bool:
    """Return whether a block is a table of payments: several rows of a day and a sum, and no state beside them."""
    rows = [part.lines for part in block.parts if _has_a_day_and_a_sum(part)]
    days = {match.group() for row in rows for line in row if (match := _DAY.search(line))}
    return len(days) > 1 and not any(_STATES & states_of(line) for line in block.lines)


def is_row_of_payments(block: PageBlock) -> bool:
    """Return whether a block is a row of several cells in a table of payments: its cells are no captions and values."""
    if len(block.lines) < _CELLS or block.parent is None or not _has_a_day_and_a_sum(block):
        return False
    return any(_has_a_day_and_a_sum(each) for each in block.parent.parts if each is not block)


def rows_with_a_state(block: PageBlock) -> list[PageBlock]:
    """List the rows of a table, without its head, if each tells its state in the same column, behind its name."""
    rows = [part for part in block.parts if part.kind == "row" and not part.heading and not part.parts]
    rows = rows[1:] if rows and not any(map(states_of, rows[0].lines)) else rows
    columns = {len(row.lines) for row in rows}
    if len(rows) < _ROWS or len(columns) != 1:
        return []
    told = any(all(_STATES & states_of(row.lines[place]) for row in rows) for place in range(1, *columns))
    return rows if told else []


def _has_a_day_and_a_sum(block: PageBlock) -> bool:
    row = block.kind == "row" and not block.heading and not block.parts
    return row and any(map(_DAY.search, block.lines)) and any(map(_price().search, block.lines))


def is_given_away(block: PageBlock) -> bool:
    """Return whether a block is a gift by its name, without a control, and states that it has ended or will."""
    named = Reader.load().read(block.name, "heading")
    if not any(each.object == "offer" or "theirs" in each.flags for each in named):
        return False
    states = {state for line in block.whole() for state in states_of(line)}
    ended = bool(states & {"ended", "scheduled"}) and "renews" not in states
    return ended and not any(each.interactive for each in block.every_element)


def states_of(line: str) -> frozenset[str]:
    """Return the states that a line names; also in a badge before a number: "Active Contract no. 0448193"."""
    badge, _, rest = line.partition(" ")
    if (states := frozenset(statement_of(line).states)) or not (rest[:1].isupper() and reference(rest)):
        return states
    return frozenset(statement_of(badge).states)


def is_unknown(name: str) -> bool:
    """Return whether a name has a word that is in no language, as the name of a product."""
    clauses = Reader.load().read(name, "heading")
    return not clauses or any(each.unknown for each in clauses)


def is_the_only_one(heading: str) -> bool:
    """Return whether a heading names one subscription as the person's only one: "My subscription"."""
    clauses = Reader.load().read(heading, "heading")
    return names_only_a_subscription(heading) and not any("plural" in each.flags for each in clauses)


def heads_earlier_ones(heading: str) -> bool:
    """Return whether a heading is that of the person's earlier subscriptions: "Past subscriptions"."""
    clauses = Reader.load().read(heading, "heading")
    plain = len(clauses) == 1 and not clauses[0].unknown and clauses[0].act == "none"
    return plain and clauses[0].object in FAMILY and "former" in clauses[0].flags


def names_only_a_subscription(name: str) -> bool:
    """Return whether a heading is what any service calls its subscription: "Membership", not "Premium"."""
    clauses = Reader.load().read(name, "heading")
    understood = bool(clauses) and all(each.object in ONE_PLAN and not each.unknown for each in clauses)
    return understood and not names_tier().search(normalise(name))


def is_called_a_subscription(name: str) -> bool:
    """Return whether a name has a word for a subscription in it: "Example Plus Membership", and not "Example"."""
    return any(each.object == "subscription" for each in Reader.load().read(name, "heading"))


def _is_for_sale(block: PageBlock) -> bool:
    """Return whether a heading over a block orders to buy or add something: "Add a channel"."""
    reader = Reader.load()
    above: PageBlock | None = block.parts[0] if len(block.parts) == 1 and not block.heading else block
    while above is not None:
        about = reader.context(above.heading) if above.heading else None
        if about is not None and about.act in {"buy", "change"} and not about.question:
            return reader.control(above.heading).kind == "money"
        above = above.parent
    return False


def _is_name_with_badge(line: str, block: PageBlock) -> bool:
    """Return whether the first line of a card is a name with its state drawn beside it: "Palpite Pro Active"."""
    unknown = any(each.unknown for each in statement_of(line).meanings)
    if without_badge(line, block) != line:
        return True
    return block.kind in CARDS and unknown and len(line.split()) <= NAME_WORDS and not line.endswith(".")


def without_badge(line: str, block: PageBlock) -> str:
    """Return the name of a card or headed part without the state drawn behind it: "Flat M" of "Flat M Active"."""
    name, _, last = line.rpartition(" ")
    words = name.split()
    titled = bool(words) and all(word[:1].isupper() for word in (*words, last))
    if block.kind not in CARDS | {"heading"} or not titled or len(words) >= NAME_WORDS:
        return line
    return name if statement_of(last).states and not statement_of(name).evidence else line


def only_sells(block: PageBlock) -> bool:
    """Return whether a block has controls, and all of them buy or change something: its price is that of an offer."""
    labels = labels_in(block)
    return bool(labels) and all(label_of(Lexicon.load(), each).intents & _TAKING for each in labels)


def _is_on_sale(block: PageBlock) -> bool:
    """Return whether all controls of a block buy, and it states at most that such a thing renews, without a day.

    "7 days free, then $6 a month. Renews automatically." above "Add Boost" runs nowhere.
    """
    lines = block.whole()
    labels = labels_in(block)
    if not labels or not all(_buys(label, block) for label in labels):
        return False
    states = {state for line in lines for state in states_of(line)}
    return states <= {"renews"} and not any(map(_DAY.search, lines))


def _buys(label: str, block: PageBlock) -> bool:
    """Return whether a label buys, or adds what its block is called: "Add Boost" under "Boost"."""
    meant = Reader.load().control(label)
    if label_of(Lexicon.load(), label).intents & _TAKING or meant.kind in {"money", "accept"}:
        return True
    unknown = {word for each in meant.meanings for word in each.unknown}
    return "money" in meant.also and bool(unknown) and unknown <= {*tokens(normalise(block.name))}


def is_added_by_its_control(block: PageBlock) -> bool:
    """Return whether a block only sells by controls that buy or add a thing, and change none: "Add Boost"."""
    labels = labels_in(block)
    read = [Reader.load().control(label).meanings for label in labels]
    adds = all(any(each.act == "buy" or "add" in each.flags for each in says) for says in read)
    return adds and _is_on_sale(block)


def lines_on_sale(block: PageBlock) -> set[str]:
    """Return the lines of the parts of a block that only sell."""
    parts = [part for part in block.walk() if part is not block and not part.furniture]
    return {line for part in parts if _is_on_sale(part) for line in part.whole()}


def is_priced_apart(block: PageBlock) -> bool:
    """Return whether a headed part or card has a price of its own, states nothing, and manages nothing: an advert."""
    if _is_on_sale(block):
        return True
    if not (block.heading or block.kind in CARDS) or not sums_in(block.whole()):
        return False
    labels = [label_of(Lexicon.load(), label) for label in labels_in(block)]
    states = {state for line in block.whole() for state in states_of(line)}
    return bool(labels) and not states and not any(each.intents & _OWN for each in labels)


def is_an_offer(block: PageBlock) -> bool:
    """Return whether a block has a control that accepts what it offers, and none that ends or manages anything."""
    if block.parent is None:
        return False
    labels = [label_of(Lexicon.load(), label) for label in labels_in(block)]
    return any("accept" in each.intents for each in labels) and not any(each.intents & _OWN for each in labels)


def only_advertises(block: PageBlock) -> bool:
    """Return whether a block's only state is that of an offer: "Free for 6 months, then £1.90 a month".

    It names no day, and has no control that ends or manages anything.
    """
    stated = [line for line in block.whole() if _STATES & states_of(line)]
    labels = [label_of(Lexicon.load(), label) for label in labels_in(block)]
    offered = all(Reader.load().context(line).object == "offer" for line in stated)
    own = any(each.intents & _OWN for each in labels) or any(_DAY.search(line) for line in block.whole())
    return bool(stated) and offered and not own


def ends_nothing_named(label: str) -> bool:
    """Return whether a label ends something and does not say what: "Unsubscribe"."""
    clauses = [each for each in Reader.load().read(label, "control") if each.act in ENDING]
    return bool(clauses) and all(each.object == "none" and "noun" not in each.flags for each in clauses)


def orders_an_end(heading: str) -> bool:
    """Return whether a heading, understood whole, is an order to end a subscription or its renewal."""
    clauses = Reader.load().read(heading, "heading") if heading else []
    return len(clauses) == 1 and all(
        each.act in ENDING and each.object in FAMILY | RENEWALS and not each.unknown and "untensed" in each.flags
        for each in clauses
    )


def only_leaves(label: str) -> bool:
    """Return whether a label only says that one leaves, which may be no more than signing out: "Leave"."""
    clauses = Reader.load().read(label, "control")
    return all(each.act == "leave" and each.object == "none" and not each.unknown for each in clauses)


def speaks_of_a_subscription(root: PageBlock, title: str) -> bool:
    """Return whether a page, apart from menus, header and footer, names a subscription, its renewal, or a price."""
    reader = Reader.load()
    own = [block for block in root.walk() if not any(each.furniture for each in _with_holders(block))]
    lines = [title, *(line for block in own for line in (block.heading, *block.lines) if line)]
    return bool(sums_in(lines)) or any(each.object in FAMILY for line in lines for each in reader.read(line))


def _with_holders(block: PageBlock) -> Iterator[PageBlock]:
    holder: PageBlock | None = block
    while holder is not None:
        yield holder
        holder = holder.parent


_ITEMS = frozenset({"row", "listitem", "card", "group", "article"})
_CAPTION_WORDS = 6
_OF_THE_PERSON = frozenset({"account", "data", "newsletter", "other", "payment_method", "support"})
"""Subjects of the caption of a row about the person: a name, an address, a password, a card."""


def is_another_thing(block: PageBlock) -> bool:
    """Return whether a block's heading names something other than a subscription, and no subscription beside it.

    An unknown word makes it the name of a plan, which may have a word for data in it ("Everything"). "Make changes"
    stands over what can be changed of the subscription itself.
    """
    reader = Reader.load()
    if is_item_of_another(block):
        return True
    if names_other_ones(block.heading):
        return True
    if not block.heading or (thing := reader.context(block.heading).object) not in OTHER_THINGS - {"changes"}:
        return False
    clauses = reader.read(block.heading, "dialog")
    if any("and" in each.flags and each.flags & FAMILY for each in clauses):
        return False
    return thing != "data" or not any(each.unknown for each in clauses)


@lru_cache(maxsize=1000)
def names_other_ones(heading: str) -> bool:
    """Return whether a heading sets other subscriptions apart from the one of the page: "Other subscriptions"."""
    if not _other_ones().search(normalise(heading)):
        return False
    clauses = Reader.load().read(heading, "heading")
    return any(each.object in FAMILY or each.flags & FAMILY for each in clauses)


@cache
def _other_ones() -> re.Pattern[str]:
    return re.compile("|".join(settings("other_ones")))


def heads_a_subscription(block: PageBlock) -> bool:
    """Return whether a part under a block's heading is headed as a subscription, and states one: "Passes in use"."""
    headed = [part for part in block.walk() if part is not block and part.heading and not is_unknown(part.heading)]
    named = [part for part in headed if Reader.load().context(part.heading).object in ONE_PLAN]
    return any(_STATES & states_of(line) for part in named for line in part.whole())


def is_item_of_another(block: PageBlock) -> bool:
    """Return whether a row or card is about something other than a subscription, as its caption says.

    It has no heading, and a control in it that ends something: "Newsletter | Unsubscribe". The line below its name may
    say so: "Larder Cellar", "Add-on, $5". A form's card that begins with the caption of a field has the subscription in
    one of its rows.
    """
    if block.heading or block.kind not in _ITEMS or not block.lines:
        return False
    reader, labels = Reader.load(), labels_in(block)
    caption = block.lines[0]
    if caption in labels or len(caption.split()) > _CAPTION_WORDS:
        return False
    rows = [part.lines[0] for part in block.walk() if part.kind == "row" and part.lines]
    if any(reader.context(each).object in ONE_PLAN for each in rows):
        return False
    if any(map(str.isdigit, caption)) and any(part.heading and is_product(part) for part in block.parts):
        return False  # the number of the order by which it was bought
    ends = any(meaning.act in ENDING for label in labels for meaning in reader.read(label, "control"))
    return ends and (reader.context(caption).object in OTHER_PRODUCTS or _is_described_as_another(block, labels))


def is_another_fact(block: PageBlock) -> bool:
    """Return whether a row or card without a heading is captioned as a fact about the person, and states nothing."""
    if block.heading or block.kind not in _ITEMS or block.parts or len(block.lines) < 2:
        return False
    caption = block.lines[0]
    if len(caption.split()) > _CAPTION_WORDS or any(_STATES & states_of(line) for line in block.lines):
        return False
    return Reader.load().context(caption).object in _OF_THE_PERSON


def _is_described_as_another(block: PageBlock, labels: Sequence[str]) -> bool:
    """Return whether the line below a name in a row says only that it is another product: "Add-on, $5 a month"."""
    if len(block.lines) < 2 or block.lines[1] in labels or not is_unknown(block.lines[0]):
        return False
    clauses = Reader.load().read(block.lines[1], "row")
    first = next(iter(clauses), None)
    if first is None or first.object not in OTHER_PRODUCTS or any(map(str.isdigit, first.clause)):
        return False
    return all(each.act == "none" and not each.unknown and each.object in OTHER_PRODUCTS | {"none"} for each in clauses)


def nodes_in(blocks: Iterable[PageBlock]) -> frozenset[str]:
    return frozenset(each.node for block in blocks for each in block.every_element)


def sums_in(lines: Sequence[str]) -> set[float]:
    """Return the sums of money in lines."""
    return {amount for line in lines for amount in sums_of(line)}


def sums_of(line: str) -> list[float]:
    """List the sums of money in a line, in its order."""
    return [_amount(match.group(1) or match.group(2)) for match in _sum().finditer(line)]


def holds_words(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return any(list(words[at : at + len(wanted)]) == list(wanted) for at in range(len(words)))


def _amount(written: str) -> float:
    digits = re.sub(r"[.,](?=\d{3}(?:\D|$))", "", written).replace(",", ".").rstrip(".")
    try:
        return float(digits)
    except ValueError:
        return 0.0


def names_the_end(heading: str) -> bool:
    """Return whether a heading names the end of this subscription, beside "Pause" and other choices."""
    named = Reader.load().context(heading)
    return bool(heading) and named.act in ENDING and named.object in FAMILY | {"none"}


def holds_its_options(block: PageBlock) -> bool:
    """Return whether a heading only says "options of the plan", and a control under it does something to the plan.

    The word for options is that for add-ons in several languages: of those, each is ended by a control of its own.
    """
    about = Reader.load().read(block.heading, "heading")
    if len(about) != 1 or about[0].unknown or not {"addon", "subscription", "itself"} <= about[0].flags:
        return False
    pressed = (each.label for part in block.walk() for each in part.elements if each.interactive)
    return any(
        each.object == "subscription" and "addon" not in each.flags
        for label in pressed
        for each in Reader.load().control(label).meanings
    )


def only_informs(heading: str) -> bool:
    """Return whether a heading stands over explanations or over what can be done, and names nothing.

    "Frequently asked questions", "Take a break or leave", "Make a change": its first word may be an unknown verb.
    """
    clauses = Reader.load().read(heading, "heading")
    first = tokens(normalise(heading))[:1]
    informs = all(each.act == "inform" and each.object == "none" and not each.unknown for each in clauses)
    does = all(each.act in _DONE and each.object in FAMILY | {"none"} for each in clauses) and all(
        [*each.unknown] in ([], first) for each in clauses
    )
    return bool(clauses) and (informs or does)
