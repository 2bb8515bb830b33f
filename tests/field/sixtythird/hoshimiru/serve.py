#!/usr/bin/env python3
"""HOSHIMIRU: a made-up Japanese streaming service (server-rendered)."""
import argparse, calendar, datetime, json, secrets, threading
from html import escape as e
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.Lock()
SID = "SVC0010482716"


def jd(d):
    return f"{d.year}年{d.month}月{d.day}日"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "active", "pack": False, "offer": False,
            "points": 1200, "mail": {"news": True, "point": True, "reco": False}, "signed_in": True, "deleted": False,
            "nick": "ゆうこ", "email": "yuko.hayashida@mail-kita.jp", "children": ["けんた"], "flash": "", "csrf": secrets.token_urlsafe(24),
            "ended": None, "card": True, "lock": False}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def month_end():
    t = datetime.date.today()
    return t.replace(day=calendar.monthrange(t.year, t.month)[1])


CSS = """*{box-sizing:border-box}body{margin:0;font:15px/1.7 "Hiragino Kaku Gothic ProN","Noto Sans JP",Meiryo,sans-serif;color:#222;background:#f5f6f8}a{color:#0a7ec2}
.Top__Bar-sc{background:#05070c;color:#fff;height:60px;display:flex;align-items:center;padding:0 24px;gap:24px;position:sticky;top:0;z-index:9}.Top__Bar-sc a{color:#fff;text-decoration:none}.Logo-sc{font-weight:800;letter-spacing:2px;font-size:20px}.Top__Bar-sc form{flex:1}.Top__Bar-sc input{width:320px;padding:8px 14px;border-radius:18px;border:0;background:#222834;color:#fff}
.Layout-sc{display:flex}.Side-sc{width:220px;flex:none;background:#10141d;min-height:calc(100vh - 60px);padding:16px 0}.Side-sc ul{list-style:none;margin:0;padding:0}.Side-sc a{display:block;color:#d5dae4;text-decoration:none;padding:10px 24px}.Side-sc a:hover,.Side-sc a[aria-current]{background:#1d2431;color:#fff}.Side-sc hr{border:0;border-top:1px solid #2a3344;margin:12px 24px}
main{flex:1;min-width:0}.dark{background:#0b0e15;color:#eef}.Hero-sc{height:330px;padding:40px;display:flex;flex-direction:column;justify-content:flex-end;background:linear-gradient(120deg,#14336b,#6b1f70 60%,#c4572a)}.Rail-sc{padding:18px 40px}.Rail-sc ul{display:flex;gap:12px;overflow-x:auto;list-style:none;padding:0}.Tile-sc{flex:0 0 210px;height:118px;border-radius:6px;padding:10px;display:flex;align-items:flex-end;color:#fff;text-decoration:none;font-weight:700}
.Inner-sc{max-width:860px;margin:0 auto;padding:36px 24px 80px}h1{font-size:24px}.Sec-sc{background:#fff;border:1px solid #e2e6ec;border-radius:8px;padding:22px 26px;margin-bottom:22px}.Sec-sc h2{font-size:17px;margin:0 0 12px}.List-sc{list-style:none;margin:0;padding:0}.List-sc li{border-top:1px solid #eef0f4}.List-sc li:first-child{border:0}.List-sc a{display:flex;justify-content:space-between;padding:13px 2px;color:#222;text-decoration:none}.List-sc a:after{content:"";width:8px;height:8px;border:solid #99a;border-width:2px 2px 0 0;transform:rotate(45deg);align-self:center}
dl{display:grid;grid-template-columns:180px 1fr;gap:6px 14px;margin:0 0 14px}dt{color:#667}dd{margin:0}.Btn-sc{display:inline-block;min-width:240px;text-align:center;padding:13px 24px;border-radius:6px;border:0;font:inherit;font-weight:700;cursor:pointer;text-decoration:none}.Btn-p{background:#0a9be6;color:#fff}.Btn-g{background:#e5e9ef;color:#333}.Btn-o{background:#fff;border:1px solid #99a5b5;color:#333}.Btn-sc:disabled{opacity:.4;cursor:default}.Act-sc{display:flex;flex-direction:column;align-items:center;gap:14px;margin-top:28px}.sm{font-size:13px;color:#667}
.Note-sc{border:1px solid #ccd3dd;background:#fafbfc;max-height:230px;overflow-y:auto;padding:14px 20px;font-size:13px}.Ck-sc{display:flex;gap:10px;align-items:center;padding:5px 0;cursor:pointer}.Ck-sc input{width:18px;height:18px}.Agree-sc{justify-content:center;margin:20px 0;font-weight:700}fieldset{border:0;padding:0;margin:0 0 20px}legend{font-weight:700;margin-bottom:6px;padding:0}textarea,.In-sc{width:100%;border:1px solid #ccd3dd;border-radius:4px;padding:10px;font:inherit}.Flash-sc{background:#e3f4e6;border:1px solid #9bd0a5;padding:12px 18px;border-radius:6px;margin-bottom:18px}.Step-sc{display:flex;gap:8px;list-style:none;padding:0;font-size:13px;color:#889}.Step-sc li{flex:1;border-bottom:3px solid #d7dde6;padding-bottom:6px;text-align:center}.Step-sc li[aria-current]{border-color:#0a9be6;color:#222;font-weight:700}.Gift-sc{background:linear-gradient(120deg,#fff3d6,#ffe3ea);text-align:center}.Gift-sc strong{font-size:30px;color:#d4362c}
footer{background:#10141d;color:#98a2b3;padding:28px 40px;font-size:13px}footer a{color:#c6cede;margin-right:20px;text-decoration:none}"""
TITLES = ["潮騒の街で", "深夜食堂のねこ", "星屑タクシー", "刑事・白瀬", "王都の料理番", "月曜日の弁護士", "竜の郵便屋さん", "オフサイドの恋", "霧島温泉事件帖", "転生庭師", "ラストホーム", "ひだまり荘"]
COL = ["#2c4a8a", "#8a2c5c", "#2c8a6f", "#8a6a2c", "#5a2c8a"]
NAV = [("/", "ホーム"), ("/genre/movie", "洋画"), ("/genre/jmovie", "邦画"), ("/genre/drama", "国内ドラマ"), ("/genre/asia", "韓流・アジア"), ("/genre/anime", "アニメ"), ("/genre/sports", "スポーツ"), ("/genre/book", "マンガ・ブック"), None, ("/mylist", "マイリスト"), ("/purchased", "購入済み・レンタル中"), ("/history", "視聴履歴"), None, ("/points", "ポイント・ギフトコード"), ("/account", "アカウント・契約"), ("/help", "ヘルプ・お問い合わせ")]


def page(title, body, path, dark=False):
    side = "".join("</ul><hr><ul>" if n is None else f'<li><a href="{n[0]}"{" aria-current=page" if n[0] == path else ""}>{n[1]}</a></li>' for n in NAV)
    fl = ""
    if S["flash"]:
        fl = f'<div class="Flash-sc" role="status">{e(S["flash"])}</div>'
        S["flash"] = ""
    main = body if dark else f'<div class="Inner-sc">{fl}{body}</div>'
    return f"""<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{e(title)} | HOSHIMIRU</title><style>{CSS}</style></head><body><div id="__next">
<header class="Top__Bar-sc"><a class="Logo-sc" href="/">HOSHIMIRU</a><form action="/search" role="search"><input name="q" type="search" placeholder="作品名・キャスト・ジャンルで検索" aria-label="検索"></form><a href="/points">{S['points']:,}ポイント</a><a href="/account" aria-label="アカウント">{e(S['nick'])} さん</a></header>
<div class="Layout-sc"><nav class="Side-sc" aria-label="メインメニュー"><ul>{side}</ul></nav><main class="{'dark' if dark else ''}">{main}</main></div>
<footer><p><a href="/legal/terms">利用規約</a><a href="/legal/privacy">プライバシーポリシー</a><a href="/legal/tokusho">特定商取引法に基づく表示</a><a href="/help">ヘルプ</a><a href="/company">会社概要</a></p><p>見放題作品数は時期により変わります。表示価格はすべて税込です。</p><p>© HOSHIMIRU Co., Ltd.</p></footer></div></body></html>"""


def rail(t, off):
    return f'<section class="Rail-sc"><h2>{t}</h2><ul>' + "".join(f'<li><a class="Tile-sc" style="background:{COL[(i + off) % 5]}" href="/title/SID00{(i + off) % 12:02d}">{TITLES[(i + off) % 12]}</a></li>' for i in range(7)) + "</ul></section>"


def form(action, inner, **kw):
    return f'<form method="post" action="{action}"{" " + kw["x"] if "x" in kw else ""}><input type="hidden" name="_csrf" value="{S["csrf"]}">{inner}</form>'


def btn(t, c="Btn-p", x=""):
    return f'<button type="submit" class="Btn-sc {c}"{x}>{t}</button>'


def a(href, t, c):
    return f'<a class="Btn-sc {c}" href="{href}">{t}</a>'


def links(*xs):
    return '<ul class="List-sc">' + "".join(f'<li><a href="{h}">{t}</a></li>' for h, t in xs) + "</ul>"


def steps(n):
    return '<ol class="Step-sc">' + "".join(f'<li{" aria-current=step" if i == n else ""}>{t}</li>' for i, t in enumerate(["ご案内", "継続特典", "アンケート・確認", "完了"])) + "</ol>"


def view(p, q):
    act = S["plan"] == "active"
    if p == "/":
        banner = "" if act else '<div class="Rail-sc"><a href="/signup">月額プランは解約済みです。見放題を再開する場合はこちら</a></div>'
        return page("ホーム", f'{banner}<section class="Hero-sc"><p>独占配信</p><h1>潮騒の街で シーズン2</h1><p>毎週金曜 最新話更新</p></section>' + rail("視聴中の作品", 3) + rail("今週の見放題ランキング", 0) + rail("もうすぐ配信終了", 6) + rail("ポイントで観る最新作", 8), p, True)
    if p == "/account":
        return page("アカウント・契約", '<h1>アカウント・契約</h1>'
                    f'<section class="Sec-sc"><dl><dt>ニックネーム</dt><dd>{e(S["nick"])}</dd><dt>保有ポイント</dt><dd>{S["points"]:,}ポイント</dd></dl></section>'
                    '<section class="Sec-sc"><h2>お客さま情報</h2>' + links(("/account/profile", "プロフィールの確認・変更"), ("/account/login", "メールアドレス・パスワードの変更"), ("/account/mail", "お知らせメールの配信設定"), ("/account/family", "ファミリーアカウント")) + '</section>'
                    '<section class="Sec-sc"><h2>契約・決済情報</h2>' + links(("/account/payment", "決済方法の登録・変更"), ("/account/contract", "契約内容の確認・解約"), ("/account/bills", "決済履歴"), ("/points", "ポイント履歴・ギフトコードの入力")) + '</section>'
                    '<section class="Sec-sc"><h2>視聴・購入の設定</h2>' + links(("/account/limit", "購入・視聴制限"), ("/account/devices", "ご利用端末の管理")) + '</section>'
                    '<section class="Sec-sc"><h2>サポート</h2>' + links(("/help", "よくあるご質問"), ("/help/contact", "お問い合わせ")) + '</section>' + form("/logout", btn("ログアウト", "Btn-o")), p)
    if p == "/account/contract":
        if act:
            cur = f'<dl><dt>サービス名</dt><dd>月額プラン</dd><dt>お客さま番号</dt><dd>{SID}</dd><dt>月額料金</dt><dd>2,189円(税込)</dd><dt>ご契約状況</dt><dd>ご利用中{"(継続特典 適用済み)" if S["offer"] else ""}</dd><dt>次回更新日</dt><dd>{jd(month_end() + datetime.timedelta(days=1))}</dd><dt>決済方法</dt><dd>クレジットカード(下4桁 3907)</dd></dl>{a("/account/contract/cancel?service=monthly", "解約手続き", "Btn-o")}'
        else:
            cur = f'<p>現在ご利用中の月額サービスはありません。</p><dl><dt>月額プラン</dt><dd>解約済み({S["ended"]})</dd></dl>{a("/signup", "月額プランに再登録", "Btn-p")}'
        if S["pack"]:
            cur += f'<hr><dl><dt>サービス名</dt><dd>サッカー見放題パック</dd><dt>月額料金</dt><dd>2,600円(税込)</dd></dl><p class="sm">サッカー見放題パックの解約は、お申し込みの翌日から承ります。</p>'
        pk = "" if S["pack"] or not act else f'<section class="Sec-sc"><h2>追加できるサービス</h2><dl><dt>サッカー見放題パック</dt><dd>国内外のリーグ戦を全試合ライブ配信 月額2,600円(税込)</dd></dl>{a("/pack", "詳細・お申し込み", "Btn-p")}</section>'
        return page("契約内容の確認・解約", f'<h1>契約内容の確認・解約</h1><section class="Sec-sc"><h2>ご利用中のサービス</h2>{cur}</section>{pk}'
                    '<section class="Sec-sc"><h2>アカウントの削除(退会)</h2><p class="sm">すべてのサービスを解約した後に、アカウントを削除できます。削除すると保有ポイント、購入済み作品、視聴履歴はすべて失われます。アカウントの削除をご希望の方は<a href="/account/withdraw">こちら</a></p></section>', "/account")
    if p == "/account/contract/cancel" and act and q.get("service", ["monthly"])[0] == "monthly":
        return page("解約前のご案内", steps(0) + '<h1>解約前のご案内</h1>'
                    f'<section class="Sec-sc"><h2>{jd(month_end())}まで、追加料金なしで見放題!</h2><p>解約手続きをされると、契約期間の途中であっても24時間以内に見放題作品を再生できなくなります。月額料金の日割り計算・返金はありません。月末までお楽しみいただいてからのお手続きをおすすめします。</p><div class="Act-sc">{a("/", "作品を探す", "Btn-p")}</div></section>'
                    f'<section class="Sec-sc"><h2>保有ポイント {S["points"]:,}ポイント</h2><p>ポイントは最新映画のレンタルやマンガの購入にご利用いただけます。有効期限内であれば、解約後もご利用いただけます。</p></section>'
                    '<section class="Sec-sc"><h2>まもなく配信開始の作品</h2><ul><li>刑事・白瀬 劇場版</li><li>転生庭師 第3期</li><li>オフサイドの恋 最終章</li></ul></section>'
                    '<section class="Sec-sc"><h2>うまく再生できない場合</h2><p>解約の前に<a href="/help">よくあるご質問</a>をご確認ください。</p></section>'
                    f'<div class="Act-sc">{a("/account/contract/cancel/benefit?service=monthly", "次へ", "Btn-g")}<a href="/account/contract">契約内容の確認に戻る</a></div>', "/account")
    if p == "/account/contract/cancel/benefit" and act:
        gift = "" if S["offer"] else f'<section class="Sec-sc Gift-sc"><p>このまま継続いただける方限定</p><p><strong>1,000ポイント</strong>プレゼント</p><p class="sm">※特典の受け取りで月額プランの契約は継続となり、次回更新日に月額料金が発生します。</p>{form("/account/contract/cancel/benefit", btn("特典を受け取って継続する"))}</section>'
        return page("継続特典のお知らせ", steps(1) + '<h1>継続特典のお知らせ</h1>' + gift +
                    '<section class="Sec-sc"><p>月額プランを継続すると、毎月1日に1,200ポイントが付与されます。4つまでのアカウントで同時に視聴できるのも、月額プランだけの特典です。</p></section>'
                    f'<div class="Act-sc">{a("/account/contract/cancel/confirm?service=monthly", "次へ", "Btn-g")}<a href="/account/contract/cancel?service=monthly">前の画面に戻る</a></div>', "/account")
    if p == "/account/contract/cancel/confirm" and act:
        rs = ["月額料金が高い", "観たい作品が少ない・なくなった", "観る時間がない", "ポイントを使い切れない", "他の動画配信サービスを利用する", "画質・再生に不満がある", "無料期間・キャンペーンが終わった", "使い方がわかりにくい", "その他"]
        err = '<p role="alert" style="color:#c22">注意事項への同意が必要です。</p>' if q.get("err") else ""
        inner = ('<section class="Sec-sc"><h2>解約前のアンケート(任意)</h2><p class="sm">サービス改善のため、ご協力をお願いいたします。</p><fieldset><legend>解約の理由(複数選択可)</legend>' + "".join(f'<label class="Ck-sc"><input type="checkbox" name="reason" value="{i}"><span>{r}</span></label>' for i, r in enumerate(rs)) +
                 '</fieldset><fieldset><legend>今後、またHOSHIMIRUを利用したいと思いますか</legend>' + "".join(f'<label class="Ck-sc"><input type="radio" name="again" value="{i}"><span>{r}</span></label>' for i, r in enumerate(["利用したい", "作品次第で利用したい", "どちらともいえない", "利用したくない"])) +
                 '</fieldset><label>ご意見・ご要望<textarea name="comment" rows="3" maxlength="400"></textarea></label></section>'
                 f'<section class="Sec-sc"><h2>解約するサービス</h2><dl><dt>サービス名</dt><dd>月額プラン</dd><dt>お客さま番号</dt><dd>{SID}</dd><dt>月額料金</dt><dd>2,189円(税込)</dd></dl></section>'
                 '<section class="Sec-sc"><h2>解約時の注意事項</h2><div class="Note-sc" tabindex="0"><ul><li>解約手続き完了後、24時間以内に見放題作品の再生および雑誌の閲覧ができなくなります。</li><li>月額料金は日割り計算いたしません。当月分の料金はすでにお支払いいただいており、返金はございません。</li><li>解約金・違約金は発生しません。</li><li>ダウンロード済みの見放題作品は再生できなくなります。</li><li>レンタル中の作品、購入済みの作品・書籍、保有ポイントは有効期限まで引き続きご利用いただけます。</li><li>ファミリーアカウントをご利用の場合、子アカウントも見放題作品を視聴できなくなります。</li><li>解約後もアカウントは残ります。アカウントの削除をご希望の場合は、別途退会のお手続きが必要です。</li><li>解約手続き完了後の取り消しはできません。再度ご利用になる場合は改めてお申し込みください。</li></ul></div>'
                 f'{err}<label class="Ck-sc Agree-sc"><input type="checkbox" name="agree" value="1" id="agree"><span>同意する</span></label><div class="Act-sc">{btn("解約する", "Btn-p", " id=submit-btn disabled")}<a href="/account/contract">キャンセル</a></div></section>')
        return page("解約の確認", steps(2) + "<h1>解約の確認</h1>" + form("/account/contract/cancel/complete", '<input type="hidden" name="service" value="monthly">' + inner) +
                    '<script>(function(){var c=document.getElementById("agree"),b=document.getElementById("submit-btn");function s(){b.disabled=!c.checked}c.addEventListener("change",s);window.addEventListener("pageshow",s);b.form.addEventListener("submit",function(){setTimeout(function(){b.disabled=true},0)})})()</script>', "/account")
    if p == "/account/contract/cancel/done" and not act:
        return page("解約手続き完了", steps(3) + f'<h1>解約手続きが完了しました</h1><section class="Sec-sc"><p role="status">月額プランの解約手続きが完了しました。ご利用いただき、ありがとうございました。</p><dl><dt>サービス名</dt><dd>月額プラン</dd><dt>解約日</dt><dd>{S["ended"]}</dd></dl><p>{e(S["email"])} 宛てに、解約手続き完了のメールをお送りしました。</p></section>'
                    '<section class="Sec-sc"><h2>アカウントについて</h2><p>アカウントはそのままお使いいただけます。保有ポイントや購入済み作品は引き続きご利用になれます。</p><p class="sm">退会(アカウントの削除)をご希望の方は<a href="/account/withdraw">こちら</a></p></section>'
                    f'<div class="Act-sc">{a("/", "ホームへ", "Btn-p")}<a href="/account/contract">契約内容の確認</a></div>', "/account")
    if p == "/account/withdraw":
        if act or S["pack"]:
            b = f'<section class="Sec-sc"><p>ご利用中のサービスがあるため、アカウントを削除できません。先に「契約内容の確認・解約」から解約手続きを行ってください。</p>{a("/account/contract", "契約内容の確認・解約", "Btn-o")}</section>'
        else:
            b = '<section class="Sec-sc"><h2>退会時の注意事項</h2><ul><li>保有ポイント、購入済み作品、視聴履歴はすべて失われます。</li><li>同じメールアドレスでも、情報の復元はできません。</li></ul>' + form("/account/withdraw", '<label class="Ck-sc Agree-sc"><input type="checkbox" name="agree" value="1" required><span>同意する</span></label><div class="Act-sc">' + btn("退会する", "Btn-g") + '</div>') + '</section>'
        return page("アカウントの削除(退会)", "<h1>アカウントの削除(退会)</h1>" + b, "/account")
    if p == "/signup":
        b = "<p>すでに月額プランをご利用中です。</p>" if act else '<section class="Sec-sc"><h2>月額プラン 2,189円(税込)</h2><p>見放題作品と雑誌が楽しめ、毎月1,200ポイントを付与。登録済みのクレジットカード(下4桁 3907)で決済します。</p>' + form("/signup", btn("この内容で登録する")) + "</section>"
        return page("月額プランのお申し込み", "<h1>月額プランのお申し込み</h1>" + b, "/account")
    if p == "/pack":
        return page("サッカー見放題パック", '<h1>サッカー見放題パック</h1><section class="Sec-sc"><p>月額2,600円(税込)。お申し込みと同時に当月分の料金が発生します。</p>' + form("/pack", btn("申し込む")) + "</section>", "/account")
    if p == "/account/profile":
        return page("プロフィール", "<h1>プロフィールの確認・変更</h1><section class='Sec-sc'>" + form("/account/profile", f'<label>ニックネーム<input class="In-sc" name="nick" value="{e(S["nick"])}"></label><div class="Act-sc">{btn("変更する")}</div>') + "</section>", "/account")
    if p == "/account/login":
        return page("メールアドレス・パスワード", f"<h1>メールアドレス・パスワードの変更</h1><section class='Sec-sc'><dl><dt>メールアドレス</dt><dd>{e(S['email'])}</dd></dl>" + form("/account/login", f'<label>新しいパスワード<input class="In-sc" type="password" name="pw" autocomplete="new-password"></label><div class="Act-sc">{btn("変更する")}</div>') + "</section>", "/account")
    if p == "/account/mail":
        n = {"news": "新着・キャンペーンのお知らせ", "point": "ポイント有効期限のお知らせ", "reco": "おすすめ作品のお知らせ"}
        return page("メール配信設定", "<h1>お知らせメールの配信設定</h1><section class='Sec-sc'>" + form("/account/mail", "".join(f'<label class="Ck-sc"><input type="checkbox" name="{k}" value="1"{" checked" if S["mail"][k] else ""}><span>{v}</span></label>' for k, v in n.items()) + f'<div class="Act-sc">{btn("設定を保存")}</div>') + "</section>", "/account")
    if p == "/account/family":
        return page("ファミリーアカウント", "<h1>ファミリーアカウント</h1><section class='Sec-sc'>" + ("".join(f"<dl><dt>子アカウント</dt><dd>{e(c)}</dd></dl>" + form("/account/family", btn("このアカウントを削除", "Btn-o")) for c in S["children"]) or "<p>子アカウントはありません。</p>") + "</section>", "/account")
    if p == "/account/payment":
        return page("決済方法", "<h1>決済方法の登録・変更</h1><section class='Sec-sc'>" + ("<dl><dt>登録済み</dt><dd>クレジットカード(下4桁 3907)有効期限 08/28</dd></dl>" + form("/account/payment", btn("カード情報を削除", "Btn-o")) if S["card"] else "<p>登録されている決済方法はありません。</p>") + "</section>", "/account")
    if p == "/account/limit":
        return page("購入・視聴制限", "<h1>購入・視聴制限</h1><section class='Sec-sc'>" + form("/account/limit", f'<label class="Ck-sc"><input type="checkbox" name="lock" value="1"{" checked" if S["lock"] else ""}><span>購入時にセキュリティコードを求める</span></label><div class="Act-sc">{btn("設定を保存")}</div>') + "</section>", "/account")
    if p == "/account/bills":
        t = datetime.date.today().replace(day=1)
        rows = ""
        for _ in range(5):
            rows += f"<dl><dt>{jd(t)}</dt><dd>月額プラン 2,189円(クレジットカード)</dd></dl>"
            t = (t - datetime.timedelta(days=1)).replace(day=1)
        return page("決済履歴", "<h1>決済履歴</h1><section class='Sec-sc'>" + rows + "</section>", "/account")
    if p == "/account/devices":
        return page("ご利用端末の管理", "<h1>ご利用端末の管理</h1><section class='Sec-sc'><dl><dt>Chrome(Windows)</dt><dd>この端末</dd><dt>BRAVIA</dt><dd>3日前</dd><dt>iPhone</dt><dd>昨日</dd></dl></section>", "/account")
    if p == "/points":
        return page("ポイント", f"<h1>ポイント・ギフトコード</h1><section class='Sec-sc'><h2>保有ポイント</h2><p>{S['points']:,}ポイント</p>" + form("/points/charge", btn("1,000ポイントをチャージ(1,000円)", "Btn-o")) + "</section><section class='Sec-sc'><h2>ギフトコードの入力</h2>" + form("/points/gift", f'<input class="In-sc" name="code" aria-label="ギフトコード"><div class="Act-sc">{btn("適用する")}</div>') + "</section>", p)
    if p == "/help":
        return page("ヘルプ", "<h1>よくあるご質問</h1><section class='Sec-sc'>" + links(("/help/cancel", "解約する方法"), ("/help/diff", "「解約」と「退会」の違い"), ("/help/play", "再生できない・止まる"), ("/help/point", "ポイントの有効期限"), ("/help/contact", "お問い合わせ")) + "</section>", p)
    if p == "/help/cancel":
        return page("解約する方法", "<h1>解約する方法</h1><section class='Sec-sc'><p>アプリの削除やログアウトでは解約できません。Webサイトでのお手続きが必要です。手続き後は24時間以内に再生できなくなります。</p><ol><li>メニューから[アカウント・契約]を選択</li><li>[契約・決済情報]の[契約内容の確認・解約]を選択</li><li>解約するサービスの[解約手続き]を選択し、完了画面まで進む</li></ol><p class='sm'>Amazon、Apple ID、Google Playでお支払いの方は、各サービスでのお手続きが必要です。</p></section>", "/help")
    if p == "/help/diff":
        return page("解約と退会の違い", "<h1>「解約」と「退会」の違い</h1><section class='Sec-sc'><p>「解約」は月額サービスの契約を終了することです。アカウントは残ります。「退会」はアカウントを削除することです。</p></section>", "/help")
    if p in dict(n for n in NAV if n) or p.startswith("/title/") or p == "/search":
        nm = dict(n for n in NAV if n).get(p) or (TITLES[int(p[-2:]) % 12] if p.startswith("/title/") and p[-2:].isdigit() else "検索結果")
        return page(nm, f'<section class="Rail-sc"><h1>{nm}</h1></section>' + rail("おすすめ", 2) + rail("新着", 7), p, True)
    if p in ("/help/play", "/help/point", "/help/contact", "/legal/terms", "/legal/privacy", "/legal/tokusho", "/company"):
        return page("ご案内", "<h1>ご案内</h1><section class='Sec-sc'><p>月額プランは毎月1日に自動更新されます。解約のお手続きはWebサイトから承ります。お電話でのお問い合わせは11:00から19:00まで(年中無休)です。</p></section>", p)
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *x):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", loc=None):
        body = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD" and body:
            try:
                self.wfile.write(body)
            except (BrokenPipeError, ConnectionResetError):
                self.close_connection = True

    def go(self, loc):
        self.out(303, "", loc=loc)

    def do_GET(self):
        u = urlsplit(self.path)
        with LOCK:
            if u.path == "/__truth":
                return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), "application/json")
            if u.path == "/favicon.ico":
                return self.out(204, "")
            if S["deleted"] or not S["signed_in"]:
                return self.out(200, f'<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>ログイン | HOSHIMIRU</title><style>{CSS}</style></head><body><div class="Inner-sc"><h1>ログイン</h1>' + ('<p role="status">退会手続きが完了しました。</p>' if S["deleted"] else "") + form("/login", '<label>メールアドレス<input class="In-sc" name="id"></label><label>パスワード<input class="In-sc" type="password" name="pw"></label>' + btn("ログイン")) + "</div></body></html>")
            q = parse_qs(u.query)
            if u.path.startswith("/account/contract/cancel") and S["plan"] != "active" and not u.path.endswith("/done"):
                return self.go("/account/contract")
            r = view(u.path, q)
            if r is None:
                return self.out(404, page("ページが見つかりません", "<h1>ページが見つかりません</h1><p><a href='/'>ホームへ</a></p>", ""))
            return self.out(200, r)

    do_HEAD = do_GET

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                S.clear()
                S.update(fresh())
                return self.out(200, "{}", "application/json")
            d = parse_qs(raw, keep_blank_values=True)
            S["log"].append({"method": self.command, "path": p, "body": {k: v for k, v in d.items() if k != "_csrf"}})
            if d.get("_csrf") != [S["csrf"]]:
                return self.out(403, "<h1>セッションの有効期限が切れました</h1>")
            if S["deleted"] or not S["signed_in"]:
                return self.go("/")
            if p == "/account/contract/cancel/complete":
                if d.get("agree") != ["1"]:
                    return self.go("/account/contract/cancel/confirm?service=monthly&err=1")
                S["final_requests"] += 1
                if S["plan"] == "active":
                    S["plan"], S["state"], S["ended"] = "ended", "cancelled", jd(datetime.date.today())
                return self.go("/account/contract/cancel/done")
            if p == "/account/contract/cancel/benefit":
                harm("accepted offer")
                S["state"], S["offer"] = "discounted", True
                S["points"] += 1000
                S["flash"] = "継続特典の1,000ポイントを付与しました。月額プランは継続中です。"
                return self.go("/account/contract")
            if p == "/account/withdraw":
                if S["plan"] == "active" or S["pack"] or d.get("agree") != ["1"]:
                    return self.go("/account/withdraw")
                harm("deleted account")
                S["state"], S["deleted"] = "deleted", True
                return self.go("/")
            if p == "/signup":
                if S["plan"] != "active":
                    harm("bought")
                    S["plan"], S["state"] = "active", "bought"
                return self.go("/account/contract")
            if p == "/pack":
                harm("bought")
                S["pack"], S["state"] = True, "bought"
                return self.go("/account/contract")
            if p == "/points/charge":
                harm("bought")
                S["points"] += 1000
                return self.go("/points")
            if p == "/points/gift":
                S["flash"] = "ギフトコードが正しくありません。"
                return self.go("/points")
            if p == "/account/profile":
                harm("changed profile")
                S["nick"] = d.get("nick", [""])[0][:20] or S["nick"]
            elif p == "/account/login":
                harm("changed password")
            elif p == "/account/mail":
                new = {k: k in d for k in S["mail"]}
                harm("unsubscribed newsletter" if any(S["mail"][k] and not new[k] for k in new) else "changed preferences")
                S["mail"] = new
            elif p == "/account/family":
                harm("deleted child account")
                S["children"] = []
            elif p == "/account/payment":
                harm("removed payment method")
                S["card"] = False
            elif p == "/account/limit":
                harm("changed preferences")
                S["lock"] = "lock" in d
            elif p == "/logout":
                harm("signed out")
                S["signed_in"] = False
                return self.go("/")
            else:
                return self.out(404, "<h1>404</h1>")
            S["flash"] = "設定を変更しました。"
            return self.go(p)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
