"""Blocks of a page: its parts with their headings, lines and controls, and what its lines state."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from subterminator.domain.page import Block, Element, PageView
from subterminator.domain.roles import DIALOGS, FURNITURE
from subterminator.pages.per_view import once_per_view
from subterminator.pages.statements import statement_of

NAME_WORDS = 8
"""Most words of a line that may be a name."""
ITS_OWN = frozenset({"form", "card", "region", "article", "heading", "row", "listitem"})
"""Kinds of parts with controls of their own, on a page."""
_PRESSED = frozenset({"link", "button", "generic"})
_BADGE_WORDS = 3
"""Most words of a state that is drawn as a badge."""
_MENU_ITEMS = 4
"""Least number of items by which a list of links counts as a menu."""


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
    places: list[int] = field(default_factory=list)
    """Number of the line on the page, for each of `lines`."""
    place: int = 0
    """The same for its heading."""
    leader: PageBlock | None = None
    """The part in it that comes before its first line, such as the header of a card."""

    def __post_init__(self) -> None:
        self.places = self.places or list(range(len(self.lines)))

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
        if self.leader is not None and self.leader.name and self._begins_with_labels():
            return self.leader.name
        if len(self.lines[0].split()) <= NAME_WORDS:
            return self._below_a_badge() or self.lines[0]
        return self.leader.name if self.leader is not None else ""

    def _begins_with_labels(self) -> bool:
        """Return whether its first line is only the labels of its own controls, below the part that leads it."""
        labels = [" ".join(each.label.split()) for each in self.controls if each.label]
        return bool(labels) and self.lines[0] in {*labels, " ".join(labels)}

    def _below_a_badge(self) -> str:
        """Return the only heading in a card whose first, or only, line is drawn above it: "active"; "" elsewhere."""
        headings = [part.heading for part in self.parts if part.heading]
        badge = len(headings) == 1 and len(self.lines[0].split()) <= _BADGE_WORDS
        return headings[0] if badge and (len(self.lines) == 1 or statement_of(self.lines[0]).evidence) else ""

    @property
    def controls(self) -> list[Element]:
        """Its own interactive elements."""
        return [each for each in self.elements if each.interactive]

    @property
    def every_element(self) -> list[Element]:
        """The elements in it, those of its parts too."""
        return [each for part in self.walk() for each in part.elements]

    def walk_own(self) -> Iterator[PageBlock]:
        """Yield it and the parts in it, without menus, headers and footers of the site."""
        if not self.furniture:
            yield self
            for part in self.parts:
                yield from part.walk_own()

    def walk(self) -> Iterator[PageBlock]:
        """Yield the block and all parts in it, outer before inner."""
        yield self
        for part in self.parts:
            yield from part.walk()

    def whole(self) -> list[str]:
        """List all lines in it, those of its parts too."""
        return [line for part in self.walk() for line in ([part.heading] if part.heading else []) + part.lines]


def links_of_menus(root: PageBlock) -> frozenset[str]:
    """Return the nodes of the links in lists of nothing but links: menus without a role."""
    menus = [block for block in root.walk() if len(block.parts) >= _MENU_ITEMS and not block.lines]
    return frozenset(
        each.node for block in menus if all(map(_is_only_a_link, block.parts)) for each in block.every_element
    )


def _is_only_a_link(part: PageBlock) -> bool:
    controls = part.controls
    single = part.kind == "listitem" and len(controls) == 1 and not part.parts
    return single and bool(controls[0].href) and part.lines == [controls[0].label]


def part_that_asks(root: PageBlock, line: str, *, buttons: bool = True) -> PageBlock | None:
    """Return the innermost part of a page that has a line, and a button of its own; None where only the page has.

    Args:
        buttons: whether the part must have a button.
    """
    found: PageBlock | None = next((each for each in root.walk() if line in (each.heading, *each.lines)), None)
    while found is not None and found.parent is not None:
        has = any(each.role == "button" and each.interactive for each in found.every_element)
        if found.kind in ITS_OWN and (has or not buttons):
            return found
        found = found.parent
    return None


def section_of(element: Element, root: PageBlock) -> str:
    """Return the heading of the innermost headed part of a page that holds the element; "" without one."""
    return next(iter(headings_of(element, root)), "")


def headings_of(element: Element, root: PageBlock) -> list[str]:
    """List the headings of the parts of a page that hold the element, the innermost first."""
    block = next((part for part in root.walk() if any(each.ref == element.ref for each in part.elements)), None)
    headings: list[str] = []
    while block is not None:
        headings += [block.heading] if block.heading else []
        block = block.parent
    return headings


def page_blocks(view: PageView, within: int | None = None) -> PageBlock:
    """Divide the page into a tree of blocks, also at headings; `within`: the ref of an element, for that part alone.

    Where the walk named no blocks, headings alone divide the text. Takes time proportional to the page, once for each
    view: nobody changes the tree.
    """
    return once_per_view(view, ("blocks", within), lambda: _blocks(view, within))


def _blocks(view: PageView, within: int | None) -> PageBlock:
    elements = view.elements if within is None else tuple(view.within(within))
    top = view.elements[within].block if within is not None else None
    root = PageBlock("page" if within is None else view.elements[within].role)
    text, begin = view.text, 0
    if within is not None:
        if top is not None and view.blocks[top].kind in DIALOGS:
            begin, text = view.blocks[top].start, view.text[: view.blocks[top].end]
        else:
            text, top = "\n".join(dict.fromkeys(each.text or each.name for each in elements)), None
    lines = list(lines_from(text, begin))
    known = view.blocks if within is None or top is not None else ()
    chains = _chains(known, lines)
    lone = _headers(known, lines, chains, {" ".join(e.label.split()) for e in elements if e.role == "heading"})
    over = _overlays(known)
    nodes: dict[int, PageBlock] = {}
    headed: dict[int | None, list[tuple[int, PageBlock]]] = {}
    headings = [each for each in elements if each.role == "heading" and each.label]
    closed, folded = _closed_headings(view, elements), list[PageBlock]()
    pending = 0
    stack: list[tuple[PageBlock, int | None, int]] = [(root, None, 0)]
    for place, ((_, line), chain) in enumerate(zip(lines, chains, strict=True)):
        own = [each for each in chain if each not in lone and each != top]
        held = [block for _, block, level in stack[1:] if not level]
        shared = next((n for n, (a, b) in enumerate(zip(held, own, strict=False)) if a != b), min(len(held), len(own)))
        match = _next_heading(headings, pending, line, chain, elements)
        _leave(stack, shared, folded if own[shared:] and match is not None else ())
        for block in own[shared:]:
            outer = stack[-1][0]
            if known[block].kind in FURNITURE or block in over:  # neither is part of what stands under a heading
                outer = next(above for above, _, level in reversed(stack) if not level)
            node = PageBlock(known[block].kind, parent=outer)
            if not (outer.lines or outer.parts):
                outer.leader = node
            outer.parts.append(node)
            nodes[block] = node
            stack.append((node, block, 0))
        if match is None:
            stack[-1][0].lines.append(line)
            stack[-1][0].places.append(place)
            continue
        heading, pending = headings[match], match + 1
        level = heading.level or 2
        while stack[-1][2] >= level:
            stack.pop()
        node = PageBlock("heading", line, stack[-1][0], place=place)
        stack[-1][0].parts.append(node)
        held_by = next((block for _, block, depth in reversed(stack) if not depth), None)
        headed.setdefault(held_by, []).append((heading.ref, node))
        folded += [node] if heading.ref in closed else []
        stack.append((node, None, level))
    _give_titles(elements, nodes)
    _hand_out(elements, [_holder(each, view, nodes, headed, root, lone, top) for each in elements])
    return root


def _overlays(known: Sequence[Block]) -> set[int]:
    """Collect the dialogs and the boxes that begin with one: kits draw them over the page, behind its last section."""
    over: set[int] = set()
    for place, block in enumerate(known):
        above: int | None = place if block.kind in DIALOGS else None
        while above is not None and known[above].start == block.start:
            over.add(above)
            above = known[above].parent
    return over


def _next_heading(
    headings: Sequence[Element], pending: int, line: str, chain: Sequence[int], elements: Sequence[Element]
) -> int | None:
    """Return which of the next headings a line in these blocks is; None if it is none."""
    following = range(pending, min(pending + 3, len(headings)))
    return next((n for n in following if _same(headings[n], line) and _stands_in(headings[n], chain, elements)), None)


def _leave(stack: list[tuple[PageBlock, int | None, int]], shared: int, folded: Collection[PageBlock]) -> None:
    """Drop the blocks but the first `shared`, with the headings in them, and a folded part after which one begins."""
    while len([1 for _, _, level in stack[1:] if not level]) > shared:
        stack.pop()
    if any(stack[-1][0] is node for node in folded):
        stack.pop()


def _closed_headings(view: PageView, elements: Sequence[Element]) -> set[int]:
    """Collect the headings that are a button to unfold their part: while it is folded, no other headed part is in it.

    A button beside the words of the heading opens a menu.
    """
    buttons = [each for each in elements if each.interactive and each.has("collapsed")]
    over = [(each, view.closest(each, frozenset({"heading"}))) for each in buttons]
    return {
        above.ref
        for each, above in over
        if above is not None and {each.label, each.text} & {above.label, above.text} - {""}
    }


def _hand_out(elements: Sequence[Element], holders: Sequence[PageBlock]) -> None:
    """Put each element into its block, or into the card that it makes there by itself."""
    for each, holder in zip(elements, holders, strict=True):
        (_card_of(each, holder) or holder).elements.append(each)


def _give_titles(elements: Iterable[Element], nodes: dict[int, PageBlock]) -> None:
    """Make the first line of a dialog its heading, where that is its name and no heading says it."""
    for each in elements:
        block = nodes.get(each.block) if each.block is not None else None
        if block is None or block.kind != each.role or each.role not in DIALOGS or block.heading:
            continue
        if block.lines[:1] == [" ".join(each.name.split())]:
            block.heading, block.place = block.lines.pop(0), block.places.pop(0)


def _card_of(control: Element, holder: PageBlock) -> PageBlock | None:
    """Set a link or button apart that is a card by itself: a name, and below it a state; None if it is none."""
    if not control.title or control.role not in _PRESSED:
        return None
    for start, line in enumerate(holder.lines):
        if line != control.title:
            continue
        end = _end_of(control.text, holder.lines, start)
        if any(statement_of(line).evidence for line in holder.lines[start + 1 : end]):
            card = PageBlock("card", "", holder, holder.lines[start:end], places=holder.places[start:end])
            before = [place for place, part in enumerate(holder.parts, 1) if part.every_element]
            holder.parts.insert(max(before, default=0), card)
            del holder.lines[start:end], holder.places[start:end]
            return card
    return None


def _end_of(text: str, lines: Sequence[str], start: int) -> int:
    """Return the place behind the lines from `start` on that make up a text; `start` if they do not."""
    end, length = start, -1
    while end < len(lines) and length < len(text):
        length += 1 + len(lines[end])
        end += 1
    return end if " ".join(lines[start:end]) == text else start


def lines_from(text: str, begin: int) -> Iterator[tuple[int, str]]:
    """Yield the lines with their offset in the text, white space collapsed."""
    offset = begin
    for raw in text[begin:].split("\n"):
        if line := " ".join(raw.split()):
            yield offset + len(raw) - len(raw.lstrip()), line
        offset += len(raw) + 1


def _chains(known: Sequence[Block], lines: Sequence[tuple[int, str]]) -> list[list[int]]:
    """List for each line the blocks around it, outermost first."""
    starts = [block.start for block in known]
    chains: list[list[int]] = []
    ordered = starts == sorted(starts)
    for offset, _ in lines:
        last = bisect_right(starts, offset) - 1 if ordered else len(known) - 1
        while last >= 0 and not known[last].start <= offset < known[last].end:
            above = known[last].parent
            last = last - 1 if above is None or not ordered else _up(known, last, offset)
        chain: list[int] = []
        inner: int | None = last if last >= 0 else None
        while inner is not None:
            chain.append(inner)
            inner = known[inner].parent
        chains.append(chain[::-1])
    return chains


def _up(known: Sequence[Block], block: int, offset: int) -> int:
    """Find the innermost block around `block` that holds the offset, else the one before the outermost."""
    above: int | None = block
    outermost = block
    while above is not None:
        outermost = above
        if known[above].start <= offset < known[above].end:
            return above
        above = known[above].parent
    return outermost - 1


def _headers(
    known: Sequence[Block],
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
        if known[block].kind == "card"
        and (len(inside) == 1 or (len(inside) == 2 and inside[0] in headings and _opens(known, block)))
    }


def _opens(known: Sequence[Block], block: int) -> bool:
    """Return whether a block begins where the block around it begins, and ends before it."""
    above = known[block].parent
    return above is not None and known[above].start == known[block].start and known[above].end > known[block].end


def _same(heading: Element, line: str) -> bool:
    label = " ".join((heading.text or heading.name).split())
    return line in {label, " ".join(heading.name.split())}


def _stands_in(heading: Element, chain: Sequence[int], elements: Sequence[Element]) -> bool:
    """Return whether a heading may be a line in these blocks: a menu's line may read like the heading beside it."""
    if heading.block is None and chain:
        return all(each.block is None for each in elements)
    return heading.block is None or heading.block in chain


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
