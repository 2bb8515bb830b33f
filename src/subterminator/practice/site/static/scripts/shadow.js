// @ts-check
// Moves what stands in a template into a shadow root of its holder, open or closed as `data-shadow` says.
for (const holder of document.querySelectorAll('[data-shadow]')) {
  const mode = /** @type {ShadowRootMode} */ (holder.getAttribute('data-shadow'));
  const root = holder.attachShadow({ mode });
  const look = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/static/style.css' });
  root.append(look, holder.querySelector('template').content);
}
