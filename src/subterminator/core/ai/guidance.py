"""Parts of the prompts that both designs share: choices that are not a model's to make, and how a page is told."""

CHOICES = """\
- When: at the end of the paid period, never at once, unless the goal says now.
- Several subscriptions: only the goal's; where two could be meant, stop: several.
- Cookies: refuse what is optional. Close chats and hints only where they are in the way.
- Fees: never pay first. The person is shown a fee beside the final button; one due before it: stop: fee."""
"""Rules for what a site lets one choose."""

HOW_PAGES_ARE_TOLD = """\
A line an element: role "name", `says` its visible text where that differs, states, value=, options=, of= the number \
of its question, to= where it leads, in= what it stands with. h1-h6 are headings, | plain text, = a section (open \
dialog, screen, menu, form, above, below), ! what could not be read, or a native dialog with its answer, … cut or left \
out. What is blocked, disabled, covered= or covered (by the one named before) cannot be pressed: first deal \
with what is in the way."""
"""Legend of the lines (`perception.lines`)."""
