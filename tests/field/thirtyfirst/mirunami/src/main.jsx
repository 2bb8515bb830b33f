import { useEffect, useState, createContext, useContext } from 'react';
import { createRoot } from 'react-dom/client';
import styled, { createGlobalStyle } from 'styled-components';

const Global = createGlobalStyle`
  *{box-sizing:border-box} body{margin:0;background:#0e0f12;color:#fff;font:14px/1.7 "Hiragino Kaku Gothic ProN","Noto Sans JP","Yu Gothic",sans-serif}
  a{color:inherit;text-decoration:none} button{font:inherit;cursor:pointer} h1,h2,h3,p,ul{margin:0;padding:0} ul{list-style:none}
`;
const Layout = styled.div`display:flex;min-height:100vh`;
const Side = styled.nav`width:216px;flex:none;background:#08090b;padding:22px 0;position:sticky;top:0;height:100vh;overflow:auto`;
const Logo = styled.div`font-size:24px;font-weight:800;letter-spacing:.08em;padding:0 24px 22px;color:#5ad2ff`;
const SideItem = styled.li`a{display:block;padding:10px 24px;color:${p => p.$on ? '#fff' : '#a3a7b0'};font-weight:${p => p.$on ? 700 : 400};border-left:3px solid ${p => p.$on ? '#19b5fe' : 'transparent'}} a:hover{background:#16181d;color:#fff}`;
const SideSep = styled.li`border-top:1px solid #24272e;margin:14px 24px`;
const Body = styled.div`flex:1;min-width:0;display:flex;flex-direction:column`;
const Top = styled.header`display:flex;justify-content:flex-end;align-items:center;gap:22px;height:64px;padding:0 34px;border-bottom:1px solid #1d2026;color:#c7cad1`;
const SearchBox = styled.div`flex:1;input{background:#1a1c22;border:0;border-radius:20px;color:#fff;padding:9px 18px;width:320px}`;
const Main = styled.main`max-width:860px;width:100%;margin:0 auto;padding:34px 28px 80px;flex:1`;
const H1 = styled.h1`font-size:24px;margin-bottom:26px`;
const H2 = styled.h2`font-size:17px;margin:32px 0 12px`;
const Back = styled.a`display:inline-block;color:#a3a7b0;margin-bottom:12px;&:hover{color:#fff}`;
const Panel = styled.section`background:#181a20;border-radius:8px;padding:24px 26px;margin-bottom:18px`;
const List = styled.ul`background:#181a20;border-radius:8px;overflow:hidden;li+li{border-top:1px solid #24272e}a{display:flex;justify-content:space-between;align-items:center;padding:18px 24px}a:hover{background:#20232b}small{color:#a3a7b0;display:block}`;
const Row = styled.div`display:flex;justify-content:space-between;align-items:center;gap:20px`;
const Sub = styled.p`color:#a3a7b0;font-size:13px`;
const Dl = styled.dl`display:grid;grid-template-columns:150px 1fr;margin:14px 0 0;row-gap:6px;dt{color:#a3a7b0}dd{margin:0}`;
const Btn = styled.button`border:0;border-radius:4px;padding:14px 34px;font-weight:700;min-width:240px;color:#fff;background:${p => p.$kind === 'sub' ? '#343842' : '#0a8fe0'};&:disabled{opacity:.35;cursor:default}`;
const TextLink = styled.a`color:#8fcff5;text-decoration:underline;font-size:13px`;
const Center = styled.div`display:flex;flex-direction:column;gap:16px;align-items:center;margin-top:30px`;
const Benefit = styled.li`display:flex;gap:18px;padding:18px 0;border-bottom:1px solid #24272e;span{font-size:26px;width:40px}`;
const Gift = styled.section`background:linear-gradient(110deg,#0b4f8a,#5b2fa0);border-radius:8px;padding:24px 26px;margin:22px 0;text-align:center;h3{font-size:19px;margin-bottom:6px}button{margin-top:14px;background:#fff;color:#0b3f74}`;
const CheckLabel = styled.label`display:flex;gap:12px;align-items:center;padding:11px 4px;cursor:pointer;input{position:absolute;opacity:0;width:1px;height:1px}`;
const Box = styled.span`width:22px;height:22px;border-radius:3px;border:2px solid ${p => p.$on ? '#0a8fe0' : '#6b707c'};background:${p => p.$on ? '#0a8fe0' : 'transparent'};flex:none;display:inline-flex;align-items:center;justify-content:center;font-size:14px;line-height:1`;
const Area = styled.textarea`width:100%;background:#0e0f12;border:1px solid #343842;border-radius:4px;color:#fff;padding:12px;margin-top:10px;font:inherit`;
const Notes = styled.ul`font-size:13px;color:#c7cad1;max-height:190px;overflow:auto;border:1px solid #2b2f38;border-radius:4px;padding:16px 18px;li{margin-bottom:8px;padding-left:1em;text-indent:-1em}`;
const Foot = styled.footer`border-top:1px solid #1d2026;padding:26px 34px;color:#7d828d;font-size:12px;a{margin-right:18px}`;
const Dim = styled.div`position:fixed;inset:0;background:rgba(0,0,0,.7);display:flex;align-items:center;justify-content:center;z-index:10`;
const Dialog = styled.div`background:#1e2128;border-radius:8px;padding:30px;max-width:440px;text-align:center`;

const Ctx = createContext(null);
const use = () => useContext(Ctx);
function Link({ to, children, ...p }) {
  const { go } = use();
  return <a href={to} onClick={e => { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(to); }} {...p}>{children}</a>;
}
function Check({ checked, onChange, children }) {
  return <CheckLabel><input type="checkbox" checked={checked} onChange={onChange} /><Box $on={checked} aria-hidden="true">{checked ? '✓' : ''}</Box><span>{children}</span></CheckLabel>;
}

function Shell({ children }) {
  const { me, path } = use();
  const items = [['/home', 'ホーム'], ['/movie', '映画'], ['/drama', '海外ドラマ'], ['/asia', '韓流・アジア'], ['/jdrama', '国内ドラマ'], ['/anime', 'アニメ'], ['/sports', 'スポーツ'], ['/live', '音楽・ライブ'], ['/book', 'マンガ・書籍']];
  return <Layout><Side aria-label="メインメニュー"><Logo>ミルナミ</Logo><ul>
    {items.map(([h, t]) => <SideItem key={h} $on={path === h}><Link to={h}>{t}</Link></SideItem>)}<SideSep />
    {[['/mylist', 'マイリスト'], ['/history', '視聴履歴'], ['/download', 'ダウンロード済み'], ['/purchased', '購入済み']].map(([h, t]) => <SideItem key={h} $on={path === h}><Link to={h}>{t}</Link></SideItem>)}<SideSep />
    <SideItem $on={path.startsWith('/account') || path === '/'}><Link to="/account">アカウント・契約</Link></SideItem><SideItem><Link to="/support">ヘルプセンター</Link></SideItem></ul></Side>
    <Body><Top><SearchBox><input placeholder="作品名、人名で検索" aria-label="検索" /></SearchBox><Link to="/account/points">ポイント {me.points.toLocaleString()}pt</Link><span>{me.name} さん</span></Top>
      <Main>{children}</Main>
      <Foot><p><Link to="/company">会社概要</Link><Link to="/terms">利用規約</Link><Link to="/privacy">プライバシーポリシー</Link><Link to="/tokushoho">特定商取引法に基づく表示</Link><Link to="/cookie">Cookieポリシー</Link><Link to="/support">お問い合わせ</Link></p><p>© 株式会社ミルナミ　JASRAC許諾番号 9024598001Y45037</p></Foot></Body></Layout>;
}

function Account() {
  const { me } = use();
  return <><H1>アカウント・契約</H1>
    {me.gift && <Panel>継続ありがとうございます。500ポイントをプレゼントしました。</Panel>}
    <H2>契約・お支払い</H2><List>
      <li><Link to="/account/contract"><span>契約内容の確認・解約<small>{me.plan ? '月額プラン ご契約中' : '現在ご契約中のプランはありません'}</small></span><span aria-hidden="true">›</span></Link></li>
      <li><Link to="/account/payment"><span>決済方法の登録・変更<small>クレジットカード（下4桁 8827）</small></span><span aria-hidden="true">›</span></Link></li>
      <li><Link to="/account/billing"><span>利用・決済履歴</span><span aria-hidden="true">›</span></Link></li></List>
    <H2>ポイント</H2><List><li><Link to="/account/points"><span>ポイントの確認・チャージ<small>保有ポイント {me.points.toLocaleString()}pt（有効期限 {me.pointExpiry}）</small></span><span aria-hidden="true">›</span></Link></li></List>
    <H2>お客さま情報</H2><List>
      <li><Link to="/account/profile"><span>登録情報の確認・変更<small>{me.email}</small></span><span aria-hidden="true">›</span></Link></li>
      <li><Link to="/account/family"><span>ファミリーアカウント<small>子アカウント 1 / 3</small></span><span aria-hidden="true">›</span></Link></li>
      <li><Link to="/account/parental"><span>視聴制限・購入制限</span><span aria-hidden="true">›</span></Link></li>
      <li><Link to="/account/mail"><span>メール配信設定</span><span aria-hidden="true">›</span></Link></li>
      <li><Link to="/account/device"><span>ログイン中のデバイス管理</span><span aria-hidden="true">›</span></Link></li></List></>;
}

function Contract() {
  const { me, post } = use();
  return <><Back as={Link} to="/account">‹ アカウント・契約</Back><H1>契約内容の確認・解約</H1>
    {me.plan ? <Panel><Row><div><h3>月額プラン</h3><Sub>見放題作品35万本以上、雑誌200誌以上、毎月1,200ポイント</Sub></div><Link to="/account/contract/cancel" style={{ color: '#8fcff5', whiteSpace: 'nowrap' }}>解約手続き</Link></Row>
      <Dl><dt>ご利用料金</dt><dd>月額 2,189円（税込）</dd><dt>ご契約日</dt><dd>2024年3月9日</dd><dt>次回更新日</dt><dd>{me.next}</dd><dt>決済方法</dt><dd>クレジットカード</dd></Dl></Panel>
      : <Panel><h3>月額プラン</h3><Sub>現在ご契約はありません。</Sub><Center style={{ alignItems: 'flex-start', marginTop: 14 }}><Btn onClick={() => post('/api/contract/start')}>月額プランに再加入する</Btn></Center></Panel>}
    {me.pack && <Panel><Row><div><h3>まるごと時代劇パック</h3><Sub>オプション　時代劇・歴史ドラマ3,000エピソードが見放題</Sub></div><Link to="/account/contract/cancel-pack" style={{ color: '#8fcff5', whiteSpace: 'nowrap' }}>解約手続き</Link></Row><Dl><dt>ご利用料金</dt><dd>月額 990円（税込）</dd><dt>次回更新日</dt><dd>{me.next}</dd></Dl></Panel>}
    <Sub>※まるごと時代劇パックは、月額プランを解約すると同時に終了します。<br />※月の途中で解約した場合も、月額料金の日割り計算はいたしません。</Sub>
    {!me.plan && <p style={{ marginTop: 26 }}><TextLink as={Link} to="/account/withdraw">アカウントを削除（退会）する</TextLink></p>}</>;
}

function CancelTop() {
  const { me, go, post } = use();
  if (!me.plan) return <Contract />;
  return <><Back as={Link} to="/account/contract">‹ 契約内容の確認・解約</Back><H1>解約手続き</H1>
    <p>ミルナミをご利用いただきありがとうございます。解約前に、以下をご確認ください。</p>
    <H2>解約するとご利用いただけなくなるサービス</H2>
    <ul><Benefit><span>🎬</span><div><b>見放題作品 350,000本以上</b><Sub>解約手続きが完了した時点で、見放題作品の視聴ができなくなります。</Sub></div></Benefit>
      <Benefit><span>📖</span><div><b>雑誌 200誌以上の読み放題</b><Sub>バックナンバーも含めて閲覧できなくなります。</Sub></div></Benefit>
      <Benefit><span>🎁</span><div><b>毎月もらえる1,200ポイント</b><Sub>次回のポイント付与は {me.next} の予定です。</Sub></div></Benefit>
      <Benefit><span>👪</span><div><b>ファミリーアカウント</b><Sub>お子さまのアカウントでも見放題作品が視聴できなくなります。</Sub></div></Benefit></ul>
    <Gift><h3>今なら500ポイントプレゼント</h3><p>このまま契約を継続いただくと、最新作のレンタルに使える500ポイントをプレゼントします。</p><Btn onClick={async () => { await post('/api/contract/retain'); go('/account'); }}>ポイントを受け取って継続する</Btn></Gift>
    <H2>マイリストの作品がまもなく配信終了</H2><Sub>「海霧の街」「夜明けのアルゴリズム」ほか 6作品が今月末で配信終了予定です。</Sub>
    <Center><Btn $kind="sub" onClick={() => go('/account/contract/cancel/enquete')}>次へ</Btn><TextLink as={Link} to="/account/contract">契約を続ける</TextLink></Center></>;
}

const REASONS = ['観たい作品がなかった', '観たい作品を観終わった', '月額料金が高い', '忙しくて観る時間がない', '見放題ではない作品が多かった', '他の動画配信サービスを利用する', '画質・音質・再生に不満がある', '操作がわかりにくい', '無料トライアルのみの利用だった', 'その他'];
function Enquete() {
  const { me, post, go } = use();
  const [r, setR] = useState([]), [txt, setTxt] = useState(''), [ok, setOk] = useState(false), [busy, setBusy] = useState(false);
  if (!me.plan) return <Contract />;
  const toggle = x => setR(r.includes(x) ? r.filter(y => y !== x) : [...r, x]);
  const end = async () => { setBusy(true); await post('/api/contract/cancel', { service: 'monthly', reasons: r, comment: txt, agree: ok }); go('/account/contract/cancel/complete'); };
  return <><Back as={Link} to="/account/contract/cancel">‹ 戻る</Back><H1>解約手続き</H1>
    <Panel><h3>アンケートのお願い</h3><Sub>今後のサービス向上のため、解約の理由をお聞かせください。（必須・複数選択可）</Sub>
      <div role="group" aria-label="解約の理由">{REASONS.map(x => <Check key={x} checked={r.includes(x)} onChange={() => toggle(x)}>{x}</Check>)}</div>
      <Area rows={3} value={txt} onChange={e => setTxt(e.target.value)} maxLength={400} placeholder="ご意見・ご要望があればご記入ください（任意）" aria-label="ご意見・ご要望" /></Panel>
    <Panel><h3 style={{ marginBottom: 12 }}>解約に関する注意事項</h3><Notes tabIndex={0}>
      <li>・解約手続きが完了すると、ただちに見放題作品の視聴・雑誌の閲覧ができなくなります。</li><li>・月額料金の日割り計算、返金はいたしません。</li><li>・保有ポイント（{me.points.toLocaleString()}pt）は、有効期限までレンタル・購入にご利用いただけます。</li><li>・購入済み作品は、解約後もアカウントが残っている限りご視聴いただけます。</li><li>・ダウンロード済みの見放題作品は再生できなくなります。</li><li>・オプションのパックは同時に終了します。</li><li>・解約してもアカウント（登録情報）は削除されません。</li></Notes>
      <Check checked={ok} onChange={e => setOk(e.target.checked)}>注意事項に同意する</Check></Panel>
    <Center><Btn disabled={!r.length || !ok || busy} onClick={end}>解約する</Btn><TextLink as={Link} to="/account/contract">解約しないで契約を続ける</TextLink></Center></>;
}

function Complete() {
  const { me } = use();
  if (me.plan) return <Contract />;
  return <><H1>解約手続きが完了しました</H1><Panel><p>月額プランの解約手続きが完了しました（{me.today}）。<br />ご利用いただき、ありがとうございました。</p><Dl><dt>保有ポイント</dt><dd>{me.points.toLocaleString()}pt（有効期限 {me.pointExpiry}）</dd><dt>確認メール</dt><dd>{me.email} 宛に送信しました</dd></Dl></Panel>
    <Sub>アカウントは残っていますので、購入済み作品の視聴やポイントのご利用が可能です。また、いつでも再加入いただけます。</Sub>
    <Center><Btn as={Link} to="/home" style={{ textAlign: 'center' }}>ホームに戻る</Btn><TextLink as={Link} to="/account/contract">契約内容を確認する</TextLink><TextLink as={Link} to="/account/withdraw">アカウントの削除（退会）をご希望の方はこちら</TextLink></Center></>;
}

function CancelPack() {
  const { post, go, me } = use();
  const [open, setOpen] = useState(false);
  if (!me.pack) return <Contract />;
  return <><Back as={Link} to="/account/contract">‹ 契約内容の確認・解約</Back><H1>まるごと時代劇パックの解約</H1><Panel><p>オプションパックのみを解約します。月額プランは継続されます。</p></Panel><Center><Btn $kind="sub" onClick={() => setOpen(true)}>パックを解約する</Btn></Center>
    {open && <Dim><Dialog role="dialog" aria-modal="true"><p>まるごと時代劇パックを解約します。よろしいですか？</p><Center><Btn onClick={async () => { await post('/api/contract/cancel', { service: 'pack' }); go('/account/contract'); }}>解約する</Btn><Btn $kind="sub" onClick={() => setOpen(false)}>キャンセル</Btn></Center></Dialog></Dim>}</>;
}
function Withdraw() {
  const { post, go, me } = use();
  const [ok, setOk] = useState(false);
  return <><H1>アカウントの削除（退会）</H1><Panel><p>退会すると、保有ポイント {me.points.toLocaleString()}pt、購入済み作品、視聴履歴などすべての情報が削除され、元に戻すことはできません。</p><Check checked={ok} onChange={e => setOk(e.target.checked)}>内容を確認し、同意する</Check></Panel><Center><Btn $kind="sub" disabled={!ok || me.plan} onClick={async () => { await post('/api/account/delete'); go('/account'); }}>退会する</Btn></Center></>;
}
function Points() {
  const { me, post } = use();
  return <><Back as={Link} to="/account">‹ アカウント・契約</Back><H1>ポイントの確認・チャージ</H1><Panel><Row><h3>{me.points.toLocaleString()}pt</h3><Btn onClick={() => post('/api/points/charge')}>1,000ポイントをチャージ</Btn></Row></Panel></>;
}
function Mail() {
  const { me, post } = use();
  return <><Back as={Link} to="/account">‹ アカウント・契約</Back><H1>メール配信設定</H1><Panel><Check checked={me.mails} onChange={e => post('/api/mail', { mails: e.target.checked })}>おすすめ作品・キャンペーンのお知らせを受け取る</Check></Panel></>;
}
function Support() {
  return <><H1>ヘルプセンター</H1><List>{['解約方法を知りたい', '退会方法を知りたい', 'ログインできない', '視聴できない', '支払い方法を変更したい'].map((t, i) => <li key={t}><Link to={'/support/' + (1001 + i)}>{t}<span aria-hidden="true">›</span></Link></li>)}</List></>;
}
function SupportPage({ n }) {
  return n === '1001' ? <><H1>解約方法を知りたい</H1><Panel><p>1. <Link to="/account" style={{ textDecoration: 'underline' }}>アカウント・契約</Link> を選択<br />2. 「契約内容の確認・解約」を選択<br />3. 解約したいサービスの「解約手続き」を選択<br />4. 画面の案内に沿って手続きを進めてください</p></Panel></> : <><H1>ヘルプセンター</H1><Panel><p>お困りの場合はチャットサポートをご利用ください。（10:00〜20:00）</p></Panel></>;
}
function Generic() {
  const titles = ['海霧の街', '夜明けのアルゴリズム', '七番目の灯台', '港町食堂', '鉄と椿', '雨音のワルツ', '最後の編集会議', '北極星まで'];
  return <><H1>おすすめ作品</H1><div style={{ display: 'grid', gridTemplateColumns: 'repeat(4,1fr)', gap: 16 }}>{titles.map((t, i) => <Link key={t} to={'/title/' + i}><div style={{ height: 110, borderRadius: 6, background: `hsl(${i * 47},45%,32%)` }} /><Sub>{t}</Sub></Link>)}</div></>;
}

function App() {
  const [path, setPath] = useState(location.pathname), [me, setMe] = useState(null);
  const load = () => fetch('/api/me').then(r => r.json()).then(setMe);
  useEffect(() => { load(); const f = () => setPath(location.pathname); addEventListener('popstate', f); return () => removeEventListener('popstate', f); }, []);
  const go = to => { history.pushState({}, '', to); setPath(to); scrollTo(0, 0); };
  const post = async (u, b) => { const r = await fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }); const j = await r.json(); if (r.ok) setMe(j); };
  if (!me) return <><Global /><div style={{ padding: 80, textAlign: 'center' }} aria-busy="true">読み込み中…</div></>;
  const R = { '/': Account, '/account': Account, '/account/contract': Contract, '/account/contract/cancel': CancelTop, '/account/contract/cancel/enquete': Enquete, '/account/contract/cancel/complete': Complete, '/account/contract/cancel-pack': CancelPack, '/account/withdraw': Withdraw, '/account/points': Points, '/account/mail': Mail, '/support': Support };
  const P = R[path.replace(/(.)\/$/, '$1')];
  const sup = path.match(/^\/support\/(\d+)/);
  return <Ctx.Provider value={{ me, path, go, post }}><Global />{me.deleted ? <Main><H1>退会手続きが完了しました</H1></Main> : <Shell>{P ? <P /> : sup ? <SupportPage n={sup[1]} /> : <Generic />}</Shell>}</Ctx.Provider>;
}
createRoot(document.getElementById('__next')).render(<App />);
