(function () {
  var art = document.querySelectorAll('input[name=art]'), g = document.getElementById('grundfeld'), kg = document.getElementById('kg');
  function tog() { var x = document.getElementById('k2').checked; g.hidden = !x; kg.required = x; }
  if (art.length) { art.forEach(function (r) { r.addEventListener('change', tog); }); tog(); }
  var zp = document.getElementById('zp');
  if (zp) zp.addEventListener('change', function () { document.getElementById('datumfeld').hidden = zp.value !== 'datum'; });
  var dr = document.getElementById('drucken');
  if (dr) dr.addEventListener('click', function () { window.print(); });
  function cmp() {
    if (document.querySelector('.sp_overlay')) return;
    var d = document.createElement('div');
    d.className = 'sp_overlay'; d.id = 'sp_message_container_1184302';
    d.innerHTML = '<iframe id="sp_message_iframe_1184302" title="SP Consent Message" src="/static/cmp.html"></iframe>';
    document.body.appendChild(d);
  }
  window.addEventListener('message', function (e) {
    if (e.origin !== location.origin || !e.data || e.data.name !== 'sp.hideMessage') return;
    document.cookie = 'consentUUID=' + e.data.choice + '-' + Date.now() + ';path=/;max-age=31536000';
    var d = document.querySelector('.sp_overlay'); if (d) d.remove();
  });
  if (!/consentUUID=/.test(document.cookie)) setTimeout(cmp, 500);
  document.getElementById('privacy-manager').addEventListener('click', cmp);
})();
