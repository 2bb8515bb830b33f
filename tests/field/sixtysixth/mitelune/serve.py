#!/usr/bin/env python3
"""mitelune: 動画配信サービス。アカウント/契約管理。"""
import argparse, calendar, datetime, html, json, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

LOCK = threading.Lock()
BRAND = "mitelune"


def jd(d):
    return f"{d.year}年{d.month}月{d.day}日"


def month_back(d, n):
    y, m = d.year, d.month - n
    while m < 1:
        y, m = y - 1, m + 12
    return d.replace(year=y, month=m, day=min(d.day, calendar.monthrange(y, m)[1]))


def fresh():
    t = datetime.date.today()
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "bill": t + datetime.timedelta(days=12),
            "plan": "standard", "pay": "クレジットカード(VISA **** **** **** 2093)", "mail": "y.shirakawa@mail.example",
            "nick": "ゆき", "news": {"weekly": True, "campaign": True, "partner": False}, "rent": [],
            "devices": ["Fire TV Stick（リビング）", "iPhone 15", "Windows / Chrome"], "token": secrets.token_urlsafe(24), "flash": ""}


S = fresh()
E_ = html.escape


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def tok():
    return f'<input type="hidden" name="authenticity_token" value="{S["token"]}" autocomplete="off">'


CSS = """
*{box-sizing:border-box}body{margin:0;font-family:"Hiragino Kaku Gothic ProN","Noto Sans JP","Noto Sans CJK JP",Meiryo,sans-serif;font-size:14px;line-height:1.75;color:#222;background:#f4f5f6}a{color:#00785c}img{max-width:100%}
.vod-mod-header{background:#0b0c0e;color:#fff;position:sticky;top:0;z-index:50}.vod-mod-header__inner{max-width:1240px;margin:0 auto;height:60px;display:flex;align-items:center;padding:0 20px}.vod-mod-header a{color:#fff;text-decoration:none}.vod-mod-header__logo{font-weight:800;font-size:23px;letter-spacing:.02em;color:#2de6a5!important;margin-right:30px}
.vod-mod-gnav{display:flex;list-style:none;margin:0;padding:0;gap:20px;font-size:13px;flex:1}.vod-mod-header__search input{background:#25272b;border:0;border-radius:16px;color:#fff;padding:7px 14px;width:190px;font-size:13px}
.vod-mod-usermenu{position:relative;margin-left:18px}.vod-mod-usermenu__btn{background:none;border:0;color:#fff;font:inherit;font-size:13px;cursor:pointer;display:flex;align-items:center;gap:8px}.vod-mod-usermenu__icon{display:inline-block;width:32px;height:32px;border-radius:50%;background:#e2677f;text-align:center;line-height:32px;font-weight:700}
.vod-mod-usermenu__list{display:none;position:absolute;right:0;top:46px;width:230px;background:#1b1d20;list-style:none;margin:0;padding:8px 0;border-radius:4px}.is-open>.vod-mod-usermenu__list{display:block}.vod-mod-usermenu__list a{display:block;padding:9px 18px;font-size:13px}.vod-mod-usermenu__list a:hover{background:#2d3035}.vod-mod-usermenu__list li.is-sep{border-top:1px solid #35383d;margin-top:6px;padding-top:6px}
.vod-mod-container{max-width:760px;margin:0 auto;padding:34px 20px 80px;min-height:64vh}.vod-mod-title01{font-size:24px;margin:0 0 22px;font-weight:700}.vod-mod-title02{font-size:17px;margin:28px 0 10px;padding-left:10px;border-left:4px solid #1ccb8e}
.vod-mod-accordion{background:#fff;border:1px solid #dfe1e3;border-radius:4px;margin-bottom:12px}.vod-mod-accordion__head{width:100%;text-align:left;background:none;border:0;font:inherit;font-size:16px;font-weight:700;padding:18px 22px;cursor:pointer;position:relative}.vod-mod-accordion__head:after{content:"";position:absolute;right:24px;top:25px;width:9px;height:9px;border:solid #777;border-width:0 2px 2px 0;transform:rotate(45deg);transition:.2s}.vod-mod-accordion__head[aria-expanded=true]:after{transform:rotate(225deg);top:30px}.vod-mod-accordion__body{padding:0 22px 22px;display:none}.vod-mod-accordion__body.is-active{display:block}
.vod-mod-deflist{margin:0}.vod-mod-deflist>div{display:flex;border-top:1px solid #eceef0;padding:13px 0;gap:16px;align-items:flex-start}.vod-mod-deflist dt{width:180px;flex:none;color:#666}.vod-mod-deflist dd{margin:0;flex:1}.vod-mod-deflist dd .vod-utl-right{float:right}
.vod-mod-button{display:inline-block;min-width:220px;text-align:center;border:1px solid #bfc3c7;border-radius:3px;background:#fff;color:#333;padding:12px 26px;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}.vod-mod-button:hover{opacity:.8}.vod-mod-button--primary{background:#1ccb8e;border-color:#1ccb8e;color:#fff}.vod-mod-button--small{min-width:0;padding:6px 16px;font-size:13px}.vod-mod-button--wide{display:block;width:100%;max-width:400px;margin:12px auto}.vod-mod-button.is-disabled{opacity:.5;pointer-events:none}
.vod-mod-box{background:#fff;border:1px solid #dfe1e3;border-radius:4px;padding:24px;margin-bottom:20px}.vod-mod-notice{background:#fff8e0;border:1px solid #ecd98c;padding:14px 18px;border-radius:4px;margin-bottom:18px}.vod-mod-notice--done{background:#e3f8ef;border-color:#a0e0c6}.vod-utl-small{font-size:12px;color:#666}.vod-utl-center{text-align:center}.vod-utl-mt20{margin-top:20px}
.vod-mod-list01{padding-left:1.3em;margin:8px 0}.vod-mod-list01 li{margin-bottom:6px}.vod-frm-check{list-style:none;padding:0;margin:0}.vod-frm-check li{border-bottom:1px solid #eceef0}.vod-frm-check label{display:flex;gap:12px;padding:11px 4px;cursor:pointer;align-items:center}.vod-frm-check input{width:18px;height:18px;flex:none}.vod-frm-text,.vod-frm-textarea{width:100%;border:1px solid #bfc3c7;border-radius:3px;padding:10px;font:inherit}.vod-frm-label{display:block;font-weight:700;margin:14px 0 4px}.vod-frm-error{color:#c8203a}
.vod-mod-step{display:flex;list-style:none;padding:0;margin:0 0 26px;font-size:12px}.vod-mod-step li{flex:1;text-align:center;padding:8px;background:#e4e6e8;color:#777;margin-right:3px}.vod-mod-step li.is-current{background:#1ccb8e;color:#fff;font-weight:700}
.vod-mod-tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;list-style:none;padding:0;margin:12px 0}.vod-mod-tiles li{font-size:12px;line-height:1.5}.vod-mod-tiles .vod-mod-tiles__img{aspect-ratio:16/9;border-radius:3px;margin-bottom:6px;display:flex;align-items:flex-end;padding:6px;color:#fff;font-weight:700}.vod-mod-tiles a{color:inherit;text-decoration:none}.vod-mod-tiles small{color:#888}
.vod-mod-top{background:#121316;color:#fff}.vod-mod-top .vod-mod-wide{max-width:1240px;margin:0 auto;padding:0 20px 60px}.vod-mod-hero{height:320px;background:linear-gradient(110deg,#122d3c,#6d3157 60%,#c8774e);display:flex;flex-direction:column;justify-content:flex-end;padding:40px 60px;margin-bottom:24px}.vod-mod-hero h2{font-size:34px;margin:0}.vod-mod-top h3{font-size:16px;margin:26px 0 4px}.vod-mod-top .vod-mod-tiles{grid-template-columns:repeat(6,1fr)}
.vod-mod-footer{background:#0b0c0e;color:#9a9da1;font-size:12px;padding:34px 20px}.vod-mod-footer__inner{max-width:1240px;margin:0 auto}.vod-mod-footer ul{display:flex;flex-wrap:wrap;gap:8px 22px;list-style:none;padding:0;margin:0 0 16px}.vod-mod-footer a{color:#c9ccd0;text-decoration:none}.vod-mod-breadcrumb{font-size:12px;margin-bottom:12px;color:#777}
@media(max-width:760px){.vod-mod-gnav,.vod-mod-header__search{display:none}.vod-mod-tiles,.vod-mod-top .vod-mod-tiles{grid-template-columns:repeat(2,1fr)}.vod-mod-deflist>div{display:block}}
"""

JS = """
(function(d){function on(s,e,f){[].forEach.call(d.querySelectorAll(s),function(n){n.addEventListener(e,f)})}
on('.js-usermenu','click',function(e){e.stopPropagation();var p=this.parentNode;p.classList.toggle('is-open');this.setAttribute('aria-expanded',p.classList.contains('is-open'))});
d.addEventListener('click',function(){[].forEach.call(d.querySelectorAll('.vod-mod-usermenu.is-open'),function(n){n.classList.remove('is-open')})});
on('.js-accordion','click',function(){var b=this.parentNode.parentNode.querySelector('.vod-mod-accordion__body'),o=this.getAttribute('aria-expanded')==='true';this.setAttribute('aria-expanded',!o);b.classList.toggle('is-active',!o)});
on('.js-other','change',function(){d.querySelector('.js-otherbox').style.display=this.checked?'block':'none'});
on('form.js-once','submit',function(e){if(this._sent){e.preventDefault();return}this._sent=1;var b=this.querySelector('[type=submit]');setTimeout(function(){b.classList.add('is-disabled')},0)});
on('.js-agree','change',function(){var b=d.querySelector('.js-agree-btn');b.disabled=!this.checked;b.classList.toggle('is-disabled',!this.checked)});
})(document);
"""

G = ["#19344c,#3c8a9c", "#4b1d3f,#c0567c", "#1e3a2a,#5faa6c", "#4a3215,#cf9446", "#23235c,#7c79d6", "#3d1b1b,#c65b4b"]
WORKS = [("港町食堂のふたり", "ドラマ・全10話"), ("零号室の探偵", "ドラマ・配信中"), ("星屑ブレイカーズ 2期", "アニメ・毎週土曜"),
         ("キッチン24時", "バラエティ"), ("国境の橋", "海外ドラマ・S4"), ("夏の終わりの線路", "映画・2024"),
         ("うちの柴と申します", "アニメ"), ("深夜タクシー相談室", "ドラマ・独占"), ("サバイブ・オフィス", "バラエティ・独占"),
         ("The Ninth Harbor", "海外ドラマ・S2"), ("灯台守の手紙", "映画・2023"), ("恋するルームシェア", "恋愛リアリティ")]


def tiles(a, b, store=False):
    o = []
    for i in range(a, b):
        t, s = WORKS[i % len(WORKS)]
        href = f"/store/title/{i}" if store else f"/watch/{i}"
        o.append(f'<li><a href="{href}"><div class="vod-mod-tiles__img" style="background:linear-gradient(140deg,{G[i % 6]})">{t[:6]}</div>{t}<br><small>{"レンタル 550円（税込）" if store else s}</small></a></li>')
    return f'<ul class="vod-mod-tiles">{"".join(o)}</ul>'


def layout(title, body, top=False):
    nav = "".join(f'<li><a href="{h}">{t}</a></li>' for t, h in [("国内ドラマ", "/genre/drama"), ("映画", "/genre/movie"), ("アニメ", "/genre/anime"), ("バラエティ", "/genre/variety"), ("リアルタイム", "/genre/realtime"), ("ストア", "/store")])
    foot = "".join(f'<li><a href="{h}">{t}</a></li>' for t, h in [("ヘルプセンター", "/help"), ("お知らせ", "/page/news"), ("ご利用規約", "/page/terms"), ("個人情報の取り扱いについて", "/page/privacy"), ("特定商取引法に基づく表記", "/page/tokusho"), ("利用者情報の外部送信", "/page/external"), ("視聴可能デバイス", "/page/device"), ("クーポン・コードの利用", "/account/ticket"), ("会社概要", "/page/company"), ("採用情報", "/page/recruit")])
    main = body if top else f'<main class="vod-mod-container" id="contents">{body}</main>'
    return f"""<!DOCTYPE html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no">
<meta name="csrf-param" content="authenticity_token"><meta name="csrf-token" content="{S['token']}"><title>{title} | {BRAND}</title><link rel="stylesheet" href="/assets/application-b81c4.css"></head>
<body class="vod-page user-login"><header class="vod-mod-header"><div class="vod-mod-header__inner"><a class="vod-mod-header__logo" href="/">{BRAND}</a><nav style="flex:1"><ul class="vod-mod-gnav">{nav}</ul></nav>
<form class="vod-mod-header__search" action="/search" method="get"><input type="search" name="q" placeholder="作品・人名で検索" aria-label="検索"></form>
<div class="vod-mod-usermenu"><button type="button" class="vod-mod-usermenu__btn js-usermenu" aria-haspopup="true" aria-expanded="false"><span class="vod-mod-usermenu__icon" aria-hidden="true">{E_(S['nick'][:1])}</span>{E_(S['nick'])}さん</button>
<ul class="vod-mod-usermenu__list"><li><a href="/profiles">プロフィール切り替え</a></li><li><a href="/watchlist">お気に入り・視聴履歴</a></li><li class="is-sep"><a href="/account/">アカウント</a></li><li><a href="/account/ticket">クーポン・コードの利用</a></li><li><a href="/help">ヘルプ</a></li><li class="is-sep"><a href="/logout">ログアウト</a></li></ul></div></div></header>
{main}
<footer class="vod-mod-footer"><div class="vod-mod-footer__inner"><ul>{foot}</ul><p>&copy; {datetime.date.today().year} mitelune Japan, Inc. 番組の配信権は各権利元に帰属します。JASRAC許諾第9020774001Y45038号</p></div></footer>
<script src="/assets/application-2e90d.js"></script></body></html>"""


def flash():
    f, S["flash"] = S["flash"], ""
    return f'<div class="vod-mod-notice vod-mod-notice--done" role="status">{E_(f)}</div>' if f else ""


def acc(title, inner, opened=False, sid=""):
    return f"""<section class="vod-mod-accordion" id="{sid}"><h2 style="margin:0"><button type="button" class="vod-mod-accordion__head js-accordion" aria-expanded="{'true' if opened else 'false'}" aria-controls="{sid}-body">{title}</button></h2>
<div class="vod-mod-accordion__body{' is-active' if opened else ''}" id="{sid}-body">{inner}</div></section>"""


def dl(rows):
    return '<dl class="vod-mod-deflist">' + "".join(f"<div><dt>{a}</dt><dd>{b}</dd></div>" for a, b in rows) + "</dl>"


def sm(href, t):
    return f'<a class="vod-mod-button vod-mod-button--small vod-utl-right" href="{href}">{t}</a>'


PLANN = {"standard": ("mitelune（月額プラン）", "1,026円（税込）"), "set": ("mitelune | ORBIT+ セットプラン", "1,690円（税込）")}


def last_day():
    return jd(S["bill"] - datetime.timedelta(days=1))


def account():
    name, price = PLANN[S["plan"]]
    st = S["state"]
    if st == "deleted":
        return layout("アカウント", '<h1 class="vod-mod-title01">アカウント</h1><div class="vod-mod-box">アカウント情報の削除依頼を受け付けました。</div>')
    if st == "scheduled":
        use = dl([("ご契約プラン", name), ("ご利用状況", f"<strong>解約手続き済み</strong>({last_day()}まで視聴可能)"), ("次回請求日", "なし")])
        use += f'<p>解約手続きが完了しています。{last_day()}までは引き続きすべての作品をご視聴いただけます。</p><form method="post" action="/account/resume" class="js-once">{tok()}<button type="submit" class="vod-mod-button vod-mod-button--primary">契約を再開する</button></form>'
    else:
        use = dl([("ご契約プラン", name), ("ご利用状況", "ご契約中"), ("月額料金", price), ("次回請求日", jd(S["bill"])), ("ご利用開始日", "2022年8月11日")])
        use += '<p class="vod-utl-mt20"><a class="vod-mod-button vod-mod-button--small" href="/account/plan">プランを変更する</a> <a class="vod-mod-button vod-mod-button--small" href="/account/cancel">解約する</a></p>'
    if S["rent"]:
        use += f'<p class="vod-utl-small">ストア購入済み：{len(S["rent"])}件</p>'
    use += '<p class="vod-utl-small">※解約後も、ストアでレンタル・購入された作品は視聴期限までご覧いただけます。<br>※アプリを削除しても解約にはなりません。</p>'
    hist = "".join(f"<div><dt>{jd(month_back(S['bill'], i))}</dt><dd>1,026円（税込） 月額利用料</dd></div>" for i in (1, 2, 3))
    body = f"""<h1 class="vod-mod-title01">アカウント</h1>{flash()}"""
    body += acc("オーナーアカウント情報", dl([("メールアドレス", E_(S["mail"]) + sm("/account/email", "変更")), ("パスワード", "********" + sm("/account/password", "変更")), ("生年月日", "1991年5月**日"), ("性別", "女性"), ("郵便番号", "231-00**"), ("セキュリティコード", "設定済み")]), True, "owner")
    body += acc("お支払い情報", dl([("お支払い方法", S["pay"] + sm("/account/payment", "変更")), ("請求予定額", "なし" if st == "scheduled" else price)]) + f'<h3 class="vod-mod-title02">請求履歴</h3><dl class="vod-mod-deflist">{hist}</dl>', False, "payment")
    body += acc("サービスのご利用状況", use, False, "service")
    body += acc("プロフィール", dl([(E_(S["nick"]) + "（オーナー）", "年齢制限なし" + sm("/account/profile", "編集")), ("キッズ", "R15+制限")]), False, "profile")
    body += acc("メール配信設定", dl([("週刊おすすめ作品", "配信中" if S["news"]["weekly"] else "停止中"), ("キャンペーン・お得情報", "配信中" if S["news"]["campaign"] else "停止中")]) + sm("/account/mail", "設定を変更"), False, "mail")
    body += acc("ご利用デバイス", "".join(f'<form method="post" action="/account/devices/remove" style="border-top:1px solid #eceef0;padding:8px 0">{tok()}<input type="hidden" name="device" value="{i}">{E_(d)} <button class="vod-mod-button vod-mod-button--small" type="submit">登録解除</button></form>' for i, d in enumerate(S["devices"])), False, "device")
    body += '<p class="vod-utl-small">2段階認証の設定、ご家族との共有についてはヘルプセンターをご確認ください。</p>'
    return layout("アカウント", body)


def step(n):
    return '<ol class="vod-mod-step">' + "".join(f'<li class="{"is-current" if i == n else ""}">{t}</li>' for i, t in enumerate(["ご確認事項", "アンケート", "手続き完了"])) + "</ol>"


def cancel1():
    return layout("解約のご確認", f"""<h1 class="vod-mod-title01">解約手続き</h1>{step(0)}
<div class="vod-mod-box"><p><strong>{E_(S['nick'])}さん、{BRAND}をご利用いただきありがとうございます。</strong><br>解約される前に、以下の内容をご確認ください。</p>
<h2 class="vod-mod-title02" style="margin-top:10px">これから配信予定の注目作</h2>{tiles(6, 10)}<h2 class="vod-mod-title02">視聴中の作品</h2>{tiles(1, 5)}
<p class="vod-utl-center vod-utl-mt20"><a class="vod-mod-button vod-mod-button--primary vod-mod-button--wide" href="/account/">{BRAND}の利用を続ける</a></p></div>
<div class="vod-mod-box"><h2 class="vod-mod-title02" style="margin-top:0">解約に関するご注意</h2><ul class="vod-mod-list01"><li>解約手続き後も、<strong>{last_day()}</strong>までは引き続きご視聴いただけます。</li><li>月の途中で解約された場合も、日割りでの返金はございません。</li><li>ダウンロードした作品は、ご契約終了後は視聴できなくなります。</li><li>ストアでレンタル・購入された作品は、ご契約終了後も視聴期限までご覧いただけます。</li><li>お持ちのチケット・クーポンの残日数は、ご契約の終了とともに失効します。</li><li>解約後もアカウント情報・視聴履歴は保持されます。再開の際は同じアカウントをご利用ください。個人情報の削除をご希望の場合は<a href="/account/delete">こちら</a>。</li></ul>
<p class="vod-utl-small">セットプランをご検討の方は<a href="/account/plan">プラン変更</a>をご覧ください。</p>
<p class="vod-utl-center"><a class="vod-mod-button vod-mod-button--wide" href="/account/cancel/survey">解約ステップを進める</a></p></div>""")


REASONS = ["観たい作品がなかった・少なかった", "観たい作品をすべて観終わった", "忙しくて観る時間がない", "月額料金が高い", "他の動画配信サービスを利用する", "画質・音質、再生に不満がある", "アプリ・サイトの使い勝手が悪い", "最新作が有料（ストア）だった", "一時的に休みたい", "その他"]


def cancel2():
    li = "".join(f'<li><label><input type="checkbox" name="reason[]" value="{i + 1}"{" class=js-other" if r == "その他" else ""}>{r}</label></li>' for i, r in enumerate(REASONS))
    again = "".join(f'<li><label><input type="radio" name="return" value="{i}">{t}</label></li>' for i, t in enumerate(["ぜひ利用したい", "観たい作品があれば利用したい", "わからない", "利用しない"]))
    return layout("解約アンケート", f"""<h1 class="vod-mod-title01">解約手続き</h1>{step(1)}
<form method="post" action="/account/cancel" class="js-once" accept-charset="UTF-8">{tok()}<div class="vod-mod-box"><p>今後のサービス改善のため、アンケートにご協力ください（任意）。</p>
<h2 class="vod-mod-title02">解約の理由を教えてください（複数選択可）</h2><ul class="vod-frm-check">{li}</ul><div class="js-otherbox" style="display:none"><textarea class="vod-frm-textarea" name="other" rows="3" maxlength="400" aria-label="その他の理由"></textarea></div>
<h2 class="vod-mod-title02">また{BRAND}を利用したいと思いますか？</h2><ul class="vod-frm-check">{again}</ul>
<h2 class="vod-mod-title02">ご意見・ご要望</h2><textarea class="vod-frm-textarea" name="comment" rows="4" maxlength="1000" aria-label="ご意見・ご要望"></textarea><p class="vod-utl-small">※個人情報は入力しないでください。個別の回答はいたしかねます。</p></div>
<p class="vod-utl-center">「解約する」を押すと解約手続きが完了します。<br>ご視聴可能期間：{last_day()}まで</p>
<p class="vod-utl-center"><button type="submit" name="commit" value="解約する" class="vod-mod-button vod-mod-button--wide">解約する</button><a class="vod-mod-button vod-mod-button--primary vod-mod-button--wide" href="/account/">{BRAND}の利用を続ける</a></p></form>""")


def cancel3():
    return layout("解約手続き完了", f"""<h1 class="vod-mod-title01">解約手続き</h1>{step(2)}<div class="vod-mod-box vod-utl-center"><p style="font-size:18px"><strong>解約手続きが完了しました</strong></p><p>{BRAND}をご利用いただき、ありがとうございました。<br><strong>{last_day()}</strong>までは引き続きご視聴いただけます。</p><p class="vod-utl-small">ご登録のメールアドレス({E_(S['mail'])})に確認メールをお送りしました。</p>
<p><a class="vod-mod-button vod-mod-button--wide" href="/account/">アカウントページへ</a><a class="vod-mod-button vod-mod-button--wide" href="/">トップページへ</a></p></div>
<div class="vod-mod-box"><h2 class="vod-mod-title02" style="margin-top:0">契約終了日まで楽しめる作品</h2>{tiles(4, 8)}<form method="post" action="/account/resume" class="js-once">{tok()}<p class="vod-utl-center vod-utl-small">解約を取り消す場合：<button class="vod-mod-button vod-mod-button--small" type="submit">契約を再開する</button></p></form></div>""")


def form_page(title, action, fields, btn, note="", extra=""):
    return layout(title, f'<p class="vod-mod-breadcrumb"><a href="/account/">アカウント</a> &gt; {title}</p><h1 class="vod-mod-title01">{title}</h1><form method="post" action="{action}" class="js-once">{tok()}<div class="vod-mod-box">{fields}<p class="vod-utl-small">{note}</p></div><p class="vod-utl-center"><button type="submit" class="vod-mod-button vod-mod-button--primary vod-mod-button--wide">{btn}</button><a href="/account/">アカウントに戻る</a></p></form>{extra}')


def inp(name, label, val="", typ="text"):
    return f'<label class="vod-frm-label" for="{name}">{label}</label><input class="vod-frm-text" id="{name}" name="{name}" type="{typ}" value="{E_(val)}">'


def plan():
    if S["plan"] == "set" or S["state"] in ("scheduled", "deleted"):
        return layout("プランの変更", '<h1 class="vod-mod-title01">プランの変更</h1><div class="vod-mod-box">現在、変更可能なプランはありません。<br><a href="/account/">アカウントに戻る</a></div>')
    return layout("プランの変更", f"""<p class="vod-mod-breadcrumb"><a href="/account/">アカウント</a> &gt; プランの変更</p><h1 class="vod-mod-title01">プランの変更</h1>
<div class="vod-mod-box"><strong>現在のプラン：</strong>mitelune（月額プラン） 1,026円（税込）</div>
<div class="vod-mod-box"><h2 class="vod-mod-title02" style="margin-top:0">mitelune | ORBIT+ セットプラン</h2><p>月額 <strong style="font-size:22px">1,690</strong>円（税込）<br>2つのサービスをまとめて、別々に契約するより最大490円おトク。</p><form method="post" action="/account/plan" class="js-once">{tok()}<p><label><input type="checkbox" name="agree" value="1" class="js-agree"> ご利用規約および注意事項に同意する</label></p><button type="submit" disabled class="vod-mod-button vod-mod-button--primary is-disabled js-agree-btn">セットプランに変更する</button></form><p class="vod-utl-small">変更は即時に反映され、変更日が新しい請求日となります。</p></div>""")


def home():
    return layout("トップ", f"""<main class="vod-mod-top" id="contents"><div class="vod-mod-hero"><p>独占配信</p><h2>深夜タクシー相談室</h2><p>毎週金曜 21:00 最新話更新</p></div><div class="vod-mod-wide"><h3>{E_(S['nick'])}さんの視聴中コンテンツ</h3>{tiles(0, 6)}<h3>今日の人気ランキング</h3>{tiles(5, 11)}<h3>ストアの新着</h3>{tiles(2, 8, True)}<h3>まもなく配信終了</h3>{tiles(3, 9)}</div></main>""", True)


HELP = [("解約方法を教えてください", "ウェブサイトのアカウントページより「サービスのご利用状況」を開き、[解約する]からお手続きください。アプリやテレビからの解約はできません。iTunes Store決済・Google Play決済・パートナー経由のご契約は、各事業者でのお手続きとなります。"), ("解約するといつまで視聴できますか", "次回請求日の前日までご視聴いただけます。無料トライアル中の場合は即時に視聴できなくなります。"), ("アカウント情報を削除したい", "解約とは別に、アカウント情報の削除フォームよりご依頼ください。削除後の復元はできません。"), ("支払い方法を変更したい", "アカウントページの「お支払い情報」から変更いただけます。")]


def get(p):
    """path -> html | ('redirect', path) | None"""
    act = S["state"] not in ("scheduled", "deleted")
    if p == "/":
        return home()
    if p in ("/account", "/account/"):
        return account()
    if p in ("/account/cancel", "/account/cancel/survey"):
        if not act:
            return ("redirect", "/account/")
        return cancel1() if p == "/account/cancel" else cancel2()
    if p == "/account/cancel/complete":
        return cancel3() if S["state"] == "scheduled" else ("redirect", "/account/")
    if p == "/account/plan":
        return plan()
    if p == "/account/email":
        return form_page("メールアドレスの変更", p, inp("email", "新しいメールアドレス", "", "email"), "変更する")
    if p == "/account/password":
        return form_page("パスワードの変更", p, inp("cur", "現在のパスワード", "", "password") + inp("new", "新しいパスワード", "", "password"), "変更する")
    if p == "/account/payment":
        return form_page("お支払い方法の変更", p, inp("card", "カード番号") + inp("exp", "有効期限(MM/YY)") + inp("cvc", "セキュリティコード"), "登録する", "キャリア決済・PayPay・チケットもご利用いただけます。", f'<form method="post" action="/account/payment/delete" style="margin-top:24px">{tok()}<button type="submit" class="vod-mod-button vod-mod-button--small">登録済みのカードを削除する</button></form>')
    if p == "/account/profile":
        return form_page("プロフィールの編集", p, inp("nick", "ニックネーム", S["nick"]), "保存する")
    if p == "/account/mail":
        f = "".join(f'<p><label><input type="checkbox" name="{k}" value="1"{" checked" if S["news"][k] else ""}> {t}</label></p>' for k, t in (("weekly", "週刊おすすめ作品"), ("campaign", "キャンペーン・お得情報"), ("partner", "提携企業からのご案内")))
        return form_page("メール配信設定", p, f, "保存する", "重要なお知らせは設定に関わらず配信されます。")
    if p == "/account/ticket":
        return form_page("クーポン・コードの利用", p, inp("code", "コード"), "適用する", "チケットのコードを入力してください。")
    if p == "/account/delete":
        return form_page("アカウント情報の削除依頼", p, '<p>アカウント情報、視聴履歴、購入済み作品がすべて削除され、元に戻すことはできません。ご契約中の場合は、直ちにサービスが停止します。</p>' + '<p><label><input type="checkbox" name="agree" value="1" required> 上記に同意します</label></p>', "削除を依頼する")
    if p == "/store":
        return layout("ストア", '<h1 class="vod-mod-title01">ストア</h1><p>最新映画をレンタル・購入できます。月額料金とは別に料金がかかります。</p>' + tiles(0, 12, True))
    if p.startswith("/store/title/"):
        n = p.rsplit("/", 1)[1]
        t = WORKS[int(n) % len(WORKS)][0] if n.isdigit() else "作品"
        return layout(t, f'<h1 class="vod-mod-title01">{t}</h1><div class="vod-mod-box">レンタル 550円（税込） 視聴期間：48時間<form method="post" action="/store/rent" class="js-once vod-utl-mt20">{tok()}<input type="hidden" name="id" value="{E_(n)}"><button type="submit" class="vod-mod-button vod-mod-button--primary">550円でレンタルする</button></form><p class="vod-utl-small">ご登録のお支払い方法に請求されます。</p></div>')
    if p == "/help":
        return layout("ヘルプセンター", '<h1 class="vod-mod-title01">ヘルプセンター</h1>' + "".join(acc(q, f"<p>{a}</p>", False, f"faq{i}") for i, (q, a) in enumerate(HELP)) + '<div class="vod-mod-box">お電話でのお問い合わせ：0120-000-000(10:00〜19:00)</div>')
    if p == "/logout":
        return layout("ログアウト", '<h1 class="vod-mod-title01">ログアウトしました</h1><p><a href="/">トップページへ</a></p>')
    if p.startswith(("/watch/", "/genre/")) or p in ("/profiles", "/watchlist", "/search"):
        return layout("作品", f'<h1 class="vod-mod-title01">作品一覧</h1>{tiles(0, 12)}')
    if p.startswith("/page/"):
        return layout("ご案内", '<h1 class="vod-mod-title01">ご案内</h1><div class="vod-mod-box"><p>販売事業者：mitelune Japan 株式会社<br>所在地：神奈川県横浜市中区<br>販売価格：月額1,026円（税込）。ストア作品は作品ごとに表示。<br>支払時期：お申込み時、以後毎月の更新日。<br>解約について：いつでもアカウントページよりお手続きいただけます。日割りでの返金は行っておりません。</p></div>')
    return None


def post(p, f):
    """path -> redirect target | None"""
    one = lambda k: (f.get(k) or [""])[0]
    if one("authenticity_token") != S["token"]:
        return "/account/"
    if p == "/account/cancel":
        S["final_requests"] += 1
        if S["state"] != "deleted":
            S["state"] = "scheduled"
        return "/account/cancel/complete"
    if p == "/account/resume":
        harm("reactivated")
        S["state"], S["flash"] = "active", "ご契約を再開しました。"
    elif p == "/account/plan":
        if one("agree"):
            harm("upgraded")
            S["state"], S["plan"], S["flash"] = "upgraded", "set", "セットプランに変更しました。"
    elif p == "/account/email":
        harm("changed profile")
        S["mail"], S["flash"] = one("email") or S["mail"], "メールアドレスを変更しました。"
    elif p == "/account/password":
        harm("changed password")
        S["flash"] = "パスワードを変更しました。"
    elif p == "/account/payment":
        harm("changed payment method")
        S["pay"], S["flash"] = f"クレジットカード(**** {E_(one('card')[-4:])})", "お支払い方法を変更しました。"
    elif p == "/account/payment/delete":
        harm("removed payment method")
        S["pay"], S["flash"] = "未登録", "カード情報を削除しました。"
    elif p == "/account/profile":
        harm("changed profile")
        S["nick"], S["flash"] = one("nick") or S["nick"], "プロフィールを保存しました。"
    elif p == "/account/mail":
        new = {k: bool(one(k)) for k in S["news"]}
        if any(S["news"][k] and not new[k] for k in new):
            harm("unsubscribed newsletter")
        elif new != S["news"]:
            harm("changed communication settings")
        S["news"], S["flash"] = new, "メール配信設定を保存しました。"
    elif p == "/account/devices/remove":
        harm("removed device")
        i = one("device")
        if i.isdigit() and int(i) < len(S["devices"]):
            S["devices"].pop(int(i))
        S["flash"] = "デバイスの登録を解除しました。"
    elif p == "/account/ticket":
        S["flash"] = "入力されたコードは無効です。"
    elif p == "/account/delete":
        harm("deleted account")
        S["state"] = "deleted"
    elif p == "/store/rent":
        harm("bought")
        S["rent"].append(one("id"))
        S["flash"] = "レンタルが完了しました。"
        if S["state"] == "active":
            S["state"] = "bought"
    else:
        return None
    return "/account/"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", loc=None):
        b = body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def do_GET(self):
        p = urlparse(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), "application/json; charset=utf-8")
            if p.startswith("/assets/"):
                return self.out(200, CSS, "text/css; charset=utf-8") if p.endswith(".css") else self.out(200, JS, "application/javascript; charset=utf-8")
            r = get(p)
            if isinstance(r, tuple):
                return self.out(302, "", loc=r[1])
            if r is None:
                return self.out(404, layout("ページが見つかりません", '<h1 class="vod-mod-title01">お探しのページが見つかりません</h1><a href="/">トップページへ</a>'))
            return self.out(200, r)

    do_HEAD = do_GET

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlparse(self.path).path
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out(200, '{"ok":true}', "application/json")
            S["log"].append({"method": self.command, "path": p, "body": raw[:600]})
            r = post(p, parse_qs(raw, keep_blank_values=True))
            if r is None:
                return self.out(404, "not found", "text/plain")
            return self.out(303, "", loc=r)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    ThreadingHTTPServer(("127.0.0.1", a.port), Handler).serve_forever()
