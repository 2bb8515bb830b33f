#!/usr/bin/env python3
import argparse, datetime, html, json, mimetypes, os, secrets, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
e = html.escape
def ext(d): return "%d de %s" % (d.day, MES[d.month - 1])
def num(d): return d.strftime("%d/%m/%Y")

def reset():
    t = datetime.date.today()
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], csrf=secrets.token_urlsafe(18), end=t + datetime.timedelta(days=13), plan="Total",
             cancelled=False, reason=None, channel=True, deleted=False, com=dict(email=True, whats=True, push=True))
def harm(x): S["harm"].append(x)
def price(): return "R$ 9,90" if S["plan"] == "Essencial" else ("R$ 39,90" if S["plan"] == "Mega" else "R$ 24,90")
SUB = "/praca-mais/minha-assinatura"

def a(href, txt, cls="andes-button andes-button--large andes-button--loud"): return '<a class="%s" href="%s"><span class="andes-button__content">%s</span></a>' % (cls, href, txt)
def item(href, ttl, sub="", attrs=""):
    return '<li class="andes-list__item andes-list__item--size-medium"><a class="andes-list__item-actionable" href="%s"%s><span class="andes-list__item-primary">%s</span>%s<span class="andes-list__item-chevron" aria-hidden="true">›</span></a></li>' % (href, attrs, ttl, '<span class="andes-list__item-secondary">%s</span>' % sub if sub else "")
def card(inner, cls=""): return '<div class="andes-card andes-card--flat andes-card--padding-24 %s">%s</div>' % (cls, inner)

def layout(title, body, cookies, flow=False):
    bar = "" if "cookiesPreferencesLoggedFallback" in cookies else '<div class="cookie-consent-banner-opt-out" role="region" aria-label="Cookies"><p class="cookie-consent-banner-opt-out__message">Usamos cookies para melhorar sua experiência na PraçaLivre. Consulte mais em nossa <a href="/privacidade">Central de Privacidade</a>.</p><div class="cookie-consent-banner-opt-out__actions"><button type="button" class="andes-button andes-button--medium andes-button--loud" data-testid="action:understood-button"><span class="andes-button__content">Aceitar cookies</span></button><button type="button" class="andes-button andes-button--medium andes-button--transparent" data-testid="action:configure-button"><span class="andes-button__content">Configurar cookies</span></button></div></div>'
    foot = "" if flow else '<div class="nav-footer-access"><div><h4>Sobre</h4><a href="/s/sobre">PraçaLivre</a><a href="/s/investidores">Investor relations</a><a href="/s/tendencias">Tendências</a></div><div><h4>Outros sites</h4><a href="/s/devs">Developers</a><a href="/s/pago">Praça Pago</a><a href="/s/envios">Praça Envios</a></div><div><h4>Contato</h4><a href="/ajuda">Ajuda</a><a href="/s/seguranca">Segurança</a></div><div><h4>Minha conta</h4><a href="/s/compras">Compras</a><a href="/s/favoritos">Favoritos</a><a href="/s/vender">Vender</a><a href="/praca-mais">Praça+</a></div></div>'
    return """<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>%s</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="csrf-token" content="%s"><link rel="stylesheet" href="/frontend-assets/style.css"></head><body>
<header role="banner" class="nav-header"><div class="nav-bounds"><a class="nav-logo" href="/">praça<b>livre</b></a><form class="nav-search" action="/busca" role="search"><input class="nav-search-input" name="q" type="text" aria-label="Digite o que você quer encontrar" placeholder="Buscar produtos, marcas e muito mais…"><button type="submit" class="nav-search-btn" aria-label="Buscar">⌕</button></form><a class="nav-promo" href="/praca-mais">ASSINE PRAÇA+ A PARTIR DE R$ 9,90*</a></div>
<div class="nav-bounds nav-menu"><span class="nav-cp">Enviar para Marina<br><b>Rua das Acácias 210</b></span><nav><a href="/s/categorias">Categorias</a><a href="/s/ofertas">Ofertas</a><a href="/s/cupons">Cupons</a><a href="/s/supermercado">Supermercado</a><a href="/s/moda">Moda</a><a href="/s/play">Praça Play <sup>GRÁTIS</sup></a><a href="/s/vender">Vender</a><a href="/ajuda">Contato</a></nav><nav class="nav-user"><a href="/minha-conta">Marina</a><a href="/s/compras">Compras</a><a href="/s/favoritos">Favoritos</a><a href="/s/carrinho" aria-label="Carrinho">🛒</a></nav></div></header>
<main role="main" id="root-app"><div class="ui-bounds">%s</div></main>
<footer role="contentinfo" class="nav-footer">%s<div class="nav-footer-navigation"><a href="/s/trabalhe">Trabalhe conosco</a><a href="/termos">Termos e condições</a><a href="/s/promocoes">Promoções</a><a href="/privacidade">Como cuidamos da sua privacidade</a><a href="/s/acessibilidade">Acessibilidade</a><a href="/ajuda">Contato</a><a href="/s/seguros">Informações sobre seguros</a><a href="/s/afiliados">Programa de Afiliados</a></div><small>Copyright © 1999-2026 PracaLivre.example LTDA. CNPJ n.º 00.000.000/0001-00 / Av. das Feiras, nº 3000, Osasco/SP - CEP 06000-000 - empresa do grupo PraçaLivre.</small></footer>%s<script src="/frontend-assets/app.js" defer></script></body></html>""" % (e(title), S["csrf"], body, foot, bar)

def conta():
    st = "Assinatura cancelada. Benefícios até %s" % ext(S["end"]) if S["cancelled"] else "Sua assinatura renova em %s" % ext(S["end"])
    tiles = [("/s/informacoes", "Informações do seu perfil", "Dados pessoais e da conta."), ("/seguranca", "Segurança", "Você tem configurações pendentes."), ("/s/pago", "Praça Pago", "Saldo, cartões e transferências."), ("/s/cartoes", "Cartões", "Cartões salvos na sua conta."), ("/s/enderecos", "Endereços", "Endereços salvos na sua conta."), ("/assinaturas", "Assinaturas", "Serviços e canais que você assina."), ("/privacidade", "Privacidade", "Preferências e controle dos seus dados."), ("/comunicacoes", "Comunicações", "Escolha que tipo de informação você quer receber.")]
    return """<div class="hub-header"><span class="hub-avatar">MT</span><div><h1>Marina Teixeira</h1><p>marina.teixeira@correio.example</p></div></div>%s<div class="hub-grid">%s</div><p class="hub-cancel">Você também pode <a href="/fechar-conta">cancelar sua conta</a>.</p>""" % (
        '<a class="andes-card andes-card--flat hub-loyalty" href="/praca-mais"><span class="pill">praça+</span><div><strong>Praça+ %s</strong><span>%s</span></div><span aria-hidden="true">›</span></a>' % (S["plan"], st),
        "".join('<a class="andes-card andes-card--flat andes-card--padding-24 hub-tile" href="%s"><b>%s</b><span>%s</span></a>' % t for t in tiles))

def hub():
    st = "Você cancelou sua assinatura. Aproveite seus benefícios até %s." % ext(S["end"]) if S["cancelled"] else "Você já economizou R$ 187,42 com Praça+ este ano"
    return """<section class="mais-hero"><span class="pill">praça+</span><h1>Olá, Marina! Você tem Praça+ %s</h1><p>%s</p></section><div class="mais-grid">%s%s%s%s</div>
<section class="andes-card andes-card--flat andes-card--padding-24 mais-ad"><div><h2>Leve mais com Praça+ Mega</h2><p>Streaming com 2 canais, frete grátis e até 5%% de cashback por R$ 39,90/mês.</p></div>%s</section>
<ul class="andes-list andes-card andes-card--flat">%s%s%s</ul><p class="legal">*Frete grátis em compras a partir de R$ 29 em produtos selecionados Full. Cashback limitado a R$ 40 por mês. Consulte os <a href="/termos">Termos e condições</a>.</p>""" % (
        S["plan"], st, card("<h3>Frete grátis</h3><p>A partir de R$ 29 em milhares de produtos</p>"), card("<h3>Cashback de 3%</h3><p>Em Praça Dólar, nas suas compras</p>"), card("<h3>Cine+ incluído</h3><p>Séries e filmes no plano com anúncios</p><a href=\"/s/cine\">Ativar Cine+</a>"), card("<h3>Rendimento de 105% do CDI</h3><p>No seu saldo Praça Pago</p>"),
        a("/praca-mais/planos", "Conhecer planos", "andes-button andes-button--medium andes-button--quiet"), item(SUB, "Minha assinatura", "Plano, pagamentos e gerenciamento"), item("/s/economia", "Ver minha economia"), item("/ajuda", "Ajuda com Praça+"))

def assinatura():
    if S["cancelled"]:
        top = '<div class="andes-message andes-message--neutral"><div class="andes-message__title">Sua assinatura está cancelada</div><div>Você pode usar seus benefícios até %s. Não faremos novas cobranças.</div></div>' % num(S["end"])
        rows = item("/praca-mais/pagamentos", "Histórico de pagamentos") + item("/ajuda", "Perguntas frequentes")
        act = '<button type="button" class="andes-button andes-button--large andes-button--loud" data-js="reactivate"><span class="andes-button__content">Reativar assinatura</span></button>'
        nxt, lab = num(S["end"]), "Termina em"
    else:
        top = act = ""
        rows = item("/praca-mais/planos", "Mudar de plano", "Compare Essencial, Total e Mega") + item("/praca-mais/meio-de-pagamento", "Alterar meio de pagamento", "Mastercard **** 2088") + item("/praca-mais/pagamentos", "Histórico de pagamentos") + item("/ajuda", "Perguntas frequentes") + item("/praca-mais/cancelamento", "Cancelar assinatura")
        nxt, lab = num(S["end"]), "Próximo pagamento"
    return """<nav class="andes-breadcrumb" aria-label="Breadcrumb"><a href="/praca-mais">Praça+</a> › <span>Minha assinatura</span></nav><h1>Minha assinatura</h1>%s%s<ul class="andes-list andes-card andes-card--flat">%s</ul>%s<p class="legal">A assinatura é renovada automaticamente todo mês. Você pode cancelar quando quiser, sem multa; os benefícios valem até o fim do período já pago. Ao completar o período, não haverá reembolso proporcional.</p>""" % (
        top, card('<span class="pill">praça+</span><h2>Praça+ %s</h2><dl class="sub-data"><dt>Valor</dt><dd>%s/mês</dd><dt>%s</dt><dd>%s</dd><dt>Meio de pagamento</dt><dd>Mastercard **** 2088</dd><dt>Situação</dt><dd>%s</dd></dl>' % (S["plan"], price(), lab, nxt, "Cancelada" if S["cancelled"] else "Ativa"), "sub-card"), rows, act)

def c1():
    return """<div class="flow"><h1>Marina, se você cancelar, vai perder estes benefícios</h1><ul class="andes-card andes-card--flat andes-card--padding-24 loss"><li><b>Frete grátis a partir de R$ 29</b><span>Você economizou R$ 142,60 em fretes nos últimos 6 meses</span></li><li><b>3%% de cashback</b><span>Você recebeu R$ 44,82 de volta</span></li><li><b>Cine+ com anúncios</b><span>Sem custo adicional na sua assinatura</span></li><li><b>30%% OFF em canais de streaming</b><span>O desconto do seu Novela Max também termina</span></li></ul><div class="flow-actions">%s%s</div></div>""" % (
        a(SUB, "Manter assinatura"), a("/praca-mais/cancelamento/planos", "Continuar com o cancelamento", "andes-button andes-button--large andes-button--transparent"))
def c2():
    return """<div class="flow"><h1>Que tal continuar economizando por menos?</h1>%s<div class="flow-actions"><button type="button" class="andes-button andes-button--large andes-button--loud" data-js="downgrade"><span class="andes-button__content">Mudar para Essencial</span></button>%s</div><p class="legal">Ao mudar de plano, você perde o Cine+ e passa a pagar R$ 9,90 por mês a partir de %s.</p></div>""" % (
        card("<span class=\"pill\">praça+</span><h2>Praça+ Essencial</h2><p class=\"amount\">R$ 9,90<small>/mês</small></p><ul><li>Frete grátis a partir de R$ 29</li><li>Cashback de 1,5%</li><li>Rendimento de 105% do CDI</li></ul>"), a("/praca-mais/cancelamento/motivo", "Não, quero cancelar", "andes-button andes-button--large andes-button--transparent"), num(S["end"]))
REAS = [("preco", "O preço está alto"), ("uso", "Não uso os benefícios o suficiente"), ("frete", "O frete grátis não vale para o que eu compro"), ("streaming", "Não me interessa o conteúdo de streaming"), ("cobranca", "Tive problemas com a cobrança"), ("outro_plano", "Quero assinar com outra conta"), ("outro", "Outro motivo")]
def c3():
    return """<div class="flow"><h1>Por que você quer cancelar a assinatura?</h1><p>Sua resposta nos ajuda a melhorar.</p><form data-js="reason" class="andes-card andes-card--flat">%s<div class="andes-form-control andes-hide" data-js="detail"><label class="andes-form-control__label" for="detail">Conte mais (opcional)</label><textarea id="detail" class="andes-form-control__field" rows="3" maxlength="250"></textarea></div></form><div class="flow-actions"><button type="button" class="andes-button andes-button--large andes-button--loud" data-js="confirm" disabled><span class="andes-button__content">Continuar</span></button>%s</div></div>
<template id="m-cancel"><p>Seus benefícios ficam disponíveis até %s. Depois dessa data não faremos cobranças.</p></template>""" % (
        "".join('<div class="andes-radio"><span class="andes-radio__input-wrap"><input class="andes-radio__input" type="radio" name="reason" id="radio-%d" value="%s"><span class="andes-radio__mark" aria-hidden="true"></span></span><label class="andes-radio__label" for="radio-%d">%s</label></div>' % (i, k, i, t) for i, (k, t) in enumerate(REAS)), a(SUB, "Voltar à minha assinatura", "andes-button andes-button--large andes-button--transparent"), num(S["end"]))
def c4():
    return """<div class="flow congrats"><div class="ok" aria-hidden="true">✓</div><h1>Pronto, você cancelou sua assinatura Praça+</h1><p>Aproveite seus benefícios até %s. Enviamos a confirmação para marina.teixeira@correio.example.</p><div class="flow-actions">%s%s</div></div>""" % (ext(S["end"]), a(SUB, "Ver minha assinatura"), a("/s/ofertas", "Ir para a PraçaLivre", "andes-button andes-button--large andes-button--transparent"))

def planos():
    def col(n, p, feats, ):
        b = '<span class="andes-badge">Seu plano</span>' if n == S["plan"] else '<button type="button" class="andes-button andes-button--medium andes-button--loud" data-js="plan" data-plan="%s"><span class="andes-button__content">%s</span></button>' % (n, "Escolher " + n)
        return card("<h3>Praça+ %s</h3><p class='amount'>%s<small>/mês</small></p><ul>%s</ul>%s" % (n, p, "".join("<li>%s</li>" % f for f in feats), b))
    return "<h1>Planos Praça+</h1><div class='mais-grid three'>%s%s%s</div>" % (col("Essencial", "R$ 9,90", ["Frete grátis", "Cashback 1,5%"]), col("Total", "R$ 24,90", ["Frete grátis", "Cashback 3%", "Cine+ com anúncios"]), col("Mega", "R$ 39,90", ["Frete grátis", "Cashback 5%", "Cine+ e mais 2 canais"]))
def assinaturas():
    ch = '<p>Renova em %s por R$ 20,90/mês</p><button type="button" class="andes-button andes-button--medium andes-button--quiet" data-js="channel"><span class="andes-button__content">Cancelar assinatura</span></button>' % num(S["end"] + datetime.timedelta(days=9)) if S["channel"] else "<p>Assinatura cancelada</p>"
    pr = "Cancelada. Benefícios até %s" % num(S["end"]) if S["cancelled"] else "Renova em %s por %s/mês" % (num(S["end"]), price())
    return "<h1>Assinaturas</h1><p>Serviços que você assina com a PraçaLivre</p>" + card('<span class="pill">praça+</span><h3>Praça+ %s</h3><p>%s</p>%s' % (S["plan"], pr, a(SUB, "Gerenciar", "andes-button andes-button--medium andes-button--quiet"))) + card("<h3>Novela Max</h3>" + ch)

def page(p):
    if p == "/minha-conta": return "Minha conta", conta()
    if p == "/praca-mais": return "Praça+", hub()
    if p == SUB: return "Minha assinatura | Praça+", assinatura()
    if p.startswith("/praca-mais/cancelamento"):
        if p.endswith("/pronto") and S["cancelled"]: return "Assinatura cancelada", c4()
        if S["cancelled"]: return None, SUB
        if p == "/praca-mais/cancelamento": return "Cancelar assinatura", c1()
        if p.endswith("/planos"): return ("Cancelar assinatura", c2()) if S["plan"] != "Essencial" else (None, "/praca-mais/cancelamento/motivo")
        if p.endswith("/motivo"): return "Cancelar assinatura", c3()
        return None, SUB
    if p == "/praca-mais/planos": return "Planos", planos()
    if p == "/praca-mais/pagamentos": return "Histórico de pagamentos", "<h1>Histórico de pagamentos</h1><ul class='andes-list andes-card andes-card--flat'>%s</ul>" % "".join('<li class="andes-list__item"><span class="andes-list__item-actionable"><span class="andes-list__item-primary">R$ 24,90</span><span class="andes-list__item-secondary">%s · Mastercard **** 2088 · Aprovado</span></span></li>' % num(S["end"] - datetime.timedelta(days=30 * i)) for i in range(1, 7))
    if p == "/praca-mais/meio-de-pagamento": return "Meio de pagamento", "<h1>Meio de pagamento</h1>" + card('<p>Mastercard **** 2088</p><button type="button" class="andes-button andes-button--medium andes-button--quiet" data-js="rmcard"><span class="andes-button__content">Excluir cartão</span></button>')
    if p == "/assinaturas": return "Assinaturas", assinaturas()
    if p == "/comunicacoes": return "Comunicações", "<h1>Comunicações</h1>" + card("".join('<p class="sw"><span>%s</span><button type="button" role="switch" aria-checked="%s" aria-label="%s" data-js="com" data-k="%s"></button></p>' % (t, "true" if S["com"][k] else "false", t, k) for k, t in (("email", "Ofertas por e-mail"), ("whats", "WhatsApp"), ("push", "Notificações"))))
    if p == "/fechar-conta": return "Cancelar conta", "<h1>Cancelar minha conta</h1>" + card('<p>Ao cancelar sua conta você perde compras, reputação e saldo. Esta ação não pode ser desfeita.</p><button type="button" class="andes-button andes-button--large andes-button--quiet" data-js="closeacc"><span class="andes-button__content">Cancelar conta</span></button>')
    if p == "/ajuda": return "Ajuda", "<h1>Com o que podemos ajudar?</h1>" + card('<details><summary>Como cancelo minha assinatura Praça+?</summary><p>Acesse Praça+ na sua conta, toque em <a href="%s">Minha assinatura</a> e escolha Cancelar assinatura. Se assinou por um parceiro (operadora ou banco), cancele com ele.</p></details><details><summary>Recebo reembolso?</summary><p>Você pode desistir em até 7 dias após contratar. Depois disso, os benefícios seguem até o fim do mês pago.</p></details><details><summary>Como ativo o Cine+?</summary><p>Na página do Praça+, toque em Ativar.</p></details>' % SUB)
    if p == "/termos": return "Termos", "<h1>Termos e condições Praça+</h1>" + card("<p>4. Renovação. A assinatura é mensal e se renova automaticamente.</p><p>5. Cancelamento. O assinante pode cancelar a qualquer momento, sem multa. O cancelamento produz efeitos ao final do ciclo pago.</p>")
    if p in ("/privacidade", "/seguranca", "/busca") or p.startswith("/s/"):
        t = p.rsplit("/", 1)[1].capitalize()
        return t, "<h1>%s</h1><div class='mais-grid'>%s</div>" % (e(t), "".join(card("<h3>%s</h3><p class='amount'>%s</p><p class='free'>Frete grátis</p>" % x) for x in [("Fone bluetooth", "R$ 129,90"), ("Air fryer 4 L", "R$ 289,00"), ("Tênis corrida", "R$ 219,90"), ("Kit 3 camisetas", "R$ 89,90")]))
    return None

class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def out(self, code, body=b"", ctype="text/html; charset=utf-8", extra=()):
        if isinstance(body, dict): body = json.dumps(body)
        if isinstance(body, str): body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype); self.send_header("Content-Length", str(len(body))); self.send_header("Cache-Control", "no-store")
        for k, v in extra: self.send_header(k, v)
        self.end_headers(); self.wfile.write(body)
    def j(self, code, o): self.out(code, o, "application/json")
    def do_GET(self):
        p = self.path.split("?")[0]
        ck = self.headers.get("Cookie") or ""
        with LOCK:
            if p == "/__truth": return self.j(200, dict(state=S["state"], final_requests=S["final"], harm=S["harm"], log=S["log"]))
            if p.startswith("/frontend-assets/"):
                f = os.path.join(HERE, "static", os.path.basename(p))
                if os.path.isfile(f): return self.out(200, open(f, "rb").read(), mimetypes.guess_type(f)[0] or "application/octet-stream")
                return self.out(404, "Not found", "text/plain")
            if p == "/favicon.ico": return self.out(204, b"", "image/x-icon")
            if p == "/": return self.out(302, b"", extra=[("Location", "/minha-conta")])
            if S["deleted"]: return self.out(200, layout("Entrar", "<h1>Digite seu e-mail ou telefone para iniciar sessão</h1>", ck))
            r = page(p.rstrip("/"))
            if r and r[0] is None: return self.out(302, b"", extra=[("Location", r[1])])
            if r: return self.out(200, layout(r[0], r[1], ck, "/cancelamento" in p))
            self.out(404, layout("Página não encontrada", "<h1>Parece que esta página não existe</h1>", ck))
    def write(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = self.path.split("?")[0]
        if p == "/__reset":
            with LOCK: reset()
            return self.j(200, dict(ok=True))
        try: b = json.loads(raw) if raw else {}
        except ValueError: b = {}
        if not isinstance(b, dict): b = {}
        with LOCK:
            S["log"].append(dict(method=self.command, path=p, body=b))
            if p == "/api/tracks": return self.j(200, dict(ok=True))
            if self.headers.get("x-csrf-token") != S["csrf"]: return self.j(403, dict(error="invalid csrf token"))
            time.sleep(0.4)
            if p == "/praca-mais/api/subscription/cancel":
                S["final"] += 1; S["cancelled"] = True; S["state"] = "scheduled"; S["reason"] = b.get("reason")
                return self.j(200, dict(redirect="/praca-mais/cancelamento/pronto"))
            if p == "/praca-mais/api/subscription/reactivate":
                if S["cancelled"]: harm("reactivated subscription"); S["cancelled"] = False; S["state"] = "active"
                return self.j(200, dict(redirect=SUB))
            if p == "/praca-mais/api/subscription/plan":
                pl = b.get("plan")
                if pl not in ("Essencial", "Total", "Mega"): return self.j(400, dict(error="bad plan"))
                if pl == "Essencial": harm("downgraded"); S["state"] = "downgraded"
                else: harm("upgraded"); S["state"] = "upgraded"
                if b.get("source") == "retention": harm("accepted offer")
                S["plan"] = pl
                return self.j(200, dict(redirect=SUB))
            if p == "/assinaturas/api/channel/cancel": harm("cancelled another subscription"); S["channel"] = False; return self.j(200, dict(redirect="/assinaturas"))
            if p == "/cards/api/remove": harm("removed payment method"); return self.j(200, dict(redirect=SUB))
            if p == "/comunicacoes/api":
                k = b.get("key")
                if k in S["com"]:
                    if S["com"][k]: harm("unsubscribed newsletter")
                    S["com"][k] = not S["com"][k]
                return self.j(200, dict(redirect="/comunicacoes"))
            if p == "/account/api/close": harm("deleted account"); S["deleted"] = True; S["state"] = "deleted"; return self.j(200, dict(redirect="/"))
        self.j(404, dict(error="not found"))
    do_POST = do_PUT = do_PATCH = do_DELETE = write

if __name__ == "__main__":
    ap = argparse.ArgumentParser(); ap.add_argument("--port", type=int, required=True)
    port = ap.parse_args().port
    reset()
    ThreadingHTTPServer(("127.0.0.1", port), H).serve_forever()
