"""Blocks of a page, and which of them are about the subscription."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from subterminator.domain.page import Block, Element, PageView
from subterminator.domain.roles import DIALOGS, FURNITURE
from subterminator.lexicon.currencies import SIGNS, currency_names
from subterminator.lexicon.meaning import StatementEvidence
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHER_THINGS, RECORDS

_STATES = frozenset({"ended", "scheduled", "active", "renews", "paused", "pending"})
_HANDLES = frozenset({"end", "resume", "keep"})
"""Kinds of controls that only a running or ended subscription has."""
_ONE_PLAN = frozenset({"subscription", "trial"})
"""Subjects of a heading over a subscription with its price: "Current plan"."""
_CARDS = frozenset({"card", "article", "listitem", "row"})
_NAME_WORDS = 8
_NOTICE = 1500
"""Characters of a notice that lies over a page."""
_CHOICES = 6
"""Controls of a notice about cookies, at most."""
_SENTENCE = 20
"""Least characters of a line that counts as a sentence, not as a label."""
_NAME_LINES = 4
"""Number of first lines of a block in which the full name of its product is looked for."""
_WORD = re.compile(r"\w+")


@dataclass(slots=True)
class PageBlock:
    """A part of a page that is read by itself, and the parts in it."""

    kind: str
    """As `domain.page.Block.kind`; "heading" for what stands under a heading, "page" for the whole."""
    heading: str = ""
    parent: PageBlock | None = None
    lines: list[str] = field(default_factory=list)
    """Its own sentences, facts and labels, without those of the parts in it."""
    elements: list[Element] = field(default_factory=list)
    """Its own elements, likewise."""
    parts: list[PageBlock] = field(default_factory=list)

    @property
    def furniture(self) -> bool:
        """Return whether it is a menu, the header or the footer of the site."""
        return self.kind in FURNITURE

    @property
    def name(self) -> str:
        """Its heading, else its first short line."""
        if self.heading:
            return self.heading
        if not self.lines:
            return self.parts[0].name if self.parts else ""
        return self.lines[0] if len(self.lines[0].split()) <= _NAME_WORDS else ""

    @property
    def controls(self) -> list[Element]:
        """Its own interactive elements."""
        return [each for each in self.elements if each.interactive]

    @property
    def every_control(self) -> list[Element]:
        """The controls in it, those of its parts too."""
        return [each for part in self.walk() for each in part.controls]

    def walk(self) -> Iterator[PageBlock]:
        """Yield the block and all parts in it, outer before inner."""
        yield self
        for part in self.parts:
            yield from part.walk()

    def whole(self) -> list[str]:
        """List all lines in it, those of its parts too."""
        return [line for part in self.walk() for line in ([part.heading] if part.heading else []) + part.lines]


def section_of(element: Element, root: PageBlock) -> str:
    """Return the heading of the innermost headed part of a page that holds the element; "" without one."""
    block = next((part for part in root.walk() if any(each.ref == element.ref for each in part.elements)), None)
    while block is not None and not block.heading:
        block = block.parent
    return block.heading if block is not None else ""


def page_blocks(view: PageView, within: int | None = None) -> PageBlock:
    """Divide the page into a tree of blocks, also at headings; `within`: the ref of an element, for that part alone.

    Where the walk named no blocks, headings alone divide the text. Takes time proportional to the page.
    """
    elements = view.elements if within is None else tuple(view.within(within))
    top = view.elements[within].block if within is not None else None
    root = PageBlock("page" if within is None else view.elements[within].role)
    text, begin = view.text, 0
    if within is not None:
        if top is not None and view.blocks[top].kind in DIALOGS:
            begin, text = view.blocks[top].start, view.text[: view.blocks[top].end]
        else:
            text, top = "\n".join(dict.fromkeys(each.text or each.name for each in elements)), None
    lines = list(_lines(text, begin))
    known = view.blocks if within is None or top is not None else ()
    chains = _chains(known, lines)
    lone = _headers(known, lines, chains, {" ".join(e.label.split()) for e in elements if e.role == "heading"})
    nodes: dict[int, PageBlock] = {}
    headed: dict[int | None, list[tuple[int, PageBlock]]] = {}
    headings = [each for each in elements if each.role == "heading" and each.label]
    pending = 0
    stack: list[tuple[PageBlock, int | None, int]] = [(root, None, 0)]
    for (_, line), chain in zip(lines, chains, strict=True):
        own = [each for each in chain if each not in lone and each != top]
        held = [block for _, block, level in stack[1:] if not level]
        shared = next((n for n, (a, b) in enumerate(zip(held, own, strict=False)) if a != b), min(len(held), len(own)))
        while len([1 for _, _, level in stack[1:] if not level]) > shared:
            stack.pop()
        for block in own[shared:]:
            node = PageBlock(known[block].kind, parent=stack[-1][0])
            stack[-1][0].parts.append(node)
            nodes[block] = node
            stack.append((node, block, 0))
        match = next((n for n in range(pending, min(pending + 3, len(headings))) if _same(headings[n], line)), None)
        if match is None:
            stack[-1][0].lines.append(line)
            continue
        heading, pending = headings[match], match + 1
        level = heading.level or 2
        while stack[-1][2] >= level:
            stack.pop()
        node = PageBlock("heading", line, stack[-1][0])
        stack[-1][0].parts.append(node)
        block_of = next((block for _, block, depth in reversed(stack) if not depth), None)
        headed.setdefault(block_of, []).append((heading.ref, node))
        stack.append((node, None, level))
    for each in elements:
        _holder(each, view, nodes, headed, root, lone, top).elements.append(each)
    return root


def body_text(view: PageView) -> str:
    """Return the visible text without the site's furniture, and without lines that hold only labels of controls."""
    furniture = [block for block in view.blocks if block.kind in FURNITURE or _asks_for_cookies(view, block)]
    by_first: dict[str, list[list[str]]] = {}
    for label in {each.label for each in view.elements if each.interactive}:
        if words := _WORD.findall(label):
            by_first.setdefault(words[0], []).append(words)
    for labels in by_first.values():
        labels.sort(key=len, reverse=True)
    return "\n".join(
        line
        for offset, line in _lines(view.text, 0)
        if not any(block.start <= offset < block.end for block in furniture) and not _only_labels(line, by_first)
    )


def _asks_for_cookies(view: PageView, block: Block) -> bool:
    """Return whether a part of the page is a notice about cookies."""
    if block.kind not in DIALOGS | {"region", "complementary"} or block.end - block.start > _NOTICE:
        return False
    return _about_cookies(view.text[block.start : block.end].splitlines())


def _about_cookies(lines: Iterable[str]) -> bool:
    """Return whether one of the lines is about cookies."""
    reader = Reader.load()
    return any("cookies" in each.flags or each.object == "cookies" for line in lines for each in reader.read(line))


def cookie_choices(view: PageView) -> frozenset[str]:
    """Find the nodes of the controls of a notice about cookies, drawn as a box with a sentence and a few buttons."""
    held: dict[int, list[Element]] = {}
    for each in view.elements:
        if each.interactive and each.block is not None and each.block < len(view.blocks):
            held.setdefault(each.block, []).append(each)
    choices: set[str] = set()
    for block, inside in held.items():
        part = view.blocks[block]
        if any(each.parent == block for each in view.blocks):
            continue  # it holds more than one thing
        if len(inside) > _CHOICES or part.end - part.start > _NOTICE or part.kind in FURNITURE:
            continue
        labels = {each.label for each in inside}
        lines = [line for line in view.text[part.start : part.end].splitlines() if line not in labels]
        if any(len(line) >= _SENTENCE for line in lines) and _about_cookies(lines):
            choices |= {each.node for each in inside}
    return frozenset(choices)


def _only_labels(line: str, by_first: dict[str, list[list[str]]]) -> bool:
    """Return whether a line is one label after another."""
    words, index = _WORD.findall(line), 0
    while index < len(words):
        fitting = (each for each in by_first.get(words[index], ()) if words[index : index + len(each)] == each)
        index += len(next(fitting, ())) or len(words) + 1
    return bool(words) and index == len(words)


def _lines(text: str, begin: int) -> Iterator[tuple[int, str]]:
    """Yield the lines with their offset in the text, white space collapsed."""
    offset = begin
    for raw in text[begin:].split("\n"):
        if line := " ".join(raw.split()):
            yield offset + len(raw) - len(raw.lstrip()), line
        offset += len(raw) + 1


def _chains(known: Sequence[tuple[str, int, int, int | None]], lines: Sequence[tuple[int, str]]) -> list[list[int]]:
    """List for each line the blocks around it, outermost first."""
    starts = [block[1] for block in known]
    chains: list[list[int]] = []
    ordered = starts == sorted(starts)
    for offset, _ in lines:
        last = bisect_right(starts, offset) - 1 if ordered else len(known) - 1
        while last >= 0 and not known[last][1] <= offset < known[last][2]:
            above = known[last][3]
            last = last - 1 if above is None or not ordered else _up(known, last, offset)
        chain: list[int] = []
        inner: int | None = last if last >= 0 else None
        while inner is not None:
            chain.append(inner)
            inner = known[inner][3]
        chains.append(chain[::-1])
    return chains


def _up(known: Sequence[tuple[str, int, int, int | None]], block: int, offset: int) -> int:
    """Find the innermost block around `block` that holds the offset, else the one before the outermost."""
    above: int | None = block
    outermost = block
    while above is not None:
        outermost = above
        if known[above][1] <= offset < known[above][2]:
            return above
        above = known[above][3]
    return outermost - 1


def _headers(
    known: Sequence[tuple[str, int, int, int | None]],
    lines: Sequence[tuple[int, str]],
    chains: Sequence[Sequence[int]],
    headings: set[str],
) -> set[int]:
    """Find the cards that hold only a heading and its line, or a single line: they divide nothing."""
    held: dict[int, list[str]] = {}
    for (_, line), chain in zip(lines, chains, strict=True):
        for block in chain:
            held.setdefault(block, []).append(line)
    return {
        block
        for block, inside in held.items()
        if known[block][0] == "card"
        and (len(inside) == 1 or (len(inside) == 2 and inside[0] in headings and _opens(known, block)))
    }


def _opens(known: Sequence[tuple[str, int, int, int | None]], block: int) -> bool:
    """Return whether a block begins where the block around it begins, and ends before it."""
    above = known[block][3]
    return above is not None and known[above][1] == known[block][1] and known[above][2] > known[block][2]


def _same(heading: Element, line: str) -> bool:
    label = " ".join((heading.text or heading.name).split())
    return line in {label, " ".join(heading.name.split())}


def _holder(
    element: Element,
    view: PageView,
    nodes: dict[int, PageBlock],
    headed: dict[int | None, list[tuple[int, PageBlock]]],
    root: PageBlock,
    lone: set[int],
    top: int | None,
) -> PageBlock:
    block = element.block
    while block is not None and (block in lone or (block not in nodes and block != top)):
        block = view.blocks[block].parent if block < len(view.blocks) else None
    if block == top:
        block = None
    under = [node for ref, node in headed.get(block, ()) if ref <= element.ref]
    return under[-1] if under else nodes.get(block, root) if block is not None else root


@lru_cache(maxsize=20_000)
def statement_of(line: str, heading: str = "", name: str = "") -> StatementEvidence:
    """Read what a line states about the subscription called `name`, under a heading.

    Cached, as the same pages are read many times.
    """
    reader = Reader.load()
    return reader.statement(line, reader.context(heading) if heading else None, name)


def says_it_runs(lines: Iterable[str]) -> bool:
    """Return whether a line states that something renews or is active."""
    return any(statement_of(line).speaks_for("renews", "active") for line in lines)


# -- the subscription's part of a page ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scope:
    """Blocks about one subscription."""

    blocks: tuple[PageBlock, ...]
    others: tuple[PageBlock, ...] = ()
    """Outermost blocks that are about something else: add-ons, members, orders, other products."""
    sure: bool = True
    """Whether it is certain which of several subscriptions is meant."""

    @property
    def text(self) -> str:
        """Their lines, in the order of the page."""
        return "\n".join(line for each in self.blocks for line in [each.heading, *each.lines] if line)

    @property
    def controls(self) -> list[Element]:
        """The controls in them."""
        return [each for block in self.blocks for each in block.controls]


def subscription_scope(
    root: PageBlock, reader: Reader, service: str = "", plan: str = "", known: frozenset[str] = frozenset()
) -> Scope:
    """Choose the blocks that speak of the subscription: all but furniture and what is about something else.

    Of several subscriptions it is the one named by `plan`, else the service's name, else the dearest, else the first.

    Args:
        known: names of the blocks that were about others before.
    """
    others: list[PageBlock] = []
    sure = True
    for block in root.walk():
        if any(block is part for other in others for part in other.walk()):
            continue
        rivals = [part for part in block.parts if not part.furniture and is_product(part, reader)]
        others += [
            part
            for part in block.parts
            if part.name in known or _other_thing(part, reader) or _is_extra(part, block, reader, service, plan)
        ]
        rivals = [part for part in rivals if not any(part is other for other in others)]
        if len(rivals) > 1:
            ranked = sorted(rivals, key=lambda part: rank_of(part, reader, service, plan), reverse=True)
            best, second = (rank_of(part, reader, service, plan) for part in ranked[:2])
            sure = sure and best[:2] > second[:2] and (not plan or best[0] > second[0])
            others += ranked[1:]
        elif rivals and is_another(rivals[0], root, reader, service, plan):
            others += rivals
    out = {id(part) for other in others for part in other.walk()}
    out |= {id(part) for block in root.walk() if block.furniture for part in block.walk()}
    return Scope(tuple(part for part in root.walk() if id(part) not in out), tuple(others), sure)


def extras_of(root: PageBlock, reader: Reader, service: str, plan: str = "") -> list[PageBlock]:
    """List the parts of subscriptions' blocks that are further products, each with an end of its own."""
    return [part for block in root.walk() for part in block.parts if _is_extra(part, block, reader, service, plan)]


def _is_extra(part: PageBlock, block: PageBlock, reader: Reader, service: str, plan: str) -> bool:
    """Return whether a part of a subscription's block is another product, with its own name, price and end."""
    if part.furniture or not part.name or part.name == block.name or not is_product(block, reader):
        return False
    wanted, named, _ = rank_of(part, reader, service, plan)
    if wanted or named > 0 or not (own := _sums(part.whole())):
        return False
    sums_beside = _sums(block.lines)
    ends = any(reader.control(each.label).kind == "end" for each in part.every_control if each.label)
    return ends and bool(sums_beside) and not own & sums_beside


def is_another(block: PageBlock, root: PageBlock, reader: Reader, service: str, plan: str) -> bool:
    """Return whether a block is named like the service with more words, without being the plan that is meant."""
    wanted, named, _ = rank_of(block, reader, service, plan)
    return not wanted and named < 0 and _stands_beside(block, root, reader, service)


def _stands_beside(named: PageBlock, root: PageBlock, reader: Reader, service: str) -> bool:
    """Return whether the page has a subscription besides `named`, whose name is the service's with more words.

    If it has none, `named` is a plan of the service itself.
    """
    own = set(map(id, named.walk()))
    return any(
        id(block) not in own
        and not any(part is named for part in block.walk())
        and is_product(block, reader)
        and rank_of(block, reader, service, "")[1] >= 0
        for block in root.walk()
    )


def rivals_of(root: PageBlock, reader: Reader, service: str, plan: str = "") -> list[PageBlock]:
    """List the running subscriptions of the page that are not, or may not be, the one to be cancelled.

    That is the one called like the `plan` if one is given; else like the service, else the dearest if all name a price.
    Without any of these it is unknown.
    """
    rivals: list[PageBlock] = []
    for block in root.walk():
        running = [part for part in block.parts if not part.furniture and _runs(part, reader, service)]
        if len(running) < 2:
            continue
        ranks = [rank_of(part, reader, service, plan) for part in running]
        best = max(ranks)
        named = [rank[:2] for rank in ranks].count(best[:2]) == 1
        by_price = all(price for _, _, price in ranks)
        sure = bool(best[0]) and named if plan else named or (by_price and ranks.count(best) == 1)
        rivals += [part for part, rank in zip(running, ranks, strict=True) if not sure or rank != best]
    return rivals


def _runs(block: PageBlock, reader: Reader, service: str) -> bool:
    """Return whether a block is one running subscription; a list of facts or a badge beside it is none."""
    if not is_product(block, reader) or _other_thing(block, reader):
        return False
    _, by_name, price = rank_of(block, reader, service, "")
    headed = any(part.heading for part in block.walk())
    if not headed and not by_name and not (price and block.kind in _CARDS):
        return False
    states = {state for line in block.whole() for state in statement_of(line).states}
    return bool(states & {"active", "renews"}) and not states & {"ended", "scheduled"}


def _other_thing(block: PageBlock, reader: Reader) -> bool:
    """Return whether a block's heading names something other than a subscription, and no subscription beside it.

    An unknown word makes it the name of a plan, which may have a word for data in it ("Everything").
    """
    if not block.heading or (thing := reader.context(block.heading).object) not in OTHER_THINGS:
        return False
    clauses = reader.read(block.heading, "dialog")
    if any("and" in each.flags and each.flags & FAMILY for each in clauses):
        return False
    return thing != "data" or not any(each.unknown for each in clauses)


def is_product(block: PageBlock, reader: Reader) -> bool:
    """Return whether a block is one subscription: with a name, and a state or a control that only those have."""
    name = block.name
    if not name or any(part.furniture for part in block.walk()):
        return False
    if (
        reader.context(name).object in RECORDS
        or (statement_of(name).evidence and not _is_name_with_badge(name, block))
        or (block.kind in {"row", "listitem"} and ":" in name)
    ):
        return False
    handles = any(
        reader.control(each.label).kind in _HANDLES for part in block.walk() for each in part.controls if each.label
    )
    if handles:
        return True
    if _is_for_sale(block, reader):
        return False
    about = reader.context(name)
    if block.heading and about.act == "none" and about.object in _ONE_PLAN and len(_sums(block.whole())) == 1:
        return True
    named = block.heading or any(part.heading for part in block.walk())
    records = [part for part in block.walk() if part is not block and reader.context(part.name).object in RECORDS]
    theirs = {line for part in records for line in part.whole()}
    lines = [line for line in block.whole() if line != name and line not in theirs]
    return bool(named or block.kind in {"card", "article", "region"}) and any(
        _STATES & statement_of(line).states for line in lines
    )


def _is_for_sale(block: PageBlock, reader: Reader) -> bool:
    """Return whether a heading over a block orders to buy or add something: "Add a channel"."""
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
    return block.kind in _CARDS and unknown and len(line.split()) <= _NAME_WORDS and not line.endswith(".")


def rank_of(block: PageBlock, reader: Reader, service: str, plan: str) -> tuple[int, int, float]:
    """Rank a subscription by how likely it is the one to be cancelled: by plan, by the service's name, by price."""
    words = tokens(normalise(re.split(r"[,:(|\u00b7\u2013\u2014]| - ", block.name)[0]))  # what follows describes it
    wanted, own = tokens(normalise(plan)), tokens(normalise(service))
    by_plan = int(bool(wanted) and _holds(words, wanted))
    by_name = 0
    if own and _holds(words, own):
        rest = " ".join(word for word in words if word not in own)
        known = not rest or all(not each.unknown for each in reader.read(rest, "heading"))
        by_name = 1 if known and (not rest or reader.read(rest, "heading")) else -1
    elif own:
        in_full = len(words) > 1 and _holds(own, words)  # the service is called by its firm and its plan
        below = any(_holds(tokens(normalise(line)), own) for line in block.whole()[:_NAME_LINES])
        by_name = int(in_full or below)
    return by_plan, by_name, max(_sums(block.whole()), default=0.0)


@cache
def _sum() -> re.Pattern[str]:
    return re.compile(
        rf"(?:[{SIGNS}]|[A-Z]{{3}}) ?(\d[\d.,]*)|(\d[\d.,]*) ?(?:[{SIGNS}]|{currency_names()}|[A-Z]{{3}}\b)"
    )


def _sums(lines: Sequence[str]) -> set[float]:
    return {_amount(match.group(1) or match.group(2)) for line in lines for match in _sum().finditer(line)}


def _holds(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return any(list(words[at : at + len(wanted)]) == list(wanted) for at in range(len(words)))


def _amount(written: str) -> float:
    digits = re.sub(r"[.,](?=\d{3}(?:\D|$))", "", written).replace(",", ".").rstrip(".")
    try:
        return float(digits)
    except ValueError:
        return 0.0
