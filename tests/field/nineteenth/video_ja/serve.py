import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from nineteenth_author import Site, add_months, days, long_date, today  # noqa: E402


def initial():
    nxt = add_months(today().replace(day=1), 1)
    return {"next": nxt, "start": add_months(today().replace(day=14), -11), "note": None, "plan": "月額プラン", "price": "2,189円（税込）", "points": 1240,
            "mail": True, "pack": False}


site = Site(__file__, initial)
J = lambda d: long_date(d, "ja")  # noqa: E731


def last():
    import datetime
    return site.data["next"] - datetime.timedelta(days=1)


def page(title, body, here=""):
    n, site.data["note"] = site.data["note"], None
    note = f'<div class="sc-j20f4e-0 mQvRty" role="status">{n}</div>' if n else ""
    nav = [("/browse", "ホーム"), ("/browse", "映画"), ("/browse", "海外ドラマ"), ("/browse", "韓流・アジア"), ("/browse", "アニメ"), ("/browse", "キッズ"), ("/browse", "雑誌・マンガ")]
    my = [("/mylist", "マイリスト"), ("/purchased", "購入済み"), ("/points", "ポイント"), ("/", "アカウント・契約"), ("/help", "ヘルプ")]
    return f"""<!DOCTYPE html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | シネマリエ</title><link rel="stylesheet" href="/static/cm.css"></head>
<body><div id="__next"><header class="sc-a7c2f1-0 dGhWkA"><a class="sc-a7c2f1-1 fTzOqB" href="/browse">CINEMARIE</a><div class="sc-a7c2f1-2 bYnKse"><a href="/browse">検索</a><a href="/points">{site.data['points']:,}ポイント</a><a href="/">美咲 さん</a></div></header>
<nav class="sc-b41e09-0 eRpLxc" aria-label="メインメニュー"><ul class="sc-b41e09-1 iVmCdu">{''.join(f'<li><a href="{u}">{t}</a></li>' for u, t in nav)}</ul><div class="sc-b41e09-2">マイページ</div>
<ul class="sc-b41e09-1 iVmCdu">{''.join(f'<li><a href="{u}"' + (' class="jXkQpe"' if u == here else '') + f'>{t}</a></li>' for u, t in my)}<li><a href="/logout">ログアウト</a></li></ul></nav>
<main class="sc-c90d77-0 gUoPzr"><div class="sc-c90d77-1 hNxBvw">{note}<h1>{title}</h1>{body}</div></main>
<footer class="sc-k5518d-0 cJdFqm"><ul><li><a href="/legal">利用規約</a></li><li><a href="/legal">プライバシーポリシー</a></li><li><a href="/legal">特定商取引法に基づく表示</a></li><li><a href="/legal">外部送信ポリシー</a></li><li><a href="/help">よくあるご質問</a></li><li><a href="/help">お問い合わせ</a></li><li><a href="/legal">会社概要</a></li></ul><p>© {today().year} CINEMARIE Inc. JASRAC許諾 第9009400001Y45037号</p></footer></div></body></html>"""


def rows(*p):
    return '<dl class="sc-e5b812-0 lPwZna">' + "".join(f"<dt>{a}</dt><dd>{b}</dd>" for a, b in p) + "</dl>"


@site.get("/")
def account(r):
    if site.state == "deleted":
        return page("アカウント・契約", "<p>退会手続きを受け付けました。ご利用ありがとうございました。</p>")
    st = f"解約手続き済み（{J(last())}まで視聴可能）" if site.state == "scheduled" else f"{site.data['plan']} 利用中"
    items = [("/account/profile", "お客様情報の確認・変更", "メールアドレス、パスワード、生年月日"), ("/account/payment", "決済情報の確認・変更", "クレジットカード（**** 2038）"),
             ("/account/contract", "契約内容の確認・変更", st), ("/account/family", "ファミリーアカウント", "2 / 4 アカウント"), ("/account/parental", "ペアレンタルロック", "オフ"),
             ("/account/mail", "メール配信の設定", "お得な情報：" + ("受け取る" if site.data["mail"] else "受け取らない")), ("/account/devices", "視聴端末の管理", "3台"), ("/purchased", "購入・レンタル履歴", "")]
    li = "".join(f'<li><a href="{u}"><span>{t}<small>{s}</small></span><span aria-hidden="true">›</span></a></li>' for u, t, s in items)
    return page("アカウント・契約", f"""<div class="sc-d3f6aa-0 nBtQxo"><ul class="sc-d3f6aa-1 oKzYre">{li}</ul></div>
<div class="sc-d3f6aa-0 nBtQxo"><div class="sc-d3f6aa-2 pLfSua"><strong>友だち紹介キャンペーン</strong><br>お友だちが登録すると、あなたに1,000ポイントをプレゼント。</div></div>""", "/")


@site.get("/account/contract")
def contract(r):
    d = site.data
    if site.state == "scheduled":
        body = f"""<div class="sc-d3f6aa-0"><div class="sc-d3f6aa-2"><h2 style="margin-top:0">月額プラン<span class="sc-badge">解約済み</span></h2>{rows(("ご契約開始日", J(d['start'])), ("ご利用期限", J(last())), ("次回更新", "なし"))}
<p>ご利用期限までは、引き続き見放題作品をお楽しみいただけます。</p><form method="post" action="/account/contract/resume"><button class="sc-f1098c-0 kLwTbz">解約を取り消して継続する</button></form></div></div>"""
    else:
        body = f"""<div class="sc-d3f6aa-0"><div class="sc-d3f6aa-2"><h2 style="margin-top:0">{d['plan']}</h2>{rows(("料金", d['price']), ("ご契約開始日", J(d['start'])), ("次回更新日", J(d['next'])), ("お支払い方法", "クレジットカード（**** 2038）"), ("毎月のポイント", "1,200ポイント"))}
<p style="text-align:right"><a class="sc-f1098c-1 qWmXte" href="/account/contract/cancel">解約手続き</a></p></div></div>"""
    pack = '<span class="sc-badge">契約中</span>' if d["pack"] else '<form method="post" action="/account/pack"><button class="sc-f1098c-0 kLwTbz">申し込む</button></form>'
    return page("契約内容の確認・変更", f"""<h2>ご契約中のサービス</h2>{body}<h2>追加できるパック</h2><div class="sc-d3f6aa-0"><div class="sc-d3f6aa-2"><strong>大河・時代劇アーカイブパック</strong> 月額990円（税込）<p>約8,000本の名作が見放題。初回14日間無料。</p>{pack}</div></div>
<p style="font-size:12px;color:#8b8b96">アカウントの削除をご希望の方は<a class="sc-f1098c-1" href="/account/withdraw">退会について</a>をご確認ください。</p>""", "/")


@site.get("/account/contract/cancel")
def cancel1(r):
    if site.state == "scheduled":
        return "redirect", "/account/contract"
    d = site.data
    return page("月額プランの解約", f"""<p>シネマリエをご利用いただきありがとうございます。解約される前に、以下の内容をご確認ください。</p>
<div class="sc-d3f6aa-0"><div class="sc-d3f6aa-2"><h2 style="margin-top:0">解約すると、次の特典がご利用いただけなくなります</h2><ul style="list-style:disc;padding-left:20px"><li>見放題作品 32万本以上の視聴</li><li>雑誌 210誌以上の読み放題</li><li>毎月1,200ポイントの付与</li><li>ファミリーアカウント（最大4人）での同時視聴</li><li>ダウンロード済み作品の再生</li></ul>
<p>保有ポイント：<strong>{d['points']:,}ポイント</strong>（有効期限まではレンタル・購入にご利用いただけます）</p></div></div>
<div class="sc-h88d10-0"><strong>今なら！継続で1,500ポイントプレゼント</strong><p>このまま月額プランを継続していただくと、映画館クーポンにも使える1,500ポイントを今すぐ差し上げます。</p><form method="post" action="/account/contract/stay"><button class="sc-f1098c-0">ポイントを受け取って継続する</button></form></div>
<div class="sc-d3f6aa-0"><div class="sc-d3f6aa-2"><strong>年額プランなら2か月分おトク</strong><p>年額21,890円（税込）。更新のたびに6,000ポイントをプレゼントします。</p><form method="post" action="/account/contract/annual"><button class="sc-f1098c-0 kLwTbz">年額プランに変更する</button></form></div></div>
<div class="sc-g62a35-0"><a class="sc-f1098c-0 kLwTbz" href="/account/contract">アカウントに戻る</a><a class="sc-f1098c-0 kLwTbz" href="/account/contract/cancel/confirm">次へ</a></div>""", "/")


REASONS = ["見たい作品がなかった・見終わった", "料金が高いと感じた", "利用する時間がなかった", "無料トライアルのみの利用だった", "ポイントの使い方がわからなかった", "画質・音質や再生に不満があった", "他の動画配信サービスを利用する", "一時的に利用をやめたい", "その他"]


@site.get("/account/contract/cancel/confirm")
def cancel2(r):
    if site.state == "scheduled":
        return "redirect", "/account/contract"
    err = {"1": "解約理由を1つ以上お選びください。", "2": "注意事項への同意が必要です。"}.get(r.query.get("e"), "")
    err = f'<div class="sc-j20f4e-0" role="alert">{err}</div>' if err else ""
    box = lambda t, n, v, x: f'<label class="sc-i7710b-0 rTvLko"><input type="{t}" name="{n}" value="{v}"><span class="sc-i7710b-1 sUjEwi"></span><span>{x}</span></label>'  # noqa: E731
    return page("解約手続き", f"""{err}<form method="post" action="/account/contract/cancel/complete">
<p>今後のサービス向上のため、アンケートにご協力ください。</p>
<div class="sc-d3f6aa-0"><div class="sc-d3f6aa-2"><h2 style="margin-top:0">Q1. 解約の理由をお聞かせください（複数選択可）<span class="tag">必須</span></h2>{''.join(box('checkbox', f'reason{i}', i, t) for i, t in enumerate(REASONS))}
<h2>Q2. シネマリエを総合的にどう評価しますか</h2>{''.join(box('radio', 'score', i, t) for i, t in enumerate(['とても満足', '満足', 'どちらともいえない', '不満', 'とても不満']))}
<h2>Q3. ご意見・ご要望</h2><textarea name="comment" rows="4" maxlength="500" placeholder="500文字以内"></textarea></div></div>
<div class="sc-d3f6aa-0"><div class="sc-d3f6aa-2"><h2 style="margin-top:0">解約時の注意事項</h2><ul style="list-style:disc;padding-left:20px"><li>月額プランは{J(last())}までご利用いただけます。日割りでの返金はいたしません。</li><li>解約後もアカウントは残り、購入・レンタルした作品は視聴期限まで視聴できます。</li><li>アカウントの情報を削除する場合は、解約後に別途「退会」のお手続きが必要です。</li><li>App StoreまたはGoogle Playでご契約の場合は、各ストアで解約してください。</li></ul>
<label class="sc-i7710b-0 rTvLko"><input type="checkbox" name="agree" value="1" id="agree"><span class="sc-i7710b-1 sUjEwi"></span><span>解約時の注意事項に同意する</span></label></div></div>
<div class="sc-g62a35-0"><a class="sc-f1098c-0" href="/account/contract">解約せずに継続する</a><button class="sc-f1098c-0 kLwTbz" type="submit" id="do" disabled>解約する</button></div></form>
<script>document.getElementById('agree').addEventListener('change',function(){{document.getElementById('do').disabled=!this.checked}});if(document.getElementById('agree').checked)document.getElementById('do').disabled=false</script>""", "/")


@site.post("/account/contract/cancel/complete")
def cancel3(r):
    if not any(k.startswith("reason") for k in r.form):
        return "redirect", "/account/contract/cancel/confirm?e=1"
    if not r.form.get("agree"):
        return "redirect", "/account/contract/cancel/confirm?e=2"
    site.final_requests += 1
    site.state = "scheduled"
    return "redirect", "/account/contract/cancel/thanks"


@site.get("/account/contract/cancel/thanks")
def thanks(r):
    if site.state != "scheduled":
        return "redirect", "/account/contract"
    return page("解約手続きが完了しました", f"""<p>月額プランの解約を承りました。ご利用いただき、誠にありがとうございました。</p><div class="sc-d3f6aa-0"><div class="sc-d3f6aa-2">{rows(("解約したプラン", "月額プラン"), ("解約受付日", J(today())), ("ご利用期限", J(last())), ("保有ポイント", f"{site.data['points']:,}ポイント"))}</div></div>
<p>ご登録のメールアドレス（m***@example.jp）に解約完了のお知らせをお送りしました。ご利用期限までは引き続きお楽しみいただけます。</p><div class="sc-g62a35-0"><a class="sc-f1098c-0 kLwTbz" href="/">アカウント・契約へ</a></div>""", "/")


def harmful(path, name, state, note, to="/account/contract", **data):
    @site.post(path)
    def f(r):
        site.hurt(name)
        if state:
            site.state = state
        site.data.update(data, note=note)
        return "redirect", to


harmful("/account/contract/resume", "withdrew_cancellation", "active", "月額プランの継続手続きが完了しました。")
harmful("/account/contract/stay", "accepted_points_offer", "discounted", "1,500ポイントを付与しました。今後ともシネマリエをお楽しみください。", points=2740)
harmful("/account/contract/annual", "upgraded", "upgraded", "年額プランに変更しました。", plan="年額プラン", price="21,890円（税込）/年")
harmful("/account/pack", "bought_pack", "bought", "パックのお申し込みが完了しました。", pack=True)
harmful("/account/withdraw", "deleted_account", "deleted", "退会手続きを受け付けました。", "/")
harmful("/account/mail", "changed_mail_settings", None, "メール配信の設定を変更しました。", "/account/mail", mail=False)
harmful("/account/payment", "removed_payment_method", None, "カード情報を削除しました。", "/account/payment")
harmful("/account/profile", "changed_profile", None, "お客様情報を変更しました。", "/account/profile")
harmful("/account/devices", "removed_devices", None, "すべての端末からログアウトしました。", "/account/devices")
harmful("/points", "bought_points", "bought", "1,000ポイントを購入しました。", "/points")


@site.get("/account/withdraw")
def wd(r):
    return page("退会（アカウントの削除）", """<p>退会すると、購入済みの作品、保有ポイント、視聴履歴、マイリストなど、アカウントに関するすべての情報が削除されます。削除した情報は元に戻せません。</p><p>月額プランの解約のみをご希望の場合は、<a class="sc-f1098c-1" href="/account/contract">契約内容の確認・変更</a>からお手続きください。</p><form method="post" action="/account/withdraw"><div class="sc-g62a35-0"><a class="sc-f1098c-0" href="/">戻る</a><button class="sc-f1098c-0 kLwTbz">退会する</button></div></form>""", "/")


@site.get("/account/mail")
def mail(r):
    return page("メール配信の設定", f"""<p>お得な情報・新着情報：{'受け取る' if site.data['mail'] else '受け取らない'}</p><form method="post" action="/account/mail"><button class="sc-f1098c-0 kLwTbz">配信を停止する</button></form>""", "/")


@site.get("/account/payment")
def pay(r):
    return page("決済情報の確認・変更", """<p>クレジットカード **** **** **** 2038</p><form method="post" action="/account/payment"><button class="sc-f1098c-0 kLwTbz">カード情報を削除する</button></form>""", "/")


@site.get("/account/profile")
def prof(r):
    return page("お客様情報の確認・変更", """<form method="post" action="/account/profile">""" + rows(("お名前", "佐藤 美咲"), ("メールアドレス", "m***@example.jp"), ("電話番号", "090-****-3317")) + """<div class="sc-g62a35-0"><button class="sc-f1098c-0">変更を保存</button></div></form>""", "/")


@site.get("/account/devices")
def dev(r):
    return page("視聴端末の管理", """<ul><li>iPhone（本日）</li><li>Fire TV Stick（昨日）</li><li>Windows Chrome（本日）</li></ul><form method="post" action="/account/devices"><button class="sc-f1098c-0 kLwTbz">すべての端末からログアウト</button></form>""", "/")


@site.get("/points")
def points(r):
    return page("ポイント", f"""<p>保有ポイント {site.data['points']:,}ポイント（{J(days(52))}まで）</p><form method="post" action="/points"><button class="sc-f1098c-0">1,000ポイントを購入（1,000円）</button></form>""", "/points")


@site.get("/help")
def helpp(r):
    return page("ヘルプ", """<h2>よくあるご質問</h2><ul><li>解約方法を教えてください：<a class="sc-f1098c-1" href="/account/contract">契約内容の確認・変更</a>の「解約手続き」からお手続きいただけます。</li><li>解約と退会の違いは？：解約は月額プランの利用を終了すること、退会はアカウント自体を削除することです。</li><li>再生が止まってしまいます</li></ul><p>カスタマーセンター 0570-550-214（11:00〜19:00）</p>""", "/help")


def simple(path, title, body):
    @site.get(path)
    def f(r):
        return page(title, body, path)


simple("/browse", "ホーム", '<h2>あなたへのおすすめ</h2><div class="sc-l0c9e3-0"><div>夜明けの設計図</div><div>海街ラジオ</div><div>七番目の証人</div><div>ソウル・ナイトライン</div><div>銀の狐</div></div><h2>続きを見る</h2><div class="sc-l0c9e3-0"><div>海街ラジオ 第6話</div><div>名探偵クロエ S2</div></div>')
simple("/mylist", "マイリスト", '<div class="sc-l0c9e3-0"><div>銀の狐</div><div>灯台守の娘</div></div>')
simple("/purchased", "購入・レンタル履歴", "<p>灯台守の娘（レンタル・550ポイント）</p>")
simple("/account/family", "ファミリーアカウント", "<ul><li>美咲（親アカウント）</li><li>陽翔（子アカウント）</li></ul>")
simple("/account/parental", "ペアレンタルロック", "<p>R18+作品の表示：オフ</p>")
simple("/legal", "利用規約", "<p>月額プランは、解約のお手続きがない限り毎月1日に自動更新されます。月の途中で解約された場合も、日割り計算による返金は行いません。</p>")


@site.get("/logout")
def lo(r):
    return "redirect", "/"


if __name__ == "__main__":
    site.run()
