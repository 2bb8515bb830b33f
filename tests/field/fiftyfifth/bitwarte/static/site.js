(function () {
  customElements.define('a-collapse', class extends HTMLElement {
    connectedCallback() {
      var t = this.querySelector('[data-collapse-trigger]'), b = this.querySelector('[data-collapse-target]');
      if (t) t.addEventListener('click', function () { b.hidden = !b.hidden; t.setAttribute('aria-expanded', String(!b.hidden)); });
    }
  });
  var f = document.querySelector('[data-kuendigung]');
  if (f) {
    var upd = function () {
      var a = f.elements.art.value === 'ausserordentlich', t = f.elements.termin.value === 'datum';
      f.querySelector('[data-wichtig]').hidden = !a; f.elements.begruendung.required = a;
      f.querySelector('[data-datum]').hidden = !t; f.elements.datum.required = t;
    };
    f.addEventListener('change', upd); upd();
    f.addEventListener('submit', function () { var b = f.querySelector('[type=submit]'); setTimeout(function () { b.disabled = true; }, 0); });
  }
  var c = document.getElementById('sp_message_container_1187204');
  if (c) {
    if (/consentUUID=/.test(document.cookie)) c.remove();
    else setTimeout(function () { c.hidden = false; document.documentElement.classList.add('sp-lock'); }, 600);
    window.addEventListener('message', function (e) {
      if (!e.data || e.data.name !== 'sp.hideMessage') return;
      document.cookie = 'consentUUID=1;path=/;max-age=31536000'; c.remove(); document.documentElement.classList.remove('sp-lock');
      fetch('/cmp/choice', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"choice":11}' });
    });
  }
})();
