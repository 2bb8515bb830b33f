(function () {
  function show() {
    if (document.getElementById('sp_message_container_871203')) return;
    var c = document.createElement('div');
    c.id = 'sp_message_container_871203';
    c.innerHTML = '<iframe id="sp_message_iframe_871203" title="SP Consent Message" src="/cmp"></iframe>';
    document.body.appendChild(c);
    document.documentElement.classList.add('sp-message-open');
  }
  window.addEventListener('message', function (ev) {
    if (ev.origin !== location.origin || !ev.data || !ev.data.cmp) return;
    document.cookie = 'consentUUID=' + ev.data.cmp + ';path=/;max-age=31536000';
    var c = document.getElementById('sp_message_container_871203');
    if (c) c.remove();
    document.documentElement.classList.remove('sp-message-open');
  });
  if (!/consentUUID=/.test(document.cookie)) setTimeout(show, 350);
  document.addEventListener('click', function (ev) {
    if (ev.target.closest('[data-cmp]')) { ev.preventDefault(); show(); }
    var u = document.querySelector('.o-user');
    if (u && u.open && !u.contains(ev.target)) u.open = false;
  });
  document.addEventListener('submit', function (ev) {
    if (ev.target.classList.contains('js-ask') && !confirm('Möchtest du deinen Account wirklich löschen?')) ev.preventDefault();
  });
})();
