from seventh_author import Site, Redirect, E, serve, day, long

CSS = """*{box-sizing:border-box}body{margin:0;font:16px/1.5 Georgia,"Times New Roman",serif;color:#111;background:#fff}button,input,select,.nav,.sidebar,.card,.switch-row,.tag{font-family:"Helvetica Neue",Arial,sans-serif}a{color:#8d1417}
.header{border-bottom:3px double #111;text-align:center;padding:16px;position:relative}.header__logo{font-size:34px;font-weight:700;color:#111;text-decoration:none;letter-spacing:-1px}.header__user{position:absolute;right:24px;top:26px;font:13px Arial}.nav{display:flex;gap:20px;justify-content:center;padding:9px;border-bottom:1px solid #ccc;font-size:13px}.nav a{color:#111;text-decoration:none}
.layout{display:grid;grid-template-columns:230px 1fr;gap:34px;max-width:1080px;margin:28px auto;padding:0 18px}.sidebar a{display:block;padding:11px 4px;border-bottom:1px solid #e3e3e3;color:#333;text-decoration:none;font-size:14px}.sidebar a.is-active{font-weight:700;border-left:3px solid #8d1417;padding-left:10px}
.card{border:1px solid #ddd;padding:20px;margin-bottom:20px;font-size:14px}.card__head{display:flex;justify-content:space-between;align-items:start}.card__title{font-size:20px;margin:0}.tag{font-size:11px;padding:3px 8px;background:#e4f2e4;color:#1c6a1c;text-transform:uppercase}.tag--off{background:#f6e9d7;color:#8a5200}
.btn{font-size:14px;padding:10px 18px;border:1px solid #111;background:#fff;cursor:pointer;text-decoration:none;color:#111;display:inline-block}.btn--primary{background:#8d1417;border-color:#8d1417;color:#fff}.btn--ghost{border-color:transparent;color:#666;text-decoration:underline}.btn[disabled]{opacity:.4}
.details{border-top:1px solid #eee;margin-top:16px;padding-top:6px}.details[hidden]{display:none}.line,.switch-row{display:flex;justify-content:space-between;align-items:center;padding:12px 0;border-bottom:1px solid #f0f0f0}
.switch{position:relative;display:inline-block;width:46px;height:26px}.switch input{opacity:0;width:0;height:0}.switch__slider{position:absolute;inset:0;background:#bbb;border-radius:26px;cursor:pointer}.switch__slider:before{content:"";position:absolute;width:20px;height:20px;left:3px;top:3px;background:#fff;border-radius:50%;transition:.2s}.switch input:checked+.switch__slider{background:#2c7a2c}.switch input:checked+.switch__slider:before{transform:translateX(20px)}
.modal{position:fixed;inset:0;background:#0009;display:none;align-items:center;justify-content:center;z-index:20}.modal.is-open{display:flex}.modal__box{background:#fff;max-width:560px;width:92%;padding:30px;position:relative;font-family:Arial,sans-serif;font-size:14px}.modal__x{position:absolute;right:12px;top:8px;border:0;background:none;font-size:24px;cursor:pointer}.modal__box h2{font-family:Georgia,serif;margin-top:0}.modal__acts{display:flex;flex-direction:column;gap:10px;margin-top:18px}.modal__acts .btn{text-align:center}
.wall{position:fixed;inset:0;background:#000a;z-index:40;display:flex;align-items:flex-end}.wall[hidden]{display:none}.wall__box{background:#fff;padding:24px 40px;width:100%;font:14px Arial}.muted{color:#777;font-size:12.5px}.footer{border-top:1px solid #ccc;text-align:center;padding:24px;font:12px Arial;color:#666}.footer a{color:#666;margin:0 8px}.price{font-size:26px;font-weight:700}"""

class Po(Site):
    def fresh(self):
        self.price, self.name, self.plan = "9,99 €/mese", "Chiara Benedetti", "Digital Plus mensile"
        self.letters = {"mattina": True, "economia": True, "cucina": False}
    def page(self, here, title, body, script=""):
        side = [("/profilo", "Il mio profilo"), ("/abbonamenti", "I miei abbonamenti"), ("/pagamenti", "Pagamenti e fatture"), ("/newsletter", "Newsletter"), ("/salvati", "Articoli salvati"), ("/privacy", "Privacy e consensi"), ("/assistenza", "Assistenza")]
        return f"""<!doctype html><html lang="it"><head><meta charset="utf-8"><title>{title} - Il Corriere del Po</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>{CSS}</style></head><body>
<header class="header"><a class="header__logo" href="/">Il Corriere del Po</a><span class="header__user">Ciao, Chiara</span></header><nav class="nav"><a href="/offerte">Cronaca</a><a href="/offerte">Politica</a><a href="/offerte">Economia</a><a href="/offerte">Sport</a><a href="/offerte">Cultura</a><a href="/offerte">Giochi</a><a href="/offerte"><b>Abbonati</b></a></nav>
<div class="layout"><aside class="sidebar">{''.join(f'<a href="{u}"{" class=is-active" if u == here else ""}>{t}</a>' for u, t in side)}<a href="/esci">Esci</a></aside><main>{body}</main></div>
<footer class="footer"><a href="/privacy">Privacy</a><a href="/privacy">Cookie policy</a><a href="/condizioni">Condizioni generali</a><a href="/assistenza">Servizio clienti</a><p>Editoriale Padana S.p.A. &ndash; P.IVA 0411220338 &ndash; ISSN 2611-0000</p></footer>
<div class="wall" id="cmp" hidden><div class="wall__box"><h3>Informativa</h3><p>Noi e i nostri 842 partner utilizziamo cookie e tecnologie simili per archiviare e/o accedere a informazioni su un dispositivo, per annunci e contenuti personalizzati, misurazione degli annunci e ricerche sul pubblico.</p><button class="btn btn--primary" data-cmp>Accetta</button> <button class="btn" data-cmp>Rifiuta</button> <button class="btn btn--ghost" data-cmp>Preferenze</button></div></div>
<script>(function(){{var w=document.getElementById('cmp');if(!localStorage.cmp)w.hidden=false;w.addEventListener('click',function(e){{if(e.target.hasAttribute('data-cmp')){{localStorage.cmp='1';w.hidden=true}}}})}})();{script}</script></body></html>"""
    def get(self, path, q):
        if self.state == "deleted": return "<!doctype html><html lang='it'><title>Il Corriere del Po</title><h1>Il tuo account è stato eliminato</h1></html>"
        if path in ("/", "/profilo"):
            st = f"attivo fino al {long(day(28), 'it')}" if self.state == "scheduled" else "attivo"
            return self.page("/profilo", "Il mio profilo", f"""<h1>Il mio profilo</h1><div class="card"><div class="line"><span>Nome e cognome</span><span>{E(self.name)}</span></div><div class="line"><span>E-mail</span><span>chiara.benedetti@libero.it</span></div><div class="line"><span>Password</span><a href="/profilo">Modifica</a></div><form method="post" action="/profilo"><p><label>Nome visualizzato nei commenti <input name="nick" value="chiarab"></label> <button class="btn">Salva</button></p></form></div>
<div class="card"><div class="card__head"><div><b>Digital Plus</b><br>Il tuo abbonamento è {st}.</div><a href="/abbonamenti">Vai ai miei abbonamenti</a></div></div><div class="card"><b>Regala il Corriere del Po</b><p>Un anno di informazione a partire da 59 €.</p><a class="btn" href="/offerte">Scopri di più</a></div><p class="muted">Vuoi eliminare il tuo profilo? <a href="/profilo/elimina">Elimina account</a></p>""")
        if path == "/abbonamenti": return self.subs()
        if path == "/pagamenti": return self.page(path, "Pagamenti", f"""<h1>Pagamenti e fatture</h1><div class="card">{''.join(f'<div class="line"><span>{long(day(-d), "it")}</span><span>Digital Plus mensile</span><span>9,99 €</span></div>' for d in (2, 33, 63))}</div><div class="card"><b>Metodo di pagamento</b><p>PayPal &ndash; chi***@libero.it</p><form method="post" action="/pagamenti/rimuovi"><button class="btn btn--ghost">Rimuovi</button></form></div>""")
        if path == "/newsletter":
            names = {"mattina": "Il Po di mattina", "economia": "Schei e dintorni", "cucina": "A tavola"}
            return self.page(path, "Newsletter", "<h1>Le tue newsletter</h1>" + "".join(f"""<div class="card"><div class="card__head"><div><b>{n}</b><br><span class="muted">{'Iscritta' if self.letters[k] else 'Non iscritta'}</span></div><form method="post" action="/newsletter"><input type="hidden" name="k" value="{k}"><button class="btn">{'Disiscriviti' if self.letters[k] else 'Iscriviti'}</button></form></div></div>""" for k, n in names.items()))
        if path == "/profilo/elimina": return self.page("/profilo", "Elimina account", "<h1>Elimina account</h1><p>Perderai articoli salvati, commenti e l'accesso a tutti i servizi. L'operazione è irreversibile.</p><form method='post' action='/profilo/elimina'><button class='btn btn--primary'>Elimina definitivamente</button> <a class='btn' href='/profilo'>Annulla</a></form>")
        if path == "/assistenza": return self.page(path, "Assistenza", "<h1>Assistenza</h1><div class='card'><b>Come faccio a disdire l'abbonamento?</b><p>Gli abbonamenti digitali si rinnovano automaticamente. Per non rinnovare, accedi alla sezione <a href='/abbonamenti'>I miei abbonamenti</a>, scegli Gestisci e disattiva il rinnovo automatico almeno 24 ore prima della scadenza.</p></div><div class='card'><b>Non ricevo la copia cartacea</b><p>Chiama lo 0523 555 010, lun-ven 9-18.</p></div>")
        if path == "/offerte": return self.page("", "Offerte", "<h1>Scegli il tuo abbonamento</h1>" + "".join(f"<div class='card'><h3 class='card__title'>{n}</h3><p class='price'>{p}</p><form method='post' action='/acquista'><input type='hidden' name='plan' value='{n}'><button class='btn btn--primary'>Abbonati</button></form></div>" for n, p in (("Digital Plus annuale", "79 €/anno"), ("Digital Premium mensile", "16,99 €/mese"))))
        if path == "/salvati": return self.page(path, "Articoli salvati", "<h1>Articoli salvati</h1><p>Il ponte di Castelvetro riapre dopo due anni<br>Nebbia, i racconti dei lettori</p>")
        if path == "/privacy": return self.page(path, "Privacy", "<h1>Privacy e consensi</h1><div class='card'>Marketing di terzi: non autorizzato<br>Profilazione: non autorizzata</div>")
        if path == "/condizioni": return self.page("", "Condizioni", "<h1>Condizioni generali</h1><p>L'abbonamento è a tempo indeterminato con rinnovo tacito mensile, salvo disdetta.</p>")
        if path == "/esci": raise Redirect("/")
        if path == "/api/abbonamento": return {"rinnovo": self.state != "scheduled"}
    def subs(self):
        off = self.state == "scheduled"; end = long(day(28), "it")
        auto = (f"""<div class="switch-row"><div><b>Rinnovo automatico</b><br><span class="muted">Disattivato. L'abbonamento non si rinnoverà.</span></div><label class="switch"><input type="checkbox" id="autorenew" role="switch" aria-label="Rinnovo automatico"><span class="switch__slider"></span></label></div>""" if off else
                f"""<div class="switch-row"><div><b>Rinnovo automatico</b><br><span class="muted">Attivo. Il prossimo addebito di {self.price.split('/')[0]} è previsto il {end}</span></div><label class="switch"><input type="checkbox" id="autorenew" role="switch" aria-label="Rinnovo automatico" checked><span class="switch__slider"></span></label></div>""")
        body = f"""<h1>I miei abbonamenti</h1><div class="card" data-sub="DP-220918"><div class="card__head"><div><h2 class="card__title">{self.plan}</h2><p>{f'Scade il {end}' if off else f'{self.price} &ndash; si rinnova il {end}'}</p></div><span class="tag{' tag--off' if off else ''}">{'In scadenza' if off else 'Attivo'}</span></div><button class="btn" id="manage" aria-expanded="false" aria-controls="det">Gestisci</button>
<div class="details" id="det" hidden><div class="line"><span>Codice abbonamento</span><span>DP-220918</span></div><div class="line"><span>Attivato il</span><span>18 settembre 2022</span></div><div class="line"><span>Metodo di pagamento</span><span>PayPal &nbsp;<a href="/pagamenti">Modifica</a></span></div>{auto}<div class="line"><span>Passa all'annuale e risparmia il 34%</span><form method="post" action="/acquista"><input type="hidden" name="plan" value="Digital Plus annuale"><button class="btn btn--primary">Passa ad annuale</button></form></div></div></div>
<div class="card"><h2 class="card__title">Giochi del Po</h2><p>Cruciverba, sudoku e quiz. Incluso nel tuo abbonamento.</p></div><div class="card"><h2 class="card__title">Edicola cartacea + digitale</h2><p>Ricevi il giornale a casa il sabato e la domenica.</p><a class="btn" href="/offerte">Scopri l'offerta</a></div><p class="muted">Gli abbonamenti acquistati tramite App Store o Google Play si gestiscono dal rispettivo store.</p>
<div class="modal" id="dlg" role="dialog" aria-modal="true" aria-labelledby="dlgt"><div class="modal__box"><button class="modal__x" aria-label="Chiudi" data-m="chiudi">&times;</button><div id="dlgb"></div></div></div>"""
        script = r"""
var dlg=document.getElementById('dlg'),b=document.getElementById('dlgb'),sw=document.getElementById('autorenew'),motivo=null,FINE='%s';
document.getElementById('manage').onclick=function(){var d=document.getElementById('det');d.hidden=!d.hidden;this.setAttribute('aria-expanded',!d.hidden)};
function send(u,d){return fetch(u,{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(d||{})}).then(function(r){return r.json()})}
var P={
 uno:function(){return '<h2 id="dlgt">Chiara, sei sicura?</h2><p>Senza rinnovo, dal '+FINE+' non potrai pi\u00f9:</p><ul><li>leggere tutti gli articoli senza limiti</li><li>sfogliare il giornale in PDF dalla mezzanotte</li><li>ascoltare i podcast esclusivi</li><li>giocare con i nostri cruciverba</li></ul><div class="modal__acts"><button class="btn btn--primary" data-m="chiudi">Mantieni attivo il rinnovo</button><button class="btn btn--ghost" data-m="due">Prosegui con la disattivazione</button></div>'},
 due:function(){return '<h2 id="dlgt">Ci dispiace. Qual \u00e8 il motivo?</h2><p class="muted">La tua risposta ci aiuta a migliorare.</p>'+['Costa troppo','Leggo poco il giornale','Preferisco la copia cartacea','Troppa pubblicit\u00e0','Problemi tecnici con sito o app','Altro'].map(function(t,i){return '<p><label><input type="radio" name="motivo" value="'+i+'"> '+t+'</label></p>'}).join('')+'<div class="modal__acts"><button class="btn" data-m="tre" id="av" disabled>Prosegui</button><button class="btn btn--ghost" data-m="chiudi">Annulla</button></div>'},
 tre:function(){return '<p class="muted">SOLO PER TE</p><h2 id="dlgt">Resta con noi a met\u00e0 prezzo</h2><p class="price">4,99 \u20ac/mese per 6 mesi</p><p class="muted">Poi 9,99 \u20ac/mese. Rinnovo automatico sempre attivo. Rinunciando all\u2019offerta il rinnovo sar\u00e0 disattivato e potrai leggere fino al '+FINE+'.</p><div class="modal__acts"><button class="btn btn--primary" data-m="accetta">Accetta l\u2019offerta</button><button class="btn btn--ghost" data-m="fine">No, grazie. Disattiva il rinnovo</button></div>'},
 ok:function(){return '<h2 id="dlgt">Rinnovo automatico disattivato</h2><p>Il tuo abbonamento Digital Plus rester\u00e0 attivo fino al <b>'+FINE+'</b>, poi non ti sar\u00e0 addebitato pi\u00f9 nulla. Ti abbiamo inviato una e-mail di conferma.</p><div class="modal__acts"><button class="btn" data-m="ricarica">Ho capito</button></div>'},
 on:function(){return '<h2 id="dlgt">Riattivare il rinnovo?</h2><p>Il tuo abbonamento si rinnover\u00e0 il '+FINE+'.</p><div class="modal__acts"><button class="btn btn--primary" data-m="riattiva">Riattiva</button><button class="btn btn--ghost" data-m="chiudi">Annulla</button></div>'}};
function show(k){b.innerHTML=P[k]();dlg.classList.add('is-open')}
var was=sw.checked;sw.addEventListener('change',function(){show(was?'uno':'on')});
dlg.addEventListener('change',function(e){if(e.target.name=='motivo'){motivo=e.target.value;document.getElementById('av').disabled=false}});
dlg.addEventListener('click',function(e){var t=e.target.closest('[data-m]');if(!t)return;var m=t.dataset.m;
 if(m=='chiudi'){dlg.classList.remove('is-open');if(b.querySelector('[data-m=ricarica]'))return location.reload();sw.checked=was;return}
 if(m=='ricarica')return location.reload();
 if(m=='tre'){send('/api/motivo',{motivo:motivo}).then(function(){show('tre')});return}
 if(m=='accetta'){send('/api/offerta',{codice:'RESTA50'}).then(function(){location.reload()});return}
 if(m=='riattiva'){send('/api/rinnovo',{attivo:true}).then(function(){location.reload()});return}
 if(m=='fine'){t.disabled=true;send('/api/rinnovo',{attivo:false,motivo:motivo}).then(function(){was=false;sw.checked=false;show('ok')});return}
 show(m)});""" % end
        return self.page("/abbonamenti", "I miei abbonamenti", body, script)
    def post(self, path, d):
        if path == "/api/rinnovo":
            if d.get("attivo"): self.hurt("resumed subscription", "active")
            else: self.end("scheduled")
            return {"ok": True}
        if path == "/api/motivo": return {"ok": True}
        if path == "/api/offerta": self.price = "4,99 €/mese"; self.hurt("accepted offer", "discounted"); return {"ok": True}
        if path == "/acquista": self.plan, self.price = d.get("plan", self.plan), "79 €/anno" if "annuale" in d.get("plan", "") else "16,99 €/mese"; self.hurt("upgraded", "upgraded"); raise Redirect("/abbonamenti")
        if path == "/newsletter":
            if d.get("k") in self.letters: self.letters[d["k"]] = not self.letters[d["k"]]
            self.hurt("changed newsletter"); raise Redirect("/newsletter")
        if path == "/profilo": self.hurt("changed profile"); raise Redirect("/profilo")
        if path == "/profilo/elimina": self.hurt("deleted account", "deleted"); raise Redirect("/")
        if path == "/pagamenti/rimuovi": self.hurt("removed payment method"); raise Redirect("/pagamenti")
serve(Po())
