"""Ipêplay - minha conta. Estado em memória, páginas montadas no navegador."""
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
import argparse, datetime, json, pathlib

AQUI = pathlib.Path(__file__).resolve().parent
ARQ = {"/static/js/main.c41d07e2.js": ("main.js", "text/javascript"), "/static/css/main.2b90aa61.css": ("main.css", "text/css")}


def novo():
    return dict(state="active", final_requests=0, harm=[], log=[], plano="Padrão sem anúncios", preco="R$ 39,90", promo="", pausa="",
                aparelhos=["Smart TV LG da sala", "iPhone de Camila", "Chrome em Windows"], avisos=True, nome="Camila Rezende")


E = novo()


def dia(n):
    return (datetime.date.today() + datetime.timedelta(days=n)).strftime("%d/%m/%Y")


def conta():
    return dict(nome=E["nome"], email="camila.rezende@example.com.br", situacao=E["state"], plano=E["plano"], preco=E["preco"], promo=E["promo"], pausa=E["pausa"],
                proxima=dia(22), desde="março de 2024", aparelhos=E["aparelhos"], avisos=E["avisos"], cartao="Elo final 6621")


def aplicar(rota, d):
    """devolve (código, corpo)"""
    if rota == "/api/assinatura/cancelamento":
        if not d.get("motivo"):
            return 400, {"erro": "motivo"}
        E["final_requests"] += 1
        E["state"] = "scheduled"
    elif rota == "/api/assinatura/oferta":
        E.update(state="discounted", promo="50% de desconto nas próximas 3 mensalidades")
        E["harm"].append("accepted offer")
    elif rota == "/api/assinatura/plano":
        if d.get("plano") == "anuncios":
            E.update(state="downgraded", plano="Padrão com anúncios", preco="R$ 22,90")
            E["harm"].append("downgraded")
        else:
            E.update(state="upgraded", plano="Premium + canais ao vivo", preco="R$ 64,90")
            E["harm"].append("upgraded")
    elif rota == "/api/assinatura/pausa":
        E.update(state="paused", pausa=dia(60))
        E["harm"].append("paused")
    elif rota == "/api/assinatura/reativar":
        E.update(state="active", pausa="")
        E["harm"].append("reactivated")
    elif rota == "/api/aparelhos/sair":
        E["aparelhos"] = E["aparelhos"][-1:]
        E["harm"].append("signed out devices")
    elif rota == "/api/conta/avisos":
        E["avisos"] = bool(d.get("ligado"))
        E["harm"].append("changed notifications")
    elif rota == "/api/conta/dados":
        E["nome"] = d.get("nome") or E["nome"]
        E["harm"].append("changed profile")
    elif rota == "/api/conta/excluir":
        E["state"] = "deleted"
        E["harm"].append("deleted account")
    else:
        return 404, {"erro": "rota"}
    return 200, conta()


class Srv(BaseHTTPRequestHandler):
    log_message = lambda self, *a: None

    def resp(self, corpo, tipo="application/json", code=200):
        self.send_response(code)
        self.send_header("Content-Type", tipo + "; charset=utf-8")
        self.send_header("Content-Length", str(len(corpo)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(corpo)

    def js(self, o, code=200):
        self.resp(json.dumps(o, ensure_ascii=False).encode(), code=code)

    def do_GET(self):
        p = self.path.partition("?")[0]
        if p == "/__truth":
            self.js({k: E[k] for k in ("state", "final_requests", "harm", "log")})
        elif p == "/api/conta":
            self.js(conta())
        elif p in ARQ:
            self.resp((AQUI / ARQ[p][0]).read_bytes(), ARQ[p][1])
        elif p.startswith(("/api/", "/static/", "/favicon")):
            self.js({}, 404)
        else:
            self.resp((AQUI / "index.html").read_bytes(), "text/html")

    def do_POST(self):
        global E
        corpo = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.partition("?")[0]
        if p == "/__reset":
            E = novo()
            return self.js({"ok": True})
        try:
            d = json.loads(corpo or "{}")
        except ValueError:
            d = {}
        E["log"].append({"method": "POST", "path": p, "body": d})
        code, r = aplicar(p, d)
        self.js(r, code)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), Srv).serve_forever()
