// @ts-check
// Sends the final form without leaving the page, and goes on only when the answer is there. Until then nothing moves.
const form = /** @type {HTMLFormElement} */ (document.querySelector('form[data-final]'));
form.addEventListener('submit', async event => {
  event.preventDefault();
  const fields = /** @type {[string, string][]} */ ([...new FormData(form)]);
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
  location.assign(answer.url);
});
