(function () {
  'use strict';
  var root = document.getElementById('main'), me = null, menuOpen = false, form = { reasons: [], comment: '' };
  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function api(method, path, body) {
    return fetch('/api/v1' + path, { method: method, headers: { 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw new Error(j.message || 'エラーが発生しました'); return j; }); });
  }
  function load() { return api('GET', '/users/me').then(function (j) { me = j; }); }
  function go(path, replace) { history[replace ? 'replaceState' : 'pushState'](null, '', path); menuOpen = false; window.scrollTo(0, 0); render(); }
  function toast(t) { var d = document.createElement('div'); d.className = 'com-Toast'; d.setAttribute('role', 'status'); d.textContent = t; document.body.appendChild(d); setTimeout(function () { d.remove(); }, 3000); }
  var PLAN = { premium: ['HIRAMOプレミアム', '1,080'], ads: ['広告つきHIRAMOプレミアム', '580'] };
  var REASONS = ['見たい作品を見終わった', '見たい作品・番組が少ない', '月額料金が高い', '視聴する時間がなくなった', '無料期間だけ利用するつもりだった', '他の動画配信サービスを利用する', '再生が不安定・画質に不満がある', 'アプリやサイトが使いづらい', '意図せず登録していた', 'その他'];

  function statusText() {
    var s = me.subscription;
    if (s.status === 'canceled') return '解約手続き済み(' + s.nextUpdateAt + 'まで利用可能)';
    if (s.nextPlan) return PLAN.premium[0] + '(次回より' + PLAN.ads[0] + ')';
    return PLAN[s.plan][0] + ' 契約中';
  }
  function item(href, label, value) { return '<li><a class="com-MenuList__item" href="' + href + '"><span class="com-MenuList__label">' + label + '</span><span class="com-MenuList__value">' + (value || '') + '</span></a></li>'; }
  function bread(t) { return '<div class="com-Bread"><a href="/account">アカウント管理</a> › ' + t + '</div>'; }
  function steps(n) { return '<ol class="com-Steps" style="list-style:none;padding:0">' + ['ご確認', 'アンケート', '最終確認'].map(function (t, i) { return '<li class="' + (i === n ? 'is-on' : '') + '">' + (i + 1) + '. ' + t + '</li>'; }).join('') + '</ol>'; }
  function btn(act, label, kind, dis) { return '<button type="button" class="com-Button com-Button--' + kind + '" data-act="' + act + '"' + (dis ? ' disabled' : '') + '>' + label + '</button>'; }

  var V = {};
  V['/account'] = ['アカウント管理', function () {
    return '<h1 class="com-Title">アカウント管理</h1><ul class="com-MenuList">' +
      item('/account/profile', 'プロフィール', esc(me.nickname)) + item('/account/profile', 'メールアドレス・パスワード', esc(me.email)) +
      item('/account/devices', '端末の連携・ログイン中の端末', '3台') + '</ul>' +
      '<h2 class="com-Sub">ご契約・お支払い</h2><ul class="com-MenuList">' +
      item('/account/plan', '視聴プラン', statusText()) + item('/account/payment', 'お支払い方法', me.card ? me.card.brand + ' •••• ' + me.card.last4 : '未登録') +
      item('/account/coin', 'HIRAMOコイン', me.coin + 'コイン') + '</ul>' +
      '<h2 class="com-Sub">設定</h2><ul class="com-MenuList">' + item('/account/mail', 'メール配信設定') + item('/account/withdrawal', 'アカウント削除') + '</ul>' +
      '<div class="com-Banner"><div><b>格闘LIVE PPV「RISE UP 48」</b><br><small>5,500コインで独占生中継 見逃し配信あり</small></div><a href="/account/coin">コインを購入する</a></div>';
  }];
  V['/account/plan'] = ['視聴プラン', function () {
    var s = me.subscription, c = s.status === 'canceled';
    return bread('視聴プラン') + '<h1 class="com-Title">視聴プラン</h1><section class="com-Plan com-Plan--current"><span class="com-Plan__badge' + (c ? ' com-Plan__badge--off' : '') + '">' + (c ? '解約手続き済み' : '契約中') + '</span>' +
      '<div class="com-Plan__name">' + PLAN.premium[0] + '</div><div class="com-Plan__price">月額1,080円<small>(税込)</small></div>' +
      '<dl class="com-DL"><dt>登録日</dt><dd>' + s.startedAt + '</dd><dt>' + (c ? 'ご利用期限' : '次回更新日') + '</dt><dd>' + s.nextUpdateAt + '</dd><dt>お支払い方法</dt><dd>' + (me.card ? 'クレジットカード(' + me.card.brand + ' •••• ' + me.card.last4 + ')' : '未登録') + '</dd>' +
      (s.nextPlan ? '<dt>次回更新後のプラン</dt><dd>' + PLAN.ads[0] + '</dd>' : '') + '</dl>' +
      (c ? '<p>' + s.nextUpdateAt + 'に自動更新は行われません。期限まで引き続きプレミアムの機能をご利用いただけます。</p><div class="com-Actions">' + btn('register', 'HIRAMOプレミアムに再登録する', 'gold') + '</div>'
        : '<div class="com-Actions"><a class="com-Button com-Button--outline" href="/account/plan/change">プランを変更する</a><a class="com-TextLink" href="/account/plan/cancel">解約に進む</a></div>') + '</section>' +
      '<h2 class="com-Sub">その他のプラン</h2><section class="com-Plan"><div class="com-Plan__name">HIRAMO フットボールパック</div><div class="com-Plan__price">月額2,700円<small>(税込)</small></div><p>欧州主要リーグを全試合ライブ配信。HIRAMOプレミアムとは別のご契約となります。</p><p class="com-Note">現在、新規受付は各アプリから行っています。</p></section>' +
      '<ul class="com-Note"><li>更新日の24時間前までに解約されない場合、自動的に更新されます。</li><li>アプリ内課金・携帯キャリア決済でご登録の場合は、各決済サービスでの解約手続きが必要です。</li><li>アプリを削除しても解約にはなりません。</li></ul>';
  }];
  V['/account/plan/change'] = ['プラン変更', function () {
    return bread('<a href="/account/plan">視聴プラン</a> › プラン変更') + '<h1 class="com-Title">プランを変更する</h1>' +
      '<section class="com-Plan com-Plan--current"><span class="com-Plan__badge">契約中</span><div class="com-Plan__name">HIRAMOプレミアム</div><div class="com-Plan__price">月額1,080円</div><p>広告なし・ダウンロード・2端末同時視聴</p></section>' +
      '<section class="com-Plan"><div class="com-Plan__name">広告つきHIRAMOプレミアム</div><div class="com-Plan__price">月額580円</div><p>プレミアム作品が見放題。再生時に広告が表示されます。ダウンロード機能・同時視聴はご利用いただけません。</p><div class="com-Actions">' + btn('change', 'このプランに変更する', 'primary') + '</div></section>';
  }];
  V['/account/plan/cancel'] = ['解約のご確認', function () {
    var s = me.subscription;
    return steps(0) + '<h1 class="com-Title">解約前にご確認ください</h1><p>HIRAMOプレミアムを解約すると、' + s.nextUpdateAt + '以降、以下の機能がご利用いただけなくなります。</p>' +
      '<ul class="com-Lose"><li><b>プレミアム限定作品の見放題</b><span>約30,000本のエピソードが視聴できなくなります</span></li><li><b>見逃しコメント・追っかけ再生</b><span>放送中の番組を最初から視聴できなくなります</span></li><li><b>ダウンロード機能</b><span>保存済みの動画は再生できなくなります</span></li><li><b>広告なしでの視聴</b><span>再生の途中に広告が表示されます</span></li></ul>' +
      '<h2 class="com-Sub">視聴途中の作品</h2><ul class="com-Thumbs"><li><div style="background:linear-gradient(120deg,#553,#a63)"></div>今日、恋が始まりません 第7話</li><li><div style="background:linear-gradient(120deg,#124,#39c)"></div>蒼天のレガリア #18</li><li><div style="background:linear-gradient(120deg,#311,#c35)"></div>千鳥足の夜 #212</li></ul>' +
      '<ul class="com-Note"><li>解約後も' + s.nextUpdateAt + 'までは引き続きご利用いただけます。日割りでの返金は行っておりません。</li><li>HIRAMOコインの残高、レンタル作品は解約後もご利用いただけます。</li></ul>' +
      '<div class="com-Actions">' + btn('toSurvey', '次へ', 'outline') + btn('toPlan', 'プレミアムの利用を続ける', 'primary') + '</div>';
  }];
  V['/account/plan/cancel/questionnaire'] = ['解約アンケート', function () {
    return steps(1) + '<h1 class="com-Title">アンケートにご協力ください</h1><p>今後のサービス向上のため、解約の理由をお聞かせください。</p>' +
      '<p class="com-Q" id="q1">Q1. 解約される理由を教えてください(複数選択可)<em>必須</em></p><div role="group" aria-labelledby="q1">' + REASONS.map(function (r, i) { return '<label class="com-Check"><input type="checkbox" name="reason" value="' + (i + 1) + '"' + (form.reasons.indexOf(String(i + 1)) >= 0 ? ' checked' : '') + '><span class="com-Check__box"></span><span>' + r + '</span></label>'; }).join('') + '</div>' +
      '<p class="com-Q">Q2. ご意見・ご要望がございましたらご記入ください(任意)</p><textarea rows="4" maxlength="500" name="comment" placeholder="500文字以内">' + esc(form.comment) + '</textarea><p class="com-Note">いただいたご意見への返信は行っておりません。個人情報は記入しないでください。</p>' +
      '<p class="com-Err" role="alert" id="err"></p><div class="com-Actions">' + btn('survey', '次へ', 'primary', !form.reasons.length) + '<a class="com-TextLink" href="/account/plan/cancel">戻る</a></div>';
  }];
  V['/account/plan/cancel/confirm'] = ['解約の最終確認', function () {
    var s = me.subscription;
    return steps(2) + '<h1 class="com-Title">解約内容の確認</h1><p>まだ解約は完了していません。内容をご確認のうえ、「解約する」を押してください。</p><dl class="com-DL com-Plan"><dt>解約するプラン</dt><dd>HIRAMOプレミアム(月額1,080円)</dd><dt>ご利用期限</dt><dd>' + s.nextUpdateAt + '</dd><dt>解約手数料</dt><dd>なし</dd></dl>' +
      '<p class="com-Err" role="alert" id="err"></p><div class="com-Actions">' + btn('cancel', '解約する', 'primary') + btn('toPlan', 'キャンセル', 'outline') + '</div>';
  }];
  V['/account/plan/cancel/complete'] = ['解約手続き完了', function () {
    var s = me.subscription;
    return '<h1 class="com-Title">HIRAMOプレミアムの解約手続きが完了しました</h1><p>ご利用いただきありがとうございました。' + s.nextUpdateAt + 'までは引き続きプレミアムの機能をご利用いただけます。またのご利用をお待ちしております。</p><div class="com-Actions"><a class="com-Button com-Button--outline" href="/account">アカウント管理へ</a><a class="com-TextLink" href="/home">ホームへ戻る</a></div>';
  }];
  V['/account/profile'] = ['プロフィール', function () { return bread('プロフィール') + '<h1 class="com-Title">プロフィール</h1><p class="com-Q">ニックネーム</p><input class="com-Input" id="nick" aria-label="ニックネーム" value="' + esc(me.nickname) + '"><dl class="com-DL"><dt>ユーザーID</dt><dd>' + me.userId + '</dd><dt>メールアドレス</dt><dd>' + esc(me.email) + '</dd><dt>パスワード</dt><dd>••••••••</dd></dl><div class="com-Actions">' + btn('profile', '保存する', 'primary') + '</div>'; }];
  V['/account/devices'] = ['端末の連携', function () { return bread('端末の連携') + '<h1 class="com-Title">ログイン中の端末</h1><ul class="com-MenuList">' + ['Chrome(この端末)', 'iPhone 14', 'Fire TV Stick 4K'].map(function (x) { return '<li style="padding:14px 20px;border-bottom:1px solid #222">' + x + '</li>'; }).join('') + '</ul><p class="com-Note">ワンタイムパスワードは、連携する端末のアプリから発行してください。</p>'; }];
  V['/account/payment'] = ['お支払い方法', function () { return bread('お支払い方法') + '<h1 class="com-Title">お支払い方法</h1><section class="com-Plan">' + (me.card ? '<b>' + me.card.brand + ' •••• ' + me.card.last4 + '</b><p>有効期限 08/28</p><div class="com-Actions">' + btn('card', 'カード情報を削除する', 'outline') + '</div>' : '<p>登録されているお支払い方法はありません。</p>') + '</section>'; }];
  V['/account/coin'] = ['HIRAMOコイン', function () { return bread('HIRAMOコイン') + '<h1 class="com-Title">HIRAMOコイン</h1><p>残高 ' + me.coin + 'コイン</p><ul class="com-MenuList">' + [[120, 120], [600, 600], [1200, 1200], [5500, 5500]].map(function (x) { return '<li style="display:flex;justify-content:space-between;align-items:center;padding:10px 20px;border-bottom:1px solid #222"><span>' + x[0] + 'コイン</span><button type="button" class="com-TextLink" data-act="coin" data-n="' + x[0] + '">' + x[1].toLocaleString() + '円で購入</button></li>'; }).join('') + '</ul><p class="com-Note">有効期限は購入日から180日間です。</p>'; }];
  V['/account/mail'] = ['メール配信設定', function () { return bread('メール配信設定') + '<h1 class="com-Title">メール配信設定</h1>' + [['news', 'HIRAMOからのお知らせ・キャンペーン'], ['recommend', 'おすすめ番組のご案内'], ['premium', 'プレミアム会員向けメール']].map(function (x) { return '<label class="com-Check"><input type="checkbox" name="mail" value="' + x[0] + '"' + (me.mail[x[0]] ? ' checked' : '') + '><span class="com-Check__box"></span><span>' + x[1] + '</span></label>'; }).join('') + '<div class="com-Actions">' + btn('mail', '保存する', 'primary') + '</div>'; }];
  V['/account/withdrawal'] = ['アカウント削除', function () { return bread('アカウント削除') + '<h1 class="com-Title">アカウント削除</h1><p>アカウントを削除すると、視聴履歴・マイリスト・コイン残高・レンタル作品がすべて失われ、元に戻すことはできません。</p><label class="com-Check" style="margin-top:16px"><input type="checkbox" id="agree"><span class="com-Check__box"></span><span>上記に同意する</span></label><div class="com-Actions">' + btn('withdraw', 'アカウントを削除する', 'outline', true) + '</div>'; }];
  function shelf(t) { return '<h2 class="com-Q">' + t + '</h2><ul class="com-Thumbs">' + ['#257', '#752', '#527', '#275'].map(function (c, i) { return '<li><div style="background:linear-gradient(120deg,' + c + ',#111)"></div>' + ['恋する週末ホームステイ局', '将棋王位戦 第4局', 'HIRAMOヒルズ 夜のニュース', '鋼の庭師 #3'][i] + '</li>'; }).join('') + '</ul>'; }
  V['/home'] = ['ホーム', function () { return '<h1 class="com-Title">おすすめ</h1>' + shelf('今週の人気番組') + shelf('プレミアムで見放題') + shelf('放送中'); }];
  V['/ranking'] = ['ランキング', function () { return '<h1 class="com-Title">ランキング</h1>' + shelf('総合') + shelf('アニメ'); }];
  V['/timetable'] = ['番組表', function () { return '<h1 class="com-Title">番組表</h1>' + shelf('本日のニュース') + shelf('本日のスポーツ'); }];
  V['/help'] = ['ヘルプ', function () { return '<h1 class="com-Title">ヘルプ</h1><section class="com-Plan"><b>HIRAMOプレミアムを解約したい</b><p>ブラウザ版でクレジットカード決済にてご登録の場合は、アカウント管理の「視聴プラン」から解約のお手続きが可能です。Apple・Google・Amazon・携帯キャリア決済の場合は、それぞれの決済サービスにてお手続きください。</p></section><section class="com-Plan"><b>動画が再生できない</b><p>通信環境をご確認のうえ、ブラウザを再起動してください。</p></section>'; }];

  function render() {
    var path = location.pathname.replace(/\/$/, '') || '/account', s = me.subscription, v;
    if (me.deleted) { root.innerHTML = '<main class="c-Main"><h1 class="com-Title">アカウントは削除されました</h1></main>'; return; }
    if (path.indexOf('/account/plan/c') === 0 && s.status === 'canceled' && path.slice(-9) !== '/complete') return go('/account/plan', true);
    if (path.slice(-9) === '/complete' && s.status !== 'canceled') return go('/account/plan', true);
    if (path === '/account/plan/cancel/confirm' && !form.sent) return go('/account/plan/cancel', true);
    v = V[path] || V['/account'];
    document.title = v[0] + ' | HIRAMO';
    root.innerHTML = '<header class="c-Header"><a class="c-Header__logo" href="/home"><img src="/assets/logo.svg" alt="">HIRAMO</a><input class="c-Header__search" type="search" placeholder="作品・番組・出演者を検索" aria-label="検索"><div class="c-Header__menu"><span class="c-Header__premium">PREMIUM</span><a href="/home">マイリスト</a><button type="button" class="c-Header__user" data-act="menu" aria-label="ユーザーメニュー" aria-expanded="' + menuOpen + '">み</button></div>' +
      (menuOpen ? '<div class="c-UserMenu"><div class="c-UserMenu__name">' + esc(me.nickname) + '</div><a href="/account">アカウント管理</a><a href="/account/plan">視聴プラン</a><a href="/account/coin">コイン購入</a><a href="/home">視聴履歴</a><a href="/help">ヘルプ</a></div>' : '') + '</header>' +
      '<div class="c-Layout"><nav class="c-Side" aria-label="メインメニュー"><a href="/home"><i>⌂</i>ホーム</a><a href="/timetable"><i>▤</i>番組表</a><a href="/ranking"><i>♛</i>ランキング</a><hr><a href="/home"><i>▶</i>アニメ</a><a href="/home"><i>▶</i>ドラマ</a><a href="/home"><i>▶</i>恋愛番組</a><a href="/home"><i>▶</i>スポーツ</a><a href="/home"><i>▶</i>格闘</a><a href="/home"><i>▶</i>将棋・麻雀</a><hr><a href="/account"><i>⚙</i>アカウント管理</a><a href="/help"><i>?</i>ヘルプ</a></nav><main class="c-Main">' + v[1]() + '</main></div>' +
      '<footer class="c-Footer"><ul><li><a href="/help">ヘルプ・お問い合わせ</a></li><li><a href="/help">利用規約</a></li><li><a href="/help">プライバシーポリシー</a></li><li><a href="/help">外部送信ポリシー</a></li><li><a href="/help">特定商取引法に基づく表示</a></li><li><a href="/help">資金決済法に基づく表示</a></li><li><a href="/help">広告掲載</a></li></ul>©HIRAMO, Inc.</footer>';
  }
  function show(e) { var el = document.getElementById('err'); if (el) el.textContent = e.message; else toast(e.message); }
  function then(p, path, msg) { p.then(load).then(function () { go(path); if (msg) toast(msg); }).catch(show); }
  var A = {
    menu: function () { menuOpen = !menuOpen; render(); },
    toSurvey: function () { go('/account/plan/cancel/questionnaire'); },
    toPlan: function () { go('/account/plan'); },
    survey: function (b) { b.disabled = true; form.comment = document.querySelector('textarea').value; api('POST', '/subscriptions/premium/questionnaire', form).then(function () { form.sent = true; go('/account/plan/cancel/confirm'); }).catch(function (e) { b.disabled = false; show(e); }); },
    cancel: function (b) { b.disabled = true; api('POST', '/subscriptions/premium/cancel', {}).then(load).then(function () { form = { reasons: [], comment: '' }; go('/account/plan/cancel/complete', true); }).catch(function (e) { b.disabled = false; show(e); }); },
    register: function () { then(api('POST', '/subscriptions/premium/register', {}), '/account/plan', '再登録が完了しました'); },
    change: function () { then(api('POST', '/subscriptions/premium/change', { plan: 'ads' }), '/account/plan', 'プランを変更しました'); },
    profile: function () { then(api('PUT', '/users/me/profile', { nickname: document.getElementById('nick').value }), '/account', '保存しました'); },
    card: function () { then(api('DELETE', '/users/me/payment'), '/account/payment', '削除しました'); },
    coin: function (b) { then(api('POST', '/coins/purchase', { coins: b.dataset.n }), '/account/coin', '購入しました'); },
    mail: function () { var d = {}; document.querySelectorAll('input[name=mail]').forEach(function (i) { d[i.value] = i.checked; }); then(api('PUT', '/users/me/mail', d), '/account', '保存しました'); },
    withdraw: function () { then(api('POST', '/users/me/withdrawal', { agree: true }), '/account'); }
  };
  document.addEventListener('click', function (e) {
    var b = e.target.closest('[data-act]');
    if (b && !b.disabled) { A[b.dataset.act](b); return; }
    var a = e.target.closest('a[href^="/"]');
    if (a && !e.metaKey && !e.ctrlKey && !e.shiftKey) { e.preventDefault(); load().then(function () { go(a.getAttribute('href')); }); return; }
    if (menuOpen && !e.target.closest('.c-UserMenu')) { menuOpen = false; render(); }
  });
  document.addEventListener('change', function (e) {
    var t = e.target;
    if (t.name === 'reason') {
      form.reasons = [].map.call(document.querySelectorAll('input[name=reason]:checked'), function (i) { return i.value; });
      document.querySelector('[data-act=survey]').disabled = !form.reasons.length;
    }
    if (t.id === 'agree') document.querySelector('[data-act=withdraw]').disabled = !t.checked;
  });
  window.addEventListener('popstate', render);
  load().then(function () { render(); }).catch(function () { root.textContent = 'エラーが発生しました。時間をおいて再度お試しください。'; });
})();
