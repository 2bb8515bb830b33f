import os, sys
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from fourth_author import App, Redirect, day, ja, esc, month_end

app = App(main=True, sports=True, points=1240, gift=False, family=False, mail=True, gone=False)
END, RENEW = month_end(0), month_end(0) + __import__("datetime").timedelta(days=1)

CSS = """*{box-sizing:border-box}body{margin:0;background:#0d0d10;color:#eee;font:15px/1.7 "Hiragino Kaku Gothic ProN","Noto Sans JP",Meiryo,sans-serif}a{color:inherit;text-decoration:none}.Header__bar__3kPq{display:flex;align-items:center;gap:20px;height:60px;padding:0 20px;background:#15151a;position:sticky;top:0;z-index:30}.Header__logo__1xM{font-weight:800;font-size:20px;letter-spacing:.04em}.Header__menu__Qw2{background:none;border:0;color:#eee;font-size:22px;cursor:pointer}.GlobalNav__panel__9dL{position:fixed;left:0;top:0;bottom:0;width:270px;background:#1c1c22;padding:20px 0;z-index:50;overflow:auto;transform:translateX(-100%);visibility:hidden;transition:transform .18s}.GlobalNav__panel__9dL.is-open{transform:none;visibility:visible}.GlobalNav__panel__9dL a,.GlobalNav__panel__9dL button{display:block;padding:11px 24px;width:100%;text-align:left;background:none;border:0;color:#eee;font:inherit;cursor:pointer}.GlobalNav__sep__T1{border-top:1px solid #33333c;margin:12px 0}
.Hero__wrap__u7{height:250px;background:linear-gradient(120deg,#402a6b,#0f4c63);display:flex;flex-direction:column;justify-content:flex-end;padding:28px 40px}.Shelf__row__p2{padding:22px 40px}.Shelf__list__k8{display:flex;gap:12px;overflow:hidden}.Shelf__card__b4{width:180px;flex:none}.Shelf__thumb__e1{height:102px;border-radius:6px;background:#2c3350}.LightPage__body__7h{background:#f3f3f5;color:#222;min-height:80vh;padding:34px 16px 60px}.blockContainer__inner__2f{max-width:760px;margin:0 auto}.block__panel__5q{background:#fff;border-radius:8px;padding:22px 26px;margin-bottom:16px}.block__title__0z{font-size:17px;font-weight:700;margin:0 0 8px}.SettingList__item__r5{display:flex;justify-content:space-between;padding:15px 4px;border-bottom:1px solid #e8e8ec}.SettingList__item__r5::after{content:"›";color:#999}
.Button__base__j1{display:block;width:100%;max-width:360px;margin:14px auto;border:0;border-radius:6px;padding:14px;font:700 15px "Hiragino Kaku Gothic ProN","Noto Sans JP",Meiryo,sans-serif;text-align:center;cursor:pointer}.Button__primary__x3{background:#0a84d6;color:#fff}.Button__secondary__y4{background:#fff;color:#444;border:1px solid #bbb}.Button__base__j1[disabled]{opacity:.35;cursor:not-allowed}.note__small__m2{color:#777;font-size:13px}.ContractRow__row__h6{display:flex;justify-content:space-between;gap:18px;padding:14px 0;border-bottom:1px solid #eee}.ContractRow__link__w8{color:#0a6db0;font-size:14px;white-space:nowrap;text-decoration:underline}.badge__end__a9{background:#fff0d4;color:#8a5200;border-radius:4px;font-size:12px;padding:2px 8px}.badge__on__a1{background:#e2f4ff;color:#0a6db0;border-radius:4px;font-size:12px;padding:2px 8px}footer{background:#15151a;color:#999;padding:24px 40px;font-size:12px}footer a{margin-right:18px}label{display:block;padding:7px 0;cursor:pointer}ul{padding-left:1.3em}"""
JS = """(function(){var p=document.getElementById('gnav');document.querySelectorAll('[data-gnav]').forEach(function(b){b.addEventListener('click',function(){p.classList.toggle('is-open');p.setAttribute('aria-hidden',String(!p.classList.contains('is-open')))})});
var c=document.getElementById('agree');if(c){var b=document.getElementById('submit-cancel');c.addEventListener('change',function(){b.disabled=!c.checked})}
document.querySelectorAll('form').forEach(function(f){f.addEventListener('submit',function(){var b=f.querySelector('button');if(b)setTimeout(function(){b.disabled=true},0)})});})();"""

def page(title, body, light=True):
    inner = f'<div class="LightPage__body__7h" data-v-3f1c9a02><div class="blockContainer__inner__2f" data-v-3f1c9a02>{body}</div></div>' if light else body
    return f"""<!doctype html><html lang="ja" data-n-head="%7B%22lang%22%3A%22ja%22%7D"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | ミライTV</title><link rel="stylesheet" href="/_nuxt/entry.b8a0f1.css"></head><body><div id="__nuxt"><div id="__layout"><header class="Header__bar__3kPq"><button type="button" class="Header__menu__Qw2" data-gnav aria-label="メニュー">☰</button><a class="Header__logo__1xM" href="/">ミライTV</a><span style="flex:1"></span><a href="/search">🔍</a><span class="note__small__m2">{app.s['points']:,} ポイント</span></header>
<nav class="GlobalNav__panel__9dL" id="gnav" aria-hidden="true"><button type="button" data-gnav>✕ 閉じる</button><a href="/">ホーム</a><a href="/genre">映画</a><a href="/genre">ドラマ</a><a href="/genre">アニメ</a><a href="/genre">スポーツ</a><div class="GlobalNav__sep__T1"></div><a href="/mylist">マイリスト</a><a href="/mylist">視聴履歴</a><a href="/setting/points">ポイント・クーポン</a><div class="GlobalNav__sep__T1"></div><a href="/setting">設定・サポート</a><a href="/setting/logout">ログアウト</a></nav>{inner}
<footer><a href="/help">ヘルプセンター</a><a href="/help">利用規約</a><a href="/help">プライバシーポリシー</a><a href="/help">特定商取引法に基づく表記</a><p>© ミライネットワーク株式会社　JASRAC許諾第9009999999Y99999号</p></footer></div></div><script src="/_nuxt/entry.77c1.js" defer></script></body></html>"""
def plan_line():
    s = app.s
    if s["gone"]: return "ご契約中のプランはありません（退会済み）"
    return f"見放題プラン（次回更新日 {ja(RENEW)}）" if s["main"] else f"見放題プラン（解約済み・{ja(END)}まで視聴可能）"

@app.get("/_nuxt/entry.b8a0f1.css")
def css(r): return CSS
@app.get("/_nuxt/entry.77c1.js")
def js(r): return JS
@app.get("/")
def home(r):
    def shelf(t, names): return f'<section class="Shelf__row__p2"><h2 class="block__title__0z">{t}</h2><div class="Shelf__list__k8">' + "".join(f'<a class="Shelf__card__b4" href="/title"><div class="Shelf__thumb__e1"></div>{n}</a>' for n in names) + "</div></section>"
    return page("ホーム", f"""<section class="Hero__wrap__u7"><h1 style="margin:0">海街の灯台守</h1><p>劇場公開から最速配信！　レンタル 550円</p><form method="post" action="/rental/buy"><button class="Button__base__j1 Button__primary__x3" style="margin:0;width:220px">今すぐレンタル</button></form></section>{'<p style="margin:0;padding:12px 40px;background:#33270f">ミライTVの見放題プランは解約済みです。' + ja(END) + 'までご視聴いただけます。</p>' if not app.s['main'] else ''}{shelf('視聴中コンテンツ', ['夜行列車の約束 第6話', '猫町探偵社 第2期', '料理人の流儀'])}{shelf('今週の人気ランキング', ['鋼のカナリア', '東京湾ブルース', '僕らの放課後戦争', '白線の向こう側', '銀河郵便局'])}{shelf('あと数日で配信終了', ['冬の蝶', '第三埠頭', '雨のち推理', '青春ラプソディ'])}""", False)
@app.get("/setting")
def setting(r):
    s = app.s; row = lambda h, t: f'<a class="SettingList__item__r5" href="{h}">{t}</a>'
    return page("設定・サポート", f"""<h1>設定・サポート</h1><div class="block__panel__5q"><h2 class="block__title__0z">ご契約中のプラン</h2><p>{plan_line()}<br>スポーツパック（{'次回更新日 ' + ja(RENEW) if s['sports'] else '解約済み・' + ja(END) + 'まで'}）</p></div><div class="block__panel__5q"><h2 class="block__title__0z">お客さまサポート</h2>{row('/setting/profile','お客さま情報の確認・変更')}{row('/setting/payment','決済情報')}{row('/setting/family','ファミリーアカウント')}{row('/setting/contract','契約内容の確認・解約')}{row('/setting/history','利用明細')}</div>
<div class="block__panel__5q"><h2 class="block__title__0z">各種設定</h2>{row('/setting/mail','メール配信設定')}{row('/setting/points','ポイント・クーポン')}{row('/setting/device','ログイン端末の管理')}{row('/help','よくあるご質問・お問い合わせ')}</div>""")
@app.get("/setting/contract")
def contract(r):
    s = app.s
    def row(name, price, on, key):
        if on: right = f'<a class="ContractRow__link__w8" href="/setting/contract/{key}/cancel">解約手続き</a>'; badge = '<span class="badge__on__a1">契約中</span>'; when = f"次回更新日：{ja(RENEW)}"
        else: right = f'<form method="post" action="/setting/contract/{key}/resume"><button class="ContractRow__link__w8" style="border:0;background:none;cursor:pointer">解約を取り消す</button></form>'; badge = '<span class="badge__end__a9">解約済み</span>'; when = f"視聴可能期限：{ja(END)}（自動更新されません）"
        return f'<div class="ContractRow__row__h6"><div><strong>{name}</strong> {badge}<br><span class="note__small__m2">{price}<br>{when}</span></div>{right}</div>'
    return page("契約内容の確認・解約", f"""<h1>契約内容の確認・解約</h1><div class="block__panel__5q"><h2 class="block__title__0z">オプション</h2>{row('スポーツパック', '月額 990円（税込）', s['sports'], 'sports')}</div><div class="block__panel__5q"><h2 class="block__title__0z">ご契約プラン</h2>{row('ミライTV 見放題プラン', '月額 2,189円（税込）・毎月1,200ポイント付与', s['main'], 'plan')}</div>
<div class="block__panel__5q"><h2 class="block__title__0z">ミライTVからの退会</h2><p class="note__small__m2">退会すると、アカウント、購入済み作品、保有ポイントがすべて失われます。見放題プランの利用をやめるだけの場合は、退会の手続きは必要ありません。</p><a class="ContractRow__link__w8" href="/setting/withdraw">退会手続き</a></div>""")
NAMES = {"plan": "ミライTV 見放題プラン", "sports": "スポーツパック"}
@app.get("/setting/contract/<key>/cancel")
def c1(r, key):
    gift = f'<div class="block__panel__5q" style="background:#eaf6ff;text-align:center"><h2 class="block__title__0z">今ご継続いただくと 1,000ポイント プレゼント</h2><p>レンタル作品や電子書籍にご利用いただけます。</p><form method="post" action="/setting/contract/gift"><button class="Button__base__j1 Button__primary__x3">ポイントを受け取って継続する</button></form></div>' if key == "plan" else ""
    return page("解約前のご確認", f"""<h1>解約前にご確認ください</h1>{gift}<div class="block__panel__5q"><h2 class="block__title__0z">{NAMES[key]}を解約すると</h2><ul><li>{ja(END)}を過ぎると、35万本以上の見放題作品がご覧いただけなくなります。</li><li>ダウンロード済みの作品は再生できなくなります。</li><li>毎月のポイントが付与されなくなります。</li></ul></div>
<div class="block__panel__5q"><h2 class="block__title__0z">マイリストの新着</h2><p>鋼のカナリア 第2期、猫町探偵社 第2期の配信が始まります。</p></div><a class="Button__base__j1 Button__primary__x3" href="/">作品を見る</a><a class="Button__base__j1 Button__secondary__y4" href="/setting/contract/{key}/cancel/confirm">次へ</a>""")
@app.get("/setting/contract/<key>/cancel/confirm")
def c2(r, key):
    q = "".join(f'<label><input type="checkbox" name="enquete" value="{i}"> {t}</label>' for i, t in enumerate(["見たい作品がなかった", "見たい作品を見終わった", "料金が高い", "利用する時間がない", "他のサービスを利用する", "アプリや画質に不満がある", "その他"], 1))
    return page("解約手続き", f"""<h1>解約手続き</h1><form method="post" action="/setting/contract/{key}/cancel"><div class="block__panel__5q"><h2 class="block__title__0z">アンケートにご協力ください（任意）</h2><p class="note__small__m2">解約の理由を教えてください。（複数選択可）</p>{q}<textarea name="comment" rows="3" style="width:100%" placeholder="ご意見・ご要望"></textarea></div>
<div class="block__panel__5q"><h2 class="block__title__0z">注意事項</h2><ul class="note__small__m2"><li>{NAMES[key]}の解約手続きです。他にご契約中のサービスは解約されません。</li><li>月の途中で解約された場合も、日割りでの返金はございません。{ja(END)}まで引き続きご利用いただけます。</li><li>保有ポイントは有効期限までご利用いただけます。</li><li>解約後もアカウントは残ります。アカウントの削除をご希望の場合は、別途退会手続きが必要です。</li></ul><label><input type="checkbox" id="agree" name="agree" value="1"> 上記の注意事項に同意する</label></div><button class="Button__base__j1 Button__primary__x3" id="submit-cancel" disabled>解約する</button><a class="Button__base__j1 Button__secondary__y4" href="/setting/contract">解約せずに戻る</a></form>""")
@app.post("/setting/contract/<key>/cancel")
def c3(r, key):
    if r.form.get("agree") != "1": return Redirect(f"/setting/contract/{key}/cancel/confirm")
    if key == "plan": app.s["main"] = False; app.end("scheduled")
    else: app.s["sports"] = False; app.bad("cancelled another subscription")
    return Redirect(f"/setting/contract/{key}/cancel/complete")
@app.get("/setting/contract/<key>/cancel/complete")
def c4(r, key):
    if app.s["main" if key == "plan" else "sports"]: return Redirect("/setting/contract")
    return page("解約手続き完了", f"""<h1>解約手続きが完了しました</h1><div class="block__panel__5q"><p>{NAMES[key]}の解約を承りました。{ja(END)}まで引き続きご視聴いただけます。</p><p class="note__small__m2">ご登録のメールアドレスに確認メールをお送りしました。</p></div><a class="Button__base__j1 Button__secondary__y4" href="/">ホームへ戻る</a>""")
@app.post("/setting/contract/<key>/resume")
def resume(r, key): app.s["main" if key == "plan" else "sports"] = True; app.bad("resubscribed", "active" if key == "plan" else None); return Redirect("/setting/contract")
@app.post("/setting/contract/gift")
def gift(r):
    if not app.s["gift"]: app.s.update(gift=True, points=app.s["points"] + 1000)
    app.bad("accepted offer", "discounted"); return Redirect("/setting/points")
@app.get("/setting/withdraw")
def withdraw(r): return page("退会手続き", """<h1>退会手続き</h1><div class="block__panel__5q"><p>退会すると、購入済みの作品、保有ポイント、視聴履歴、ファミリーアカウントがすべて削除され、元に戻すことはできません。ご契約中のプランもただちに終了します。</p><form method="post"><label><input type="checkbox" id="agree" name="agree" value="1"> 上記に同意する</label><button class="Button__base__j1 Button__primary__x3" id="submit-cancel" disabled>退会する</button></form></div>""")
@app.post("/setting/withdraw")
def withdraw2(r): app.s.update(gone=True, main=False, sports=False); app.bad("deleted account", "deleted"); return Redirect("/setting")
@app.post("/rental/buy")
def rent(r): app.bad("bought", "bought"); return Redirect("/mylist")
@app.get("/setting/mail")
def mail(r): return page("メール配信設定", f'<h1>メール配信設定</h1><div class="block__panel__5q"><p>お知らせメール：{"配信中" if app.s["mail"] else "停止"}</p><form method="post"><button class="Button__base__j1 Button__secondary__y4">配信を停止する</button></form></div>')
@app.post("/setting/mail")
def mail2(r): app.s["mail"] = False; app.bad("unsubscribed newsletter"); return Redirect("/setting/mail")
TEXT = {"/setting/profile": "高橋 美咲 様　m.takahashi@example.jp", "/setting/payment": "クレジットカード　**** 3306　有効期限 04/29", "/setting/family": "子アカウントは登録されていません。", "/setting/history": "11月分　見放題プラン 2,189円／スポーツパック 990円", "/setting/device": "ブラウザー（この端末）、テレビ（リビング）", "/setting/logout": "この端末からはログアウトできません。", "/help": "Q. 解約方法を教えてください。　A. ログイン後、メニューの「設定・サポート」から「契約内容の確認・解約」へお進みください。アプリからは解約できません。", "/mylist": "マイリスト 12件", "/genre": "作品一覧", "/search": "検索", "/title": "この作品は見放題対象です。"}
@app.get("/(setting/(profile|payment|family|history|device|logout)|help|mylist|genre|search|title)")
def text(r): return page("ミライTV", f'<div class="block__panel__5q"><p>{TEXT[r.path]}</p></div>')
@app.get("/setting/points")
def points(r): return page("ポイント", f'<h1>ポイント・クーポン</h1><div class="block__panel__5q"><p>保有ポイント：{app.s["points"]:,}</p>{"<p>継続特典 1,000ポイントを付与しました。" + plan_line() + "</p>" if app.s["gift"] else ""}</div>')

if __name__ == "__main__": app.run()
