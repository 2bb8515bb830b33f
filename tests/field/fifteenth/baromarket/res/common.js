var BM = {
  ajax: function (url, data, ok, fail) {
    var x = new XMLHttpRequest(), q = [];
    for (var k in data) { var v = [].concat(data[k]); for (var i = 0; i < v.length; i++) q.push(encodeURIComponent(k) + '=' + encodeURIComponent(v[i])); }
    x.open('POST', url, true);
    x.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded; charset=UTF-8');
    x.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    x.onload = function () { var r = {}; try { r = JSON.parse(x.responseText); } catch (e) { } if (x.status === 200 && r.code === 'SUCCESS') ok(r); else (fail || function (r) { alert(r.message || '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'); })(r); };
    x.onerror = function () { alert('네트워크 연결이 원활하지 않습니다.'); };
    x.send(q.join('&'));
  },
  layer: function (id) { var d = document.getElementById('dim'), l = document.getElementById(id); d.style.display = 'block'; l.style.display = 'block'; },
  close: function () { document.getElementById('dim').style.display = 'none'; var l = document.querySelectorAll('.layer'); for (var i = 0; i < l.length; i++) l[i].style.display = 'none'; },
  orderCancel: function (no) { if (confirm('해당 주문을 취소하시겠습니까?')) BM.ajax('/my/api/order/cancel', { orderNo: no }, function () { alert('주문이 취소되었습니다.'); location.reload(); }); },
  ready: function () { alert('준비 중인 서비스입니다.'); }
};
var membership = {
  survey: function () {
    var f = document.getElementById('surveyForm'), c = f.querySelectorAll('input[name=reason]:checked'), r = [];
    for (var i = 0; i < c.length; i++) r.push(c[i].value);
    if (!r.length) { alert('해지 사유를 1개 이상 선택해 주세요.'); return; }
    BM.ajax('/membership/api/survey', { reason: r, etc: f.etc.value }, function () { BM.layer('keepLayer'); });
  },
  keep: function () { BM.ajax('/membership/api/keepCoupon', { couponId: 'KEEP5000' }, function () { alert('쿠폰이 발급되었습니다. 플러스 멤버십을 계속 이용해 주셔서 감사합니다.'); location.href = '/membership'; }); },
  rest: function () { if (confirm('멤버십을 1개월 쉬어가시겠습니까?')) BM.ajax('/membership/api/rest', { month: 1 }, function () { alert('쉬어가기 신청이 완료되었습니다.'); location.href = '/membership'; }); },
  goConfirm: function () { location.href = '/membership/cancel/confirm'; },
  cancel: function (b) {
    if (!document.getElementById('agree').checked) { alert('해지 안내 사항을 확인하고 동의해 주세요.'); return; }
    if (!confirm('플러스 멤버십을 해지하시겠습니까?')) return;
    b.disabled = true;
    BM.ajax('/membership/api/cancel', { agree: 'Y', ticket: b.getAttribute('data-ticket') }, function (r) { alert('해지 신청이 완료되었습니다.\n' + r.endDate + '까지 혜택을 이용하실 수 있습니다.'); location.replace('/membership'); }, function (r) { b.disabled = false; alert(r.message || '처리 중 오류가 발생했습니다.'); });
  },
  withdraw: function () { if (confirm('해지 신청을 취소하고 멤버십을 계속 이용하시겠습니까?')) BM.ajax('/membership/api/cancelWithdraw', {}, function () { alert('해지 신청이 취소되었습니다.'); location.reload(); }); },
  yearly: function () { if (confirm('연간 멤버십(79,900원)으로 전환하고 바로 결제하시겠습니까?')) BM.ajax('/membership/api/yearly', {}, function () { alert('연간 멤버십으로 전환되었습니다.'); location.reload(); }); }
};
