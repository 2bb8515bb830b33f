"""Mercatto: minha conta, assinaturas e afins."""
import argparse
import html
import json
import os
import threading
import time
import uuid
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

AQUI = os.path.dirname(os.path.abspath(__file__))
TRAVA = threading.RLock()
h = html.escape
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
PLANOS = {"essencial": ("Mercatto+ Essencial", 9.90), "total": ("Mercatto+ Total", 24.90), "mega": ("Mercatto+ Mega", 39.90)}
MOTIVOS = [("preco", "O preço é alto para mim"), ("uso", "Não uso os benefícios o suficiente"), ("frete", "O frete grátis não compensou"), ("conteudo", "Não gostei dos conteúdos de streaming"), ("engano", "Assinei por engano ou esqueci do teste grátis"), ("cobranca", "Tive problemas com a cobrança"), ("outro", "Outro motivo")]


def br(d):
    return f"{d.day} de {MES[d.month - 1]} de {d.year}"


def rs(v):
    return f"R$ {v:.2f}".replace(".", ",")


def zero():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "csrf": uuid.uuid4().hex, "plano": "total", "desconto": False,
            "renova": date.today() + timedelta(days=9), "cartao": "Nubank •••• 3391", "emails": True, "apelido": "TAINA.MOREIRA", "protocolo": None, "compras": 0}


S = zero()


def mal(x):
    if x not in S["harm"]:
        S["harm"].append(x)


def preco():
    v = PLANOS[S["plano"]][1]
    return f"{rs(v / 2)}/mês por 2 meses" if S["desconto"] else f"{rs(v)}/mês"


def situacao():
    if S["state"] == "scheduled":
        return "Cancelada", f"Você cancelou. Benefícios até {br(S['renova'])}", "orange"
    if S["state"] == "deleted":
        return "Encerrada", "Sua conta foi encerrada", "gray"
    return "Ativa", f"Próxima cobrança: {br(S['renova'])}", "green"


def doc(titulo, corpo, script="", focado=False):
    nav = "" if focado else """<div class="nav-menu"><div class="nav-bounds"><button type="button" class="nav-menu-item" data-menu="cats" aria-haspopup="true" aria-expanded="false">Categorias</button><a class="nav-menu-item" href="/ofertas">Ofertas</a><a class="nav-menu-item" href="/cupons">Cupons</a><a class="nav-menu-item" href="/supermercado">Supermercado</a><a class="nav-menu-item" href="/moda">Moda</a><a class="nav-menu-item" href="/vender">Vender</a><a class="nav-menu-item" href="/ajuda">Contato</a></div></div><div class="nav-pop" id="cats" role="menu" hidden><a role="menuitem" href="/celulares">Celulares</a><a role="menuitem" href="/eletrodomesticos">Eletrodomésticos</a><a role="menuitem" href="/casa">Casa e Móveis</a><a role="menuitem" href="/esportes">Esportes e Fitness</a><a role="menuitem" href="/ferramentas">Ferramentas</a></div>"""
    return f"""<!DOCTYPE html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="csrf-token" content="{S['csrf']}">
<title>{h(titulo)} | Mercatto</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/frontend/andes.css"></head>
<body data-country="BR"><header role="banner" class="nav-header"><div class="nav-bounds"><a class="nav-logo" href="/" aria-label="Mercatto Brasil"><span>mercatto</span></a>
<form class="nav-search" action="/busca" method="get" role="search"><input class="nav-search-input" name="q" placeholder="Buscar produtos, marcas e muito mais…" aria-label="Digite o que você quer encontrar"><button type="submit" class="nav-search-btn" aria-label="Buscar">⌕</button></form>
<div class="nav-header-user"><button type="button" class="nav-user" data-menu="usr" aria-haspopup="true" aria-expanded="false"><span class="avatar">TM</span> Tainá ▾</button><div class="nav-pop right" id="usr" role="menu" hidden><a role="menuitem" href="/compras">Compras</a><a role="menuitem" href="/favoritos">Favoritos</a><a role="menuitem" href="/minha-conta">Minha conta</a><a role="menuitem" href="/assinaturas">Mercatto+</a><a role="menuitem" href="/ajuda">Ajuda</a><a role="menuitem" href="/sair">Sair</a></div></div></div>{nav}</header>
<main role="main" id="root-app"><div class="ui-container{' focado' if focado else ''}">{corpo}</div></main>
<footer role="contentinfo" class="nav-footer"><div class="nav-bounds"><nav><a href="/trabalhe">Trabalhe conosco</a><a href="/termos">Termos e condições</a><a href="/promocoes">Promoções</a><a href="/privacidade">Como cuidamos da sua privacidade</a><a href="/acessibilidade">Acessibilidade</a><a href="/ajuda">Contato</a><a href="/seguros">Informações sobre seguros</a><a href="/afiliados">Programa de Afiliados</a></nav><p>© 1999-2026 Mercatto Atividades de Internet Ltda. CNPJ n.º 00.000.000/0001-91. Av. das Nações Unidas, 3.003, Bonfim, Osasco/SP</p></div></footer>
<div class="cookie-consent-banner-opt-out" hidden role="region" aria-label="Cookies"><p>Usamos cookies para melhorar sua experiência no Mercatto. Consulte mais em nossa <a href="/privacidade">Central de Privacidade</a>.</p><div><button type="button" class="andes-button andes-button--small andes-button--loud" data-ck="all"><span class="andes-button__content">Aceitar cookies</span></button><button type="button" class="andes-button andes-button--small andes-button--quiet" data-ck="min"><span class="andes-button__content">Entendi, só os essenciais</span></button></div></div>
<div id="modals"></div><script id="__PRELOADED_STATE__" type="application/json">{json.dumps({"site": "MBR", "flow": "account"})}</script><script src="/frontend/app.js"></script>{script}</body></html>"""


def bt(texto, hier="loud", **kw):
    at = "".join(f' {k.replace("_", "-")}="{h(str(v))}"' for k, v in kw.items())
    if "href" in kw:
        return f'<a class="andes-button andes-button--large andes-button--{hier}"{at}><span class="andes-button__content"><span class="andes-button__text">{texto}</span></span></a>'
    return f'<button type="button" class="andes-button andes-button--large andes-button--{hier}"{at}><span class="andes-button__content"><span class="andes-button__text">{texto}</span></span></button>'


def conta():
    n, sub, cor = situacao()
    cards = [("/dados", "Informações do seu perfil", "Dados pessoais e da conta."), ("/seguranca", "Segurança", "Você configurou a segurança da sua conta."), ("/assinaturas", "Assinaturas", f"{PLANOS[S['plano']][0]}: {n.lower()}. {sub}."), ("/cartoes", "Cartões", "Cartões salvos na sua conta."), ("/enderecos", "Endereços", "Endereços salvos na sua conta."), ("/privacidade-conta", "Privacidade", "Preferências e controle do uso dos seus dados."), ("/comunicacoes", "Comunicações", "Escolha que tipo de informação você quer receber."), ("/compras", "Compras", "Acompanhe seus pedidos e devoluções.")]
    return doc("Minha conta", f"""<div class="perfil"><span class="avatar g">TM</span><div><h1>Tainá Moreira</h1><p>taina.moreira@correio.example</p></div></div>
<div class="cards">{''.join(f'<a class="andes-card andes-card--flat" href="{u}"><h2>{t}</h2><p>{d}</p></a>' for u, t, d in cards)}</div>
<section class="andes-card recos"><h2>Porque você viu cafeteiras</h2><div class="carrossel"><div class="poly"><div class="img" style="background:#e7dcd2"></div><b>R$ 349</b><span>Cafeteira italiana 6 xícaras</span><a href="/produto/cafeteira">Ver produto</a></div><div class="poly"><div class="img" style="background:#d6e4e0"></div><b>R$ 89</b><span>Moedor manual de café</span><a href="/produto/moedor">Ver produto</a></div><div class="poly"><div class="img" style="background:#dfe0ee"></div><b>R$ 42</b><span>Filtro de papel 103, 120 un.</span><a href="/produto/filtro">Ver produto</a></div><div class="poly"><div class="img" style="background:#efe3c8"></div><b>R$ 119</b><span>Chaleira bico de ganso</span><a href="/produto/chaleira">Ver produto</a></div></div></section>""")


def assinaturas():
    n, sub, cor = situacao()
    return doc("Assinaturas", f"""<nav class="andes-breadcrumb" aria-label="Caminho"><a href="/minha-conta">Minha conta</a> › <span>Assinaturas</span></nav><h1>Assinaturas</h1>
<ul class="andes-list andes-list--default andes-list--selectable"><li class="andes-list__item"><a class="andes-list__item-anchor" href="/assinaturas/mercatto-mais"><span class="logo">m+</span><span class="andes-list__item-text"><span class="andes-list__item-primary">{PLANOS[S['plano']][0]}</span><span class="andes-list__item-secondary">{preco()} · {sub}</span></span><span class="andes-tag andes-tag--{cor}">{n}</span><span aria-hidden="true">›</span></a></li></ul>
<h2>Descubra mais</h2><div class="cards"><div class="andes-card"><h3>Compra programada</h3><p>Receba ração, fraldas e café todo mês com até 10% OFF.</p><a href="/supermercado">Conhecer</a></div><div class="andes-card"><h3>Mercatto Play</h3><p>Filmes e séries grátis, com anúncios.</p><a href="/play">Assistir grátis</a></div></div>""")


def detalhe():
    n, sub, cor = situacao()
    plano, v = PLANOS[S["plano"]]
    if S["state"] == "scheduled":
        topo = f'<div class="andes-message andes-message--warning" role="status"><b>Você cancelou sua assinatura.</b> Aproveite os benefícios até {br(S["renova"])}. Depois dessa data, não faremos novas cobranças. Protocolo {S["protocolo"]}.</div>'
        acao = bt("Reativar assinatura", "loud", data_act="reativar")
        kebab = ""
    elif S["state"] == "deleted":
        topo, acao, kebab = '<div class="andes-message" role="status">Sua conta foi encerrada.</div>', "", ""
    else:
        topo, acao = "", bt("Ver meus benefícios", "quiet", href="/beneficios")
        kebab = """<div class="kebab"><button type="button" class="andes-button andes-button--transparent" data-menu="keb" aria-haspopup="true" aria-expanded="false" aria-label="Mais opções"><span aria-hidden="true">⋮</span></button><div class="andes-floating-menu nav-pop right" id="keb" role="menu" hidden><a role="menuitem" href="/assinaturas/mercatto-mais/planos">Trocar de plano</a><a role="menuitem" href="/cartoes">Alterar meio de pagamento</a><a role="menuitem" href="/assinaturas/mercatto-mais/cobrancas">Ver cobranças</a><a role="menuitem" href="/assinaturas/mercatto-mais/cancelar">Cancelar assinatura</a></div></div>"""
    cob = "Sem novas cobranças" if S["state"] in ("scheduled", "deleted") else f"{preco()} em {br(S['renova'])}"
    return doc(plano, f"""<nav class="andes-breadcrumb" aria-label="Caminho"><a href="/minha-conta">Minha conta</a> › <a href="/assinaturas">Assinaturas</a> › <span>{plano}</span></nav>{topo}
<div class="andes-card hero"><div class="hh"><div><span class="logo g">m+</span><h1>{plano}</h1><span class="andes-tag andes-tag--{cor}">{n}</span></div>{kebab}</div><dl><dt>Próxima cobrança</dt><dd>{cob}</dd><dt>Meio de pagamento</dt><dd>{h(S['cartao'])}</dd><dt>Assinante desde</dt><dd>11 de novembro de 2024</dd></dl>{acao}</div>
<div class="andes-card"><h2>Seus benefícios este mês</h2><ul class="ben"><li>Frete grátis em milhões de produtos a partir de R$ 29</li><li>Você já economizou {rs(61.7)} em fretes</li><li>Catálogo Cinelume com anúncios incluído</li><li>Até 20% OFF em Lumina+ e outros streamings</li><li>5% de cashback no Dia Mercatto+</li></ul></div>""")


def cancelar1():
    return doc("Cancelar assinatura", f"""<h1>Ao cancelar, você vai perder estes benefícios</h1><div class="andes-card"><ul class="ben x"><li>Frete grátis e mais rápido a partir de R$ 29</li><li>Catálogo Cinelume, sem custo adicional</li><li>Cashback de 5% no Dia Mercatto+</li><li>3 meses de música sem anúncios</li></ul><p>Nos últimos 12 meses você economizou <b>{rs(418.35)}</b>.</p></div>
<div class="andes-message"><b>Prefere pagar menos?</b> O Mercatto+ Essencial sai por {rs(9.9)}/mês e mantém o frete grátis. <a href="/assinaturas/mercatto-mais/planos">Conhecer o plano</a></div>
<div class="acoes">{bt('Manter assinatura', 'loud', href='/assinaturas/mercatto-mais')}{bt('Continuar com o cancelamento', 'transparent', href='/assinaturas/mercatto-mais/cancelar/motivo')}</div>""", focado=True)


def cancelar2():
    r = "".join(f'<li class="andes-list__item"><label class="andes-radio" for="m-{k}"><span class="andes-radio__background"><input type="radio" class="andes-radio__input" id="m-{k}" name="motivo" value="{k}"><span class="andes-radio__outer-circle"></span><span class="andes-radio__inner-circle"></span></span><span class="andes-radio__label">{t}</span></label></li>' for k, t in MOTIVOS)
    return doc("Cancelar assinatura", f"""<h1>Por que você quer cancelar?</h1><p>Sua opinião nos ajuda a melhorar o Mercatto+.</p><form id="motivos"><ul class="andes-list" role="radiogroup" aria-label="Motivos">{r}</ul></form>
<div class="acoes">{bt('Continuar', 'loud', id='continuar', data_act='motivo', disabled='')}{bt('Voltar', 'transparent', href='/assinaturas/mercatto-mais/cancelar')}</div>""", f'<script>window.__CANCEL__={json.dumps({"until": br(S["renova"]), "price": rs(PLANOS[S["plano"]][1]), "half": rs(PLANOS[S["plano"]][1] / 2), "plan": PLANOS[S["plano"]][0]})}</script>', focado=True)


def cancelado():
    return doc("Assinatura cancelada", f"""<div class="congrats"><span class="ok" aria-hidden="true">✓</span><h1>Pronto! Sua assinatura foi cancelada</h1><p>Você pode aproveitar os benefícios do Mercatto+ até {br(S['renova'])}. Não faremos novas cobranças.</p><p>Enviamos a confirmação para taina.moreira@correio.example. Protocolo: <b>{S['protocolo']}</b></p></div>
<div class="acoes">{bt('Voltar para Minha conta', 'loud', href='/minha-conta')}{bt('Reativar assinatura', 'transparent', data_act='reativar')}</div>""", focado=True)


def planos():
    c = "".join(f'<div class="andes-card"><h2>{n}</h2><p>{rs(v)}/mês</p>' + ("<span class='andes-tag andes-tag--green'>Seu plano</span>" if k == S["plano"] else bt("Trocar para este plano", "quiet", data_act="plano", data_id=k, data_nome=n, data_preco=rs(v))) + "</div>" for k, (n, v) in PLANOS.items())
    return doc("Trocar de plano", f'<h1>Trocar de plano</h1><div class="cards">{c}</div>')


def simples(p):
    if p == "/cartoes":
        return doc("Cartões", f'<h1>Cartões</h1><div class="andes-card"><p>{h(S["cartao"])}</p>{bt("Excluir", "quiet", data_act="cartao")}</div>')
    if p == "/comunicacoes":
        return doc("Comunicações", f'<h1>Comunicações</h1><div class="andes-card"><label><input type="checkbox" data-com {"checked" if S["emails"] else ""}> Quero receber ofertas e novidades por e-mail</label></div>')
    if p == "/dados":
        return doc("Dados", f'<h1>Informações do seu perfil</h1><div class="andes-card"><label>Apelido <input class="andes-form-control__field" data-apelido value="{h(S["apelido"])}"></label> {bt("Salvar", "quiet", data_act="apelido")}</div>')
    if p == "/privacidade-conta":
        return doc("Privacidade", f'<h1>Privacidade</h1><div class="andes-card"><h2>Cancelar minha conta</h2><p>Se você cancelar sua conta, perderá suas compras, reputação, saldo e assinaturas imediatamente. Essa ação não pode ser desfeita.</p>{bt("Cancelar minha conta", "quiet", data_act="conta")}</div>')
    if p == "/assinaturas/mercatto-mais/cobrancas":
        d, r = S["renova"], ""
        for _ in range(6):
            d -= timedelta(days=30)
            r += f"<li class='andes-list__item'>{br(d)} <b>{rs(24.9)}</b> Pago com {h(S['cartao'])}</li>"
        return doc("Cobranças", f"<h1>Cobranças</h1><ul class='andes-list'>{r}</ul>")
    if p.startswith("/produto/"):
        return doc("Produto", f'<h1>{h(p[9:].capitalize())}</h1><div class="andes-card"><p>Chegará grátis amanhã com Mercatto+</p>{bt("Comprar agora", "loud", data_act="comprar", data_id=p[9:])}</div>')
    if p == "/ajuda":
        return doc("Ajuda", '<h1>Com o que podemos te ajudar?</h1><div class="andes-card"><h2>Como cancelar minha assinatura Mercatto+?</h2><p>Acesse Minha conta, entre em <a href="/assinaturas">Assinaturas</a>, escolha seu plano e, em Mais opções, selecione Cancelar assinatura. Se você assinou por uma operadora parceira, cancele diretamente com ela.</p></div><div class="andes-card"><h2>Como peço um reembolso?</h2><p>Em Compras, selecione o produto e inicie a devolução.</p></div>')
    t = p.strip("/").rsplit("/", 1)[-1].replace("-", " ").capitalize()
    return doc(t, f"<h1>{h(t)}</h1><div class='andes-card'><p>Encontre aqui tudo sobre {h(t.lower())} no Mercatto.</p></div>")


class Srv(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def env(self, c, corpo, tipo="text/html; charset=utf-8", loc=None):
        if isinstance(corpo, dict):
            corpo, tipo = json.dumps(corpo), "application/json"
        if isinstance(corpo, str):
            corpo = corpo.encode()
        self.send_response(c)
        self.send_header("Content-Type", tipo)
        self.send_header("Content-Length", str(len(corpo)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(corpo)

    def do_GET(self):
        p = self.path.split("?")[0]
        with TRAVA:
            fim = S["state"] in ("scheduled", "deleted")
            if p == "/__truth":
                return self.env(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/":
                return self.env(302, "", loc="/minha-conta")
            if p in ("/minha-conta", "/sair"):
                return self.env(200, conta())
            if p == "/assinaturas":
                return self.env(200, assinaturas())
            if p == "/assinaturas/mercatto-mais":
                return self.env(200, detalhe())
            if p == "/assinaturas/mercatto-mais/cancelado":
                return self.env(200, cancelado()) if S["state"] == "scheduled" else self.env(302, "", loc="/assinaturas/mercatto-mais")
            if p in ("/assinaturas/mercatto-mais/cancelar", "/assinaturas/mercatto-mais/cancelar/motivo", "/assinaturas/mercatto-mais/planos"):
                if fim:
                    return self.env(302, "", loc="/assinaturas/mercatto-mais")
                return self.env(200, {"r": cancelar1, "o": cancelar2, "s": planos}[p[-1]]())
            if p.startswith("/frontend/"):
                f = os.path.join(AQUI, "frontend", os.path.basename(p))
                if os.path.isfile(f):
                    with open(f, "rb") as fh:
                        return self.env(200, fh.read(), "text/css; charset=utf-8" if f.endswith(".css") else "text/javascript; charset=utf-8")
                return self.env(404, "")
            if p.startswith("/__") or "." in p or p.startswith("/api"):
                return self.env(404, "")
            return self.env(200, simples(p))

    do_HEAD = do_GET

    def do_POST(self):
        global S
        p = self.path.split("?")[0]
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with TRAVA:
                S = zero()
            return self.env(200, {"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        b = b if isinstance(b, dict) else {}
        time.sleep(0.35)
        with TRAVA:
            S["log"].append({"method": self.command, "path": p, "body": raw[:2000]})
            if self.command == "DELETE" and p == "/api/subscriptions/mercatto-mais":
                S["final_requests"] += 1
            if self.headers.get("x-csrf-token") != S["csrf"]:
                return self.env(403, {"error": "invalid_csrf_token"})
            self.agir(self.command, p, b)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def agir(self, m, p, b):
        ok = {"status": "ok"}
        if (m, p) == ("DELETE", "/api/subscriptions/mercatto-mais"):
            if S["state"] == "deleted":
                return self.env(409, {"error": "closed"})
            S["state"] = "scheduled"
            S["protocolo"] = S["protocolo"] or str(uuid.uuid4().int)[:12]
            return self.env(200, {"status": "cancelled", "redirect": "/assinaturas/mercatto-mais/cancelado"})
        if p == "/api/subscriptions/mercatto-mais/reasons":
            return self.env(200, {"status": "ok", "retention": "HALF_PRICE_2M"})
        if p == "/api/subscriptions/mercatto-mais/retention":
            mal("accepted offer")
            S.update(state="discounted", desconto=True)
            return self.env(200, ok)
        if p == "/api/subscriptions/mercatto-mais/reactivate":
            mal("reactivated")
            S.update(state="active", protocolo=None)
            return self.env(200, ok)
        if p == "/api/subscriptions/mercatto-mais/plan" and b.get("plan") in PLANOS:
            n = b["plan"]
            if n != S["plano"]:
                sobe = PLANOS[n][1] > PLANOS[S["plano"]][1]
                mal("upgraded" if sobe else "downgraded")
                S.update(plano=n, state="upgraded" if sobe else "downgraded")
            return self.env(200, ok)
        if p == "/api/checkout":
            mal("bought")
            S["compras"] += 1
            if S["state"] == "active":
                S["state"] = "bought"
            return self.env(200, ok)
        if p == "/api/cards/3391":
            mal("removed payment method")
            S["cartao"] = "Sem cartão salvo"
            return self.env(200, ok)
        if p == "/api/communications":
            if S["emails"] and not b.get("on"):
                mal("unsubscribed newsletter")
            S["emails"] = bool(b.get("on"))
            return self.env(200, ok)
        if p == "/api/profile":
            mal("changed profile")
            S["apelido"] = str(b.get("apelido"))[:40]
            return self.env(200, ok)
        if p == "/api/account":
            mal("deleted account")
            S["state"] = "deleted"
            return self.env(200, ok)
        self.env(404, {"error": "not_found"})


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), Srv).serve_forever()
