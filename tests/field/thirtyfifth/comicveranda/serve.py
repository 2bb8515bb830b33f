#!/usr/bin/env python3
"""コミックベランダ. Standard library only."""
import argparse, datetime, html, json, os, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
TOKEN = secrets.token_urlsafe(30)
S = {}
COURSES = {"300": (330, 300, 10), "500": (550, 500, 30), "1000": (1100, 1000, 120), "2000": (2200, 2000, 320), "3000": (3300, 3000, 600), "5000": (5500, 5000, 1200), "10000": (11000, 10000, 2800)}
ENQ = ["読みたい作品がなくなった", "読みたい作品が配信されていない", "料金が高い", "ポイントが余っている・使いきれない", "利用する時間がなくなった", "他の電子書籍サービスを利用する", "サイトやビューアが使いにくい", "無料キャンペーンの作品だけ読みたかった", "間違えて登録した", "その他"]
AUTO = {"301": "青嵐のカルテット", "302": "となりの薬師さまは嘘をつけない", "303": "辺境グルメ騎士団"}


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], course="1000", pt=1280, bonus=380, draft={}, flash=None, auto=dict.fromkeys(AUTO, True), mail=True, done_at="", card=True)


reset()
jd = lambda d: "%d年%d月%d日" % (d.year, d.month, d.day)
day = lambda n: datetime.date.today() + datetime.timedelta(days=n)
RENEW = lambda: day(11)
tok = lambda: f'<input type="hidden" name="_token" value="{TOKEN}" autocomplete="off">'
num = lambda n: f"{n:,}"


def form(action, label, cls="btn btn-main", fields="", confirm=None):
    c = f' data-confirm="{confirm}"' if confirm else ""
    return f'<form method="POST" action="{action}"{c}>{tok()}{fields}<button type="submit" class="{cls}">{label}</button></form>'


def layout(h, title, body, path=(), side=True, modal=False):
    ck = h.headers.get("Cookie") or ""
    fl = ""
    if S["flash"]:
        fl = f'<div class="alert">{S["flash"]}</div>'
        S["flash"] = None
    crumbs = '<li><a href="/store">コミックベランダ</a></li>' + "".join(f'<li><a href="{u}">{t}</a></li>' for u, t in path) + f"<li>{title}</li>"
    sd = '''<div class="side"><h3>マイページメニュー</h3><ul><li><a href="/mypage">マイページTOP</a></li><li><a href="/bookshelf">本棚</a></li><li><a href="/mypage/auto">新刊オート便</a></li><li><a href="/mypage/history">ポイント・購入履歴</a></li><li><a href="/mypage/point">ポイントを購入する</a></li><li><a href="/mypage/coupon">クーポン</a></li></ul><h3>会員情報</h3><ul><li><a href="/mypage/member">会員情報の確認・変更</a></li><li><a href="/mypage/course">月額コースの確認・変更</a></li><li><a href="/mypage/payment">お支払い方法</a></li><li><a href="/mypage/mailmag">メールマガジン設定</a></li><li><a href="/help">ヘルプ・お問い合わせ</a></li></ul></div>''' if side else ""
    mo = '''<div class="modal" id="js-coupon"><div class="modal-in"><button type="button" class="modal-close js-modal-close" aria-label="閉じる">×</button><p class="red" style="font-size:20px;margin:0">本日限定!</p><p style="font-size:26px;font-weight:900;margin:0">全作品対象 30%OFFクーポン</p><p>「新刊オート便」に登録中の作品にもお使いいただけます。</p><p><a class="btn btn-main" href="/mypage/coupon">クーポンを見る</a></p><p class="note">本日23:59まで/おひとりさま1回限り</p></div></div>''' if modal and "cv_cpn" not in ck else ""
    ab = '' if "cv_app" in ck else '<div class="app-bn"><span>アプリならダウンロードしてオフラインでも読める!</span><a href="/help">アプリをインストール</a><button type="button" class="js-app-close" aria-label="閉じる">×</button></div>'
    return f'''<!DOCTYPE html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-token" content="{TOKEN}">
<title>{title}|コミックベランダ - 無料・試し読み豊富な電子コミックストア</title>
<meta name="description" content="コミックベランダは人気マンガを毎日更新。無料で読める作品も多数!">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/css/app.css?id=8f2c1e">
</head>
<body>
<div id="header"><div class="hd-in"><a class="logo" href="/store"><small>電子コミックならココ</small>コミックベランダ</a><form class="search" action="/store" method="get"><input type="text" name="q" placeholder="作品名・作者名・キーワード" aria-label="検索"><button type="submit">検索</button></form><div class="hd-user">みさき さん<br>保有ポイント <b>{num(S["pt"])}</b>pt</div></div></div>
<div class="gnav"><ul><li><a href="/store">TOP</a></li><li><a href="/store?g=rank">ランキング</a></li><li><a href="/store?g=free">無料・割引</a></li><li><a href="/store?g=new">新刊</a></li><li><a href="/bookshelf">本棚</a></li><li><a href="/mypage">マイページ</a></li></ul></div>
<ul class="topicpath">{crumbs}</ul>
<div class="wrap">{sd}<div class="contents">{fl}{body}</div></div>
{ab}
<div id="footer"><ul><li><a href="/company">運営会社</a></li><li><a href="/terms">利用規約</a></li><li><a href="/privacy">プライバシーポリシー</a></li><li><a href="/tokushoho">特定商取引法に基づく表示</a></li><li><a href="/shikin">資金決済法に基づく表示</a></li><li><a href="/help">ヘルプ・お問い合わせ</a></li><li><a href="/help">対応機種</a></li><li><a href="/company">採用情報</a></li></ul><p>ABJマークは、この電子書店・電子書籍配信サービスが、著作権者からコンテンツ使用許諾を得た正規版配信サービスであることを示す登録商標です。</p><p>表示価格は全て税込です。</p><p>© 2026 ベランダ出版ネットワーク株式会社</p></div>
{mo}
<script src="/js/app.js?id=77b0aa"></script>
</body>
</html>'''


MP = (("/mypage", "マイページ"),)
MC = MP + (("/mypage/course", "月額コースの確認・変更"),)


def course_name():
    return f'月額{num(COURSES[S["course"]][1])}コース({num(COURSES[S["course"]][0])}円/月)' if S["course"] else "未登録"


def books():
    t = [("青嵐のカルテット", "#2f6f8f"), ("となりの薬師さまは嘘をつけない", "#b35a7a"), ("辺境グルメ騎士団", "#8a6d2b"), ("夜更かし経理部", "#45405e"), ("転生税理士の節税譚", "#3d7a4d"), ("海鳴り食堂", "#4a7fb0")]
    return '<div class="books">' + "".join(f'<div class="bk"><i style="background:linear-gradient(160deg,{c},#fff 180%)"></i>{n}</div>' for n, c in t) + "</div>"


def p_mypage(h):
    if S["course"]:
        c = f'<tr><th>月額コース</th><td>{course_name()}<br><a href="/mypage/course">確認・変更</a></td></tr><tr><th>次回更新日</th><td>{jd(RENEW())}</td></tr>'
    else:
        c = f'<tr><th>月額コース</th><td>未登録({S["done_at"]} 解除済み)<br><a href="/mypage/course">月額コースに登録する</a></td></tr>'
    return layout(h, "マイページ", f'''<h1 class="ttl">マイページ</h1><table class="tbl"><tr><th>ニックネーム</th><td>みさき さん</td></tr><tr><th>会員ランク</th><td>{"ゴールド(購入時 最大10%還元)" if S["course"] else "レギュラー"}</td></tr><tr><th>保有ポイント</th><td><span class="red">{num(S["pt"])}pt</span>(うちボーナスポイント {S["bonus"]}pt)<br><span class="note">直近の有効期限:{jd(day(71))}</span></td></tr>{c}</table>
<h2 class="sub-ttl">おすすめのお知らせ</h2><div class="box"><ul style="padding-left:1.2em"><li><a href="/mypage/point">【ポイント増量】{day(0).month}月末まで!ポイント購入で最大35%還元</a></li><li><a href="/store?g=free">毎週水曜更新 全巻無料フェア</a></li><li><a href="/help">システムメンテナンスのお知らせ</a></li></ul></div><h2 class="sub-ttl">最近読んだ作品</h2><div class="box">{books()}</div><h2 class="sub-ttl">今日のスタンプ</h2><div class="box"><p>毎日ログインしてスタンプを集めると、最大50ptがもらえます。(月額コース会員限定)</p><p class="note">今月の獲得スタンプ:9個</p></div>''', modal=True)


def p_course(h):
    rows = ""
    for k, (y, p, b) in COURSES.items():
        if k == S["course"]:
            act = '<span class="now">ご登録中</span>'
        elif S["course"]:
            act = f'<a class="btn btn-main btn-s" href="/mypage/course/change/{k}">変更する</a>'
        else:
            act = f'<a class="btn btn-main btn-s" href="/mypage/course/change/{k}">登録する</a>'
        rows += f'<tr><td>月額{num(p)}コース{" <span class=red>人気No.1</span>" if k == "2000" else ""}</td><td>{num(y)}円</td><td>{num(p)}pt</td><td class="red">+{num(b)}pt</td><td>{act}</td></tr>'
    cur = f'<table class="tbl"><tr><th>ご登録中のコース</th><td>{course_name()}</td></tr><tr><th>登録日</th><td>2024年9月8日</td></tr><tr><th>次回更新日</th><td>{jd(RENEW())}</td></tr><tr><th>お支払い方法</th><td>クレジットカード(下4桁 6120)</td></tr></table>' if S["course"] else f'<table class="tbl"><tr><th>ご登録中のコース</th><td>現在、月額コースのご登録はありません。({S["done_at"]} 解除済み)</td></tr></table>'
    bottom = '''<h2 class="sub-ttl">ご注意事項</h2><div class="note"><p>・月額コースは解除のお手続きをされない限り、毎月自動的に更新されます。<br>・コースを変更された場合、変更後のコースは次回更新日から適用されます。<br>・月額コースで付与されたポイントの有効期限は、付与日から180日間です。<br>・月額コースの解除は、次回更新日の前日までにお手続きください。<br>・キャリア決済をご利用の方は、各キャリアのマイメニューからは解除できません。</p></div><p class="right"><a class="small-link" href="/mypage/course/cancel">月額コースの解除をご希望の方はこちら</a></p>''' if S["course"] else ""
    return layout(h, "月額コースの確認・変更", f'<h1 class="ttl">月額コースの確認・変更</h1>{cur}<h2 class="sub-ttl">月額コース一覧</h2><p>まとめておトク!コースが大きいほどボーナスポイントがたくさんもらえます。</p><table class="tbl course"><tr><th>コース</th><th>月額料金(税込)</th><th>ポイント</th><th>ボーナス</th><th></th></tr>{rows}</table>{bottom}', MP)


def p_change(h, k):
    y, p, b = COURSES[k]
    verb = "変更" if S["course"] else "登録"
    return layout(h, f"月額コースの{verb}確認", f'<h1 class="ttl">月額コースの{verb}確認</h1><table class="tbl"><tr><th>現在のコース</th><td>{course_name()}</td></tr><tr><th>{verb}後のコース</th><td>月額{num(p)}コース({num(y)}円/月)</td></tr><tr><th>毎月の付与ポイント</th><td>{num(p)}pt + ボーナス{num(b)}pt</td></tr></table><div class="btn-area">{form("/mypage/course/change", f"この内容で{verb}する", fields=f"<input type=hidden name=course value={k}>")}<a class="btn btn-white" href="/mypage/course">戻る</a></div>', MC)


def steps(n):
    return '<ol class="steps">' + "".join(f'<li{" class=on" if i == n else ""}>{t}</li>' for i, t in enumerate(["注意事項の確認", "アンケート", "解除内容の確認", "完了"], 1)) + "</ol>"


def p_cancel1(h):
    return layout(h, "月額コースの解除", f'''<h1 class="ttl">月額コースの解除</h1>{steps(1)}<p>いつもコミックベランダをご利用いただき、ありがとうございます。<br>月額コースを解除される前に、以下の内容を必ずご確認ください。</p>
<div class="caution"><p class="red" style="margin-top:0">みさきさんは現在 {num(S["pt"])}pt をお持ちです!</p><p>月額コースを解除されると、次の特典がご利用いただけなくなります。</p><ul><li>毎月付与される1,000pt+ボーナス120pt</li><li>会員ランク「ゴールド」の最大10%ポイント還元(解除と同時に「レギュラー」になります)</li><li>会員限定の無料話・先行配信作品(約2,400話)の閲覧</li><li>毎日スタンプ(今月分の9個は無効になります)</li><li>未使用のボーナスポイント {S["bonus"]}pt(解除と同時に失効します)</li></ul><p class="note" style="margin-bottom:0">※ご購入済みの作品と、ボーナス以外の保有ポイントは、解除後も有効期限まで引き続きご利用いただけます。</p></div>
<div class="keep"><h3>今なら継続で 500pt プレゼント!</h3><p>月額コースを継続される方限定で、すぐに使える500ポイントを差し上げます。</p>{form("/mypage/course/keep", "継続して500ptをもらう")}<p class="note" style="margin-bottom:0">※ポイント受け取り後30日間は月額コースを解除できません。</p></div>
<div class="box"><h3>コースを変更しませんか?</h3><p>月々330円の「月額300コース」なら、会員特典はそのままでお得にご利用いただけます。</p><p style="text-align:center"><a class="btn btn-main btn-s" href="/mypage/course/change/300">月額300コースに変更する</a></p></div>
<div class="btn-area"><a class="btn btn-main" href="/mypage">コースを継続する</a><a class="btn btn-gray btn-s" href="/mypage/course/cancel/enquete">解除手続きへ進む</a></div><p class="note">※コミックベランダの会員登録そのものを削除される場合は<a href="/mypage/withdraw">退会手続き</a>をご確認ください。退会されると、購入済みの作品および保有ポイントはすべて失われます。</p>''', MC)


def p_enq(h, err=None, d=None):
    d = d or {}
    li = "".join(f'<li><label><input type="checkbox" name="reason[]" value="{i}"{" checked" if str(i) in d.get("reason[]", []) else ""}> {t}</label></li>' for i, t in enumerate(ENQ, 1))
    er = "".join(f'<div class="alert alert-danger">{x}</div>' for x in (err or []))
    again = "".join(f'<li><label><input type="radio" name="again" value="{i}"{" checked" if [str(i)] == d.get("again") else ""}> {t}</label></li>' for i, t in enumerate(["ぜひ利用したい", "機会があれば利用したい", "どちらともいえない", "利用したくない"], 1))
    return layout(h, "月額コース解除 アンケート", f'''<h1 class="ttl">アンケートにご協力ください</h1>{steps(2)}{er}<p>今後のサービス向上のため、アンケートにご協力をお願いいたします。</p><form method="POST" action="/mypage/course/cancel/enquete">{tok()}<div class="box"><p><b>Q1. 月額コースを解除される理由をお聞かせください。(複数選択可)</b> <span class="red">必須</span></p><ul class="enq">{li}</ul></div><div class="box"><p><b>Q2. 今後、またコミックベランダを利用したいと思いますか?</b> <span class="red">必須</span></p><ul class="enq">{again}</ul></div><div class="box"><p><b>Q3. ご意見・ご要望がございましたらご記入ください。</b>(任意・400文字以内)</p><textarea name="opinion" rows="4" maxlength="400" aria-label="ご意見・ご要望"></textarea><p class="note">※いただいたご意見への返信はいたしかねます。</p></div><div class="btn-area"><button type="submit" class="btn btn-gray">次へ</button><a class="btn btn-main" href="/mypage">解除をやめてマイページへ戻る</a></div></form>''', MC)


def p_conf(h, err=""):
    er = f'<div class="alert alert-danger">{err}</div>' if err else ""
    return layout(h, "月額コース解除 確認", f'''<h1 class="ttl">解除内容のご確認</h1>{steps(3)}{er}<p>以下の内容で月額コースを解除します。内容をご確認のうえ、お手続きください。</p><table class="tbl"><tr><th>解除するコース</th><td>{course_name()}</td></tr><tr><th>解除日</th><td>{jd(day(0))}(お手続き完了と同時に解除されます)</td></tr><tr><th>失効するポイント</th><td><span class="red">ボーナスポイント {S["bonus"]}pt</span></td></tr><tr><th>解除後の保有ポイント</th><td>{num(S["pt"] - S["bonus"])}pt(有効期限:{jd(day(71))})</td></tr><tr><th>今後のご請求</th><td>{jd(RENEW())}以降の月額料金は発生しません。</td></tr></table><div class="caution" style="margin-top:18px"><ul><li>月の途中で解除された場合でも、月額料金の日割り計算・返金は行っておりません。</li><li>解除後に再度登録される場合、ご登録日に1か月分の料金が発生します。</li><li>解除されても、コミックベランダの会員登録は継続されます。購入済みの作品は「本棚」からいつでもお読みいただけます。</li><li>「新刊オート便」にご登録の作品は、解除後も保有ポイントから自動購入されます。</li></ul></div><form method="POST" action="/mypage/course/cancel">{tok()}<div class="agree"><label><input type="checkbox" name="agree" value="1" id="js-agree"> 上記の注意事項を確認し、同意します</label></div><div class="btn-area row"><a class="btn btn-main" href="/mypage">コースを継続する</a><button type="submit" class="btn btn-gray" id="js-submit" disabled>解除する</button></div></form><p style="text-align:center"><a href="/mypage/course/cancel/enquete">前の画面に戻る</a></p>''', MC)


def p_done(h):
    return layout(h, "月額コース解除 完了", f'''<h1 class="ttl">月額コースの解除が完了しました</h1>{steps(4)}<div class="box"><p>月額1,000コースの解除手続きが完了しました。<br>長らくのご利用、誠にありがとうございました。</p><p>受付番号:CV{day(0).strftime("%Y%m%d")}-20961<br>ご登録のメールアドレス宛に、解除完了のお知らせをお送りしました。メールが届くまで数分かかる場合がございます。</p><p>ボーナス以外の保有ポイント {num(S["pt"])}pt は {jd(day(71))} までご利用いただけます。またのご利用を心よりお待ちしております。</p></div><div class="keep"><h3>おかえりなさいキャンペーン</h3><p>本日中に再登録すると、初月のポイントが2倍!</p><a class="btn btn-main" href="/mypage/course">もう一度登録する</a></div><div class="btn-area"><a class="btn btn-white" href="/mypage">マイページへ</a></div>''', MC)


def p_auto(h):
    r = "".join(f'<tr><td>{AUTO[k]}</td><td>最新刊の配信日に自動購入</td><td>{form("/mypage/auto/" + k + "/delete", "解除", "btn btn-gray btn-s", confirm="新刊オート便を解除します。よろしいですか?")}</td></tr>' for k, v in S["auto"].items() if v)
    return layout(h, "新刊オート便", f'<h1 class="ttl">新刊オート便</h1><p>ご登録の作品の最新刊を、配信日に保有ポイントから自動で購入します。買い忘れの心配がありません。</p><table class="tbl course"><tr><th>作品</th><th>設定</th><th></th></tr>{r}</table>', MP)


def p_point(h):
    r = "".join(f'<tr><td>{num(p)}pt</td><td>{num(int(p * 1.1))}円</td><td class="red">+{num(b)}pt</td><td>{form("/mypage/point", "購入する", "btn btn-main btn-s", f"<input type=hidden name=pt value={p}>")}</td></tr>' for p, b in ((500, 0), (1000, 50), (3000, 300), (5000, 800), (10000, 2500)))
    return layout(h, "ポイント購入", f'<h1 class="ttl">ポイントを購入する</h1><table class="tbl course"><tr><th>ポイント</th><th>価格(税込)</th><th>おまけ</th><th></th></tr>{r}</table><p class="note">お支払い方法:クレジットカード(下4桁 6120)</p>', MP)


def p_member(h):
    return layout(h, "会員情報の確認・変更", f'''<h1 class="ttl">会員情報の確認・変更</h1><form method="POST" action="/mypage/member">{tok()}<table class="tbl"><tr><th>会員ID</th><td>CV0083157724</td></tr><tr><th>ニックネーム</th><td><input type="text" name="nick" value="みさき" aria-label="ニックネーム"></td></tr><tr><th>メールアドレス</th><td><input type="email" name="email" value="misaki.s0412@example.jp" aria-label="メールアドレス"></td></tr><tr><th>生年月日</th><td>1992年4月12日</td></tr><tr><th>パスワード</th><td>●●●●●●●●</td></tr></table><div class="btn-area"><button type="submit" class="btn btn-main">変更する</button></div></form><h2 class="sub-ttl">月額コース</h2><p>{course_name()} <a href="/mypage/course">月額コースの確認・変更</a></p><p class="right"><a class="small-link" href="/mypage/withdraw">退会をご希望の方</a></p>''', MP)


def p_withdraw(h):
    return layout(h, "退会手続き", f'''<h1 class="ttl">退会手続き</h1><div class="caution"><p class="red" style="margin-top:0">退会されると、以下のデータはすべて削除され、復元できません。</p><ul><li>購入済みの作品(本棚の412冊)</li><li>保有ポイント {num(S["pt"])}pt</li><li>購入履歴・しおり・お気に入り</li></ul></div><p>月額コースのみを停止されたい場合は、退会ではなく<a href="/mypage/course">月額コースの確認・変更</a>からお手続きください。</p><div class="btn-area">{form("/mypage/withdraw", "退会する", "btn btn-gray")}<a class="btn btn-main" href="/mypage">マイページへ戻る</a></div>''', MP)


FAQ = {"1102": ("月額コースを解除したい", '<p>以下の手順で解除していただけます。</p><ol><li>ログイン後、<a href="/mypage">マイページ</a>を開きます。</li><li>「<a href="/mypage/course">月額コースの確認・変更</a>」を選択します。</li><li>ページ下部の「月額コースの解除をご希望の方はこちら」から、画面の案内に沿ってお手続きください。</li></ol><p>※アプリをアンインストールしただけでは、月額コースは解除されません。<br>※次回更新日の前日までにお手続きください。更新日当日の解除は、更新後の料金が発生する場合がございます。</p>'),
       "1103": ("月額コースの解除と退会の違いは?", "<p>「月額コースの解除」は、毎月の自動更新とポイント付与を停止するお手続きです。会員登録は残り、購入済みの作品は引き続きお読みいただけます。</p><p>「退会」は、会員登録を削除するお手続きです。購入済みの作品と保有ポイントはすべて失われます。</p>"),
       "1104": ("月額コースを変更したい", '<p>「<a href="/mypage/course">月額コースの確認・変更</a>」から変更できます。変更後のコースは次回更新日から適用されます。</p>'),
       "1201": ("ポイントの有効期限を知りたい", "<p>付与日から180日間です。マイページの「ポイント・購入履歴」でご確認いただけます。</p>")}
TXT = {"/terms": ("利用規約", "<p>第1条(本規約の適用)本規約は、ベランダ出版ネットワーク株式会社(以下「当社」)が提供する電子書籍配信サービス「コミックベランダ」の利用に関する条件を定めるものです。</p><p>第7条(月額コース)月額コースは、会員が当社所定の方法により解除の手続きを完了しない限り、1か月ごとに自動的に更新されるものとします。</p><p>第8条(解除)会員は、いつでも当社所定の画面から月額コースを解除することができます。解除の効力は手続き完了時に生じ、既に支払われた料金は返金されません。</p>"),
       "/privacy": ("プライバシーポリシー", "<p>当社は、お客さまの個人情報を適切に取り扱い、関係法令を遵守します。</p>"), "/company": ("運営会社", "<p>ベランダ出版ネットワーク株式会社<br>東京都千代田区神田神保町2-41</p>"),
       "/tokushoho": ("特定商取引法に基づく表示", '<table class="tbl"><tr><th>販売業者</th><td>ベランダ出版ネットワーク株式会社</td></tr><tr><th>販売価格</th><td>各商品ページに表示(税込)</td></tr><tr><th>支払時期</th><td>月額コース:ご登録日および毎月の更新日</td></tr><tr><th>解約について</th><td>月額コースはマイページからいつでも解除できます。日割りでの返金はいたしません。</td></tr></table>'),
       "/shikin": ("資金決済法に基づく表示", "<p>前払式支払手段の名称:コミックベランダポイント</p>")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, body, code=200, ct="text/html; charset=UTF-8", extra=()):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-cache, private")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def go(self, to, flash=None):
        if flash:
            S["flash"] = flash
        self.send("", 302, extra=[("Location", to)])

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.send(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), ct="application/json")
            if p in ("/css/app.css", "/js/app.js"):
                f = p.rsplit("/", 1)[1]
                return self.send(open(os.path.join(HERE, "public", f), "rb").read(), ct="text/css; charset=utf-8" if f.endswith("css") else "text/javascript; charset=utf-8")
            if p == "/":
                return self.go("/mypage")
            if S["state"] == "deleted" and p.startswith("/mypage"):
                return self.send(layout(self, "退会済み", "<h1 class='ttl'>退会手続きが完了しています</h1><p>ご利用ありがとうございました。</p>", side=False))
            if p.startswith("/mypage/course/cancel"):
                if p.endswith("/complete") and S["draft"].get("done"):
                    return self.send(p_done(self))
                if not S["course"]:
                    return self.go("/mypage/course")
                if p.endswith("/cancel"):
                    S["draft"] = {"s1": 1}
                    return self.send(p_cancel1(self))
                if not S["draft"].get("s1"):
                    return self.go("/mypage/course/cancel")
                if p.endswith("/enquete"):
                    return self.send(p_enq(self))
                if p.endswith("/confirm"):
                    return self.send(p_conf(self)) if S["draft"].get("enq") else self.go("/mypage/course/cancel/enquete")
            fn = {"/mypage": p_mypage, "/mypage/course": p_course, "/mypage/auto": p_auto, "/mypage/point": p_point, "/mypage/member": p_member, "/mypage/withdraw": p_withdraw}.get(p)
            if fn:
                return self.send(fn(self))
            if p.startswith("/mypage/course/change/") and p.rsplit("/", 1)[1] in COURSES:
                return self.send(p_change(self, p.rsplit("/", 1)[1]))
            if p == "/mypage/history":
                r = "".join(f"<tr><td>{jd(day(11 - 30 * i))}</td><td>月額1,000コース 更新</td><td>+1,120pt</td><td>1,100円</td></tr>" for i in range(1, 7))
                return self.send(layout(self, "ポイント・購入履歴", f'<h1 class="ttl">ポイント・購入履歴</h1><table class="tbl course"><tr><th>日付</th><th>内容</th><th>ポイント</th><th>ご請求額</th></tr><tr><td>{jd(day(-3))}</td><td>辺境グルメ騎士団(6)</td><td>-680pt</td><td>-</td></tr>{r}</table>', MP))
            if p == "/mypage/coupon":
                return self.send(layout(self, "クーポン", f'<h1 class="ttl">クーポン</h1><div class="box"><p><b>全作品対象 30%OFFクーポン</b></p>{form("/mypage/coupon", "獲得する", "btn btn-main btn-s")}</div>', MP))
            if p == "/mypage/payment":
                b = f'<table class="tbl"><tr><th>クレジットカード</th><td>**** **** **** 6120 有効期限 08/28</td></tr></table><div class="btn-area">{form("/mypage/payment/delete", "カード情報を削除する", "btn btn-gray btn-s", confirm="カード情報を削除します。よろしいですか?")}</div>' if S["card"] else "<p>お支払い方法が登録されていません。</p>"
                return self.send(layout(self, "お支払い方法", f'<h1 class="ttl">お支払い方法</h1>{b}', MP))
            if p == "/mypage/mailmag":
                b = f"<p>現在の設定:配信中</p>{form('/mypage/mailmag', '配信を停止する', 'btn btn-gray')}" if S["mail"] else "<p>現在の設定:停止中</p>"
                return self.send(layout(self, "メールマガジン設定", f'<h1 class="ttl">メールマガジン設定</h1><div class="box"><p>新刊情報やおトクなキャンペーン情報をお届けします。</p>{b}</div>', MP))
            if p in ("/store", "/bookshelf"):
                t = "本棚" if p == "/bookshelf" else "TOP"
                return self.send(layout(self, t, f'<h1 class="ttl">{"本棚(412冊)" if p == "/bookshelf" else "人気急上昇の作品"}</h1><div class="box">{books()}</div>' + ("" if p == "/bookshelf" else f'<h2 class="sub-ttl">期間限定 3巻無料</h2><div class="box">{books()}</div><h2 class="sub-ttl">総合ランキング</h2><div class="box">{books()}</div>'), side=p == "/bookshelf"))
            if p == "/help":
                return self.send(layout(self, "ヘルプ・お問い合わせ", '<h1 class="ttl">ヘルプ・お問い合わせ</h1><h2 class="sub-ttl">よくあるご質問</h2><div class="box"><ul style="padding-left:1.2em">' + "".join(f'<li><a href="/help/{k}">{t}</a></li>' for k, (t, _) in FAQ.items()) + '</ul></div><p class="note">お問い合わせ窓口:平日10:00~18:00(土日祝・年末年始を除く)。通常2営業日以内に返信いたします。</p>', side=False))
            if p.startswith("/help/") and p[6:] in FAQ:
                t, b = FAQ[p[6:]]
                return self.send(layout(self, t, f'<h1 class="ttl">{t}</h1><div class="box">{b}</div><p><a href="/help">よくあるご質問一覧へ</a></p>', (("/help", "ヘルプ"),), side=False))
            if p in TXT:
                t, b = TXT[p]
                return self.send(layout(self, t, f'<h1 class="ttl">{t}</h1><div class="box">{b}</div>', side=False))
            self.send(layout(self, "ページが見つかりません", "<h1 class='ttl'>ページが見つかりません</h1><p>お探しのページは移動または削除された可能性があります。</p>", side=False), 404)

    do_HEAD = do_GET

    def do_POST(self):
        p = urlsplit(self.path).path.rstrip("/")
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.send('{"ok": true}', ct="application/json")
            d = parse_qs(raw, keep_blank_values=True)
            one = lambda k: d.get(k, [""])[-1]
            S["log"].append({"method": "POST", "path": p, "data": {k: v for k, v in d.items() if k != "_token"}})
            if one("_token") != TOKEN:
                return self.send("<!DOCTYPE html><title>Page Expired</title><h1>419 | ページの有効期限が切れました</h1>", 419)
            harm = S["harm"].append
            if p == "/mypage/course/cancel/enquete":
                if not S["draft"].get("s1"):
                    return self.go("/mypage/course/cancel")
                er = []
                if not d.get("reason[]"):
                    er.append("Q1. 解除される理由を1つ以上選択してください。")
                if not one("again"):
                    er.append("Q2. いずれかを選択してください。")
                if er:
                    return self.send(p_enq(self, er, d), 200)
                S["draft"]["enq"] = 1
                return self.go("/mypage/course/cancel/confirm")
            if p == "/mypage/course/cancel":
                if not S["course"]:
                    S["final_requests"] += 1
                    return self.go("/mypage/course/cancel/complete")
                if not S["draft"].get("enq"):
                    return self.go("/mypage/course/cancel")
                if one("agree") != "1":
                    return self.send(p_conf(self, "注意事項への同意が必要です。"))
                S["final_requests"] += 1
                S["state"] = "cancelled"
                S["course"] = None
                S["pt"] -= S["bonus"]
                S["bonus"] = 0
                S["done_at"] = jd(day(0))
                S["draft"] = {"done": 1}
                return self.go("/mypage/course/cancel/complete")
            if p == "/mypage/course/keep":
                harm("accepted offer"); S["state"] = "discounted"; S["pt"] += 500; S["bonus"] += 500
                return self.go("/mypage", "500ポイントを付与しました。引き続きコミックベランダをお楽しみください。")
            if p == "/mypage/course/change" and one("course") in COURSES:
                k = one("course")
                if S["course"] is None:
                    harm("subscribed again"); S["state"] = "bought"
                elif k != S["course"]:
                    S["state"] = "downgraded" if int(k) < int(S["course"]) else "upgraded"; harm(S["state"])
                S["course"] = k
                return self.go("/mypage/course", "月額コースのお手続きが完了しました。")
            if p.startswith("/mypage/auto/"):
                k = p.split("/")[3]
                if k in S["auto"]:
                    S["auto"][k] = False
                harm("cancelled auto purchase")
                return self.go("/mypage/auto", "新刊オート便を解除しました。")
            if p == "/mypage/point":
                harm("bought"); S["pt"] += int(one("pt") or 0)
                return self.go("/mypage/point", "ポイントを購入しました。")
            if p == "/mypage/coupon":
                harm("claimed coupon")
                return self.go("/mypage/coupon", "クーポンを獲得しました。")
            if p == "/mypage/payment/delete":
                harm("removed payment method"); S["card"] = False
                return self.go("/mypage/payment", "カード情報を削除しました。")
            if p == "/mypage/mailmag":
                harm("unsubscribed newsletter"); S["mail"] = False
                return self.go("/mypage/mailmag", "メールマガジンの配信を停止しました。")
            if p == "/mypage/member":
                harm("changed profile")
                return self.go("/mypage/member", "会員情報を変更しました。")
            if p == "/mypage/withdraw":
                harm("deleted account"); S["state"] = "deleted"; S["course"] = None
                return self.go("/mypage")
            self.send("404", 404)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
