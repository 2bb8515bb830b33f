#!/usr/bin/env python3
"""Telaviva: account area (single-page application + JSON API) of a Brazilian streaming service."""
import argparse
import datetime as dt
import json
import os
import random
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}
SUB = "7f3c1e90-55ab-4d0e-9a1c-2b8f6a04d7e1"


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], plan="premium", discount=False, reason=None,
             protocol=None, cancelled_at=None, deleted=False,
             profile={"nome": "Mariana Figueiredo", "email": "mariana.figueiredo@example.com.br", "cpf": "***.482.117-**", "celular": "(31) 9****-2046", "nascimento": "14/05/1988"},
             news={"lancamentos": True, "esportes": False, "novelas": True, "parceiros": False})


reset()


def day(n):
    return (dt.date.today() + dt.timedelta(days=n)).strftime("%d/%m/%Y")


PLANS = {"padrao": ("Padrão com Anúncios", 2290), "premium": ("Premium", 3990), "premium_canais": ("Premium + Canais ao Vivo", 5490)}


def subscription():
    name, cents = PLANS[S["plan"]]
    return {"id": SUB, "produto": "Telaviva", "plano": S["plan"], "nomePlano": name, "status": "CANCELADA" if S["state"] in ("scheduled", "deleted") else "ATIVA",
            "valorCentavos": 2793 if S["discount"] else cents, "valorCheioCentavos": cents, "desconto": S["discount"], "periodicidade": "MENSAL",
            "inicio": "22/03/2022", "proximaCobranca": None if S["state"] == "scheduled" else day(11), "acessoAte": day(11) if S["state"] == "scheduled" else None,
            "canceladaEm": S["cancelled_at"], "protocolo": S["protocol"],
            "pagamento": {"tipo": "CARTAO", "bandeira": "Mastercard", "final": "8820", "validade": "09/2028"}}


MOTIVOS = [{"id": 11, "texto": "O preço está alto para mim"}, {"id": 12, "texto": "Uso pouco a assinatura"},
           {"id": 13, "texto": "Não encontrei conteúdos que me interessam"}, {"id": 14, "texto": "Já assisti ao que eu queria"},
           {"id": 15, "texto": "Prefiro outro serviço de streaming"}, {"id": 16, "texto": "Tive problemas técnicos (travamentos, imagem ou som)"},
           {"id": 17, "texto": "Assinei só para acompanhar um programa ou campeonato"}, {"id": 18, "texto": "Tive problemas com cobrança ou pagamento"},
           {"id": 19, "texto": "Vou assinar por outra operadora ou parceiro"}, {"id": 20, "texto": "Outro motivo"}]

SHELL = """<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="theme-color" content="#121212">
<title>Minha Conta | Telaviva</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/main.9c41be.css">
</head>
<body>
<noscript>Você precisa habilitar o JavaScript para usar esta página.</noscript>
<div id="root"></div>
<script src="/assets/main.3fa07d.js" defer></script>
</body>
</html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="application/json; charset=utf-8"):
        b = body if isinstance(body, bytes) else (body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(b)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p in ("/assets/main.9c41be.css", "/assets/main.3fa07d.js"):
            with open(os.path.join(HERE, p[1:]), "rb") as f:
                return self.out(f.read(), ctype="text/css; charset=utf-8" if p.endswith("css") else "text/javascript; charset=utf-8")
        if p.startswith("/api/"):
            time.sleep(random.uniform(0.25, 0.6))
            with LOCK:
                if p == "/api/v2/me":
                    return self.out({**S["profile"], "excluida": S["deleted"]})
                if p == "/api/v2/me/assinaturas":
                    return self.out({"assinaturas": [subscription()]})
                if p == f"/api/v2/assinaturas/{SUB}":
                    return self.out(subscription())
                if p == f"/api/v2/assinaturas/{SUB}/cancelamento/motivos":
                    return self.out({"motivos": MOTIVOS})
                if p == f"/api/v2/assinaturas/{SUB}/cancelamento/oferta":
                    return self.out({"elegivel": not S["discount"], "codigo": "RET30-3M", "deCentavos": 3990, "porCentavos": 2793, "meses": 3})
                if p == "/api/v2/me/comunicacoes":
                    return self.out(S["news"])
                if p == "/api/v2/me/pagamentos":
                    return self.out({"pagamentos": [{"data": day(11 - 30 * k), "descricao": "Telaviva Premium – Mensal", "valorCentavos": 3990, "status": "Pago"} for k in range(1, 7)]})
            return self.out({"erro": "nao_encontrado"}, 404)
        self.out(SHELL, ctype="text/html; charset=utf-8")

    def mutate(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with LOCK:
                reset()
            return self.out({"ok": True})
        try:
            b = json.loads(raw) if raw else {}
        except ValueError:
            b = {}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b})
        if p.startswith("/api/v2/"):
            time.sleep(0.9 if p.endswith("/cancelamento") else 0.4)
        with LOCK:
            harm = S["harm"].append
            if p == f"/api/v2/assinaturas/{SUB}/cancelamento":
                if b.get("motivo") not in [m["id"] for m in MOTIVOS]:
                    return self.out({"erro": "motivo_obrigatorio"}, 422)
                S["final_requests"] += 1
                if S["state"] != "scheduled":
                    S.update(state="scheduled", reason=b["motivo"], cancelled_at=day(0), protocol=dt.date.today().strftime("%Y%m%d") + str(random.randint(10**8, 10**9 - 1)))
                return self.out(subscription())
            if p == f"/api/v2/assinaturas/{SUB}/cancelamento/oferta/aceite":
                if S["state"] in ("scheduled", "deleted"):
                    return self.out({"erro": "inelegivel"}, 409)
                S.update(state="discounted", discount=True)
                harm("accepted offer")
                return self.out(subscription())
            if p == f"/api/v2/assinaturas/{SUB}/reativacao":
                S.update(state="active", cancelled_at=None, protocol=None)
                harm("reactivated")
                return self.out(subscription())
            if p == f"/api/v2/assinaturas/{SUB}/plano":
                new = b.get("plano")
                if new not in PLANS or S["state"] in ("scheduled", "deleted"):
                    return self.out({"erro": "plano"}, 422)
                if new != S["plan"]:
                    up = PLANS[new][1] > PLANS[S["plan"]][1]
                    S.update(plan=new, state="upgraded" if up else "downgraded", discount=False)
                    harm("upgraded" if up else "downgraded")
                return self.out(subscription())
            if p == f"/api/v2/assinaturas/{SUB}/pagamento":
                harm("changed payment method")
                return self.out(subscription())
            if p == "/api/v2/me/comunicacoes":
                S["news"].update({k: bool(v) for k, v in b.items() if k in S["news"]})
                harm("changed newsletter settings")
                return self.out(S["news"])
            if p == "/api/v2/me/dados":
                harm("changed profile")
                return self.out(S["profile"])
            if p == "/api/v2/me/exclusao":
                S.update(deleted=True, state="deleted")
                harm("deleted account")
                return self.out({"ok": True})
            if p == "/api/v2/compras":
                if S["state"] == "active":
                    S["state"] = "bought"
                harm("bought")
                return self.out({"ok": True})
            if p == "/api/v2/sessao/encerrar":
                harm("logged out")
                return self.out({"ok": True})
            return self.out({"erro": "nao_encontrado"}, 404)

    do_POST = do_PUT = do_PATCH = do_DELETE = mutate


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
