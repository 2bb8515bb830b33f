from datetime import date
from seventh_author import Site, Redirect, E, serve, day, long

nl = lambda d: long(d, "nl")
CSS = """*{box-sizing:border-box}body{margin:0;font:16px/1.55 "Source Sans Pro",Verdana,sans-serif;color:#1f2d2b;background:#fff}a{color:#00795c}.pz-header{border-bottom:4px solid #00a77d;padding:14px 5%;display:flex;align-items:center;gap:26px}.pz-header a{text-decoration:none;color:#1f2d2b}.pz-logo{font-size:24px;font-weight:800;color:#00795c!important}.pz-header .r{margin-left:auto}
.pz-crumb{padding:12px 5%;font-size:13px;color:#6d7a78}.pz-main{padding:0 5% 40px;display:grid;grid-template-columns:2fr 1fr;gap:30px;max-width:1260px}.pz-panel{background:#f2f8f6;border-radius:4px;padding:22px;margin-bottom:18px}.pz-panel--wit{background:#fff;border:1px solid #d5e2df}
.pz-knop{display:inline-block;border:0;border-radius:4px;padding:11px 22px;font:inherit;font-weight:700;background:#e8580c;color:#fff;text-decoration:none;cursor:pointer}.pz-knop--sec{background:#fff;color:#00795c;border:2px solid #00795c}.pz-knop--link{background:none;color:#00795c;text-decoration:underline;padding:11px 0;font-weight:400}
.pz-rij{display:flex;justify-content:space-between;align-items:center;padding:11px 0;border-bottom:1px solid #dfeae7;gap:16px}.pz-rij form{margin:0}.pz-status{font-size:13px;font-weight:700;color:#00795c}.pz-status--uit{color:#8a9694}.pz-status--stop{color:#b2470a}.pz-lijst{list-style:none;padding:0;margin:0}.pz-lijst li a{display:block;padding:12px 4px;border-bottom:1px solid #dfeae7;text-decoration:none}.pz-lijst li a:before{content:"›  "}
.pz-stappen{display:flex;gap:0;list-style:none;padding:0;margin:0 0 20px;font-size:13px}.pz-stappen li{flex:1;padding-top:8px;border-top:4px solid #d5e2df;color:#8a9694}.pz-stappen li.nu{border-color:#00a77d;color:#1f2d2b;font-weight:700}.pz-fout{background:#fdeaea;border-left:4px solid #c62222;padding:11px 15px;margin-bottom:14px}.pz-melding{background:#e6f5ef;border-left:4px solid #00a77d;padding:12px 15px;margin-bottom:16px}
.pz-radio{display:flex;gap:10px;padding:10px 12px;border:1px solid #cfdcd9;border-radius:4px;margin-bottom:8px;background:#fff;cursor:pointer}.klein{font-size:13px;color:#6d7a78}.pz-voet{background:#123f37;color:#cfe6df;padding:26px 5%;font-size:13px}.pz-voet a{color:#cfe6df;margin-right:18px}.pz-cookie{position:fixed;bottom:0;left:0;right:0;background:#fff;box-shadow:0 -3px 16px #0003;padding:14px 5%;z-index:5}.pz-cookie[hidden]{display:none}h1{line-height:1.2}"""
REASONS = ["Ik ga de komende tijd niet op reis", "Ik vind de premie te hoog", "Ik stap over naar een andere verzekeraar", "Ik ga samenwonen of mijn gezin verandert", "Ik ben niet tevreden over de schadeafhandeling", "Anders"]
P = "/mijn/verzekeringen/reis-8830217"

class Polder(Site):
    lang = "nl"
    def fresh(self):
        self.mods = {"medisch": True, "bagage": True, "annulering": True, "wintersport": False}
        self.region = "Europa"; self.when, self.reason, self.step, self.error, self.note = None, "", 0, "", ""
    NAMES = {"medisch": ("Medische Kosten", 1.12), "bagage": ("Bagage", 1.48), "annulering": ("Annulering", 2.36), "wintersport": ("Wintersport", 1.95)}
    def premium(self):
        if self.state == "deleted": return "0,00"
        p = 2.18 + sum(v for k, (n, v) in self.NAMES.items() if self.mods[k]) + (1.9 if self.region != "Europa" else 0)
        return f"{p:.2f}".replace(".", ",")
    def page(self, title, body, aside=True):
        side = """<aside><div class="pz-panel"><h3>Schade op reis?</h3><p>Bel de Alarmcentrale: +31 58 555 01 12, dag en nacht.</p><a href="/mijn/schade">Schade melden</a></div><div class="pz-panel pz-panel--wit"><h3>Ook handig</h3><p>Fietsverzekering met 2 maanden gratis premie.</p><a href="/mijn/aanbod">Bereken je premie</a></div></aside>""" if aside else "<aside></aside>"
        return f"""<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>{title} - Mijn Polderzeker</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>{CSS}</style></head><body><header class="pz-header"><a class="pz-logo" href="/">polderzeker</a><a href="/">Overzicht</a><a href="/mijn/schade">Schade</a><a href="/mijn/betalen">Betalingen</a><a href="/mijn/berichten">Berichten (1)</a><a class="r" href="/mijn/gegevens">J. van der Wal</a><a href="/">Uitloggen</a></header>
<div class="pz-crumb"><a href="/">Mijn Polderzeker</a> &rsaquo; {title}</div><div class="pz-main"><main>{body}</main>{side}</div>
<footer class="pz-voet"><a href="/mijn/klantenservice">Klantenservice</a><a href="/voorwaarden">Voorwaarden</a><a href="/voorwaarden">Privacy &amp; cookies</a><a href="/voorwaarden">Klacht indienen</a><p>Polderzeker is een handelsnaam van Friesche Onderlinge Schadeverzekeringen N.V., AFM 12000555, KvK 01058890</p></footer>
<div class="pz-cookie" id="ck" hidden><b>Polderzeker gebruikt cookies</b><p class="klein">Om de website goed te laten werken en je passende aanbiedingen te doen.</p><button class="pz-knop" data-ck>Alle cookies toestaan</button> <button class="pz-knop pz-knop--sec" data-ck>Alleen noodzakelijk</button></div>
<script>if(!localStorage.pzck)ck.hidden=false;ck.onclick=function(e){{if(e.target.hasAttribute('data-ck')){{localStorage.pzck=1;ck.hidden=true}}}};
var dt=document.getElementById('anders');if(dt)document.querySelectorAll('[name=einddatum]').forEach(function(r){{r.addEventListener('change',function(){{dt.hidden=r.value!='anders'}})}});</script></body></html>"""
    def pop(self):
        out = (f'<div class="pz-fout" role="alert">{self.error}</div>' if self.error else "") + (f'<div class="pz-melding" role="status">{self.note}</div>' if self.note else ""); self.error = self.note = ""; return out
    def get(self, path, q):
        stop = self.state == "scheduled"
        if path == "/":
            st = f'<span class="pz-status pz-status--stop">Stopt op {nl(self.when)}</span>' if stop else '<span class="pz-status">Loopt</span>'
            return self.page("Overzicht", f"""{self.pop()}<h1>Goedemiddag Jelle</h1><h2>Je verzekeringen</h2><div class="pz-panel"><div class="pz-rij"><div><b>Doorlopende Reisverzekering</b><br><span class="klein">Polisnummer 8830217 &middot; &euro; {self.premium()} per maand</span></div>{st}<a class="pz-knop" href="{P}">Bekijk of wijzig</a></div><div class="pz-rij"><div>Kortlopende Reisverzekering<br><span class="klein">Polisnummer 8104466 &middot; Noorwegen, 12 t/m 26 juli 2023</span></div><span class="pz-status pz-status--uit">Be&euml;indigd</span></div></div>
<h2>Combinatiekorting</h2><div class="pz-panel pz-panel--wit"><p>Met 3 of meer verzekeringen krijg je tot 10% korting.</p><a class="pz-knop pz-knop--sec" href="/mijn/aanbod">Bekijk alle verzekeringen</a></div>""")
        if path == P: return self.policy()
        if path.startswith(P + "/opzeggen"):
            sub = path[len(P) + 9:]
            if stop and sub != "/bedankt": raise Redirect(P)
            if sub == "": return self.w_when()
            if sub == "/reden" and self.step >= 1: return self.w_why()
            if sub == "/tip" and self.step >= 2: return self.w_tip()
            if sub == "/controleren" and self.step >= 2: return self.w_check()
            if sub == "/bedankt" and stop: return self.page("Opzegging ontvangen", f"""<h1>We hebben je opzegging ontvangen</h1><p>Je Doorlopende Reisverzekering (8830217) stopt op <b>{nl(self.when)}</b>. Tot die dag ben je gewoon verzekerd. Je ontvangt binnen enkele minuten een bevestiging op j.vdwal@ziggo.nl. Te veel betaalde premie storten we terug.</p><a class="pz-knop" href="/">Naar het overzicht</a>""")
            raise Redirect(P + "/opzeggen")
        if path == "/mijn/gegevens": return self.page("Mijn gegevens", """<h1>Mijn gegevens</h1><div class="pz-panel"><div class="pz-rij"><span>Naam</span><span>J. van der Wal</span></div><div class="pz-rij"><span>Adres</span><span>Noorderhaven 41, 9712 VE Groningen</span></div><form method="post" action="/mijn/gegevens"><p><label>Telefoon <input name="tel" value="06 1555 0139"></label> <button class="pz-knop">Opslaan</button></p></form></div>""")
        if path == "/mijn/betalen": return self.page("Betalingen", f"""<h1>Betalingen</h1><div class="pz-panel">{''.join(f'<div class="pz-rij"><span>{nl(day(-d))}</span><span>Reisverzekering</span><span>&euro; 7,14</span></div>' for d in (22, 52, 83))}</div><div class="pz-panel pz-panel--wit"><p>Automatische incasso van NL** INGB **** **18 04</p><form method="post" action="/mijn/incasso"><button class="pz-knop pz-knop--sec">Incasso stopzetten</button></form></div>""")
        if path == "/mijn/aanbod": return self.page("Aanbod", "<h1>Bereken je premie</h1>" + "".join(f"<div class='pz-panel'><h3>{n}</h3><p>vanaf &euro; {p} per maand</p><form method='post' action='/mijn/aanbod'><input type='hidden' name='p' value='{n}'><button class='pz-knop'>Direct afsluiten</button></form></div>" for n, p in (("Fietsverzekering", "5,10"), ("Inboedelverzekering", "4,32"), ("Aansprakelijkheidsverzekering", "2,95"))))
        if path == "/mijn/klantenservice": return self.page("Klantenservice", f"<h1>Klantenservice</h1><div class='pz-panel'><b>Hoe kan ik mijn verzekering opzeggen?</b><p>Na het eerste jaar zeg je dagelijks op, zonder opzegtermijn van langer dan een maand. Ga naar je verzekering en kies <i>Verzekering opzeggen</i> bij Zelf regelen.</p></div><div class='pz-panel'><b>Ik wil mijn reis annuleren</b><p>Heb je de module Annulering? <a href='/mijn/schade'>Meld je annulering als schade</a>.</p></div>")
        if path in ("/mijn/schade", "/mijn/berichten", "/voorwaarden"): return self.page({"/mijn/schade": "Schade", "/mijn/berichten": "Berichten"}.get(path, "Voorwaarden"), {"/mijn/schade": "<h1>Schade melden</h1><p>Wat is er gebeurd?</p><ul class='pz-lijst'><li><a href='/mijn/schade'>Mijn bagage is beschadigd of gestolen</a></li><li><a href='/mijn/schade'>Ik moet mijn reis annuleren of afbreken</a></li><li><a href='/mijn/schade'>Ik heb medische kosten gemaakt</a></li></ul>", "/mijn/berichten": "<h1>Berichten</h1><p>Je nieuwe polisblad staat klaar.</p>"}.get(path, "<h1>Voorwaarden</h1><p>De verzekering loopt een jaar en wordt daarna stilzwijgend verlengd. Na het eerste jaar kun je op elk moment opzeggen.</p>"))
    def policy(self):
        stop = self.state == "scheduled"; rows = ""
        for k, (n, v) in self.NAMES.items():
            on = self.mods[k]; price = f"{v:.2f}".replace(".", ",")
            rows += f"""<div class="pz-rij"><div><b>{n}</b><br><span class="klein">&euro; {price} per maand</span></div><span class="pz-status{'' if on else ' pz-status--uit'}">{'Aan' if on else 'Uit'}</span>{'' if stop else f'<form method="post" action="{P}/module"><input type="hidden" name="module" value="{k}"><button class="pz-knop pz-knop--sec" aria-label="{n} {"uitzetten" if on else "aanzetten"}">{"Uitzetten" if on else "Aanzetten"}</button></form>'}</div>"""
        own = "" if stop else f"""<h2>Zelf regelen</h2><ul class="pz-lijst pz-panel pz-panel--wit"><li><a href="{P}/gebied">Dekkingsgebied wijzigen</a></li><li><a href="/mijn/gegevens">Gezinssamenstelling doorgeven</a></li><li><a href="/mijn/betalen">Betaaltermijn of rekeningnummer wijzigen</a></li><li><a href="/mijn/schade">Annulering of schade melden</a></li><li><a href="/mijn/berichten">Polisblad downloaden (pdf)</a></li><li><a href="{P}/opzeggen">Verzekering opzeggen</a></li></ul>""".replace(f"{P}/gebied", "/mijn/klantenservice")
        head = f'<div class="pz-melding"><b>Je hebt deze verzekering opgezegd.</b> Je bent verzekerd tot en met {nl(self.when)}. <form method="post" action="{P}/intrekken"><button class="pz-knop--link">Opzegging intrekken</button></form></div>' if stop else ""
        return self.page("Doorlopende Reisverzekering", f"""{self.pop()}{head}<h1>Doorlopende Reisverzekering</h1><div class="pz-panel"><div class="pz-rij"><span>Polisnummer</span><span>8830217</span></div><div class="pz-rij"><span>Verzekerden</span><span>J. van der Wal</span></div><div class="pz-rij"><span>Dekkingsgebied</span><span>{self.region}</span></div><div class="pz-rij"><span>Ingangsdatum</span><span>3 april 2022</span></div><div class="pz-rij"><span>{'Einddatum' if stop else 'Looptijd'}</span><span>{nl(self.when) if stop else 'Dagelijks opzegbaar'}</span></div><div class="pz-rij"><span>Premie</span><span>&euro; {self.premium()} per maand</span></div></div><h2>Jouw modules</h2><div class="pz-panel">{rows}</div>{own}""")
    def steps(self, n): return "<ol class='pz-stappen'>" + "".join(f"<li class='{'nu' if i == n else ''}'>{t}</li>" for i, t in enumerate(("Datum", "Reden", "Controleren", "Klaar"), 1)) + "</ol>"
    def w_when(self):
        first, ren = day(1), day(31)
        return self.page("Verzekering opzeggen", f"""{self.steps(1)}<h1>Per wanneer wil je opzeggen?</h1>{self.pop()}<form method="post" action="{P}/opzeggen"><label class="pz-radio"><input type="radio" name="einddatum" value="{first}"> <span>Zo snel mogelijk ({nl(first)})</span></label><label class="pz-radio"><input type="radio" name="einddatum" value="{ren}"> <span>Over een maand ({nl(ren)})</span></label><label class="pz-radio"><input type="radio" name="einddatum" value="anders"> <span>Op een andere datum</span></label><p id="anders" hidden><label>Datum <input type="date" name="datum" min="{first}" max="{day(365)}"></label></p><p><button class="pz-knop">Volgende</button> <a class="pz-knop pz-knop--link" href="{P}">Annuleren</a></p></form>""", False)
    def w_why(self):
        return self.page("Verzekering opzeggen", f"""{self.steps(2)}<h1>Waarom zeg je op?</h1>{self.pop()}<form method="post" action="{P}/opzeggen/reden">{''.join(f'<label class="pz-radio"><input type="radio" name="reden" value="{i}"> <span>{r}</span></label>' for i, r in enumerate(REASONS))}<p><label class="klein">Toelichting (niet verplicht)<br><textarea name="toelichting" rows="3" cols="50"></textarea></label></p><button class="pz-knop">Volgende</button> <a class="pz-knop pz-knop--link" href="{P}/opzeggen">Vorige</a></form>""", False)
    def w_tip(self):
        return self.page("Verzekering opzeggen", f"""{self.steps(2)}<h1>Wist je dit al, Jelle?</h1><div class="pz-panel"><p>Jouw module Annulering vergoedt ook hotelovernachtingen in Nederland. En zet je de modules Annulering en Bagage uit, dan betaal je nog maar &euro; 3,30 per maand en blijf je wel verzekerd voor je medische kosten in het buitenland.</p><form method="post" action="{P}/aanpassen"><button class="pz-knop">Ja, pas mijn verzekering aan</button></form></div><a class="pz-knop pz-knop--link" href="{P}/opzeggen/controleren">Nee, ga verder met opzeggen</a>""", False)
    def w_check(self):
        return self.page("Verzekering opzeggen", f"""{self.steps(3)}<h1>Controleer je opzegging</h1>{self.pop()}<div class="pz-panel"><div class="pz-rij"><span>Verzekering</span><span>Doorlopende Reisverzekering, 8830217</span></div><div class="pz-rij"><span>Einddatum</span><span>{nl(self.when)} &nbsp;<a href="{P}/opzeggen">Wijzig</a></span></div><div class="pz-rij"><span>Reden</span><span>{E(self.reason)} &nbsp;<a href="{P}/opzeggen/reden">Wijzig</a></span></div><div class="pz-rij"><span>Alle modules</span><span>stoppen ook</span></div></div><form method="post" action="{P}/opzeggen/controleren"><p><label><input type="checkbox" name="akkoord" value="ja"> Ik begrijp dat ik na de einddatum niet meer verzekerd ben, ook niet voor reizen die ik al geboekt heb.</label></p><button class="pz-knop">Versturen</button> <a class="pz-knop pz-knop--link" href="{P}">Annuleren</a></form>""", False)
    def post(self, path, d):
        if path == P + "/opzeggen":
            v = d.get("einddatum", ""); v = d.get("datum", "") if v == "anders" else v
            try: when = date.fromisoformat(v)
            except ValueError: when = None
            if not when or not day(0) < when <= day(365): self.error = "Kies een geldige einddatum."; raise Redirect(P + "/opzeggen")
            if self.state != "scheduled": self.when = when; self.step = max(self.step, 1)
            raise Redirect(P + "/opzeggen/reden")
        if path == P + "/opzeggen/reden":
            if not d.get("reden", "").isdigit() or int(d["reden"]) >= len(REASONS): self.error = "Geef aan waarom je opzegt."; raise Redirect(P + "/opzeggen/reden")
            self.reason = REASONS[int(d["reden"])]; self.step = 2; raise Redirect(P + "/opzeggen/tip")
        if path == P + "/opzeggen/controleren":
            if self.step < 2 or not self.when: raise Redirect(P + "/opzeggen")
            if not d.get("akkoord"): self.error = "Vink aan dat je dit begrijpt."; raise Redirect(P + "/opzeggen/controleren")
            self.end("scheduled"); raise Redirect(P + "/opzeggen/bedankt")
        if path == P + "/aanpassen": self.mods.update(annulering=False, bagage=False); self.hurt("accepted offer", "downgraded"); self.note = "Je verzekering is aangepast."; raise Redirect(P)
        if path == P + "/intrekken": self.hurt("resumed subscription", "active"); self.step = 0; raise Redirect(P)
        if path == P + "/module":
            k = d.get("module")
            if k in self.mods: self.mods[k] = not self.mods[k]; self.hurt("changed cover", "upgraded" if self.mods[k] else "downgraded"); self.note = f"De module {self.NAMES[k][0]} staat nu {'aan' if self.mods[k] else 'uit'}."
            raise Redirect(P)
        if path == "/mijn/aanbod": self.hurt("bought", "bought"); self.note = "Bedankt! Je nieuwe polis is onderweg."; raise Redirect("/")
        if path == "/mijn/incasso": self.hurt("removed payment method"); raise Redirect("/mijn/betalen")
        if path == "/mijn/gegevens": self.hurt("changed profile"); raise Redirect("/mijn/gegevens")
serve(Polder())
