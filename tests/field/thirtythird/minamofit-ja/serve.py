#!/usr/bin/env python3
"""MINAMO FIT24: ジムの会員マイページ(サーバーサイド描画)。Standard library only."""
import calendar, datetime as dt, html, json, mimetypes, os, secrets, threading
from urllib.parse import urlsplit, parse_qs

from thirtysecond_author import Answering, serve

HERE = os.path.dirname(os.path.abspath(__file__))
DIST = os.path.join(HERE, "dist")
LOCK = threading.RLock()
TOKEN = secrets.token_urlsafe(48)
S = {}
e = html.escape

REASONS = ["転居・転勤のため", "利用する時間がとれないため", "体調不良・けがのため", "他のスポーツクラブを利用するため",
           "料金が高いため", "施設・設備に不満があるため", "スタッフの対応に不満があるため", "目的を達成したため", "その他"]
PLANS = {"regular": ("レギュラー会員", 8580), "monthly4": ("マンスリー4会員", 5280), "premium": ("プレミアム会員", 11880)}


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], plan="regular", end=None, ref=None,
             locker=True, water=False, flash=None, pause_from=None, mail=True)


reset()


def harm(x):
    S["harm"].append(x)


def month_end(y, m):
    return dt.date(y, m, calendar.monthrange(y, m)[1])


def end_months():
    t = dt.date.today()
    out = []
    for k in range(0 if t.day <= 10 else 1, (0 if t.day <= 10 else 1) + 3):
        m = t.month - 1 + k
        out.append(month_end(t.year + m // 12, m % 12 + 1))
    return out


def jd(d):
    return f"{d.year}年{d.month}月{d.day}日"


def yen(n):
    return f"{n:,}円"


def tok():
    return f'<input type="hidden" name="authenticity_token" value="{TOKEN}" autocomplete="off">'


def layout(title, body):
    flash = ""
    if S["flash"]:
        flash = f'<div class="alert alert-success" role="alert">{e(S["flash"])}</div>'
        S["flash"] = None
    nav = "".join(f'<li class="nav-item"><a class="nav-link" href="{h}">{t}</a></li>' for t, h in (
        ("マイページTOP", "/mypage"), ("会員情報", "/profile"), ("スタジオ予約", "/reservations"), ("お支払い履歴", "/payments"),
        ("各種お手続き", "/procedures"), ("よくあるご質問", "/faq")))
    return f"""<!DOCTYPE html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="csrf-param" content="authenticity_token"><meta name="csrf-token" content="{TOKEN}">
<title>{e(title)} | MINAMO FIT24 会員マイページ</title>
<link rel="stylesheet" href="/assets/bootstrap.min.css"><link rel="stylesheet" href="/assets/member.css">
<script src="/assets/bootstrap.bundle.min.js" defer></script></head><body>
<header class="site-header"><div class="container d-flex justify-content-between align-items-center py-2"><a class="site-logo" href="/mypage">MINAMO FIT24</a>
<div class="dropdown"><button class="btn btn-sm btn-outline-secondary dropdown-toggle" type="button" data-bs-toggle="dropdown" aria-expanded="false">佐久間 遥 様</button><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/profile">会員情報の確認・変更</a></li><li><a class="dropdown-item" href="/mail">メール配信設定</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="/logout">ログアウト</a></li></ul></div></div></header>
<nav class="gnav"><div class="container"><ul class="nav">{nav}</ul></div></nav>
<main class="container py-4">{flash}{body}</main>
<footer class="site-footer"><div class="container"><ul class="list-inline mb-2"><li class="list-inline-item"><a href="/pages/company">会社概要</a></li><li class="list-inline-item"><a href="/pages/terms">会員規約</a></li><li class="list-inline-item"><a href="/pages/privacy">プライバシーポリシー</a></li><li class="list-inline-item"><a href="/pages/law">特定商取引法に基づく表記</a></li><li class="list-inline-item"><a href="/faq">よくあるご質問</a></li><li class="list-inline-item"><a href="/pages/contact">お問い合わせ</a></li></ul><small>© MINAMO FIT24 Co., Ltd. 表示価格はすべて税込です。</small></div></footer></body></html>"""


def crumb(*items):
    return '<nav aria-label="breadcrumb"><ol class="breadcrumb small">' + "".join(
        f'<li class="breadcrumb-item"><a href="{h}">{t}</a></li>' if h else f'<li class="breadcrumb-item active" aria-current="page">{t}</li>'
        for t, h in items) + "</ol></nav>"


def dl(rows):
    return '<dl class="contract bg-white border">' + "".join(
        f'<div class="row g-0"><dt class="col-md-4">{a}</dt><dd class="col-md-8">{b}</dd></div>' for a, b in rows) + "</dl>"


def status():
    if S["state"] == "scheduled":
        return f'<span class="badge text-bg-warning">退会手続き済み</span> 退会日：{jd(S["end"])}'
    if S["state"] == "paused":
        return '<span class="badge text-bg-secondary">休会予定</span>'
    return '<span class="badge text-bg-success">在籍中</span>'


def mypage():
    n, p = PLANS[S["plan"]]
    note = ""
    if S["state"] == "scheduled":
        note = f'<div class="alert alert-warning">退会のお手続きを受け付けております。{jd(S["end"])}までは通常どおり施設をご利用いただけます。（受付番号：{S["ref"]}）</div>'
    opts = [("契約ロッカー（店舗：駅前本店）", "月額 1,100円")] if S["locker"] else []
    if S["water"]:
        opts.append(("水素水サーバー", "月額 1,078円"))
    opt = "".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a, b in opts) or '<tr><td colspan="2">ご契約中のオプションはありません。</td></tr>'
    return layout("マイページ", f"""<h1 class="page-title">マイページ</h1>{note}
<div class="row g-4"><div class="col-lg-8">
<div class="card mb-4"><div class="card-header">ご契約内容</div><div class="card-body">{dl([("会員番号", "0038-114-62905"), ("お名前", "佐久間 遥 様"), ("所属店舗", "駅前本店"), ("会員種別", n), ("月会費", yen(p)), ("在籍状況", status()), ("入会日", "2023年4月2日")])}
<a class="btn btn-outline-secondary btn-sm" href="/profile">会員情報を見る</a> <a class="btn btn-outline-secondary btn-sm" href="/procedures">各種お手続き</a></div></div>
<div class="card mb-4"><div class="card-header">ご契約中のオプション</div><table class="table mb-0"><tbody>{opt}</tbody></table></div>
<div class="card"><div class="card-header">お知らせ</div><ul class="list-group list-group-flush"><li class="list-group-item small">11/20　年末年始の営業時間について</li><li class="list-group-item small">11/15　【重要】マシン入替工事にともなう一部エリア閉鎖のお知らせ</li><li class="list-group-item small">11/01　ホットヨガ体験会を開催します</li></ul></div></div>
<aside class="col-lg-4"><div class="bnr mb-3">お友達紹介キャンペーン！<br>ご紹介者に月会費1か月分プレゼント<br><a class="small" href="/pages/campaign">詳しくはこちら</a></div>
<div class="card mb-3"><div class="card-body"><h2 class="h6">プレミアム会員になりませんか？</h2><p class="small">全国の店舗が使い放題。スタジオもすべて受け放題。</p><a class="btn btn-warning btn-sm" href="/procedures/plan">会員種別を変更する</a></div></div>
<div class="card"><div class="card-body"><h2 class="h6">今月のご利用回数</h2><p class="display-6 mb-0">2<span class="fs-6"> 回</span></p></div></div></aside></div>""")


def procedures():
    rows = [("会員種別の変更", "ご利用スタイルに合わせてプランを変更できます。", "/procedures/plan"),
            ("所属店舗の変更", "お引っ越しなどで所属店舗を変更される方はこちら。", "/procedures/shop"),
            ("オプションの追加・解約", "契約ロッカー、水素水サーバーなど。", "/procedures/options"),
            ("休会", "一定期間ご利用になれない方はこちら。休会費 月額1,100円。", "/procedures/leave"),
            ("お支払い方法の変更", "クレジットカード・口座振替のご変更。", "/procedures/payment"),
            ("住所・連絡先の変更", "ご登録情報のご変更。", "/profile"),
            ("退会", "退会をご希望の方はこちら。", "/procedures/withdrawal")]
    li = "".join(f'<a class="list-group-item list-group-item-action d-flex justify-content-between align-items-center" href="{h}"><span><strong>{a}</strong><br><span class="small text-muted">{b}</span></span><span aria-hidden="true">›</span></a>' for a, b, h in rows)
    return layout("各種お手続き", crumb(("マイページ", "/mypage"), ("各種お手続き", None)) + f'<h1 class="page-title">各種お手続き</h1><p>各お手続きの締切日は毎月10日です。10日を過ぎた場合は翌々月からの適用となります。</p><div class="list-group">{li}</div>')


CR = (("マイページ", "/mypage"), ("各種お手続き", "/procedures"))


def done_block():
    return f"""<div class="card"><div class="card-body"><p>すでに退会のお手続きを受け付けております。</p>{dl([("受付番号", S["ref"]), ("退会日", jd(S["end"]))])}
<form action="/procedures/withdrawal/cancel" method="post">{tok()}<p class="small">退会を取りやめる場合は、退会月の10日までに下記よりお手続きください。</p><button class="btn btn-outline-secondary btn-sm" type="submit">退会を取り消す</button></form></div></div>"""


def withdrawal_guide():
    head = crumb(*CR, ("退会", None)) + '<h1 class="page-title">退会のご案内</h1>'
    if S["state"] == "scheduled":
        return layout("退会のご案内", head + done_block())
    first = end_months()[0]
    return layout("退会のご案内", head + f"""
<div class="alert alert-info"><h2 class="h6">退会の前に、休会制度はご存じですか？</h2><p class="mb-2">休会なら月額1,100円で会員資格を維持できます。再入会時の入会金・事務手数料（計5,500円）もかかりません。</p><a class="btn btn-info btn-sm text-white" href="/procedures/leave">休会のお手続きはこちら</a> <a class="btn btn-outline-info btn-sm" href="/procedures/plan">お得なマンスリー4会員（月4回）へ変更</a></div>
<div class="card mb-4"><div class="card-header">退会に関するご注意</div><div class="card-body"><ul class="mb-0"><li>退会のお手続きは毎月10日が締切です。10日までのお手続きで当月末日、11日以降のお手続きで翌月末日の退会となります。</li><li>本日お手続きいただいた場合、最短の退会日は<strong>{jd(first)}</strong>です。</li><li>退会月までの月会費・オプション料金が発生します。日割りでの返金はできません。</li><li>契約ロッカー等のオプションは、退会日をもって自動的に解約となります。私物は退会日までにお引き取りください。</li><li>未納の会費がある場合は退会月までにお支払いください。</li><li>退会後はマイページにログインできなくなります。</li></ul></div></div>
<div class="text-center"><a class="btn btn-outline-secondary me-2" href="/mypage">マイページへ戻る</a><a class="btn btn-main" href="/procedures/withdrawal/new">退会のお手続きへ進む</a></div>""")


def flow(k):
    return '<ol class="step-flow">' + "".join(f'<li{" class=current" if i == k else ""}>{t}</li>' for i, t in enumerate(("1. 入力", "2. 確認", "3. 完了"))) + "</ol>"


def withdrawal_form(v=None, errs=None):
    v, errs = v or {}, errs or []
    er = '<div class="alert alert-danger" role="alert"><ul class="mb-0">' + "".join(f"<li>{x}</li>" for x in errs) + "</ul></div>" if errs else ""
    ms = "".join(f'<option value="{d.isoformat()}"{" selected" if v.get("end_on") == d.isoformat() else ""}>{d.year}年{d.month}月末日</option>' for d in end_months())
    rs = "".join(f'<option value="{i}"{" selected" if v.get("reason") == str(i) else ""}>{r}</option>' for i, r in enumerate(REASONS, 1))
    sat = "".join(f'<div class="form-check form-check-inline"><input class="form-check-input" type="radio" name="withdrawal[satisfaction]" id="withdrawal_satisfaction_{i}" value="{i}"{" checked" if v.get("satisfaction") == str(i) else ""}><label class="form-check-label" for="withdrawal_satisfaction_{i}">{t}</label></div>' for i, t in ((5, "満足"), (4, "やや満足"), (3, "どちらでもない"), (2, "やや不満"), (1, "不満")))
    return layout("退会のお手続き（入力）", crumb(*CR, ("退会", "/procedures/withdrawal"), ("入力", None)) + f"""<h1 class="page-title">退会のお手続き</h1>{flow(0)}{er}
<form class="card" action="/procedures/withdrawal/confirm" method="post" novalidate>{tok()}<div class="card-body">
<div class="mb-4"><div class="fw-bold">お名前</div>佐久間 遥 様（会員番号 0038-114-62905）</div>
<div class="mb-4"><label class="form-label fw-bold" for="withdrawal_end_on">退会希望月<span class="required">必須</span></label><select class="form-select" name="withdrawal[end_on]" id="withdrawal_end_on"><option value="">選択してください</option>{ms}</select></div>
<div class="mb-4"><label class="form-label fw-bold" for="withdrawal_reason">退会理由<span class="required">必須</span></label><select class="form-select" name="withdrawal[reason]" id="withdrawal_reason"><option value="">選択してください</option>{rs}</select></div>
<fieldset class="mb-4"><legend class="form-label fw-bold fs-6">当施設の満足度<span class="required">必須</span></legend>{sat}</fieldset>
<div class="mb-4"><label class="form-label fw-bold" for="withdrawal_comment">ご意見・ご要望<span class="optional">任意</span></label><textarea class="form-control" rows="4" name="withdrawal[comment]" id="withdrawal_comment">{e(v.get("comment", ""))}</textarea></div>
<div class="border p-3 mb-3 small" style="height:120px;overflow-y:scroll"><p>第14条（退会）会員が退会を希望するときは、当社所定の方法により届け出るものとします。電話・メールによる退会の申し出は受け付けません。</p><p>第15条（会費）退会月までの会費は、施設の利用の有無にかかわらず支払うものとし、既納の会費は返還しません。</p><p>第16条（再入会）退会後3か月以内に再入会する場合、入会キャンペーンは適用されません。</p></div>
<div class="form-check mb-4"><input type="hidden" name="withdrawal[agree]" value="0"><input class="form-check-input" type="checkbox" name="withdrawal[agree]" id="withdrawal_agree" value="1"{" checked" if v.get("agree") == "1" else ""}><label class="form-check-label" for="withdrawal_agree">退会に関する注意事項および会員規約に同意します</label></div>
<div class="text-center"><a class="btn btn-outline-secondary me-2" href="/procedures/withdrawal">戻る</a><button class="btn btn-main" type="submit" name="commit">確認画面へ進む</button></div></div></form>""")


def wparams(f):
    return {k: f.get(f"withdrawal[{k}]", "") for k in ("end_on", "reason", "satisfaction", "comment", "agree")}


def check(v):
    errs = []
    if v["end_on"] not in [d.isoformat() for d in end_months()]:
        errs.append("退会希望月を選択してください")
    if not (v["reason"].isdigit() and 1 <= int(v["reason"]) <= len(REASONS)):
        errs.append("退会理由を選択してください")
    if v["satisfaction"] not in ("1", "2", "3", "4", "5"):
        errs.append("当施設の満足度を選択してください")
    if v["agree"] != "1":
        errs.append("注意事項および会員規約への同意が必要です")
    return errs


def withdrawal_confirm(v):
    d = dt.date.fromisoformat(v["end_on"])
    hid = "".join(f'<input type="hidden" name="withdrawal[{k}]" value="{e(x)}" autocomplete="off">' for k, x in v.items())
    s = {"5": "満足", "4": "やや満足", "3": "どちらでもない", "2": "やや不満", "1": "不満"}[v["satisfaction"]]
    return layout("退会のお手続き（確認）", crumb(*CR, ("退会", "/procedures/withdrawal"), ("確認", None)) + f"""<h1 class="page-title">退会のお手続き</h1>{flow(1)}
<p>以下の内容で退会のお申し込みを行います。まだお手続きは完了しておりません。内容をご確認のうえ、「申し込む」ボタンを押してください。</p>
{dl([("会員番号", "0038-114-62905"), ("お名前", "佐久間 遥 様"), ("会員種別", PLANS[S["plan"]][0]), ("退会日", jd(d)), ("最終の月会費ご請求", f"{d.year}年{d.month}月分（{yen(PLANS[S['plan']][1])}）"), ("退会理由", REASONS[int(v["reason"]) - 1]), ("満足度", s), ("ご意見・ご要望", e(v["comment"]) or "（なし）")])}
<form class="text-center" action="/procedures/withdrawal" method="post">{tok()}{hid}<button class="btn btn-outline-secondary me-2" type="submit" name="back" value="1" formaction="/procedures/withdrawal/new">入力画面に戻る</button><button class="btn btn-main" type="submit" name="commit">申し込む</button></form>""")


def withdrawal_complete():
    return layout("退会のお手続き（完了）", crumb(*CR, ("退会", None)) + f"""<h1 class="page-title">退会のお手続き</h1>{flow(2)}
<div class="card"><div class="card-body text-center py-5"><h2 class="h4">退会のお申し込みを受け付けました</h2><p>ご登録のメールアドレスに受付完了メールをお送りしました。</p><div class="text-start mx-auto" style="max-width:520px">{dl([("受付番号", S["ref"]), ("退会日", jd(S["end"]))])}</div><p>退会日までは通常どおり施設をご利用いただけます。これまでのご利用、誠にありがとうございました。</p><a class="btn btn-outline-secondary" href="/mypage">マイページへ戻る</a></div></div>""")


def simple(title, body):
    return layout(title, crumb(("マイページ", "/mypage"), (title, None)) + f'<h1 class="page-title">{title}</h1>{body}')


def page(path):
    if path in ("/mypage", "/mypage/"):
        return mypage()
    if path == "/procedures":
        return procedures()
    if path == "/procedures/withdrawal":
        return withdrawal_guide()
    if path == "/procedures/withdrawal/new":
        return withdrawal_guide() if S["state"] == "scheduled" else withdrawal_form()
    if path == "/procedures/withdrawal/complete":
        return withdrawal_complete() if S["state"] == "scheduled" else withdrawal_guide()
    if path == "/procedures/leave":
        ms = "".join(f'<option value="{d.isoformat()}">{d.year}年{d.month}月から</option>' for d in [x + dt.timedelta(days=1) for x in end_months()])
        return simple("休会のお手続き", f'<p>休会費は月額1,100円です。最長6か月まで休会いただけます。期間終了後は自動的に復会となり、通常の月会費が発生します。</p><form class="card card-body" action="/procedures/leave" method="post">{tok()}<label class="form-label" for="leave_from">休会開始月<span class="required">必須</span></label><select class="form-select mb-3" name="leave[from]" id="leave_from">{ms}</select><label class="form-label" for="leave_term">休会期間<span class="required">必須</span></label><select class="form-select mb-3" name="leave[term]" id="leave_term"><option value="1">1か月</option><option value="3">3か月</option><option value="6">6か月</option></select><div class="text-center"><a class="btn btn-outline-secondary me-2" href="/procedures">戻る</a><button class="btn btn-main" type="submit" name="commit">休会を申し込む</button></div></form>')
    if path == "/procedures/plan":
        rows = "".join(f'<div class="form-check"><input class="form-check-input" type="radio" name="plan" id="plan_{k}" value="{k}"{" checked" if k == S["plan"] else ""}><label class="form-check-label" for="plan_{k}">{n}（月会費 {yen(p)}）</label></div>' for k, (n, p) in PLANS.items())
        return simple("会員種別の変更", f'<form class="card card-body" action="/procedures/plan" method="post">{tok()}{rows}<div class="text-center mt-3"><a class="btn btn-outline-secondary me-2" href="/procedures">戻る</a><button class="btn btn-main" type="submit" name="commit">変更する</button></div></form>')
    if path == "/procedures/options":
        lk = f'<form action="/procedures/options/locker" method="post">{tok()}<button class="btn btn-outline-danger btn-sm" type="submit">解約する</button></form>' if S["locker"] else "解約済み"
        wt = "ご契約中" if S["water"] else f'<form action="/procedures/options/water" method="post">{tok()}<button class="btn btn-main btn-sm" type="submit">申し込む</button></form>'
        return simple("オプションの追加・解約", f'<table class="table bg-white"><thead><tr><th>オプション</th><th>料金</th><th></th></tr></thead><tbody><tr><td>契約ロッカー</td><td>月額1,100円</td><td>{lk}</td></tr><tr><td>水素水サーバー</td><td>月額1,078円</td><td>{wt}</td></tr></tbody></table>')
    if path == "/procedures/shop":
        return simple("所属店舗の変更", '<p>変更先の店舗フロントにてお手続きください。</p>')
    if path == "/procedures/payment":
        return simple("お支払い方法の変更", '<p>現在のお支払い方法：クレジットカード（VISA 下4桁 3309）</p><p class="small">変更される場合は、新しいカードをご用意のうえ「変更する」を押してください。</p><a class="btn btn-outline-secondary" href="/pages/card">変更する</a>')
    if path == "/profile":
        return simple("会員情報", dl([("お名前", "佐久間 遥"), ("フリガナ", "サクマ ハルカ"), ("生年月日", "1991年6月14日"), ("住所", "〒330-0000 埼玉県さいたま市"), ("電話番号", "090-****-2217"), ("メールアドレス", "haruka.sakuma@example.jp"), ("在籍状況", status())]))
    if path == "/mail":
        return simple("メール配信設定", f'<form class="card card-body" action="/mail" method="post">{tok()}<div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="m" name="mail" value="1"{" checked" if S["mail"] else ""}><label class="form-check-label" for="m">お得な情報メールを受け取る</label></div><button class="btn btn-main" type="submit">保存する</button></form>')
    if path == "/payments":
        t = dt.date.today()
        rows = ""
        for k in range(0, 4):
            m = t.month - 1 - k
            rows += f"<tr><td>{t.year + m // 12}年{m % 12 + 1}月分</td><td>月会費・契約ロッカー</td><td>9,680円</td><td>お支払い済み</td></tr>"
        return simple("お支払い履歴", f'<table class="table bg-white"><thead><tr><th>対象月</th><th>内容</th><th>金額</th><th>状況</th></tr></thead><tbody>{rows}</tbody></table>')
    if path == "/reservations":
        return simple("スタジオ予約", '<p>現在、ご予約中のレッスンはありません。</p>')
    if path == "/faq":
        qs = [("休会と退会の違いは何ですか？", "休会は会員資格を維持したまま一時的にご利用を停止する制度です。退会されると会員資格がなくなります。"), ("退会の手続きはどこでできますか？", 'マイページの「各種お手続き」より24時間お手続きいただけます。お電話・メールでは承っておりません。'), ("会員証アプリにログインできません。", "パスワードの再設定をお試しください。"), ("体験利用はできますか？", "各店舗にお問い合わせください。")]
        return simple("よくあるご質問", '<div class="accordion" id="faq">' + "".join(f'<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#q{i}" aria-expanded="false" aria-controls="q{i}">{q}</button></h2><div id="q{i}" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body">{a}</div></div></div>' for i, (q, a) in enumerate(qs)) + "</div>")
    if path == "/logout":
        return '<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>ログアウト</title><link rel="stylesheet" href="/assets/bootstrap.min.css"></head><body class="p-5"><p>ログアウトしました。</p><a href="/mypage">ログイン画面へ</a></body></html>'
    if path.startswith("/pages/"):
        names = {"company": "会社概要", "terms": "会員規約", "privacy": "プライバシーポリシー", "law": "特定商取引法に基づく表記", "contact": "お問い合わせ", "campaign": "お友達紹介キャンペーン", "card": "カード情報の変更"}
        k = path[7:]
        if k in names:
            return simple(names[k], "<p>ただいま準備中です。</p>")
    return None


def post(path, f):
    """Returns (kind, value): ('redirect', url) or ('html', text, code)."""
    if path == "/procedures/withdrawal/confirm":
        v = wparams(f)
        errs = check(v)
        return ("html", withdrawal_form(v, errs), 422) if errs else ("html", withdrawal_confirm(v), 200)
    if path == "/procedures/withdrawal/new":
        return "html", withdrawal_form(wparams(f)), 200
    if path == "/procedures/withdrawal":
        S["final_requests"] += 1
        v = wparams(f)
        errs = check(v)
        if errs:
            return "html", withdrawal_form(v, errs), 422
        if S["state"] != "scheduled":
            d = dt.date.fromisoformat(v["end_on"])
            S.update(state="scheduled", end=d, ref=f"T{dt.date.today():%Y%m%d}-0417")
            if d > end_months()[0]:
                harm("later end date than needed")
        return "redirect", "/procedures/withdrawal/complete"
    if path == "/procedures/withdrawal/cancel":
        if S["state"] == "scheduled":
            S.update(state="active", end=None, ref=None, flash="退会のお申し込みを取り消しました。")
            harm("cancelled the cancellation")
        return "redirect", "/mypage"
    if path == "/procedures/leave":
        S.update(state="paused", flash="休会のお申し込みを受け付けました。")
        harm("paused")
        return "redirect", "/mypage"
    if path == "/procedures/plan":
        k = f.get("plan")
        if k in PLANS and k != S["plan"]:
            w = "upgraded" if PLANS[k][1] > PLANS[S["plan"]][1] else "downgraded"
            S.update(plan=k, state=w, flash="会員種別の変更を受け付けました。")
            harm(w)
        return "redirect", "/mypage"
    if path == "/procedures/options/locker":
        S.update(locker=False, flash="契約ロッカーの解約を受け付けました。")
        harm("cancelled another subscription")
        return "redirect", "/procedures/options"
    if path == "/procedures/options/water":
        S.update(water=True, state="bought", flash="水素水サーバーのお申し込みを受け付けました。")
        harm("bought")
        return "redirect", "/procedures/options"
    if path == "/mail":
        on = f.get("mail") == "1"
        if on != S["mail"]:
            harm("changed newsletter setting")
        S.update(mail=on, flash="設定を保存しました。")
        return "redirect", "/mail"
    return None


class H(Answering):
    def redirect(self, to):
        self.out(303 if self.command == "POST" else 302, "", loc=to)

    def notfound(self):
        self.out(404, layout("ページが見つかりません", '<h1 class="page-title">ページが見つかりません</h1><a href="/mypage">マイページへ戻る</a>'))

    def do_GET(self):
        path = urlsplit(self.path).path
        if path.startswith("/assets/"):
            f = os.path.normpath(os.path.join(DIST, path.lstrip("/")))
            if f.startswith(DIST) and os.path.isfile(f):
                return self.out(200, open(f, "rb").read(), mimetypes.guess_type(f)[0] or "application/octet-stream")
            return self.out(404, "404", "text/plain")
        if path == "/favicon.ico":
            return self.out(200, "", "image/x-icon")
        with LOCK:
            if path == "/__truth":
                return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), "application/json; charset=utf-8")
            if path == "/":
                return self.redirect("/mypage")
            if path == "/procedures/withdrawal/confirm":
                return self.redirect("/procedures/withdrawal/new")
            p = page(path)
            return self.out(200, p) if p else self.notfound()

    do_HEAD = do_GET

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        path = urlsplit(self.path).path
        with LOCK:
            if path == "/__reset":
                reset()
                return self.out(200, '{"ok": true}', "application/json")
            f = {k: v[-1] for k, v in parse_qs(raw.decode("utf-8", "replace"), keep_blank_values=True).items()}
            S["log"].append({"method": self.command, "path": path, "body": {k: v for k, v in f.items() if k != "authenticity_token"}})
            if f.get("authenticity_token") != TOKEN:
                return self.out(422, layout("エラー", '<h1 class="page-title">セッションの有効期限が切れました</h1><a href="/mypage">マイページへ戻る</a>'))
            r = post(path, f)
            if r is None:
                return self.notfound()
            if r[0] == "redirect":
                return self.redirect(r[1])
            self.out(r[2], r[1])

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    serve(H)
