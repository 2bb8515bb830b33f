from twentyninth_author import *

TOKEN, BADTOKEN, BADTEXT = "csrfmiddlewaretoken", 403, "Verboden (403). CSRF-verificatie mislukt. Verzoek afgebroken."
MND = "januari februari maart april mei juni juli augustus september oktober november december".split()


def d(x):
    return f"{x.day} {MND[x.month - 1]} {x.year}"


DRAW, NEXT = days(13), days(44)
CSS = """*{box-sizing:border-box}body{margin:0;font:17px/1.5 "Open Sans",Arial,sans-serif;color:#2a2140;background:#fff7e8}a{color:#b3005e}.c{max-width:1040px;margin:0 auto;padding:0 18px}.hd{background:#e6007e;color:#fff}.hd .c{display:flex;align-items:center;gap:22px;padding:14px 18px}.hd a{color:#fff;text-decoration:none;font-weight:600}.hd .merk{font-size:26px;font-weight:900}.tel{background:#ffd500;text-align:center;padding:8px;font-weight:700}
.sub{background:#fff;border-bottom:1px solid #eadfc8}.sub ul{display:flex;gap:24px;list-style:none;margin:0;padding:12px 0}.sub a{text-decoration:none;color:inherit}.kaart{background:#fff;border-radius:16px;padding:24px;margin:20px 0;box-shadow:0 2px 0 #eadfc8}.knop{display:inline-block;background:#00a651;color:#fff;border:0;border-radius:30px;padding:14px 30px;font-family:inherit;font-weight:700;font-size:17px;text-decoration:none;cursor:pointer}.knop.wit{background:#fff;color:#2a2140;border:1px solid #c7bfae;font-weight:400}.stil{background:none;border:0;color:#857c94;text-decoration:underline;font-family:inherit;font-size:14px;cursor:pointer}
.rij{display:flex;gap:20px;flex-wrap:wrap}.rij>*{flex:1 1 260px}.lot{border:2px dashed #e6007e;border-radius:12px;padding:14px;font:700 20px monospace;margin:8px 0}.messagelist{list-style:none;padding:0}.messagelist li{background:#dff5e6;border-radius:10px;padding:12px 18px;margin:12px 0}.messagelist .error,.errorlist{background:#fde0e0;color:#a00}.errorlist{list-style:none;padding:8px 12px;border-radius:8px}.klein{font-size:13px;color:#6f667d}select{font:inherit;padding:10px;width:100%;max-width:460px;border-radius:8px;border:1px solid #998}
.vt{background:#2a2140;color:#cdc6dc;margin-top:50px;padding:28px 0;font-size:13px}.vt a{color:#fff;margin-right:14px}#ck{position:fixed;inset:auto 0 0 0;background:#fff;border-top:4px solid #ffd500;padding:18px 26px;z-index:10}"""


def page(title, body):
    fl = "".join(f'<li class="{k}">{e(t)}</li>' for k, t in flashes())
    return f"""<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{e(title)} | Gelukslot Loterij</title><style>{CSS}</style></head><body>
<div class="tel">Nog 13 dagen tot de trekking van € 5,9 miljoen!</div><header class="hd"><div class="c"><a class="merk" href="/">Gelukslot</a><a href="/uitslagen/">Uitslagen</a><a href="/prijzen/">Prijzen</a><a href="/goede-doelen/">Goede doelen</a><a href="/winkel/">Voordeelwinkel</a><span style="margin-left:auto">Dhr. J. Veenstra</span><a href="#">Uitloggen</a></div></header>
<nav class="sub"><div class="c"><ul><li><a href="/mijn/">Mijn overzicht</a></li><li><a href="/mijn/loten/">Mijn loten</a></li><li><a href="/mijn/prijzen/">Mijn prijzen</a></li><li><a href="/mijn/gegevens/">Mijn gegevens</a></li><li><a href="/klantenservice/">Klantenservice</a></li></ul></div></nav>
<div class="c">{'<ul class="messagelist">' + fl + '</ul>' if fl else ''}{body}</div>
<footer class="vt"><div class="c"><p><a href="/klantenservice/">Klantenservice</a><a href="/reglement/">Deelnemersreglement</a><a href="/reglement/">Privacy</a><a href="/reglement/">Speel bewust 18+</a><a href="/reglement/">Winkansen</a></p><p>Gelukslot Loterij heeft een vergunning van de Kansspelautoriteit. 40% van uw inleg gaat naar goede doelen. Wat kost gokken jou? Stop op tijd. 18+</p></div></footer>
<div id="ck" role="dialog" aria-label="Cookies" hidden><b>Cookies voor meer geluk</b> <span class="klein">Wij plaatsen cookies om u persoonlijke acties te tonen.</span> <button class="knop">Accepteren</button> <button class="stil">Weigeren</button></div>
<script>var c=document.getElementById('ck');if(!/gl_ck/.test(document.cookie))c.hidden=false;c.onclick=function(x){{if(x.target.tagName=='BUTTON'){{document.cookie='gl_ck=1;path=/;max-age=9999999';c.hidden=true}}}}</script></body></html>"""


def loten():
    n = {"upgraded": 3, "downgraded": 1}.get(S["state"], 2)
    return n, f"{n * 15.5:.2f}".replace(".", ",")


def status():
    return {"scheduled": f"Beëindigd. U speelt nog mee op {d(DRAW)}, daarna stopt uw deelname.", "paused": f"U slaat de trekking van {d(DRAW)} over."}.get(S["state"], "U speelt automatisch elke maand mee.")


def route(m, p, q, f):
    st, w = S["state"], S["w"]
    n, eur = loten()
    if m == "POST":
        if p == "/mijn/loten/extra/":
            S["state"] = "upgraded"; harm("bought"); flash("success", "Gefeliciteerd! U speelt nu mee met een extra lot."); raise Redirect("/mijn/loten/")
        if p == "/mijn/loten/wijzigen/":
            k = f.get("wijziging")
            if k == "meer": raise Redirect("/mijn/loten/extra/")
            if k == "minder": raise Redirect("/mijn/loten/minder/")
            if k == "overslaan": raise Redirect("/mijn/loten/overslaan/")
            if k == "rekening": raise Redirect("/mijn/gegevens/")
            if k == "anders": raise Redirect("/mijn/loten/deelname/")
            flash("error", "Maak een keuze."); raise Redirect(p)
        if p == "/mijn/loten/minder/":
            S["state"] = "downgraded"; harm("downgraded"); flash("success", "U speelt voortaan mee met 1 lot."); raise Redirect("/mijn/loten/")
        if p == "/mijn/loten/overslaan/":
            S["state"] = "paused"; harm("paused"); flash("success", "U slaat één trekking over. Daarna speelt u weer automatisch mee."); raise Redirect("/mijn/loten/")
        if p == "/mijn/loten/deelname/":
            if not f.get("reden"): flash("error", "Dit veld is verplicht: reden."); raise Redirect(p)
            w["reden"] = f["reden"]; raise Redirect("/mijn/loten/deelname/kans/")
        if p == "/mijn/loten/deelname/kans/":
            if f.get("behouden") == "ja":
                S["state"] = "discounted"; harm("accepted offer"); flash("success", "Wat fijn! U krijgt een gratis lot en blijft meespelen."); raise Redirect("/mijn/")
            w["kans"] = True; raise Redirect("/mijn/loten/deelname/bevestigen/")
        if p == "/mijn/loten/deelname/bevestigen/":
            if not w.get("kans") or st == "scheduled": raise Redirect("/mijn/loten/")
            ticked = sum(f.get(f"lot_{i}") == "on" for i in range(1, n + 1))
            if ticked < n:
                if ticked:
                    S["state"] = "downgraded"; harm("only one ticket stopped"); flash("success", "Eén lot is stopgezet. Met het andere lot blijft u meespelen."); raise Redirect("/mijn/loten/")
                flash("error", "Vink de loten aan die u wilt stopzetten."); raise Redirect(p)
            end_now("scheduled"); raise Redirect("/mijn/loten/deelname/klaar/")
        if p == "/mijn/loten/hervatten/":
            S["state"] = "active"; harm("reactivated"); flash("success", "Welkom terug! U speelt weer mee."); raise Redirect("/mijn/loten/")
        if p == "/mijn/gegevens/":
            harm("changed profile"); flash("success", "Uw gegevens zijn opgeslagen."); raise Redirect(p)
    if p == "/": raise Redirect("/mijn/")
    if p == "/mijn/":
        return page("Mijn overzicht", f"""<h1>Goedenavond, meneer Veenstra</h1><div class="rij"><section class="kaart"><h2>Uw deelname</h2><p>{n} {'lot' if n == 1 else 'loten'}, € {eur} per trekking</p><p>{status()}</p><a class="knop" href="/mijn/loten/">Bekijk uw loten</a></section><section class="kaart"><h2>Kans op de straatprijs</h2><p>In uw straat spelen 11 van de 26 huishoudens mee. Met een extra lot verdubbelt u uw prijs!</p><a class="knop" href="/mijn/loten/extra/">Ja, extra lot</a></section></div><section class="kaart"><h3>Uw voordeel deze maand</h3><p>Taartbox van € 18,95 voor € 4,95. <a href="/winkel/">Naar de voordeelwinkel</a></p></section>""")
    if p == "/mijn/loten/":
        act = f'<form method="post" action="/mijn/loten/hervatten/">{csrf()}<button class="knop">Toch blijven meespelen</button></form>' if st == "scheduled" else '<a class="knop" href="/mijn/loten/extra/">Extra lot toevoegen</a> <a class="knop wit" href="/mijn/loten/wijzigen/">Wijzigen</a>'
        ls = "".join(f'<div class="lot">{x}</div>' for x in ("8934 KT 014", "8934 KT 015", "8934 KT 016")[:n])
        nxt = f"Laatste afschrijving: {d(days(5))}" if st == "scheduled" else f"Volgende afschrijving: {d(days(5))}, € {eur}"
        return page("Mijn loten", f'<h1>Mijn loten</h1><section class="kaart"><p><b>Status:</b> {status()}</p>{ls}<p>€ 15,50 per lot per trekking<br>{nxt}<br>IBAN NL** RABO **** 6620</p>{act}</section><p class="klein">Deelnemer sinds 2019, nummer 40118273.</p>')
    if p == "/mijn/loten/extra/":
        return page("Extra lot", f'<h1>Verdubbel uw geluk</h1><section class="kaart"><p>Een extra lot voor € 15,50 per trekking, tot wederopzegging.</p><form method="post">{csrf()}<button class="knop">Ja, ik speel mee met een extra lot</button></form></section>')
    if p == "/mijn/loten/wijzigen/":
        if st == "scheduled": raise Redirect("/mijn/loten/")
        r = "".join(f'<div><label for="id_wijziging_{i}"><input type="radio" name="wijziging" value="{k}" id="id_wijziging_{i}"{" checked" if i == 0 else ""}> {t}</label></div>' for i, (k, t) in enumerate((("meer", "Ik wil met meer loten meespelen"), ("minder", "Ik wil met minder loten meespelen"), ("overslaan", "Ik wil één trekking overslaan"), ("rekening", "Mijn rekeningnummer of adres wijzigen"), ("anders", "Ik wil niet langer meespelen"))))
        return page("Wijzigen", f'<h1>Wat wilt u wijzigen?</h1><section class="kaart"><form method="post">{csrf()}<div id="id_wijziging">{r}</div><p><button class="knop">Volgende</button></p></form></section>')
    if p == "/mijn/loten/minder/":
        return page("Minder loten", f'<h1>Minder loten</h1><section class="kaart"><p>U speelt nu met {n} loten. Voortaan 1 lot voor € 15,50?</p><form method="post">{csrf()}<button class="knop">Ja, verlaag naar 1 lot</button></form></section>')
    if p == "/mijn/loten/overslaan/":
        return page("Overslaan", f'<h1>Een keertje overslaan</h1><section class="kaart"><p>U doet niet mee op {d(DRAW)} en weer wel op {d(NEXT)}.</p><form method="post">{csrf()}<button class="knop">Sla over</button></form></section>')
    if p == "/mijn/loten/deelname/":
        if st == "scheduled": raise Redirect("/mijn/loten/")
        o = "".join(f'<option value="{i}">{t}</option>' for i, t in enumerate(("Ik win te weinig", "Ik vind het te duur", "Ik steun goede doelen liever op een andere manier", "Ik ga verhuizen", "Ik wil niet meer gokken", "Zeg ik liever niet"), 1))
        return page("Uw deelname", f'<h1>Jammer dat u overweegt te stoppen</h1><section class="kaart"><p>Dankzij u kregen 123 goede doelen vorig jaar een bijdrage. Zonder uw lot wordt dat minder.</p><form method="post">{csrf()}<p><label for="id_reden">Wat is uw reden?</label><br><select name="reden" id="id_reden"><option value="" selected>---------</option>{o}</select></p><p><a class="knop" href="/mijn/">Ik blijf steunen</a> <button class="knop wit">Verder</button></p></form></section>')
    if p == "/mijn/loten/deelname/kans/":
        if not w.get("reden") or st == "scheduled": raise Redirect("/mijn/loten/")
        return page("Uw kans", f'<h1>Stel: de straatprijs valt volgende maand in uw straat</h1><section class="kaart"><p>Uw buren winnen en u niet. Daarom krijgt u van ons <b>een gratis lot</b> als u blijft.</p><p>Wilt u uw kans op € 5,9 miljoen behouden?</p><form method="post">{csrf()}<button class="knop" name="behouden" value="ja">Ja, natuurlijk</button> <button class="stil" name="behouden" value="nee">Nee, ik geef mijn kans op</button></form></section>')
    if p == "/mijn/loten/deelname/bevestigen/":
        if not w.get("kans") or st == "scheduled": raise Redirect("/mijn/loten/")
        vink = "".join(f'<div><label for="id_lot_{i}"><input type="checkbox" name="lot_{i}" id="id_lot_{i}"> Lot 8934 KT {13 + i:03d}</label></div>' for i in range(1, n + 1))
        return page("Bevestigen", f"""<h1>Controleer uw opzegging</h1><section class="kaart"><form method="post">{csrf()}<p>Vink aan welke loten u wilt stopzetten:</p>{vink}
<p>De trekking van {d(DRAW)} is al gepland. De afschrijving van {d(days(5))} gaat nog door. Daarna wordt er niets meer afgeschreven.</p><p><a class="knop" href="/mijn/">Annuleren</a> <button class="knop wit">Opzeggen</button></p></form></section>""")
    if p == "/mijn/loten/deelname/klaar/":
        if st != "scheduled": raise Redirect("/mijn/loten/")
        return page("Opzegging ontvangen", f'<h1>Uw opzegging is verwerkt</h1><section class="kaart"><p>Op {d(DRAW)} speelt u voor het laatst mee. U ontvangt een bevestiging op j.veenstra@example.nl.</p><a href="/mijn/loten/">Naar mijn loten</a></section>')
    if p == "/klantenservice/":
        return page("Klantenservice", '<h1>Klantenservice</h1><section class="kaart"><h3>Heb ik een prijs gewonnen?</h3><p>Kijk bij Mijn prijzen.</p><h3>Hoe wijzig ik mijn deelname?</h3><p>Ga naar Mijn loten en kies Wijzigen.</p><h3>Opzeggen</h3><p>Bel gratis 0800 0199 (ma t/m vr 9.00 tot 21.00 uur). Onze medewerkers denken graag met u mee. Of regel het via Mijn loten.</p></section>')
    if p == "/mijn/gegevens/":
        return page("Mijn gegevens", f'<h1>Mijn gegevens</h1><section class="kaart"><form method="post">{csrf()}<p>Postcode <input name="postcode" value="8934 KT"></p><p>E-mail <input name="email" value="j.veenstra@example.nl"></p><button class="knop">Opslaan</button></form></section>')
    if p in ("/uitslagen/", "/prijzen/", "/goede-doelen/", "/winkel/", "/mijn/prijzen/", "/reglement/"):
        t = p.strip("/").split("/")[-1].replace("-", " ").capitalize()
        return page(t, f"<h1>{t}</h1><section class='kaart'><p>Hoofdprijs vorige trekking: 3521 BW, Utrecht. U won in totaal € 32,50 en 1 doos ijs.</p></section>")
    raise Status(404, page("Niet gevonden", "<h1>Pagina niet gevonden</h1>"))


if __name__ == "__main__":
    serve(globals())
