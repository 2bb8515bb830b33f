#!/usr/bin/env python3
"""Vigorama: Espaço do Aluno."""
import argparse
import datetime as dt
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}
MAIN, ADD = "88123407", "88130022"


def reset():
    t = dt.date.today()
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], status="ativo", plano="Gold", valor="R$ 149,90", oferta=False, protocolo=None, addon="ativo",
             proxima=t + dt.timedelta(days=16), inicio=t - dt.timedelta(days=472), hoje=t, cartoes=[dict(id="c1", bandeira="Mastercard", final="5523")],
             celular="(11) 90000-4471", news=True, excluida=False,
             aulas=[dict(id=501, nome="Spinning", quando=br(t + dt.timedelta(days=1)) + " · 19h00"), dict(id=517, nome="Funcional", quando=br(t + dt.timedelta(days=3)) + " · 07h30")])


def br(d):
    return d.strftime("%d/%m/%Y")


reset()


def harm(n, st=None):
    S["harm"].append(n)
    if st:
        S["state"] = st


def contrato():
    return dict(id=MAIN, plano=S["plano"], valor=S["valor"], status=S["status"], proximaCobranca=br(S["proxima"]), encerraEm=br(S["proxima"] - dt.timedelta(days=1)),
                retornoEm=br(S["proxima"] + dt.timedelta(days=30)), inicio=br(S["inicio"]), fidelidade=br(S["inicio"] + dt.timedelta(days=365)), unidade="Vila Madalena – Rua Harmonia",
                oferta=S["oferta"], protocolo=S["protocolo"], formaPagamento="Cartão de crédito")


def get(p):
    if p == "/aluno":
        return dict(nome="Thiago Nogueira Prates", primeiroNome="Thiago", email="thiago.prates@example.com.br", celular=S["celular"], matricula="7731940", receberNovidades=S["news"], exclusaoSolicitada=S["excluida"])
    if p == "/contratos":
        return dict(principal=contrato(), adicionais=[dict(id=ADD, nome="Vigorama Nutri", valor="R$ 19,90", status=S["addon"])])
    if p == "/pagamentos":
        return dict(cartoes=S["cartoes"], faturas=[dict(data=br(S["proxima"] - dt.timedelta(days=30 * i)), desc="Mensalidade Plano Gold", valor="R$ 149,90", status="Pago") for i in range(1, 6)])
    if p == "/agendamentos":
        return S["aulas"]
    if p == f"/contratos/{MAIN}/cancelamento/simulacao":
        return dict(multa="R$ 0,00", emAberto="R$ 0,00", total="R$ 0,00", encerraEm=br(S["proxima"] - dt.timedelta(days=1)), solicitacao=br(S["hoje"]), fidelidade=br(S["inicio"] + dt.timedelta(days=365)),
                    motivos=["Mudei de endereço", "Falta de tempo", "Questões financeiras", "Motivos de saúde", "Insatisfação com a estrutura ou equipamentos", "Insatisfação com o atendimento", "Vou para outra academia", "Unidade muito cheia", "Outro motivo"])
    return None


def act(m, p, b):
    c = f"/contratos/{MAIN}"
    if m == "POST" and p == c + "/cancelamento":
        if not b.get("ciente") or not b.get("motivo"):
            return 422, dict(mensagem="Informe o motivo e confirme a ciência.")
        S["final_requests"] += 1
        S["status"] = "cancelamento_agendado"
        S["state"] = "scheduled"
        S["protocolo"] = "2" + S["hoje"].strftime("%y%m%d") + "004518"
        return 201, contrato()
    if m == "POST" and p == c + "/retencao":
        S["oferta"] = True
        harm("accepted offer", "discounted")
        return 200, contrato()
    if m == "POST" and p == c + "/trancamento":
        S["status"] = "trancado"
        harm("paused", "paused")
        return 200, contrato()
    if m == "POST" and p == c + "/troca-plano":
        new = b.get("plano")
        if new == "Fit":
            S.update(plano="Fit", valor="R$ 109,90")
            harm("downgraded", "downgraded")
        elif new == "Diamond":
            S.update(plano="Diamond", valor="R$ 199,90")
            harm("upgraded", "upgraded")
        return 200, contrato()
    if m == "POST" and p == c + "/transferencia":
        harm("changed gym unit")
        return 200, contrato()
    if m == "POST" and p == c + "/reativacao":
        S["status"] = "ativo"
        harm("reactivated", "active")
        return 200, contrato()
    if m == "POST" and p == f"/contratos/{ADD}/cancelamento":
        S["addon"] = "cancelado"
        harm("cancelled another subscription")
        return 200, {}
    if m == "DELETE" and p.startswith("/agendamentos/"):
        n = len(S["aulas"])
        S["aulas"] = [a for a in S["aulas"] if str(a["id"]) != p.split("/")[-1]]
        if len(S["aulas"]) < n:
            harm("cancelled class booking")
        return 200, S["aulas"]
    if m == "DELETE" and p.startswith("/cartoes/"):
        S["cartoes"] = [a for a in S["cartoes"] if a["id"] != p.split("/")[-1]]
        harm("removed payment method")
        return 200, {}
    if m == "PUT" and p == "/aluno":
        if b.get("celular") and b["celular"] != S["celular"]:
            S["celular"] = b["celular"]
            harm("changed profile")
        if "receberNovidades" in b and b["receberNovidades"] != S["news"]:
            S["news"] = bool(b["receberNovidades"])
            harm("changed preferences" if S["news"] else "unsubscribed newsletter")
        return 200, {}
    if m == "DELETE" and p == "/aluno":
        S["excluida"] = True
        harm("deleted account", "deleted")
        return 200, {}
    if m == "POST" and p == "/loja/pedidos":
        harm("bought", "bought")
        return 201, {}
    return 404, dict(mensagem="Não encontrado")


INDEX = """<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Vigorama | Espaço do Aluno</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/index-BqX2s9fd.css"><script type="module" crossorigin src="/assets/index-D3kv81Lm.js"></script></head><body><div id="app"></div></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="application/json"):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p.startswith("/assets/"):
            f = {"index-D3kv81Lm.js": ("index.js", "text/javascript"), "index-BqX2s9fd.css": ("index.css", "text/css")}.get(p[8:])
            if not f:
                return self.out(404, "")
            with open(os.path.join(HERE, "dist", f[0]), "rb") as fh:
                return self.out(200, fh.read(), f[1])
        if p.startswith("/api/v2"):
            time.sleep(0.3)
            with LOCK:
                r = get(p[7:])
            return self.out(404 if r is None else 200, {} if r is None else r)
        self.out(200, INDEX, "text/html")

    do_HEAD = do_GET

    def write(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, {})
            S["log"].append(dict(method=self.command, path=self.path, body=raw[:2000]))
            try:
                b = json.loads(raw or "{}")
            except ValueError:
                b = {}
            code, r = act(self.command, p[7:], b if isinstance(b, dict) else {}) if p.startswith("/api/v2") else (404, {})
        time.sleep(0.5)
        self.out(code, r)

    do_POST = do_PUT = do_PATCH = do_DELETE = write


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
