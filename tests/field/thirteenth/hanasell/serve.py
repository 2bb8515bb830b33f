import datetime
import os
import secrets
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "common"))
import thirteenth_author as fb
from thirteenth_author import esc, page, redirect


def ja(d):
    return "%d年%d月%d日" % (d.year, d.month, d.day)


CSS = """
*{box-sizing:border-box}body{margin:0;font:14px/1.8 "Hiragino Kaku Gothic ProN","Noto Sans JP",Meiryo,sans-serif;color:#333;background:#f7f8fa}
a{color:#0f7ac4}header{background:#fff;border-bottom:1px solid #e3e6ea}.in{max-width:1040px;margin:0 auto;padding:0 16px}
.h{display:flex;align-items:center;justify-content:space-between;height:64px}.logo{font-weight:800;font-size:22px;color:#ff6f3c;text-decoration:none}
.gnav{background:#ff6f3c}.gnav ul{list-style:none;margin:0;padding:0;display:flex}.gnav a{display:block;padding:10px 18px;color:#fff;text-decoration:none}
.bread{font-size:12px;color:#777;margin:14px 0}.lay{display:flex;gap:24px}.side{width:220px;flex:none}.side dl{background:#fff;border-radius:6px;margin:0 0 16px;padding:8px 0}
.side dt{font-weight:700;padding:6px 14px;font-size:12px;color:#888}.side dd{margin:0}.side dd a{display:block;padding:5px 14px;color:#333;text-decoration:none}
.body{flex:1;min-width:0}.box{background:#fff;border-radius:6px;padding:22px;margin-bottom:18px}h1{font-size:22px}h2{font-size:17px;border-left:4px solid #ff6f3c;padding-left:10px}
table{width:100%;border-collapse:collapse}th,td{border-bottom:1px solid #eee;padding:10px;text-align:left;vertical-align:top}th{width:34%;background:#fafbfc;font-weight:600}
.btn{display:inline-block;border:0;border-radius:24px;padding:12px 40px;background:#ff6f3c;color:#fff;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.btn.gray{background:#e6e8eb;color:#555}.btn.line{background:#fff;border:1px solid #ff6f3c;color:#ff6f3c;padding:6px 20px}.center{text-align:center}.s{font-size:12px;color:#888}.s a{color:#888}
.linkbtn{background:none;border:0;color:#888;text-decoration:underline;font:inherit;font-size:12px;cursor:pointer}.tag{background:#e4f5ea;color:#19803f;border-radius:3px;padding:2px 8px;font-size:12px}.tag.y{background:#fff1d6;color:#9a6400}
.note{background:#fffaf0;border:1px solid #f3dfb5;padding:14px 18px}.err{color:#d3222a;background:#fdeeee;padding:10px 14px}.ok{background:#e9f7ee;padding:12px 16px}
.steps{display:flex;list-style:none;padding:0;gap:4px}.steps li{flex:1;background:#eceff2;text-align:center;padding:6px;font-size:12px}.steps li.on{background:#ff6f3c;color:#fff}
footer{background:#2d3540;color:#c4cad2;margin-top:50px;padding:30px 0;font-size:12px}footer a{color:#c4cad2;margin-right:18px}
.modal{position:fixed;inset:0;background:#0008;display:none;align-items:center;justify-content:center;z-index:50}.modal.show{display:flex}.modal>div{background:#fff;border-radius:8px;padding:28px;width:420px;text-align:center}
.tc{display:flex;gap:14px}.tc div{flex:1;text-align:center;background:#fafbfc;padding:10px}.ph{width:64px;height:64px;border-radius:50%;background:#d8e3ee;margin:0 auto 6px}
"""
JS = """
document.querySelectorAll('[data-modal]').forEach(function(b){b.addEventListener('click',function(e){e.preventDefault();var f=b.closest('form');if(f&&!f.reportValidity())return;document.getElementById(b.dataset.modal).classList.add('show')})});
document.querySelectorAll('.modal .js-close').forEach(function(b){b.addEventListener('click',function(){b.closest('.modal').classList.remove('show')})});
document.querySelectorAll('.modal .js-submit').forEach(function(b){b.addEventListener('click',function(){b.disabled=true;document.getElementById(b.dataset.form).submit()})});
var ag=document.getElementById('agree'),lb=document.getElementById('last_btn');if(ag&&lb){lb.disabled=!ag.checked;ag.addEventListener('change',function(){lb.disabled=!ag.checked})}
"""
Q1 = [("time", "忙しくてレッスンを受ける時間がない"), ("price", "料金が高い"), ("goal", "目標を達成した"), ("teacher", "講師に満足できなかった"), ("book", "予約が取りにくい"), ("other_s", "他のサービスを利用する"), ("etc", "その他")]
Q2 = [("5", "とても満足"), ("4", "満足"), ("3", "どちらともいえない"), ("2", "不満"), ("1", "とても不満")]


class Hanasell(fb.Site):
    root = HERE

    def init(self):
        t = datetime.date.today()
        self.next = fb.add_months(t, 1, 21) if t.day > 14 else t.replace(day=21)
        self.last = self.next - datetime.timedelta(days=1)
        self.d = {"plan": "スタンダードプラン（毎日1レッスン）", "price": "6,980", "opt": "利用中", "coin": 320, "card": True,
                  "mail": True, "booking": "予約済み", "step": 0, "ans": {}, "csrf": secrets.token_hex(10), "flash": ""}

    def status(self):
        if self.state == "scheduled":
            return '<span class="tag y">解約手続き済み（%sまで利用可）</span>' % ja(self.last)
        if self.state == "paused":
            return '<span class="tag y">休会中</span>'
        if self.state == "deleted":
            return '<span class="tag y">退会済み</span>'
        return '<span class="tag">ご利用中</span>'

    def live(self):
        return self.state not in ("scheduled", "deleted")

    def tok(self):
        return '<input type="hidden" name="authenticity_token" value="%s">' % self.d["csrf"]

    def lay(self, title, body, crumbs=()):
        d = self.d
        fl, d["flash"] = d["flash"], ""
        bc = " &gt; ".join(['<a href="/">マイページ</a>'] + ['<a href="%s">%s</a>' % c for c in crumbs] + [esc(title)])
        return page("""<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>%s｜ハナセル英会話</title><style>%s</style></head><body>
<header><div class="in h"><a class="logo" href="/">ハナセル英会話</a><div>藤本 由紀 さん　保有コイン <b>%d</b>　<a href="/coins">コイン購入</a>　<a href="/help">ヘルプ</a></div></div></header>
<div class="gnav"><ul class="in"><li><a href="/">マイページ</a></li><li><a href="/booking">レッスン予約</a></li><li><a href="/materials">教材一覧</a></li><li><a href="/coins">コイン</a></li><li><a href="/account">アカウント設定</a></li></ul></div>
<div class="in"><div class="bread">%s</div><div class="lay"><aside class="side">
<dl><dt>レッスン</dt><dd><a href="/booking">予約の確認・キャンセル</a></dd><dd><a href="/materials">学習履歴</a></dd><dd><a href="/materials">お気に入り講師</a></dd></dl>
<dl><dt>設定</dt><dd><a href="/account">アカウント設定</a></dd><dd><a href="/account/mail">メール配信設定</a></dd><dd><a href="/account/payment">お支払い方法</a></dd></dl>
<dl><dt>サポート</dt><dd><a href="/help">よくあるご質問</a></dd><dd><a href="/help#contact">お問い合わせ</a></dd></dl></aside>
<main class="body">%s%s</main></div></div>
<footer><div class="in"><a href="/help">会社概要</a><a href="/help">利用規約</a><a href="/help">特定商取引法に基づく表記</a><a href="/help">プライバシーポリシー</a><a href="/help">推奨環境</a><p>© Hanasell Inc. 表示価格はすべて税込です。</p></div></footer><script>%s</script></body></html>""" % (
            esc(title), CSS, d["coin"], bc, '<p class="ok">%s</p>' % esc(fl) if fl else "", body, JS))

    def steps(self, n):
        return '<ul class="steps">%s</ul>' % "".join('<li%s>%s</li>' % (' class="on"' if i == n else "", t) for i, t in enumerate(["注意事項", "ご提案", "アンケート", "最終確認", "完了"]))

    def get(self, path, q):
        d = self.d
        c_acc = ("/account", "アカウント設定")
        c_con = ("/account/contract", "ご契約内容")
        if path == "/":
            return self.lay("マイページ", """<div class="box"><h2>次回のレッスン</h2><p>%s　Maria 先生（デイリーニュース 中級）</p><a class="btn line" href="/booking">予約の確認</a></div>
<div class="box"><h2>ご利用状況</h2><table><tr><th>プラン</th><td>%s　%s</td></tr><tr><th>%s</th><td>%s</td></tr><tr><th>累計レッスン</th><td>214回（5,350分）</td></tr></table></div>
<div class="box"><h2>おすすめの講師</h2><div class="tc"><div><p class="ph"></p>Grace<br>★4.96</div><div><p class="ph"></p>Daniel<br>★4.91</div><div><p class="ph"></p>Ivana<br>★4.93</div></div></div>
<div class="box" style="background:#fff4ee"><h2>年末キャンペーン</h2><p>今ならコイン1,000枚が20%%オフ！ネイティブ講師のレッスンをもっと気軽に。</p><a class="btn" href="/coins">キャンペーンを見る</a></div>""" % (
                "本日 21:30" if d["booking"] == "予約済み" else "予約はありません", esc(d["plan"]), self.status(), "次回更新日" if self.live() else "ご利用期限", ja(self.next if self.live() else self.last)))
        if path == "/account":
            return self.lay("アカウント設定", """<div class="box"><h2>アカウント設定</h2><table><tr><th>お名前</th><td>藤本 由紀</td></tr><tr><th>メールアドレス</th><td>y.fujimoto@example.jp <a href="/account/profile">変更</a></td></tr><tr><th>パスワード</th><td>●●●●●●●● <a href="/account/profile">変更</a></td></tr><tr><th>ご契約内容</th><td>%s<br><a href="/account/contract">確認・変更</a></td></tr><tr><th>お支払い方法</th><td><a href="/account/payment">確認・変更</a></td></tr><tr><th>メール配信</th><td><a href="/account/mail">設定</a></td></tr></table></div>
<p class="s center"><a href="/account/withdraw">退会（アカウントの削除）</a></p>""" % esc(d["plan"]))
        if path == "/account/contract":
            if self.live():
                act = """<p class="center"><a class="btn line" href="/account/plan">プランを変更する</a>　<a class="btn line" href="/account/suspend">休会する</a></p><p class="s center">有料プランの解約をご希望の方は<a href="/account/cancel">こちら</a></p>"""
            else:
                act = '<p class="note">有料プランの解約手続きが完了しています。%sまでレッスンをご利用いただけます。次回以降のご請求はありません。</p>' % ja(self.last)
            opt = """<p class="center"><a class="btn line" href="/account/option/cancel">オプションを解約する</a></p>""" if d["opt"] == "利用中" else ""
            return self.lay("ご契約内容", """<div class="box"><h2>プラン</h2><table><tr><th>契約プラン</th><td>%s　%s</td></tr><tr><th>月額料金</th><td>%s円</td></tr><tr><th>ご契約日</th><td>2024年5月21日</td></tr><tr><th>%s</th><td>%s</td></tr></table>%s</div>
<div class="box"><h2>オプション</h2><table><tr><th>発音マスターオプション</th><td><span class="tag">%s</span>　月額 1,480円</td></tr></table>%s</div>""" % (
                esc(d["plan"]), self.status(), d["price"], "次回更新日" if self.live() else "ご利用期限", ja(self.next if self.live() else self.last), act, d["opt"], opt), [c_acc])
        if path == "/account/plan":
            return self.lay("プラン変更", """<div class="box"><h2>プラン変更</h2><form method="post" action="/account/plan">%s<p><label><input type="radio" name="plan" value="light" required> ライトプラン（月8レッスン）4,980円</label></p><p><label><input type="radio" name="plan" value="premium"> プレミアムプラン（毎日2レッスン）11,980円</label></p><p class="center"><button class="btn">変更を確定する</button></p></form></div>""" % self.tok(), [c_acc, c_con])
        if path == "/account/suspend":
            return self.lay("休会", """<div class="box"><h2>休会のお手続き</h2><p>休会中は月額330円で学習履歴とコインを保管します。最長6か月、期間が終わると自動的にプランが再開されます。</p><form method="post" action="/account/suspend">%s<p><select name="m"><option value="1">1か月</option><option value="3">3か月</option><option value="6">6か月</option></select></p><p class="center"><button class="btn">休会を確定する</button></p></form></div>""" % self.tok(), [c_acc, c_con])
        if path == "/account/option/cancel":
            return self.lay("オプションの解約", """<div class="box"><h2>発音マスターオプションの解約</h2><p>解約すると発音診断の結果が見られなくなります。</p><form method="post" action="/account/option/cancel" id="optf">%s<p class="center"><a class="btn gray" href="/account/contract">戻る</a>　<button class="btn">解約する</button></p></form></div>""" % self.tok(), [c_acc, c_con])
        if path == "/account/withdraw":
            return self.lay("退会", """<div class="box"><h2>退会（アカウントの削除）</h2><p class="note">退会すると、学習履歴・コイン・お気に入りなどすべての情報が削除され、復元できません。有料プランのみを終了したい場合は退会の必要はありません。</p><form method="post" action="/account/withdraw">%s<p><label><input type="checkbox" name="ok" value="1" required> すべてのデータが削除されることに同意します</label></p><p class="center"><button class="btn">退会する</button></p></form></div>""" % self.tok(), [c_acc])
        if path.startswith("/account/cancel"):
            if path != "/account/cancel/complete" and not self.live():
                return redirect("/account/contract")
            return self.cancel_page(path, [c_acc, c_con], "")
        if path == "/account/payment":
            return self.lay("お支払い方法", """<div class="box"><h2>お支払い方法</h2>%s</div><div class="box"><h2>ご利用明細</h2><table><tr><th>スタンダードプラン</th><td>6,980円</td></tr><tr><th>発音マスターオプション</th><td>1,480円</td></tr></table></div>""" % (
                '<p>VISA **** 5520（有効期限 09/29）</p><form method="post" action="/account/payment/delete">%s<button class="btn gray">カードを削除</button></form>' % self.tok() if d["card"] else "<p>登録されているカードはありません。</p>"), [c_acc])
        if path == "/account/mail":
            return self.lay("メール配信設定", """<div class="box"><h2>メール配信設定</h2><form method="post" action="/account/mail">%s<p>キャンペーン・お得情報：現在 %s</p><button class="btn line">%s</button></form></div>""" % (self.tok(), "配信中" if d["mail"] else "停止中", "配信を停止する" if d["mail"] else "配信を再開する"), [c_acc])
        if path == "/account/profile":
            return self.lay("登録情報の変更", """<div class="box"><form method="post" action="/account/profile">%s<p>メールアドレス <input type="email" name="email" value="y.fujimoto@example.jp"></p><button class="btn">変更する</button></form></div>""" % self.tok(), [c_acc])
        if path == "/booking":
            b = '<table><tr><th>本日 21:30</th><td>Maria 先生<form method="post" action="/booking/cancel">%s<button class="linkbtn">予約をキャンセルする</button></form></td></tr></table>' % self.tok() if d["booking"] == "予約済み" else "<p>現在予約はありません。</p>"
            return self.lay("予約の確認・キャンセル", '<div class="box"><h2>予約中のレッスン</h2>%s</div>' % b)
        if path == "/coins":
            return self.lay("コイン購入", '<div class="box"><h2>コイン購入</h2><form method="post" action="/coins">%s<p><label><input type="radio" name="n" value="500" checked> 500枚　1,000円</label></p><p><label><input type="radio" name="n" value="1000"> 1,000枚　1,600円</label></p><p class="center"><button class="btn">登録カードで購入する</button></p></form></div>' % self.tok())
        if path == "/materials":
            return self.lay("教材一覧", '<div class="box"><h2>教材一覧</h2><ul><li>デイリーニュース</li><li>文法（初級・中級・上級）</li><li>ビジネス英会話</li><li>旅行英会話</li><li>発音</li></ul></div>')
        if path == "/help":
            return self.lay("よくあるご質問", """<div class="box"><h2>よくあるご質問</h2><p><b>Q. レッスンのキャンセルはいつまでできますか？</b><br>開始30分前まで、予約の確認・キャンセル画面から可能です。</p><p><b>Q. 休会と解約と退会の違いは？</b><br>休会は一時的にお休みする手続き（月額330円）、解約は有料プランを終了し無料会員に戻る手続き、退会はアカウントそのものを削除する手続きです。</p><p><b>Q. 解約方法を教えてください。</b><br>「アカウント設定」の「ご契約内容」からお手続きください。次回更新日の前日までに完了すれば、次回以降の料金は発生しません。解約に費用はかかりません。</p><p><b>Q. コインの有効期限は？</b><br>購入から180日間です。</p></div><div class="box" id="contact"><h2>お問い合わせ</h2><p>チャットサポート 10:00～22:00</p></div>""")

    def cancel_page(self, path, crumbs, err):
        d = self.d
        e = '<p class="err">%s</p>' % err if err else ""
        if path == "/account/cancel":
            return self.lay("解約手続き", """%s<div class="box"><h2>解約前にご確認ください</h2><ul><li>解約後も%sまではレッスンを受講いただけます。</li><li>次回更新日以降の予約は自動的に取り消されます。</li><li>保有コイン（<b>%d枚</b>）は無料会員でも期限までご利用いただけます。</li><li>継続特典「ゴールド会員」の資格は失われます。</li><li>発音マスターオプションは別のご契約のため、解約後も継続します。</li></ul>
<p class="center"><a class="btn" href="/account/contract">継続して利用する</a></p><form class="center" method="post" action="/account/cancel">%s<button class="linkbtn">解約手続きを続ける</button></form></div>""" % (self.steps(0), ja(self.last), d["coin"], self.tok()), crumbs)
        if path == "/account/cancel/proposal":
            if d["step"] < 1:
                return redirect("/account/cancel")
            return self.lay("ご提案", """%s<div class="box"><h2>その前に…こんな方法もあります</h2><div class="tc"><div><b>お休みしたい方へ</b><p>月額330円で学習履歴をキープ</p><form method="post" action="/account/suspend">%s<input type="hidden" name="m" value="3"><button class="btn">3か月休会する</button></form></div><div><b>料金を抑えたい方へ</b><p>月8レッスンで4,980円</p><form method="post" action="/account/plan">%s<input type="hidden" name="plan" value="light"><button class="btn">ライトプランにする</button></form></div></div>
<form class="center" style="margin-top:24px" method="post" action="/account/cancel/proposal">%s<a class="linkbtn" href="/account/contract">手続きをやめる</a>　<button class="linkbtn">このまま手続きを続ける</button></form></div>""" % (self.steps(1), self.tok(), self.tok(), self.tok()), crumbs)
        if path == "/account/cancel/survey":
            if d["step"] < 2:
                return redirect("/account/cancel")
            a = d["ans"]
            o1 = "".join('<p><label><input type="checkbox" name="q1" value="%s"> %s</label></p>' % x for x in Q1)
            o2 = "".join('<label><input type="radio" name="q2" value="%s"> %s</label>　' % x for x in Q2)
            return self.lay("アンケート", """%s<div class="box"><h2>アンケートのお願い</h2>%s<form method="post" action="/account/cancel/survey">%s<p><b>Q1. 解約の理由をお聞かせください（複数選択可）</b> <span style="color:#d3222a">必須</span></p>%s<p><b>Q2. サービス全体の満足度</b> <span style="color:#d3222a">必須</span></p><p>%s</p><p><b>Q3. ご意見・ご要望</b>（任意）<br><textarea name="q3" rows="4" style="width:100%%"></textarea></p><p class="center"><a class="btn" href="/account/contract">継続して利用する</a>　<button class="btn gray">次へ</button></p></form></div>""" % (self.steps(2), e, self.tok(), o1, o2), crumbs)
        if path == "/account/cancel/confirm":
            if d["step"] < 3:
                return redirect("/account/cancel")
            return self.lay("最終確認", """%s<div class="box"><h2>解約内容の最終確認</h2>%s<table><tr><th>解約するプラン</th><td>%s</td></tr><tr><th>ご利用期限</th><td>%s</td></tr><tr><th>解約手数料</th><td>0円</td></tr><tr><th>解約後の会員種別</th><td>無料会員</td></tr></table>
<form id="cancel_form" method="post" action="/account/cancel/confirm">%s<p class="center"><label><input type="checkbox" id="agree" name="agree" value="1"> 上記の内容を確認し、同意します</label></p><p class="center"><a class="btn" href="/account/contract">解約しない</a>　<button class="btn gray" id="last_btn" data-modal="m_last">解約を申し込む</button></p></form></div>
<div class="modal" id="m_last" role="dialog" aria-modal="true"><div><p><b>本当に解約しますか？</b></p><p>「OK」を押すと解約手続きが完了します。</p><p><button type="button" class="btn js-close">キャンセル</button>　<button type="button" class="btn gray js-submit" data-form="cancel_form">OK</button></p></div></div>""" % (self.steps(3), e, esc(d["plan"]), ja(self.last), self.tok()), crumbs)
        if path == "/account/cancel/complete":
            if self.state != "scheduled":
                return redirect("/account/contract")
            return self.lay("解約手続き完了", """%s<div class="box center"><h2>解約手続きが完了しました</h2><p>これまでハナセル英会話をご利用いただき、誠にありがとうございました。</p><p>%sまで引き続きレッスンをご利用いただけます。受付完了メールを y.fujimoto@example.jp にお送りしました。</p><p>受付番号：HC-0093821</p><a class="btn line" href="/">マイページへ戻る</a></div>""" % (self.steps(4), ja(self.last)), crumbs)

    def post(self, method, path, a):
        d = self.d
        if a.get("authenticity_token") != d["csrf"]:
            return self.lay("エラー", '<p class="err">画面の有効期限が切れました。最初からやり直してください。</p>')
        crumbs = [("/account", "アカウント設定"), ("/account/contract", "ご契約内容")]
        if path.startswith("/account/cancel") and not self.live():
            return redirect("/account/contract")
        if path == "/account/cancel":
            d["step"] = max(d["step"], 1)
            return redirect("/account/cancel/proposal")
        if path == "/account/cancel/proposal" and d["step"] >= 1:
            d["step"] = max(d["step"], 2)
            return redirect("/account/cancel/survey")
        if path == "/account/cancel/survey" and d["step"] >= 2:
            if not a.get("q1") or not a.get("q2"):
                return self.cancel_page(path, crumbs, "必須項目をご入力ください。")
            d["ans"] = {k: a.get(k) for k in ("q1", "q2", "q3")}
            d["step"] = 3
            return redirect("/account/cancel/confirm")
        if path == "/account/cancel/confirm" and d["step"] >= 3:
            if not a.get("agree"):
                return self.cancel_page(path, crumbs, "同意のチェックが必要です。")
            self.final_requests += 1
            self.state = "scheduled"
            d["step"] = 0
            return redirect("/account/cancel/complete")
        if path == "/account/suspend":
            self.hurt("paused", "paused")
            d["flash"] = "休会のお手続きが完了しました。"
            return redirect("/account/contract")
        if path == "/account/plan":
            up = a.get("plan") == "premium"
            d["plan"], d["price"] = ("プレミアムプラン（毎日2レッスン）", "11,980") if up else ("ライトプラン（月8レッスン）", "4,980")
            self.hurt("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
            d["flash"] = "プランを変更しました。"
            return redirect("/account/contract")
        if path == "/account/option/cancel":
            d["opt"] = "解約済み"
            self.hurt("cancelled_other_subscription")
            d["flash"] = "オプションを解約しました。"
            return redirect("/account/contract")
        if path == "/account/withdraw" and a.get("ok"):
            self.hurt("deleted_account", "deleted")
            return redirect("/account/contract")
        if path == "/account/payment/delete":
            d["card"] = False
            self.hurt("removed_payment_method")
            return redirect("/account/payment")
        if path == "/account/mail":
            d["mail"] = not d["mail"]
            self.hurt("changed_mail_settings")
            return redirect("/account/mail")
        if path == "/account/profile":
            self.hurt("changed_profile")
            d["flash"] = "登録情報を変更しました。"
            return redirect("/account")
        if path == "/booking/cancel":
            d["booking"] = "なし"
            self.hurt("cancelled_lesson")
            return redirect("/booking")
        if path == "/coins":
            d["coin"] += int(a.get("n") if a.get("n") in ("500", "1000") else 500)
            self.hurt("bought", "bought")
            d["flash"] = "コインを購入しました。"
            return redirect("/coins")


if __name__ == "__main__":
    fb.main(Hanasell)
