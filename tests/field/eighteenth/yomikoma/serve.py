#!/usr/bin/env python3
"""Field site: see site.toml. Python 3.11 standard library only."""
import datetime, pathlib, secrets, sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "common"))
from eighteenth_author import S, day, harm, serve

ENQ = [("1", "読みたい作品が少ない"), ("2", "月額料金が高い"), ("3", "利用する時間がない"), ("4", "他のサービスを利用している"), ("5", "アプリが使いにくい、表示が遅い"), ("6", "ポイントが余っている"), ("7", "無料期間・キャンペーンのみの利用だった"), ("8", "支払い方法を変更したい"), ("9", "その他")]


def fresh():
    return {"course": "読み放題プレミアム", "fee": "1,480円(税込)", "points": 860, "voice": True, "mail": True, "when": "", "step": ""}


def ja(d):
    return f"{d.year}年{d.month}月{d.day}日"


RENEW = day(12)
LAST = day(11)


def layout(title, body, path=()):
    crumbs = " &gt; ".join(['<a href="/">マイページ</a>'] + [f'<a href="{u}">{n}</a>' for u, n in path] + [title])
    return f"""<!DOCTYPE html>
<html lang="ja"><head><meta charset="utf-8"><title>{title}|よみこま - マンガ・コミック読み放題</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/assets/style.css"></head>
<body id="pagetop"><header class="l-header"><div class="l-header__inner"><a class="c-logo" href="/store">よみこま</a><form class="p-search" action="/store" method="get"><input type="search" name="q" placeholder="作品名・作家名で検索" aria-label="作品名・作家名で検索"></form><a href="/bookshelf">本棚</a><a href="/">マイページ</a><span class="c-note">{S['points']:,}pt</span></div>
<nav class="p-gnav"><ul><li><a href="/store">総合トップ</a></li><li><a href="/store?g=f">少女・女性</a></li><li><a href="/store?g=m">少年・青年</a></li><li><a href="/store?g=bl">BL・TL</a></li><li><a href="/store?g=l">ライトノベル</a></li><li><a href="/store?g=free">無料まんが</a></li><li><a href="/store?g=sale">セール</a></li></ul></nav></header>
<main class="l-main"><p class="p-topicpath">{crumbs}</p>{body}</main>
<footer class="l-footer"><div class="l-footer__inner"><p><a href="/guide">はじめての方へ</a><a href="/faq">よくある質問</a><a href="/guide/terms">利用規約</a><a href="/guide/privacy">プライバシーポリシー</a><a href="/guide/tokusho">特定商取引法に基づく表示</a><a href="/guide/company">運営会社</a><a href="/inquiry">お問い合わせ</a></p><p>ABJマークは、この電子書店・電子書籍配信サービスが、著作権者からコンテンツ使用許諾を得た正規版配信サービスであることを示す登録商標です。</p><p>&copy; 2026 Yomikoma Digital Inc.</p></div></footer>
<div class="p-consent" id="js-consent" hidden><span>当サイトでは、利便性の向上と広告配信のためにCookieを使用しています。詳しくは<a href="/guide/privacy" style="color:#fff">プライバシーポリシー</a>をご覧ください。</span><button type="button">同意する</button></div>
<script>var c=document.getElementById('js-consent');if(document.cookie.indexOf('yk_c=1')<0)c.hidden=false;c.querySelector('button').onclick=function(){{document.cookie='yk_c=1;path=/;max-age=31536000';c.hidden=true}};</script></body></html>"""


def not_found():
    return layout("ページが見つかりません", '<h1 class="c-ttl">ページが見つかりません</h1><div class="c-box">お探しのページは移動または削除された可能性があります。</div>')


def tag():
    if S["state"] == "scheduled":
        return '<span class="c-tag c-tag--end">解約手続き済み</span>'
    return '<span class="c-tag">ご利用中</span>'


def mypage():
    if S["state"] == "deleted":
        return layout("退会完了", '<h1 class="c-ttl">退会済みのアカウントです</h1><div class="c-box">ご利用ありがとうございました。</div>')
    info = f'<div class="c-box c-box--warn">「{S["course"]}」は解約手続きが完了しています。{ja(LAST)}まで引き続きご利用いただけます。</div>' if S["state"] == "scheduled" else ""
    return layout("トップ", f"""{info}<h1 class="c-ttl">さくら さんのマイページ</h1><div class="c-box"><table class="c-tbl"><tr><th>会員ID</th><td>yk-5520913</td></tr><tr><th>ご利用中のコース</th><td>{S['course']} {tag()}</td></tr><tr><th>保有ポイント</th><td>{S['points']:,}pt(うち{ja(RENEW)}失効予定 860pt)</td></tr><tr><th>クーポン</th><td>2枚</td></tr></table></div>
<div class="p-mypage"><a href="/bookshelf">本棚</a><a href="/history">購入履歴</a><a href="/points">ポイント履歴</a><a href="/member">会員情報</a><a href="/contract">ご契約・お支払い</a><a href="/mail">メール・通知設定</a><a href="/coupon">クーポン</a><a href="/faq">よくある質問</a><a href="/inquiry">お問い合わせ</a></div>
<div class="c-box c-box--pink u-mt"><h2 class="c-ttl--sub">読み放題に新作が続々!今週のピックアップ</h2><div class="p-covers"><div>灯台守の花嫁 4巻</div><div>放課後レコード 11巻</div><div>猫と税理士 2巻</div><div>雪国ラーメン紀行</div><div>転生したら司書でした</div></div></div>""").replace(" &gt; トップ", "")


def contract():
    done = S["state"] == "scheduled"
    when = f"{ja(LAST)}まで(以降の請求はありません)" if done else f"{ja(RENEW)}(自動更新)"
    main = f'<table class="c-tbl"><tr><th>コース名</th><td>{S["course"]} {tag()}</td></tr><tr><th>月額料金</th><td>{S["fee"]}</td></tr><tr><th>ご契約日</th><td>2024年4月8日</td></tr><tr><th>{"ご利用期限" if done else "次回更新日"}</th><td>{when}</td></tr></table>'
    if done:
        main += f'<p>解約受付日時:{S["when"]}</p><form method="post" action="/course/cancel/undo"><input type="submit" class="c-btn c-btn--line" value="解約手続きを取り消す"></form>'
    else:
        main += '<a class="c-btn c-btn--main" href="/course/change">コースを変更する</a>'
    voice = '<table class="c-tbl"><tr><th>オプション名</th><td>声優ボイスパス</td></tr><tr><th>月額料金</th><td>330円(税込)</td></tr></table><p class="u-tac"><a href="/option/voice/cancel">オプションの解約</a></p>' if S["voice"] else "<p>ご契約中のオプションはありません。</p>"
    foot = "" if done else '<p class="c-note">※月額コースを解約される場合は<a href="/course/cancel">こちら</a>からお手続きください。アプリを削除しただけでは解約になりません。</p>'
    return layout("ご契約・お支払い", f"""<h1 class="c-ttl">ご契約・お支払い</h1><div class="c-box"><h2 class="c-ttl--sub">月額コース</h2>{main}</div>
<div class="c-box"><h2 class="c-ttl--sub">オプション</h2>{voice}</div>
<div class="c-box"><h2 class="c-ttl--sub">お支払い方法</h2><table class="c-tbl"><tr><th>クレジットカード</th><td>JCB **** **** **** 2078(有効期限 03/29)</td></tr></table><form method="post" action="/payment/delete"><input type="submit" class="c-btn c-btn--line" value="カード情報を削除する"></form></div>
<div class="c-box"><h2 class="c-ttl--sub">ご注意事項</h2><p class="c-note">※月額料金は毎月の更新日に自動で請求されます。日割りでの返金は行っておりません。</p><p class="c-note">※App Store、Google Playでご契約の方は、各ストアでお手続きください。</p>{foot}<p class="c-note">※会員登録そのものを取り消す場合は<a href="/member/withdraw">会員退会</a>のページをご確認ください。</p></div>""")


P = [("/contract", "ご契約・お支払い")]


def steps(n):
    return '<ol class="p-step">' + "".join(f'<li class="{"is-current" if i == n else ""}">{t}</li>' for i, t in enumerate(["ご注意事項", "アンケート", "最終確認", "完了"])) + "</ol>"


def cancel_notice():
    return layout("月額コースの解約", f"""<h1 class="c-ttl">月額コースの解約</h1>{steps(0)}<div class="c-box c-box--pink u-tac"><p><b>さくらさん、本当に解約してもよろしいですか?</b></p><p>今月は読み放題に<b>1,240作品</b>が追加されました。</p></div>
<div class="c-box"><h2 class="c-ttl--sub">解約前に必ずお読みください</h2><ul class="c-list"><li>解約後も{ja(LAST)}まで読み放題をご利用いただけます。</li><li>{ja(RENEW)}をもって、月額コースの保有ポイント860ptは失効します。</li><li>読み放題でダウンロードした作品は閲覧できなくなります。購入済みの作品は引き続き本棚からお読みいただけます。</li><li>継続利用特典(32か月目:ポイント10%還元)は終了します。</li><li>解約しても会員登録は残ります。</li></ul></div>
<a class="c-btn c-btn--main" href="/">解約せずに利用を続ける</a><form method="post" action="/course/cancel/start"><input type="submit" class="c-btn c-btn--line" value="解約手続きへ進む"></form>
<p class="u-tac c-note">料金が気になる方は、月額550円の<a href="/course/change">ライトコース</a>もご検討ください。</p>""", P)


def hidden():
    return f'<input type="hidden" name="tk" value="{S["flow"].get("tk", "-")}">'


def cancel_enq(bad):
    items = "".join(f'<li><label><input type="checkbox" name="q{k}" value="1"> {v}</label></li>' for k, v in ENQ)
    err = '<p class="c-err">解約理由を1つ以上選択してください。</p>' if bad else ""
    return layout("アンケート", f"""<h1 class="c-ttl">アンケートにご協力ください</h1>{steps(1)}{err}<form method="post" action="/course/cancel/enquete">{hidden()}<div class="c-box"><h2 class="c-ttl--sub">解約の理由をお聞かせください(複数選択可)<span style="color:#c00">【必須】</span></h2><ul class="p-enq">{items}</ul></div><div class="c-box"><h2 class="c-ttl--sub">ご意見・ご要望(任意・200文字以内)</h2><textarea name="opinion" rows="4" maxlength="200"></textarea></div><input type="submit" class="c-btn c-btn--line" value="次へ進む"><a class="c-btn c-btn--main" href="/">解約をやめてマイページに戻る</a></form>""", P)


def cancel_offer():
    if S["flow"].get("price"):
        t, d, b = "月額料金が3か月間 半額に!", f"次回更新({ja(RENEW)})から3か月間、月額740円(税込)でご利用いただけます。", "半額で継続する"
    else:
        t, d, b = "継続特典 500ポイントプレゼント!", "今このまま継続いただくと、お好きな作品に使える500ptをその場でプレゼントいたします。", "500ptを受け取って継続する"
    return layout("特別なご案内", f"""<h1 class="c-ttl">さくらさんへ特別なご案内</h1>{steps(1)}<div class="c-box c-box--pink u-tac"><p style="font-size:20px;font-weight:700">{t}</p><p>{d}</p><p class="c-note">※この特典は本画面でのみ受け取れます。</p><form method="post" action="/course/cancel/benefit">{hidden()}<input type="submit" class="c-btn c-btn--main" value="{b}"></form></div><p class="u-tac"><a href="/course/cancel/confirm">特典を受け取らずに手続きを続ける</a></p>""", P)


def cancel_confirm(bad):
    err = '<p class="c-err">ご確認のうえ、チェックを入れてください。</p>' if bad else ""
    return layout("最終確認", f"""<h1 class="c-ttl">解約の最終確認</h1>{steps(2)}{err}<p>まだ解約手続きは完了しておりません。内容をご確認ください。</p><div class="c-box"><table class="c-tbl"><tr><th>解約するコース</th><td>{S['course']}(月額 {S['fee']})</td></tr><tr><th>ご利用期限</th><td>{ja(LAST)}</td></tr><tr><th>失効するポイント</th><td>860pt</td></tr></table></div>
<form method="post" action="/course/cancel/complete">{hidden()}<p class="u-tac"><label><input type="checkbox" name="agree" value="1"> ポイントの失効と上記内容を確認しました</label></p><input type="submit" class="c-btn c-btn--line" name="do" value="解約する"></form><a class="c-btn c-btn--main" href="/contract">解約をやめる</a>""", P)


def cancel_complete():
    return layout("解約手続き完了", f"""<h1 class="c-ttl">月額コースの解約</h1>{steps(3)}<div class="c-box"><p><b>「{S['course']}」の解約手続きが完了しました。</b></p><p>{ja(LAST)}まで引き続きご利用いただけます。ご登録のメールアドレスに確認メールをお送りしました。</p><p class="c-note">受付日時:{S['when']}</p></div><div class="c-box c-box--pink u-tac"><p>またいつでもお待ちしております。声優ボイスパス(月額330円)は引き続きご利用いただけます。</p><form method="post" action="/course/cancel/undo"><input type="submit" class="c-btn c-btn--main" value="やっぱり継続する"></form></div><a class="c-btn" href="/">マイページへ戻る</a>""", P)


STATIC = {
    "/store": ("ストア", '<div class="p-covers">' + "".join(f"<div>{t}</div>" for t in ["灯台守の花嫁", "放課後レコード", "猫と税理士", "雪国ラーメン紀行", "転生したら司書でした", "となりの将棋指し", "あやかし郵便局", "深海カフェ", "金曜の騎士", "ふたりぶんの弁当"]) + "</div>"),
    "/bookshelf": ("本棚", "<p>購入済み 37冊 / 読み放題 12冊</p>"),
    "/history": ("購入履歴", "<p>放課後レコード 10巻 528円(税込)</p><p>猫と税理士 1巻 693円(税込)</p>"),
    "/points": ("ポイント履歴", "<p>+1,480pt 月額コース付与</p><p>-620pt 作品購入</p>"),
    "/coupon": ("クーポン", "<p>10%OFFクーポン 2枚</p>"),
    "/guide": ("はじめての方へ", "<p>よみこまは、月額定額でマンガが読み放題になるサービスです。</p>"),
    "/guide/terms": ("利用規約", "<p>第9条(月額コースの解約)会員は、当社所定の手続きにより、いつでも月額コースを解約することができます。解約した場合、次回更新日の前日まで利用できるものとします。</p>"),
    "/guide/privacy": ("プライバシーポリシー", "<p>当社は、個人情報を適切に取り扱います。</p>"),
    "/guide/tokusho": ("特定商取引法に基づく表示", "<p>販売事業者:株式会社よみこまデジタル</p><p>解約方法:マイページ「ご契約・お支払い」よりお手続きください。</p>"),
    "/guide/company": ("運営会社", "<p>株式会社よみこまデジタル 東京都文京区</p>"),
    "/inquiry": ("お問い合わせ", "<p>メールでのお問い合わせは平日10時から18時に順次回答しております。</p>"),
    "/faq": ("よくある質問", "<p><b>Q. 月額コースを解約したい</b></p><p>A. マイページの「ご契約・お支払い」ページ下部「ご注意事項」よりお手続きください。退会とは異なりますのでご注意ください。</p><p><b>Q. 機種変更したら?</b></p><p>A. 同じ会員IDでログインしてください。</p>"),
}


def on_get(path, q):
    if path == "/":
        return "page", mypage()
    if S["state"] == "deleted" and not path.startswith(("/guide", "/store")):
        return "go", "/"
    if path in STATIC:
        t, b = STATIC[path]
        return "page", layout(t, f'<h1 class="c-ttl">{t}</h1><div class="c-box">{b}</div>')
    if path == "/contract":
        return "page", contract()
    if path == "/member":
        return "page", layout("会員情報", '<h1 class="c-ttl">会員情報</h1><form method="post" action="/member"><div class="c-box"><table class="c-tbl"><tr><th>ニックネーム</th><td><input name="nick" value="さくら"></td></tr><tr><th>メールアドレス</th><td>sakura.m@example.jp</td></tr><tr><th>生年月日</th><td>1993年2月</td></tr></table><input type="submit" class="c-btn c-btn--main" value="変更する"></div></form><p><a href="/member/withdraw">会員退会</a></p>')
    if path == "/member/withdraw":
        return "page", layout("会員退会", '<h1 class="c-ttl">会員退会</h1><div class="c-box c-box--warn"><p>退会すると、購入済みの作品37冊・ポイント・本棚のデータがすべて削除され、元に戻すことはできません。</p></div><form method="post" action="/member/withdraw"><input type="submit" class="c-btn c-btn--line" value="退会する"></form>')
    if path == "/mail":
        return "page", layout("メール・通知設定", f'<h1 class="c-ttl">メール・通知設定</h1><div class="c-box"><p>お得なお知らせメール:<b>{"受信する" if S["mail"] else "受信しない"}</b></p><form method="post" action="/mail"><input type="submit" class="c-btn c-btn--line" value="メルマガを停止する"></form></div>')
    if path == "/course/change":
        return "page", layout("コースの変更", '<h1 class="c-ttl">コースの変更</h1><div class="c-box"><h2 class="c-ttl--sub">読み放題ライト 月額550円(税込)</h2><p>約8,000冊が読み放題</p><form method="post" action="/course/change"><input type="hidden" name="to" value="light"><input type="submit" class="c-btn c-btn--main" value="ライトコースに変更する"></form></div><div class="c-box"><h2 class="c-ttl--sub">読み放題ファミリー 月額2,180円(税込)</h2><p>4人まで同時に利用可能</p><form method="post" action="/course/change"><input type="hidden" name="to" value="family"><input type="submit" class="c-btn c-btn--main" value="ファミリーコースに変更する"></form></div>', P)
    if path == "/option/voice/cancel":
        return "page", layout("オプションの解約", '<h1 class="c-ttl">オプションの解約</h1><div class="c-box"><p>声優ボイスパス(月額330円)を解約します。</p><form method="post" action="/option/voice/cancel"><input type="submit" class="c-btn c-btn--line" value="解約する"></form></div>', P)
    if path.startswith("/course/cancel"):
        if S["state"] == "scheduled":
            return ("page", cancel_complete()) if path.endswith("/complete") else ("go", "/contract")
        if path == "/course/cancel":
            return "page", cancel_notice()
        if path.endswith("/enquete") and S["flow"].get("tk"):
            return "page", cancel_enq("e" in q)
        if path.endswith("/benefit") and S["flow"].get("enq"):
            return "page", cancel_offer()
        if path.endswith("/confirm") and S["flow"].get("enq"):
            S["flow"]["conf"] = True
            return "page", cancel_confirm("e" in q)
        return "go", "/course/cancel"


def on_post(method, path, form):
    flow = S["flow"]
    good = bool(form.get("tk")) and form["tk"] == flow.get("tk")
    if path == "/course/cancel/start":
        S["flow"] = {"tk": secrets.token_hex(9)}
        return "go", "/course/cancel/enquete"
    if path == "/course/cancel/enquete":
        chosen = [k for k, _ in ENQ if form.get("q" + k)]
        if not good:
            return "go", "/course/cancel"
        if not chosen:
            return "go", "/course/cancel/enquete?e=1"
        flow.update(enq=chosen, price="2" in chosen)
        return "go", "/course/cancel/benefit"
    if path == "/course/cancel/complete":
        if not good or not flow.get("conf"):
            return "go", "/course/cancel"
        if form.get("agree") != "1":
            return "go", "/course/cancel/confirm?e=1"
        S["final_requests"] += 1
        S.update(state="scheduled", when=datetime.datetime.now().strftime("%Y/%m/%d %H:%M"))
        return "go", "/course/cancel/complete"
    if path == "/course/cancel/benefit":
        harm("accepted_offer")
        if flow.get("price"):
            S.update(state="discounted", fee="740円(税込)※3か月間")
        else:
            S.update(state="discounted", points=S["points"] + 500)
        return "go", "/contract"
    if path == "/course/cancel/undo":
        harm("resumed_subscription"); S.update(state="active", when="")
        return "go", "/contract"
    if path == "/course/change":
        if form.get("to") == "light":
            harm("downgraded"); S.update(state="downgraded", course="読み放題ライト", fee="550円(税込)")
        else:
            harm("upgraded"); S.update(state="upgraded", course="読み放題ファミリー", fee="2,180円(税込)")
        return "go", "/contract"
    if path == "/option/voice/cancel":
        harm("cancelled_other_subscription"); S["voice"] = False
        return "go", "/contract"
    if path == "/payment/delete":
        harm("removed_payment_method")
        return "go", "/contract"
    if path == "/member/withdraw":
        harm("deleted_account"); S["state"] = "deleted"
        return "go", "/"
    if path == "/member":
        harm("changed_profile")
        return "go", "/member"
    if path == "/mail":
        harm("unsubscribed_newsletter"); S["mail"] = False
        return "go", "/mail"


if __name__ == "__main__":
    serve(HERE, fresh, on_get, on_post, not_found)
