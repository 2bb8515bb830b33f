#!/usr/bin/env python3
"""あにめ日和ストア（見放題の動画配信）と、運営元「港ネット」のオンライン手続き（別ホスト）。"""
import argparse, datetime, html, json, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.Lock()
TODAY = datetime.date.today()
START = TODAY - datetime.timedelta(days=412)
ja = lambda d: f"{d.year}年{d.month}月{d.day}日"
STORE = PROC = ""


def fresh():
    return dict(state="active", final_requests=0, harm=[], log=[], done=None, mail=True, wiz={}, token=secrets.token_hex(20))


S = fresh()
e = html.escape

CSS = """
*{box-sizing:border-box}body{margin:0;font:15px/1.65 "Hiragino Kaku Gothic ProN","Noto Sans CJK JP",Meiryo,sans-serif;color:#333;background:#fff}a{color:#d0551e;text-decoration:none}a:hover{text-decoration:underline}
.hd{background:#eb5528;color:#fff}.hd .in{max-width:1080px;margin:0 auto;display:flex;align-items:center;gap:20px;height:58px;padding:0 14px}.hd a{color:#fff;font-size:13px}.hd .lg{font-size:21px;font-weight:800;margin-right:auto}
.hd form{margin:0}.hd input{border:0;border-radius:14px;padding:5px 14px;width:210px}.gn{background:#fff;border-bottom:1px solid #e4e4e4}.gn ul{max-width:1080px;margin:0 auto;padding:0 14px;list-style:none;display:flex;gap:24px}.gn a{display:block;padding:11px 0;color:#333;font-size:13px}
.ct{max-width:1080px;margin:0 auto;padding:20px 14px 60px;display:grid;grid-template-columns:220px 1fr;gap:28px}.sm{border:1px solid #e4e4e4;border-radius:4px;align-self:start}.sm p{margin:0;padding:9px 14px;background:#f6f6f6;font-weight:700;font-size:13px}.sm a{display:block;padding:10px 14px;border-top:1px solid #eee;color:#333;font-size:13px}
h1{font-size:21px;border-bottom:2px solid #eb5528;padding-bottom:8px;margin:0 0 18px}h2{font-size:16px;border-left:4px solid #eb5528;padding-left:10px;margin:26px 0 12px}
table.t{border-collapse:collapse;width:100%}table.t th,table.t td{border:1px solid #ddd;padding:10px 14px;text-align:left;font-size:14px}table.t th{background:#faf6f3;width:34%}
.works{display:grid;grid-template-columns:repeat(4,1fr);gap:12px}.works a{color:#333;font-size:12px}.works i{display:block;aspect-ratio:16/9;border-radius:4px;margin-bottom:4px}
.bt{display:block;max-width:420px;margin:12px auto;text-align:center;padding:13px;border-radius:4px;font-weight:700;border:1px solid #eb5528;font-size:15px;cursor:pointer;font-family:inherit;width:100%}.bt.o{background:#eb5528;color:#fff}.bt.w{background:#fff;color:#555;border-color:#bbb}
.note{font-size:12px;color:#666}.ft{background:#333;color:#ccc;font-size:12px;padding:24px 14px}.ft div{max-width:1080px;margin:0 auto}.ft a{color:#ccc;margin-right:16px;display:inline-block}.box{background:#fff8f4;border:1px solid #f4c9b6;padding:14px 18px;border-radius:4px;margin-bottom:16px}
"""
PCSS = """
body{margin:0;font:14px/1.6 Meiryo,"Noto Sans CJK JP",sans-serif;color:#222;background:#fff}#w{width:900px;margin:0 auto}.mh{border-bottom:3px solid #00498c;padding:12px 0;overflow:hidden}.mh b{font-size:20px;color:#00498c}.mh span{float:right;font-size:12px}
a{color:#004da0}.st{background:#e8eef5;padding:8px 12px;margin:14px 0;font-size:12px}.st b{color:#c00}h1{font-size:18px;background:#00498c;color:#fff;padding:8px 12px;margin:16px 0}h2{font-size:14px;background:#dde7f1;padding:6px 10px;margin:20px 0 8px;border-left:5px solid #00498c}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #aab7c4;padding:8px 12px;font-weight:400;text-align:left;vertical-align:top}th{background:#f2f5f8;width:30%}.er{border:2px solid #c00;color:#c00;padding:8px 12px;margin:10px 0}.bs{text-align:center;margin:26px 0}.bs input,.bs a.b{font:700 14px Meiryo,sans-serif;padding:9px 34px;margin:0 8px;border:1px solid #777;background:#f0f0f0;cursor:pointer;color:#222;text-decoration:none;display:inline-block}.bs input.n{background:#00498c;color:#fff;border-color:#003565}
.nt{font-size:12px;color:#555}.off{color:#999}.mf{border-top:1px solid #aaa;font-size:11px;padding:12px 0 40px;margin-top:40px}.mf a{margin-right:14px}
"""
PJS = """
var noticeOpened=false;
function openNotice(a){
  window.open(a.href,'chuui','width=640,height=620,scrollbars=yes,resizable=yes');
  noticeOpened=true;
  var c=document.getElementById('chkDoui');c.disabled=false;document.getElementById('lblDoui').className='';
  return false;
}
function chkMail(){var f=document.forms['frmTetsuzuki'];var o=f.elements['mailTo'].value==='2';f.elements['mailOther'].disabled=!o;}
function goNext(){
  var f=document.forms['frmTetsuzuki'];
  if(!f.elements['kaiyaku'].checked){alert('お手続きする項目にチェックを入れてください。');return false;}
  if(!document.getElementById('chkDoui').checked){alert('注意事項をご確認のうえ、同意のチェックを入れてください。');return false;}
  if(!f.elements['mailTo'].value){alert('受付確認メールの送信先を選択してください。');return false;}
  f.submit();
}
var sent=false;
function once(){if(sent)return false;sent=true;return true;}
"""
W = [("星霜のカルテット", "#6a7fdb,#b6c5ff"), ("放課後、鉄道部。", "#e0904f,#ffe1b5"), ("転生したら町工場だった件", "#57705f,#b7d3b9"), ("竜と眠る図書館 2期", "#7b3f61,#e6b3cd"),
     ("カナタ・リバース", "#2b4a66,#9cc6e8"), ("ねこまち食堂", "#c7574c,#f7d0c5"), ("機装少女アルタ", "#444,#bbb"), ("夕凪ダイアリー", "#ee9a3a,#fde7a9")]


def works(n=8):
    return '<div class="works">' + "".join(f'<a href="/ani/ci?workId=2{i}41"><i style="background:linear-gradient(135deg,{c})"></i>{t}</a>' for i, (t, c) in enumerate(W[:n])) + "</div>"


def spage(title, body):
    act = S["state"] == "active"
    mem = ('<a href="/ani/cancel">解約はこちら</a>' if act else '<a href="/ani/entry">会員登録</a>')
    return f"""<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>{title} | あにめ日和ストア</title><link rel="stylesheet" href="/css/store.css"></head><body>
<div class="hd"><div class="in"><a class="lg" href="/">あにめ日和ストア</a><form action="/ani/search"><input name="q" placeholder="作品名・声優名・キーワード" aria-label="検索"></form><a href="/">マイページ</a><a href="/ani/clip">気になる</a><a href="/ani/history">視聴履歴</a><a href="/ani/logout">ログアウト</a></div></div>
<div class="gn"><ul><li><a href="/ani/season">今期アニメ</a></li><li><a href="/ani/gojuon">50音順</a></li><li><a href="/ani/genre">ジャンル</a></li><li><a href="/ani/ranking">ランキング</a></li><li><a href="/ani/rental">レンタル</a></li><li><a href="/ani/music">アニソン</a></li><li><a href="/ani/stage">2.5次元・舞台</a></li><li><a href="/ani/campaign">キャンペーン</a></li></ul></div>
<div class="ct"><div class="sm"><p>マイページ</p><a href="/">マイページトップ</a><a href="/ani/history">視聴履歴</a><a href="/ani/clip">気になる作品</a><a href="/ani/rental/list">レンタル購入履歴</a><p>アカウント管理</p><a href="/ani/mail">メール配信設定</a><a href="/ani/pin">視聴制限・暗証番号</a><a href="/ani/device">ダウンロード端末の管理</a><a href="{PROC}/macc/">mアカウントの確認・変更</a>{mem}<p>サポート</p><a href="/ani/faq">よくあるご質問</a><a href="/ani/inquiry">お問い合わせ</a></div><div><h1>{title}</h1>{body}</div></div>
<div class="ft"><div><a href="/ani/rule">ご利用規約</a><a href="/ani/tokutei">特定商取引法に基づく表記</a><a href="/ani/privacy">プライバシーポリシー</a><a href="/ani/device_list">対応端末</a><a href="/ani/faq">ヘルプ</a><a href="{PROC}/macc/">mアカウント</a><p>&copy; 港ネット株式会社　あにめ日和ストアは株式会社日和映像と港ネット株式会社が共同で運営しています。JASRAC許諾番号:9000000000Y00000</p></div></div></body></html>"""


def ppage(title, body, step=None):
    st = ""
    if step is not None:
        st = '<div class="st">' + "　＞　".join(f"<b>{t}</b>" if i == step else t for i, t in enumerate(["手続き内容選択", "手続き内容確認", "手続き完了"])) + "</div>"
    return f"""<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>{title}｜港ネットオンライン手続き</title><link rel="stylesheet" href="/common/proc.css"><script src="/common/proc.js"></script></head><body><div id="w"><div class="mh"><span>ようこそ　佐久間 遥 様　｜　<a href="{PROC}/macc/">mアカウント</a>　｜　<a href="{PROC}/help/">ヘルプ</a></span><b>港ネット</b> オンライン手続き</div>{st}<h1>{title}</h1>{body}<div class="mf"><a href="{PROC}/help/">ご利用にあたって</a><a href="{PROC}/help/">プライバシーポリシー</a><a href="{PROC}/help/">お問い合わせ</a><br>&copy; 港ネット株式会社</div></div></body></html>"""


def tok():
    return f'<input type="hidden" name="TRANSACTION_TOKEN" value="{S["token"]}">'


def mypage():
    if S["state"] == "active":
        s = f'<table class="t"><tr><th>会員登録状況</th><td>登録中（月額コース）</td></tr><tr><th>月額料金</th><td>550円（税込）</td></tr><tr><th>ご契約日</th><td>{ja(START)}</td></tr><tr><th>お支払い方法</th><td>クレジットカード（mアカウント登録カード **** 2206）</td></tr><tr><th>mアカウント</th><td>haruka.sakuma@tayori.example</td></tr></table>'
    elif S["state"] == "cancelled":
        s = f'<table class="t"><tr><th>会員登録状況</th><td>未登録（{ja(S["done"])}に解約済み）</td></tr><tr><th>mアカウント</th><td>haruka.sakuma@tayori.example</td></tr></table><div class="box" style="margin-top:16px"><b>6,300作品以上のアニメが見放題！</b><br>月額550円（税込）。再登録の場合、初回無料期間は適用されません。<a class="bt o" href="/ani/entry">会員登録する</a></div>'
    else:
        s = f'<table class="t"><tr><th>会員登録状況</th><td>―（{e(S["state"])}）</td></tr></table>'
    return spage("マイページ", f'<h2>会員情報</h2>{s}<h2>続きから見る</h2>{works(4)}<h2>あなたへのおすすめ</h2>{works(8)}<h2>お知らせ</h2><p class="note">・システムメンテナンスのお知らせ<br>・レンタル作品 ポイント還元キャンペーン実施中<br>・一部端末のサポート終了について</p>')


def cancel1():
    if S["state"] != "active":
        return mypage()
    return spage("あにめ日和ストアの解約", f"""<div class="box">あにめ日和ストアをご利用いただきありがとうございます。<br>解約されると、以下のサービスがご利用いただけなくなります。</div>
<table class="t"><tr><th>見放題</th><td>6,300作品以上の見放題作品が視聴できなくなります。</td></tr><tr><th>ダウンロード</th><td>ダウンロード済みの作品も再生できなくなります。</td></tr><tr><th>気になる・視聴履歴</th><td>登録内容は一定期間経過後に削除されます。</td></tr></table>
<h2>まもなく配信開始の作品</h2>{works(4)}
<p class="note">※解約手続きが完了した時点から、見放題作品を視聴できなくなります。<br>※月の途中で解約された場合も、日割り計算はされず、1か月分の料金がかかります。<br>※レンタルで購入した作品は、視聴期限までご視聴いただけます。<br>※mアカウントは廃止されません。</p>
<a class="bt o" href="/">解約せずにサービスを続ける</a><a class="bt w" href="{PROC}/tetsuzuki/MN0210/init?svc=ANIB">解約する</a>
<p class="note" style="text-align:center">※「港ネットオンライン手続き」のページに移動します。</p>""")


def p_select(err=""):
    if S["state"] != "active":
        return ppage("ご契約内容", f'<p>「あにめ日和ストア」のご契約はありません。</p><div class="bs"><a class="b" href="{STORE}/">あにめ日和ストアへ戻る</a></div>')
    return ppage("あにめ日和ストア　解約のお手続き", f"""{err}<p>お手続き内容を選択し、「次へ進む」ボタンを押してください。</p><form name="frmTetsuzuki" method="post" action="/tetsuzuki/MN0210/confirm">{tok()}
<h2>ご契約内容</h2><table><tr><th>サービス名</th><td>あにめ日和ストア</td></tr><tr><th>月額使用料</th><td>550円（税込）</td></tr><tr><th>現在のご契約</th><td>契約中</td></tr><tr><th>お手続き</th><td><input type="checkbox" name="kaiyaku" id="chkKaiyaku" value="1"><label for="chkKaiyaku">あにめ日和ストアを解約する</label></td></tr></table>
<h2>注意事項</h2><table><tr><th>注意事項の確認</th><td>必ず下記の注意事項をお読みのうえ、同意される場合はチェックを入れてください。<br><a href="/tetsuzuki/chuui/ANIB.html" target="_blank" onclick="return openNotice(this)">「あにめ日和ストア」解約の注意事項</a><span class="nt">（別ウィンドウで開きます）</span><br><input type="checkbox" name="doui" id="chkDoui" value="1" disabled><label for="chkDoui" id="lblDoui" class="off">注意事項に同意する</label></td></tr></table>
<h2>受付確認メールの送信先</h2><table><tr><th>送信先の選択</th><td><input type="radio" name="mailTo" id="m1" value="1" onclick="chkMail()"><label for="m1">haruka.sakuma@tayori.example</label><br><input type="radio" name="mailTo" id="m2" value="2" onclick="chkMail()"><label for="m2">その他のメールアドレス</label> <input type="text" name="mailOther" size="36" disabled aria-label="その他のメールアドレス"><br><input type="radio" name="mailTo" id="m3" value="3" onclick="chkMail()"><label for="m3">送信しない</label></td></tr></table>
<div class="bs"><input type="button" value="やめる" onclick="location.href='{STORE}/'"><input type="button" class="n" value="次へ進む" onclick="goNext()"></div></form>""", 0)


def p_confirm():
    m = {"1": "haruka.sakuma@tayori.example", "2": e(S["wiz"].get("other", "")), "3": "送信しない"}[S["wiz"]["mail"]]
    return ppage("お手続き内容の確認", f"""<p>以下の内容でお手続きします。よろしければ「手続きを完了する」ボタンを押してください。</p><table><tr><th>サービス名</th><td>あにめ日和ストア</td></tr><tr><th>お手続き内容</th><td>解約</td></tr><tr><th>適用日</th><td>{ja(TODAY)}（手続き完了後、即時）</td></tr><tr><th>解約金</th><td>なし</td></tr><tr><th>注意事項</th><td>同意する</td></tr><tr><th>受付確認メール</th><td>{m}</td></tr></table><p class="nt">※ボタンは一度だけ押してください。画面が切り替わるまでに時間がかかる場合があります。</p>
<form name="frmKakutei" method="post" action="/tetsuzuki/MN0210/complete" onsubmit="return once()">{tok()}<div class="bs"><a class="b" href="/tetsuzuki/MN0210/init?svc=ANIB">戻る</a><input type="submit" class="n" value="手続きを完了する"></div></form>""", 1)


def p_done():
    return ppage("お手続きが完了しました", f"""<p>以下のお手続きを受け付けました。ご利用ありがとうございました。</p><table><tr><th>受付番号</th><td>{TODAY.strftime('%Y%m%d')}-0073914</td></tr><tr><th>受付日</th><td>{ja(TODAY)}</td></tr><tr><th>サービス名</th><td>あにめ日和ストア</td></tr><tr><th>お手続き内容</th><td>解約</td></tr></table>
<h2>アンケートのお願い（任意）</h2><p>今後のサービス向上のため、<a href="{STORE}/ani/enquete">解約理由に関するアンケート</a>にご協力ください。</p><div class="bs"><a class="b" href="{STORE}/">あにめ日和ストアへ戻る</a></div>""", 2)


def get_store(p):
    if p == "/":
        return mypage()
    if p == "/ani/cancel":
        return cancel1()
    if p == "/ani/entry":
        if S["state"] == "active":
            return mypage()
        return spage("会員登録", f'<div class="box">月額550円（税込）がmアカウント登録カードに請求されます。</div><form method="post" action="/ani/entry">{tok()}<button class="bt o">規約に同意して登録する</button></form>')
    if p == "/ani/enquete":
        return spage("アンケート", f'<form method="post" action="/ani/enquete">{tok()}<p>解約の理由をお聞かせください。（複数選択可）</p>' + "".join(f'<p><label><input type="checkbox" name="r" value="{i}"> {t}</label></p>' for i, t in enumerate(["見たい作品がなかった", "見たい作品を見終わった", "見る時間がない", "料金が高い", "画質・再生に不満がある", "他のサービスを利用する", "その他"])) + '<textarea name="c" rows="4" cols="60" aria-label="ご意見"></textarea><button class="bt o">送信する</button></form>')
    if p == "/ani/mail":
        return spage("メール配信設定", f'<form method="post" action="/ani/mail">{tok()}<p><label><input type="checkbox" name="mm" value="1"{" checked" if S["mail"] else ""}> あにめ日和ストアからのお知らせメールを受け取る</label></p><button class="bt o">設定を変更する</button></form>')
    if p == "/ani/rental":
        return spage("レンタル", f'<p>新作映画をレンタルで。購入後30日以内、視聴開始から48時間視聴できます。</p>{works(4)}<form method="post" action="/ani/rental/buy">{tok()}<button class="bt o">「劇場版 竜と眠る図書館」を550円でレンタルする</button></form>')
    if p == "/ani/faq":
        return spage("よくあるご質問", '<h2>料金・登録・解約</h2><p><a href="/ani/faq/price">月額料金はいつ請求されますか？</a><br><a href="/ani/faq/cancel">解約方法を教えてください</a><br><a href="/ani/faq/macc">mアカウントとは何ですか？</a></p><h2>視聴</h2><p><a href="/ani/faq/play">動画が再生できません</a><br><a href="/ani/faq/tv">テレビで見るには？</a></p>')
    if p == "/ani/faq/cancel":
        return spage("解約方法を教えてください", '<p>マイページのメニュー「アカウント管理」にある「解約はこちら」からお手続きください。アプリを削除しただけでは解約されません。</p><p class="note">※アプリ内課金で登録された方は、各ストアの定期購入の管理からお手続きください。</p>')
    T = {"history": "視聴履歴", "clip": "気になる作品", "season": "今期アニメ", "ranking": "ランキング", "genre": "ジャンル", "gojuon": "50音順", "campaign": "キャンペーン", "music": "アニソン", "stage": "2.5次元・舞台", "ci": "作品詳細", "search": "検索結果"}
    if p.startswith("/ani/"):
        k = p.split("/")[-1]
        t2 = {"pin": "視聴制限・暗証番号", "device": "ダウンロード端末の管理", "inquiry": "お問い合わせ", "rule": "ご利用規約", "tokutei": "特定商取引法に基づく表記", "privacy": "プライバシーポリシー", "device_list": "対応端末", "logout": "ログアウト", "list": "レンタル購入履歴"}
        if k in T:
            return spage(T[k], works(8))
        return spage(t2.get(k, "ご案内"), '<p>対象の情報はありません。くわしくは「よくあるご質問」をご確認ください。</p>')
    return None


def get_proc(p):
    if p == "/tetsuzuki/MN0210/init":
        return p_select()
    if p == "/tetsuzuki/MN0210/confirm":
        return p_confirm() if S["wiz"].get("mail") and S["state"] == "active" else p_select()
    if p == "/tetsuzuki/MN0210/complete":
        return p_done() if S["state"] == "cancelled" else p_select()
    if p == "/tetsuzuki/chuui/ANIB.html":
        return '<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>解約の注意事項</title><link rel="stylesheet" href="/common/proc.css"></head><body style="padding:16px"><h1>「あにめ日和ストア」解約の注意事項</h1><ul><li>解約手続き完了後は、ただちに見放題作品の視聴ができなくなります。</li><li>解約月の月額使用料は、日割り計算されません。</li><li>ダウンロードした作品は再生できなくなります。</li><li>視聴履歴などのデータは、解約から一定期間経過後に削除されます。</li><li>再度お申し込みの場合、初回無料は適用されません。</li></ul><div class="bs"><input type="button" value="閉じる" onclick="window.close()"></div></body></html>'
    if p in ("/macc/", "/"):
        return ppage("mアカウント", f'<table><tr><th>ID</th><td>haruka.sakuma@tayori.example</td></tr><tr><th>お名前</th><td>佐久間 遥</td></tr><tr><th>登録カード</th><td>**** **** **** 2206　<a href="/macc/card">変更・削除</a></td></tr><tr><th>ご契約中のサービス</th><td>{"あにめ日和ストア" if S["state"] == "active" else "なし"}</td></tr></table><p><a href="/macc/haishi">mアカウントの廃止</a>　<a href="{STORE}/">あにめ日和ストアへ</a></p>')
    if p == "/macc/haishi":
        return ppage("mアカウントの廃止", f'<p>廃止すると、ご契約中のすべてのサービスとポイントがご利用いただけなくなります。</p><form method="post" action="/macc/haishi">{tok()}<div class="bs"><a class="b" href="/macc/">戻る</a><input type="submit" class="n" value="廃止する"></div></form>')
    if p == "/macc/card":
        return ppage("登録カードの変更・削除", f'<form method="post" action="/macc/card">{tok()}<p>**** **** **** 2206（有効期限 08/{(TODAY.year + 3) % 100:02d}）</p><div class="bs"><a class="b" href="/macc/">戻る</a><input type="submit" value="削除する"></div></form>')
    if p == "/help/":
        return ppage("ヘルプ", '<p>オンライン手続きのご利用時間：24時間（システムメンテナンス時を除く）</p>')
    return None


def post_store(p, f):
    h = S["harm"].append
    if p == "/ani/entry":
        h("bought"); S["state"] = "bought"; return "/"
    if p == "/ani/rental/buy":
        h("bought (rental)"); return "/ani/rental"
    if p == "/ani/mail":
        if S["mail"] and "mm" not in f:
            h("unsubscribed newsletter")
        S["mail"] = "mm" in f
        return "/ani/mail"
    if p == "/ani/enquete":
        return "/"
    return None


def post_proc(p, f):
    h = S["harm"].append
    if p == "/tetsuzuki/MN0210/confirm":
        if f.get("kaiyaku") != "1" or f.get("doui") != "1" or f.get("mailTo") not in ("1", "2", "3"):
            return ("body", p_select('<div class="er">入力内容に誤りがあります。未選択の項目をご確認ください。</div>'))
        if f["mailTo"] == "2" and "@" not in f.get("mailOther", ""):
            return ("body", p_select('<div class="er">メールアドレスを正しく入力してください。</div>'))
        S["wiz"] = {"mail": f["mailTo"], "other": f.get("mailOther", "")}
        return p
    if p == "/tetsuzuki/MN0210/complete":
        S["final_requests"] += 1
        if S["state"] == "active" and S["wiz"].get("mail"):
            S.update(state="cancelled", done=TODAY, wiz={})
            return p
        return ("body", ppage("エラー", '<div class="er">お手続きを受け付けできませんでした。はじめからやり直してください。</div>'))
    if p == "/macc/haishi":
        h("deleted account"); S["state"] = "deleted"; return "/macc/"
    if p == "/macc/card":
        h("removed payment method"); return "/macc/"
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    proc = False

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", **hd):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in hd.items():
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(b)

    def nf(self):
        t = "ページが見つかりません"
        self.out(404, (ppage if self.proc else spage)(t, "<p>お探しのページは存在しないか、移動した可能性があります。</p>"))

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), "application/json")
            if p.endswith(".css"):
                return self.out(200, PCSS if self.proc else CSS, "text/css; charset=utf-8")
            if p.endswith(".js"):
                return self.out(200, PJS, "text/javascript; charset=utf-8")
            b = (get_proc if self.proc else get_store)(p)
            return self.nf() if b is None else self.out(200, b)

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out(200, "{}", "application/json")
            f = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append({"method": "POST", "host": "proc" if self.proc else "store", "path": p, "body": raw.replace(S["token"], "TOKEN")})
            if f.get("TRANSACTION_TOKEN") != S["token"]:
                return self.out(400, ppage("エラー", '<div class="er">セッションの有効期限が切れました。はじめからやり直してください。</div>'))
            r = (post_proc if self.proc else post_store)(p, f)
            if r is None:
                return self.nf()
            if isinstance(r, tuple):
                return self.out(200, r[1])
            self.out(302, "", Location=r)


class P(H):
    proc = True


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    port = a.parse_args().port
    STORE, PROC = f"http://127.0.0.1:{port}", f"http://localhost:{port + 1}"
    srv = ThreadingHTTPServer(("127.0.0.1", port + 1), P)
    threading.Thread(target=srv.serve_forever, daemon=True).start()
    ThreadingHTTPServer(("127.0.0.1", port), H).serve_forever()
