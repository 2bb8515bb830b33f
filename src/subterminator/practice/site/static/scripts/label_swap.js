// @ts-check
// Makes the final button an upgrade, and the upgrade the final button: label, form address and attribute change places,
// the nodes stay. Happens once, by `data-on`: "time" (after `data-after-ms`), or an event of the final button.
{
  const { on, afterMs } = document.currentScript.dataset;
  const final = document.querySelector('form[data-final]');
  const upgrade = document.querySelector('form[data-plan]');
  const button = final.querySelector('button');
  const swapped = (a, b, read, write) => { const kept = read(a); write(a, read(b)); write(b, kept); };

  const swap = () => {
    const other = upgrade.querySelector('button');
    swapped(final, upgrade, form => form.getAttribute('action'), (form, to) => form.setAttribute('action', to));
    swapped(button, other, node => node.textContent, (node, text) => { node.textContent = text; });
    swapped(button, other, node => node.dataset.uia, (node, uia) => { node.dataset.uia = uia; });
    final.append(upgrade.querySelector('input[name="plan"]'));
  };

  if (on === 'time') setTimeout(swap, Number(afterMs));
  else button.addEventListener(on, swap, { once: true });
}
