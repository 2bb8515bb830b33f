const V = 'data-v-7ba5bd90';
const norm = k => k.flat(9).map(x => x === null || x === undefined || x === false ? {t: '!'} : typeof x === 'object' ? x : {t: '#', v: String(x)});
const h = (t, p, ...k) => ({t, p: p || {}, k: norm(k)});
function setp(el, p, o) {
  for (const n in o) if (!(n in p)) { if (n.startsWith('on')) el['_' + n] = null; else if (n !== 'key') el.removeAttribute(n); }
  for (const n in p) {
    const v = p[n];
    if (n === 'key') continue;
    if (n.startsWith('on')) { if (!('_' + n in el)) el.addEventListener(n.slice(2), e => el['_' + n] && el['_' + n](e)); el['_' + n] = v; }
    else if (n === 'checked') el.checked = !!v;
    else if (n === 'disabled') el.disabled = !!v;
    else if (n === 'value' && /^(INPUT|TEXTAREA)$/.test(el.tagName) && !/radio|checkbox/.test(el.type)) { if (el.value !== v) el.value = v; }
    else if (v === null || v === undefined || v === false) el.removeAttribute(n);
    else if (o[n] !== v) el.setAttribute(n, v === true ? '' : v);
  }
}
function mk(v) {
  if (v.t === '#') return document.createTextNode(v.v);
  if (v.t === '!') return document.createComment('v-if');
  const el = document.createElement(v.t);
  el.setAttribute(V, '');
  setp(el, v.p, {});
  v.k.forEach(c => el.appendChild(mk(c)));
  return el;
}
function patch(par, old, nw) {
  for (let i = 0; i < Math.max(old.length, nw.length); i++) {
    const o = old[i], n = nw[i];
    if (!n) { par.removeChild(par.childNodes[nw.length]); continue; }
    if (!o) { par.appendChild(mk(n)); continue; }
    const d = par.childNodes[i];
    if (o.t !== n.t || o.p?.key !== n.p?.key) { par.replaceChild(mk(n), d); continue; }
    if (n.t === '!') continue;
    if (n.t === '#') { if (o.v !== n.v) d.nodeValue = n.v; continue; }
    setp(d, n.p, o.p); patch(d, o.k, n.k);
  }
}
const app = document.getElementById('app');
app.setAttribute('data-v-app', '');
let tree = [], queued = false;
const fresh = () => ({agreed: false, reasons: [], satisfaction: '', free: '', errors: {}, surveyed: false});
const st = {me: null, plan: null, lessons: null, out: false, menu: false, msg: '', busy: '', form: fresh(), done: false, nick: null, mail: null, wd: false};
const update = () => { if (queued) return; queued = true; queueMicrotask(() => { queued = false; const n = norm([App()]); patch(app, tree, n); tree = n; }); };
async function call(u, b) {
  const r = await fetch('/api/' + u, b ? {method: 'POST', headers: {'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest'}, body: JSON.stringify(b)} : {});
  if (r.status === 401) { st.out = true; update(); throw new Error('401'); }
  const j = await r.json();
  if (!r.ok) throw new Error(j.message || 'エラーが発生しました。時間をおいて再度お試しください。');
  return j;
}
const load = () => ['me', 'plan', 'lessons'].forEach(k => { if (!st[k]) call(k).then(j => { st[k] = j; update(); }).catch(() => {}); });
const path = () => location.pathname.replace(/(.)\/$/, '$1');
const push = (u, rep) => { history[rep ? 'replaceState' : 'pushState']({}, '', u); st.menu = false; scrollTo(0, 0); document.title = (u.includes('cancel') ? 'プランの解約' : 'マイページ') + ' | コトリバ英会話'; update(); load(); };
addEventListener('popstate', () => { update(); load(); });
const RL = (u, kids, cls) => h('a', {href: u, class: [cls, path() === u ? 'router-link-active router-link-exact-active' : ''].filter(Boolean).join(' ') || null, 'aria-current': path() === u ? 'page' : null, onclick: e => { if (e.ctrlKey || e.metaKey) return; e.preventDefault(); push(u); }}, kids);
const toast = t => { st.msg = t; update(); setTimeout(() => { st.msg = ''; update(); }, 3000); };
const B = (label, fn, o = {}) => h('button', {'aria-disabled': o.disabled ? 'true' : 'false', type: 'button', class: 'el-button' + (o.type ? ' el-button--' + o.type : '') + (o.text ? ' is-text' : '') + (o.disabled ? ' is-disabled' : '') + (o.loading ? ' is-loading' : ''), disabled: o.disabled || o.loading, onclick: fn}, o.loading ? h('i', {class: 'el-icon is-loading'}) : null, h('span', {class: ''}, label));
const Card = (...k) => h('div', {class: 'el-card is-always-shadow'}, null, h('div', {class: 'el-card__body'}, k), null);
const CB = (label, on, fn) => h('label', {class: 'el-checkbox' + (on ? ' is-checked' : '')}, h('span', {class: 'el-checkbox__input' + (on ? ' is-checked' : '')}, h('input', {class: 'el-checkbox__original', type: 'checkbox', value: label, checked: on, onchange: e => fn(e.target.checked)}), h('span', {class: 'el-checkbox__inner'})), h('span', {class: 'el-checkbox__label'}, label));
const RD = (name, label, on, fn) => h('label', {class: 'el-radio' + (on ? ' is-checked' : '')}, h('span', {class: 'el-radio__input' + (on ? ' is-checked' : '')}, h('input', {class: 'el-radio__original', type: 'radio', name, value: label, checked: on, onchange: () => fn(label)}), h('span', {class: 'el-radio__inner'})), h('span', {class: 'el-radio__label'}, label));
const Sk = n => Card(h('div', {class: 'el-skeleton is-animated'}, Array.from({length: n}, (_, i) => h('div', {class: 'el-skeleton__item el-skeleton__p', style: `width:${[100, 82, 93, 61][i % 4]}%`}))));
const Al = (type, t) => h('div', {class: 'el-alert el-alert--' + type + ' is-light', role: 'alert'}, null, h('div', {class: 'el-alert__content'}, h('span', {class: 'el-alert__title'}, t)));
const Desc = rows => h('div', {class: 'el-descriptions'}, h('table', {class: 'el-descriptions__table is-bordered'}, h('tbody', null, rows.map(r => h('tr', null, h('th', {class: 'el-descriptions__label'}, r[0]), h('td', {class: 'el-descriptions__content'}, r[1]))))));
function confirmBox(title, text, ok, no, run, type = 'primary') {
  const host = document.createElement('div'), id = 'el-id-' + (1000 + Math.floor(Math.random() * 8999)) + '-' + document.querySelectorAll('*').length;
  let old = [], busy = false, er = '', cls = 'fade-in-linear-enter-active fade-in-linear-enter-from';
  const back = document.activeElement;
  document.body.appendChild(host);
  document.body.classList.add('el-popup-parent--hidden');
  const close = () => { cls = 'fade-in-linear-leave-active fade-in-linear-enter-from'; draw(); document.body.classList.remove('el-popup-parent--hidden'); setTimeout(() => { host.remove(); back?.isConnected && back.focus(); }, 300); };
  const go = async () => { busy = true; draw(); try { await run(); close(); } catch (e) { busy = false; er = e.message; draw(); } };
  const draw = () => {
    const n = norm([h('div', {class: 'el-overlay is-message-box ' + cls, style: 'z-index:2004'}, h('div', {role: 'dialog', 'aria-label': title, 'aria-modal': 'true', 'aria-describedby': id, class: 'el-overlay-message-box', onkeydown: e => { if (e.key === 'Escape' && !busy) close(); }},
      h('div', {class: 'el-message-box', tabindex: '-1'}, h('div', {class: 'el-message-box__header show-close'}, h('div', {class: 'el-message-box__title'}, h('span', null, title)), h('button', {type: 'button', class: 'el-message-box__headerbtn', 'aria-label': 'このダイアログを閉じる', onclick: () => busy || close()}, '×')),
        h('div', {id, class: 'el-message-box__content'}, h('div', {class: 'el-message-box__message'}, h('p', null, text), er ? Al('error', er) : null)),
        h('div', {class: 'el-message-box__btns'}, B(no, close, {disabled: busy}), B(ok, go, {type, loading: busy})))))]);
    patch(host, old, n); old = n;
  };
  draw();
  requestAnimationFrame(() => requestAnimationFrame(() => { cls = ''; draw(); host.querySelector('.el-message-box')?.focus(); }));
}
const yen = n => n.toLocaleString('ja-JP') + '円';
const tag = p => p.status === 'cancel_reserved' ? h('span', {class: 'el-tag el-tag--warning'}, '解約手続き済み') : p.status === 'pause_reserved' ? h('span', {class: 'el-tag el-tag--warning'}, '休会予定') : h('span', {class: 'el-tag el-tag--success'}, '契約中');
const setPlan = u => async () => { st.plan = await call(u[0], u[1] || {}); st.me = st.me; update(); if (u[2]) { push('/account/plan'); toast(u[2]); } };
const pause = () => confirmBox('休会の確認', '次回更新日から休会します(最長3か月・無料)。休会中はレッスンの受講ができません。休会期間が終わると自動的に再開し、月額料金が発生します。', '休会する', '戻る', setPlan(['plan/pause', {months: 1}, '休会の手続きが完了しました']));
const change = (id, name, price) => confirmBox('プラン変更の確認', `次回更新日から「${name}」(月額${price}・税込)に変更します。`, '変更する', '戻る', setPlan(['plan/change', {plan: id}, 'プランを変更しました']));

function Home() {
  const {me, plan: p, lessons: l} = st;
  return h('div', {key: 'home'}, h('h1', null, 'マイページ'), h('div', {class: 'cols'}, h('div', null,
    l ? Card(h('h2', null, '予約中のレッスン'), l.length ? l.map(x => h('div', {class: 'lesson', key: x.id}, h('div', null, h('h3', null, x.when), h('div', {class: 'muted'}, `講師: ${x.tutor} / 教材: ${x.material}`)), B('キャンセル', () => confirmBox('予約のキャンセル', `${x.when} のレッスンをキャンセルしますか?`, 'レッスンをキャンセルする', '戻る', async () => { st.lessons = await call('lessons/cancel', {id: x.id}); update(); toast('予約をキャンセルしました'); }))))
      : h('p', {class: 'muted'}, '予約中のレッスンはありません。'), h('div', {class: 'btns'}, B('講師を探す', () => push('/tutors'), {type: 'primary'}))) : Sk(5),
    Card(h('h2', null, 'おすすめの教材'), h('p', null, 'デイリーニュース「リモートワークと都市」'), h('p', null, '写真描写 レベル5'), RL('/materials', '教材一覧へ')),
    Card(h('h2', null, 'プラスレッスンチケット'), h('p', null, '1日の上限を超えて受講したいときに。5枚セット 2,980円(税込)'), B('購入する', () => confirmBox('チケットの購入', 'プラスレッスンチケット5枚(2,980円・税込)を登録済みのカードで購入します。', '購入する', '戻る', async () => { await call('tickets/buy', {n: 5}); toast('購入が完了しました'); })))),
    h('div', null, me && p ? Card(h('h2', null, me.nickname + ' さん'), h('p', null, `累計レッスン数 ${me.lessonCount}回`), h('p', null, p.name, ' ', tag(p)), h('p', {class: 'muted'}, p.status === 'cancel_reserved' ? `ご利用期限: ${p.last}` : `次回更新日: ${p.renew}`), h('p', {class: 'muted'}, `プラスレッスンチケット: ${me.tickets}枚`), RL('/account', 'アカウント設定')) : Sk(4),
      Card(h('h2', null, 'お知らせ'), h('p', {class: 'muted'}, '年末年始のレッスン提供について'), h('p', {class: 'muted'}, 'お友達紹介キャンペーン実施中'), h('p', {class: 'muted'}, 'システムメンテナンスのお知らせ')))));
}
function Acc(...k) {
  return h('div', {key: path()}, h('div', {class: 'two'}, h('nav', {class: 'side'}, RL('/account', '登録情報'), RL('/account/plan', 'プランの確認・変更'), RL('/account/payment', 'お支払い情報'), RL('/account/mail', 'メール配信設定'), RL('/account/withdraw', '退会')), h('div', null, k)));
}
function Profile() {
  if (!st.me) return Acc(h('h1', null, '登録情報'), Sk(5));
  if (st.nick === null) st.nick = st.me.nickname;
  return Acc(h('h1', null, '登録情報'), Card(h('div', {class: 'el-form-item'}, h('label', {class: 'el-form-item__label', for: 'nick'}, 'ニックネーム'), h('input', {id: 'nick', class: 'el-input__inner', value: st.nick, oninput: e => { st.nick = e.target.value; update(); }})), Desc([['メールアドレス', st.me.email], ['パスワード', '••••••••'], ['会員番号', 'KT-3391804']]), h('div', {class: 'btns'}, B('保存する', async () => { await call('profile', {nickname: st.nick}); st.me.nickname = st.nick; toast('保存しました'); }, {type: 'primary'}))));
}
function Plan() {
  const p = st.plan;
  if (!p) return Acc(h('h1', null, 'プランの確認・変更'), Sk(6));
  const res = p.status === 'cancel_reserved';
  return Acc(h('h1', null, 'プランの確認・変更'),
    res ? Al('warning', `解約手続きが完了しています。${p.last}までレッスンをご利用いただけます。以降は無料会員となり、料金は発生しません。`) : null,
    p.status === 'pause_reserved' ? Al('warning', `${p.renew}から休会となります。`) : null,
    p.next ? Al('warning', `${p.renew}から「${p.next}」に変更されます。`) : null,
    Card(h('h2', null, '現在のプラン ', tag(p)), Desc([['プラン', p.name], ['月額料金', yen(p.discount ? 3490 : p.price) + '(税込)'], [res ? 'ご利用期限' : '次回更新日', res ? p.last : p.renew], ['お支払い方法', p.pay ? 'クレジットカード(下4桁 3056)' : '未登録']]), res ? h('div', {class: 'btns'}, B('解約を取り消す', () => confirmBox('解約の取り消し', '解約を取り消して、現在のプランを継続しますか?', 'プランを継続する', '戻る', setPlan(['plan/cancel/revoke', {}, '解約を取り消しました'])))) : null),
    Card(h('h2', null, 'オプション'), p.option ? h('div', {class: 'lesson'}, h('div', null, h('h3', null, 'AI発音コーチ'), h('div', {class: 'muted'}, res ? `${p.last}にプランと同時に終了します` : '月額980円(税込)')), res ? null : B('オプションを解約する', () => confirmBox('オプションの解約', 'AI発音コーチを解約しますか?次回更新日以降ご利用いただけなくなります。', '解約する', '戻る', setPlan(['option/cancel', {}, 'オプションを解約しました'])), {text: true})) : h('p', {class: 'muted'}, 'ご利用中のオプションはありません。')),
    res ? null : Card(h('h2', null, 'プランを変更する'), h('div', {class: 'plans'}, h('div', null, h('h3', null, '毎日2レッスンプラン'), h('p', null, '月額11,980円(税込)'), B('このプランに変更', () => change('daily2', '毎日2レッスンプラン', '11,980円'), {type: 'primary'})), h('div', null, h('h3', null, '週2レッスンプラン'), h('p', null, '月額4,480円(税込)'), B('このプランに変更', () => change('weekly2', '週2レッスンプラン', '4,480円'))))),
    res ? null : h('p', null, 'しばらくお休みしたい方は ', h('a', {href: 'javascript:;', onclick: e => { e.preventDefault(); pause(); }}, '休会制度'), ' をご利用ください。'),
    res ? null : h('p', null, RL('/account/plan/cancel', '有料プランの解約はこちら')));
}
const Steps = n => h('div', {class: 'el-steps el-steps--simple'}, ['ご確認', 'アンケート', 'ご案内', '最終確認'].map((t, i) => h('div', {class: 'el-step is-simple ' + (i === n ? 'is-process' : i < n ? 'is-success' : 'is-wait')}, `${i + 1}. ${t}`)));
const REASON = ['学習時間が取れなくなった', '料金が高い', '予約が取りにくい', '講師の質に満足できない', '教材が合わない', '英語を学ぶ目的を達成した', '他社サービスを利用する', 'その他'];
function Cancel() {
  const p = st.plan, f = st.form, u = path();
  if (!p) return Acc(h('h1', null, 'プランの解約'), Sk(6));
  if (u.endsWith('/complete')) {
    if (!st.done) { setTimeout(() => push('/account/plan', true)); return Acc(Sk(3)); }
    return Acc(h('h1', null, '解約手続きが完了しました'), Al('success', `${st.me?.email || 'ご登録のメールアドレス'} 宛に確認メールをお送りしました。`), Card(h('p', null, 'コトリバ英会話をご利用いただき、ありがとうございました。'), Desc([['解約したプラン', p.name], ['ご利用期限', p.last], ['今後のお支払い', 'なし']]), h('p', {class: 'muted'}, 'ご利用期限の翌日に無料会員へ移行します。学習履歴は引き続きご覧いただけます。')), h('div', {class: 'btns'}, B('マイページへ戻る', () => push('/'), {type: 'primary'})));
  }
  if (p.status === 'cancel_reserved') { setTimeout(() => push('/account/plan', true)); return Acc(Sk(3)); }
  if (u === '/account/plan/cancel') return Acc(h('h1', null, 'プランの解約'), Steps(0), Card(h('h2', null, '解約前に必ずご確認ください'), h('ul', {class: 'caution'},
    h('li', null, `解約後も ${p.last} までレッスンを受講いただけます。`), h('li', null, `次回更新日(${p.renew})以降の月額料金は発生しません。解約手数料もかかりません。`), h('li', null, 'ご利用期限より後の予約は自動的にキャンセルされます。'), h('li', null, 'プラスレッスンチケットは、有効期限まで無料会員でもご利用いただけます。'), h('li', null, 'AI発音コーチなどのオプションは、プランの終了と同時に終了します。'), h('li', null, '現在の料金プランは、再開時に適用されない場合があります。'), h('li', null, '日割りでの返金は行っておりません。')),
    h('p', {class: 'muted'}, '※アカウントの削除をご希望の場合は、解約後に「退会」のお手続きが必要です。'), CB('上記の内容を確認しました', f.agreed, v => { f.agreed = v; update(); })),
    h('div', {class: 'btns'}, B('プランを継続する', () => push('/account/plan')), B('解約手続きに進む', () => push('/account/plan/cancel/survey'), {type: 'primary', disabled: !f.agreed})));
  if (!f.agreed) { setTimeout(() => push('/account/plan/cancel', true)); return Acc(Sk(3)); }
  if (u.endsWith('/survey')) return Acc(h('h1', null, '解約アンケート'), Steps(1), Card(h('p', null, 'サービス改善のため、アンケートにご協力ください。'),
    h('div', {class: 'el-form-item is-required' + (f.errors.r ? ' is-error' : '')}, h('label', {class: 'el-form-item__label'}, '解約の理由をお聞かせください(複数選択可)'), h('div', {class: 'el-checkbox-group', role: 'group', 'aria-label': '解約の理由'}, REASON.map(r => CB(r, f.reasons.includes(r), v => { f.reasons = v ? [...f.reasons, r] : f.reasons.filter(x => x !== r); f.errors.r = ''; update(); }))), f.errors.r ? h('div', {class: 'el-form-item__error'}, f.errors.r) : null),
    h('div', {class: 'el-form-item is-required'}, h('label', {class: 'el-form-item__label'}, 'サービスの満足度'), h('div', {class: 'el-radio-group', role: 'radiogroup', 'aria-label': 'サービスの満足度'}, ['とても満足', '満足', '普通', '不満', 'とても不満'].map(r => RD('satisfaction', r, f.satisfaction === r, v => { f.satisfaction = v; f.errors.s = ''; update(); }))), f.errors.s ? h('div', {class: 'el-form-item__error'}, f.errors.s) : null),
    h('div', {class: 'el-form-item'}, h('label', {class: 'el-form-item__label', for: 'free'}, 'ご意見・ご要望(任意)'), h('textarea', {id: 'free', class: 'el-textarea__inner', rows: '4', placeholder: 'ご自由にご記入ください', value: f.free, oninput: e => { f.free = e.target.value; }}))),
    h('div', {class: 'btns'}, B('戻る', () => history.back()), B('次へ', () => { f.errors = {r: f.reasons.length ? '' : '1つ以上選択してください', s: f.satisfaction ? '' : '選択してください'}; if (f.errors.r || f.errors.s) return update(); f.surveyed = true; push('/account/plan/cancel/proposal'); }, {type: 'primary'})));
  if (!f.surveyed) { setTimeout(() => push('/account/plan/cancel/survey', true)); return Acc(Sk(3)); }
  if (u.endsWith('/proposal')) return Acc(h('h1', null, '解約以外の方法もあります'), Steps(2),
    f.reasons.includes('料金が高い') ? Card(h('h2', null, '【継続特典】次回の月額料金が50%OFF'), h('p', null, '解約をとりやめた方限定で、次回更新分が3,490円(税込)になります。'), B('クーポンを使って継続する', () => confirmBox('クーポンの適用', '次回更新分に50%OFFクーポンを適用し、プランを継続します。', '適用する', '戻る', setPlan(['plan/coupon', {code: 'STAY50'}, 'クーポンを適用しました'])), {type: 'primary'})) : null,
    Card(h('h2', null, '休会制度'), h('p', null, '最長3か月間、無料でお休みできます。休会期間が終わると自動的に再開されます。'), B('休会する', pause, {type: 'primary'})),
    Card(h('h2', null, '週2レッスンプラン'), h('p', null, '月額4,480円(税込)。ご自分のペースで続けたい方におすすめです。'), B('プランを変更する', () => change('weekly2', '週2レッスンプラン', '4,480円'))),
    h('div', {class: 'btns'}, B('戻る', () => history.back()), B('解約手続きを続ける', () => push('/account/plan/cancel/confirm'))));
  return Acc(h('h1', null, '解約内容の最終確認'), Steps(3), Card(Desc([['解約するプラン', p.name], ['月額料金', yen(p.price) + '(税込)'], ['ご利用期限', p.last], ['解約手数料', '0円'], ['解約の理由', f.reasons.join('、')]]), h('p', {class: 'muted'}, '「解約を確定する」を押すと、解約手続きが行われます。ご利用期限までは解約を取り消すことができます。')),
    h('div', {class: 'btns'}, B('戻る', () => history.back()), B('プランを継続する', () => push('/account/plan')), B('解約を確定する', () => confirmBox('解約の確認', `「${p.name}」を解約します。よろしいですか?`, '解約する', 'キャンセル', async () => { st.plan = await call('plan/cancel', {agreed: f.agreed, reasons: f.reasons, satisfaction: f.satisfaction, comment: f.free}); st.done = true; st.form = fresh(); push('/account/plan/cancel/complete', true); }, 'danger'), {type: 'danger'})));
}
function Page() {
  if (st.out) return h('div', {key: 'out'}, h('h1', null, 'ログアウトしました'), h('p', null, '引き続きご利用になる場合は、ログインしてください。'));
  const u = path();
  if (u === '/' || u === '/mypage') return Home();
  if (u === '/account') return Profile();
  if (u === '/account/plan') return Plan();
  if (u.startsWith('/account/plan/cancel')) return Cancel();
  if (u === '/account/payment') return Acc(h('h1', null, 'お支払い情報'), st.plan ? Card(Desc([['登録カード', st.plan.pay ? 'VISA 下4桁 3056' : '未登録'], ['次回お支払い', st.plan.status === 'cancel_reserved' ? 'なし' : `${st.plan.renew} ${yen(st.plan.price + (st.plan.option ? 980 : 0))}`]]), st.plan.pay ? h('div', {class: 'btns'}, B('カードを削除する', () => confirmBox('カードの削除', '登録済みのカードを削除しますか?', '削除する', '戻る', setPlan(['payment/delete'])))) : null) : Sk(3));
  if (u === '/account/mail') { if (!st.me) return Acc(Sk(3)); st.mail ||= {...st.me.mail}; const m = st.mail; return Acc(h('h1', null, 'メール配信設定'), Card([['remind', 'レッスンのリマインダー'], ['news', '学習に役立つメールマガジン'], ['campaign', 'キャンペーン・お得な情報']].map(([k, l]) => CB(l, m[k], v => { m[k] = v; update(); })), h('div', {class: 'btns'}, B('設定を保存する', async () => { await call('mail', m); toast('保存しました'); }, {type: 'primary'})))); }
  if (u === '/account/withdraw') return Acc(h('h1', null, '退会'), Card(h('p', null, '退会すると、アカウントと学習履歴、チケットなどすべてのデータが削除され、元に戻すことはできません。'), h('p', null, '有料プランのみを終了される場合は、', RL('/account/plan', 'プランの確認・変更'), ' から解約のお手続きをお願いいたします。'), CB('すべてのデータが削除されることに同意します', st.wd, v => { st.wd = v; update(); }), h('div', {class: 'btns'}, B('退会する', () => confirmBox('退会の確認', '本当に退会しますか?', '退会する', 'キャンセル', async () => { await call('withdraw', {}); st.out = true; update(); }, 'danger'), {type: 'danger', disabled: !st.wd}))));
  if (u === '/help') return h('div', {key: 'help'}, h('h1', null, 'よくある質問'), [['解約するにはどうすればよいですか?', 'アカウント設定の「プランの確認・変更」ページ下部からお手続きいただけます。次回更新日の前日までにお手続きください。'], ['解約と退会の違いは何ですか?', '解約は有料プランを終了して無料会員になること、退会はアカウントそのものを削除することです。'], ['休会はできますか?', '最長3か月まで無料で休会できます。']].map(q => Card(h('h3', null, 'Q. ' + q[0]), h('p', null, 'A. ' + q[1]))));
  return h('div', {key: u}, h('h1', null, 'コトリバ英会話'), Card(h('p', null, 'ただいま準備中です。')));
}
function App() {
  const items = [['登録情報', '/account'], ['プランの確認・変更', '/account/plan'], ['お支払い情報', '/account/payment'], ['よくある質問', '/help'], ['ログアウト', '/logout']];
  return h('div', {class: 'layout'}, h('header', {class: 'header'}, h('div', {class: 'header-inner'}, RL('/', ['コトリバ', h('small', null, '英会話')], 'logo'), h('nav', {class: 'gnav'}, RL('/', 'マイページ'), RL('/tutors', '講師を探す'), RL('/materials', '教材'), RL('/history', '学習履歴'), RL('/help', 'よくある質問')), h('div', {class: 'spacer'}),
    h('div', {class: 'el-dropdown'}, h('button', {class: 'user el-tooltip__trigger', type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': st.menu ? 'true' : 'false', onclick: () => { st.menu = !st.menu; update(); }}, (st.me ? st.me.nickname + ' さん' : 'メニュー') + ' ▾'), st.menu ? h('ul', {class: 'el-dropdown-menu', role: 'menu'}, items.map(i => h('li', {class: 'el-dropdown-menu__item', role: 'menuitem', tabindex: '-1', onclick: () => push(i[1])}, i[0]))) : null))),
    h('div', {class: 'campaign'}, 'お友達紹介キャンペーン実施中! 紹介した方もされた方も1,000円分プレゼント'),
    h('main', {class: 'container'}, Page()),
    h('footer', {class: 'footer'}, h('div', {class: 'footer-inner'}, h('div', null, RL('/about', 'コトリバ英会話とは'), RL('/price', '料金プラン'), RL('/tutors', '講師紹介')), h('div', null, RL('/help', 'よくある質問'), RL('/contact', 'お問い合わせ'), RL('/environment', '推奨環境')), h('div', null, RL('/terms', '利用規約'), RL('/privacy', 'プライバシーポリシー'), RL('/law', '特定商取引法に基づく表記')), h('p', null, '© Kotoriba Inc. 料金はすべて税込表示です。月額プランは解約のお手続きをされるまで毎月自動更新されます。'))),
    st.msg ? h('div', {class: 'el-message el-message--success', role: 'alert'}, h('p', {class: 'el-message__content'}, st.msg)) : null);
}
update(); load();
