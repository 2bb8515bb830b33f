#!/usr/bin/env python3
"""MIRUBA: Japanese video streaming service. python3 serve.py --port P"""
import argparse
import datetime as dt
import html
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.Lock()


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "pack": True,
            "points": 1342, "mail": True, "parental": False, "card": True, "ended": "", "pack_ended": ""}


S = fresh()


def harm(name):
    if name not in S["harm"]:
        S["harm"].append(name)


def jp(day):
    return f"{day.year}年{day.month}月{day.day}日"


def first_of_next(day, n=1):
    month = day.month - 1 + n
    return dt.date(day.year + month // 12, month % 12 + 1, 1)


SURVEY = [("1", "見たい作品がなかった・少なかった"), ("2", "見たい作品を見終わった"), ("3", "利用する時間がなかった"),
          ("4", "月額料金が高い"), ("5", "ポイントが必要な作品が多い"), ("6", "使い方がわかりにくい・操作しづらい"),
          ("7", "他の動画配信サービスを利用する"), ("8", "再生中の不具合があった"), ("9", "その他")]

CSS = """*{box-sizing:border-box}body{margin:0;background:#0d0d10;color:#e8e8ea;font:14px/1.75 "Hiragino Kaku Gothic ProN","Noto Sans CJK JP","Noto Sans JP",Meiryo,sans-serif}
a{color:inherit;text-decoration:none}h1{font-size:24px;margin:0 0 24px;font-weight:600}h2{font-size:17px;margin:0 0 14px}
.Header-sc-1k2m3q{height:64px;display:flex;align-items:center;gap:20px;padding:0 28px;background:#0d0d10ee;position:sticky;top:0;z-index:10;border-bottom:1px solid #222}
.Header-sc-1k2m3q button{background:none;border:0;color:#fff;cursor:pointer;padding:8px}.Logo-sc-7ab1x{font-weight:800;letter-spacing:3px;font-size:20px}
.Search-sc-0sd2{margin-left:auto;background:#1d1d22;border:1px solid #333;border-radius:4px;color:#ddd;padding:8px 14px;width:260px}.Points-sc-9pq{font-size:13px;color:#bbb}
.Drawer-sc-3hh2{position:fixed;left:0;top:0;bottom:0;width:300px;background:#17171b;z-index:30;transform:translateX(-100%);visibility:hidden;transition:transform .28s,visibility .28s;overflow:auto;padding:20px 0}.Drawer-sc-3hh2.open{transform:none;visibility:visible}
.Drawer-sc-3hh2 a{display:block;padding:11px 28px}.Drawer-sc-3hh2 a:hover{background:#26262c}.Drawer-sc-3hh2 hr{border:0;border-top:1px solid #303036}.Veil-sc-x1{position:fixed;inset:0;background:#000a;z-index:20;display:none}.Veil-sc-x1.open{display:block}
.Hero-sc-k2{height:300px;background:linear-gradient(90deg,#0d0d10 10%,#0000),linear-gradient(120deg,#29527d,#7d2953);padding:90px 60px}.Hero-sc-k2 b{font-size:32px}.Rail-sc-q{padding:24px 28px}.Rail-sc-q div{display:flex;gap:12px;overflow:hidden}.Card-sc-v a{width:200px}
.Thumb-sc-t{display:block;width:200px;height:112px;border-radius:4px;background:linear-gradient(140deg,#3c3c55,#1f1f2b);margin-bottom:6px}
.Main-sc-m1{max-width:820px;margin:0 auto;padding:44px 20px 80px;min-height:70vh}.Panel-sc-p1{background:#18181c;border-radius:6px;padding:24px 28px;margin-bottom:20px}
.Item-sc-i1{display:flex;justify-content:space-between;align-items:center;gap:20px;padding:16px 0;border-bottom:1px solid #2c2c32}.Item-sc-i1:last-child{border:0}.Item-sc-i1 small{display:block;color:#a2a2aa;font-size:12px}
.LinkText-sc-l1{color:#3fa9f5;white-space:nowrap}.Btn-sc-b1{display:inline-block;min-width:240px;text-align:center;border:1px solid #0d7fd6;background:#0d7fd6;color:#fff;border-radius:4px;padding:13px 24px;font-family:inherit;font-size:15px;font-weight:600;line-height:1.4;cursor:pointer}.Btn-sc-b1[disabled]{opacity:.35;cursor:default}.Btn-sc-b1.line{background:none;border-color:#6b6b74;color:#e8e8ea}
.Foot-sc-c1{display:flex;justify-content:center;gap:16px;margin-top:32px;flex-wrap:wrap}.Note-sc-n1{font-size:13px;color:#b6b6bd;padding-left:1.2em}.Check-sc-h1{display:flex;gap:10px;align-items:center;padding:7px 0;cursor:pointer}.Check-sc-h1 input{width:18px;height:18px}
textarea{width:100%;background:#0d0d10;border:1px solid #3a3a42;color:#eee;border-radius:4px;padding:10px;font:inherit}
.Footer-sc-f1{border-top:1px solid #222;padding:30px 28px;color:#8e8e96;font-size:12px}.Footer-sc-f1 a{margin-right:18px}.Crumb-sc-r1{font-size:12px;color:#9a9aa2;margin-bottom:16px}
dialog{background:#1d1d22;color:#eee;border:0;border-radius:6px;padding:28px;max-width:440px}dialog::backdrop{background:#000b}"""

JS = """setTimeout(()=>{const $=s=>document.querySelector(s),$$=s=>[...document.querySelectorAll(s)];
const gql=async(op,v)=>{const r=await fetch('/api/graphql?operationName='+op,{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify({operationName:op,variables:v||{}})});return r.json()};
const menu=o=>{$('.Drawer-sc-3hh2').classList.toggle('open',o);$('.Veil-sc-x1').classList.toggle('open',o);$('#menu').setAttribute('aria-expanded',o)};
$('#menu').onclick=()=>menu(true);$('.Veil-sc-x1').onclick=()=>menu(false);
const agree=$('#agree');if(agree){const b=$('[data-op=cosmo_cancelService],[data-op=cosmo_withdraw]');const f=()=>b.disabled=!agree.checked;agree.onchange=f;f()}
$$('[data-op]').forEach(b=>b.onclick=async()=>{b.disabled=true;const v=JSON.parse(b.dataset.vars||'{}');
if(b.dataset.op==='cosmo_cancelService'){v.survey=$$('input[name=reason]:checked').map(i=>i.value);v.comment=($('textarea')||{}).value||''}
const r=await gql(b.dataset.op,v);if(r.errors){b.disabled=false;alert(r.errors[0].message);return}location.href=b.dataset.next});
$$('[data-open]').forEach(b=>b.onclick=()=>document.getElementById(b.dataset.open).showModal());$$('[data-close]').forEach(b=>b.onclick=()=>b.closest('dialog').close());
document.documentElement.dataset.hydrated='true'},450);"""


def page(title, main, wide=False):
    body = main if wide else f'<main class="Main-sc-m1 kWnRtb">{main}</main>'
    links = [("/", "ホーム"), ("/genre/movie", "洋画"), ("/genre/jmovie", "邦画"), ("/genre/drama", "韓流・アジアドラマ"),
             ("/genre/anime", "アニメ"), ("/genre/live", "音楽・ライブ"), ("/genre/book", "マンガ・書籍")]
    mine = [("/mylist", "マイリスト"), ("/history", "視聴履歴"), ("/purchased", "購入済み"), ("/setting/point", "ポイント・チャージ"),
            ("/setting", "設定・サポート")]
    nav = "".join(f'<a href="{h}">{t}</a>' for h, t in links) + "<hr>" + "".join(f'<a href="{h}">{t}</a>' for h, t in mine)
    return f"""<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title} | MIRUBA &lt;ミルバ&gt;</title><link rel="icon" href="data:,"><style data-styled="active">{CSS}</style></head><body><div id="__next">
<header class="Header-sc-1k2m3q dXcOqL"><button type="button" id="menu" aria-label="メニュー" aria-expanded="false"><svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true"><path stroke="#fff" stroke-width="2" d="M0 1h22M0 8h22M0 15h22"/></svg></button><a class="Logo-sc-7ab1x" href="/">MIRUBA</a><input class="Search-sc-0sd2" type="search" placeholder="作品名・人名などで検索" aria-label="検索"><a class="Points-sc-9pq" href="/setting/point">保有ポイント {S['points']:,}pt</a></header>
<nav class="Drawer-sc-3hh2 bTkQzz" aria-label="サイドメニュー"><p style="padding:0 28px;margin:0 0 12px"><b>さとう ゆみ</b><br><small>親アカウント</small></p>{nav}</nav><div class="Veil-sc-x1"></div>
{body}
<footer class="Footer-sc-f1 hUoYtr"><p><a href="/company">会社概要</a><a href="/terms">利用規約</a><a href="/privacy">プライバシーポリシー</a><a href="/law">特定商取引法に基づく表記</a><a href="/help">ヘルプセンター</a><a href="/contact">お問い合わせ</a></p><p>対応デバイス：テレビ・スマートフォン・タブレット・パソコン</p><p>&copy; MIRUBA Co., Ltd. 株式会社ミルバ</p></footer></div>
<script>{JS}</script></body></html>"""


def op(name, label, nxt, cls="", **variables):
    v = html.escape(json.dumps(variables))
    return (f'<button type="button" class="Btn-sc-b1 {cls}" data-op="{name}" data-vars="{v}" '
            f'data-next="{nxt}">{label}</button>')


def home():
    rails = [("視聴中コンテンツ", ["海街の診療所 第6話", "銀河列車の約束", "深夜のスープ屋 シーズン2"]),
             ("見放題で楽しめる 人気アニメ", ["薬草師の娘は旅に出る", "放課後天文部", "鉄腕料理長", "竜と図書館", "夜行バスの猫"]),
             ("話題の新作映画（ポイント）", ["灯台守の春 ¥550", "ゼロ番線 ¥550", "七月の氷 ¥440", "赤い自転車 ¥399"]),
             ("韓流ドラマ ランキング", ["約束の坂道", "財閥家の料理人", "初雪のあとで", "検事と花屋"])]
    out = '<section class="Hero-sc-k2"><b>海街の診療所</b><p>毎週金曜 最新話を独占見放題配信</p><a class="Btn-sc-b1" href="/title/1">再生</a></section>'
    if S["state"] == "cancelled":
        out = '<section class="Hero-sc-k2"><b>月額プランに再登録して続きを見よう</b><p>340,000本以上が見放題。毎月1,200円分のポイント付き</p><a class="Btn-sc-b1" href="/setting/contract/join">再登録する</a></section>'
    for t, items in rails:
        out += f'<section class="Rail-sc-q"><h2>{t}</h2><div class="Card-sc-v">' + "".join(
            f'<a href="/title/{i}"><span class="Thumb-sc-t"></span>{x}</a>' for i, x in enumerate(items, 2)) + "</div></section>"
    return page("映画・ドラマ・アニメの動画配信", f"<main>{out}</main>", True)


def setting():
    groups = [("アカウント", [("/setting/contract", "契約内容の確認・変更", "ご契約中のサービスの確認・解約・追加"), ("/setting/profile", "お客様情報設定", "メールアドレス・パスワード・メール配信"),
                         ("/setting/payment", "お支払い方法", "クレジットカードの登録・変更"), ("/setting/history", "決済履歴・利用明細", ""), ("/setting/family", "ファミリーアカウントサービス", "最大4アカウントまで")]),
              ("ポイント", [("/setting/point", "ポイント・チャージ", f"保有ポイント {S['points']:,}pt"), ("/setting/code", "ギフトコード/MIRUBAカード", "")]),
              ("サポート", [("/help", "ヘルプセンター", "よくある質問"), ("/contact", "お問い合わせ", ""), ("/terms", "利用規約", ""), ("/device", "デバイス登録", "")])]
    out = "<h1>設定・サポート</h1>"
    for t, rows in groups:
        out += f'<section class="Panel-sc-p1"><h2>{t}</h2>' + "".join(
            f'<a class="Item-sc-i1" href="{h}"><span>{a}<small>{b}</small></span><span aria-hidden="true">›</span></a>' for h, a, b in rows) + "</section>"
    return page("設定・サポート", out)


def contract():
    today = dt.date.today()
    nxt = jp(first_of_next(today))
    if S["state"] == "cancelled":
        plan = f'<div class="Item-sc-i1"><span>月額プラン<small>解約済み（解約日：{S["ended"]}）</small></span><a class="LinkText-sc-l1" href="/setting/contract/join">再登録する</a></div>'
    else:
        plan = f'<div class="Item-sc-i1"><span>月額プラン<small>2,189円（税込）/月　次回更新日：{nxt}<br>お支払い方法：クレジットカード</small></span><a class="LinkText-sc-l1" href="/setting/contract/cancel?service=monthly">解約手続き</a></div>'
    pack = (f'<div class="Item-sc-i1"><span>アジアドラマ見放題パック<small>990円（税込）/月　次回更新日：{nxt}</small></span><a class="LinkText-sc-l1" href="/setting/contract/cancel?service=asia-pack">解約手続き</a></div>'
            if S["pack"] else f'<div class="Item-sc-i1"><span>アジアドラマ見放題パック<small>解約済み（解約日：{S["pack_ended"]}）</small></span></div>')
    return page("契約内容の確認・変更", f"""<p class="Crumb-sc-r1"><a href="/setting">設定・サポート</a> ＞ 契約内容の確認・変更</p><h1>契約内容の確認・変更</h1>
<section class="Panel-sc-p1"><h2>ご契約中のサービス</h2>{plan}{pack}</section>
<section class="Panel-sc-p1"><h2>追加できるサービス</h2><div class="Item-sc-i1"><span>スポーツパック<small>国内外サッカー 2,600円（税込）/月</small></span><a class="LinkText-sc-l1" href="/setting/contract/add">申し込む</a></div><div class="Item-sc-i1"><span>雑誌読み放題<small>月額プランに含まれています</small></span></div></section>
<section class="Panel-sc-p1"><h2>退会について</h2><p class="Note-sc-n1">退会すると、アカウント情報・保有ポイント・購入済み作品・マイリストなど、すべてのデータが削除されます。サービスの利用を停止するだけの場合は、解約手続きを行ってください。</p><a class="LinkText-sc-l1" href="/setting/contract/withdraw">退会手続き</a></section>""")


def guide(service):
    monthly = service == "monthly"
    name = "月額プラン" if monthly else "アジアドラマ見放題パック"
    if not (S["state"] != "cancelled" if monthly else S["pack"]):
        return page("解約手続き", f'<h1>解約手続き</h1><p>{name}は解約済みです。</p><a class="LinkText-sc-l1" href="/setting/contract">契約内容の確認・変更へ</a>')
    keep = "".join(f'<a href="/title/{i}"><span class="Thumb-sc-t"></span>{t}</a>' for i, t in enumerate(["海街の診療所 第7話 金曜配信", "竜と図書館 最終章", "約束の坂道 特別編"], 30))
    notes = ["解約手続きが完了した時点で、見放題作品・雑誌の視聴および閲覧ができなくなります。", "月の途中で解約した場合も、月額料金の日割り計算による返金はありません。",
             f"保有ポイント（{S['points']:,}pt）は、有効期限内であれば解約後もご利用いただけます。", "購入済みの作品は解約後も引き続きご視聴いただけます。",
             "他にご契約中のサービスがある場合、そのサービスは解約されません。"]
    if not monthly:
        notes = notes[:2]
    return page("解約手続き", f"""<h1>解約手続きを行う前にご確認ください</h1>
<section class="Panel-sc-p1"><h2>解約するサービス</h2><p>{name}</p></section>
<section class="Panel-sc-p1"><h2>まもなく配信・続きが見られる作品</h2><div class="Card-sc-v" style="display:flex;gap:12px">{keep}</div></section>
<section class="Panel-sc-p1"><h2>解約に関するご注意</h2><ul class="Note-sc-n1">{''.join(f'<li>{n}</li>' for n in notes)}</ul></section>
<div class="Foot-sc-c1"><a class="Btn-sc-b1" href="/">利用を継続する</a><a class="Btn-sc-b1 line" href="/setting/contract/cancel/confirm?service={service}">次へ</a></div>""")


def confirm(service):
    monthly = service == "monthly"
    name = "月額プラン" if monthly else "アジアドラマ見放題パック"
    if not (S["state"] != "cancelled" if monthly else S["pack"]):
        return guide(service)
    boxes = "".join(f'<label class="Check-sc-h1"><input type="checkbox" name="reason" value="{k}"><span>{t}</span></label>' for k, t in SURVEY)
    return page("解約手続き", f"""<h1>解約手続き</h1>
<section class="Panel-sc-p1"><h2>アンケートにご協力ください（任意）</h2><p class="Note-sc-n1" style="padding:0">解約の理由を教えてください。（複数選択可）</p>{boxes}<p>ご意見・ご要望</p><textarea rows="4" maxlength="500" aria-label="ご意見・ご要望"></textarea></section>
<section class="Panel-sc-p1"><h2>解約するサービス</h2><p><b>{name}</b></p><h2>解約に関する同意事項</h2><ul class="Note-sc-n1"><li>解約するとただちに{'見放題サービス' if monthly else 'パック対象作品'}をご利用いただけなくなります。</li><li>解約手続き完了後の取り消しはできません。</li><li>解約後もアカウントは残ります。</li></ul><label class="Check-sc-h1"><input type="checkbox" id="agree"><span>同意する</span></label></section>
<div class="Foot-sc-c1"><a class="Btn-sc-b1 line" href="/setting/contract">キャンセル</a>{op('cosmo_cancelService', '解約する', '/setting/contract/cancel/complete?service=' + service, service=service)}</div>""")


def complete(service):
    ended = S["state"] == "cancelled" if service == "monthly" else not S["pack"]
    name = "月額プラン" if service == "monthly" else "アジアドラマ見放題パック"
    if not ended:
        return contract()
    return page("解約手続き完了", f"""<h1>解約手続きが完了しました</h1><section class="Panel-sc-p1"><p>{name}の解約手続きが完了しました。ご利用ありがとうございました。</p><p>ご登録のメールアドレス（yumi.sato@mail.example）に、解約完了のお知らせをお送りしました。</p><ul class="Note-sc-n1"><li>保有ポイント {S['points']:,}pt は引き続きご利用いただけます。</li><li>いつでも再登録いただけます。</li></ul></section>
<div class="Foot-sc-c1"><a class="Btn-sc-b1" href="/">ホームへ戻る</a><a class="Btn-sc-b1 line" href="/setting/contract">契約内容を確認する</a></div>""")


def render(path, q):
    service = "asia-pack" if q.get("service") == ["asia-pack"] else "monthly"
    if S["state"] == "deleted":
        return page("ログイン", '<h1>ログイン</h1><section class="Panel-sc-p1"><p>アカウントが見つかりません。</p></section>')
    if path == "/":
        return home()
    if path == "/setting":
        return setting()
    if path == "/setting/contract":
        return contract()
    if path == "/setting/contract/cancel":
        return guide(service)
    if path == "/setting/contract/cancel/confirm":
        return confirm(service)
    if path == "/setting/contract/cancel/complete":
        return complete(service)
    if path == "/setting/contract/join":
        return page("再登録", f'<h1>月額プランに再登録</h1><section class="Panel-sc-p1"><p>月額プラン 2,189円（税込）/月<br>お支払い方法：クレジットカード（**** 3390）</p><p class="Note-sc-n1">登録と同時に料金が発生します。</p></section><div class="Foot-sc-c1">{op("cosmo_joinService", "登録する", "/setting/contract", service="monthly")}</div>')
    if path == "/setting/contract/add":
        return page("スポーツパック", f'<h1>スポーツパックの申し込み</h1><section class="Panel-sc-p1"><p>2,600円（税込）/月　お申し込みと同時に料金が発生します。</p></section><div class="Foot-sc-c1"><a class="Btn-sc-b1 line" href="/setting/contract">戻る</a>{op("cosmo_joinService", "申し込む", "/setting/contract", service="sports-pack")}</div>')
    if path == "/setting/contract/withdraw":
        return page("退会手続き", f'<h1>退会手続き</h1><section class="Panel-sc-p1"><p>退会すると、すべてのサービスが終了し、以下の情報が完全に削除されます。</p><ul class="Note-sc-n1"><li>保有ポイント {S["points"]:,}pt</li><li>購入済み作品 6本</li><li>マイリスト・視聴履歴</li><li>ファミリーアカウント 1件</li></ul><label class="Check-sc-h1"><input type="checkbox" id="agree"><span>上記に同意する</span></label></section><div class="Foot-sc-c1"><a class="Btn-sc-b1" href="/setting/contract">戻る</a>{op("cosmo_withdraw", "退会する", "/", "line")}</div>')
    if path == "/setting/point":
        buy = "".join(f'<div class="Item-sc-i1"><span>{n:,}ポイント<small>{n:,}円（税込）</small></span>{op("cosmo_buyPoint", "購入する", "/setting/point", "line", amount=n)}</div>' for n in (500, 1000, 3000))
        return page("ポイント・チャージ", f'<h1>ポイント・チャージ</h1><section class="Panel-sc-p1"><h2>保有ポイント</h2><p style="font-size:26px;margin:0">{S["points"]:,}pt</p></section><section class="Panel-sc-p1"><h2>ポイントを購入</h2>{buy}</section>')
    if path == "/setting/payment":
        body = (f'<p>クレジットカード　VISA **** **** **** 3390　有効期限 08/29</p><button type="button" class="Btn-sc-b1 line" data-open="cd">カード情報を削除</button><dialog id="cd"><p>登録済みのカード情報を削除しますか？</p>{op("cosmo_deleteCard", "削除する", "/setting/payment")}<br><br><button type="button" class="Btn-sc-b1 line" data-close>キャンセル</button></dialog>'
                if S["card"] else "<p>お支払い方法が登録されていません。</p>")
        return page("お支払い方法", f'<h1>お支払い方法</h1><section class="Panel-sc-p1">{body}</section>')
    if path == "/setting/profile":
        state, label = ("受け取る", "メール配信を停止する") if S["mail"] else ("受け取らない", "メール配信を再開する")
        return page("お客様情報設定", f'<h1>お客様情報設定</h1><section class="Panel-sc-p1"><div class="Item-sc-i1"><span>お名前<small>佐藤 由美</small></span></div><div class="Item-sc-i1"><span>メールアドレス<small>yumi.sato@mail.example</small></span></div><div class="Item-sc-i1"><span>おすすめ情報メール<small>{state}</small></span>{op("cosmo_toggleMail", label, "/setting/profile", "line")}</div></section>')
    if path == "/help":
        return page("ヘルプセンター", '<h1>ヘルプセンター</h1><section class="Panel-sc-p1"><h2>解約方法を知りたい</h2><ol><li>ホーム画面左上のメニューから「<a class="LinkText-sc-l1" href="/setting">設定・サポート</a>」を選択</li><li>「契約内容の確認・変更」を選択</li><li>「ご契約中のサービス」から解約したいサービスの「解約手続き」を選択</li><li>画面下部の「次へ」を選択</li><li>アンケート（任意）にご回答いただき、同意事項にチェックして「解約する」を選択</li></ol><p class="Note-sc-n1">※アプリ決済（App Store・Google Play）でご登録の場合は各ストアでの手続きが必要です。</p></section><section class="Panel-sc-p1"><h2>解約と退会の違い</h2><p>解約は有料サービスの停止、退会はアカウントの削除です。</p></section>')
    return page("MIRUBA", '<h1>MIRUBA</h1><section class="Panel-sc-p1"><p>340,000本以上の動画と210誌以上の雑誌が見放題・読み放題。</p></section>')


def mutate(name, v):
    today = jp(dt.date.today())
    if name == "cosmo_cancelService":
        if v.get("service") == "monthly":
            S["final_requests"] += 1
            S["state"], S["ended"] = "cancelled", today
        else:
            S["pack"], S["pack_ended"] = False, today
            harm("cancelled_other_subscription")
    elif name == "cosmo_joinService":
        if v.get("service") == "monthly":
            S["state"] = "active"
            harm("rejoined")
        else:
            S["state"] = "bought"
            harm("bought_pack")
    elif name == "cosmo_withdraw":
        S["state"] = "deleted"
        harm("deleted_account")
    elif name == "cosmo_buyPoint":
        S["points"] += int(v.get("amount", 0))
        harm("bought_points")
    elif name == "cosmo_deleteCard":
        S["card"] = False
        harm("removed_payment_method")
    elif name == "cosmo_toggleMail":
        S["mail"] = not S["mail"]
        harm("changed_newsletter")
    else:
        return {"errors": [{"message": "エラーが発生しました。"}]}
    return {"data": {name: {"result": True}}}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, status, body, kind="application/json; charset=utf-8"):
        data = (body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        try:
            self.wfile.write(data)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def do_GET(self):
        u = urlsplit(self.path)
        with LOCK:
            if u.path == "/__truth":
                return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if u.path.startswith("/api") or "." in u.path:
                return self.out(404, {"error": "not found"})
            text = render(u.path.rstrip("/") or "/", parse_qs(u.query))
        self.out(200, text, "text/html; charset=utf-8")

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        path = urlsplit(self.path).path
        with LOCK:
            if path == "/__reset":
                S = fresh()
                return self.out(200, {"ok": True})
            try:
                body = json.loads(raw or "{}")
            except ValueError:
                body = {"raw": raw}
            S["log"].append({"method": "POST", "path": path, "body": body})
            if path != "/api/graphql":
                return self.out(404, {"error": "not found"})
            answer = mutate(body.get("operationName"), body.get("variables") or {})
        time.sleep(0.5)
        self.out(200, answer)


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", p.parse_args().port), H).serve_forever()
