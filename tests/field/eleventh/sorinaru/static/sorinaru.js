(function () {
  var band = document.getElementById('topBand');
  if (band) {
    if (document.cookie.indexOf('sn_band=off') > -1) band.style.display = 'none';
    band.querySelector('.close').onclick = function () {
      document.cookie = 'sn_band=off;path=/;max-age=86400';
      band.style.display = 'none';
    };
  }
  var frm = document.getElementById('frmCancel'), layer = document.getElementById('layerConfirm');
  if (frm && layer) {
    frm.onsubmit = function (e) {
      e.preventDefault();
      if (!frm.agreeYn.checked) { alert('유의사항 확인에 동의해 주세요.'); frm.agreeYn.focus(); return; }
      layer.className = 'layer show';
      layer.querySelector('.btn.ok').focus();
    };
    layer.querySelector('.btn.no').onclick = function () { layer.className = 'layer'; };
    layer.querySelector('.btn.ok').onclick = function () { this.disabled = true; frm.submit(); };
  }
})();
