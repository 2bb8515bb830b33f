// @ts-check
// Counts down from `data-seconds` on the final button. A press that comes early does nothing but start it again.
{
  const { seconds } = document.currentScript.dataset;
  const button = document.querySelector('form[data-final] button[type=submit]');
  const words = button.textContent;
  let left = Number(seconds);

  const show = () => { button.textContent = left > 0 ? `${words} (${left})` : words; };
  button.addEventListener('click', event => {
    if (left <= 0) return;
    event.preventDefault();
    left = Number(seconds);
    show();
  });
  setInterval(() => { if (left > 0) left--; show(); }, 1000);
  show();
}
