from thirtieth_author import *

HERE = os.path.dirname(os.path.abspath(__file__))
DIST = os.path.join(HERE, "dist")


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "other": True,
            "mail": True, "ticket": None, "ended": None, "bought": 0}


begin(fresh)
START = plus_months(TODAY, -27)
NEXT = plus_months(TODAY.replace(day=1), 1)


def ymd(d):
    return "%d年%d月%d日" % (d.year, d.month, d.day)


def shop(title, body, crumb=""):
    return """<!DOCTYPE html>
<html lang="ja"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width">
<title>%s | アニモリ放題</title><link rel="stylesheet" href="/animori/css/common.css"><script src="/animori/js/jquery.min.js"></script><script src="/animori/js/common.js"></script></head>
<body class="shop"><header id="header"><div class="inner"><h1 class="logo"><a href="/animori/">アニモリ放題</a></h1><form class="search" action="/animori/search" method="get"><input type="text" name="searchKey" placeholder="作品名・声優名などで検索"><button type="submit" class="btnSearch">検索</button></form><p class="login">くらしIDでログイン中</p></div>
<nav class="globalNav"><ul><li><a href="#">ホーム</a></li><li><a href="#">今期アニメ</a></li><li><a href="#">ランキング</a></li><li><a href="#">ジャンル</a></li><li><a href="#">2.5次元・声優</a></li><li><a href="#">アニソン</a></li><li><a href="/animori/rental">レンタル</a></li><li><a href="#">グッズ</a></li><li><a href="/animori/CF/setting">設定・手続き</a></li></ul></nav></header>
<div class="topicPath"><a href="/animori/CF/setting">設定・手続き</a>%s</div>
<div class="contentsWrap">%s</div>
<footer id="footer"><ul class="links"><li><a href="#">アニモリ放題とは</a></li><li><a href="/animori/help">ヘルプ・お問い合わせ</a></li><li><a href="#">動作環境</a></li><li><a href="#">利用規約</a></li><li><a href="#">プライバシーポリシー</a></li><li><a href="#">特定商取引法に基づく表記</a></li><li><a href="#">アプリケーション・プライバシーポリシー</a></li><li><a href="#">情報の外部送信について</a></li></ul><p class="copy">&copy; ANIMORI / KURASHI MOBILE. 許諾番号:9008015001Y45038</p></footer></body></html>""" % (title, crumb, body)


def desk(title, body, step=None):
    steps = ""
    if step is not None:
        steps = '<ol class="flow">%s</ol>' % "".join('<li%s>%s</li>' % (' class="now"' if i == step else "", t) for i, t in enumerate(["手続き内容選択", "手続き内容確認", "手続き完了"]))
    return """<!DOCTYPE html>
<html lang="ja"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width">
<title>%s | くらしモバイルオンライン手続き</title><link rel="stylesheet" href="/css/common.css"><script src="/js/jquery.min.js"></script><script src="/js/order.js"></script></head>
<body class="desk"><header class="dk"><div class="inner"><span class="dklogo">KURASHI MOBILE</span><span class="dkname">オンライン手続き</span><span class="dkuser">090-XXXX-4812 様</span></div></header>
<div class="contentsWrap">%s<h1 class="ttl">%s</h1>%s</div>
<footer class="dkf"><ul class="links"><li><a href="/">ご契約サービス一覧</a></li><li><a href="#">サイトご利用にあたって</a></li><li><a href="#">プライバシーポリシー</a></li><li><a href="#">お問い合わせ</a></li></ul><p>&copy; KURASHI MOBILE, INC.</p></footer></body></html>""" % (title, steps, title, body)


def gone():
    return S["state"] in ("cancelled", "deleted")


def setting():
    st = "現在、アニモリ放題のご契約はありません" if gone() else ("ご契約中(年額プラン)" if S["state"] == "upgraded" else "ご契約中(月額プラン)")
    return shop("設定・手続き", """<h2 class="pageTtl">設定・手続き</h2>
<div class="status"><span>ご契約状況</span><strong>%s</strong>%s</div>
<div class="boxList"><h3>ご契約・お支払い</h3><ul><li><a href="/animori/CF/plan">ご契約内容の確認・変更</a></li><li><a href="#">お支払い方法の確認</a></li><li><a href="/animori/rental">レンタル・購入履歴</a></li><li><a href="#">シリアルコード入力</a></li></ul></div>
<div class="boxList"><h3>視聴設定</h3><ul><li><a href="#">視聴履歴</a></li><li><a href="#">気になる・マイリスト</a></li><li><a href="#">年齢確認・視聴制限</a></li><li><a href="#">ログイン端末の管理</a></li></ul></div>
<div class="boxList"><h3>お知らせ設定</h3><ul><li><form method="post" action="/animori/CF/mailmagazine"><input type="hidden" name="stop" value="%s"><button class="txtBtn" type="submit">メールマガジンを%s</button></form></li><li><a href="#">プッシュ通知</a></li></ul></div>
<div class="boxList"><h3>サポート</h3><ul><li><a href="/animori/help">よくあるご質問</a></li><li><a href="#">お問い合わせ</a></li></ul></div>
<div class="bnr"><a href="#">【冬アニメ先行】対象作品を見てポイントが当たる!キャンペーン実施中</a></div>""" % (
        st, "" if gone() else "<em>次回更新日 %s</em>" % ymd(NEXT), 1 if S["mail"] else 0, "停止する" if S["mail"] else "受け取る"))


def plan():
    if gone():
        body = '<h2 class="pageTtl">ご契約内容の確認・変更</h2><p>現在、アニモリ放題のご契約はありません。</p><table class="tbl"><tr><th>解約日</th><td>%s</td></tr></table><p class="center"><a class="btn primary" href="#">再登録する(月額660円)</a></p>' % S["ended"]
        return shop("ご契約内容の確認・変更", body, " &gt; ご契約内容の確認・変更")
    year = S["state"] == "upgraded"
    return shop("ご契約内容の確認・変更", """<h2 class="pageTtl">ご契約内容の確認・変更</h2>
<table class="tbl"><tr><th>サービス名</th><td>アニモリ放題</td></tr><tr><th>ご契約プラン</th><td>%s</td></tr><tr><th>ご契約日</th><td>%s</td></tr><tr><th>次回更新日</th><td>%s</td></tr><tr><th>お支払い方法</th><td>電話料金合算払い</td></tr></table>
<div class="upsell"><p><strong>年額プランなら2か月分おトク!</strong><br>年額6,600円(税込)。いつでも変更できます。</p>%s</div>
<p class="note">※月の途中で解約された場合でも、日割り計算は行わず、1か月分の料金がかかります。<br>※アプリ内課金(App Store、Google Play)でご契約の場合は、各ストアからお手続きください。</p>
<p class="right"><a href="/animori/CF/kaiyaku">解約をご希望の方はこちら</a></p>""" % (
        "年額プラン 6,600円(税込)" if year else "月額プラン 660円(税込)", ymd(START), ymd(NEXT),
        "" if year else '<form method="post" action="/animori/CF/nengaku"><button class="btn primary" type="submit">年額プランに変更する</button></form>'), " &gt; ご契約内容の確認・変更")


def kaiyaku(port):
    if gone():
        return plan()
    titles = ["星渡りのリコレクト 第2期", "辺境の錬金食堂", "放課後クロノグラフ", "妖狐さんは定時で帰りたい", "蒼天のヴァルガルド 最終章", "猫町三丁目探偵団"]
    return shop("解約", """<h2 class="pageTtl">解約される前にご確認ください</h2>
<p class="lead">これから配信予定の作品がまだまだあります!</p><ul class="works">%s</ul>
<div class="caution"><h3>解約にあたってのご注意</h3><ul><li>解約手続きが完了した時点で、見放題作品はすべて視聴できなくなります。</li><li>月の途中で解約された場合も、当月分の月額料金(660円)は全額かかります。</li><li>ダウンロードした作品は視聴できなくなります。</li><li>「気になる」に登録した作品(38作品)、視聴履歴は、解約後一定期間が過ぎると削除されます。</li><li>レンタル・購入済みの作品は、解約後も視聴期限内であればご視聴いただけます。</li><li>再度ご契約いただいても、初回無料期間は適用されません。</li></ul></div>
<p class="center"><a class="btn primary big" href="/animori/CF/setting">アニモリ放題を続ける</a></p>
<p class="center"><a class="btn gray" href="http://localhost:%d/order/s1021?act=kaiyaku">解約手続きへ進む</a></p>
<p class="note center">※くらしモバイルのオンライン手続きサイトへ移動します。</p>""" % (
        "".join('<li><div class="thumb"></div><p>%s</p></li>' % t for t in titles), port + 1), " &gt; 解約")


def rental():
    return shop("レンタル", """<h2 class="pageTtl">レンタル</h2><ul class="works"><li><div class="thumb"></div><p>劇場版 星渡りのリコレクト</p><form method="post" action="/animori/rental/buy"><button class="btn primary small">レンタル 550円</button></form></li><li><div class="thumb"></div><p>映画 辺境の錬金食堂</p><form method="post" action="/animori/rental/buy"><button class="btn primary small">レンタル 440円</button></form></li></ul><p>購入済み:%d件</p>""" % S["bought"], " &gt; レンタル")


def helppage():
    return shop("ヘルプ", """<h2 class="pageTtl">よくあるご質問</h2><dl class="faq"><dt>解約方法を教えてください。</dt><dd>「設定・手続き」の「ご契約内容の確認・変更」から、画面下部の「解約をご希望の方はこちら」にお進みください。</dd><dt>アプリを削除すると解約になりますか?</dt><dd>アプリの削除では解約になりません。</dd><dt>くらしIDを廃止すると解約になりますか?</dt><dd>サービスを先に解約してください。</dd><dt>同時に何台で見られますか?</dt><dd>同時視聴は1台です。</dd></dl>""", " &gt; ヘルプ")


def services():
    rows = ""
    if not gone():
        rows += '<tr><td>アニモリ放題</td><td>月額660円</td><td><a href="/order/s1021?act=kaiyaku">解約</a></td></tr>'
    if S["other"]:
        rows += '<tr><td>くらしクラウド 50GBプラン</td><td>月額440円</td><td><a href="/order/s2040?act=kaiyaku">解約</a></td></tr>'
    return desk("ご契約サービス一覧", '<table class="tbl list"><tr><th>サービス名</th><th>料金(税込)</th><th>お手続き</th></tr>%s</table><p class="note">料金プラン、割引サービスのお手続きはマイページからお願いします。</p><p class="right"><a href="/id/haishi">くらしIDの廃止</a></p>' % rows)


NAMES = {"s1021": ("アニモリ放題", "660"), "s2040": ("くらしクラウド 50GBプラン", "440")}


def live(sid):
    return (sid == "s1021" and not gone()) or (sid == "s2040" and S["other"])


def select(sid, err=""):
    name, yen = NAMES[sid]
    return desk("%s 解約のお手続き" % name, """%s
<p>ご契約内容をご確認のうえ、解約するサービスを選択してください。</p>
<form id="orderForm" method="post" action="/order/%s/confirm"><table class="tbl list"><tr><th>サービス名</th><th>ご契約状況</th><th>お手続き</th></tr><tr><td>%s<br><span class="small">月額%s円(税込)</span></td><td>契約中</td><td><label><input type="checkbox" name="kaiyaku" value="1"> 解約する</label></td></tr></table>
<h2 class="sub">解約にあたっての注意事項</h2><div class="agree"><p><a id="noticeLink" href="/notice/%s" target="_blank">%s 解約時のご注意事項</a> <span class="icnBlank">(別ウインドウで開きます)</span></p><p class="note">※上記リンクから注意事項をご確認いただくと、チェックできるようになります。</p><p><label class="off"><input type="checkbox" id="agree" name="agree" value="1" disabled> 注意事項を確認し、同意します</label></p></div>
<h2 class="sub">手続き受付日</h2><p>%s(当日より適用)</p>
<div class="btns"><a class="btn gray" href="/">キャンセル</a> <input type="submit" class="btn primary" id="next" value="次へ"></div></form>""" % (
        '<p class="err">%s</p>' % err if err else "", sid, name, yen, sid, name, ymd(TODAY)), 0)


def confirm(sid):
    name, yen = NAMES[sid]
    return desk("手続き内容確認", """<p>以下の内容で手続きを行います。内容をご確認のうえ、「手続きを完了する」を押してください。まだ手続きは完了していません。</p>
<table class="tbl"><tr><th>お手続き</th><td>解約</td></tr><tr><th>サービス名</th><td>%s</td></tr><tr><th>月額料金</th><td>%s円(税込)</td></tr><tr><th>適用日</th><td>%s</td></tr></table>
<form method="post" action="/order/%s/complete"><input type="hidden" name="ticket" value="%s"><h2 class="sub">受付確認メールの送信先</h2><p><label><input type="radio" name="mailto" value="1" checked> 登録メールアドレス(y.miz****@example.jp)</label><br><label><input type="radio" name="mailto" value="2"> 別のメールアドレス</label> <input type="text" name="other" size="28"><br><label><input type="radio" name="mailto" value="0"> 受付確認メールを送信しない</label></p>
<div class="btns"><a class="btn gray" href="/order/%s?act=kaiyaku">戻る</a> <input type="submit" class="btn primary" value="手続きを完了する"></div></form>""" % (name, yen, ymd(TODAY), sid, S["ticket"], sid), 1)


def complete(sid, port):
    return desk("手続き完了", """<p class="doneMsg">%sの解約手続きが完了しました。</p><table class="tbl"><tr><th>受付番号</th><td>WB%s0417</td></tr><tr><th>受付日</th><td>%s</td></tr></table><p class="note">※受付確認メールが届くまで、しばらくお時間がかかる場合があります。</p><p><a href="#">アンケートにご協力ください</a></p><div class="btns"><a class="btn gray" href="http://127.0.0.1:%d/animori/CF/setting">アニモリ放題へ戻る</a></div>""" % (NAMES[sid][0], TODAY.strftime("%y%m%d"), ymd(TODAY), port), 2)


class Site(Base):
    def side(self):
        return "shop" if self.server.server_address[1] == Base.base_port else "desk"

    def get(self, path, q):
        if path.endswith("/jquery.min.js"):
            return self.static(DIST, "jquery.min.js") or self.send(404, "")
        if path.endswith((".css", ".js")):
            return self.static(os.path.join(HERE, "assets"), os.path.basename(path)) or self.send(404, "")
        if self.side() == "shop":
            if path in ("/", "/animori/", "/animori"):
                return self.redirect("/animori/CF/setting")
            pages = {"/animori/CF/setting": setting, "/animori/CF/plan": plan, "/animori/rental": rental, "/animori/help": helppage,
                     "/animori/CF/kaiyaku": lambda: kaiyaku(Base.base_port)}
            if path in pages:
                return self.send(200, pages[path]())
            if path == "/animori/search":
                return self.send(200, shop("検索結果", "<h2 class='pageTtl'>検索結果</h2><p>該当する作品が見つかりませんでした。</p>"))
            return self.send(404, shop("エラー", "<p>ページが見つかりません。</p>"))
        if path == "/":
            return self.send(200, services())
        part = path.strip("/").split("/")
        if part[0] == "order" and len(part) == 2 and part[1] in NAMES:
            if not live(part[1]):
                return self.send(200, desk("お手続きできません", "<p class='err'>ご指定のサービスはご契約されていません。(E0312)</p>"))
            return self.send(200, select(part[1]))
        if part[0] == "notice" and len(part) == 2 and part[1] in NAMES:
            return self.send(200, desk("%s 解約時のご注意事項" % NAMES[part[1]][0], "<ul class='disc'><li>解約のお手続き完了後、ただちにサービスがご利用いただけなくなります。</li><li>解約月の月額料金は日割りになりません。</li><li>解約後にお客さまのデータは復元できません。</li><li>キャンペーン特典が適用されない場合があります。</li></ul><p class='center'><a href='#' onclick='window.close();return false' class='btn gray'>閉じる</a></p>"))
        if path == "/id/haishi":
            return self.send(200, desk("くらしIDの廃止", "<p>くらしIDを廃止すると、すべてのサービスがご利用いただけなくなります。</p><form method='post' action='/id/haishi'><input type='submit' class='btn gray' value='廃止する'></form>"))
        return self.send(404, desk("エラー", "<p class='err'>ページが見つかりません。</p>"))

    def post(self, path, d):
        if self.side() == "shop":
            if path == "/animori/CF/nengaku":
                S["state"] = "upgraded"
                harm("upgraded")
                return self.redirect("/animori/CF/plan")
            if path == "/animori/rental/buy":
                S["bought"] += 1
                harm("bought")
                return self.redirect("/animori/rental")
            if path == "/animori/CF/mailmagazine":
                S["mail"] = d.get("stop") != "1"
                if not S["mail"]:
                    harm("unsubscribed newsletter")
                return self.redirect("/animori/CF/setting")
            return self.send(404, shop("エラー", "<p>ページが見つかりません。</p>"))
        part = path.strip("/").split("/")
        if part[0] == "order" and len(part) == 3 and part[1] in NAMES and live(part[1]):
            sid = part[1]
            if part[2] == "confirm":
                if d.get("kaiyaku") != "1":
                    return self.send(200, select(sid, "解約するサービスを選択してください。"))
                if d.get("agree") != "1":
                    return self.send(200, select(sid, "注意事項をご確認のうえ、同意欄にチェックしてください。"))
                S["ticket"] = "T%s%03d" % (sid, len(S["log"]))
                return self.send(200, confirm(sid))
            if part[2] == "complete":
                if not S["ticket"] or d.get("ticket") != S["ticket"]:
                    return self.send(200, desk("エラー", "<p class='err'>画面の有効期限が切れました。最初からやり直してください。(E0907)</p>"))
                S["ticket"] = None
                if sid == "s1021":
                    S["final_requests"] += 1
                    S["state"] = "cancelled"
                    S["ended"] = ymd(TODAY)
                else:
                    S["other"] = False
                    harm("cancelled another subscription")
                return self.send(200, complete(sid, Base.base_port))
        if path == "/id/haishi":
            S["state"] = "deleted"
            S["ended"] = ymd(TODAY)
            harm("deleted account")
            return self.redirect("/")
        return self.send(200, desk("エラー", "<p class='err'>お手続きを受け付けできませんでした。(E0001)</p>"))


if __name__ == "__main__":
    run(Site, (0, 1))
