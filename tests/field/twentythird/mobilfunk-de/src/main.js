import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/components/alert/alert.js';
import '@shoelace-style/shoelace/dist/components/badge/badge.js';
import '@shoelace-style/shoelace/dist/components/breadcrumb/breadcrumb.js';
import '@shoelace-style/shoelace/dist/components/breadcrumb-item/breadcrumb-item.js';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/card/card.js';
import '@shoelace-style/shoelace/dist/components/checkbox/checkbox.js';
import '@shoelace-style/shoelace/dist/components/details/details.js';
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js';
import '@shoelace-style/shoelace/dist/components/divider/divider.js';
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/menu/menu.js';
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/progress-bar/progress-bar.js';
import '@shoelace-style/shoelace/dist/components/radio/radio.js';
import '@shoelace-style/shoelace/dist/components/radio-group/radio-group.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import '@shoelace-style/shoelace/dist/components/textarea/textarea.js';
import './style.css';

// Dialogs: <sl-button data-dialog="id"> opens, <sl-button data-close> closes.
document.addEventListener('click', (event) => {
  const opener = event.target.closest('[data-dialog]');
  if (opener) document.getElementById(opener.dataset.dialog).show();
  if (event.target.closest('[data-close]')) event.target.closest('sl-dialog').hide();
});

// Menu of the header.
document.addEventListener('sl-select', (event) => {
  const to = event.detail.item.value;
  if (to) location.href = to;
});

// Consents are saved when their switch is moved.
document.addEventListener('sl-change', (event) => {
  const { target } = event;
  if (target.matches('sl-switch[data-consent]')) {
    fetch('/mein/einwilligungen', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ [target.dataset.consent]: target.checked }),
    });
  }
  if (target.matches('sl-radio-group[data-shows]')) {
    document.querySelectorAll(`[data-shown-by="${target.name}"]`).forEach((part) => {
      part.hidden = part.dataset.when !== target.value;
    });
  }
});

// Cookie notice.
const notice = document.querySelector('.consent');
if (notice && !localStorage.getItem('nf-consent')) {
  notice.hidden = false;
  notice.addEventListener('click', (event) => {
    const button = event.target.closest('[data-consent-choice]');
    if (!button) return;
    localStorage.setItem('nf-consent', button.dataset.consentChoice);
    notice.hidden = true;
  });
}
