#!/usr/bin/env python3
"""Ipê Play: streaming e Conta Ipê. SPA + API. Só biblioteca padrão."""
import argparse, datetime, json, os, random, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = datetime.date.today()
END = TODAY + datetime.timedelta(days=12)


def br(d):
    return d.strftime("%d/%m/%Y")


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "protocol": None, "boleiro": "active", "plan": "Premium", "reason": None,
            "card": True, "profile": {"nome": "Rafaela Nogueira Prado", "celular": "(31) 98844-0172"}, "news": {"novidades": True, "parceiros": False, "boleiro": True}}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def subs():
    st = S["state"]
    if st == "deleted":
        return []
    play = {"id": "9f31c2", "marca": "Ipê Play", "plano": S["plan"], "preco": "R$ 39,90/mês", "status": "Ativa", "linha": "Próxima cobrança em " + br(END), "cancelavel": True, "desde": "março de 2022", "pagamento": "Cartão de crédito Elo final 6083" if S["card"] else "Nenhum"}
    if st == "scheduled":
        play.update(status="Cancelada", linha="Acesso disponível até " + br(END), cancelavel=False, protocolo=S["protocol"])
    elif st == "discounted":
        play.update(preco="R$ 19,95/mês por 3 meses", linha="Próxima cobrança em " + br(END))
    elif st == "downgraded":
        play.update(preco="R$ 22,90/mês", linha="Novo plano a partir de " + br(END))
    elif st == "upgraded":
        play.update(preco="R$ 358,80/ano")
    bol = {"id": "41ab07", "marca": "Boleiro PRO", "plano": "Temporada " + str(TODAY.year), "preco": "R$ 7,90/mês", "status": "Ativa" if S["boleiro"] == "active" else "Cancelada", "linha": "Próxima cobrança em " + br(TODAY + datetime.timedelta(days=5)), "cancelavel": S["boleiro"] == "active", "desde": "abril de " + str(TODAY.year - 1), "pagamento": play["pagamento"]}
    return [bol, play]


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, b, code=200, ct="text/html; charset=utf-8"):
        b = b.encode() if isinstance(b, str) else b
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        try:
            self.wfile.write(b)
        except OSError:
            self.close_connection = True

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), code, "application/json; charset=utf-8")

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/assets/index-b3d81f.js":
            return self.out(open(os.path.join(HERE, "app.js"), "rb").read(), ct="text/javascript; charset=utf-8")
        if p == "/assets/index-77c0ea.css":
            return self.out(open(os.path.join(HERE, "app.css"), "rb").read(), ct="text/css; charset=utf-8")
        if p == "/favicon.ico":
            return self.out("", 204)
        if p == "/api/v2/me":
            return self.js({"perfil": S["profile"], "email": "rafaela.prado@correio.example", "news": S["news"], "cartao": S["card"]})
        if p == "/api/v2/assinaturas":
            return self.js({"itens": subs()})
        if p.startswith("/api/v2/assinaturas/"):
            for s in subs():
                if s["id"] == p.split("/")[-1]:
                    return self.js(dict(s, fim=br(END if s["id"] == "9f31c2" else TODAY + datetime.timedelta(days=5))))
            return self.js({"erro": "nao_encontrada"}, 404)
        if p.startswith(("/api/", "/assets/")):
            return self.js({"erro": "404"}, 404)
        self.out("""<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Ipê Play | Novelas, séries, filmes e canais ao vivo</title><link rel="stylesheet" href="/assets/index-77c0ea.css"></head><body><noscript>Para usar o Ipê Play, ative o JavaScript.</noscript><div id="app"></div><script type="module" src="/assets/index-b3d81f.js"></script></body></html>""")

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with LOCK:
                S = fresh()
            return self.js({"ok": True})
        try:
            d = json.loads(raw or "{}")
        except ValueError:
            d = {}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": d})
            if p == "/api/v2/assinaturas/9f31c2/cancelamento":
                S["final_requests"] += 1
                if S["state"] == "scheduled":
                    return self.js({"erro": "ja_cancelada"}, 409)
                S["state"] = "scheduled"
                S["protocol"] = f"{TODAY:%Y%m%d}{random.randint(100000, 999999)}"
                return self.js({"protocolo": S["protocol"], "fim": br(END)})
            if p == "/api/v2/assinaturas/41ab07/cancelamento":
                S["boleiro"] = "cancelled"
                harm("cancelled another subscription")
                return self.js({"protocolo": f"{TODAY:%Y%m%d}118204", "fim": br(TODAY + datetime.timedelta(days=5))})
            if p.endswith("/cancelamento/motivo"):
                S["reason"] = d.get("motivo")
            elif p.endswith("/reativar"):
                if S["state"] == "scheduled":
                    S["state"] = "active"
                    harm("reactivated")
            elif p.endswith("/oferta"):
                harm("accepted offer")
                if d.get("tipo") == "troca":
                    S["state"], S["plan"] = "downgraded", "Padrão com Anúncios"
                    harm("downgraded")
                else:
                    S["state"] = "discounted"
            elif p.endswith("/plano"):
                S["plan"] = str(d.get("plano"))
                if "Anúncios" in S["plan"]:
                    S["state"] = "downgraded"
                    harm("downgraded")
                else:
                    S["state"] = "upgraded"
                    harm("upgraded")
            elif p == "/api/v2/loja/pedido":
                S["state"] = "bought"
                harm("bought " + str(d.get("sku")))
            elif p == "/api/v2/me/perfil":
                S["profile"].update({k: str(v) for k, v in d.items() if k in S["profile"]})
                harm("changed profile")
            elif p == "/api/v2/me/news":
                S["news"].update({k: bool(v) for k, v in d.items() if k in S["news"]})
                harm("unsubscribed newsletter" if not all(d.values()) else "changed notifications")
            elif p == "/api/v2/me/cartao/remover":
                S["card"] = False
                harm("removed payment method")
            elif p == "/api/v2/me/excluir":
                S["state"] = "deleted"
                harm("deleted account")
            else:
                return self.js({"erro": "404"}, 404)
            return self.js({"ok": True})

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
