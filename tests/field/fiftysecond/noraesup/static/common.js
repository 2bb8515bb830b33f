var UI = {
  ajax: function (url, data, cb) {
    var x = new XMLHttpRequest(), q = [];
    for (var k in data) q.push(encodeURIComponent(k) + '=' + encodeURIComponent(data[k]));
    x.open('POST', url, true);
    x.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded; charset=UTF-8');
    x.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    x.onload = function () { var r = {}; try { r = JSON.parse(x.responseText); } catch (e) {} cb(r); };
    x.onerror = function () { alert('일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'); };
    x.send(q.join('&'));
  },
  post: function (url, data, msg) { UI.ajax(url, data, function (r) { if (r.message || msg) alert(r.message || msg); }); },
  go: function (url, data, msg) {
    UI.ajax(url, data, function (r) {
      if (r.result !== 'SUCCESS') { alert(r.message || '처리 중 오류가 발생했습니다.'); return; }
      if (msg) alert(msg);
      location.href = '/commerce/mypass/list.htm';
    });
  },
  layer: function (title, html, ok, fn) {
    var w = document.getElementById('layer_wrap');
    w.innerHTML = '<div class="layer"><div class="l_hd"><span>' + title + '</span><button type="button" class="btn_close" title="닫기">×</button></div><div class="l_ct">' + html + '</div><div class="l_bt"><button type="button" class="btn_lg btn_cancel">취소</button><button type="button" class="btn_lg btn_g btn_ok">' + ok + '</button></div></div>';
    document.getElementById('dim').style.display = 'block';
    function close() { w.innerHTML = ''; document.getElementById('dim').style.display = 'none'; }
    w.querySelector('.btn_close').onclick = close;
    w.querySelector('.btn_cancel').onclick = close;
    w.querySelector('.btn_ok').onclick = function () { this.disabled = true; close(); fn(); };
  },
  popClose: function () {
    if (document.getElementById('pop_today').checked) { try { localStorage.popToday = new Date().toDateString(); } catch (e) {} }
    try { sessionStorage.popSeen = 1; } catch (e) {}
    document.getElementById('pop_event').style.display = 'none';
  },
  logout: function () { alert('로그아웃은 지원하지 않는 환경입니다.'); }
};
var NO = '20418835';
var PASS = {
  terminate: function () {
    var f = document.getElementById('frmTerm');
    if (!f.agreeYn.checked) { alert('유의사항을 확인하고 체크해 주세요.'); f.agreeYn.focus(); return; }
    var r = f.querySelector('[name=reason]:checked');
    UI.layer('정기결제 해지', '정기결제를 해지하시겠습니까?<br>다음 결제일부터 결제되지 않습니다.', '확인', function () {
      UI.go('/commerce/mypass/terminate.json', { passNo: NO, reason: r ? r.value : '', etc: f.etc.value, agreeYn: 'Y' }, '정기결제 해지신청이 완료되었습니다.');
    });
  },
  undo: function () { if (confirm('해지신청을 취소하고 정기결제를 계속 이용하시겠습니까?')) UI.go('/commerce/mypass/undo.json', { passNo: NO }, '해지신청이 취소되었습니다.'); },
  hold: function () { UI.layer('정기결제 일시정지', '정기결제를 일시정지하시겠습니까?<br>최대 90일간 결제되지 않습니다.', '일시정지', function () { UI.go('/commerce/mypass/hold.json', { passNo: NO }, '일시정지 신청이 완료되었습니다.'); }); },
  unhold: function () { if (confirm('일시정지를 해제하시겠습니까?')) UI.go('/commerce/mypass/unhold.json', { passNo: NO }, '해제되었습니다.'); },
  offer: function () { UI.go('/commerce/mypass/keep_offer.json', { passNo: NO }, '2개월 50% 할인이 적용되었습니다. 계속 이용해 주셔서 감사합니다.'); },
  refund: function () { if (confirm('중도해지를 신청하시겠습니까?\n신청 즉시 이용권이 종료됩니다.')) UI.go('/commerce/mypass/refund.json', { passNo: NO }, '중도해지가 완료되었습니다.'); },
  pay: function () { UI.layer('결제방법 변경', '휴대폰 결제로 변경하시겠습니까?', '변경', function () { UI.go('/commerce/mypass/paymethod.json', { m: 'phone' }, '변경되었습니다.'); }); },
  buy: function (p) { UI.layer('이용권 결제', '선택하신 이용권을 결제하시겠습니까?', '결제하기', function () { UI.go('/commerce/pass/buy.json', { prod: p }, '완료되었습니다.'); }); },
  cash: function () { UI.layer('숲캐시 충전', '5,000원을 결제하시겠습니까?', '결제하기', function () { UI.go('/commerce/cash/charge.json', { amt: 5000 }, '충전되었습니다.'); }); },
  withdraw: function () { if (!document.getElementById('wd').checked) { alert('안내사항에 동의해 주세요.'); return; } if (confirm('정말 탈퇴하시겠습니까?')) UI.go('/muid/withdraw.json', {}, '탈퇴가 완료되었습니다.'); }
};
document.addEventListener('DOMContentLoaded', function () {
  var seen = false;
  try { seen = sessionStorage.popSeen || localStorage.popToday === new Date().toDateString(); } catch (e) {}
  if (!seen && /mypass\/list|chart/.test(location.pathname)) document.getElementById('pop_event').style.display = 'block';
  document.addEventListener('click', function (e) { var a = e.target.closest && e.target.closest('a[href="#none"]'); if (a) e.preventDefault(); });
});
