import unicodedata
from seventh_author import Site, Redirect, E, serve, day

br = lambda d: d.strftime("%d/%m/%Y")
flat = lambda s: unicodedata.normalize("NFD", s.lower()).encode("ascii", "ignore").decode()
CSS = """*{box-sizing:border-box}body{margin:0;font:15px/1.5 Roboto,"Helvetica Neue",sans-serif;background:#f6f4fa;color:#2b2233}.mat-toolbar{background:#5a0fa0;color:#fff;display:flex;align-items:center;gap:24px;padding:14px 26px}.mat-toolbar a{color:#fff;text-decoration:none}.brand{font-weight:900;font-size:22px}.sp{flex:1}
.wrap{max-width:1000px;margin:22px auto;padding:0 16px;display:grid;grid-template-columns:1fr 1fr;gap:18px}.wrap>h1,.full{grid-column:1/-1}h1{margin:4px 0}.mat-card{background:#fff;border-radius:10px;padding:20px;box-shadow:0 1px 4px #0002}.mat-card-title{font-size:18px;font-weight:600;margin-bottom:8px}.mat-card-subtitle{color:#7a7085;font-size:13px}
.mat-button-base{font:inherit;border-radius:22px;border:1px solid #5a0fa0;color:#5a0fa0;background:#fff;padding:8px 18px;cursor:pointer;text-decoration:none;display:inline-block}.mat-flat-button{background:#5a0fa0;color:#fff}.chip{display:inline-block;border-radius:12px;padding:2px 10px;font-size:12px;background:#dff5e3;color:#176b2c}.chip.warn{background:#fff0d1;color:#8a5a00}
.mat-expansion-panel{background:#fff;border-bottom:1px solid #eee}.mat-expansion-panel-header{padding:16px 18px;cursor:pointer;display:flex;justify-content:space-between}.mat-expansion-panel-header:after{content:"⌄"}.mat-expansion-panel-content{display:none;padding:0 18px 18px}.mat-expanded .mat-expansion-panel-content{display:block}
.lin{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #f0edf4}.rodape{background:#2c0750;color:#cdbfdc;padding:22px 26px;font-size:12px;margin-top:40px}.rodape a{color:#cdbfdc;margin-right:14px}
.lgpd{position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:2px solid #5a0fa0;padding:12px 90px 12px 24px;font-size:13px;z-index:3}.lgpd[hidden]{display:none}
.vivi-fab{position:fixed;right:22px;bottom:76px;width:58px;height:58px;border-radius:50%;border:0;background:#ff5a1f;color:#fff;font-size:24px;cursor:pointer;z-index:6}.vivi{position:fixed;right:22px;bottom:20px;width:370px;height:560px;max-height:92vh;background:#fff;border-radius:14px;box-shadow:0 8px 30px #0005;display:none;flex-direction:column;z-index:8;overflow:hidden}.vivi.aberto{display:flex}.vivi__topo{background:#ff5a1f;color:#fff;padding:12px 16px;display:flex;justify-content:space-between}.vivi__topo button{background:none;border:0;color:#fff;font-size:18px;cursor:pointer}.vivi__msgs{flex:1;overflow:auto;padding:14px;background:#faf8fc}
.msg{max-width:84%;padding:9px 12px;border-radius:12px;margin-bottom:8px;background:#ece7f3;white-space:pre-line}.msg--eu{margin-left:auto;background:#5a0fa0;color:#fff}.rapidas{display:flex;flex-wrap:wrap;gap:6px;margin:4px 0 10px}.rapida{border:1px solid #ff5a1f;color:#c63e08;border-radius:16px;padding:6px 13px;cursor:pointer;background:#fff}.vivi__form{display:flex;border-top:1px solid #eee}.vivi__form input{flex:1;border:0;padding:13px;font:inherit}.vivi__form button{border:0;background:none;color:#5a0fa0;padding:0 14px;cursor:pointer}.digita{color:#999;font-style:italic;font-size:13px}"""

REASONS = ["Está caro", "Internet lenta ou instável", "Vou mudar de endereço", "Contratei outra operadora", "Outro motivo"]

class Vetta(Site):
    def fresh(self):
        self.plan, self.price, self.speed = "Vetta Fibra 500 Mega", "R$ 109,90", 500
        self.step, self.msgs, self.quick, self.reason = None, [], [], ""
        self.protocol = day(0).strftime("%Y%m%d") + "0448213"
    # ---- assistant
    def bot(self, text, quick=()): self.msgs.append({"de": "vivi", "t": text}); self.quick = list(quick)
    def begin(self, topic):
        if topic == "cancelamento" and self.step in (None, "menu"):
            if self.step is None: self.bot("Oi, Marcelo! Eu sou a Vivi, assistente virtual da Vetta 💜")
            self.ask_service()
        elif self.step is None: self.bot("Oi, Marcelo! Eu sou a Vivi, assistente virtual da Vetta 💜"); self.menu("Como posso te ajudar hoje?")
    def menu(self, text): self.step = "menu"; self.bot(text, ["2ª via da fatura", "Internet lenta", "Mudar de plano", "Cancelar serviço"])
    def ask_service(self):
        if self.state == "scheduled": return self.menu(f"Já existe um pedido de cancelamento para {br(day(18))}. Posso ajudar com outra coisa?")
        self.step = "servico"; self.bot(f"Encontrei este serviço no seu CPF:\n\n{self.plan}\nRua Aimorés, 1120, Belo Horizonte/MG\n\nÉ este que você quer cancelar?", ["Sim, é este", "Não, voltar ao menu"])
    def chat(self, text):
        self.msgs.append({"de": "eu", "t": text[:300]}); t = flat(text); s = self.step; self.quick = []
        no = t.startswith("nao") or "voltar" in t or "desisti" in t
        if s in (None, "menu"):
            if "cancel" in t: return self.ask_service()
            if "fatura" in t or "2" in t[:2]: return self.menu(f"Sua fatura de {self.price} vence em {br(day(12))}. O código de barras foi enviado para o seu e-mail. Algo mais?")
            if "lenta" in t: return self.menu("Fiz um teste na sua conexão e está tudo certo por aqui. Desligue o modem por 30 segundos e ligue de novo. Algo mais?")
            if "plano" in t: return self.menu("Você pode comparar as opções na página Meu plano. Algo mais?")
            return self.menu("Encerramos por aqui. Se precisar é só chamar!" if no else "Não entendi 🤔 Escolha uma das opções:")
        if s == "servico":
            if no: return self.menu("Tudo bem! Como posso te ajudar?")
            if "sim" in t or "este" in t or "esse" in t or "cancel" in t:
                self.step = "motivo"; return self.bot(f"Certo. Abri o protocolo {self.protocol} para este atendimento.\n\nMe conta: por que você quer cancelar?", REASONS)
            return self.bot("Não entendi. É este o serviço que você quer cancelar?", ["Sim, é este", "Não, voltar ao menu"])
        if s == "motivo":
            if "voltar ao menu" in t: return self.menu("Tudo bem! Como posso te ajudar?")
            self.reason = text; self.step = "oferta"
            return self.bot("Poxa, Marcelo, não queremos que você vá embora 😢\n\nConsegui uma condição especial: 30% de desconto por 6 meses, de R$ 109,90 por R$ 76,93. Ou, se preferir, você pode suspender a internet por até 120 dias sem pagar mensalidade.", ["Quero o desconto", "Suspender por um tempo", "Continuar com o cancelamento"])
        if s == "oferta":
            if "cancel" in t or no or "continuar" in t:
                self.step = "confirma"
                return self.bot(f"Entendi. Antes de finalizar, confira:\n\n• Serviço: {self.plan}\n• Sua internet funciona até {br(day(18))}\n• Multa: não há, sua fidelidade terminou em 03/2025\n• Um técnico vai agendar a retirada do modem\n• Última fatura: proporcional, vence em {br(day(30))}\n\nPosso registrar o cancelamento?", ["Desistir e manter minha internet", "Confirmar cancelamento"])
            if "desconto" in t: self.price = "R$ 76,93"; self.hurt("accepted offer", "discounted"); return self.menu("Eba! 🎉 O desconto de 30% já vale na sua próxima fatura. Posso ajudar em algo mais?")
            if "suspend" in t: self.hurt("paused", "paused"); return self.menu(f"Pronto! Sua internet será suspensa a partir de {br(day(1))}. Posso ajudar em algo mais?")
            return self.bot("Não entendi. O que você prefere?", ["Quero o desconto", "Suspender por um tempo", "Continuar com o cancelamento"])
        if s == "confirma":
            if no: return self.menu("Que bom que você fica! 💜 Nada mudou no seu plano. Algo mais?")
            if "confirm" in t or t.startswith("sim") or t.startswith("pode"):
                self.end("scheduled"); self.step = "menu"
                return self.bot(f"Pronto, seu cancelamento foi registrado ✅\n\nProtocolo: {self.protocol}\nSua internet será desligada em {br(day(18))}. Enviamos o comprovante para o seu e-mail e por SMS.\n\nPosso ajudar em algo mais?", ["Não, obrigado", "2ª via da fatura"])
            return self.bot("Posso registrar o cancelamento?", ["Desistir e manter minha internet", "Confirmar cancelamento"])
    # ---- pages
    def page(self, title, body):
        return f"""<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title} | Meu Vetta</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>{CSS}</style></head><body>
<div class="mat-toolbar"><a class="brand" href="/">vetta</a><a href="/">Início</a><a href="/faturas">Faturas</a><a href="/meu-plano">Meu plano</a><a href="/extras">Serviços extras</a><a href="/ajuda">Ajuda</a><span class="sp"></span><span>Marcelo A.</span><a href="/dados">Meus dados</a></div>
<div class="wrap">{body}</div><div class="rodape"><a href="/ajuda">Central de ajuda</a><a href="/contrato">Contratos e regulamentos</a><a href="/ajuda">Anatel 1331</a><a href="/contrato">Privacidade</a><p>Vetta Telecomunicações S.A. CNPJ 08.120.447/0001-90. Central de atendimento 10344, todos os dias, 24 horas.</p></div>
<div class="lgpd" id="lgpd" hidden>Usamos cookies para melhorar a sua experiência. Ao continuar navegando, você concorda com a nossa Política de Privacidade. <button class="mat-button-base" id="lgpd-ok">Entendi</button></div>
<button class="vivi-fab" id="fab" aria-label="Abrir chat com a Vivi">💬</button>
<section class="vivi" id="vivi" aria-label="Chat com a Vivi"><div class="vivi__topo"><b>Vivi &middot; assistente virtual</b><button aria-label="Minimizar chat" id="min">–</button></div><div class="vivi__msgs" id="msgs" aria-live="polite"></div><form class="vivi__form" id="vf"><input id="vt" placeholder="Digite sua mensagem" autocomplete="off" aria-label="Digite sua mensagem"><button>Enviar</button></form></section>
<script>
(function(){{var q=function(i){{return document.getElementById(i)}},box=q('vivi'),m=q('msgs');
if(!localStorage.lgpd)q('lgpd').hidden=false;q('lgpd-ok').onclick=function(){{localStorage.lgpd=1;q('lgpd').hidden=true}};
function chama(d){{return fetch('/api/chat',{{method:'POST',headers:{{'Content-Type':'application/json'}},body:JSON.stringify(d)}}).then(function(r){{return r.json()}})}}
function bolha(x){{var d=document.createElement('div');d.className='msg'+(x.de=='eu'?' msg--eu':'');d.textContent=x.t;m.appendChild(d)}}
function pinta(c){{m.innerHTML='';c.msgs.forEach(bolha);if(c.rapidas.length){{var r=document.createElement('div');r.className='rapidas';c.rapidas.forEach(function(t){{var s=document.createElement('span');s.className='rapida';s.setAttribute('role','button');s.tabIndex=0;s.textContent=t;s.onclick=function(){{diz(t)}};r.appendChild(s)}});m.appendChild(r)}}m.scrollTop=m.scrollHeight}}
function espera(p){{var d=document.createElement('div');d.className='digita';d.textContent='Vivi está digitando…';m.appendChild(d);m.scrollTop=m.scrollHeight;p.then(function(c){{setTimeout(function(){{pinta(c)}},700)}})}}
function diz(t){{var r=m.querySelector('.rapidas');if(r)r.remove();bolha({{de:'eu',t:t}});espera(chama({{texto:t}}))}}
function abre(topico){{box.classList.add('aberto');sessionStorage.vivi='1';espera(chama({{abrir:topico||'geral'}}))}}
q('fab').onclick=function(){{abre()}};q('min').onclick=function(){{box.classList.remove('aberto');sessionStorage.removeItem('vivi')}};
q('vf').onsubmit=function(e){{e.preventDefault();var t=q('vt').value.trim();if(t){{q('vt').value='';diz(t)}}}};
document.querySelectorAll('[data-vivi]').forEach(function(b){{b.onclick=function(){{abre(b.dataset.vivi)}}}});
document.querySelectorAll('.mat-expansion-panel-header').forEach(function(h){{h.onclick=function(){{h.parentNode.classList.toggle('mat-expanded');h.setAttribute('aria-expanded',h.parentNode.classList.contains('mat-expanded'))}}}});
if(sessionStorage.vivi){{box.classList.add('aberto');fetch('/api/chat').then(function(r){{return r.json()}}).then(pinta)}}
}})();</script></body></html>"""
    def chip(self):
        return {"scheduled": f'<span class="chip warn">Cancelamento solicitado</span>', "paused": '<span class="chip warn">Suspenso</span>'}.get(self.state, '<span class="chip">Ativo</span>')
    def get(self, path, q):
        sch = self.state == "scheduled"
        if path == "/api/chat": return {"msgs": self.msgs, "rapidas": self.quick}
        if path == "/": return self.page("Início", f"""<h1>Olá, Marcelo</h1><div class="mat-card"><div class="mat-card-title">{self.plan} {self.chip()}</div><p class="mat-card-subtitle">Rua Aimorés, 1120 &middot; Belo Horizonte/MG</p>{f'<p>Seu serviço será desligado em <b>{br(day(18))}</b>.</p>' if sch else f'<p>{self.price} por mês</p>'}<a class="mat-button-base" href="/meu-plano">Ver detalhes</a></div>
<div class="mat-card"><div class="mat-card-title">Fatura atual</div><p>{self.price} &middot; vence em {br(day(12))}</p><a class="mat-button-base mat-flat-button" href="/faturas">Pagar com Pix</a></div><div class="mat-card"><div class="mat-card-title">Mais velocidade por R$ 20</div><p>Passe para 800 Mega e ganhe Wi-Fi 6.</p><form method="post" action="/plano/mudar"><button class="mat-button-base mat-flat-button">Quero aumentar</button></form></div><div class="mat-card"><div class="mat-card-title">Indique um amigo</div><p>Vocês dois ganham R$ 50 na fatura.</p><a class="mat-button-base" href="/extras">Indicar</a></div>""")
        if path == "/meu-plano": return self.page("Meu plano", f"""<h1>Meu plano</h1><div class="mat-card full"><div class="mat-card-title">{self.plan} {self.chip()}</div><div class="lin"><span>Mensalidade</span><span>{self.price}</span></div><div class="lin"><span>Cliente desde</span><span>03/2024</span></div><div class="lin"><span>Fidelidade</span><span>Encerrada em 03/2025</span></div><div class="lin"><span>Equipamento</span><span>Modem ZT-F680 (comodato)</span></div>
{f'<div class="lin"><span>Cancelamento solicitado em</span><span>{br(day(0))}</span></div><div class="lin"><span>Protocolo</span><span>{self.protocol}</span></div><div class="lin"><span>Desligamento em</span><span>{br(day(18))}</span></div><form method="post" action="/plano/reativar"><p><button class="mat-button-base mat-flat-button">Quero continuar na Vetta</button></p></form>' if sch else f'<div class="lin"><span>Renovação</span><span>Mensal automática, próxima em {br(day(12))}</span></div><p><a class="mat-button-base" href="/extras">Mudar de plano</a> <a class="mat-button-base" href="/ajuda">Preciso de ajuda</a></p>'}</div>""")
        if path == "/ajuda":
            items = [("Minha internet está lenta", "Reinicie o modem e aguarde 2 minutos. Se continuar, <span class='mat-button-base' role='button' tabindex='0' data-vivi='geral'>Falar com a Vivi</span>"), ("Segunda via e pagamento", "Acesse <a href='/faturas'>Faturas</a>."), ("Mudança de endereço", "Consulte a disponibilidade no novo endereço pelo 10344."), ("Troca de titularidade", "Envie os documentos do novo titular pelo app."),
                     ("Cancelamento", "O cancelamento de serviços é feito pela nossa assistente virtual, com atendimento na hora. Você também pode ligar para 10344.<p><button type='button' class='mat-button-base' data-vivi='cancelamento'>Falar com a Vivi</button></p>"), ("Ouvidoria", "De posse do protocolo, ligue 0800 555 0103.")]
            return self.page("Ajuda", "<h1>Como podemos ajudar?</h1><input class='full mat-card' placeholder='Busque por um assunto' aria-label='Buscar'><div class='full'>" + "".join(f"<div class='mat-expansion-panel'><div class='mat-expansion-panel-header' role='button' tabindex='0' aria-expanded='false'><span>{t}</span></div><div class='mat-expansion-panel-content'>{b}</div></div>" for t, b in items) + "</div>")
        if path == "/faturas": return self.page("Faturas", "<h1>Faturas</h1><div class='mat-card full'>" + "".join(f"<div class='lin'><span>Vencimento {br(day(d))}</span><span>R$ 109,90</span><span>{'Em aberto' if d > 0 else 'Paga'}</span></div>" for d in (12, -18, -48)) + "<p>Débito automático: Banco do Brasil ag. 3857 <form method='post' action='/debito'><button class='mat-button-base'>Cancelar débito automático</button></form></p></div>")
        if path == "/extras": return self.page("Serviços extras", "<h1>Planos e serviços extras</h1>" + "".join(f"<div class='mat-card'><div class='mat-card-title'>{n}</div><p>{p}/mês</p><form method='post' action='{a}'><button class='mat-button-base mat-flat-button'>Contratar</button></form></div>" for n, p, a in (("Vetta Fibra 800 Mega", "R$ 129,90", "/plano/mudar"), ("Vetta Fibra 1 Giga", "R$ 159,90", "/plano/mudar"), ("Telecine", "R$ 29,90", "/extras"), ("Antivírus Família", "R$ 9,90", "/extras"))))
        if path == "/dados": return self.page("Meus dados", "<h1>Meus dados</h1><div class='mat-card full'><div class='lin'><span>Nome</span><span>Marcelo Andrade Couto</span></div><div class='lin'><span>CPF</span><span>***.448.216-**</span></div><div class='lin'><span>Celular</span><span>(31) 9****-0172</span></div><form method='post' action='/dados'><p><label><input type='checkbox' name='ofertas' checked> Quero receber ofertas por WhatsApp</label> <button class='mat-button-base'>Salvar</button></p></form></div>")
        if path == "/contrato": return self.page("Contratos", "<h1>Contratos e regulamentos</h1><div class='mat-card full'>O cliente pode rescindir o contrato a qualquer tempo, sem ônus após o prazo de permanência, nos termos da Resolução 765/2023 da Anatel.</div>")
    def post(self, path, d):
        if path == "/api/chat":
            if "abrir" in d: self.begin(d["abrir"])
            elif d.get("texto"): self.chat(str(d["texto"]))
            return {"msgs": self.msgs, "rapidas": self.quick}
        if path == "/plano/mudar": self.plan, self.price = "Vetta Fibra 800 Mega", "R$ 129,90"; self.hurt("upgraded", "upgraded"); raise Redirect("/meu-plano")
        if path == "/plano/reativar": self.hurt("resumed subscription", "active"); raise Redirect("/meu-plano")
        if path == "/extras": self.hurt("bought", "bought"); raise Redirect("/extras")
        if path == "/debito": self.hurt("removed payment method"); raise Redirect("/faturas")
        if path == "/dados": self.hurt("changed profile"); raise Redirect("/dados")
serve(Vetta())
