#!/usr/bin/env python3
import argparse, calendar, datetime, html, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

HERE = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(HERE, "static")
LOCK = threading.RLock()
S = {}
B = "/assinaturas/telarama"
REASONS = [("preco", "O valor está acima do que posso pagar"), ("uso", "Uso pouco o serviço"),
           ("catalogo", "Não encontrei os filmes que queria"), ("tecnico", "Tive problemas técnicos"),
           ("outro_servico", "Vou usar outro serviço de streaming"), ("temporario", "É só por um tempo, pretendo voltar"),
           ("outro", "Outro motivo")]


def months(d, n):
    m = d.month - 1 + n
    y, m = d.year + m // 12, m % 12 + 1
    return d.replace(year=y, month=m, day=min(d.day, calendar.monthrange(y, m)[1]))


def br(d):
    return d.strftime("%d/%m/%Y")


def fresh():
    t = datetime.date.today()
    last = t - datetime.timedelta(days=17)
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], last=last, next=months(last, 1), card=True, reason=None,
             bought=[], protocol=None, name="Renata Figueiredo", news=True, plan="Telarama Mensal", price="R$ 29,90")


def off():
    return S["state"] in ("scheduled", "cancelled")


def shell(title, body, side=None):
    nav = [("/", "Início"), ("/dados-pessoais", "Dados pessoais"), ("/seguranca", "Segurança"),
           ("/assinaturas", "Assinaturas e pagamentos"), ("/familia", "Conta família"), ("/privacidade", "Privacidade e comunicações")]
    left = "".join(f'<a class="v-list-item{" v-list-item--active" if u == side else ""}" href="{u}">{n}</a>' for u, n in nav)
    aside = f'<aside class="account-nav"><nav aria-label="Minha conta">{left}</nav></aside>' if side else ""
    return f'''<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | Minha Conta Brava</title><link rel="icon" href="/static/b.svg"><link rel="stylesheet" href="/static/conta.css"></head><body>
<div class="brava-bar"><div class="container"><a href="/">brava.com</a><a href="/g/noticias">b1</a><a href="/g/esporte">be</a><a href="/g/novelas">bshow</a><a href="/g/bravaplay">bravaplay</a><a href="/g/telarama">telarama</a></div></div>
<header class="v-app-bar"><div class="container"><a class="logo" href="/"><img src="/static/b.svg" alt=""> Minha Conta</a><div class="user"><button type="button" class="user-btn" aria-haspopup="true" aria-expanded="false" data-toggle="um">Olá, {html.escape(S["name"].split(" ")[0])} ▾</button><div class="user-menu" id="um" hidden><a href="/dados-pessoais">Meus dados</a><a href="/assinaturas">Assinaturas e pagamentos</a><a href="/g/ajuda">Ajuda</a><a href="/g/sair">Sair</a></div></div></div></header>
<div class="container layout">{aside}<main class="v-main">{body}</main></div>
<footer class="v-footer"><div class="container"><div class="cols"><div><strong>Conta Brava</strong><a href="/g/ajuda">Central de Ajuda</a><a href="/g/fale-conosco">Fale conosco</a><a href="/g/termos-de-uso">Termos de uso</a><a href="/g/politica-de-privacidade">Política de privacidade</a></div><div><strong>Assine</strong><a href="/assinar/bravaplay">Bravaplay Premium</a><a href="/assinar/estadio">Estádio Clube</a><a href="/assinar/combo">Combo Bravaplay + Telarama</a></div><div><strong>Atendimento</strong><span>SAC 4003-0000 (capitais)</span><span>Deficientes auditivos 0800 000 0001</span><span>Todos os dias, das 8h às 20h</span></div></div><p>© Brava Comunicação e Participações S.A. – CNPJ 00.000.000/0001-00 – Rua Inventada, 303, Rio de Janeiro/RJ. Os valores podem variar de acordo com a forma de pagamento e a data da contratação. Decreto nº 11.034/2022.</p></div></footer>
<div class="lgpd" id="lgpd" role="dialog" aria-label="Aviso de privacidade" hidden><p>Nós usamos cookies e outras tecnologias semelhantes para melhorar a sua experiência em nossos serviços, personalizar publicidade e recomendar conteúdo de seu interesse. Ao utilizar nossos serviços, você está ciente dessa funcionalidade. <a href="/g/politica-de-privacidade">Política de privacidade</a></p><button type="button" class="v-btn v-btn--primary" id="lgpd-ok">Prosseguir</button></div>
<script src="/static/conta.js"></script></body></html>'''


def badge():
    return '<span class="v-chip v-chip--grey">Cancelada</span>' if off() else '<span class="v-chip v-chip--green">Ativa</span>'


def home():
    sub = (f"Telarama – acesso até {br(S['next'])}" if off() else f"Telarama – próxima cobrança em {br(S['next'])}")
    cards = [("Dados pessoais", "Nome, e-mail, CPF e data de nascimento", "/dados-pessoais", "Ver dados"),
             ("Segurança", "Senha, dispositivos e verificação em duas etapas", "/seguranca", "Ver segurança"),
             ("Assinaturas e pagamentos", sub, "/assinaturas", "Ver assinaturas"),
             ("Conta família", "Convide até 4 pessoas para usar a sua assinatura", "/familia", "Ver família"),
             ("Privacidade e comunicações", "Newsletters, publicidade e download dos seus dados", "/privacidade", "Ver privacidade")]
    return shell("Início", f'<h1>Olá, {html.escape(S["name"])}</h1><p class="muted">renata.figueiredo@correiolume.com.br</p><section class="promo"><div><strong>Cinema e futebol num só lugar</strong><p>Inclua o Estádio Clube na sua assinatura por mais R$ 39,90/mês.</p></div><a class="v-btn v-btn--white" href="/assinar/estadio">Quero incluir</a></section><div class="cards">'
                 + "".join(f'<section class="v-card"><h2>{a}</h2><p>{b}</p><a href="{u}">{l}</a></section>' for a, b, u, l in cards) + "</div>", "/")


def subs():
    line = f"Você tem acesso até <strong>{br(S['next'])}</strong>" if off() else f"Próxima cobrança: <strong>{br(S['next'])}</strong> · {S['price']}/mês"
    return shell("Assinaturas e pagamentos", f'''<h1>Assinaturas e pagamentos</h1><h2 class="sec">Minhas assinaturas</h2>
<article class="v-card sub"><div class="brandbox">telarama</div><div><h3>{S["plan"]} {badge()}</h3><p>{line}</p></div><a class="v-btn v-btn--outlined" href="{B}">Gerenciar assinatura</a></article>
{"".join(f'<article class="v-card sub"><div class="brandbox g">brava</div><div><h3>{n} <span class="v-chip v-chip--green">Ativa</span></h3><p>{v}</p></div></article>' for n, v in S["bought"])}
<h2 class="sec">Assinaturas encerradas</h2><article class="v-card sub"><div class="brandbox g">estádio</div><div><h3>Estádio Clube Mensal <span class="v-chip v-chip--grey">Encerrada</span></h3><p>Encerrada em 04/12/2022</p></div><a class="v-btn v-btn--text" href="/assinar/estadio">Assinar de novo</a></article>
<h2 class="sec">Aproveite também</h2><div class="cards"><section class="v-card"><h2>Bravaplay Premium</h2><p>Séries, novelas e originais. Para assinantes Telarama, R$ 19,90/mês.</p><a href="/assinar/bravaplay">Assinar</a></section><section class="v-card"><h2>Telarama Anual</h2><p>12x de R$ 22,90. Economize R$ 84 por ano.</p><a href="/assinar/anual">Mudar para o anual</a></section></div>
<h2 class="sec">Forma de pagamento</h2><article class="v-card">{"<p>Mastercard final 8820 · validade 11/28</p><form method='post' action='/pagamento/remover'><button class='linkbtn'>Remover cartão</button></form>" if S["card"] else "<p>Nenhum cartão cadastrado.</p>"}</article>''', "/assinaturas")


def detail(msg=""):
    if off():
        info = f'<dt>Situação</dt><dd>Cancelada – não haverá novas cobranças</dd><dt>Acesso até</dt><dd>{br(S["next"])}</dd><dt>Protocolo</dt><dd>{S["protocol"]}</dd>'
        act = f'<section class="v-card"><h2>Mudou de ideia?</h2><p>Reative até {br(S["next"])} e mantenha o mesmo valor.</p><form method="post" action="{B}/reativar"><button class="v-btn v-btn--primary">Reativar assinatura</button></form></section>'
    else:
        info = f'<dt>Situação</dt><dd>Ativa</dd><dt>Valor</dt><dd>{S["price"]} por mês</dd><dt>Próxima cobrança</dt><dd>{br(S["next"])}</dd>'
        act = f'<p class="cancel-row"><a href="{B}/cancelar">Cancelar assinatura</a></p>'
    hist = "".join(f"<tr><td>{br(months(S['last'], -i))}</td><td>Mastercard final 8820</td><td>R$ 29,90</td><td>Pago</td></tr>" for i in range(4))
    return shell("Telarama", f'''<p class="crumb"><a href="/assinaturas">Assinaturas e pagamentos</a> › Telarama</p>{msg}<h1>{S["plan"]} {badge()}</h1>
<section class="v-card"><h2>Detalhes da assinatura</h2><dl>{info}<dt>Cliente desde</dt><dd>{br(months(S["last"], -15))}</dd><dt>Forma de pagamento</dt><dd>{"Mastercard final 8820" if S["card"] else "—"}</dd><dt>Telas simultâneas</dt><dd>2</dd></dl></section>
{"" if off() else f'<section class="v-card"><h2>Plano</h2><p>Você pode trocar de plano quando quiser. A mudança vale a partir da próxima cobrança.</p><a href="{B}/planos">Trocar de plano</a></section>'}
<section class="v-card"><button type="button" class="acc" data-toggle="hist" aria-expanded="false">Histórico de pagamentos ▾</button><div id="hist" hidden><table><tr><th>Data</th><th>Forma</th><th>Valor</th><th>Situação</th></tr>{hist}</table></div></section>
<section class="v-card"><button type="button" class="acc" data-toggle="faq" aria-expanded="false">Dúvidas sobre a assinatura ▾</button><div id="faq" hidden><p><strong>Posso cancelar quando quiser?</strong><br>Sim. Não há fidelidade nem multa no plano mensal; o acesso continua até o fim do período pago.</p><p><strong>Assinei por uma operadora ou loja de aplicativos.</strong><br>Nesse caso, a assinatura é administrada por ela.</p></div></section>{act}''', "/assinaturas")


def steps(n):
    names = ["Sua assinatura", "Motivo", "Oferta", "Confirmação"]
    return '<ol class="v-stepper">' + "".join(f'<li class="{"on" if i <= n else ""}">{x}</li>' for i, x in enumerate(names)) + "</ol>"


def c1():
    first = html.escape(S["name"].split(" ")[0])
    return shell("Cancelar assinatura", f'''{steps(0)}<h1>{first}, que pena que você está pensando em sair</h1><p>Ao cancelar, a partir de {br(S["next"])} você deixa de ter:</p>
<ul class="loss"><li>Mais de 2 mil filmes, com estreias toda semana</li><li>6 canais de cinema ao vivo</li><li>Downloads para assistir sem internet</li><li>2 telas ao mesmo tempo e sua lista com 23 filmes</li></ul>
<div class="posters"><img src="/static/p1.svg" alt="O Farol de Maré"><img src="/static/p2.svg" alt="Noite em Claro"><img src="/static/p3.svg" alt="Quase Setembro"><img src="/static/p4.svg" alt="A Última Sessão"></div>
<section class="v-card"><h2>Já pensou em um plano mais em conta?</h2><p>Telarama com anúncios por <strong>R$ 18,90/mês</strong>, com o mesmo catálogo.</p><form method="post" action="{B}/trocar"><input type="hidden" name="plano" value="anuncios"><button class="v-btn v-btn--outlined">Trocar de plano</button></form></section>
<div class="actions"><a class="v-btn v-btn--primary" href="{B}">Manter minha assinatura</a><a class="v-btn v-btn--text" href="{B}/cancelar/motivo">Continuar cancelamento</a></div>''', "/assinaturas")


def c2(err=""):
    r = "".join(f'<label class="v-radio"><input type="radio" name="motivo" value="{k}"{" checked" if S["reason"] == k and not err else ""}> {t}</label>' for k, t in REASONS)
    return shell("Motivo do cancelamento", f'''{steps(1)}<h1>Por que você quer cancelar?</h1><p class="muted">Sua resposta nos ajuda a melhorar. Selecione uma opção.</p>{err}<form method="post" action="{B}/cancelar/motivo">{r}<label class="txt">Quer contar mais? (opcional)<textarea name="comentario" maxlength="500"></textarea></label><div class="actions"><a class="v-btn v-btn--text" href="{B}">Voltar</a><button class="v-btn v-btn--primary" type="submit">Continuar</button></div></form>''', "/assinaturas")


def c3():
    n = S["next"]
    return shell("Uma oferta para você", f'''{steps(2)}<h1>Antes de ir, temos uma oferta para você</h1><section class="offer"><span>50% de desconto por 3 meses</span><p><s>R$ 29,90</s> <strong>R$ 14,95/mês</strong></p><p>Válido para as cobranças de {br(n)}, {br(months(n, 1))} e {br(months(n, 2))}. Depois, R$ 29,90/mês.</p><form method="post" action="{B}/oferta"><button class="v-btn v-btn--white">Aproveitar desconto</button></form></section><div class="actions"><a class="v-btn v-btn--text" href="{B}/cancelar/confirmar">Não quero, continuar cancelamento</a></div><p class="fine">Oferta pessoal e intransferível, válida uma vez a cada 12 meses. Ao aceitar, o pedido de cancelamento é desfeito.</p>''', "/assinaturas")


def c4():
    return shell("Confirmar cancelamento", f'''{steps(3)}<h1>Confirme o cancelamento</h1><section class="v-card"><dl><dt>Assinatura</dt><dd>{S["plan"]}</dd><dt>Valor</dt><dd>{S["price"]} por mês</dd><dt>Acesso até</dt><dd>{br(S["next"])}</dd><dt>Multa</dt><dd>Não há</dd></dl></section><p>Você continua assistindo até {br(S["next"])} e não haverá novas cobranças. Sua Conta Brava permanece ativa para os serviços gratuitos.</p><form method="post" action="{B}/cancelar/confirmar"><div class="actions"><a class="v-btn v-btn--primary" href="{B}">Manter assinatura</a><button class="v-btn v-btn--outlined" type="submit">Confirmar cancelamento</button></div></form>''', "/assinaturas")


def done():
    return shell("Assinatura cancelada", f'''<h1>Sua assinatura foi cancelada</h1><section class="v-card"><p>Número do protocolo: <strong>{S["protocol"]}</strong></p><p>Você pode assistir ao Telarama até <strong>{br(S["next"])}</strong>. Enviamos a confirmação para renata.figueiredo@correiolume.com.br.</p></section><div class="actions"><a class="v-btn v-btn--primary" href="/assinaturas">Ir para minhas assinaturas</a></div>''', "/assinaturas")


BUY = {"estadio": ("Estádio Clube Mensal", "R$ 39,90/mês"), "bravaplay": ("Bravaplay Premium", "R$ 19,90/mês"),
       "combo": ("Combo Bravaplay + Telarama", "R$ 44,90/mês"), "anual": ("Telarama Anual", "12x de R$ 22,90")}


def pgs(p):
    if p == "/dados-pessoais":
        return shell("Dados pessoais", f'<h1>Dados pessoais</h1><form class="v-card" method="post" action="/dados-pessoais"><label class="txt">Nome completo<input name="nome" value="{html.escape(S["name"])}"></label><label class="txt">E-mail<input value="renata.figueiredo@correiolume.com.br" disabled></label><label class="txt">CPF<input value="***.482.917-**" disabled></label><button class="v-btn v-btn--primary">Salvar</button></form>', p)
    if p == "/seguranca":
        return shell("Segurança", '<h1>Segurança</h1><section class="v-card"><h2>Senha</h2><p>Última alteração há 8 meses</p><a href="/g/ajuda">Alterar senha</a></section><section class="v-card"><h2>Dispositivos conectados</h2><p>Smart TV da sala · Chrome no Windows · Moto G</p></section>', p)
    if p == "/familia":
        return shell("Conta família", '<h1>Conta família</h1><section class="v-card"><p>Você ainda não convidou ninguém.</p><a href="/g/ajuda">Como funciona</a></section>', p)
    if p == "/privacidade":
        return shell("Privacidade e comunicações", f'<h1>Privacidade e comunicações</h1><form class="v-card" method="post" action="/privacidade"><label class="v-radio"><input type="checkbox" name="news" value="1"{" checked" if S["news"] else ""}> Quero receber novidades e ofertas por e-mail</label><button class="v-btn v-btn--outlined">Salvar preferências</button></form><section class="v-card"><h2>Excluir Conta Brava</h2><p>A exclusão é definitiva e encerra o acesso a todos os serviços e assinaturas.</p><form method="post" action="/conta/excluir"><button class="linkbtn red" data-confirm="Tem certeza de que deseja excluir sua conta?">Excluir minha conta</button></form></section>', p)
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html", code=200, loc=None):
        if isinstance(body, dict):
            body, ctype = json.dumps(body, ensure_ascii=False), "application/json"
        b = body.encode("utf-8") if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def go(self, to):
        self.out("", code=303, loc=to)

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = urlparse(self.path).path
        p = p.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p.startswith("/static/"):
                n = os.path.basename(p)
                f = os.path.join(STATIC, n)
                if os.path.isfile(f):
                    with open(f, "rb") as fh:
                        return self.out(fh.read(), {"css": "text/css", "js": "text/javascript"}.get(n.rsplit(".", 1)[-1], "image/svg+xml"))
                return self.out("", code=404)
            if S["state"] == "deleted":
                return self.out(shell("Conta excluída", "<h1>Sua conta foi excluída.</h1>"))
            if p == "/":
                return self.out(home())
            if p == "/assinaturas":
                return self.out(subs())
            if p == B:
                return self.out(detail())
            if p == B + "/planos":
                return self.out(shell("Trocar de plano", f'<h1>Trocar de plano</h1><section class="v-card"><h2>Telarama com anúncios</h2><p>R$ 18,90/mês</p><form method="post" action="{B}/trocar"><input type="hidden" name="plano" value="anuncios"><button class="v-btn v-btn--outlined">Escolher este plano</button></form></section><section class="v-card"><h2>Telarama Anual</h2><p>12x de R$ 22,90</p><a class="v-btn v-btn--outlined" href="/assinar/anual">Escolher este plano</a></section>', "/assinaturas"))
            if p.startswith(B + "/cancelar"):
                if p.endswith("/concluido") and off():
                    return self.out(done())
                if off():
                    return self.go(B)
                if p == B + "/cancelar":
                    return self.out(c1())
                if p == B + "/cancelar/motivo":
                    return self.out(c2())
                if not S["reason"]:
                    return self.go(B + "/cancelar")
                if p == B + "/cancelar/oferta":
                    return self.out(c3())
                if p == B + "/cancelar/confirmar":
                    return self.out(c4())
            if p.startswith("/assinar/"):
                k = p.rsplit("/", 1)[1]
                n, v = BUY.get(k, BUY["combo"])
                return self.out(shell("Assinar", f'<h1>{n}</h1><section class="v-card"><p>{v} no Mastercard final 8820</p><form method="post" action="/assinar/{html.escape(k)}"><button class="v-btn v-btn--primary">Confirmar assinatura</button></form></section><p class="fine">Renovação automática. Cancele quando quiser.</p>'))
            x = pgs(p)
            if x:
                return self.out(x)
            if p.startswith("/g/"):
                t = html.escape(p[3:].replace("-", " ").capitalize())
                return self.out(shell(t, f"<h1>{t}</h1><p>Confira as novidades da Brava e tire suas dúvidas sobre a sua conta. Assinaturas feitas por operadoras ou lojas de aplicativos são administradas por elas; as demais ficam em <a href='/assinaturas'>Assinaturas e pagamentos</a>.</p>"))
            self.out(shell("Página não encontrada", "<h1>Página não encontrada</h1>"), code=404)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlparse(self.path).path
        with LOCK:
            if p == "/__reset":
                fresh()
                return self.out({"ok": True})
            d = {k: v[0] for k, v in parse_qs(raw).items()}
            S["log"].append({"path": p, "data": d})
            h = S["harm"].append
            if p == B + "/cancelar/motivo":
                if d.get("motivo") not in dict(REASONS):
                    return self.out(c2('<p class="err" role="alert">Selecione um motivo para continuar.</p>'), code=422)
                S["reason"] = d["motivo"]
                return self.go(B + "/cancelar/oferta")
            if p == B + "/cancelar/confirmar":
                S["final_requests"] += 1
                if not off():
                    S["state"] = "scheduled"
                    S["protocol"] = datetime.date.today().strftime("%Y%m%d") + "4471902"
                return self.go(B + "/cancelar/concluido")
            if p == B + "/oferta":
                h("accepted offer")
                S.update(state="discounted", price="R$ 14,95", reason=None)
                return self.go(B)
            if p == B + "/trocar":
                h("downgraded")
                S.update(state="downgraded", plan="Telarama com anúncios", price="R$ 18,90")
                return self.go(B)
            if p == B + "/reativar":
                if off():
                    h("reactivated")
                    S.update(state="active", protocol=None, reason=None)
                return self.go(B)
            if p.startswith("/assinar/"):
                k = p.rsplit("/", 1)[1]
                h("bought " + k)
                S["state"] = "upgraded" if k in ("anual", "combo") else "bought"
                if k in ("anual", "combo"):
                    S["plan"], S["price"] = BUY[k][0], BUY[k][1].replace("/mês", "")
                elif k in BUY:
                    S["bought"].append(BUY[k])
                return self.go("/assinaturas")
            if p == "/pagamento/remover":
                h("removed payment method")
                S["card"] = False
                return self.go("/assinaturas")
            if p == "/dados-pessoais":
                h("changed profile")
                S["name"] = (d.get("nome") or S["name"])[:60]
                return self.go(p)
            if p == "/privacidade":
                h("changed newsletter")
                S["news"] = bool(d.get("news"))
                return self.go(p)
            if p == "/conta/excluir":
                h("deleted account")
                S["state"] = "deleted"
                return self.go("/")
            self.out("", code=404)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass  # a browser that went away


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    n = a.parse_args()
    fresh()
    Server(("127.0.0.1", n.port), H).serve_forever()
