import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from twentieth_author import Reply, Site, add_months, days, esc, redirect, today  # noqa: E402

site = Site(__file__, lambda: {"plan": "よみほプラン スタンダード", "price": "980", "end": None, "stage": 0, "points": 1250, "gone": False, "note": ""})
WEEK = "月火水木金土日"


def ja(day):
    return f"{day.year}年{day.month}月{day.day}日({WEEK[day.weekday()]})"


def renewal():
    return days(14)


def page(title, main, crumb=""):
    note = f'<div class="notice">{site.data["note"]}</div>' if site.data["note"] else ""
    site.data["note"] = ""
    return f"""<!DOCTYPE html>
<html lang="ja"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{esc(title)}｜マンガ日和</title><link rel="stylesheet" href="/static/style.css"><script defer src="/static/common.js"></script></head>
<body><header class="g-header"><div class="g-header__in"><a class="g-logo" href="/store">マンガ日和</a><form class="g-search" action="/store"><input type="search" name="q" placeholder="作品名・作家名で探す" aria-label="検索"><button>検索</button></form>
<ul class="g-nav"><li><a href="/bookshelf">本棚</a></li><li><a href="/points">ポイント</a></li><li><a href="/">マイページ</a></li></ul></div>
<nav class="g-genre"><a href="/store">総合</a><a href="/store?g=shonen">少年・青年</a><a href="/store?g=shojo">少女・女性</a><a href="/store?g=novel">ラノベ・小説</a><a href="/store?g=free">無料</a><a href="/yomiho">読み放題</a><a href="/store?g=sale">セール</a></nav></header>
<p class="breadcrumb"><a href="/store">トップ</a> &gt; <a href="/">マイページ</a>{' &gt; ' + crumb if crumb else ''}</p><div class="container">{note}{main}</div>
<footer class="g-footer"><ul><li><a href="/guide/first">はじめての方へ</a></li><li><a href="/help">ヘルプ・お問い合わせ</a></li><li><a href="/guide/device">対応端末</a></li><li><a href="/guide/terms">利用規約</a></li><li><a href="/guide/law">特定商取引法に基づく表記</a></li><li><a href="/guide/privacy">プライバシーポリシー</a></li><li><a href="/guide/company">運営会社</a></li></ul>
<p>ABJマークは、この電子書店・電子書籍配信サービスが、著作権者からコンテンツ使用許諾を得た正規版配信サービスであることを示す登録商標です。</p><p>&copy; {today().year} Biyori Publishing Service Inc.</p></footer></body></html>"""


def plan_line():
    d = site.data
    if d["end"]:
        return f'<span class="tag gray">解約済み</span> {d["plan"]}<br><b>{ja(d["end"])}まで</b>ご利用いただけます'
    return f'<span class="tag">ご利用中</span> {d["plan"]}<br>次回更新日：{ja(renewal())}'


@site.get("/")
def home(request):
    if site.data["gone"]:
        return page("退会済み", "<h1>退会手続きが完了しています</h1><p>ご利用ありがとうございました。</p>")
    return page("マイページ", f"""<h1>マイページ</h1><section class="user"><p class="user__name">さくもち さん</p><dl><dt>保有ポイント</dt><dd>{site.data['points']:,}pt <a href="/points">購入する</a></dd><dt>ご契約プラン</dt><dd>{plan_line()}</dd></dl></section>
<div class="banner"><a href="/store?g=sale">冬の大感謝祭！ 人気シリーズ全巻30%OFF 開催中</a></div>
<h2>読む・買う</h2><ul class="menu"><li><a href="/bookshelf">本棚</a></li><li><a href="/history">購入・レンタル履歴</a></li><li><a href="/favorite">お気に入り作家・作品</a></li><li><a href="/points">ポイント購入・履歴</a></li><li><a href="/coupon">クーポン</a></li></ul>
<h2>会員情報・設定</h2><ul class="menu"><li><a href="/member">会員情報の確認・変更</a></li><li><a href="/payment">お支払い方法の変更</a></li><li><a href="/plan">ご契約プランの確認・変更</a></li><li><a href="/mail">メールマガジンの設定</a></li><li><a href="/guide/device">端末の管理</a></li></ul>
<h2>その他</h2><ul class="menu"><li><a href="/help">ヘルプ・お問い合わせ</a></li><li><a href="/guide/logout">ログアウト</a></li><li><a href="/withdrawal">退会(会員登録の削除)</a></li></ul>""")


@site.get("/plan")
def plan(request):
    d = site.data
    if d["end"]:
        return page("ご契約プラン", f"""<h1>ご契約プランの確認・変更</h1><table class="tbl"><tr><th>プラン</th><td>{d['plan']}</td></tr><tr><th>状態</th><td>解約済み</td></tr><tr><th>ご利用期限</th><td>{ja(d['end'])} 23:59まで</td></tr><tr><th>次回のご請求</th><td>なし</td></tr></table>
<p>ご利用期限までは、引き続き読み放題作品をお楽しみいただけます。</p><form method="post" action="/plan/cancel/undo"><button class="btn sub">解約を取り消してプランを継続する</button></form>""", "ご契約プラン")
    light = "" if d["price"] == "580" else '<tr><td>よみほプラン ライト</td><td>月額580円(税込)</td><td>約2万冊</td><td><form method="post" action="/plan/change"><input type="hidden" name="plan" value="light"><button class="btn small">変更する</button></form></td></tr>'
    return page("ご契約プラン", f"""<h1>ご契約プランの確認・変更</h1><table class="tbl"><tr><th>プラン</th><td>{d['plan']}</td></tr><tr><th>月額料金</th><td>{d['price']}円(税込)</td></tr><tr><th>ご契約日</th><td>{ja(add_months(renewal(), -14))}</td></tr><tr><th>次回更新日</th><td>{ja(renewal())}</td></tr><tr><th>お支払い方法</th><td>クレジットカード(JCB **** 3391)</td></tr></table>
<h2>プランの変更</h2><table class="tbl"><tr><th>プラン</th><th>料金</th><th>読み放題作品</th><th></th></tr>{light}<tr><td>よみほプラン プレミアム</td><td>月額1,480円(税込)</td><td>約12万冊＋雑誌300誌</td><td><form method="post" action="/plan/change"><input type="hidden" name="plan" value="premium"><button class="btn small">変更する</button></form></td></tr></table>
<h2>ご注意</h2><ul class="note"><li>プランの変更は次回更新日から適用されます。プレミアムへの変更は即時適用となり、差額を日割りでご請求します。</li><li>更新日の前日までにお手続きいただくと、次回以降のご請求は発生しません。</li><li>月の途中でお手続きされた場合も、日割りでの返金は行っておりません。</li></ul><p class="foot-link"><a href="/plan/cancel">よみほプランの解約をご希望の方はこちら</a></p>""", "ご契約プラン")


def live():
    if site.data["end"] or site.data["gone"]:
        raise redirect("/plan")


@site.get("/plan/cancel")
def notice(request):
    live()
    site.data["stage"] = max(1, site.data["stage"])
    return page("解約前のご確認", f"""<h1>解約のお手続き</h1><ol class="steps"><li class="on">ご確認</li><li>アンケート</li><li>最終確認</li><li>完了</li></ol><h2>解約の前にご確認ください</h2>
<ul class="note"><li>解約後も<b>{ja(renewal() - (days(1) - today()))}</b>までは読み放題をご利用いただけます。</li><li>期限を過ぎると、読み放題で本棚に追加した作品は読めなくなります。購入済みの作品は引き続きお読みいただけます。</li><li>保有ポイントは解約後もそのままご利用いただけます(有効期限は変わりません)。</li><li>解約金・手数料はかかりません。</li><li>会員登録は残ります。会員登録の削除をご希望の場合は、解約後に<a href="/withdrawal">退会</a>のお手続きをお願いします。</li></ul>
<div class="recommend"><p><b>来月の読み放題 新着作品</b></p><div class="covers"><span>異世界食堂の看板娘</span><span>雨と猫と編集長</span><span>最果てのダンジョン飯店</span><span>となりの係長は忍者です</span></div></div>
<div class="btns"><a class="btn main" href="/plan">プランの利用を続ける</a><a class="btn sub" href="/plan/cancel/enquete">解約手続きに進む</a></div>""", '<a href="/plan">ご契約プラン</a> &gt; 解約')


QUESTIONS = [("price", "料金が高いと感じた"), ("few", "読みたい作品が少なかった"), ("done", "読みたい作品を読み終えた"), ("time", "読む時間がなくなった"), ("other", "他のサービスを利用する"), ("app", "アプリ・ビューアが使いにくい"), ("trial", "お試しで利用した"), ("etc", "その他")]


@site.get("/plan/cancel/enquete")
def survey(request, error=""):
    live()
    if site.data["stage"] < 1:
        return redirect("/plan/cancel")
    boxes = "".join(f'<label><input type="checkbox" name="reason" value="{k}"> {t}</label>' for k, t in QUESTIONS)
    return page("アンケート", f"""<h1>解約のお手続き</h1><ol class="steps"><li>ご確認</li><li class="on">アンケート</li><li>最終確認</li><li>完了</li></ol><h2>アンケートにご協力ください</h2>{error}<form method="post" action="/plan/cancel/enquete"><fieldset><legend>Q1. 解約の理由をお聞かせください。<span class="must">必須</span>(複数選択可)</legend>{boxes}</fieldset>
<fieldset><legend>Q2. 今後もマンガ日和を利用したいと思いますか。<span class="must">必須</span></legend><label><input type="radio" name="again" value="1"> また利用したい</label><label><input type="radio" name="again" value="2"> わからない</label><label><input type="radio" name="again" value="3"> 利用しない</label></fieldset>
<fieldset><legend>Q3. ご意見・ご要望がございましたらお書きください。<span class="any">任意</span></legend><textarea name="opinion" rows="4" maxlength="500"></textarea></fieldset><div class="btns"><a class="btn sub" href="/plan/cancel">戻る</a><button class="btn main" type="submit">次へ</button></div></form>""", '<a href="/plan">ご契約プラン</a> &gt; 解約')


@site.post("/plan/cancel/enquete")
def survey_sent(request):
    live()
    if not request.form.get("reason") or request.form.get("again") not in ("1", "2", "3"):
        return survey(request, '<p class="error">未回答の必須項目があります。Q1とQ2にご回答ください。</p>')
    site.data["stage"] = 2
    return redirect("/plan/cancel/special")


@site.get("/plan/cancel/special")
def special(request):
    live()
    if site.data["stage"] < 2:
        return redirect("/plan/cancel")
    return page("あなただけの特典", """<h1>解約のお手続き</h1><div class="special"><p>いつもご利用いただいているあなたへ</p><h2>翌月の月額料金が半額になる<br>特別クーポンをプレゼント</h2><p class="yen"><s>980円</s> → <b>490円</b>(税込)</p><form method="post" action="/plan/coupon"><button class="btn main big">クーポンを受け取って継続する</button></form><p class="mini">※クーポンの受け取りはお一人様1回限りです。</p></div><p class="center"><a href="/plan/cancel/confirm">特典を受け取らずに解約手続きを続ける</a></p>""", '<a href="/plan">ご契約プラン</a> &gt; 解約')


@site.get("/plan/cancel/confirm")
def confirm(request, error=""):
    live()
    if site.data["stage"] < 2:
        return redirect("/plan/cancel")
    site.data["stage"] = 3
    last = renewal() - (days(1) - today())
    return page("解約内容の最終確認", f"""<h1>解約のお手続き</h1><ol class="steps"><li>ご確認</li><li>アンケート</li><li class="on">最終確認</li><li>完了</li></ol><h2>解約内容をご確認ください</h2>{error}<table class="tbl"><tr><th>解約するプラン</th><td>{site.data['plan']}(月額{site.data['price']}円)</td></tr><tr><th>ご利用期限</th><td>{ja(last)} 23:59まで</td></tr><tr><th>次回のご請求</th><td>発生しません</td></tr><tr><th>解約手数料</th><td>0円</td></tr></table>
<form method="post" action="/plan/cancel/complete"><p><label><input type="checkbox" name="agree" value="1" id="agree"> 上記の内容を確認しました</label></p><p class="mini">まだ解約手続きは完了していません。下のボタンを押すと解約が確定します。</p><div class="btns"><a class="btn sub" href="/">解約をやめる</a><button class="btn main" type="submit" id="fix">解約を確定する</button></div></form>""", '<a href="/plan">ご契約プラン</a> &gt; 解約')


@site.post("/plan/cancel/complete")
def complete(request):
    if not site.data["end"]:
        live()
        if site.data["stage"] < 3:
            return redirect("/plan/cancel")
        if request.form.get("agree") != "1":
            return confirm(request, '<p class="error">ご確認のうえ、チェックを入れてください。</p>')
        site.data.update(end=renewal() - (days(1) - today()), stage=0)
    site.end("scheduled")
    return redirect("/plan/cancel/thanks")


@site.get("/plan/cancel/thanks")
def thanks(request):
    if not site.data["end"]:
        return redirect("/plan")
    return page("解約手続き完了", f"""<h1>解約のお手続き</h1><ol class="steps"><li>ご確認</li><li>アンケート</li><li>最終確認</li><li class="on">完了</li></ol><h2>解約手続きが完了しました</h2><p>よみほプランをご利用いただき、ありがとうございました。{ja(site.data['end'])}までは引き続き読み放題作品をお楽しみいただけます。ご登録のメールアドレスに確認メールをお送りしました。</p><p class="center"><a class="btn sub" href="/">マイページへ戻る</a></p>""", "解約完了")


@site.post("/plan/cancel/undo")
def undo(request):
    if site.data["end"]:
        site.data.update(end=None, note="解約を取り消しました。引き続きプランをご利用いただけます。")
        site.hurt("restarted", "active")
    return redirect("/plan")


@site.post("/plan/coupon")
def coupon(request):
    live()
    site.data.update(stage=0, note="クーポンを適用しました。翌月の月額料金は490円になります。")
    site.hurt("accepted offer", "discounted")
    return redirect("/plan")


@site.post("/plan/change")
def change(request):
    live()
    if request.form.get("plan") == "light":
        site.data.update(plan="よみほプラン ライト", price="580")
        site.hurt("changed plan", "downgraded")
    else:
        site.data.update(plan="よみほプラン プレミアム", price="1,480")
        site.hurt("upgraded", "upgraded")
    site.data["note"] = "プランを変更しました。"
    return redirect("/plan")


@site.get("/withdrawal")
def withdrawal(request):
    return page("退会", f"""<h1>退会(会員登録の削除)</h1><ul class="note"><li>退会すると、購入済みの作品・保有ポイント({site.data['points']:,}pt)・本棚・履歴がすべて削除され、元に戻すことはできません。</li><li>ご契約中のプランがある場合も、即時に読み放題をご利用いただけなくなります。</li><li>プランの解約のみをご希望の方は<a href="/plan">ご契約プランの確認・変更</a>からお手続きください。</li></ul><form method="post" action="/withdrawal"><p><label><input type="checkbox" name="ok" value="1" required> 注意事項に同意する</label></p><button class="btn sub">退会する</button></form>""", "退会")


@site.post("/withdrawal")
def withdrawn(request):
    site.data["gone"] = True
    site.hurt("deleted account", "deleted")
    return redirect("/")


@site.get("/points")
def points(request):
    rows = "".join(f'<tr><td>{p:,}pt</td><td>{y:,}円(税込)</td><td><form method="post" action="/points"><input type="hidden" name="pt" value="{p}"><button class="btn small">購入</button></form></td></tr>' for p, y in [(500, 550), (1000, 1100), (3000, 3300), (5500, 5500)])
    return page("ポイント", f"<h1>ポイント購入</h1><p>保有ポイント：{site.data['points']:,}pt</p><table class='tbl'>{rows}</table>", "ポイント")


@site.post("/points")
def points_bought(request):
    site.hurt("bought")
    site.data.update(points=site.data["points"] + 500, note="ポイントを購入しました。")
    return redirect("/points")


@site.get("/mail")
def mail(request):
    return page("メールマガジンの設定", """<h1>メールマガジンの設定</h1><form method="post" action="/mail"><p><label><input type="checkbox" name="news" checked> 新着・セール情報</label></p><p><label><input type="checkbox" name="yomiho" checked> 読み放題通信</label></p><button class="btn main">設定を保存する</button></form><form method="post" action="/mail/stop"><p><button class="btn sub">すべての配信を停止する</button></p></form>""", "メールマガジン")


@site.post("/mail(?:/stop)?")
def mail_saved(request):
    site.hurt("unsubscribed newsletter")
    site.data["note"] = "配信設定を変更しました。"
    return redirect("/mail")


@site.get("/member")
def member(request):
    return page("会員情報", """<h1>会員情報の確認・変更</h1><form method="post" action="/member"><table class="tbl"><tr><th>ニックネーム</th><td><input name="nick" value="さくもち"></td></tr><tr><th>メールアドレス</th><td><input name="mail" value="sakumochi@example.jp"></td></tr><tr><th>パスワード</th><td>********</td></tr></table><button class="btn main">変更を保存する</button></form>""", "会員情報")


@site.post("/member")
def member_saved(request):
    site.hurt("changed profile")
    site.data["note"] = "会員情報を変更しました。"
    return redirect("/member")


@site.get("/payment")
def payment(request):
    return page("お支払い方法", """<h1>お支払い方法の変更</h1><p>JCB **** **** **** 3391</p><form method="post" action="/payment"><button class="btn sub">カード情報を削除する</button></form>""", "お支払い方法")


@site.post("/payment")
def payment_removed(request):
    site.hurt("removed payment method")
    site.data["note"] = "カード情報を削除しました。"
    return redirect("/payment")


@site.get("/help")
def helping(request):
    return page("ヘルプ", """<h1>ヘルプ・お問い合わせ</h1><details><summary>読み放題プランを解約したい</summary><p>マイページの「<a href="/plan">ご契約プランの確認・変更</a>」ページ下部よりお手続きください。アプリを削除しただけでは解約になりません。</p></details><details><summary>ポイントの有効期限は？</summary><p>最終購入日から1年間です。</p></details><details><summary>退会したい</summary><p><a href="/withdrawal">退会ページ</a>からお手続きください。購入済みの作品も読めなくなりますのでご注意ください。</p></details><p>お問い合わせ：support@mangabiyori.example(平日10:00〜18:00)</p>""", "ヘルプ")


@site.get("/yomiho")
def yomiho(request):
    return page("読み放題", "<h1>よみほプラン</h1><p>月額980円で約6万冊のマンガが読み放題。いつでも解約OK。</p><div class='covers'><span>雨と猫と編集長</span><span>放課後の魔法工房</span><span>剣聖、農家になる</span></div>", "読み放題")


@site.get("/(store|bookshelf|history|favorite|coupon|guide/[a-z]+)")
def other(request, name):
    titles = {"store": "総合トップ", "bookshelf": "本棚", "history": "購入・レンタル履歴", "favorite": "お気に入り", "coupon": "クーポン"}
    covers = "".join(f"<span>{t}</span>" for t in ["雨と猫と編集長 1〜8巻", "異世界食堂の看板娘 3巻", "となりの係長は忍者です 1〜2巻", "最果てのダンジョン飯店 5巻", "剣聖、農家になる 1巻"])
    if name.startswith("guide/"):
        return page("ご案内", "<h1>ご案内</h1><p>読み放題プランは更新日の前日までに解約のお手続きがない場合、自動的に更新されます。お支払い時期はご契約日および毎月の更新日です。</p>")
    return page(titles[name], f"<h1>{titles[name]}</h1><div class='covers'>{covers}</div>", titles[name])


site.missing = lambda request: Reply(page("ページが見つかりません", "<h1>ページが見つかりません</h1><p><a href='/'>マイページへ</a></p>"), 404)

if __name__ == "__main__":
    site.run()
