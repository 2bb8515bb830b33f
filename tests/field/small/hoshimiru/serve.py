from small import *

NEXT = day(8)
app = App({"plan": True, "extra": False, "mail": True}, cookie="_hm_sid")

CSS = """*{box-sizing:border-box}body{margin:0;font-family:"Hiragino Kaku Gothic ProN","Noto Sans JP",Meiryo,sans-serif;background:#0b0d10;color:#e6e8ea;font-size:15px;line-height:1.7}a{color:#4fb3ff;text-decoration:none}.sc-1kzqw{display:flex;align-items:center;gap:26px;padding:0 32px;height:60px;background:#14171b}.sc-1kzqw a{color:#e6e8ea}
.sc-logo{font-weight:700;font-size:20px}.sc-fHjqPf{max-width:780px;margin:36px auto;padding:0 20px}.sc-hmdomO{background:#1b1f24;border-radius:8px;padding:22px 26px;margin-bottom:20px}.sc-bXCLTC{display:flex;justify-content:space-between;border-top:1px solid #2c3138;padding:13px 0}.sc-bXCLTC:first-of-type{border-top:0}
.sc-jsJBEP{display:inline-block;min-width:240px;text-align:center;padding:12px 24px;border-radius:4px;border:0;background:#1e88e5;color:#fff;font:700 15px inherit;cursor:pointer}.sc-jsJBEP[disabled]{opacity:.4}.sc-eeDRCY{background:#2c3138;color:#e6e8ea}.sc-koXPp{display:flex;flex-direction:column;gap:14px;align-items:center;margin:28px 0}
.sc-note{font-size:13px;color:#9aa2ab}.sc-warn{border:1px solid #d98200;background:#2a1f08;padding:14px 18px;border-radius:6px;margin-bottom:20px}.sc-opt{display:block;padding:6px 0}.sc-foot{border-top:1px solid #2c3138;padding:26px 32px;font-size:12px;color:#9aa2ab}.sc-foot a{color:#9aa2ab;margin-right:18px}h1{font-size:22px}h2{font-size:17px;margin-top:0}.sc-err{color:#ff6b6b}"""

def shell(title, main):
    return f"""<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>{title} | ホシミル</title><style>{CSS}</style></head><body><header class="sc-1kzqw"><a class="sc-logo" href="/account">HOSHIMIRU</a><a href="/video">ビデオ</a><a href="/video">ライブ</a><a href="/video">ブック</a><a href="/video">雑誌</a><span style="flex:1"></span><a href="/account">アカウント・契約</a></header>
<main class="sc-fHjqPf">{main}</main><footer class="sc-foot"><a href="/help">ヘルプセンター</a><a href="/help">利用規約</a><a href="/help">プライバシーポリシー</a><a href="/help">特定商取引法に基づく表示</a><a href="/help">お問い合わせ</a><p>© HOSHIMIRU Co., Ltd. JASRAC許諾番号 第9028812001号</p></footer></body></html>"""

def token(r): return f'<input type="hidden" name="csrfToken" value="{r.sess["csrf"]}">'

@app.get("/")
def root(r): return go("/account", 302)

@app.get("/account")
def account(r):
    if app.state == "deleted": return shell("退会完了", "<h1>退会手続きが完了しました</h1>")
    plan = f'<span>月額プラン 2,189円（税込）<br><span class="sc-note">次回更新日：{when(NEXT, "ja")}</span></span>' if app.d["plan"] else "<span>ご契約中のプランはありません</span>"
    done = '<div class="sc-warn" role="status">月額プランは解約済みです。見放題作品はご視聴いただけません。購入済みの作品は引き続きお楽しみいただけます。</div>' if not app.d["plan"] else ""
    return shell("アカウント・契約", f"""<h1>アカウント・契約</h1>{done}<section class="sc-hmdomO"><h2>契約プラン</h2><div class="sc-bXCLTC">{plan}</div><div class="sc-bXCLTC"><a href="/account/contract">契約内容の確認・変更</a><span>›</span></div>{'' if app.d['plan'] else '<div class="sc-bXCLTC"><a href="/help">プランに再登録する</a><span>›</span></div>'}</section>
<section class="sc-hmdomO"><h2>ポイント</h2><div class="sc-bXCLTC"><span>保有ポイント</span><b>1,243 pt</b></div><div class="sc-bXCLTC"><a href="/help">ポイント履歴</a><span>›</span></div></section>
<section class="sc-hmdomO"><h2>お客様情報</h2><div class="sc-bXCLTC"><span>メールアドレス</span><span>m.kuroda@tegami.example</span></div><div class="sc-bXCLTC"><span>お支払い方法</span><span>クレジットカード（**** 7715）</span></div><div class="sc-bXCLTC"><a href="/account/history">購入履歴・月額サービス利用履歴</a><span>›</span></div><div class="sc-bXCLTC"><a href="/account/mail">メール配信設定</a><span>›</span></div><div class="sc-bXCLTC"><a href="/help">ファミリーアカウントの追加</a><span>›</span></div></section>""")

@app.get("/account/contract")
def contract(r):
    if not app.d["plan"]: plan = "<p>ご契約中のプランはありません。</p>"
    else: plan = f"""<div class="sc-bXCLTC"><span><b>月額プラン</b><br>2,189円（税込）／月<br><span class="sc-note">見放題作品が観放題＋毎月1,200円分のポイント</span></span><a href="/account/contract/cancel">解約手続き</a></div>"""
    return shell("契約内容の確認・変更", f"""<h1>契約内容の確認・変更</h1><section class="sc-hmdomO"><h2>ご利用中のサービス</h2>{plan}</section>
<section class="sc-hmdomO"><h2>追加できるサービス</h2><div class="sc-bXCLTC"><span><b>スポーツパック</b><br>2,600円（税込）／月</span><form method="post" action="/account/contract/option">{token(r)}<button class="sc-jsJBEP">{'申込済み' if app.d['extra'] else '申し込む'}</button></form></div></section>
<section class="sc-hmdomO"><h2>アカウントの削除（退会）</h2><p class="sc-note">退会すると、保有ポイント、購入済み作品、視聴履歴などすべての情報が削除され、元に戻すことはできません。</p><a href="/account/withdraw">アカウントを削除する</a></section>""")

@app.get("/account/contract/cancel")
def step1(r):
    if not app.d["plan"]: return go("/account", 302)
    return shell("解約手続き", f"""<h1>月額プランの解約</h1><p>解約すると、以下の特典がご利用いただけなくなります。</p><section class="sc-hmdomO"><h2>黒田様が続きを楽しみにしている作品</h2><p>『夜明けの喫茶店』 第7話から<br>『北の灯台守』 第3話から</p><h2>失われる特典</h2><ul><li>36万本以上の見放題作品</li><li>毎月もらえる1,200円分のポイント</li><li>210誌以上の雑誌読み放題</li></ul></section>
<div class="sc-warn">解約手続きが完了した時点で、残りの期間にかかわらず見放題作品はご視聴いただけなくなります。日割りでの返金は行っておりません。次回更新日（{when(NEXT, 'ja')}）の前日まで視聴を続けたい場合は、前日に解約手続きを行ってください。</div>
<div class="sc-koXPp"><a class="sc-jsJBEP" href="/account">契約を続ける</a><a class="sc-jsJBEP sc-eeDRCY" href="/account/contract/cancel/confirm">次へ</a></div>""")

def confirm(r, error=""):
    opts = "".join(f'<label class="sc-opt"><input type="checkbox" name="reason" value="{i}"> {t}</label>' for i, t in enumerate(("観たい作品がなかった", "観る時間がない", "料金が高い", "他のサービスを利用する", "画質や操作性に不満がある", "観たい作品を観終わった", "その他"), 1))
    return shell("解約手続き", f"""<h1>アンケート・注意事項のご確認</h1>{f'<p class="sc-err" role="alert">{error}</p>' if error else ''}<form method="post" action="/account/contract/cancel/complete">{token(r)}<section class="sc-hmdomO"><h2>解約の理由をお聞かせください（複数選択可・必須）</h2>{opts}<p>ご意見・ご要望（任意）<br><textarea name="comment" rows="4" style="width:100%"></textarea></p></section>
<section class="sc-hmdomO"><h2>解約時の注意事項</h2><ul class="sc-note"><li>解約後は見放題作品をご視聴いただけません。</li><li>ダウンロード済みの作品も再生できなくなります。</li><li>保有ポイントは有効期限まで引き続きご利用いただけます。</li><li>解約してもアカウントは削除されません。</li></ul><label class="sc-opt"><input type="checkbox" name="agree" value="1" onchange="document.getElementById('go').disabled=!this.checked"> 注意事項に同意する</label></section>
<div class="sc-koXPp"><button class="sc-jsJBEP" id="go" disabled>解約する</button><a href="/account">解約をやめてアカウントに戻る</a></div></form>""")

@app.get("/account/contract/cancel/confirm")
def step2(r): return confirm(r) if app.d["plan"] else go("/account", 302)

@app.post("/account/contract/cancel/complete")
def complete(r):
    if r.data.get("csrfToken") != r.sess["csrf"]: return Out("不正な遷移です", 403)
    if not r.data.get("reason"): return Out(confirm(r, "解約の理由を1つ以上選択してください。"), 400)
    if not r.data.get("agree"): return Out(confirm(r, "注意事項に同意してください。"), 400)
    app.d["plan"] = False; app.end("cancelled"); return go("/account/contract/cancel/complete")

@app.get("/account/contract/cancel/complete")
def completed(r):
    if app.d["plan"]: return go("/account", 302)
    return shell("解約手続き完了", """<h1>解約手続きが完了しました</h1><section class="sc-hmdomO"><p>月額プランの解約手続きが完了しました。ご利用ありがとうございました。確認メールを m.kuroda@tegami.example にお送りしました。</p><p class="sc-note">アカウントは残っています。ポイントや購入済み作品は引き続きご利用いただけます。アカウントの削除をご希望の方は<a href="/account/withdraw">こちら</a>。</p></section><div class="sc-koXPp"><a class="sc-jsJBEP" href="/account">アカウントに戻る</a></div>""")

@app.post("/account/contract/option")
def option(r): app.d["extra"] = True; app.harm("bought", "bought"); return go("/account/contract")

@app.get("/account/withdraw")
def withdraw(r): return shell("退会", f"""<h1>アカウントの削除（退会）</h1><div class="sc-warn">保有ポイント1,243pt、購入済み作品8点が失われます。</div><form class="sc-koXPp" method="post" action="/account/withdraw">{token(r)}<button class="sc-jsJBEP">退会する</button><a href="/account">戻る</a></form>""")

@app.post("/account/withdraw")
def withdrawn(r): app.harm("deleted account", "deleted"); return go("/account")

@app.get("/account/history")
def history(r): return shell("利用履歴", f"""<h1>月額サービス利用履歴</h1><section class="sc-hmdomO">{''.join(f'<div class="sc-bXCLTC"><span>{when(day(8 - 30 * k), "ja")}</span><span>月額プラン</span><span>2,189円</span></div>' for k in (1, 2, 3))}</section>""")

@app.get("/account/mail")
def mail(r): return shell("メール配信設定", f"""<h1>メール配信設定</h1><form class="sc-hmdomO" method="post" action="/account/mail">{token(r)}<label class="sc-opt"><input type="checkbox" name="news" checked> ホシミル通信を受け取る</label><button class="sc-jsJBEP">配信停止する</button></form>""")

@app.post("/account/mail")
def mail_off(r): app.harm("unsubscribed newsletter"); return go("/account")

@app.get("/(help|video)")
def other(r, what): return shell("ヘルプ", """<h1>よくあるご質問</h1><section class="sc-hmdomO"><h2>月額プランを解約したい</h2><p>「アカウント・契約」＞「<a href="/account/contract">契約内容の確認・変更</a>」より、解約手続きを行ってください。アプリをアンインストールしただけでは解約になりません。</p></section>""" if what == "help" else "<h1>あなたへのおすすめ</h1><p>夜明けの喫茶店／北の灯台守／まちの本棚</p>")

app.serve()
