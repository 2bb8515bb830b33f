// A form that may be sent once: its button stops working when it is pressed.
for (const form of document.querySelectorAll('form[data-once]')) {
  form.addEventListener('submit', event => {
    if (event.defaultPrevented) return;
    for (const button of form.querySelectorAll('button')) button.disabled = true;
  });
}
