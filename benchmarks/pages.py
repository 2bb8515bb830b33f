"""Pages of a given number of nodes, in the two mixes that account sites have."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, islice


def page_of(nodes: int, mix: str) -> str:
    """An HTML document of about `nodes` elements; `mix` is a key of `MIXES`."""
    section, size = MIXES[mix]
    body = "".join(islice(map(section, count(1)), max(1, round(nodes / size))))
    return f"<!doctype html><html lang=en><title>{nodes} nodes</title>{STYLE}<main>{body}</main></html>"


def _typical(number: int) -> str:
    """27 elements, 3 of them interactive (11%) and one a heading: the text of an account or help page."""
    return (
        f'<section class="card"><h2 class="title">Plan {number}</h2>'
        f'<div class="text"><p>Your plan renews on <b>{number % 28 + 1} December</b> for <span>€{number}.99</span>, '
        f'unless it is cancelled <em>before</em> that day. Read <a href="/help/{number}">how billing works</a>.</p>'
        "<ul><li>Watch on <b>two</b> screens</li><li>Downloads on <i>one</i> device</li><li>Resolution <b>Full HD</b>"
        "</li></ul></div>"
        f'<div class="facts"><dl><dt>Next charge</dt><dd>{number} <span>EUR</span></dd><dt>Paid with</dt>'
        "<dd>Card ending in <span>0042</span></dd></dl></div>"
        f'<div class="row"><span class="icon"></span><button type="button" class="button">Manage plan {number}</button>'
        f'<a class="button" href="/plans/{number}">Details of plan {number}</a></div></section>'
    )


def _dense(number: int) -> str:
    """8 elements, every second one reported: a settings form."""
    return (
        f"<section><h3>Plan {number}</h3><p>Next billing date <b>{number % 28 + 1} December</b></p>"
        f'<label>Note {number} <input name="note{number}" value="kept"></label>'
        f'<button type="button">Manage plan {number}</button>'
        f'<a href="/plans/{number}">Details of plan {number}</a></section>'
    )


STYLE = (
    "<style>*,::before,::after{box-sizing:border-box}.card{border:1px solid;margin:1em;padding:1em}"
    ".button{display:inline-block;cursor:pointer;padding:.5em}.icon::before{content:'★'}"
    "@media (max-width:600px){.button{display:block}}</style>"
)
MIXES: dict[str, tuple[Callable[[int], str], int]] = {"typical": (_typical, 27), "dense": (_dense, 8)}
"""What makes one section of a mix, and how many elements it has."""
