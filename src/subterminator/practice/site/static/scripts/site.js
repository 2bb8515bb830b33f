// @ts-check
// What every page can do. Listens on the document, so that a node that replaces another works like it.

const targetOf = event => /** @type {Element} */ (event.target);
const dialogOf = id => /** @type {HTMLDialogElement} */ (document.getElementById(id));

// A form that may be sent once: its buttons stop working when it is sent.
document.addEventListener('submit', event => {
  const form = targetOf(event);
  if (event.defaultPrevented || !form.matches('form[data-once]')) return;
  for (const button of form.querySelectorAll('button')) button.disabled = true;
});

// A dialog's opener and closer, each with the dialog's id.
document.addEventListener('click', event => {
  const opener = targetOf(event).closest('[data-opens]');
  if (opener) dialogOf(opener.getAttribute('data-opens')).showModal();
  const closer = targetOf(event).closest('[data-closes]');
  if (closer) dialogOf(closer.getAttribute('data-closes')).close();
});

// A banner that goes away when it is answered, and the answer is remembered.
document.addEventListener('click', event => {
  const answer = targetOf(event).closest('[data-dismiss]');
  if (!answer) return;
  document.cookie = `cookie_choice=${answer.getAttribute('data-dismiss')}; path=/; samesite=lax`;
  answer.closest('[data-overlay]').remove();
});

// A switch that sends its form when it is turned.
document.addEventListener('change', event => {
  const field = targetOf(event);
  if (field instanceof HTMLInputElement && field.matches('[data-sends]')) field.form.requestSubmit();
});
