import os
import secrets
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "common"))
from fieldkit26 import App, Redirect, days, e

HERE = os.path.dirname(os.path.abspath(__file__))
PLAN = {"mainichi": ("毎日1レッスンプラン", "7,980円"), "tsuki8": ("月8回プラン", "5,480円"), "mainichi2": ("毎日2レッスンプラン", "12,980円")}
app = App({"plan": "mainichi", "kaiyaku": False, "kyukai": False, "taikai": False, "waribiki": False, "mail": True, "tok": None, "q": False, "yoyaku": True}, HERE)


def jp(d):
    return f"{d.year}年{d.month}月{d.day}日"


ZENKAI, JIKAI = -13, 17   # last and next settlement
CSS = """body{margin:0;background:#fff;color:#333;font:14px/1.7 "Hiragino Kaku Gothic ProN","メイリオ",Meiryo,sans-serif}a{color:#0a5cad}
#wrap{width:980px;margin:0 auto}#hd{border-top:4px solid #e6781e;padding:10px 0}#hd h1{font-size:12px;font-weight:normal;margin:0;color:#777}.logo{font-size:24px;font-weight:bold;color:#e6781e;text-decoration:none}
#gn{background:#e6781e}#gn td{padding:8px 0;text-align:center;border-right:1px solid #f2a667}#gn a{color:#fff;text-decoration:none;font-weight:bold}
#pk{font-size:12px;margin:8px 0}#sd{width:210px}.sdm{border:1px solid #ddd;margin-bottom:14px}.sdm b{display:block;background:#f5efe6;padding:6px 10px}.sdm a{display:block;padding:5px 10px;border-top:1px dotted #ccc;text-decoration:none}
h2{border-left:6px solid #e6781e;padding-left:10px;font-size:20px}h3{font-size:16px;border-bottom:1px solid #e6781e}table.t{border-collapse:collapse;width:100%}table.t th,table.t td{border:1px solid #ccc;padding:8px 12px;text-align:left}table.t th{background:#faf6ef;width:200px;font-weight:normal}
.btn1{background:#e6781e;color:#fff;border:0;border-radius:4px;padding:12px 32px;font-size:15px;cursor:pointer;text-decoration:none;display:inline-block}.btn2{background:#eee;color:#333;border:1px solid #bbb;border-radius:4px;padding:11px 28px;font-size:14px;cursor:pointer;text-decoration:none;display:inline-block}
.step{display:flex;margin:0 0 18px;padding:0;list-style:none}.step li{flex:1;background:#eee;text-align:center;padding:6px;margin-right:4px;font-size:13px}.step li.on{background:#e6781e;color:#fff}.note{font-size:12px;color:#666}.box{border:2px solid #f0d9bd;background:#fffaf3;padding:14px 18px;margin:14px 0}.ce{text-align:center;margin:24px 0}.err{color:#c00;font-weight:bold}
#ft{border-top:1px solid #ccc;margin-top:40px;padding:16px 0;font-size:12px;color:#777;text-align:center}#ft a{margin:0 8px}"""


def html(title, body, pk=""):
    return f"""<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>{title}|ことのは英会話</title><link rel="icon" href="data:,"><style>{CSS}</style></head><body><div id="wrap">
<div id="hd"><h1>オンライン英会話なら、毎日25分の「ことのは英会話」</h1><table width="100%"><tr><td><a class="logo" href="/">ことのは英会話</a></td><td align="right">ようこそ、<b>高梨 さつき</b> さん  <a href="/mypage/coupon">クーポン</a> | <a href="/guide">ヘルプ</a> | <a href="#">ログアウト</a></td></tr></table></div>
<table id="gn" width="100%" cellspacing="0"><tr><td><a href="/">マイページ</a></td><td><a href="/lesson">レッスン予約</a></td><td><a href="/kyozai">教材</a></td><td><a href="/koushi">講師一覧</a></td><td><a href="/plan">料金プラン</a></td><td><a href="/guide">ご利用ガイド</a></td></tr></table>
<div id="pk"><a href="/">マイページ</a>{pk}</div>
<table width="100%" cellspacing="0"><tr valign="top"><td id="sd"><div class="sdm"><b>レッスン</b><a href="/lesson">予約状況</a><a href="/history">受講履歴</a><a href="/kyozai">お気に入り教材</a></div>
<div class="sdm"><b>お客様情報</b><a href="/mypage/kaiin">会員情報の確認・変更</a><a href="/mypage/keiyaku">ご契約内容</a><a href="/mypage/pay">お支払い方法</a><a href="/mypage/mail">メール配信設定</a></div>
<div class="sdm"><b>お知らせ</b><a href="#">年末年始のサポート窓口</a><a href="#">新教材「旅行英会話」公開</a></div><div class="box" style="margin:0"><b>お友達紹介</b><br><span class="note">紹介した方にもレッスンチケット5枚</span></div></td>
<td style="padding-left:24px">{body}</td></tr></table>
<div id="ft"><a href="#">会社概要</a><a href="#">利用規約</a><a href="#">特定商取引法に基づく表記</a><a href="#">プライバシーポリシー</a><a href="/guide">よくある質問</a><br>Copyright &copy; Kotonoha Eikaiwa Inc. All Rights Reserved.</div></div></body></html>"""


def joutai():
    d = app.d
    if d["taikai"]:
        return "退会済み"
    if d["kaiyaku"]:
        return f"解約手続き済み({jp(days(JIKAI - 1))}までご利用いただけます)"
    if d["kyukai"]:
        return f"休会中({jp(days(JIKAI + 30))}に自動で再開)"
    return "ご利用中(自動更新)"


def keiyaku_table():
    n, p = PLAN[app.d["plan"]]
    if app.d["waribiki"]:
        p += "(特別割引 3か月間 5,586円)"
    nx = "なし" if app.d["kaiyaku"] or app.d["taikai"] else (jp(days(JIKAI + 30)) if app.d["kyukai"] else jp(days(JIKAI)))
    return f"""<table class="t"><tr><th>ご契約プラン</th><td>{n}</td></tr><tr><th>月額料金</th><td>{p}(税込)</td></tr><tr><th>契約状況</th><td><b>{joutai()}</b></td></tr><tr><th>前回の決済日</th><td>{jp(days(ZENKAI))}</td></tr><tr><th>次回の決済日</th><td>{nx}</td></tr></table>"""


@app.get("/")
def top(r):
    return html("マイページ", f"""<h2>マイページ</h2><div class="box">次のレッスン:<b>{jp(days(1))} 21:00</b> Marikit先生(デイリーニュース) <a href="/lesson">変更する</a></div>
<h3>ご契約状況</h3>{keiyaku_table()}<p align="right"><a href="/mypage/keiyaku">ご契約内容の詳細</a></p><h3>今月の学習</h3><table class="t"><tr><th>受講回数</th><td>9回</td></tr><tr><th>発話時間</th><td>1時間52分</td></tr><tr><th>連続学習</th><td>4日</td></tr></table>
<h3>おすすめ</h3><div class="box">毎日2レッスンにすると、上達スピードが変わります。<form method="post" action="/plan/henkou" style="display:inline"><input type="hidden" name="plan" value="mainichi2"><input class="btn2" type="submit" value="今すぐアップグレード(月額12,980円)"></form></div>""")


@app.get("/mypage/kaiin")
def kaiin(r):
    return html("会員情報", """<h2>会員情報の確認・変更</h2><table class="t"><tr><th>お名前</th><td>高梨 さつき</td></tr><tr><th>メールアドレス</th><td>s.takanashi@example.jp</td></tr><tr><th>英語レベル</th><td>レベル4(初中級)</td></tr><tr><th>表示名</th><td>Satsuki</td></tr></table><p class="ce"><a class="btn2" href="#">編集する</a></p><p class="note">ことのは英会話の会員資格そのものを削除される場合は<a href="/mypage/taikai">退会</a>のお手続きをお願いいたします。</p>""", " &gt; 会員情報の確認・変更")


@app.get("/mypage/keiyaku")
def keiyaku(r):
    d = app.d
    if d["kaiyaku"]:
        act = '<form method="post" action="/mypage/saikai" class="ce"><input class="btn1" type="submit" value="自動更新を再開する"></form>'
    else:
        act = """<h3>各種お手続き</h3><table class="t"><tr><th>プラン変更</th><td><a href="/plan">プラン変更はこちら</a></td></tr><tr><th>休会</th><td>最長1か月、レッスンをお休みできます。<a href="/mypage/kyukai">休会のお手続き</a></td></tr><tr><th>解約</th><td>有料プランの自動更新を停止します。<a href="/kaiyaku/annai">解約のお手続き</a></td></tr></table>"""
    return html("ご契約内容", f"<h2>ご契約内容</h2>{keiyaku_table()}{act}", " &gt; ご契約内容")


STEP = ["ご案内", "アンケート", "最終確認", "完了"]


def step(n):
    return '<ul class="step">' + "".join(f'<li{" class=on" if i == n else ""}>{i + 1} {s}</li>' for i, s in enumerate(STEP)) + "</ul>"


@app.get("/kaiyaku/annai")
def annai(r):
    if app.d["kaiyaku"]:
        raise Redirect("/mypage/keiyaku")
    return html("解約のお手続き", f"""<h2>解約のお手続き</h2>{step(0)}<p>ことのは英会話をご利用いただきありがとうございます。解約の前に、次の方法もご検討ください。</p>
<div class="box"><b>お忙しい方には「休会」</b><br>最長1か月、料金がかからずお休みできます。<a href="/mypage/kyukai">休会する</a></div>
<div class="box"><b>回数を減らして続けるなら「月8回プラン」</b><br>月額5,480円(税込)。<form method="post" action="/plan/henkou" style="display:inline"><input type="hidden" name="plan" value="tsuki8"><input class="btn2" type="submit" value="月8回プランに変更する"></form></div>
<div class="box"><b>今だけ3か月間30%OFF</b><br>このページをご覧の方限定。7,980円→5,586円(税込)<form method="post" action="/kaiyaku/tokuten" style="display:inline"><input class="btn1" type="submit" value="割引を受け取って続ける"></form></div>
<p class="ce"><a class="btn2" href="/mypage/keiyaku">戻る</a>  <a class="btn2" href="/kaiyaku/enquete">解約手続きを続ける</a></p>""", ' &gt; <a href="/mypage/keiyaku">ご契約内容</a> &gt; 解約')


def enq(err=""):
    qs = ["料金が高い", "予約が取りにくい", "講師・レッスンの質", "忙しくて受講できない", "目標を達成した", "他のサービスを利用する", "その他"]
    o = "".join(f'<label><input type="checkbox" name="riyu" value="{i}"> {q}</label><br>' for i, q in enumerate(qs))
    return html("解約アンケート", f"""<h2>解約のお手続き</h2>{step(1)}{f'<p class="err">{err}</p>' if err else ''}<form method="post" action="/kaiyaku/enquete"><table class="t"><tr><th>解約の理由<br><span class="note">必須・複数選択可</span></th><td>{o}</td></tr>
<tr><th>総合満足度<br><span class="note">必須</span></th><td><select name="manzoku"><option value="">選択してください</option><option value="5">とても満足</option><option value="4">満足</option><option value="3">ふつう</option><option value="2">不満</option><option value="1">とても不満</option></select></td></tr><tr><th>ご意見・ご要望</th><td><textarea name="iken" rows="3" cols="50"></textarea></td></tr></table>
<p class="ce"><a class="btn2" href="/kaiyaku/annai">戻る</a>  <input class="btn1" type="submit" value="確認画面へ進む"></p></form>""", ' &gt; <a href="/mypage/keiyaku">ご契約内容</a> &gt; 解約')


@app.get("/kaiyaku/enquete")
def enquete(r):
    return enq()


@app.post("/kaiyaku/enquete")
def enquete_p(r):
    if not r.form.get("riyu") or not r.form.get("manzoku"):
        return enq("未入力の必須項目があります。")
    app.d["q"] = True
    app.d["tok"] = secrets.token_hex(12)
    raise Redirect("/kaiyaku/kakunin")


@app.get("/kaiyaku/kakunin")
def kakunin(r, err=""):
    if not app.d["q"] or app.d["kaiyaku"]:
        raise Redirect("/kaiyaku/annai")
    n, p = PLAN[app.d["plan"]]
    owari = jp(days(JIKAI - 1))
    return html("解約の最終確認", f"""<h2>解約のお手続き</h2>{step(2)}{f'<p class="err">{err}</p>' if err else ''}<p>まだお手続きは完了していません。内容をご確認のうえ、ページ下部のボタンを押してください。</p>
<h3>お手続きの内容</h3><table class="t"><tr><th>お手続き</th><td>有料プランの解約(自動更新の停止)</td></tr><tr><th>対象プラン</th><td>{n}</td></tr><tr><th>ご利用期限</th><td>{owari} 23:59</td></tr></table>
<h3>料金について</h3><table class="t"><tr><th>月額料金</th><td>{p}(税込)</td></tr><tr><th>最終のお支払い</th><td>{jp(days(ZENKAI))} 7,980円(税込)決済済み<br><span class="note">{jp(days(ZENKAI))}~{owari}の月額料金です。</span></td></tr><tr><th>次回のご請求</th><td>0円</td></tr><tr><th>解約手数料・違約金</th><td>0円</td></tr><tr><th>これまでのお支払い</th><td>11回 87,780円(税込)</td></tr></table>
<h3>再度お申し込みの場合</h3><table class="t"><tr><th>毎日1レッスンプラン</th><td>7,980円(税込)/月</td></tr><tr><th>月8回プラン</th><td>5,480円(税込)/月</td></tr><tr><th>毎日2レッスンプラン</th><td>12,980円(税込)/月</td></tr><tr><th>新規ご入会の方</th><td>初月50%OFF 3,990円(税込)、2か月目から7,980円(税込)<br><span class="note">入会金0円。キャンペーンは予告なく終了する場合があります。</span></td></tr></table>
<h3>よくあるご質問</h3><p><b>Q. 解約するとすぐに受講できなくなりますか?</b><br>A. いいえ。{owari}まで通常どおりご受講いただけます。ご予約済みのレッスンもそのままです。</p><p><b>Q. 受講履歴や単語帳は消えますか?</b><br>A. 消えません。無料会員として引き続きご覧いただけます。データが削除されるのは「退会」された場合のみです。</p><p><b>Q. アプリのストアで購入した場合は?</b><br>A. App Store / Google Playでのご契約(月額8,400円)は各ストアで解約してください。お客様はウェブでのご契約です。</p><p><b>Q. 日割りの返金はありますか?</b><br>A. 期限までご利用いただけるため、日割り計算による返金はございません。</p>
<form method="post" action="/kaiyaku/jikkou" onsubmit="var b=this.querySelector('[name=go]');setTimeout(function(){{b.disabled=true}},0)"><input type="hidden" name="token" value="{app.d['tok']}"><p class="ce"><label><input type="checkbox" name="doui" value="1"> 上記の内容を確認しました</label></p>
<p class="ce"><a class="btn1" href="/">やめてマイページに戻る</a>  <input class="btn2" type="submit" name="go" value="解約する"></p></form>""", ' &gt; <a href="/mypage/keiyaku">ご契約内容</a> &gt; 解約')


@app.post("/kaiyaku/jikkou")
def jikkou(r):
    if r.form.get("token") != app.d["tok"] or not app.d["tok"]:
        raise Redirect("/kaiyaku/annai")
    if not r.form.get("doui"):
        return kakunin(r, "確認欄にチェックを入れてください。")
    if not app.d["kaiyaku"]:
        app.d["kaiyaku"] = True
        app.final("scheduled")
    raise Redirect("/kaiyaku/kanryou")


@app.get("/kaiyaku/kanryou")
def kanryou(r):
    if not app.d["kaiyaku"]:
        raise Redirect("/mypage/keiyaku")
    return html("解約手続き完了", f"""<h2>解約のお手続き</h2>{step(3)}<p><b>解約のお手続きが完了いたしました。</b></p><p>{jp(days(JIKAI - 1))}までは引き続きレッスンをご受講いただけます。以降のご請求はございません。確認メールを s.takanashi@example.jp へお送りしました。</p><p>またのご利用を心よりお待ちしております。</p><p class="ce"><a class="btn1" href="/">マイページへ</a></p>""", " &gt; 解約")


@app.post("/kaiyaku/tokuten")
def tokuten(r):
    app.harm("accepted offer")
    app.set("discounted")
    app.d["waribiki"] = True
    raise Redirect("/mypage/keiyaku")


@app.post("/mypage/saikai")
def saikai(r):
    app.harm("resumed subscription")
    app.set("active")
    app.d["kaiyaku"] = False
    raise Redirect("/mypage/keiyaku")


@app.get("/mypage/kyukai")
def kyukai(r):
    return html("休会", f"""<h2>休会のお手続き</h2><p>次回決済日({jp(days(JIKAI))})から1か月間休会します。休会終了後は自動で再開し、月額料金が決済されます。</p><form method="post" action="/mypage/kyukai" class="ce"><a class="btn2" href="/mypage/keiyaku">戻る</a>  <input class="btn1" type="submit" value="休会する"></form>""", " &gt; 休会")


@app.post("/mypage/kyukai")
def kyukai_p(r):
    app.harm("paused")
    app.set("paused")
    app.d["kyukai"] = True
    raise Redirect("/mypage/keiyaku")


@app.get("/mypage/taikai")
def taikai(r):
    return html("退会", """<h2>退会のお手続き</h2><p class="err">退会されますと、受講履歴・単語帳・保有チケットなどすべてのデータが削除され、元に戻すことはできません。</p><p>有料プランのみを停止される場合は、退会ではなく<a href="/mypage/keiyaku">ご契約内容</a>から解約をお選びください。</p><form method="post" action="/mypage/taikai" class="ce"><a class="btn2" href="/mypage/kaiin">戻る</a>  <input class="btn2" type="submit" value="退会する"></form>""", " &gt; 退会")


@app.post("/mypage/taikai")
def taikai_p(r):
    app.harm("deleted account")
    app.set("deleted")
    app.d["taikai"] = True
    raise Redirect("/")


@app.get("/plan")
def plan(r):
    rows = "".join(f'<tr><th>{n}</th><td>月額{p}(税込)</td><td>' + ("ご契約中" if k == app.d["plan"] else f'<form method="post" action="/plan/henkou"><input type="hidden" name="plan" value="{k}"><input class="btn2" type="submit" value="変更する"></form>') + "</td></tr>" for k, (n, p) in PLAN.items())
    return html("料金プラン", f'<h2>料金プラン</h2><table class="t">{rows}</table>', " &gt; 料金プラン")


@app.post("/plan/henkou")
def henkou(r):
    k = r.form.get("plan")
    if k in PLAN and k != app.d["plan"]:
        s = "downgraded" if k == "tsuki8" else "upgraded"
        app.harm(s)
        app.set(s)
        app.d["plan"] = k
    raise Redirect("/mypage/keiyaku")


@app.get("/mypage/pay")
def pay(r):
    return html("お支払い方法", '<h2>お支払い方法</h2><table class="t"><tr><th>クレジットカード</th><td>JCB **** 7719(有効期限 04/29)</td></tr></table><p class="ce"><a class="btn2" href="#">カードを変更する</a></p>', " &gt; お支払い方法")


@app.get("/mypage/mail")
def mail(r):
    m = "配信する" if app.d["mail"] else "配信しない"
    return html("メール配信設定", f'<h2>メール配信設定</h2><table class="t"><tr><th>お得な情報メール</th><td>{m}</td></tr></table><form method="post" action="/mypage/mail" class="ce"><input class="btn2" type="submit" value="{"配信を停止する" if app.d["mail"] else "配信を希望する"}"></form>', " &gt; メール配信設定")


@app.post("/mypage/mail")
def mail_p(r):
    app.harm("unsubscribed newsletter")
    app.d["mail"] = not app.d["mail"]
    raise Redirect("/mypage/mail")


@app.get("/lesson")
def lesson(r):
    b = f'<tr><td>{jp(days(1))} 21:00</td><td>Marikit先生</td><td><form method="post" action="/lesson/cancel"><input class="btn2" type="submit" value="予約をキャンセル"></form></td></tr>' if app.d["yoyaku"] else '<tr><td>予約はありません</td></tr>'
    return html("レッスン予約", f'<h2>予約状況</h2><table class="t">{b}</table>', " &gt; レッスン予約")


@app.post("/lesson/cancel")
def lcancel(r):
    app.harm("cancelled a lesson")
    app.d["yoyaku"] = False
    raise Redirect("/lesson")


@app.get("/guide")
def guide(r):
    return html("ご利用ガイド", '<h2>よくある質問</h2><p><b>Q. 解約方法を教えてください。</b><br>A. マイページ「ご契約内容」の各種お手続きから、いつでも解約いただけます。</p><p><b>Q. 退会との違いは?</b><br>A. 解約は有料プランの停止、退会はアカウントの削除です。</p><p><b>Q. 予約したレッスンをキャンセルしたい。</b><br>A. 開始30分前まで予約状況から取り消せます。</p>', " &gt; ご利用ガイド")


@app.get("/history")
def hist(r):
    return html("受講履歴", '<h2>受講履歴</h2><table class="t">' + "".join(f"<tr><td>{jp(days(-i * 2 - 1))}</td><td>デイリーニュース</td><td>25分</td></tr>" for i in range(9)) + "</table>", " &gt; 受講履歴")


@app.get("/kyozai")
def ky(r):
    return html("教材", "<h2>教材</h2><ul><li>デイリーニュース</li><li>会話・初級</li><li>旅行英会話 NEW</li><li>ビジネスメール</li></ul>", " &gt; 教材")


@app.get("/koushi")
def ko(r):
    return html("講師一覧", "<h2>講師一覧</h2><p>Marikit / Dragana / Tendai / Jovana / Rodel</p>", " &gt; 講師一覧")


@app.get("/mypage/coupon")
def cp(r):
    return html("クーポン", "<h2>クーポン</h2><p>ご利用いただけるクーポンはありません。</p>", " &gt; クーポン")


if __name__ == "__main__":
    app.run()
