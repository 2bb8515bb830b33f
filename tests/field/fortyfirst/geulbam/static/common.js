(function () {
  function $(s) { return document.querySelector(s); }
  window.openLayer = function (id) { $('#' + id).classList.add('on'); document.body.style.overflow = 'hidden'; };
  window.closeLayer = function (id) { $('#' + id).classList.remove('on'); document.body.style.overflow = ''; };
  document.addEventListener('change', function () {
    var f = $('#frmReason');
    if (f) {
      var r = f.querySelector('input[name=reason]:checked');
      $('#btnNext').disabled = !r;
      $('#etcBox').style.display = r && r.value === '99' ? 'block' : 'none';
    }
    var g = $('#chkAgree');
    if (g) { $('#btnCancel').disabled = !g.checked; }
  });
  document.addEventListener('click', function (e) {
    var t = e.target.closest('[data-layer]');
    if (t) { e.preventDefault(); openLayer(t.getAttribute('data-layer')); return; }
    t = e.target.closest('[data-close]');
    if (t) { e.preventDefault(); closeLayer(t.getAttribute('data-close')); return; }
    t = e.target.closest('[data-submit]');
    if (t) { e.preventDefault(); $('#' + t.getAttribute('data-submit')).submit(); return; }
    t = e.target.closest('[data-alert]');
    if (t) { e.preventDefault(); alert(t.getAttribute('data-alert')); }
  });
})();
