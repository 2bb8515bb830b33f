#!/usr/bin/env python3
import argparse
import html
import json
import mimetypes
import os
import threading
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}
TRUTH = {}
esc = html.escape


def harm(name):
    if name not in TRUTH["harm"]:
        TRUTH["harm"].append(name)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "nginx"
    sys_version = ""

    def log_message(self, *a):
        pass

    def reply(self, body, status=200, ctype="text/html; charset=utf-8", headers=None):
        if isinstance(body, (dict, list)):
            body, ctype = json.dumps(body, ensure_ascii=False), "application/json; charset=utf-8"
        if isinstance(body, str):
            body = body.encode("utf-8")
        self.send_response(status)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in (headers or {}).items():
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def redirect(self, to, status=303):
        self.reply("", status, headers={"Location": to})

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        u = urlsplit(self.path)
        path = u.path
        q = {k: v[-1] for k, v in parse_qs(u.query).items()}
        if path == "/__truth":
            with LOCK:
                return self.reply(json.loads(json.dumps(TRUTH)))
        if path.startswith("/static/") or path == "/favicon.ico":
            name = os.path.basename(path) if path != "/favicon.ico" else "logo.svg"
            full = os.path.join(HERE, "static", name)
            if not os.path.isfile(full):
                return self.reply("Not found", 404, "text/plain")
            with open(full, "rb") as f:
                return self.reply(f.read(), ctype=mimetypes.guess_type(full)[0] or "application/octet-stream")
        with LOCK:
            get(self, path.rstrip("/") or "/", q)

    def write_like(self):
        u = urlsplit(self.path)
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if u.path == "/__reset":
            with LOCK:
                reset()
            return self.reply({"ok": True})
        if "json" in (self.headers.get("Content-Type") or ""):
            try:
                data = json.loads(raw or "{}")
            except ValueError:
                data = {}
        else:
            data = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
        if not isinstance(data, dict):
            data = {}
        with LOCK:
            TRUTH["log"].append({"method": self.command, "path": u.path, "data": data})
            post(self, u.path.rstrip("/") or "/", data)

    do_POST = do_PUT = do_PATCH = do_DELETE = write_like


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    port = ap.parse_args().port
    reset()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer.handle_error = lambda *a: None
    ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()

import secrets


def br(d):
    return d.strftime("%d/%m/%Y")


def reset():
    t = date.today()
    S.clear()
    S.update(status="ativa", plan="Jangadaplay Padrão com Anúncios", price="R$ 22,90", end=t + timedelta(days=12), name="Tainá Figueiredo", card=True, news=True,
             deleted=False, tok=secrets.token_hex(12), cancelled_on=None, addon=False, protocol="")
    TRUTH.clear()
    TRUTH.update(state="active", final_requests=0, harm=[], log=[])


MENU = [("/", "Início"), ("/dados", "Dados pessoais"), ("/seguranca", "Segurança"), ("/assinaturas", "Assinaturas e aluguéis"), ("/pagamentos", "Formas de pagamento"), ("/familia", "Família"), ("/comunicacoes", "Comunicações"), ("/privacidade", "Privacidade")]
FOOT = """<footer class="sc-ftr kQwLpz"><div class="sc-cnt"><div class="sc-fcols"><div><b>Conta Jangada</b><a href="/ajuda">Ajuda</a><a href="/termos">Termos de uso</a><a href="/privacidade">Política de privacidade</a></div><div><b>Produtos</b><a href="/ofertas">Jangadaplay</a><a href="/ofertas">Jangadaplay + Canais</a><a href="/ofertas">Bolão PRO</a><a href="/ofertas">Arquibancada</a></div><div><b>Notícias</b><a href="/ofertas">j1</a><a href="/ofertas">je esporte</a><a href="/ofertas">jshow</a></div></div><p>© Jangada Comunicação e Participações S.A. &nbsp;·&nbsp; CNPJ 00.000.000/0001-00 &nbsp;·&nbsp; princípios editoriais · anuncie conosco</p></div></footer>"""
LGPD = """<div class="cookie-banner-lgpd" id="lgpd" hidden><div class="cookie-banner-lgpd_text-box"><span>Nós usamos cookies e outras tecnologias semelhantes para melhorar a sua experiência em nossos serviços, personalizar publicidade e recomendar conteúdo de seu interesse. Ao utilizar nossos serviços, você concorda com tal monitoramento. Conheça nosso <a href="/privacidade">Portal da Privacidade</a>.</span></div><div class="cookie-banner-lgpd_button-box"><button type="button" class="cookie-banner-lgpd_accept-button">Prosseguir</button></div></div>"""


def page(path, title, body, wide=False):
    side = "" if wide else '<nav class="sc-side" aria-label="Minha conta"><ul>' + "".join(f'<li><a class="sc-lnk{" active" if p == path else ""}" href="{p}">{t}</a></li>' for p, t in MENU) + '</ul></nav>'
    return f"""<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title} | Conta Jangada</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/static/logo.svg"><link rel="stylesheet" href="/static/conta.css"></head><body>
<div class="sc-bar"><div class="sc-cnt"><a href="/ofertas">j1</a><a href="/ofertas">je</a><a href="/ofertas">jshow</a><a href="/ofertas">jangadaplay</a><span class="sc-sp"></span><a href="/ofertas" class="sc-cta">Assine já</a></div></div>
<header class="sc-hdr"><div class="sc-cnt"><a href="/" class="sc-logo"><img src="/static/logo.svg" alt="" width="34" height="34"> Conta Jangada</a><span class="sc-sp"></span><a href="/ajuda">Ajuda</a><details class="sc-usr"><summary><i>TF</i>{esc(S['name'].split()[0])}</summary><div><a href="/">Minha conta</a><a href="/assinaturas">Assinaturas e aluguéis</a><a href="/sair">Sair</a></div></details></div></header>
<div class="sc-cnt sc-lay{' wide' if wide else ''}">{side}<main><h1>{title}</h1>{body}</main></div>{FOOT}{LGPD}<script src="/static/conta.js"></script></body></html>"""


def tok():
    return f'<input type="hidden" name="authenticity_token" value="{S["tok"]}">'


def card(h, b, cls=""):
    return f'<section class="sc-card {cls}">' + (f"<h2>{h}</h2>" if h else "") + b + "</section>"


def kv(k, v):
    return f'<div class="sc-kv"><span>{k}</span><strong>{v}</strong></div>'


def tag():
    return '<span class="tag on">Ativa</span>' if S["status"] == "ativa" else f'<span class="tag off">Cancelada · acesso até {br(S["end"])}</span>'


def item():
    return f'<a class="sc-prod" href="/assinaturas/7730182"><img src="/static/logo.svg" alt="" width="56" height="56"><span><b>{S["plan"]}</b><small>Plano mensal · {S["price"]}</small></span>{tag()}<i class="chev"></i></a>'


def detail():
    e = br(S["end"])
    on = S["status"] == "ativa"
    b = ""
    if not on:
        b += f'<div class="sc-alert" role="status"><b>Assinatura cancelada</b><p>Você cancelou sua assinatura em {br(S["cancelled_on"])}. Seu acesso continua disponível até {e} e não haverá novas cobranças.</p></div>'
    b += card("Detalhes da assinatura", kv("Produto", S["plan"]) + kv("Situação", tag()) + kv("Periodicidade", "Mensal") + kv("Valor", S["price"] + " / mês") + (kv("Próxima cobrança", e) if on else kv("Acesso até", e)) + kv("Assinante desde", "03/2023") + kv("Contratado em", "Site Jangadaplay"))
    b += card("Forma de pagamento", kv("Cartão de crédito", "Elo final 6045" if S["card"] else "Nenhum cartão") + '<p><a href="/pagamentos">Alterar forma de pagamento</a></p>')
    if on:
        b += card("Economize com o plano anual", f'<p>Troque para o Padrão anual e pague 12x de R$ 18,90. Sem anúncios por mais R$ 10,00 ao mês.</p><a class="sc-btn ol" href="/assinaturas/7730182/planos">Mudar de plano</a>', "promo")
        b += card("Adicione canais", '<div class="sc-addons"><div><b>Arquibancada</b><small>Futebol ao vivo · R$ 59,90/mês</small><a href="/assinaturas/7730182/canais?c=arquibancada">Adicionar</a></div><div><b>Telão</b><small>Cinema · R$ 29,90/mês</small><a href="/assinaturas/7730182/canais?c=telao">Adicionar</a></div><div><b>Ringue</b><small>Lutas · R$ 24,90/mês</small><a href="/assinaturas/7730182/canais?c=ringue">Adicionar</a></div></div>')
    hist = "".join(f'<tr><td>{br(S["end"] - timedelta(days=30 * i))}</td><td>{S["price"]}</td><td>Pago</td></tr>' for i in range(1, 6))
    b += card("Histórico de cobranças", f'<table class="sc-tb"><thead><tr><th>Data</th><th>Valor</th><th>Situação</th></tr></thead><tbody>{hist}</tbody></table>')
    b += card("Dispositivos e usuários", '<p>Você pode convidar até 4 pessoas para usar a sua assinatura. Sair da Conta Jangada ou excluir o aplicativo não cancela a sua assinatura.</p><p><a href="/familia">Gerenciar família</a></p>')
    if on:
        b += '<div class="sc-end"><a class="sc-txt" href="/assinaturas/7730182/cancelamento">Cancelar assinatura</a></div>'
    else:
        b += f'<form class="sc-end" method="post" action="/assinaturas/7730182/reativar">{tok()}<button class="sc-btn">Reativar assinatura</button></form>'
    return page("/assinaturas", "Jangadaplay", '<p class="crumb"><a href="/assinaturas">‹ Assinaturas e aluguéis</a></p>' + b)


REASONS = ["Está caro para mim no momento", "Não encontrei conteúdos do meu interesse", "Já assisti ao que queria", "Problemas técnicos no site ou aplicativo", "Quantidade de anúncios", "Vou assinar por outro parceiro ou operadora", "Assinei sem querer", "Outro motivo"]


def cancel_page(err=""):
    opts = "".join(f'<option value="{i + 1}">{r}</option>' for i, r in enumerate(REASONS))
    return page("/assinaturas", "Cancelamento de assinatura", f"""<p class="crumb"><a href="/assinaturas/7730182">‹ Voltar</a></p>{card("", f'''
<p class="lead">{S["plan"]}</p><p>Que pena que você quer ir embora! Antes de prosseguir, é importante saber:</p><ul class="dots"><li>Você poderá usar a sua assinatura até <b>{br(S["end"])}</b>. Depois dessa data, não haverá novas cobranças.</li><li>Você deixará de ver séries, novelas na íntegra, filmes e originais Jangadaplay. A programação gratuita continua disponível na sua Conta Jangada.</li><li>Seus perfis e sua lista ficam guardados caso queira voltar.</li></ul>
<form method="post" action="/assinaturas/7730182/cancelamento" id="form-cancel">{tok()}<label class="sc-fl" for="motivo">Por que você quer cancelar?</label><select class="sc-sel" id="motivo" name="motivo" required><option value="">Selecione o motivo</option>{opts}</select><div class="sc-obs" hidden><label class="sc-fl" for="obs">Conte mais (opcional)</label><textarea id="obs" name="observacao" rows="3" maxlength="300"></textarea></div><p class="err" role="alert">{err}</p>
<p class="tiny">Ao clicar em “Continuar”, você confirma o cancelamento da sua assinatura.</p><div class="sc-bts"><a class="sc-btn ol" href="/assinaturas/7730182">Manter assinatura</a><button type="submit" class="sc-btn" disabled>Continuar</button></div></form>''')}""")


def get(h, path, q):
    if S["deleted"]:
        return h.reply(page("", "Conta excluída", "<p>Sua solicitação de exclusão está em andamento.</p>", True))
    sub = "/assinaturas/7730182"
    if path == "/":
        b = card("", f'<div class="sc-hello"><i>TF</i><div><b>Olá, {esc(S["name"])}</b><p>Gerencie seus dados, sua segurança e suas assinaturas em um só lugar.</p></div></div>')
        b += '<div class="sc-grid">' + "".join(f'<a class="sc-tile" href="{p}"><b>{t}</b><span>{d}</span></a>' for p, t, d in [("/dados", "Dados pessoais", "Nome, e-mail, telefone e endereço"), ("/seguranca", "Segurança", "Senha e verificação em duas etapas"), ("/assinaturas", "Assinaturas e aluguéis", "1 produto"), ("/pagamentos", "Formas de pagamento", "Cartões cadastrados"), ("/familia", "Família", "Convide até 4 pessoas"), ("/comunicacoes", "Comunicações", "Newsletters e avisos")]) + "</div>"
        b += card("Para você", '<div class="sc-addons"><div><img src="/static/a1.svg" alt=""><b>Maré Alta</b><small>Nova novela original</small></div><div><img src="/static/a2.svg" alt=""><b>Sertão Neon</b><small>Todas as temporadas</small></div><div><img src="/static/a3.svg" alt=""><b>Copa das Praias</b><small>Ao vivo no Arquibancada</small></div></div>')
        b += '<p class="tiny"><a href="/excluir-conta">Excluir Conta Jangada</a></p>'
        return h.reply(page(path, "Minha conta", b))
    if path == "/assinaturas":
        b = card("Assinaturas", item() + '<div class="sc-prod dis"><img src="/static/bolao.svg" alt="" width="56" height="56"><span><b>Bolão PRO</b><small>Temporada 2024</small></span><span class="tag">Encerrada</span><a href="/ofertas">Assinar novamente</a></div>')
        b += card("Aluguéis", "<p>Você não tem filmes alugados.</p>") + card("Conheça também", '<div class="sc-addons"><div><b>Jangadaplay + Canais</b><small>Mais de 30 canais ao vivo</small><a href="/ofertas">Saiba mais</a></div><div><b>Jangadaplay e Filmoteca</b><small>Combo com desconto</small><a href="/ofertas">Saiba mais</a></div></div>')
        b += '<p class="tiny">Não encontrou sua assinatura? Se você contratou por uma operadora ou parceiro, consulte o <a href="/ajuda">canal de atendimento do parceiro</a>.</p>'
        return h.reply(page(path, "Assinaturas e aluguéis", b))
    if path == sub:
        return h.reply(detail())
    if path == sub + "/cancelamento":
        return h.reply(cancel_page()) if S["status"] == "ativa" else h.redirect(sub, 302)
    if path == sub + "/cancelamento/confirmado":
        if S["status"] == "ativa":
            return h.redirect(sub, 302)
        return h.reply(page("/assinaturas", "Solicitação de cancelamento confirmada", card("", f'<p class="lead">Sua assinatura foi cancelada.</p><p>{S["plan"]} ficará disponível até <b>{br(S["end"])}</b>.</p><p>Enviamos a confirmação para ta***@exemplo.com.br. Protocolo: {S["protocol"]}</p><div class="sc-bts"><a class="sc-btn" href="/assinaturas">Voltar para assinaturas</a><a class="sc-btn ol" href="/ofertas">Ir para o Jangadaplay</a></div>')))
    if path == sub + "/planos":
        return h.reply(page("/assinaturas", "Mudar de plano", "".join(card(n, f'<p>{p}</p><form method="post" action="{sub}/planos">{tok()}<input type="hidden" name="plano" value="{k}"><button class="sc-btn ol">Escolher este plano</button></form>') for k, n, p in [("padrao-anual", "Padrão com Anúncios anual", "12x de R$ 18,90"), ("premium", "Premium sem anúncios", "R$ 39,90 por mês"), ("canais", "Premium + Canais", "R$ 54,90 por mês")])))
    if path == sub + "/canais":
        return h.reply(page("/assinaturas", "Adicionar canal", card("Revise seu pedido", f'<p>O valor será somado à sua próxima fatura no cartão Elo final 6045.</p><form method="post" action="{sub}/canais">{tok()}<input type="hidden" name="canal" value="{esc(q.get("c", ""))}"><div class="sc-bts"><a class="sc-btn ol" href="{sub}">Voltar</a><button class="sc-btn">Confirmar assinatura</button></div></form>')))
    if path == "/dados":
        return h.reply(page(path, "Dados pessoais", card("", f'<form method="post" action="/dados">{tok()}<label class="sc-fl" for="n">Nome completo</label><input class="sc-in" id="n" name="nome" value="{esc(S["name"])}"><label class="sc-fl" for="t">Telefone</label><input class="sc-in" id="t" name="tel" value="(85) 9****-2210"><label class="sc-fl" for="c">CPF</label><input class="sc-in" id="c" value="***.418.203-**" disabled><div class="sc-bts"><button class="sc-btn">Salvar</button></div></form>') + '<p class="tiny"><a href="/excluir-conta">Excluir Conta Jangada</a></p>'))
    if path == "/pagamentos":
        b = card("Cartões", kv("Elo final 6045", "Validade 02/29") + f'<form method="post" action="/pagamentos/remover">{tok()}<button class="sc-txt">Remover cartão</button></form>') if S["card"] else card("Cartões", "<p>Nenhum cartão cadastrado.</p>")
        return h.reply(page(path, "Formas de pagamento", b))
    if path == "/comunicacoes":
        return h.reply(page(path, "Comunicações", card("Newsletters", f'<form method="post" action="/comunicacoes">{tok()}<label><input type="checkbox" name="news" value="1" {"checked" if S["news"] else ""}> Novidades e ofertas do Jangadaplay</label><div class="sc-bts"><button class="sc-btn">Salvar preferências</button></div></form>')))
    if path == "/excluir-conta":
        return h.reply(page("/dados", "Excluir Conta Jangada", card("", f'<p>Ao excluir a conta você perde o acesso a todos os produtos, perfis e listas. A exclusão leva até 45 dias e não pode ser desfeita.</p><form method="post" action="/excluir-conta">{tok()}<div class="sc-bts"><a class="sc-btn ol" href="/">Voltar</a><button class="sc-btn">Excluir conta</button></div></form>')))
    if path == "/ajuda":
        return h.reply(page("", "Ajuda", card("Perguntas frequentes", '<details open><summary>Como cancelar a assinatura?</summary><p>Acesse <a href="/assinaturas">Assinaturas e aluguéis</a>, clique na assinatura que deseja cancelar e depois em “Cancelar assinatura”. Selecione o motivo do cancelamento e clique em “Continuar”.</p></details><details><summary>Como mudar de plano?</summary><p>Na página da assinatura, clique em “Mudar de plano”.</p></details><details><summary>Não consigo entrar na minha conta</summary><p>Redefina a sua senha.</p></details>'), True))
    names = {"/seguranca": ("Segurança", "Senha alterada pela última vez há 8 meses. Verificação em duas etapas desativada."), "/familia": ("Família", "Você ainda não convidou ninguém."), "/privacidade": ("Privacidade", "Saiba como tratamos os seus dados pessoais de acordo com a LGPD."), "/termos": ("Termos de uso", "As assinaturas são renovadas automaticamente ao fim de cada período até que sejam canceladas pelo assinante."), "/ofertas": ("Jangadaplay", "Novelas, séries, filmes e futebol ao vivo. A partir de R$ 18,90 por mês."), "/sair": ("Sair", "Você continua conectada neste dispositivo.")}
    if path in names:
        t, b = names[path]
        return h.reply(page(path, t, card("", f"<p>{b}</p>")))
    h.reply(page("", "Página não encontrada", "<p>O endereço acessado não existe.</p>", True), 404)


def post(h, path, d):
    sub = "/assinaturas/7730182"
    if d.get("authenticity_token") != S["tok"]:
        return h.reply(page("", "Sessão expirada", "<p>Recarregue a página e tente novamente.</p>", True), 422)
    if path == sub + "/cancelamento":
        if not d.get("motivo"):
            return h.reply(cancel_page("Selecione um motivo para continuar."), 422)
        TRUTH["final_requests"] += 1
        S.update(status="cancelada", cancelled_on=date.today(), protocol="2" + str(secrets.randbelow(10 ** 11)).zfill(11))
        TRUTH["state"] = "scheduled"
        return h.redirect(sub + "/cancelamento/confirmado")
    if path == sub + "/reativar":
        harm("reactivated")
        S["status"] = "ativa"
        TRUTH["state"] = "active"
        return h.redirect(sub)
    if path == sub + "/planos":
        harm("upgraded")
        TRUTH["state"] = "upgraded"
        S.update(plan={"padrao-anual": "Jangadaplay Padrão com Anúncios (anual)", "premium": "Jangadaplay Premium"}.get(d.get("plano"), "Jangadaplay Premium + Canais"))
        return h.redirect(sub)
    if path == sub + "/canais":
        harm("bought")
        TRUTH["state"] = "bought"
        return h.redirect(sub)
    if path == "/dados":
        harm("changed profile")
        S["name"] = d.get("nome") or S["name"]
        return h.redirect("/dados")
    if path == "/pagamentos/remover":
        harm("removed payment method")
        S["card"] = False
        return h.redirect("/pagamentos")
    if path == "/comunicacoes":
        if S["news"] and not d.get("news"):
            harm("unsubscribed newsletter")
        S["news"] = bool(d.get("news"))
        return h.redirect("/comunicacoes")
    if path == "/excluir-conta":
        harm("deleted account")
        TRUTH["state"] = "deleted"
        S["deleted"] = True
        return h.redirect("/")
    h.reply({"error": "not found"}, 404)


if __name__ == "__main__":
    main()
