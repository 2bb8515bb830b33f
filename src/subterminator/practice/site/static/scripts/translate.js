// @ts-check
// Leaves the page as a browser's translation does: each text in a font element inside a font element.
{
  const skip = 'script, style, textarea, option, svg, font';
  const font = () => Object.assign(document.createElement('font'), { style: 'vertical-align: inherit;' });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const text = /** @type {Text} */ (walker.currentNode);
    if (text.data.trim() && !text.parentElement.closest(skip)) texts.push(text);
  }
  for (const text of texts) {
    const [outer, inner] = [font(), font()];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
  document.documentElement.classList.add('translated-ltr');
}
