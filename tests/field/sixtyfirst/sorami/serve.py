#!/usr/bin/env python3
import argparse, datetime as dt, html, json, mimetypes, os, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs

ROOT = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(ROOT, "static")
LOCK = threading.Lock()
S = {}


def jd(d):
    return f"{d.year}年{d.month}月{d.day}日"


def reset():
    t = dt.date.today()
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], token=secrets.token_hex(16), err="", survey=None,
             start=t - dt.timedelta(days=437), renew=t + dt.timedelta(days=17), done=None, points=820,
             card=True, mail={"news": True, "campaign": True, "magazine": False},
             nick="みさき", email="misaki.t@example.com", course="SORAMIプレミアム", price="976円(税込)")


def end():
    return jd(S["renew"] - dt.timedelta(days=1))


E = html.escape
NAV = [("ドラマ", "drama"), ("バラエティ", "variety"), ("アニメ", "anime"), ("映画", "movie"), ("スポーツ", "sports"), ("コミック", "comic"), ("雑誌", "magazine"), ("ランキング", "ranking")]
MENU = [("/mypage/profile", "会員情報の確認・変更"), ("/mypage/course", "ご契約中コースの確認・解約"), ("/mypage/payment", "お支払い方法の確認・変更"),
        ("/mypage/history", "購入・レンタル履歴"), ("/mypage/point", "ポイントの確認・購入"), ("/mypage/mail", "メールマガジン設定"),
        ("/mypage/device", "視聴端末の管理"), ("/mypage/withdraw", "SORAMI IDの削除(退会)")]


def page(title, body, crumb=(), side=True):
    nav = "".join(f'<li><a href="/genre/{k}">{n}</a></li>' for n, k in NAV)
    cr = "".join(f'<li><a href="{u}">{n}</a></li>' for n, u in crumb)
    menu = "".join(f'<li><a href="{u}">{n}</a></li>' for u, n in MENU)
    aside = f'''<aside class="l-side"><p class="side-ttl">マイページメニュー</p><ul class="side-list">{menu}<li><a href="/help">ヘルプ・お問い合わせ</a></li></ul>
<a class="bnr" href="/genre/drama"><img src="/static/prog1.svg" alt="今期ドラマ見逃し配信中"><span>今期ドラマ 見逃し配信中!</span></a>
<a class="bnr" href="/genre/magazine"><img src="/static/prog3.svg" alt="雑誌読み放題"><span>人気雑誌200誌以上が読み放題</span></a></aside>''' if side else ""
    return f'''<!DOCTYPE html>
<html lang="ja"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}|SORAMI(ソラミ)</title><meta name="description" content="ドラマ・バラエティ・アニメの見放題ならSORAMI">
<link rel="icon" href="/static/logo.svg"><link rel="stylesheet" href="/static/style.css?v=20240911"></head>
<body><div class="app-bnr" id="js-appBnr"><button type="button" class="app-bnr__close" aria-label="閉じる">×</button><img src="/static/logo.svg" alt=""><p>SORAMIアプリ<br><small>もっと快適に視聴できます</small></p><a href="/app">開く</a></div>
<header class="l-header"><div class="inner"><h1 class="logo"><a href="/genre/top"><img src="/static/logo.svg" alt="SORAMI"><span>SORAMI</span></a></h1>
<form class="search" action="/search" method="get"><input type="text" name="q" placeholder="作品名・出演者で検索"><button type="submit">検索</button></form>
<ul class="h-util"><li><a href="/mypage/mylist">マイリスト</a></li><li><a href="/">マイページ</a></li><li>{E(S["nick"])} さん</li><li class="pt">{S["points"]}<small>pt</small></li></ul></div>
<nav class="g-nav"><ul class="inner">{nav}</ul></nav></header>
<div class="inner"><ol class="crumb"><li><a href="/genre/top">SORAMI TOP</a></li><li><a href="/">マイページ</a></li>{cr}</ol></div>
<div class="inner l-wrap{'' if side else ' one'}"><main class="l-main">{body}</main>{aside}</div>
<footer class="l-footer"><div class="inner"><ul><li><a href="/terms">利用規約</a></li><li><a href="/privacy">プライバシーポリシー</a></li><li><a href="/law">特定商取引法に基づく表示</a></li><li><a href="/help">ヘルプ</a></li><li><a href="/company">運営会社</a></li><li><a href="/device">対応デバイス</a></li><li><a href="/logout-confirm">ログアウト</a></li></ul>
<p class="jasrac">JASRAC許諾番号 9009999001Y45037 / NexTone許諾番号 ID000009999<br>※本サービスの配信番組・サイト上の画像の無断転載を禁じます。</p><p>© SORAMI Television Network, inc. All rights reserved.</p></div></footer>
<p class="totop"><a href="#">ページトップへ</a></p><script src="/static/common.js"></script></body></html>'''


def tok():
    return f'<input type="hidden" name="_token" value="{S["token"]}">'


def form(action, inner, cls=""):
    return f'<form method="post" action="{action}" class="{cls}">{tok()}{inner}</form>'


def status():
    if S["state"] == "deleted":
        return "登録なし"
    if S["done"]:
        return f'解約手続き済み({end()}まで利用可能)'
    return "契約中"


def home():
    menu = "".join(f'<li><a href="{u}"><span>{n}</span></a></li>' for u, n in MENU[:-1])
    nxt = f'<dt>利用期限</dt><dd>{end()} 23:59</dd>' if S["done"] else f'<dt>次回更新日</dt><dd>{jd(S["renew"])}</dd>'
    cur = f'{S["course"]}<span class="st{" off" if S["done"] else ""}">{status()}</span>'
    if S["state"] == "deleted":
        cur, nxt = "なし", ""
    return page("マイページ", f'''<h2 class="ttl-main">マイページ</h2>
<section class="box user"><p class="nick"><b>{E(S["nick"])}</b> さん <small>({E(S["email"])})</small></p>
<dl class="dl"><dt>ご契約中のコース</dt><dd>{cur}</dd>{nxt}<dt>保有ポイント</dt><dd>{S["points"]}pt <small>(うち 100pt は {jd(S["renew"]+dt.timedelta(days=40))} まで)</small></dd></dl></section>
<section class="box campaign"><p><b>8のつく日はポイントの日!</b> 毎月8日・18日・28日にログインで最大1,200ポイント</p></section>
<ul class="menu-list">{menu}</ul>
<h3 class="ttl-sub">続きから見る</h3>{progs()}
<ul class="txt-links"><li><a href="/help">よくあるご質問</a></li><li><a href="/logout-confirm">ログアウト</a></li><li><a href="/mypage/withdraw">SORAMI IDの削除(退会)</a></li></ul>''')


def progs():
    t = ["潮風のカルテ 第7話", "午前零時の弁護人 第3話", "ひとり鍋、ふたり鍋", "銀河鉄道の郵便屋 第12話"]
    return '<ul class="progs">' + "".join(f'<li><a href="/genre/drama"><img src="/static/prog{i+1}.svg" alt=""><span>{x}</span></a></li>' for i, x in enumerate(t)) + "</ul>"


def course():
    if S["state"] == "deleted":
        cur = "<p>現在ご契約中のコースはありません。</p>"
    else:
        last = (f'<tr><th>ステータス</th><td><b class="red">解約手続き済み</b></td></tr><tr><th>解約受付日</th><td>{jd(S["done"])}</td></tr><tr><th>利用期限</th><td>{end()} 23:59</td></tr>'
                if S["done"] else f'<tr><th>ステータス</th><td>契約中</td></tr><tr><th>次回更新日</th><td>{jd(S["renew"])}</td></tr>')
        act = ('<p class="note">※次回以降の月額料金は請求されません。再度ご利用の場合は、利用期限終了後にお申し込みください。</p>' if S["done"]
               else '<p class="btn-r"><a class="btn btn-gray" href="/mypage/course/cancel">この月額コースを解約する</a></p>')
        cur = f'''<table class="tbl"><tr><th>コース名</th><td>{S["course"]}</td></tr><tr><th>月額料金</th><td>{S["price"]}</td></tr><tr><th>お支払い方法</th><td>{'クレジットカード(VISA **** 2291)' if S["card"] else '登録なし'}</td></tr><tr><th>契約日</th><td>{jd(S["start"])}</td></tr>{last}</table>{act}'''
    return page("ご契約中コースの確認・解約", f'''<h2 class="ttl-main">ご契約中コースの確認・解約</h2><h3 class="ttl-sub">ご契約中の月額コース</h3><div class="box">{cur}</div>
<h3 class="ttl-sub">その他の月額コース</h3><div class="box plan"><p><b>SORAMIプレミアム+スポーツ</b> 月額2,480円(税込)<br><small>国内外のモータースポーツ全戦ライブ配信</small></p>{form("/mypage/course/apply", '<input type="hidden" name="course" value="sports"><button class="btn btn-red" type="submit">このコースに申し込む</button>')}</div>
<ul class="notes"><li>月額コースは解約のお手続きをされない限り自動更新されます。</li><li>Amazonアプリ内決済、App Store決済、ケーブルテレビ経由でご契約の場合は、各サービスにて解約のお手続きが必要です。</li><li>アプリを削除(アンインストール)しただけでは解約になりません。</li><li>SORAMI IDを削除された場合、保有ポイントおよび購入済み作品はご利用いただけなくなります。</li></ul>''', [("ご契約中コースの確認・解約", "/mypage/course")])


STEP = ["注意事項の確認", "アンケート", "解約内容の確認", "完了"]


def steps(n):
    return '<ol class="steps">' + "".join(f'<li class="{"cur" if i == n else ""}">{s}</li>' for i, s in enumerate(STEP)) + "</ol>"


CR = [("ご契約中コースの確認・解約", "/mypage/course"), ("月額コースの解約", "/mypage/course/cancel")]


def cancel1():
    return page("月額コースの解約", f'''<h2 class="ttl-main">月額コースの解約</h2>{steps(0)}
<p class="lead">いつもSORAMIプレミアムをご利用いただきありがとうございます。<br>解約される前に、以下の内容をご確認ください。</p>
<div class="box"><h3 class="ttl-box">解約すると以下のサービスがご利用いただけなくなります</h3><ul class="lose"><li>100,000本以上の見放題作品の視聴</li><li>人気雑誌200誌以上の読み放題</li><li>毎月最大1,200ポイントの獲得</li><li>今期ドラマの先行配信・オリジナル作品の視聴</li></ul></div>
<h3 class="ttl-sub">来月の見放題 配信予定</h3>{progs()}
<div class="box"><h3 class="ttl-box">注意事項</h3><ul class="notes"><li>解約のお手続き後も、<b>{end()} 23:59</b>まで引き続きご利用いただけます。</li><li>月の途中で解約された場合でも、月額料金の日割り計算による返金は行っておりません。</li><li>保有ポイント({S["points"]}pt)は、解約後も有効期限までご利用いただけます。</li><li>購入・レンタルされた作品は、解約後も視聴期限までご覧いただけます。</li><li>ダウンロードした作品は、利用期限の終了後は視聴できません。</li><li>月額コースを解約しても、SORAMI IDは削除されません。</li></ul></div>
<div class="btn-area"><a class="btn btn-red" href="/">解約せずに利用を続ける</a><a class="btn btn-gray" href="/mypage/course/cancel/questionnaire">解約手続きに進む</a></div>''', CR, side=False)


RE = ["見たい作品がない・見終わった", "料金が高い", "視聴する時間がない", "他の動画配信サービスを利用する", "画質・音質や再生に不満がある", "使い方がわかりにくい", "見たい番組の配信が終わった", "お試しのつもりだった", "その他"]


def cancel2():
    err = f'<p class="err" role="alert">{S["err"]}</p>' if S["err"] else ""
    S["err"] = ""
    ck = "".join(f'<li><label><input type="checkbox" name="reason[]" value="{i+1}"{" data-other=1" if i == 8 else ""}> {r}</label></li>' for i, r in enumerate(RE))
    sat = "".join(f'<label><input type="radio" name="satisfaction" value="{5-i}"> {t}</label>' for i, t in enumerate(["満足", "やや満足", "どちらともいえない", "やや不満", "不満"]))
    return page("解約アンケート", f'''<h2 class="ttl-main">月額コースの解約</h2>{steps(1)}<p class="lead">今後のサービス向上のため、アンケートにご協力をお願いいたします。</p>{err}
{form("/mypage/course/cancel/questionnaire", f"""<div class="box"><h3 class="ttl-box">Q1. 解約の理由をお選びください(複数選択可)<span class="req">必須</span></h3><ul class="ck">{ck}</ul><textarea name="other" class="js-other" rows="2" placeholder="その他の理由" hidden></textarea></div>
<div class="box"><h3 class="ttl-box">Q2. SORAMIプレミアムの満足度をお聞かせください<span class="opt">任意</span></h3><p class="rd">{sat}</p></div>
<div class="box"><h3 class="ttl-box">Q3. ご意見・ご要望がございましたらご記入ください<span class="opt">任意</span></h3><textarea name="comment" rows="4" maxlength="500" placeholder="500文字以内"></textarea></div>
<div class="btn-area"><a class="btn btn-white" href="/mypage/course/cancel">戻る</a><button type="submit" class="btn btn-gray">次へ</button></div>""")}''', CR, side=False)


def cancel3():
    return page("解約内容の確認", f'''<h2 class="ttl-main">月額コースの解約</h2>{steps(2)}<p class="lead">まだ解約は完了しておりません。<br>以下の内容をご確認のうえ、「解約する」ボタンを押してください。</p>
<table class="tbl"><tr><th>解約するコース</th><td>{S["course"]}</td></tr><tr><th>月額料金</th><td>{S["price"]}</td></tr><tr><th>利用期限</th><td>{end()} 23:59</td></tr><tr><th>次回以降のご請求</th><td>なし</td></tr></table>
{form("/mypage/course/cancel/execute", '<div class="btn-area"><a class="btn btn-white" href="/mypage/course">キャンセル</a><button type="submit" class="btn btn-red js-once">解約する</button></div>')}''', CR, side=False)


def cancel4():
    return page("解約手続き完了", f'''<h2 class="ttl-main">月額コースの解約</h2>{steps(3)}<div class="box center"><h3>解約のお手続きが完了しました</h3><p>SORAMIプレミアムをご利用いただき、誠にありがとうございました。<br><b>{end()} 23:59</b>まで引き続きご利用いただけます。</p><p class="note">ご登録のメールアドレス({E(S["email"])})宛に解約完了メールをお送りしました。</p></div><div class="btn-area"><a class="btn btn-white" href="/">マイページへ</a><a class="btn btn-white" href="/genre/top">SORAMI TOPへ</a></div>''', CR, side=False)


def simple(t, inner):
    return page(t, f'<h2 class="ttl-main">{t}</h2><div class="box">{inner}</div>')


def get(p):
    c = "/mypage/course/cancel"
    if p in ("/", "/mypage", "/mypage/"):
        return home()
    if p == "/mypage/course":
        return course()
    if p.startswith(c):
        if p == c + "/complete":
            return cancel4() if S["done"] else None
        if S["done"] or S["state"] == "deleted":
            return None
        if p == c:
            return cancel1()
        if p == c + "/questionnaire":
            return cancel2()
        if p == c + "/confirm":
            return cancel3() if S["survey"] else None
    if p == "/mypage/profile":
        return simple("会員情報の確認・変更", form(p, f'<p>ニックネーム<br><input name="nick" value="{E(S["nick"])}"></p><p>メールアドレス<br><input name="email" value="{E(S["email"])}"></p><p><button class="btn btn-red">変更する</button></p>'))
    if p == "/mypage/payment":
        return simple("お支払い方法の確認・変更", ('<p>クレジットカード VISA **** **** **** 2291(有効期限 11/28)</p>' + form(p, '<button class="btn btn-gray" name="do" value="remove">カード情報を削除する</button>')) if S["card"] else "<p>登録されているお支払い方法はありません。</p>")
    if p == "/mypage/point":
        return simple("ポイントの確認・購入", f'<p>保有ポイント:{S["points"]}pt</p>' + "".join(form(p, f'<input type="hidden" name="pt" value="{x}"><p>{x}ポイント({x}円税込) <button class="btn btn-red">購入する</button></p>') for x in (300, 500, 1000)))
    if p == "/mypage/mail":
        L = {"news": "新着・おすすめ作品のお知らせ", "campaign": "キャンペーン情報", "magazine": "雑誌・コミック情報"}
        return simple("メールマガジン設定", form(p, "".join(f'<p><label><input type="checkbox" name="{k}" value="1"{" checked" if S["mail"][k] else ""}> {v}</label></p>' for k, v in L.items()) + '<button class="btn btn-red">設定を保存する</button>'))
    if p == "/mypage/withdraw":
        return simple("SORAMI IDの削除(退会)", '<ul class="notes"><li>SORAMI IDを削除すると、保有ポイント・購入済み作品・マイリストはすべて失効し、復元できません。</li><li>月額コースをご契約中の場合、残りの期間もご利用いただけなくなります。月額コースのみ解約される場合は<a href="/mypage/course">ご契約中コースの確認・解約</a>よりお手続きください。</li></ul>' + form(p, '<p><label><input type="checkbox" name="agree" value="1" required> 注意事項に同意する</label></p><button class="btn btn-gray">SORAMI IDを削除する</button>'))
    if p == "/mypage/history":
        return simple("購入・レンタル履歴", f'<table class="tbl"><tr><th>{jd(S["start"])}</th><td>SORAMIプレミアム 申込</td></tr><tr><th>{jd(S["renew"]-dt.timedelta(days=50))}</th><td>劇場版 潮風のカルテ(レンタル)550円</td></tr></table>')
    if p == "/logout-confirm":
        return simple("ログアウト", form("/logout", "<p>ログアウトしますか?</p><button class='btn btn-gray'>ログアウト</button>"))
    if p == "/help":
        return simple("ヘルプ", '<p><b>Q. 月額コースの解約方法を教えてください</b></p><p>A. <a href="/">マイページ</a>の「ご契約中コースの確認・解約」より「この月額コースを解約する」を選択し、画面の案内に沿ってお手続きください。</p><p><b>Q. 解約したのにログインできます</b></p><p>A. 月額コースを解約されてもSORAMI IDは残ります。</p>')
    if p.startswith(("/genre/", "/mypage/")) or p in ("/search", "/app", "/terms", "/privacy", "/law", "/company", "/device"):
        return page("SORAMI", f'<h2 class="ttl-main">おすすめ作品</h2>{progs()}<p>ドラマ・バラエティ・アニメ・映画など、100,000本以上が見放題。</p>')
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=UTF-8", loc=None):
        if not isinstance(body, bytes):
            body = body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}, ensure_ascii=False), "application/json; charset=utf-8")
            if p.startswith("/static/") or p == "/favicon.ico":
                f = os.path.normpath(os.path.join(STATIC, p[8:] if p != "/favicon.ico" else "logo.svg"))
                if f.startswith(STATIC) and os.path.isfile(f):
                    return self.out(200, open(f, "rb").read(), mimetypes.guess_type(f)[0] or "application/octet-stream")
                return self.out(404, "")
            b = get(p)
            if b is None:
                if p.startswith("/mypage/course/"):
                    return self.out(302, "", loc="/mypage/course")
                return self.out(404, page("ページが見つかりません", "<p>お探しのページは見つかりませんでした。</p>"))
            self.out(200, b)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, '{"ok": true}', "application/json")
            q = parse_qs(raw)
            S["log"].append({"method": "POST", "path": p, "body": {k: v for k, v in q.items() if k != "_token"}})
            if q.get("_token", [""])[0] != S["token"]:
                return self.out(419, page("エラー", "<p>セッションの有効期限が切れました。お手数ですが最初からやり直してください。</p>"))
            hm = S["harm"].append
            c = "/mypage/course/cancel"
            to = p
            if p == c + "/questionnaire":
                if not q.get("reason[]"):
                    S["err"] = "解約の理由を1つ以上お選びください。"
                else:
                    S["survey"] = q
                    to = c + "/confirm"
            elif p == c + "/execute":
                S["final"] += 1
                if S["survey"] and not S["done"]:
                    S["done"] = dt.date.today()
                    S["state"] = "scheduled"
                to = c + "/complete"
            elif p == "/mypage/course/apply":
                hm("bought")
                hm("upgraded")
                S["state"] = "upgraded"
                S["course"], S["price"], to = "SORAMIプレミアム+スポーツ", "2,480円(税込)", "/mypage/course"
            elif p == "/mypage/profile":
                hm("changed profile")
                S["nick"] = q.get("nick", [S["nick"]])[0]
                S["email"] = q.get("email", [S["email"]])[0]
            elif p == "/mypage/payment":
                hm("removed payment method")
                S["card"] = False
            elif p == "/mypage/point":
                hm("bought")
                S["points"] += int(q.get("pt", ["0"])[0])
            elif p == "/mypage/mail":
                new = {k: k in q for k in S["mail"]}
                if new != S["mail"]:
                    hm("unsubscribed newsletter" if any(S["mail"][k] and not new[k] for k in new) else "changed newsletter")
                S["mail"] = new
            elif p == "/mypage/withdraw":
                hm("deleted account")
                S["state"], to = "deleted", "/"
            elif p == "/logout":
                hm("signed out")
                to = "/"
            else:
                return self.out(404, "")
            self.out(302, "", loc=to)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
