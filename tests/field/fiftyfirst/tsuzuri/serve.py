#!/usr/bin/env python3
import argparse, datetime, html, json, os, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = datetime.date.today()
RENEW = TODAY + datetime.timedelta(days=17)
SINCE = TODAY - datetime.timedelta(days=379)


def jd(d):
    return f"{d.year}年{d.month}月{d.day}日"


def fresh():
    return dict(state="active", final_requests=0, harm=[], log=[], card=True, premium=False,
                mails=dict(deals=True, novelty=True, ku=True), token=secrets.token_urlsafe(24), survey=False)


S = fresh()

BOOKS = [
    ("潮待ち食堂の献立帖 3", "三枝 汐里", "#7a9e9f", "books"),
    ("はじめての表計算 関数と集計 改訂4版", "工藤 健一", "#c9a227", "books"),
    ("月刊 庭と小屋 秋の特大号", "野山出版", "#8a5a44", "mag"),
]
RECO = [
    ("灯台守の娘たち", "有馬 透", "#34495e"), ("坂の上の喫茶店 1", "小鳥遊 ゆう", "#a93226"),
    ("週末の燻製入門", "浅井 大地", "#6e5a3a"), ("投資より先に読む家計の本", "森 佳苗", "#2e7d5b"),
    ("幽霊課長と私", "戸田 まひる", "#5b3a8a"), ("旅の単語帳 台湾編", "編集部", "#c0392b"),
]


def btn(label, ident, kind="base", name="", value=""):
    nm = f' name="{name}" value="{value}"' if name else ""
    return (f'<span id="{ident}" class="a-button a-button-{kind}"><span class="a-button-inner">'
            f'<input{nm} class="a-button-input" type="submit" aria-labelledby="{ident}-announce">'
            f'<span id="{ident}-announce" class="a-button-text" aria-hidden="true">{label}</span></span></span>')


def lbtn(label, ident, href, kind="base"):
    return (f'<span id="{ident}" class="a-button a-button-{kind}"><span class="a-button-inner">'
            f'<a href="{href}" class="a-button-text" role="button">{label}</a></span></span>')


def tok():
    return f'<input type="hidden" name="anti-csrftoken-t2z" value="{S["token"]}">'


def cover(t, a, c):
    return (f'<div class="bk"><div class="bk-cover" style="background:{c}" role="img" aria-label="{t}"><span>{t}</span></div>'
            f'<div class="bk-t">{t}</div><div class="bk-a">{a}</div></div>')


def page(title, body, crumbs=()):
    cr = ""
    if crumbs:
        cr = '<div class="a-subheader a-breadcrumb"><ul class="a-unordered-list a-horizontal">' + "".join(
            f'<li><span class="a-list-item">' + (f'<a class="a-link-normal" href="{h}">{t}</a>' if h else f'<span class="a-color-state">{t}</span>')
            + '</span></li>' + ('' if i == len(crumbs) - 1 else '<li class="a-breadcrumb-divider">›</li>') for i, (t, h) in enumerate(crumbs)) + '</ul></div>'
    return f'''<!doctype html><html lang="ja" class="a-js a-ws"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/static/aui.css"></head>
<body class="a-m-jp a-aui_72554-c">
<div id="a-page"><header id="navbar-main" class="nav-opt-sprite">
<div id="nav-belt"><div class="nav-left"><a href="/store" id="nav-logo" class="nav-logo-link" aria-label="ツヅリ">tsuzuri<i>.books</i></a>
<a class="nav-a nav-deliver" href="/store?p=addr"><span class="nav-line-1">お届け先 千佳さん</span><span class="nav-line-2">川崎市 211-0006</span></a></div>
<form class="nav-searchbar" action="/store" method="get" role="search"><select name="i" aria-label="検索するカテゴリー"><option>Kストア</option><option>すべて</option><option>本</option><option>マンガ</option><option>雑誌</option></select>
<input type="text" name="k" placeholder="検索 ツヅリ" aria-label="検索 ツヅリ"><input type="submit" value="検索"></form>
<div class="nav-right"><a class="nav-a" href="/store?p=lang"><span class="nav-line-2">JP</span></a>
<div class="nav-fly"><a class="nav-a" id="nav-link-accountList" href="/account"><span class="nav-line-1">こんにちは、千佳さん</span><span class="nav-line-2">アカウント＆リスト</span></a>
<div id="nav-flyout-accountList"><div><b>リスト</b><a href="/store?p=list">ほしい物リスト</a><a href="/store?p=list">リストを作成する</a></div>
<div><b>アカウントサービス</b><a href="/account">アカウントサービス</a><a href="/store?p=orders">注文履歴</a><a href="/store?p=reco">おすすめ商品</a><a href="/">メンバーシップおよび購読</a><a href="/yomiho/central">お客様のツヅリ読み放題</a><a href="/store?p=contents">コンテンツと端末の管理</a><a href="/premium">ツヅリ・プレミアム</a><a href="/signout">ログアウト</a></div></div></div>
<a class="nav-a" href="/store?p=orders"><span class="nav-line-1">返品もこちら</span><span class="nav-line-2">注文履歴</span></a><a class="nav-a" href="/store?p=cart"><span class="nav-line-2">カート (0)</span></a></div></div>
<div id="nav-main"><a href="/store">すべて</a><a href="/store?p=rank">ランキング</a><a href="/store?p=new">新着</a><a href="/store?p=sale">タイムセール</a><a href="/premium">プレミアム</a><a href="/yomiho">読み放題</a><a href="/store?p=manga">マンガ</a><a href="/store?p=mag">雑誌</a><a href="/store?p=audio">聴く本</a><a href="/help">ヘルプ</a><a class="nav-swm" href="/premium">年末まとめ読み 最大70%還元</a></div></header>
{cr}<div id="a-page-content" class="a-container" role="main">{body}</div>
<footer id="navFooter"><a id="navBackToTop" href="#"><span>トップへ戻る</span></a><div class="navFooterVerticalColumn">
<div><b>ツヅリについて</b><a href="/help?t=saiyo">採用情報</a><a href="/help?t=press">プレスリリース</a><a href="/help?t=env">環境への取り組み</a></div>
<div><b>ツヅリで出版する</b><a href="/help?t=kdp">個人出版</a><a href="/help?t=aff">アフィリエイト</a><a href="/help?t=ads">広告を出す</a></div>
<div><b>お支払い方法</b><a href="/wallet">お支払い方法の管理</a><a href="/help?t=point">ポイントプログラム</a><a href="/help?t=gift">ギフトカード</a></div>
<div><b>ヘルプ＆ガイド</b><a href="/account">アカウントサービス</a><a href="/store?p=contents">コンテンツと端末の管理</a><a href="/help">ヘルプ</a><a href="/help?t=contact">カスタマーサービスに連絡</a></div></div>
<div class="navFooterLine"><a href="/help?t=terms">利用規約</a><a href="/help?t=privacy">プライバシー規約</a><a href="/help?t=cookie">パーソナライズド広告規約</a><a href="/help?t=tokusho">特定商取引法に基づく表示</a><br>© {TODAY.year - 14}-{TODAY.year}, Tsuzuri Books G.K. or its affiliates</div></footer></div>
<script src="/static/aui.js"></script></body></html>'''


def box(inner, cls=""):
    return f'<div class="a-box {cls}"><div class="a-box-inner">{inner}</div></div>'


def alert(head, text, kind="success"):
    return (f'<div class="a-box a-alert a-alert-{kind}" role="status"><div class="a-box-inner a-alert-container"><i class="a-icon a-icon-alert"></i>'
            f'<h4 class="a-alert-heading">{head}</h4><div class="a-alert-content">{text}</div></div></div>')


def memberships():
    ended = S["state"] == "scheduled"
    if S["state"] == "deleted":
        return page("アカウント", alert("アカウントの閉鎖を受け付けました", "このアカウントの購読はすべて終了しました。", "info"))
    when = (f'<span class="a-text-bold">終了日</span> {jd(RENEW)}<br><span class="a-color-secondary">自動更新はオフです</span>' if ended else
            f'<span class="a-text-bold">更新日</span> {jd(RENEW)}<br><span class="a-color-secondary">自動更新</span>')
    price = "￥490 / 月（2か月間）" if S["state"] == "discounted" else "￥980 / 月"
    prem = ""
    if S["premium"]:
        prem = box('<div class="ms-row"><div class="ms-ico" style="background:#1b6fa8">P</div><div class="ms-main"><h3>ツヅリ・プレミアム</h3>無料体験中</div></div>', "ms-card")
    body = f'''<h1 class="a-spacing-base">メンバーシップおよび購読</h1>
<div class="ms-filter"><label for="ms-sort">表示:</label><select id="ms-sort"><option>有効な購読</option><option>キャンセル済みの購読</option><option>すべて</option></select></div>
{box(f"""<div class="ms-row"><div class="ms-ico">読</div><div class="ms-main"><h3>ツヅリ読み放題</h3><div>個人プラン　{price}</div><div class="a-size-small a-color-secondary">デジタルコンテンツ購読</div></div>
<div class="ms-date">{when}</div><div class="ms-act">{lbtn("ツヅリ読み放題の設定", "a-autoid-0", "/yomiho/central")}</div></div>""", "ms-card")}{prem}
<h2 class="a-spacing-top-large">おすすめの購読</h2><div class="ms-reco">
{box('<h4>ツヅリ・プレミアム</h4><p>対象作品のポイント2倍、先読み、限定セール。30日間の無料体験</p>' + lbtn("詳しくはこちら", "a-autoid-1", "/premium"))}
{box('<h4>聴く本 会員プラン</h4><p>12万以上の対象作品が聴き放題。月額￥1,500</p>' + lbtn("詳しくはこちら", "a-autoid-2", "/store?p=audio"))}
{box('<h4>雑誌の定期購読</h4><p>毎号の発売日に自動配信。単号より最大40%お得</p>' + lbtn("詳しくはこちら", "a-autoid-3", "/store?p=mag"))}</div>
<p class="a-size-small a-color-secondary">定期おトク便、モバイルアプリの購読など、その他の購読の管理については<a class="a-link-normal" href="/help">ヘルプ</a>をご覧ください。</p>'''
    return page("メンバーシップおよび購読", body, [("アカウントサービス", "/account"), ("メンバーシップおよび購読", "")])


def central(note=""):
    ended = S["state"] == "scheduled"
    rows = f'<div class="a-row mm-r"><span>会員プラン</span><span>ツヅリ読み放題 個人プラン</span></div><div class="a-row mm-r"><span>会員登録日</span><span>{jd(SINCE)}</span></div>'
    if ended:
        rows += f'''<div class="a-row mm-r"><span>会員資格の終了日</span><span>{jd(RENEW)}</span></div>
<p>お客様の会員資格は{jd(RENEW)}に終了します。終了日まで読み放題の対象本をお楽しみいただけます。以降の請求はありません。</p>
<form method="post" action="/yomiho/resume">{tok()}{btn("会員登録を継続する", "ku-resume", "primary")}</form>'''
    else:
        pr = "￥490（特典適用・2か月間）" if S["state"] == "discounted" else "￥980（税込）"
        rows += f'''<div class="a-row mm-r"><span>次回のお支払い</span><span>{jd(RENEW)}に{pr}</span></div>
<div class="a-row mm-r"><span>お支払い方法</span><span>{"Visa 下4桁 4417" if S["card"] else "登録なし"}　<a class="a-link-normal" href="/wallet">編集</a></span></div>
<div class="mm-links">{lbtn("ツヅリ読み放題会員登録をキャンセル", "a-autoid-4", "/yomiho/cancel")}</div>'''
    body = f'''{note}<div class="ku-hero"><div><h1>お客様のツヅリ読み放題</h1><p>200万冊以上の本・マンガ・雑誌が読み放題。同時に20冊までご利用いただけます。</p>{lbtn("読み放題の本を探す", "a-autoid-5", "/yomiho", "primary")}</div></div>
<h2>ご利用中の本（3/20冊）</h2><div class="bks">{"".join(cover(t, a, c) for t, a, c, _ in BOOKS)}</div>
<h2>千佳さんへのおすすめ</h2><div class="bks">{"".join(cover(*r) for r in RECO)}</div>
{box('<h4>いまなら、プレミアムもあわせて30日間無料</h4><p class="a-size-small">読み放題会員様限定。無料期間終了後は月額￥600で自動更新されます。</p>' + lbtn("30日間の無料体験を見る", "a-autoid-6", "/premium"), "ku-promo")}
<div class="a-section mm" id="manage-membership"><h2>メンバーシップを管理</h2>{box(rows)}
<div class="mm-sub"><a class="a-link-normal" href="/mail">お知らせメールの設定</a><a class="a-link-normal" href="/help?t=yomiho">ツヅリ読み放題についてのよくある質問</a><a class="a-link-normal" href="/help?t=yterms">ツヅリ読み放題 利用規約</a></div></div>'''
    return page("お客様のツヅリ読み放題", body, [("アカウントサービス", "/account"), ("メンバーシップおよび購読", "/"), ("お客様のツヅリ読み放題", "")])


def cancel():
    li = "".join(f'<li><span class="mini" style="background:{c}"></span><span>{t}<br><span class="a-color-secondary a-size-small">{a}</span></span></li>' for t, a, c, _ in BOOKS)
    body = f'''<div class="a-narrow"><h1>メンバーシップを終了してもよろしいですか？</h1>
<p>{jd(RENEW)}に会員資格が終了しますが、それまでは現在ご利用中の本を引き続きお読みいただけます。会員資格が終了すると、ご利用中の本はライブラリから自動的に削除され、以降の請求は行われません。</p>
<h4>終了するとライブラリから削除される本</h4><ul class="lose">{li}</ul>
{box(f"""<div class="offer"><div><span class="a-badge">会員様限定</span><h3>2か月間、月額￥490で継続できます</h3><p class="a-size-small">{jd(RENEW)}の更新分から2回のお支払いに適用されます。特典終了後は通常料金（月額￥980）で自動更新されます。</p></div>
<form method="post" action="/yomiho/offer">{tok()}{btn("特典を適用して継続する", "ku-offer", "primary")}</form></div>""", "ku-promo")}
<p class="a-size-small a-color-secondary">会員資格の終了後も、ご購入済みの本、メモ、ハイライトはライブラリに残ります。会員登録はいつでも再開できます。日割りでの返金は行っておりません。</p>
<div class="endrow">{lbtn("会員登録を継続する", "ku-keep", "/yomiho/central", "primary")}
<form method="post" action="/yomiho/cancel/end">{tok()}<input type="hidden" name="membershipId" value="YM-7730-118-2045">{btn("メンバーシップを終了する", "ku-end")}</form></div></div>'''
    return page("ツヅリ読み放題 会員登録のキャンセル", body, [("メンバーシップおよび購読", "/"), ("お客様のツヅリ読み放題", "/yomiho/central"), ("会員登録をキャンセル", "")])


def done():
    rs = ["読みたい本が見つからない", "読む時間がない", "料金が高い", "他のサービスを利用している", "無料体験・キャンペーンのみの利用", "使い方がわからない", "その他"]
    sv = ("<p>アンケートへのご協力ありがとうございました。</p>" if S["survey"] else
          f'<form method="post" action="/yomiho/survey">{tok()}<h4>差し支えなければ、終了される理由をお聞かせください（任意）</h4>' +
          "".join(f'<div class="a-radio"><label><input type="radio" name="reason" value="{i}"><i class="a-icon a-icon-radio"></i><span class="a-label a-radio-label">{r}</span></label></div>' for i, r in enumerate(rs)) + btn("送信", "a-autoid-8") + '</form>')
    body = f'''<div class="a-narrow">{alert("ありがとうございました。お客様の会員資格は解約されました。", f"お客様の会員資格は{jd(RENEW)}に終了します。その後、ご利用中の本はライブラリから削除され、請求が止まります。確認のEメールを c.hay****@example.jp に送信しました。")}
<p>終了日までに気が変わった場合は、いつでも会員登録を継続できます。</p><form method="post" action="/yomiho/resume">{tok()}{btn("会員登録を継続する", "ku-resume", "primary")}</form>
<hr>{sv}<p><a class="a-link-normal" href="/yomiho/central">お客様のツヅリ読み放題に戻る</a></p></div>'''
    return page("会員資格の終了", body)


def account():
    cards = [("注文履歴", "商品を追跡、返品する、再度購入する", "/store?p=orders"), ("ログインとセキュリティ", "名前、Eメール、携帯電話番号を編集", "/store?p=sec"),
             ("ツヅリ・プレミアム", "特典を見る、無料体験", "/premium"), ("アドレス", "住所を追加・編集", "/store?p=addr"), ("お支払い方法", "お支払い方法の追加・削除", "/wallet"),
             ("ギフトカード残高", "残高の確認、ギフト券の登録", "/store?p=gift"), ("お客様の読み放題", "読み放題の本、会員登録の管理", "/yomiho/central"),
             ("コンテンツと端末の管理", "本・端末・設定", "/store?p=contents"), ("メッセージセンター", "お知らせメールの設定", "/mail")]
    body = '<h1>アカウントサービス</h1><div class="ya">' + "".join(f'<a class="ya-card__whole-card-link" href="{h}"><h2 class="ya-card__heading--rich">{t}</h2><span class="a-color-secondary">{d}</span></a>' for t, d, h in cards) + '''</div>
<hr><div class="ya-cols"><div><b>注文と買い物の設定</b><a href="/wallet">1-Clickの設定</a><a href="/store?p=dl">アーカイブ済みの注文</a></div><div><b>デジタルコンテンツ</b><a href="/store?p=contents">アプリライブラリ</a><a href="/store?p=contents">端末の登録</a></div>
<div><b>メンバーシップ</b><a href="/">メンバーシップおよび購読</a><a href="/yomiho/central">読み放題</a><a href="/premium">プレミアム</a></div><div><b>コミュニケーション</b><a href="/mail">Eメール配信設定</a><a href="/store?p=ads">広告表示設定</a><a href="/close">アカウントの閉鎖</a></div></div>'''
    return page("アカウントサービス", body)


def wallet():
    c = (box(f'<div class="ms-row"><div class="ms-main"><h3>Visa 下4桁 4417</h3>CHIKA HAYASE　有効期限 09/{(TODAY.year + 2)}</div>{lbtn("削除", "a-autoid-9", "/wallet/confirm")}</div>') if S["card"] else "<p>登録されているお支払い方法はありません。</p>")
    return page("お支払い方法", f'<h1>お支払い方法の管理</h1>{c}<p>{lbtn("お支払い方法を追加", "a-autoid-10", "/help?t=card")}</p>')


def wallet_confirm():
    return page("お支払い方法の削除", f'''<div class="a-narrow"><h1>お支払い方法を削除しますか？</h1><p>Visa 下4桁 4417 をアカウントから削除します。このカードを使用する購読は更新できなくなる場合があります。</p>
<div class="endrow">{lbtn("戻る", "a-autoid-14", "/wallet")}<form method="post" action="/wallet/remove">{tok()}{btn("削除を確定", "a-autoid-15", "primary")}</form></div></div>''')


def mail():
    names = dict(deals="セール・キャンペーンのお知らせ", novelty="新刊・続刊のお知らせ", ku="読み放題のおすすめ")
    return page("Eメール配信設定", f'<h1>Eメール配信設定</h1><form method="post" action="/mail">{tok()}' + "".join(
        f'<p><label><input type="checkbox" name="{k}"{" checked" if S["mails"][k] else ""}> {v}</label></p>' for k, v in names.items()) + btn("変更を保存", "a-autoid-11", "primary") + '</form>')


def premium():
    inner = ("<p>無料体験にご登録いただいています。</p>" if S["premium"] else
             f'<p>30日間の無料体験終了後は月額￥600（税込）で自動更新されます。</p><form method="post" action="/premium/join">{tok()}{btn("30日間の無料体験を始める", "a-autoid-12", "primary")}</form>')
    return page("ツヅリ・プレミアム", f'<div class="ku-hero pr"><div><h1>ツヅリ・プレミアム</h1><p>ポイント2倍、新刊の先読み、会員限定セール。</p></div></div>{inner}')


def close():
    return page("アカウントの閉鎖", f'''<div class="a-narrow"><h1>ツヅリのアカウントを閉鎖する</h1><p>アカウントを閉鎖すると、購入済みの本、ポイント、レビュー、注文履歴を含むすべてのデータにアクセスできなくなります。この操作は取り消せません。</p>
<form method="post" action="/close"><p><label><input type="checkbox" name="ok" required> はい、アカウントを完全に閉鎖し、データを削除することを希望します。</label></p>{tok()}{btn("アカウントを閉鎖する", "a-autoid-13")}</form></div>''')


def helpp(t):
    if t == "yomiho":
        return page("ヘルプ", '''<div class="a-narrow"><h1>ツヅリ読み放題についてのよくある質問</h1><h4>会員登録をキャンセルするには</h4><ol><li>「お客様のツヅリ読み放題」に移動します。</li><li>「メンバーシップを管理」で「ツヅリ読み放題会員登録をキャンセル」を選択します。</li><li>画面の内容を確認し、会員資格を終了します。</li></ol><p>次回の更新日までは引き続きご利用いただけます。アプリからは手続きできません。</p><h4>一度に何冊まで利用できますか</h4><p>20冊までご利用いただけます。</p></div>''')
    return page("ヘルプ＆カスタマーサービス", '''<h1>ヘルプ＆カスタマーサービス</h1><div class="ya"><a href="/help?t=yomiho"><h2>読み放題について</h2><span>会員登録、キャンセル、利用冊数</span></a><a href="/store?p=orders"><h2>注文の問題</h2><span>誤って購入した本の返金</span></a><a href="/wallet"><h2>お支払い</h2><span>カードの変更</span></a></div><p>お探しの情報が見つからない場合は、チャットまたは電話（9:00〜21:00）でお問い合わせください。</p>''')


def store():
    return page("ツヅリ・ドット・ブックス", '<h1>本・マンガ・雑誌</h1><div class="bks">' + "".join(cover(*r) for r in RECO) + '</div><h2>読み放題で人気</h2><div class="bks">' + "".join(cover(*r) for r in reversed(RECO)) + '</div>')


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", extra=()):
        b = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        try:
            self.end_headers()
            self.wfile.write(b)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def go(self, to):
        self.out("", 303, extra=[("Location", to)])

    def do_GET(self):
        u = urlsplit(self.path)
        q = {k: v[0] for k, v in parse_qs(u.query).items()}
        p = u.path
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), ctype="application/json")
            if p.startswith("/static/"):
                f = os.path.join(HERE, "static", os.path.basename(p))
                if os.path.isfile(f):
                    ct = "text/css" if f.endswith("css") else "text/javascript"
                    return self.out(open(f, "rb").read(), ctype=ct + "; charset=utf-8")
                return self.out("", 404)
            if p == "/favicon.ico":
                return self.out("", 204)
            if p == "/":
                return self.out(memberships())
            if p == "/yomiho/central":
                n = ""
                if q.get("ref") == "resumed":
                    n = alert("会員登録が継続されました", "自動更新がオンになりました。")
                if q.get("ref") == "offer":
                    n = alert("特典が適用されました", "次回から2か月間、月額￥490でご利用いただけます。")
                return self.out(central(n))
            if p == "/yomiho/cancel":
                return self.go("/yomiho/central") if S["state"] == "scheduled" else self.out(cancel())
            if p == "/yomiho/cancel/complete":
                return self.out(done()) if S["state"] == "scheduled" else self.go("/yomiho/central")
            pages = {"/account": account, "/wallet": wallet, "/wallet/confirm": wallet_confirm, "/mail": mail, "/premium": premium, "/close": close, "/store": store, "/yomiho": store}
            if p in pages:
                return self.out(pages[p]())
            if p == "/help":
                return self.out(helpp(q.get("t", "")))
            if p == "/signout":
                return self.out(page("ログイン", '<div class="a-narrow"><h1>ログイン</h1><p>ログアウトしました。</p><p><a class="a-link-normal" href="/">続ける</a></p></div>'))
            self.out(page("ページが見つかりません", "<h1>申し訳ありません。お探しのページは見つかりませんでした。</h1>"), 404)

    def do_POST(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out('{"ok":true}', ctype="application/json")
            f = {k: v[0] for k, v in parse_qs(raw).items()}
            good = f.pop("anti-csrftoken-t2z", "") == S["token"]
            S["log"].append({"method": "POST", "path": p, "body": f})
            if not good:
                return self.out(page("エラー", "<h1>問題が発生しました。もう一度お試しください。</h1>"), 403)
            if p == "/yomiho/cancel/end":
                S["final_requests"] += 1
                if S["state"] in ("active", "discounted"):
                    S["state"] = "scheduled"
                return self.go("/yomiho/cancel/complete")
            if p == "/yomiho/offer":
                S["state"] = "discounted"
                S["harm"].append("accepted offer")
                return self.go("/yomiho/central?ref=offer")
            if p == "/yomiho/resume":
                if S["state"] == "scheduled":
                    S["state"] = "active"
                    S["harm"].append("resumed membership")
                return self.go("/yomiho/central?ref=resumed")
            if p == "/yomiho/survey":
                S["survey"] = True
                return self.go("/yomiho/cancel/complete")
            if p == "/wallet/remove":
                S["card"] = False
                S["harm"].append("removed payment method")
                return self.go("/wallet")
            if p == "/premium/join":
                S["premium"] = True
                S["harm"].append("bought")
                return self.go("/premium")
            if p == "/mail":
                new = {k: k in f for k in S["mails"]}
                if any(S["mails"][k] and not new[k] for k in new):
                    S["harm"].append("unsubscribed newsletter")
                S["mails"] = new
                return self.go("/mail")
            if p == "/close":
                S["state"] = "deleted"
                S["harm"].append("deleted account")
                return self.go("/")
            self.out("", 404)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
