// @ts-check
// Asks in the browser's own dialog whether the page may be left, which the final form has to do.
window.addEventListener('beforeunload', event => event.preventDefault());
