(() => {
  const app = document.getElementById('app');
  const wrap = app.querySelector('.v-application--wrap');
  const st = { data: null, agreed: false, reasons: [], score: '', free: '' };
  let uid = 20;

  const gql = async (operationName, variables = {}) => {
    const query = (operationName.startsWith('get') ? 'query ' : 'mutation ') + operationName + ' { ' + operationName + ' }';
    const r = await fetch('/api/graphql', { method: 'POST', headers: { 'content-type': 'application/json', 'x-client': 'web' }, body: JSON.stringify({ operationName, variables, query }) });
    const j = await r.json();
    if (j.errors) throw new Error(j.errors[0].message);
    return j.data[operationName];
  };
  const reload = async () => { st.data = await gql('getContract'); };
  const el = (html) => { const t = document.createElement('template'); t.innerHTML = html.trim(); return t.content.firstElementChild; };
  const esc = (s) => String(s).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
  const btn = (label, act, cls = 'primary', more = '') => `<button type="button" class="v-btn v-btn--has-bg theme--dark v-size--large ${cls}" data-act="${act}" ${more}><span class="v-btn__content"> ${label} </span></button>`;
  const item = (title, sub, to) => `<div tabindex="0" role="listitem" class="v-list-item v-list-item--link theme--dark" data-to="${to}"><div class="v-list-item__content"><div class="v-list-item__title">${title}</div>${sub ? `<div class="v-list-item__subtitle">${sub}</div>` : ''}</div><div class="v-list-item__action"><i aria-hidden="true">›</i></div></div><hr role="separator" class="v-divider">`;
  const checkbox = (label, on, key) => { const id = 'input-' + (uid += 3); return `<div class="v-input v-input--selection-controls v-input--checkbox theme--dark ${on ? 'v-input--is-label-active' : ''}" data-chk="${key}"><div class="v-input__control"><div class="v-input__slot"><div class="v-input--selection-controls__input"><i aria-hidden="true" class="v-icon box"></i><input aria-checked="${on}" id="${id}" role="checkbox" type="checkbox" ${on ? 'checked' : ''}><div class="v-input--selection-controls__ripple"></div></div><label for="${id}" class="v-label theme--dark">${label}</label></div></div></div>`; };
  const go = (p, rep) => { history[rep ? 'replaceState' : 'pushState'](null, '', p); draw(); scrollTo(0, 0); };
  const snack = (m) => { const s = el(`<div class="v-snack" role="status" aria-live="polite"><div class="v-snack__wrapper"><div class="v-snack__content">${m}</div></div></div>`); app.appendChild(s); setTimeout(() => { s.style.opacity = 0; setTimeout(() => s.remove(), 300); }, 4000); };

  const dialog = (title, text, ok, fn) => {
    const d = el(`<div role="document" tabindex="0" class="v-dialog__content v-dialog__content--active"><div class="v-overlay v-overlay--active" style="z-index:-1"></div><div class="v-dialog v-dialog--active v-dialog--persistent" role="dialog" aria-modal="true" aria-label="${title}"><div class="v-card theme--dark"><div class="v-card__title">${title}</div><div class="v-card__text">${text}</div><div class="v-card__actions"><button type="button" class="v-btn v-btn--text" data-d="0"><span class="v-btn__content"> キャンセル </span></button><button type="button" class="v-btn primary" data-d="1"><span class="v-btn__content"> ${ok} </span></button></div></div></div></div>`);
    app.appendChild(d);
    requestAnimationFrame(() => requestAnimationFrame(() => d.querySelector('.v-dialog').classList.add('in')));
    d.querySelector('[data-d="0"]').onclick = () => d.remove();
    d.querySelector('[data-d="1"]').onclick = async (e) => {
      e.currentTarget.classList.add('v-btn--disabled');
      e.currentTarget.innerHTML = '<span class="v-progress-circular" role="progressbar"></span>';
      try { await fn(); } catch (x) { snack('エラーが発生しました。時間をおいて再度お試しください。'); }
      d.remove();
    };
  };
  const change = async (op, v, msg, to) => { await gql(op, v); await reload(); if (msg) snack(msg); go(to || location.pathname, true); };

  const DRAWER = [['ビデオ', [['ホーム', '/home'], ['洋画', '/list/洋画'], ['邦画', '/list/邦画'], ['海外ドラマ', '/list/海外ドラマ'], ['韓流・アジアドラマ', '/list/韓流'], ['アニメ', '/list/アニメ']]], ['ブック', [['マンガ', '/list/マンガ'], ['ラノベ', '/list/ラノベ']]], ['メニュー', [['マイリスト', '/list/マイリスト'], ['視聴履歴', '/list/視聴履歴'], ['ポイント', '/setting/point'], ['アカウント・契約', '/setting'], ['ヘルプセンター', '/help']]]];
  const chrome = (main) => {
    wrap.innerHTML = `<header class="v-sheet v-toolbar v-app-bar v-app-bar--fixed"><button type="button" class="v-app-bar__nav-icon v-btn--icon" aria-label="メニュー" data-act="drawer"><i></i><i></i><i></i></button><div class="v-toolbar__title" data-to="/home">SORAVIEW</div><div class="v-spacer"></div>${st.data ? `<span class="pt">${st.data.account.points.toLocaleString()} pt</span><span>${esc(st.data.account.name)} さん</span>` : ''}</header>
<nav class="v-navigation-drawer v-navigation-drawer--fixed v-navigation-drawer--close v-navigation-drawer--temporary" data-booted="true" aria-label="メインメニュー"><div class="v-navigation-drawer__content">${DRAWER.map(([h, l]) => `<div role="list" class="v-list v-sheet"><div class="v-subheader">${h}</div>${l.map(([t, u]) => `<div tabindex="0" role="listitem" class="v-list-item v-list-item--link" data-to="${u}"><div class="v-list-item__content"><div class="v-list-item__title">${t}</div></div></div>`).join('')}</div>`).join('')}</div></nav><div class="v-overlay" data-act="drawer"></div>
<main class="v-main" data-booted="true"><div class="v-main__wrap">${main}</div></main>
<footer class="v-footer"><ul><li><a href="/info/会社概要" data-to="/info/会社概要">会社概要</a></li><li><a href="/info/利用規約" data-to="/info/利用規約">利用規約</a></li><li><a href="/info/プライバシーポリシー" data-to="/info/プライバシーポリシー">プライバシーポリシー</a></li><li><a href="/info/特定商取引法に基づく表記" data-to="/info/特定商取引法に基づく表記">特定商取引法に基づく表記</a></li><li><a href="/help" data-to="/help">ヘルプセンター</a></li><li><a href="/info/対応デバイス" data-to="/info/対応デバイス">対応デバイス</a></li></ul><p>© SORAVIEW Co., Ltd. 本サービスの動画配信は日本国内に限ります。表示価格は税込です。</p></footer>`;
  };
  const steps = (n) => `<div class="steps">${['ご確認', 'アンケート', '注意事項', '完了'].map((t, i) => `<span class="${i <= n ? 'on' : ''}">${i + 1}. ${t}</span>`).join('')}</div>`;
  const status = (c) => c.status === 'CANCELED' ? '<span class="v-chip off">解約手続き済み</span>' : c.status === 'WITHDRAWN' ? '<span class="v-chip off">退会済み</span>' : '<span class="v-chip">ご利用中</span>';
  const notice = (c) => c.status === 'CANCELED' ? `<div class="v-alert" role="status">月額プランは解約手続きが完了しています。${c.availableUntil}まで見放題作品をお楽しみいただけます。以降の料金は発生しません。</div>` : c.status === 'WITHDRAWN' ? '<div class="v-alert" role="status">このアカウントは退会手続き済みです。</div>' : '';

  const V = {};
  V['/setting'] = () => {
    const { account: a, contract: c } = st.data;
    return `<h1>アカウント・契約</h1>${notice(c)}${c.status === 'ACTIVE' ? '<div class="bnr" data-to="/list/アニメ">夏アニメ先行配信スタート！ 最新話を地上波と同時に</div>' : ''}
<div class="v-card"><div class="v-card__text"><h2>ご利用状況 ${status(c)}</h2><div class="dl"><span>ご契約プラン</span><div>${c.plan}（${c.price.toLocaleString()}円/月）</div><span>${c.status === 'ACTIVE' ? '次回更新日' : '視聴できる期限'}</span><div>${c.status === 'ACTIVE' ? c.renewDate : c.availableUntil}</div><span>保有ポイント</span><div>${a.points.toLocaleString()}ポイント</div></div></div></div>
<div class="v-card"><div role="list" class="v-list">${item('お客さま情報', esc(a.name) + ' さん', '/setting/profile')}${item('メールアドレス', esc(a.mail), '/setting/mail')}${item('ファミリーアカウント', '子アカウント 1件', '/info/ファミリーアカウント')}${item('視聴制限・購入制限', a.kids ? 'オン' : 'オフ', '/setting/kids')}</div></div>
<div class="v-card"><div role="list" class="v-list">${item('契約内容の確認・変更', '月額プラン・オプション', '/setting/contract')}${item('決済情報', esc(a.card), '/setting/payment')}${item('ポイント', 'チャージ・履歴', '/setting/point')}${item('購入・レンタル履歴', '', '/list/購入履歴')}${item('ギフトコード・クーポン', '', '/info/ギフトコード')}</div></div>
<div class="v-card"><div role="list" class="v-list">${item('メール配信設定', a.news ? '受け取る' : '受け取らない', '/setting/news')}${item('デバイス管理', '5台登録中', '/info/デバイス管理')}${item('ヘルプセンター', '', '/help')}</div></div>`;
  };
  V['/setting/contract'] = () => {
    const { contract: c, packs } = st.data;
    return `<h1>契約内容の確認・変更</h1>${notice(c)}<div class="v-card"><div class="v-card__title">月額プラン ${status(c)}</div><div class="v-card__text"><div class="dl"><span>月額料金</span><div>${c.price.toLocaleString()}円（税込）</div><span>ご契約日</span><div>${c.since}</div><span>${c.status === 'ACTIVE' ? '次回更新日' : '視聴できる期限'}</span><div>${c.status === 'ACTIVE' ? c.renewDate : c.availableUntil}</div></div></div>
<div role="list" class="v-list"><hr class="v-divider">${c.status === 'ACTIVE' ? item('解約手続き', '', '/setting/contract/cancel') : c.status === 'CANCELED' ? `<div class="v-card__text">${btn('月額プランを再開する', 'resume', 'v-btn--outlined')}</div>` : ''}</div></div>
<div class="v-card"><div class="v-card__title">オプション</div><div role="list" class="v-list">${packs.map((p) => `<div role="listitem" class="v-list-item"><div class="v-list-item__content"><div class="v-list-item__title">${p.name}</div><div class="v-list-item__subtitle">${p.price}円/月</div></div>${btn(p.subscribed ? '解約' : '申し込む', (p.subscribed ? 'unpack:' : 'pack:') + p.id, 'v-btn--outlined')}</div>`).join('')}</div></div>
<p style="font-size:13px;color:#8b95a8">アカウントの削除（退会）をご希望の方は<a href="/setting/withdraw" data-to="/setting/withdraw" style="color:#5cc8ff">こちら</a>。退会されると、購入済み作品やポイントもすべて失われます。</p>`;
  };
  V['/setting/contract/cancel'] = () => {
    const { account: a, contract: c } = st.data;
    return `<h1>解約手続き</h1>${steps(0)}<p>いつもソラビューをご利用いただきありがとうございます。解約される前に、以下をご確認ください。</p>
<div class="v-card"><div class="v-card__title">解約すると利用できなくなるもの</div><div class="v-card__text"><div class="feat"><div>見放題作品<b>38万本</b></div><div>読み放題雑誌<b>190誌</b></div><div>毎月もらえる<b>1,200pt</b></div></div><p>${c.availableUntil}までは、これまでどおりご視聴いただけます。保有ポイント（${a.points.toLocaleString()}pt）は有効期限までご利用可能です。</p></div></div>
<div class="v-card"><div class="v-card__title">今だけ！ 継続で600ポイントプレゼント</div><div class="v-card__text">最新映画のレンタルやマンガの購入に使えます。</div><div class="v-card__actions">${btn('ポイントを受け取って継続する', 'stay')}</div></div>
<div class="btns">${btn('次へ（解約手続きを続ける）', 'to:/setting/contract/cancel/questionnaire', 'v-btn--outlined v-btn--block')}${btn('解約をやめる', 'to:/setting/contract', 'v-btn--text v-btn--block')}</div>`;
  };
  const REASONS = ['見たい作品が少なかった', '見たい作品を見終わった', '料金が高い', 'ポイントの使い道がわからない', '見る時間がない', '他の動画サービスを利用する', '画質や再生に不満がある', 'その他'];
  V['/setting/contract/cancel/questionnaire'] = () => `<h1>解約手続き</h1>${steps(1)}<p>よろしければ、今後のサービス改善のためアンケートにご協力ください（任意）。</p>
<div class="v-card"><div class="v-card__text"><h2>解約の理由（複数選択可）</h2>${REASONS.map((r, i) => checkbox(r, st.reasons.includes(i), 'r' + i)).join('')}</div></div>
<div class="v-card"><div class="v-card__text"><h2>ソラビューの満足度</h2><div class="v-input v-select"><div class="v-input__slot v-select__slot" role="button" aria-haspopup="listbox" aria-expanded="false" tabindex="0" data-act="score"><div class="v-select__selections"><div class="v-select__selection">${st.score || '選択してください'}</div></div><i aria-hidden="true">▾</i></div></div><h2 style="margin-top:20px">ご意見・ご要望</h2><textarea rows="4" maxlength="500" aria-label="ご意見・ご要望" data-free></textarea></div></div>
<div class="btns">${btn('次へ', 'questionnaire', 'v-btn--outlined v-btn--block')}${btn('前に戻る', 'to:/setting/contract/cancel', 'v-btn--text v-btn--block')}</div>`;
  V['/setting/contract/cancel/agreement'] = () => {
    const c = st.data.contract;
    return `<h1>解約手続き</h1>${steps(2)}<div class="v-card"><div class="v-card__title">注意事項</div><div class="v-card__text"><ul class="notes"><li>解約後も${c.availableUntil}までは見放題作品をご視聴いただけます。日割りでの返金はございません。</li><li>解約に手数料はかかりません。</li><li>ダウンロード済みの作品は、期限を過ぎると再生できなくなります。</li><li>購入済み作品は、解約後も同じアカウントでご視聴いただけます。</li><li>アカウントは残りますので、いつでも再開できます。アカウントの削除をご希望の場合は、別途お手続きが必要です。</li></ul>${checkbox('上記の注意事項に同意する', st.agreed, 'agree')}</div></div>
<div class="btns">${btn('解約する', 'cancel', 'primary v-btn--block' + (st.agreed ? '' : ' v-btn--disabled'), st.agreed ? '' : 'disabled')}${btn('解約をやめる', 'to:/setting/contract', 'v-btn--text v-btn--block')}</div>`;
  };
  V['/setting/contract/cancel/complete'] = () => {
    const c = st.data.contract;
    return `<h1>解約手続き</h1>${steps(3)}<div class="v-card"><div class="v-card__title">解約手続きが完了しました</div><div class="v-card__text"><p>ご利用ありがとうございました。月額プランは${c.availableUntil}までご利用いただけます。</p><p>ご登録のメールアドレスに、解約完了のお知らせをお送りしました。</p></div></div><div class="btns">${btn('アカウント・契約へ戻る', 'to:/setting', 'primary v-btn--block')}${btn('月額プランを再開する', 'resume', 'v-btn--text v-btn--block')}</div>`;
  };
  V['/setting/withdraw'] = () => `<h1>アカウント削除（退会）</h1><div class="v-alert">退会すると、購入済み作品・ポイント・視聴履歴はすべて削除され、復元できません。月額プランの利用期間が残っている場合も、直ちにご利用いただけなくなります。</div>${checkbox('退会に関する注意事項に同意する', st.wd, 'wd')}<div class="btns">${btn('アカウントを削除する', 'withdraw', 'primary v-btn--block' + (st.wd ? '' : ' v-btn--disabled'), st.wd ? '' : 'disabled')}${btn('戻る', 'to:/setting/contract', 'v-btn--text v-btn--block')}</div>`;
  V['/setting/mail'] = () => `<h1>メールアドレス</h1><div class="v-card"><div class="v-card__text"><label>新しいメールアドレス<input class="tf" type="email" data-mail value="${esc(st.data.account.mail)}"></label><div class="btns">${btn('変更する', 'mail')}</div></div></div>`;
  V['/setting/profile'] = () => `<h1>お客さま情報</h1><div class="v-card"><div class="v-card__text"><div class="dl"><span>お名前</span><div>${esc(st.data.account.name)}</div><span>お客さま番号</span><div>${st.data.account.id}</div><span>生年月日</span><div>1991年**月**日</div></div></div></div>`;
  V['/setting/payment'] = () => `<h1>決済情報</h1><div class="v-card"><div class="v-card__text"><p>クレジットカード ${esc(st.data.account.card)}</p>${btn('カード情報を削除', 'card', 'v-btn--outlined')}</div></div>`;
  V['/setting/point'] = () => `<h1>ポイント</h1><div class="v-card"><div class="v-card__text"><p>保有ポイント ${st.data.account.points.toLocaleString()}pt</p>${btn('1,000ポイントをチャージ（1,000円）', 'charge')}</div></div>`;
  V['/setting/news'] = () => `<h1>メール配信設定</h1><div class="v-card"><div class="v-card__text">${checkbox('おすすめ作品・キャンペーンのお知らせを受け取る', st.data.account.news, 'news')}</div></div>`;
  V['/setting/kids'] = () => `<h1>視聴制限・購入制限</h1><div class="v-card"><div class="v-card__text">${checkbox('R指定作品を表示しない', st.data.account.kids, 'kids')}</div></div>`;
  V['/help'] = () => `<h1>ヘルプセンター</h1><div class="v-card"><div class="v-card__text"><h2>解約方法を知りたい</h2><p>ブラウザで「アカウント・契約」を開き、「契約内容の確認・変更」から「解約手続き」へお進みください。Apple ID 決済などアプリ経由でご登録の方は、各ストアでのお手続きとなります。</p><h2>退会と解約の違い</h2><p>解約は月額プランの更新を止める手続きです。退会はアカウントそのものを削除する手続きです。</p><h2>支払い方法を変更したい</h2><p>「アカウント・契約」の「決済情報」から変更できます。</p></div></div>`;

  const draw = () => {
    const p = decodeURIComponent(location.pathname).replace(/\/$/, '') || '/setting';
    if (!st.data) { chrome('<div class="v-progress-circular" role="progressbar" aria-label="読み込み中"></div>'); return; }
    const s = st.data.contract.status;
    if (/\/cancel(\/(questionnaire|agreement))?$/.test(p) && s !== 'ACTIVE') return go('/setting/contract', true);
    if (/\/cancel\/complete$/.test(p) && s !== 'CANCELED') return go('/setting/contract', true);
    document.title = (p.includes('cancel') ? '解約手続き' : 'アカウント・契約') + ' | ソラビュー';
    const other = p.startsWith('/info/') ? `<h1>${esc(p.slice(6))}</h1><p>ソラビューの${esc(p.slice(6))}に関するご案内です。</p>` : `<h1>${esc(p.startsWith('/list/') ? p.slice(6) : 'ホーム')}</h1><div class="row3">${['海鳴りの町', '夜行バス', '青い季節', '探偵は二度眠る', '星降る教室', '東京ラストオーダー', '猫と書店', '十三番目の証言'].map((t, i) => `<div style="background:hsl(${i * 41 + 200},45%,30%)">${t}</div>`).join('')}</div>`;
    chrome(V[p] ? V[p]() : other);
  };
  const drawer = (on) => {
    wrap.querySelector('.v-navigation-drawer').classList.toggle('v-navigation-drawer--open', on);
    wrap.querySelector(':scope > .v-overlay').classList.toggle('v-overlay--active', on);
  };
  const scoreMenu = (slot) => {
    const r = slot.getBoundingClientRect();
    const m = el(`<div role="menu" class="v-menu__content theme--dark" style="left:${r.left + scrollX}px;top:${r.bottom + scrollY}px;min-width:${r.width}px"><div role="listbox" tabindex="-1" class="v-list v-select-list">${['とても満足', '満足', 'どちらでもない', '不満', 'とても不満'].map((t) => `<div tabindex="0" role="option" class="v-list-item v-list-item--link"><div class="v-list-item__content"><div class="v-list-item__title">${t}</div></div></div>`).join('')}</div></div>`);
    app.appendChild(m); slot.setAttribute('aria-expanded', 'true');
    requestAnimationFrame(() => m.classList.add('menuable__content__active'));
    m.onclick = (e) => { const o = e.target.closest('[role=option]'); if (o) { st.score = o.textContent.trim(); slot.querySelector('.v-select__selection').textContent = st.score; slot.setAttribute('aria-expanded', 'false'); m.remove(); } };
    setTimeout(() => document.addEventListener('click', () => { m.remove(); slot.setAttribute('aria-expanded', 'false'); }, { once: true }), 0);
  };

  const ACT = {
    drawer: () => drawer(!wrap.querySelector('.v-navigation-drawer--open')),
    score: (b) => { if (b.getAttribute('aria-expanded') !== 'true') scoreMenu(b); },
    questionnaire: async (b) => { b.disabled = true; st.free = wrap.querySelector('[data-free]').value; try { await gql('sendQuestionnaire', { reasons: st.reasons.map((i) => REASONS[i]), score: st.score, free: st.free }); go('/setting/contract/cancel/agreement'); } catch (x) { b.disabled = false; snack('エラーが発生しました。'); } },
    cancel: () => dialog('月額プランを解約します', `${st.data.contract.availableUntil}までご利用いただけます。よろしいですか？`, '解約する', async () => { await gql('cancelMonthlyPlan', { agreed: st.agreed }); await reload(); go('/setting/contract/cancel/complete', true); }),
    stay: () => dialog('ポイントを受け取って継続', '600ポイントを進呈し、月額プランを継続します。', '受け取る', () => change('acceptRetentionPoints', {}, '600ポイントを受け取りました。', '/setting')),
    resume: () => dialog('月額プランを再開します', `次回更新日は${st.data.contract.renewDate}です。`, '再開する', () => change('resumeMonthlyPlan', {}, '月額プランを再開しました。', '/setting')),
    withdraw: () => dialog('アカウントを削除します', 'この操作は取り消せません。', '削除する', () => change('withdrawAccount', {}, '', '/setting')),
    mail: () => change('updateMail', { mail: wrap.querySelector('[data-mail]').value }, '変更しました。'),
    card: () => dialog('カード情報を削除します', '月額プランの更新ができなくなる場合があります。', '削除する', () => change('deleteCard', {}, '削除しました。')),
    charge: () => dialog('ポイントチャージ', '登録のカードで1,000円をお支払いいただきます。', '購入する', () => change('chargePoints', {}, 'チャージしました。')),
  };
  wrap.addEventListener('click', (e) => {
    const b = e.target.closest('[data-act]');
    if (b) {
      const a = b.dataset.act;
      if (a.startsWith('to:')) return go(a.slice(3));
      if (a.startsWith('pack:')) return dialog('オプションの申し込み', 'お申し込みと同時に月額料金が発生します。', '申し込む', () => change('subscribePack', { id: a.slice(5) }, 'お申し込みが完了しました。'));
      if (a.startsWith('unpack:')) return dialog('オプションの解約', 'オプションを解約します。', '解約する', () => change('unsubscribePack', { id: a.slice(7) }, '解約しました。'));
      return ACT[a](b);
    }
    const l = e.target.closest('[data-to]');
    if (l) { e.preventDefault(); go(l.dataset.to); }
  });
  wrap.addEventListener('keydown', (e) => { if (e.key === 'Enter' && e.target.matches('[data-to],[data-act]:not(button)')) e.target.click(); });
  wrap.addEventListener('change', (e) => {
    const box = e.target.closest('[data-chk]');
    if (!box) return;
    const on = e.target.checked, k = box.dataset.chk;
    box.classList.toggle('v-input--is-label-active', on);
    e.target.setAttribute('aria-checked', String(on));
    if (k[0] === 'r') { const i = +k.slice(1); st.reasons = st.reasons.filter((x) => x !== i).concat(on ? [i] : []); }
    const gate = (act) => { const b = wrap.querySelector(`[data-act=${act}]`); b.disabled = !on; b.classList.toggle('v-btn--disabled', !on); };
    if (k === 'agree') { st.agreed = on; gate('cancel'); }
    if (k === 'wd') { st.wd = on; gate('withdraw'); }
    if (k === 'news') change('updateNews', { on }, '設定を保存しました。');
    if (k === 'kids') change('updateKids', { on }, '設定を保存しました。');
  });
  addEventListener('popstate', draw);
  draw();
  reload().then(draw, () => chrome('<p>現在ページを表示できません。しばらくしてから再度お試しください。</p>'));
})();
