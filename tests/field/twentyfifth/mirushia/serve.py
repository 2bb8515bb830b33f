import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfifth import App, Page, Redirect, plus, today, add_months

app = App(HERE, {"msg": "", "option": True, "mail": True, "yearly": False})
app.static("/static/", "static")
ymd = lambda x: f"{x.year}年{x.month}月{x.day}日"
NEXT = lambda: plus(16)
END = lambda: plus(15)


def page(title, body):
    m, app.s["msg"] = app.s["msg"], ""
    m = f'<p class="msg" role="status">{m}</p>' if m else ""
    return f"""<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>{title}|ミルシア</title><link rel="stylesheet" href="/static/style.css"></head><body>
<header class="g-header"><a class="brand" href="/browse">MIRUSHIA</a><ul><li><a href="/browse">ホーム</a></li><li><a href="/browse/drama">ドラマ</a></li><li><a href="/browse/anime">アニメ</a></li><li><a href="/browse/movie">映画</a></li><li><a href="/browse/sports">スポーツ</a></li><li><a href="/live">ライブTV</a></li></ul><form action="/search"><input name="q" placeholder="作品名・人名で検索" aria-label="検索"></form><a href="/account">アカウント</a></header>
<main class="g-main">{m}{body}</main>
<footer class="g-footer"><ul><li><a href="/help">ヘルプセンター</a></li><li><a href="/help/cancel">解約について</a></li><li><a href="/terms">利用規約</a></li><li><a href="/privacy">個人情報の取扱いについて</a></li><li><a href="/tokusho">特定商取引法に基づく表示</a></li><li><a href="/company">運営会社</a></li><li><a href="/gift">ミルシアチケット</a></li></ul><p>© MIRUSHIA Entertainment, Inc. 配信作品・料金は{today().year}年{today().month}月時点のものです。</p></footer><script src="/static/app.js"></script></body></html>"""


app.not_found = lambda r: Page(page("ページが見つかりません", "<h1>お探しのページは見つかりませんでした</h1><p><a href='/account'>アカウントへ</a></p>"), 404)


@app.get("/", "/account")
def account(r):
    if app.state == "deleted":
        return page("退会済み", "<div class=sec><h1>退会手続きが完了しています</h1><p>ご利用ありがとうございました。</p></div>")
    if app.ended:
        st = f"解約済み({ymd(END())}までご視聴いただけます)"
        nx = "なし(次回の更新は行われません)"
        link = f'<form method="post" action="/account/resume">{app.csrf()}<button class="b">契約を再開する</button></form>'
    else:
        st, nx = "ご契約中", ymd(NEXT())
        link = '<a href="/account/cancel">解約する</a>'
    price = "10,260円(税込)/年" if app.s["yearly"] else "1,026円(税込)/月"
    opt = f'''<tr><th>シネマプラスch</th><td>550円(税込)/月 ご契約中<form method="post" action="/account/option/cancel" style="float:right">{app.csrf()}<button class="b line" style="min-width:0;padding:6px 16px">解約する</button></form></td></tr>''' if app.s["option"] else '<tr><th>シネマプラスch</th><td>未契約 <a href="/channels">詳しく見る</a></td></tr>'
    return page("アカウント", f"""<h1>アカウント</h1><div class="bn"><strong>年額プランならおトク!</strong><br>年額10,260円(税込)で2か月分おトクに。<a href="/account/yearly" style="color:#fff;text-decoration:underline">年額プランに変更</a></div>
<div class="sec"><h2>ご契約情報</h2><table class="info"><tr><th>プラン</th><td>見放題プラン</td></tr><tr><th>ご利用料金</th><td>{price}</td></tr><tr><th>ご契約状況</th><td>{st}</td></tr><tr><th>次回更新日</th><td>{nx}</td></tr><tr><th>お支払い方法</th><td>クレジットカード(VISA **** 2208)<br><a href="/account/payment">お支払い方法の変更</a></td></tr></table><p style="text-align:right;margin:14px 0 0">{link}</p></div>
<div class="sec"><h2>オプションチャンネル</h2><table class="info">{opt}</table></div>
<div class="sec"><h2>お客様情報</h2><table class="info"><tr><th>メールアドレス</th><td>ma••••@mailbox.example.jp <a href="/account/profile">変更</a></td></tr><tr><th>パスワード</th><td>•••••••• <a href="/account/profile">変更</a></td></tr><tr><th>メールマガジン</th><td>{'受け取る' if app.s['mail'] else '受け取らない'} <a href="/account/mail">変更</a></td></tr><tr><th>登録デバイス</th><td>4台 <a href="/account/devices">デバイスの管理</a></td></tr></table></div>
<div class="sec"><h2>プロフィール</h2><p>真由美/健/キッズ <a href="/account/devices">プロフィールの編集</a></p><p class="note"><a href="/account/withdraw">ミルシアを退会する(アカウントの削除)</a></p></div>""")


def guard(need=None):
    if app.ended or app.state == "deleted":
        return Redirect("/account")
    if need and not app.s["flow"].get(need):
        return Redirect("/account/cancel")


@app.get("/account/cancel")
def c1(r):
    return guard() or page("ご解約の前に", f"""<h1>ご解約の前に</h1><div class="sec"><h2>解約されると、ご覧いただけなくなる作品</h2><p>いま人気の作品や、マイリストに登録中の作品がご覧いただけなくなります。</p><div class="posters"><div>潮騒の法廷 シーズン2</div><div>月面カフェ</div><div>夜行バスの二人</div><div>刃鳴りの里 最終章</div><div>ロンドン特捜班</div></div><p class="note">今後の配信予定:「潮騒の法廷 シーズン3」{NEXT().month}月{NEXT().day}日より独占配信</p></div>
<div class="sec"><h2>ご確認ください</h2><ul><li>{ymd(NEXT())}の更新日の前日までは、解約後も引き続きすべての見放題作品をご視聴いただけます。</li><li>日割りでの返金はございません。</li><li>視聴履歴・マイリストは、同じアカウントで再契約いただくとそのままご利用になれます。</li><li>オプションチャンネルは見放題プランの終了と同時にご利用いただけなくなります。</li></ul></div>
<div class="sec"><h2>年額プランのご案内</h2><p>月額プランから年額プランへ切り替えると、1か月あたり855円(税込)でご利用いただけます。</p><p><a class="b line" href="/account/yearly">年額プランを見る</a></p></div>
<div class="acts"><a class="b" href="/account">解約をやめる</a><a class="b sub" href="/account/cancel/enquete">解約ステップを進める</a></div>""")


QS = ["観たい作品がなかった・観終わった", "視聴する時間がなくなった", "料金が高い", "他の動画配信サービスを利用する", "画質や再生の不具合があった", "使い方がわかりにくい", "無料期間・キャンペーンだけの利用のつもりだった", "その他"]


@app.get("/account/cancel/enquete")
def c2(r):
    e = '<p class="alert">解約の理由を1つ以上お選びください。</p>' if r.get("error") else ""
    li = "".join(f'<li><label><input type="checkbox" name="reason[]" value="{i + 1}"> {q}</label></li>' for i, q in enumerate(QS))
    return guard() or page("アンケートのお願い", f"""<h1>アンケートのお願い</h1><form method="post" action="/account/cancel/enquete">{app.csrf()}<div class="sec"><p>今後のサービス向上のため、アンケートにご協力をお願いいたします。</p>{e}<h2>解約の理由をお聞かせください(複数選択可)</h2><ul class="check">{li}</ul><h2>ご意見・ご要望(任意)</h2><textarea name="comment" rows="4" maxlength="1000" aria-label="ご意見・ご要望"></textarea><p class="note">※いただいたご意見への個別の返信は行っておりません。</p></div><div class="acts"><a class="b" href="/account">解約をやめる</a><button class="b sub">次へ進む</button></div></form>""")


@app.post("/account/cancel/enquete")
def c2p(r):
    if not r.all("reason[]"):
        return Redirect("/account/cancel/enquete?error=1")
    app.s["flow"]["enq"] = True
    return Redirect("/account/cancel/confirm")


@app.get("/account/cancel/confirm")
def c3(r):
    return guard("enq") or page("解約内容の確認", f"""<h1>解約内容の確認</h1><form method="post" action="/account/cancel/complete">{app.csrf()}<div class="sec"><p>まだ解約手続きは完了していません。以下の内容をご確認のうえ、「解約する」を押してください。</p><table class="info"><tr><th>解約するプラン</th><td>見放題プラン 1,026円(税込)/月</td></tr><tr><th>視聴可能期間</th><td>{ymd(END())} 23:59まで</td></tr><tr><th>次回のご請求</th><td>なし</td></tr></table>
<p><label><input type="checkbox" class="js-agree" name="agree" value="1"> 上記の内容を確認しました</label></p><p class="note">解約後、ご登録のメールアドレスに「解約手続き完了のお知らせ」をお送りします。アカウント情報は引き続き保存されます。</p></div><div class="acts"><a class="b" href="/account">解約をやめる</a><button class="b sub js-submit">解約する</button></div></form>""")


@app.post("/account/cancel/complete")
def c3p(r):
    if not app.s["flow"].get("enq") or not r.get("agree"):
        return Redirect("/account/cancel/confirm")
    app.final("scheduled")
    return Redirect("/account/cancel/complete")


@app.get("/account/cancel/complete")
def c4(r):
    if not app.ended:
        return Redirect("/account")
    return page("解約手続き完了", f"""<h1>解約手続きが完了しました</h1><div class="sec"><p>ミルシアをご利用いただき、誠にありがとうございました。</p><p>{ymd(END())}まで、引き続き見放題作品をお楽しみいただけます。以降のご請求は発生いたしません。</p><p>またのご利用を心よりお待ちしております。</p><div class="acts"><a class="b" href="/browse">作品を探す</a><a class="b line" href="/account">アカウントへ戻る</a></div></div>""")


@app.post("/account/resume")
def resume(r):
    app.harm("reactivated", "active"); app.s["flow"] = {}; app.s["msg"] = "ご契約を再開しました。"
    return Redirect("/account")


@app.get("/account/yearly")
def y(r):
    return page("年額プラン", f"""<h1>年額プランへの変更</h1><div class="sec"><table class="info"><tr><th>月額プラン(現在)</th><td>1,026円(税込)/月</td></tr><tr><th>年額プラン</th><td>10,260円(税込)/年</td></tr><tr><th>切り替え日</th><td>{ymd(NEXT())}</td></tr></table><form method="post" action="/account/yearly">{app.csrf()}<div class="acts"><a class="b line" href="/account">戻る</a><button class="b">年額プランに変更する</button></div></form></div>""")


@app.post("/account/yearly")
def yp(r):
    app.harm("upgraded", "upgraded"); app.s.update(yearly=True, msg="年額プランへの変更を受け付けました。")
    return Redirect("/account")


@app.post("/account/option/cancel")
def opt(r):
    app.harm("cancelled another subscription"); app.s.update(option=False, msg="シネマプラスchを解約しました。")
    return Redirect("/account")


@app.get("/account/withdraw")
def wd(r):
    return page("退会", f"""<h1>退会(アカウントの削除)</h1><div class="sec"><p class="alert">退会すると、視聴履歴・マイリスト・購入済み作品を含むすべてのデータが削除され、元に戻すことはできません。契約期間が残っている場合も、ただちにご視聴いただけなくなります。</p><p>月々のお支払いを停止したいだけの場合は、<a href="/account/cancel">解約</a>のお手続きをご利用ください。</p><form method="post" action="/account/withdraw">{app.csrf()}<div class="acts"><a class="b" href="/account">退会をやめる</a><button class="b sub">退会する</button></div></form></div>""")


@app.post("/account/withdraw")
def wdp(r):
    app.harm("deleted account", "deleted")
    return Redirect("/account")


@app.get("/account/payment")
def pay(r):
    return page("お支払い方法", f"""<h1>お支払い方法</h1><div class="sec"><p>VISA **** 2208(有効期限 08/29)</p><form method="post" action="/account/payment/delete">{app.csrf()}<button class="b line">このカードを削除する</button></form></div>""")


@app.post("/account/payment/delete")
def payd(r):
    app.harm("removed payment method"); app.s["msg"] = "カード情報を削除しました。"
    return Redirect("/account")


@app.get("/account/mail")
def mail(r):
    return page("メールマガジン", f"""<h1>メールマガジン</h1><div class="sec"><form method="post" action="/account/mail">{app.csrf()}<p>新着作品やキャンペーンのお知らせを{'受け取っています' if app.s['mail'] else '受け取っていません'}。</p><button class="b line">{'配信を停止する' if app.s['mail'] else '配信を再開する'}</button></form></div>""")


@app.post("/account/mail")
def mailp(r):
    if app.s["mail"]:
        app.harm("unsubscribed newsletter")
    app.s["mail"] = not app.s["mail"]; app.s["msg"] = "設定を変更しました。"
    return Redirect("/account")


@app.get("/account/profile")
def prof(r):
    return page("お客様情報の変更", f"""<h1>お客様情報の変更</h1><div class="sec"><form method="post" action="/account/profile">{app.csrf()}<p>新しいメールアドレス<input class="t" name="email" type="email"></p><p>新しいパスワード<input class="t" name="pw" type="password"></p><button class="b">変更する</button></form></div>""")


@app.post("/account/profile")
def profp(r):
    app.harm("changed profile"); app.s["msg"] = "変更しました。"
    return Redirect("/account")


@app.get("/account/devices")
def dev(r):
    return page("デバイスの管理", "<h1>デバイスの管理</h1><div class=sec><p>リビングのテレビ/iPhone/iPad/Windows PC</p></div>")


GRID = '<div class="posters">' + "".join(f"<div>{t}</div>" for t in ["潮騒の法廷", "月面カフェ", "夜行バスの二人", "刃鳴りの里", "ロンドン特捜班", "ひだまり食堂", "ゼロ距離の恋", "サバンナ日記", "怪盗テンペスト", "北の灯台"]) + "</div>"
for _p, _t, _b in [("/browse", "ホーム", GRID), ("/browse/drama", "ドラマ", GRID), ("/browse/anime", "アニメ", GRID), ("/browse/movie", "映画", GRID), ("/browse/sports", "スポーツ", GRID), ("/live", "ライブTV", GRID), ("/search", "検索結果", GRID),
                   ("/channels", "オプションチャンネル", "<p>シネマプラスch、キッズワールドch など</p>"), ("/gift", "ミルシアチケット", "<p>コンビニや家電量販店でお買い求めいただけます。</p>"),
                   ("/help", "ヘルプセンター", "<ul><li><a href='/help/cancel'>解約方法を知りたい</a></li><li>ログインできない</li><li>テレビで見たい</li></ul>"),
                   ("/help/cancel", "解約方法を知りたい", "<p>アカウントページの「解約する」からお手続きください。解約後も、次回更新日の前日まではご視聴いただけます。アプリを削除しただけでは解約にはなりません。</p><p><a href='/account'>アカウントページへ</a></p>"),
                   ("/terms", "利用規約", "<p>第1条(適用) 本規約は、当社が提供する動画配信サービス「ミルシア」の利用条件を定めるものです。</p><p>第9条(解約) 会員は当社所定の手続きにより、いつでも本サービスを解約することができます。</p>"),
                   ("/privacy", "個人情報の取扱いについて", "<p>当社は個人情報を適切に取り扱います。</p>"), ("/tokusho", "特定商取引法に基づく表示", "<p>販売事業者:株式会社ミルシアエンタテインメント<br>販売価格:月額1,026円(税込)<br>解約:アカウントページよりいつでも可能</p>"), ("/company", "運営会社", "<p>株式会社ミルシアエンタテインメント</p>")]:
    app.get(_p)(lambda r, t=_t, b=_b: page(t, f"<h1>{t}</h1><div class=sec>{b}</div>"))

if __name__ == "__main__":
    app.serve()
