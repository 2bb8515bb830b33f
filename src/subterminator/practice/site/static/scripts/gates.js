// @ts-check
// Keeps the final button disabled until every gate of its form is open, and `data-seconds` have passed.
// Gates: a box scrolled to its end, which also frees the checkboxes; a checked checkbox; a phrase typed.
{
  const form = document.querySelector('form[data-final]');
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('button[type=submit]'));
  const terms = form.querySelector('[data-gate=scroll]');
  const gates = /** @type {HTMLElement[]} */ ([...form.querySelectorAll('[data-gate]')]);
  let waited = !document.currentScript.dataset.seconds;
  let read = !terms;

  const open = {
    scroll: () => read,
    checked: gate => gate.checked,
    phrase: gate => gate.value.trim().toUpperCase() === gate.dataset.phrase.toUpperCase(),
  };
  const look = () => {
    if (terms && terms.scrollTop + terms.clientHeight >= terms.scrollHeight - 4) read = true;
    for (const box of form.querySelectorAll('input')) if (box.type === 'checkbox') box.disabled = !read;
    button.disabled = !waited || !gates.every(gate => open[gate.dataset.gate](gate));
  };

  terms?.addEventListener('scroll', look);
  form.addEventListener('input', look);
  setTimeout(() => { waited = true; look(); }, 1000 * Number(document.currentScript.dataset.seconds ?? 0));
  look();
}
