(function () {
  var wrap = document.getElementById('layerWrap'), dim = document.getElementById('dim'), info = null, reason = '';
  function post(url, data, fn) {
    var x = new XMLHttpRequest(), p = [];
    for (var k in (data || {})) p.push(encodeURIComponent(k) + '=' + encodeURIComponent(data[k]));
    x.open('POST', url); x.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
    x.onload = function () { fn(JSON.parse(x.responseText)); };
    x.send(p.join('&'));
  }
  function close() { wrap.innerHTML = ''; dim.style.display = 'none'; }
  function open(title, body, btns) {
    var b = btns.map(function (v) { return '<a href="javascript:void(0)" class="' + (v[2] || '') + '" data-act="' + v[1] + '">' + v[0] + '</a>'; }).join('');
    wrap.innerHTML = '<div class="layer"><div class="lt">' + title + '</div><a href="javascript:void(0)" class="lx" data-act="close" title="닫기">×</a><div class="lc">' + body + '</div><div class="lb">' + b + '</div></div>';
    dim.style.display = 'block';
  }
  function done(msg, to) { return function () { alert(msg); location.href = to || '/my/pass'; }; }
  var R = ['가격이 부담돼요', '듣고 싶은 음악이 없어요', '다른 서비스를 이용해요', '앱 사용이 불편해요', '음악을 잘 듣지 않아요', '기타'];
  var act = {
    close: close,
    quit: function () {
      post('/my/pass/ajaxQuitInfo.json', {}, function (d) {
        info = d; reason = '';
        open('잠깐! 여름밤님만을 위한 혜택', '<p>지금 해지하지 않고 유지하시면</p><p class="keep">2개월간 50% 할인</p><p>월 ' + d.price + ' → <b>5,450원</b></p><p class="sub">할인 종료 후에는 정상가로 자동결제됩니다. 혜택은 1회만 받을 수 있습니다.</p>', [['해지 계속하기', 'quit2'], ['혜택 받고 유지하기', 'benefit', 'pt']]);
      });
    },
    quit2: function () {
      open('해지 사유', '<p>더 나은 서비스를 위해 해지 사유를 알려주세요.</p><ul class="rs">' + R.map(function (t, i) { return '<li data-act="rs" data-i="' + i + '"><span class="rd"></span>' + t + '</li>'; }).join('') + '</ul>', [['취소', 'close'], ['다음', 'quit3', 'pt']]);
    },
    rs: function (el) {
      var l = wrap.querySelectorAll('.rs li'); for (var i = 0; i < l.length; i++) l[i].className = '';
      el.className = 'sel'; reason = el.getAttribute('data-i');
    },
    quit3: function () {
      if (reason === '') { alert('해지 사유를 선택해 주세요.'); return; }
      post('/my/pass/ajaxQuitReason.json', { reason: reason }, function () {
        if (reason === '0') open('이용권 변경은 어떠세요?', '<p>스마트폰에서만 듣는다면 <b>모바일 스트리밍 월 7,900원</b>으로도 충분해요.</p>', [['괜찮아요, 해지할게요', 'quit4'], ['모바일 스트리밍으로 변경', 'mobile', 'pt']]);
        else act.quit4();
      });
    },
    quit4: function () {
      open('자동결제 해지', '<p><b>' + info.pass + '</b> 자동결제를 해지하시겠습니까?</p><dl><dt>최근 결제일</dt><dd>' + info.last + '</dd><dt>이용 종료일</dt><dd>' + info.end + '</dd><dt>다음 결제</dt><dd>결제되지 않음</dd></dl><p class="sub">해지 후에도 ' + info.end + '까지 이용할 수 있으며 플레이리스트와 좋아요는 유지됩니다. 해지에 따른 비용은 없습니다.</p>', [['해지하기', 'quit5'], ['취소', 'close', 'pt']]);
    },
    quit5: function () { post('/my/pass/ajaxQuit.json', { reason: reason }, done('자동결제 해지 신청이 완료되었습니다.\n' + info.end + '까지 이용하실 수 있습니다.')); },
    benefit: function () { post('/my/pass/ajaxBenefit.json', {}, done('혜택이 적용되었습니다.')); },
    mobile: function () { post('/my/pass/ajaxChange.json', { pass: 'mobile' }, done('이용권이 변경되었습니다.')); },
    passchange: function () { open('이용권 변경', '<p>모바일 스트리밍 (월 7,900원)으로 변경합니다.</p>', [['취소', 'close'], ['변경하기', 'mobile', 'pt']]); },
    hifi: function () { open('Hi-Fi 무제한', '<p>월 14,900원으로 변경되며 차액이 바로 결제됩니다.</p>', [['취소', 'close'], ['결제하기', 'hifi2', 'pt']]); },
    hifi2: function () { post('/my/pass/ajaxChange.json', { pass: 'hifi' }, done('이용권이 변경되었습니다.')); },
    pause: function () { open('일시정지', '<p>다음 결제일부터 30일간 이용권을 정지합니다. 이후 자동으로 다시 결제됩니다.</p>', [['취소', 'close'], ['일시정지 신청', 'pause2', 'pt']]); },
    pause2: function () { post('/my/pass/ajaxPause.json', {}, done('일시정지 신청이 완료되었습니다.')); },
    paychange: function () { open('결제수단 변경', '<p>신용카드 (하나 **** 3308)</p><p class="sub">새 결제수단은 앱에서 등록할 수 있습니다.</p>', [['확인', 'close', 'pt']]); },
    undo: function () { open('해지 예약 철회', '<p>해지 예약을 철회하고 자동결제를 유지할까요?</p>', [['취소', 'close'], ['철회하기', 'undo2', 'pt']]); },
    undo2: function () { post('/my/pass/ajaxUndo.json', {}, done('해지 예약이 철회되었습니다.')); },
    buy: function (el) { post('/shop/ajaxBuy.json', { pass: el.getAttribute('data-pass') }, done('구매가 완료되었습니다.')); },
    leave: function () { open('회원탈퇴', '<p>탈퇴하면 플레이리스트, 좋아요, 구매 음원이 모두 삭제되며 복구할 수 없습니다.</p>', [['취소', 'close', 'pt'], ['탈퇴하기', 'leave2']]); },
    leave2: function () { post('/my/info/ajaxLeave.json', {}, done('탈퇴 신청이 접수되었습니다.', '/my/info')); },
    sms: function () { post('/my/alarm/ajaxSms.json', {}, function () { location.reload(); }); }
  };
  document.addEventListener('click', function (ev) {
    var t = ev.target.closest ? ev.target.closest('[data-toggle]') : null, id = t && t.getAttribute('data-toggle');
    ['profileLayer', 'passMore'].forEach(function (n) { var l = document.getElementById(n); if (l) l.style.display = (n === id && l.style.display === 'none') ? 'block' : 'none'; });
    var a = ev.target.closest('[data-act]');
    if (a && act[a.getAttribute('data-act')]) act[a.getAttribute('data-act')](a);
  });
})();
