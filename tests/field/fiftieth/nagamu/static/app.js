(function () {
  'use strict';
  var root = document.getElementById('app-root');
  var me = null;
  function h(tag, props) {
    var el = document.createElement(tag), kids = [].slice.call(arguments, 2);
    Object.keys(props || {}).forEach(function (k) {
      var v = props[k];
      if (v === false || v == null) return;
      if (k === 'onClick') el.addEventListener('click', v);
      else if (k === 'onChange') el.addEventListener('change', v);
      else if (k === 'onSubmit') el.addEventListener('submit', v);
      else if (k === 'className') el.className = v;
      else if (k === 'checked') el.checked = v;
      else if (k === 'disabled') el.disabled = v;
      else el.setAttribute(k, v);
    });
    (function add(a) { a.forEach(function (c) { if (Array.isArray(c)) add(c); else if (c != null && c !== false) el.appendChild(typeof c === 'object' ? c : document.createTextNode(c)); }); })(kids);
    return el;
  }
  function api(path, body) {
    return fetch('/api/v1' + path, body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}).then(function (r) { return r.json(); });
  }
  function nav(to) { history.pushState({}, '', to); load(); window.scrollTo(0, 0); }
  function A(to, cls, text) {
    return h('a', { href: to, className: cls, onClick: function (e) { if (e.ctrlKey || e.metaKey) return; e.preventDefault(); nav(to); } }, text);
  }
  function Btn(cls, text, fn) { return h('button', { type: 'button', className: 'Button_root__8f2ab ' + cls, onClick: fn }, h('span', { className: 'Button_label__0d1cc' }, text)); }

  /* ---- header and footer ---- */
  function Header() {
    var menu = h('div', { className: 'Header_menu__n2k1x', hidden: '' },
      h('div', { className: 'Header_profiles__2dd01' },
        A('/profiles', 'Header_profile__9s', 'まゆみ'), A('/profiles', 'Header_profile__9s', 'パパ'), A('/profiles', 'Header_profile__9s', 'キッズ')),
      h('ul', null,
        h('li', null, A('/profiles', '', 'プロフィールの管理')), h('li', null, A('/mylist', '', 'マイリスト')),
        h('li', null, A('/history', '', '視聴履歴')), h('li', null, A('/', '', 'アカウント')),
        h('li', null, A('/help', '', 'ヘルプセンター')),
        h('li', null, h('button', { type: 'button', onClick: function () { api('/logout', { a: 1 }).then(function () { nav('/logged-out'); }); } }, 'ログアウト'))));
    var btn = h('button', { type: 'button', className: 'Header_avatar__77aq', 'aria-label': 'アカウントメニュー', 'aria-haspopup': 'true', 'aria-expanded': 'false',
      onClick: function () { var o = menu.hasAttribute('hidden'); if (o) menu.removeAttribute('hidden'); else menu.setAttribute('hidden', ''); btn.setAttribute('aria-expanded', String(o)); } }, 'ま');
    return h('header', { className: 'Header_root__1aa9k' },
      A('/browse', 'Header_logo__k2', 'nagamu'),
      h('nav', { className: 'Header_nav__p09', 'aria-label': 'メイン' },
        [['/browse', 'ホーム'], ['/tv', 'ドラマ・映画'], ['/anime', 'アニメ'], ['/variety', 'バラエティ'], ['/live', 'ライブTV'], ['/sports', 'スポーツ'], ['/store', 'ストア']].map(function (x) { return A(x[0], '', x[1]); })),
      h('div', { className: 'Header_right__11' }, A('/search', 'Header_search__0', '検索'), btn, menu));
  }
  function Footer() {
    return h('footer', { className: 'Footer_root__0qp2' },
      h('ul', { className: 'Footer_links__91' },
        [['/about', 'nagamuについて'], ['/help', 'ヘルプセンター'], ['/news', 'お知らせ'], ['/devices', '対応デバイス'], ['/giftcard', 'nagamuチケット'], ['/terms', '利用規約'], ['/privacy', '個人情報保護方針'], ['/cookie', '利用者情報の外部送信について'], ['/law', '特定商取引法に基づく表示'], ['/recruit', '採用情報'], ['/company', '会社情報']].map(function (x) { return h('li', null, A(x[0], '', x[1])); })),
      h('p', { className: 'Footer_mark__2' }, 'ABJマークは、この電子書店・電子書籍配信サービスが、著作権者からコンテンツ使用許諾を得た正規版配信サービスであることを示す登録商標です。'),
      h('p', { className: 'Footer_copy__1' }, '© NAGAMU Japan Holdings, G.K.'));
  }
  function Row(label, value, action) {
    return h('div', { className: 'AccountRow_root__4f1' }, h('dt', null, label), h('dd', null, h('span', { className: 'AccountRow_value__1' }, value), action));
  }
  function Section(title, kids, note) {
    return h('section', { className: 'AccountSection_root__0s1' }, h('h2', null, title), h('dl', null, kids), note ? h('p', { className: 'AccountSection_note__7' }, note) : null);
  }
  function Posters(names, from) {
    return h('ul', { className: 'Carousel_list__5a' }, names.map(function (n, i) {
      return h('li', { className: 'Carousel_item__8' }, h('img', { src: '/img/' + (from + i) + '.svg', alt: n[0], width: '220', height: '124' }), h('p', { className: 'Carousel_title__2' }, n[0]), h('p', { className: 'Carousel_date__2' }, n[1]));
    }));
  }

  /* ---- pages ---- */
  function Account() {
    var done = me.status === 'scheduled';
    var planName = me.plan === 'set' ? 'nagamu | Astra+ セットプラン 月額1,690円(税込)' : 'nagamu 月額プラン 1,026円(税込)';
    function mailRow(k, t) {
      return h('label', { className: 'Check_root__3' }, h('input', { type: 'checkbox', name: k, checked: me.mailSettings[k], onChange: function (e) { var b = {}; b[k] = e.target.checked; api('/mail-settings', b); } }), h('span', null, t));
    }
    return [
      h('div', { className: 'Account_head__1' }, h('h1', null, 'アカウント'), h('p', null, me.name + ' 様')),
      done ? h('div', { className: 'Notice_root__0 Notice_info__2', role: 'status' }, h('p', null, '解約手続きが完了しています。' + me.end + 'までnagamuをご視聴いただけます。')) : null,
      h('a', { className: 'Promo_root__2', href: '/setplan', onClick: function (e) { e.preventDefault(); nav('/setplan'); } }, h('img', { src: '/img/11.svg', alt: '', width: '160', height: '90' }), h('span', null, h('b', null, 'Astra+ とセットで、もっと楽しく。'), h('small', null, 'nagamu | Astra+ セットプラン 月額1,690円(税込) 詳しくはこちら'))),
      Section('アカウント情報', [
        Row('メールアドレス', me.mail, A('/account/mail', 'AccountRow_link__9', '変更')),
        Row('パスワード', '********', A('/account/password', 'AccountRow_link__9', '変更')),
        Row('お名前', me.name, A('/account/name', 'AccountRow_link__9', '変更')),
        Row('生年月', me.birth)]),
      Section('お支払い情報', [
        Row('お支払い方法', 'クレジットカード ' + me.card, A('/account/payment', 'AccountRow_link__9', '変更')),
        Row('お支払い履歴', me.history[0] + ' 1,026円', A('/account/billing', 'AccountRow_link__9', '履歴を見る')),
        Row('チケット・ギフトコード', 'お持ちのコードを入力できます', A('/account/gift', 'AccountRow_link__9', 'コードを入力'))]),
      Section('ご契約情報', [
        Row('ご契約プラン', planName, A('/setplan', 'AccountRow_link__9', 'プランを変更')),
        Row('ご利用開始日', me.since),
        Row('ご契約状況', done ? '解約手続き済み' : 'ご契約中'),
        done ? Row('ご利用期限', me.end) : Row('次回更新日', me.renew),
        done ? Row('再開', '引き続きnagamuをご利用いただけます', Btn('Button_sm__1', '契約を再開する', function () { api('/subscription/resume', { a: 1 }).then(load); }))
             : Row('解約', 'nagamuの解約手続きはこちら', A('/account/cancel', 'AccountRow_link__9', '解約する'))],
        '※ストアで購入・レンタルされた作品のお支払いは、月額プランとは別に請求されます。'),
      Section('プロフィール', [Row('プロフィール', 'まゆみ、パパ、キッズ', A('/profiles', 'AccountRow_link__9', '管理')), Row('マスタープロフィールの設定', '設定済み', A('/profiles', 'AccountRow_link__9', '変更'))]),
      h('section', { className: 'AccountSection_root__0s1' }, h('h2', null, '登録デバイス'), h('ul', { className: 'Devices_list__1' }, me.devices.map(function (d) {
        return h('li', null, h('span', null, d.name), h('small', null, '最終利用:' + d.last), h('button', { type: 'button', className: 'AccountRow_link__9', onClick: function () { api('/devices/remove', { id: d.id }).then(load); } }, '登録を解除'));
      }))),
      h('section', { className: 'AccountSection_root__0s1' }, h('h2', null, 'メール配信設定'), mailRow('news', 'おすすめ作品のお知らせ'), mailRow('campaign', 'キャンペーン情報'), mailRow('mylist', 'マイリスト作品の更新のお知らせ'))
    ];
  }
  function Cancel() {
    if (me.status === 'scheduled') return Complete();
    return [
      h('h1', { className: 'Cancel_title__1' }, '解約手続き'),
      h('p', { className: 'Cancel_lead__2' }, 'いつもnagamuをご利用いただきありがとうございます。', h('br'), '解約される前に、今後配信予定の作品と以下の注意事項をご確認ください。'),
      h('h2', { className: 'Cancel_sub__3' }, 'まもなく配信の注目作品'),
      Posters([['霧の駅と七つの約束', '12月配信予定'], ['深夜の定食屋 シーズン4', '独占配信'], ['銀河港のリリカ', '毎週金曜 最新話'], ['刑事・黒瀬 最終章', '12月配信予定'], ['国境の南で会いましょう', '字幕・吹替']], 0),
      h('h2', { className: 'Cancel_sub__3' }, 'あなたのマイリスト'),
      Posters([['おかえり、三丁目', '全10話'], ['氷点の証言', '全8話'], ['ネコと坂道', '映画']], 6),
      h('div', { className: 'Cancel_notes__4' }, h('h2', null, '解約に関するご注意'), h('ul', null,
        h('li', null, '解約手続き完了後も、ご契約期間の終了日(' + me.end + ')までは引き続きご視聴いただけます。次回更新日以降の料金は発生しません。'),
        h('li', null, '月の途中で解約された場合でも、日割りでの返金は行っておりません。'),
        h('li', null, 'ダウンロードした作品は、ご契約期間の終了後はご視聴いただけません。'),
        h('li', null, '解約後も同じアカウントでログインし、ストアで購入・レンタルした作品をご視聴いただけます。'),
        h('li', null, '視聴履歴とマイリストは、再度ご契約いただいた際に引き続きご利用いただけます。'))),
      h('div', { className: 'Cancel_actions__5' },
        Btn('Button_primary__0', '契約を継続する', function () { nav('/'); }),
        Btn('Button_secondary__0', '解約ステップを進める', function () { nav('/account/cancel/survey'); })),
      h('p', { className: 'Cancel_help__6' }, 'お困りのことはありませんか? ', A('/help', '', 'ヘルプセンターを見る'))
    ];
  }
  var reasons = ['料金が高い', '見たい作品がない', '見たい作品を見終わった', '見る時間がない', '操作や検索がしづらい', '再生がスムーズにできない', '他の動画配信サービスを利用する', '無料期間だけ利用するつもりだった', 'プランや支払い方法を変更したい', 'その他'];
  function Survey() {
    if (me.status === 'scheduled') return Complete();
    var text = h('textarea', { name: 'comment', rows: '4', maxlength: '500', id: 'survey-comment', placeholder: 'ご意見・ご要望をご記入ください(500文字以内)' });
    var list = h('ul', { className: 'Survey_list__1' }, reasons.map(function (r, i) {
      return h('li', null, h('label', { className: 'Check_root__3' }, h('input', { type: 'checkbox', name: 'reason', value: String(i + 1) }), h('span', null, r)));
    }));
    var busy = false;
    return [
      h('h1', { className: 'Cancel_title__1' }, 'アンケートにご協力ください'),
      h('p', { className: 'Cancel_lead__2' }, '今後のサービス向上のため、解約される理由をお聞かせください。(任意・複数選択可)'),
      h('fieldset', { className: 'Survey_set__2' }, h('legend', null, '解約される理由'), list),
      h('label', { className: 'Survey_label__3', 'for': 'survey-comment' }, 'ご意見・ご要望(任意)'), text,
      h('p', { className: 'Cancel_confirm__7' }, '下の「解約する」ボタンを押すと、解約手続きが完了します。'),
      h('div', { className: 'Cancel_actions__5' },
        Btn('Button_primary__0', '契約を継続する', function () { nav('/'); }),
        Btn('Button_secondary__0', '解約する', function (e) {
          if (busy) return; busy = true; e.currentTarget.disabled = true;
          var picked = [].map.call(list.querySelectorAll('input:checked'), function (x) { return x.value; });
          api('/subscription/cancel', { reasons: picked, comment: text.value }).then(function () { nav('/account/cancel/complete'); });
        }))
    ];
  }
  function Complete() {
    if (me.status !== 'scheduled') { return Account(); }
    return [
      h('h1', { className: 'Cancel_title__1' }, '解約手続きが完了しました'),
      h('p', { className: 'Cancel_lead__2' }, 'これまでnagamuをご利用いただき、誠にありがとうございました。', h('br'), me.end + 'までは引き続きご視聴いただけます。'),
      h('p', null, 'ご登録のメールアドレス(' + me.mail + ')に解約完了のお知らせをお送りしました。'),
      h('div', { className: 'Cancel_actions__5' }, Btn('Button_secondary__0', 'アカウントに戻る', function () { nav('/'); }), Btn('Button_primary__0', 'nagamuを見る', function () { nav('/browse'); })),
      h('h2', { className: 'Cancel_sub__3' }, '期限までにぜひご覧ください'),
      Posters([['霧の駅と七つの約束', '12月配信予定'], ['深夜の定食屋 シーズン4', '独占配信'], ['銀河港のリリカ', '毎週金曜 最新話']], 0)
    ];
  }
  function SetPlan() {
    return [
      h('h1', { className: 'Cancel_title__1' }, 'nagamu | Astra+ セットプラン'),
      h('p', { className: 'Cancel_lead__2' }, '2つのサービスがまとめて月額1,690円(税込)。別々に契約するよりおトクです。'),
      h('ul', { className: 'Cancel_notes__4' }, h('li', null, 'お申し込み当日からセットプランの料金が適用されます。'), h('li', null, 'Astra+のアカウント連携が必要です。')),
      h('div', { className: 'Cancel_actions__5' }, Btn('Button_primary__0', 'このプランに変更する', function () { api('/subscription/plan', { plan: 'set' }).then(function () { nav('/'); }); }), Btn('Button_secondary__0', 'アカウントに戻る', function () { nav('/'); }))
    ];
  }
  function Help() {
    function q(t, b) { return h('details', { className: 'Help_item__1' }, h('summary', null, t), h('p', null, b)); }
    return [
      h('h1', { className: 'Cancel_title__1' }, 'ヘルプセンター'),
      q('nagamuの解約方法', 'アカウントページの「ご契約情報」から「解約する」を選択し、画面の案内に沿ってお手続きください。アプリの削除やログアウトだけでは解約になりません。'),
      q('App Store決済・携帯キャリア決済をご利用の場合', '決済方法によって、各事業者での解約手続きが必要です。アカウントページの「お支払い方法」をご確認ください。'),
      q('解約後はいつまで視聴できますか?', 'ご契約期間の終了日までご視聴いただけます。'),
      q('アカウントの削除について', 'アカウントの削除をご希望の場合は、解約後にお問い合わせフォームよりご連絡ください。削除すると購入済みの作品も視聴できなくなります。'),
      q('同時視聴はできますか?', '1つのアカウントで最大4台まで同時にご視聴いただけます。'),
      h('p', null, A('/', '', 'アカウントへ'))
    ];
  }
  function Form(title, label, kind, path) {
    var input = h('input', { type: kind, id: 'f1', name: 'value', autocomplete: 'off' }), msg = h('p', { className: 'Form_error__2', role: 'alert' });
    return [h('h1', { className: 'Cancel_title__1' }, title), h('form', { className: 'Form_root__1', onSubmit: function (e) { e.preventDefault(); if (!input.value) { msg.textContent = '入力してください。'; return; } api(path, { value: input.value }).then(function (r) { if (r.ok) nav('/'); else msg.textContent = r.error; }); } },
      h('label', { 'for': 'f1' }, label), input, msg, h('div', { className: 'Cancel_actions__5' }, h('button', { type: 'submit', className: 'Button_root__8f2ab Button_primary__0' }, '変更する'), Btn('Button_secondary__0', '戻る', function () { nav('/'); })))];
  }
  function Billing() {
    return [h('h1', { className: 'Cancel_title__1' }, 'お支払い履歴'), h('table', { className: 'Billing_table__1' }, h('thead', null, h('tr', null, h('th', null, '日付'), h('th', null, '内容'), h('th', null, '金額'))), h('tbody', null, me.history.map(function (d) { return h('tr', null, h('td', null, d), h('td', null, 'nagamu 月額プラン'), h('td', null, '1,026円')); }))), A('/', '', 'アカウントに戻る')];
  }
  function Browse() {
    return [h('h1', { className: 'Cancel_title__1' }, '今週のおすすめ'), Posters([['霧の駅と七つの約束', '新着'], ['深夜の定食屋', 'シーズン1-3'], ['銀河港のリリカ', '最新話'], ['刑事・黒瀬', '全シーズン'], ['ネコと坂道', '映画']], 0), h('h2', { className: 'Cancel_sub__3' }, '人気ランキング'), Posters([['氷点の証言', '1位'], ['おかえり、三丁目', '2位'], ['走れ、雨の日', '3位'], ['週末キッチン', '4位']], 5)];
  }
  function Plain(t) { return [h('h1', { className: 'Cancel_title__1' }, t), h('p', null, 'このページは準備中です。'), h('p', null, A('/', '', 'アカウントに戻る'))]; }
  function page() {
    var p = location.pathname.replace(/\/+$/, '') || '/';
    switch (p) {
      case '/': case '/account': return Account();
      case '/account/cancel': return Cancel();
      case '/account/cancel/survey': return Survey();
      case '/account/cancel/complete': return Complete();
      case '/setplan': return SetPlan();
      case '/help': return Help();
      case '/account/billing': return Billing();
      case '/account/mail': return Form('メールアドレスの変更', '新しいメールアドレス', 'email', '/account');
      case '/account/password': return Form('パスワードの変更', '新しいパスワード', 'password', '/account');
      case '/account/name': return Form('お名前の変更', 'お名前', 'text', '/account');
      case '/account/payment': return Form('お支払い方法の変更', 'カード番号', 'text', '/payment');
      case '/account/gift': return Form('チケット・ギフトコードの入力', 'コード', 'text', '/gift');
      case '/logged-out': return [h('h1', { className: 'Cancel_title__1' }, 'ログアウトしました'), A('/', '', 'ログイン')];
      case '/browse': case '/tv': case '/anime': case '/variety': case '/live': case '/sports': case '/store': case '/mylist': case '/history': return Browse();
      default: return Plain('nagamu');
    }
  }
  function draw() {
    root.textContent = '';
    var cancel = /^\/account\/cancel/.test(location.pathname);
    document.title = (cancel ? '解約手続き' : 'アカウント') + ' | nagamu(ナガム)';
    root.appendChild(h('div', { className: 'Layout_root__x1' }, Header(), h('main', { className: 'Layout_main__x2' }, page()), Footer()));
  }
  function load() { return api('/me').then(function (m) { me = m; draw(); }); }
  window.addEventListener('popstate', load);
  load();
})();
