(() => {
const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
const main = $('#main'), portal = $('#portal');
let me = null, survey = { reasons: [], text: '' };
const yen = n => n.toLocaleString('ja-JP') + '円';
const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
const api = async (p, b = {}) => { const r = await fetch('/api/v1' + p, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b) }); if (!r.ok) throw new Error(r.status); return r; };
const load = async () => { me = await (await fetch('/api/v1/me')).json(); };
const wb = (t, h) => `<div class="sc-wb0"><h1>${t}</h1>${h}</div>`;
const row = (a, b, r) => `<div class="sc-rw0"><div>${a}${b ? `<small>${b}</small>` : ''}</div><div>${r}</div></div>`;
const REASONS = ['観たい作品がなかった', '観たい作品をすべて観終わった', '見放題ではない作品（ポイント作品）が多かった', '月額料金が高い', '忙しくて利用する時間がなかった', '他の動画配信サービスを利用する', '操作方法・使い方がわかりにくかった', '画質・音質・再生に不満があった', '本・マンガの品ぞろえに不満があった', '無料トライアルのみの利用のつもりだった', 'その他'];
const PLAN = '/account/contract/81402277';

const titles = [['新着の映画', ['灯台の娘たち', '雨季のあと', '第七観測所', '夜行バスは北へ', '鯨と指揮者', '紙の城']], ['いま人気のドラマ', ['港町カウンセラー', '終電の裁判', '白い畑', '弁当屋の息子', '隣人は元刑事', '風待ち旅館']], ['独占配信アニメ', ['銀河修理工', '猫又ホームルーム', '竜の図書委員', '砂糖戦記', 'オルゴール・ゼロ']]];
const views = {
  '/': () => `<div class="sc-hr0"><span class="sc-bd0">独占見放題</span><h1>第七観測所 シーズン2</h1><p>毎週金曜 最新話配信</p></div>` + titles.map(([t, l], i) => `<h2>${t}</h2><div class="sc-cr0">${l.map((x, j) => `<a href="/title/SID00${i}${j}" class="sc-cr1" style="background:hsl(${(i * 97 + j * 43) % 360} 40% 28%)">${x}</a>`).join('')}</div>`).join(''),
  '/account': () => wb('アカウント・契約', `
    <div class="sc-cd0"><dl><dt>ニックネーム</dt><dd>${esc(me.nickname)} さん</dd><dt>ご利用プラン</dt><dd>${me.state === 'deleted' ? '—' : me.plan}</dd><dt>保有ポイント</dt><dd>${me.points.toLocaleString()}ポイント</dd></dl></div>
    <h2>お客様情報</h2><div class="sc-cd0">${row('<a href="/account/profile">登録情報の確認・編集</a>', 'メールアドレス、パスワード、ニックネーム', '›')}${row('<a href="/account/family">ファミリーアカウントサービス</a>', '最大3つまで無料で追加できます', '›')}${row('<a href="/account/mail">メールマガジンの配信設定</a>', '', '›')}</div>
    <h2>契約・お支払い</h2><div class="sc-cd0">${row('<a href="/account/contract">契約内容の確認・解約</a>', 'ご契約中のサービスと次回更新日', '›')}${row('<a href="/account/payment">お支払い方法の確認・変更</a>', '', '›')}${row('<a href="/account/history">決済履歴</a>', '', '›')}</div>
    <h2>ポイント・コード</h2><div class="sc-cd0">${row('<a href="/account/points">ポイントの確認・購入</a>', '', '›')}${row('<a href="/account/code">ギフトコード／HOSHIMADOカード</a>', '', '›')}</div>
    <h2>端末</h2><div class="sc-cd0">${row('<a href="/account/devices">リモートログアウト</a>', '登録端末 4台', '›')}</div>
    <p style="text-align:right"><button class="sc-ln0" data-act="logout">ログアウト</button></p>`),
  '/account/contract': () => wb('契約内容の確認・解約', me.state === 'deleted' ? '<p>このアカウントは退会済みです。</p>' : `
    <h2>ご契約中のサービス</h2>
    <div class="sc-cd0"><h3 style="margin-top:0">HOSHIMADO ${me.plan} ${me.state === 'scheduled' ? '<span class="sc-bd1">解約手続き済み</span>' : '<span class="sc-bd0">利用中</span>'}</h3>
      <dl><dt>月額料金</dt><dd>${yen(me.price)}（税込）</dd>${me.state === 'scheduled' ? `<dt>ご利用期限</dt><dd>${me.end}まで</dd><dt>次回更新</dt><dd>更新されません</dd>` : `<dt>次回更新日</dt><dd>${me.next}</dd>`}<dt>毎月の特典</dt><dd>1,200ポイント${me.offer ? '＋継続特典 1,200ポイント（次回更新時）' : ''}</dd><dt>契約番号</dt><dd>81402277</dd></dl>
      <p style="text-align:right;margin:14px 0 0">${me.state === 'scheduled' ? '<button class="sc-bt1" data-act="resume">契約を再開する</button>' : `<a class="sc-ln0" href="${PLAN}/cancel">解約手続き</a>`}</p></div>
    <div class="sc-cd0"><h3 style="margin-top:0">伝統芸能まるごと見放題パック ${me.pack === 'scheduled' ? '<span class="sc-bd1">解約手続き済み</span>' : '<span class="sc-bd0">利用中</span>'}</h3>
      <dl><dt>月額料金</dt><dd>990円（税込）</dd>${me.pack === 'scheduled' ? `<dt>ご利用期限</dt><dd>${me.end}まで</dd>` : `<dt>次回更新日</dt><dd>${me.next}</dd>`}<dt>契約番号</dt><dd>90331510</dd></dl>
      <p style="text-align:right;margin:14px 0 0">${me.pack === 'scheduled' ? '' : '<a class="sc-ln0" href="/account/contract/90331510/cancel">解約手続き</a>'}</p></div>
    <h2>その他のサービス</h2><div class="sc-cd0">${row('月額プラン2990（4K・音楽・書籍読み放題つき）', '3,289円（税込）／月', '<a class="sc-bt1" href="/account/plan">プランを変更する</a>')}${row('スポーツパック', '2,600円（税込）／月', '<a class="sc-ln0" href="/genre/sports">詳しく見る</a>')}</div>
    <p class="sc-nt0">※月額プランを解約しても、アカウントは残ります。購入済みの作品や保有ポイントは引き続きご利用いただけます。<br>※アカウントの削除（退会）をご希望の方は<a class="sc-ln0" href="/account/delete">こちら</a></p>`),
  [PLAN + '/cancel']: () => wb('月額プランの解約手続き', `
    <p>HOSHIMADOをご利用いただきありがとうございます。解約手続きの前に、以下の内容をご確認ください。</p>
    <div class="sc-cd0"><dl><dt>解約するサービス</dt><dd>HOSHIMADO ${me.plan}</dd><dt>月額料金</dt><dd>${yen(me.price)}（税込）</dd><dt>ご契約期間</dt><dd>${me.end}まで</dd></dl></div>
    <h2>解約するとご利用いただけなくなるもの</h2>
    <div class="sc-cd0"><ul><li>映画・ドラマ・アニメなど 34万本以上の見放題作品</li><li>210誌以上の雑誌読み放題</li><li>毎月もらえる 1,200ポイント</li><li>作品購入時の最大40％ポイント還元</li><li>ファミリーアカウント（子アカウント）の見放題視聴</li><li>ダウンロードした見放題作品の再生</li></ul></div>
    <h2>マイリストの作品（配信終了間近）</h2><div class="sc-cr0">${['雨季のあと', '港町カウンセラー', '砂糖戦記'].map((x, j) => `<a href="/title/SID9${j}" class="sc-cr1" style="background:hsl(${j * 70} 40% 28%)">${x}</a>`).join('')}</div>
    <div class="sc-ac0"><a class="sc-bt0" href="/">引き続き利用する</a><a class="sc-bt1" href="${PLAN}/cancel/offer">次へ</a></div>`),
  [PLAN + '/cancel/offer']: () => wb('ご継続の方への特典', `
    <div class="sc-of0"><p>いま解約せずにご継続いただくと</p><p><strong>1,200ポイント</strong> をプレゼント</p><p>次回更新日（${me.next}）に、毎月の1,200ポイントに加えて付与されます。</p><p><button class="sc-bt0" data-act="offer">特典を受け取って継続する</button></p></div>
    <p class="sc-nt0">※特典の付与は1アカウントにつき1回限りです。※特典を受け取ると、月額プランは次回更新日に${yen(me.price)}（税込）で自動更新されます。※ポイントの有効期限は付与日から90日間です。</p>
    <div class="sc-ac0"><a class="sc-bt1" href="/account/contract">キャンセル</a><a class="sc-bt1" href="${PLAN}/cancel/confirm">解約手続きを続ける</a></div>`),
  [PLAN + '/cancel/confirm']: () => wb('解約アンケート・最終確認', `
    <p>今後のサービス改善のため、アンケートにご協力ください。（任意・複数選択可）</p>
    <h2>解約の理由をお聞かせください</h2><div class="sc-cd0">${REASONS.map((r, i) => `<label class="sc-ck0"><input type="checkbox" name="reason" value="${i + 1}"><span>${r}</span></label>`).join('')}</div>
    <h2>ご意見・ご要望</h2><textarea name="opinion" rows="4" maxlength="500" placeholder="500文字以内でご記入ください"></textarea>
    <h2>解約に関する注意事項</h2><div class="sc-cd0 sc-nt0"><ul><li>解約手続き後も、${me.end}までは見放題作品・雑誌読み放題をご利用いただけます。以降の料金は発生しません。</li><li>契約期間の途中で解約された場合でも、月額料金の日割り計算による返金は行っておりません。</li><li>解約金・違約金はかかりません。</li><li>保有ポイント（${me.points.toLocaleString()}ポイント）と購入・レンタル済みの作品は、解約後も有効期限までご利用いただけます。</li><li>月額プランの解約では、アカウントは削除されません。</li><li>「伝統芸能まるごと見放題パック」など別契約のサービスは解約されません。</li></ul></div>
    <label class="sc-ck0" style="justify-content:center"><input type="checkbox" id="agree"><span>上記の注意事項に同意する</span></label>
    <div class="sc-ac0"><a class="sc-bt1" href="/account/contract">キャンセル</a><button class="sc-bt0" data-act="cancel" disabled>解約する</button></div>`),
  [PLAN + '/cancel/complete']: () => wb('解約手続きが完了しました', `
    <p>HOSHIMADO ${me.plan}の解約手続きを受け付けました。ご登録のメールアドレス（${esc(me.email)}）に確認メールをお送りしました。</p>
    <div class="sc-cd0"><dl><dt>受付日</dt><dd>${me.today}</dd><dt>ご利用期限</dt><dd>${me.end}まで</dd><dt>保有ポイント</dt><dd>${me.points.toLocaleString()}ポイント（有効期限 ${me.pointsExpire}）</dd></dl></div>
    <p>ご利用期限までは、これまでどおり見放題作品をお楽しみいただけます。またのご利用を心よりお待ちしております。</p>
    <div class="sc-ac0"><a class="sc-bt0" href="/">ホームへ</a><a class="sc-bt1" href="/account/contract">契約内容の確認</a></div>
    <p class="sc-nt0">アカウントの情報もすべて削除したい場合は、<a class="sc-ln0" href="/account/delete">アカウントの削除（退会）</a>を行ってください。</p>`),
  '/account/contract/90331510/cancel': () => wb('伝統芸能まるごと見放題パックの解約手続き', `<p>パックを解約すると、${me.end}をもって歌舞伎・能・落語など約3,000本の見放題がご利用いただけなくなります。</p><div class="sc-ac0"><a class="sc-bt1" href="/account/contract">キャンセル</a><button class="sc-bt0" data-act="pack">解約する</button></div>`),
  '/account/delete': () => wb('アカウントの削除（退会）', `<p>退会すると、アカウント情報、購入済み作品、保有ポイント（${me.points.toLocaleString()}ポイント）、視聴履歴がすべて失われ、元に戻すことはできません。ご契約中のサービスも即時に終了します。</p><label class="sc-ck0"><input type="checkbox" id="agree"><span>上記を確認し、退会に同意する</span></label><div class="sc-ac0"><a class="sc-bt1" href="/account">戻る</a><button class="sc-bt0" data-act="delete" disabled>退会する</button></div>`),
  '/account/plan': () => wb('プランの変更', `<div class="sc-cd0"><dl><dt>現在のプラン</dt><dd>${me.plan} ${yen(me.price)}</dd><dt>変更後のプラン</dt><dd>月額プラン2990 3,289円（税込）</dd><dt>変更日</dt><dd>即時（差額1,100円を本日決済）</dd></dl></div><div class="sc-ac0"><a class="sc-bt1" href="/account/contract">戻る</a><button class="sc-bt0" data-act="plan">変更を確定する</button></div>`),
  '/account/payment': () => wb('お支払い方法', `<div class="sc-cd0">${me.card ? row('VISA **** **** **** 4471', '有効期限 09/28 ／ 月額料金・ポイント不足分の決済に使用', '<button class="sc-bt1" data-act="card">削除する</button>') : '<p>登録されているお支払い方法はありません。</p>'}</div><p><a class="sc-ln0" href="/account/payment/new">お支払い方法を追加する</a></p>`),
  '/account/history': () => wb('決済履歴', `<table><thead><tr><th>決済日</th><th>内容</th><th>決済方法</th><th>金額（税込）</th></tr></thead><tbody>${me.history.map(h => `<tr><td>${h.date}</td><td>${h.item}</td><td>${h.pay}</td><td>${yen(h.price)}</td></tr>`).join('')}</tbody></table>`),
  '/account/points': () => wb('ポイント', `<div class="sc-cd0"><dl><dt>保有ポイント</dt><dd>${me.points.toLocaleString()}ポイント</dd><dt>有効期限</dt><dd>${me.pointsExpire}</dd></dl></div><h2>ポイントを購入する</h2><div class="sc-cd0">${[500, 1000, 3000].map(n => row(n.toLocaleString() + 'ポイント', '', `<button class="sc-bt1" data-act="points" data-n="${n}">${yen(n)}で購入</button>`)).join('')}</div>`),
  '/account/mail': () => wb('メールマガジンの配信設定', `<form data-form="mail"><div class="sc-cd0">${[['news', 'お得なキャンペーン情報'], ['recommend', 'おすすめ作品のお知らせ'], ['points', 'ポイント・有効期限のお知らせ']].map(([k, t]) => `<label class="sc-ck0"><input type="checkbox" name="${k}" ${me.mail[k] ? 'checked' : ''}><span>${t}</span></label>`).join('')}</div><button class="sc-bt0">設定を保存する</button></form>`),
  '/account/profile': () => wb('登録情報の確認・編集', `<form data-form="profile"><div class="sc-cd0"><label>ニックネーム<input type="text" name="nickname" value="${esc(me.nickname)}"></label><label>メールアドレス<input type="email" name="email" value="${esc(me.email)}"></label></div><button class="sc-bt0">変更する</button></form>`),
  '/account/family': () => wb('ファミリーアカウントサービス', `<p>月額プランの契約者は、子アカウントを最大3つまで無料で作成できます。</p><div class="sc-cd0">${row('パパ', '子アカウント ／ 購入制限なし', '')}${row('こども', '子アカウント ／ R指定作品を表示しない', '')}</div>`),
  '/help': () => wb('ヘルプセンター', `<h2>よくあるご質問</h2><div class="sc-cd0"><h3>解約と退会の違いは何ですか？</h3><p>「解約」は月額プランなどの契約を終了する手続きで、アカウントは残ります。「退会」はアカウントを削除する手続きで、購入済み作品や保有ポイントも失われます。</p><h3>月額プランの解約方法が知りたい</h3><p>［アカウント・契約］→［契約内容の確認・解約］→対象サービスの［解約手続き］よりお手続きください。アプリを削除しても解約にはなりません。</p><h3>契約期間の途中で解約した場合の料金は？</h3><p>日割りでの返金はありません。解約後も契約期間の末日までご利用いただけます。</p></div>`),
};
const other = () => wb('ページ', '<p>このページの内容は準備中です。</p><p><a class="sc-ln0" href="/">ホームへ</a></p>');

async function render() {
  let p = location.pathname.replace(/\/+$/, '') || '/';
  main.innerHTML = '<div class="sc-sk0"></div><div class="sc-sk0"></div><div class="sc-sk0"></div>';
  await Promise.all([load(), new Promise(r => setTimeout(r, 280))]);
  if (p.startsWith(PLAN + '/cancel')) {
    const done = p.endsWith('/complete');
    if (done !== (me.state === 'scheduled') || me.state === 'deleted') { history.replaceState({}, '', p = '/account/contract'); }
  }
  main.innerHTML = (views[p] || other)();
  scrollTo(0, 0);
  api('/log', { event: 'page_view', page: p }).catch(() => {});
}
const go = p => { history.pushState({}, '', p); return render(); };
const modal = (t, ok, fn) => {
  portal.innerHTML = `<div class="sc-md0"><div class="sc-md1" role="dialog" aria-modal="true"><p>${t}</p><div class="sc-ac0"><button class="sc-bt1" data-m="0">キャンセル</button><button class="sc-bt0" data-m="1">${ok}</button></div></div></div>`;
  $$('[data-m]', portal).forEach(b => b.onclick = () => { portal.innerHTML = ''; if (b.dataset.m === '1') fn(); });
};
const acts = {
  offer: async () => { await api('/retention/accept', { offer: 'POINT1200' }); go('/account/contract'); },
  cancel: async b => {
    b.disabled = true; b.textContent = '処理中…';
    await api('/contracts/81402277/cancel', { agreed: $('#agree').checked, reasons: $$('[name=reason]:checked').map(x => +x.value), opinion: $('[name=opinion]').value });
    history.replaceState({}, '', PLAN + '/cancel/complete'); render();
  },
  resume: () => modal('月額プランの契約を再開しますか？ 次回更新日より月額料金が発生します。', '再開する', async () => { await api('/contracts/81402277/resume'); render(); }),
  pack: async () => { await api('/contracts/90331510/cancel'); go('/account/contract'); },
  delete: async () => { await api('/account/delete'); go('/account/contract'); },
  plan: async () => { await api('/plan/change', { plan: '2990' }); go('/account/contract'); },
  card: () => modal('このお支払い方法を削除しますか？', '削除する', async () => { await api('/payment/remove'); render(); }),
  points: b => modal(`${b.dataset.n}ポイントを購入します。登録のクレジットカードで決済されます。`, '購入する', async () => { await api('/points/purchase', { amount: +b.dataset.n }); render(); }),
  logout: () => modal('ログアウトしますか？', 'ログアウト', async () => { await api('/logout'); go('/'); }),
};
document.addEventListener('click', e => {
  const b = e.target.closest('[data-act]');
  if (b) { e.preventDefault(); acts[b.dataset.act](b); return; }
  const a = e.target.closest('a[href^="/"]');
  if (a && !e.metaKey && !e.ctrlKey) { e.preventDefault(); go(a.getAttribute('href')); }
});
document.addEventListener('change', e => { if (e.target.id === 'agree') { const b = $('[data-act=cancel],[data-act=delete]', main); if (b) b.disabled = !e.target.checked; } });
document.addEventListener('submit', async e => {
  e.preventDefault(); const f = e.target, k = f.dataset.form; if (!k) return;
  const b = k === 'mail' ? Object.fromEntries($$('input', f).map(i => [i.name, i.checked])) : Object.fromEntries(new FormData(f));
  await api('/' + k, b); go('/account');
});
addEventListener('popstate', render);
render();
})();
