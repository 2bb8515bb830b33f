// Lists the interactive elements in the viewport as HTML (seed 001 §4.3), for browsers that have `evaluate` and no look.
() => {
  const selectors =
    'button, a, input, select, [role="button"], [role="link"], [role="checkbox"], [role="textbox"]';
  const results = [];
  for (const el of document.querySelectorAll(selectors)) {
    const box = el.getBoundingClientRect();
    const shown = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (!shown || box.width <= 0 || box.height <= 0) continue;
    let html = el.outerHTML;
    if (html.length > 500 || el instanceof HTMLInputElement && el.type === 'password') {
      const tag = el.tagName.toLowerCase();
      const names = ['id', 'class', 'name', 'type', 'role', 'aria-label', 'href'];
      const kept = names.filter((name) => el.hasAttribute(name));
      const attributes = kept.map((name) => `${name}="${el.getAttribute(name)}"`).join(' ');
      html = `<${tag} ${attributes}>${(el.textContent || '').slice(0, 100)}...truncated</${tag}>`;
    }
    results.push(html);
  }
  return results.slice(0, 50);
}
