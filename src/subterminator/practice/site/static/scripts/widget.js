// Opens another company's frame: same machine and port, another host.
for (const frame of document.querySelectorAll('[data-widget]')) {
  frame.src = `http://widget.localhost:${location.port}${frame.dataset.widget}`;
}
