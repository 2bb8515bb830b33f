// What every page can do. Listens on the document, so that a node that replaces another works like it.

// A form that may be sent once: its buttons stop working when it is sent.
document.addEventListener('submit', event => {
  if (event.defaultPrevented || !event.target.matches('form[data-once]')) return;
  for (const button of event.target.querySelectorAll('button')) button.disabled = true;
});

// A dialog's opener and closer, each with the dialog's id.
document.addEventListener('click', event => {
  const opener = event.target.closest('[data-opens]');
  if (opener) document.getElementById(opener.dataset.opens).showModal();
  const closer = event.target.closest('[data-closes]');
  if (closer) document.getElementById(closer.dataset.closes).close();
});

// A banner that goes away when it is answered, and the answer is remembered.
document.addEventListener('click', event => {
  const answer = event.target.closest('[data-dismiss]');
  if (!answer) return;
  document.cookie = `cookie_choice=${answer.dataset.dismiss}; path=/; samesite=lax`;
  answer.closest('[data-overlay]').remove();
});

// A switch that sends its form when it is turned.
document.addEventListener('change', event => {
  if (event.target.matches('[data-sends]')) event.target.form.requestSubmit();
});
