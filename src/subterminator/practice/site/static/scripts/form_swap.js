// @ts-check
// The final form does something else than its button says. `data-what`: "action" sends it where plans are changed,
// "field" makes it ask for an upgrade. `data-on`: "time" (after `data-after-ms`), or an event of the form.
{
  const { what, on, afterMs, address } = document.currentScript.dataset;
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form[data-final]'));

  const hide = (name, value) => {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    form.append(field);
  };
  const swap = () => {
    if (what === 'field') return hide('choice', 'upgrade');
    form.action = address;
    hide('plan', 'premium');
  };

  if (on === 'time') setTimeout(swap, Number(afterMs));
  else form.addEventListener(on, swap, { once: true });
}
