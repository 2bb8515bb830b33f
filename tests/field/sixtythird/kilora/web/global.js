(function () {
  document.querySelectorAll('.accessible-nav-arrow').forEach(function (b) {
    b.addEventListener('click', function () {
      var li = b.closest('.drop-down-menu');
      var open = li.classList.toggle('open-menu');
      b.setAttribute('aria-expanded', String(open));
    });
  });
  document.addEventListener('click', function (e) {
    document.querySelectorAll('.drop-down-menu.open-menu').forEach(function (li) {
      if (!li.contains(e.target)) { li.classList.remove('open-menu'); li.querySelector('.accessible-nav-arrow').setAttribute('aria-expanded', 'false'); }
    });
  });
  document.querySelectorAll('.btn-kudo').forEach(function (b) { b.addEventListener('click', function (e) { e.stopPropagation(); b.style.color = '#0a7a5a'; }); });
  var banner = document.getElementById('kiloraCookieBanner');
  if (banner && document.cookie.indexOf('_kilora_cookie_consent=') < 0) banner.style.display = '';
  document.querySelectorAll('[data-cookie-banner]').forEach(function (b) {
    b.addEventListener('click', function () { document.cookie = '_kilora_cookie_consent=' + b.dataset.cookieBanner + '; path=/; max-age=31536000'; banner.style.display = 'none'; });
  });
  window.KUI = {
    h: function (tag, props) {
      var el = document.createElement(tag);
      Object.keys(props || {}).forEach(function (k) {
        var v = props[k];
        if (k.slice(0, 2) === 'on') el.addEventListener(k.slice(2).toLowerCase(), v);
        else if (k === 'disabled') el.disabled = v;
        else if (k === 'html') el.innerHTML = v;
        else if (v !== null && v !== undefined) el.setAttribute(k, v);
      });
      Array.prototype.slice.call(arguments, 2).flat(3).forEach(function (c) { if (c !== null && c !== undefined && c !== false) el.append(c); });
      return el;
    },
    post: function (url, body) {
      return fetch(url, { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': document.querySelector('meta[name=csrf-token]').content, 'X-Requested-With': 'XMLHttpRequest' }, body: JSON.stringify(body || {}) })
        .then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); });
    },
    mount: function (name, fn) {
      var root = document.querySelector('[data-react-class="' + name + '"]');
      if (root) setTimeout(function () { fn(root, JSON.parse(root.dataset.reactProps)); }, 250);
    }
  };
})();
