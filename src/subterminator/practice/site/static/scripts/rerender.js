// @ts-check
// Replaces everything in the page's main part by copies, every `data-every-ms`: no node lives long.
{
  const main = document.querySelector('main');
  const again = () => main.replaceChildren(...[...main.childNodes].map(node => node.cloneNode(true)));
  setInterval(again, Number(document.currentScript.dataset.everyMs));
}
