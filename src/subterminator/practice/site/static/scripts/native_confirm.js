// @ts-check
// Asks in the browser's own dialog, with the words of `data-dialog`, before the final form is sent.
{
  const { dialog } = document.currentScript.dataset;
  document.querySelector('form[data-final]').addEventListener('submit', event => {
    if (!window.confirm(dialog)) event.preventDefault();
  });
}
