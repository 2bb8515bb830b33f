"""Pages of a given number of nodes, with the mix that account pages have: text, links, fields, buttons."""


def page_of(nodes: int) -> str:
    """An HTML document of about `nodes` elements, one in four of them interactive."""
    rows = []
    made = 0
    number = 0
    while made < nodes:
        number += 1
        rows.append(
            f'<section><h3>Plan {number}</h3><p>Next billing date <b>{number % 28 + 1} December</b></p>'
            f'<label>Note {number} <input name="note{number}" value="kept"></label>'
            f'<button type="button">Manage plan {number}</button>'
            f'<a href="/plans/{number}">Details of plan {number}</a></section>'
        )
        made += 9
    return f"<!doctype html><html lang=en><title>{nodes} nodes</title><main>{''.join(rows)}</main></html>"
