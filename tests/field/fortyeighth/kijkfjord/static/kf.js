(function () {
  function call(method, path, body) {
    return fetch(path, { method: method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body || {}) })
      .then(function (r) { if (!r.ok) throw new Error('HTTP ' + r.status); return r.json(); });
  }
  function toast(text) {
    var t = document.createElement('div');
    t.className = 'Toast-sc-1'; t.setAttribute('role', 'alert'); t.textContent = text;
    document.body.appendChild(t);
    setTimeout(function () { t.remove(); }, 3500);
  }
  var oops = function () { toast('Er ging iets mis. Probeer het later opnieuw.'); };
  function ask(title, text, yes, no, fn) {
    var portal = document.getElementById('kf-portal');
    portal.innerHTML = '<div class="Scrim-sc-1"><div class="Modal-sc-1" role="dialog" aria-modal="true" aria-labelledby="md-t"><h2 id="md-t"></h2><p></p><div class="Row-sc-8"><button type="button" class="Button-sc-4f primary"></button><button type="button" class="Button-sc-4f tertiary"></button></div></div></div>';
    portal.querySelector('h2').textContent = title;
    portal.querySelector('p').textContent = text;
    var b = portal.querySelectorAll('button');
    b[0].textContent = yes; b[1].textContent = no;
    b[0].onclick = function () { portal.innerHTML = ''; fn(); };
    b[1].onclick = function () { portal.innerHTML = ''; };
  }
  window.KF = { call: call, toast: toast, ask: ask, oops: oops };

  var banner = document.getElementById('onetrust-banner-sdk');
  if (!/OptanonAlertBoxClosed=/.test(document.cookie)) setTimeout(function () { banner.hidden = false; }, 500);
  function close() { document.cookie = 'OptanonAlertBoxClosed=' + Date.now() + ';path=/;max-age=31536000'; banner.hidden = true; }
  banner.querySelectorAll('button').forEach(function (b) { b.addEventListener('click', close); });
  document.querySelector('.ot-sdk-show-settings').addEventListener('click', function () { banner.hidden = false; });

  document.querySelectorAll('[data-package]').forEach(function (b) {
    b.addEventListener('click', function () {
      ask('Overstappen naar ' + b.dataset.name + '?', 'Je betaalt voortaan ' + b.dataset.price + (/jaar/.test(b.dataset.price) ? '.' : ' per maand.'), 'Overstappen', 'Annuleren', function () {
        call('PUT', '/api/subscription/package', { package: b.dataset.package }).then(function () { location.reload(); }, oops);
      });
    });
  });
  var r = document.getElementById('resume');
  if (r) r.addEventListener('click', function () { call('POST', '/api/subscription/resume').then(function () { location.reload(); }, oops); });
  var d = document.getElementById('delete-account');
  if (d) d.addEventListener('click', function () {
    ask('Account verwijderen?', 'Dit kan niet ongedaan worden gemaakt.', 'Verwijderen', 'Annuleren', function () { call('DELETE', '/api/account/user').then(function () { location.href = '/nl-nl/account'; }, oops); });
  });
  document.querySelectorAll('#switches input').forEach(function (i) {
    i.addEventListener('change', function () { var b = {}; b[i.name] = i.checked; call('PUT', '/api/account/communication', b).then(function () { toast('Opgeslagen'); }, oops); });
  });
  document.querySelectorAll('[data-device]').forEach(function (b) {
    b.addEventListener('click', function () { call('DELETE', '/api/account/device', { index: +b.dataset.device }).then(function () { location.reload(); }, oops); });
  });
  document.querySelectorAll('form[data-api]').forEach(function (f) {
    f.addEventListener('submit', function (ev) {
      ev.preventDefault();
      var a = f.dataset.api.split(' '), b = {};
      new FormData(f).forEach(function (v, k) { b[k] = v; });
      call(a[0], a[1], b).then(function () { toast(f.dataset.msg); }, oops);
    });
  });
})();
