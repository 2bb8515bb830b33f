(function () {
  var dim = document.getElementById('wowLayer');
  if (!dim) return;
  var box = dim.querySelector('.wow-layer');
  function close() { dim.classList.remove('show'); box.innerHTML = ''; document.body.style.overflow = ''; }
  function step(n) {
    var x = new XMLHttpRequest();
    x.open('GET', '/loyalty/membership/cancel/layer?step=' + n);
    x.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    x.onload = function () {
      if (x.status !== 200) { alert('일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'); return; }
      box.innerHTML = x.responseText; box.scrollTop = 0;
      dim.classList.add('show'); document.body.style.overflow = 'hidden';
    };
    x.send();
  }
  function post(url, data, done) {
    var x = new XMLHttpRequest();
    x.open('POST', url);
    x.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded; charset=UTF-8');
    x.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    x.onload = function () { var r = {}; try { r = JSON.parse(x.responseText); } catch (e) { } if (r.code === 'SUCCESS') done(r); else alert(r.message || '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'); };
    x.send(data);
  }
  var open = document.getElementById('btnMembershipCancel');
  if (open) open.addEventListener('click', function () { step(1); });
  var keep = document.getElementById('btnMembershipKeep');
  if (keep) keep.addEventListener('click', function () { post('/loyalty/membership/restore', '', function () { location.reload(); }); });
  dim.addEventListener('click', function (e) {
    var b = e.target.closest('button');
    if (!b) return;
    if (b.dataset.close !== undefined) { close(); return; }
    if (b.dataset.done !== undefined) { location.href = '/loyalty/membership'; return; }
    if (b.dataset.coupon !== undefined) { location.href = '/my/coupons'; return; }
    if (b.dataset.step) { step(b.dataset.step); return; }
    if (b.id === 'btnCancelSubmit') {
      var f = document.getElementById('cancelSurvey'), c = f.querySelector('input[name=reason]:checked');
      if (!c) { f.querySelector('.warn').textContent = '해지 사유를 선택해 주세요.'; return; }
      b.disabled = true;
      post('/loyalty/membership/cancel', 'reason=' + encodeURIComponent(c.value) + '&comment=' + encodeURIComponent(f.comment.value), function () { step(4); });
    }
  });
  dim.addEventListener('change', function (e) {
    if (e.target.name === 'reason') { document.getElementById('surveyEtc').hidden = e.target.value !== 'ETC'; document.querySelector('#cancelSurvey .warn').textContent = ''; }
  });
})();
