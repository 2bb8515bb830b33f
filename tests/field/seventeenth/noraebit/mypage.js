var NB = NB || {};
NB.mypage = {
  init: function () {
    var btn = document.querySelector('.d_terminate'), layer = document.getElementById('d_layer_benefit');
    if (btn && layer) {
      btn.onclick = function () { layer.style.display = 'block'; return false; };
      layer.querySelector('.d_close').onclick = function () { layer.style.display = 'none'; return false; };
    }
    var frm = document.getElementById('frmTerminate');
    if (frm) frm.onsubmit = NB.mypage.terminate;
  },
  terminate: function () {
    var frm = document.getElementById('frmTerminate');
    if (!frm.querySelector('input[name=rsnCd]:checked')) { alert('해지 사유를 선택해 주세요.'); return false; }
    if (!frm.agreeYn.checked) { alert('유의사항에 동의해 주세요.'); frm.agreeYn.focus(); return false; }
    return confirm('이용권 해지를 신청하시겠습니까?');
  }
};
NB.mypage.init();
