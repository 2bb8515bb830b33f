"""What all the small sites need: an HTTP server, sessions, the ledger of truth with /__truth and /__reset, and the log of POST-like requests."""
import argparse, copy, datetime, html, json, re, secrets, sys, threading, urllib.parse
from pathlib import Path
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

esc = html.escape

def day(n):
    """The date n days from today."""
    return datetime.date.today() + datetime.timedelta(days=n)

MONTHS = {
    "en": "January February March April May June July August September October November December",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
}

def when(d, lang):
    """A date in words, as people of that language write it."""
    if lang == "ja": return f"{d.year}年{d.month}月{d.day}日"
    if lang == "ko": return f"{d.year}.{d.month:02}.{d.day:02}"
    if lang == "us": return f"{MONTHS['en'].split()[d.month-1]} {d.day}, {d.year}"
    if lang == "us3": return f"{MONTHS['en'].split()[d.month-1][:3]} {d.day}, {d.year}"
    if lang == "uk": return f"{d.day} {MONTHS['en'].split()[d.month-1]} {d.year}"
    if lang == "num": return f"{d.day:02}.{d.month:02}.{d.year}"
    if lang == "slash": return f"{d.day:02}/{d.month:02}/{d.year}"
    m = MONTHS[lang].split()[d.month-1]
    if lang == "de": return f"{d.day}. {m} {d.year}"
    if lang in ("es", "pt"): return f"{d.day} de {m} de {d.year}"
    if lang == "fr" and d.day == 1: return f"1er {m} {d.year}"
    return f"{d.day} {m} {d.year}"

def fill(text, **values):
    """Put values into {{name}} places."""
    return re.sub(r"\{\{(\w+)\}\}", lambda m: str(values[m[1]]), text)

GONE = {"en": ("Sign in", "Your account has been deleted.", "Email"), "de": ("Anmelden", "Dein Konto wurde gelöscht.", "E-Mail"), "fr": ("Connexion", "Votre compte a été supprimé.", "E-mail"), "es": ("Iniciar sesión", "Tu cuenta ha sido eliminada.", "Correo electrónico"), "it": ("Accedi", "Il tuo account è stato eliminato.", "Email"), "pt": ("Entrar", "Sua conta foi excluída.", "E-mail"), "nl": ("Inloggen", "Je account is verwijderd.", "E-mail"), "pl": ("Zaloguj się", "Twoje konto zostało zamknięte.", "E-mail"), "ja": ("ログイン", "退会手続きが完了しました。", "メールアドレス"), "ko": ("로그인", "회원 탈퇴가 완료되었습니다.", "이메일")}
"""What a visitor sees once the account is deleted: the sign-in page."""

class Out(Exception):
    """An answer of a handler that is not a page (html) or data (JSON)."""
    def __init__(self, body="", status=200, kind="text/html; charset=utf-8", headers=()):
        self.body, self.status, self.kind, self.headers = body, status, kind, list(headers)

def go(place, status=303):
    return Out("", status, headers=[("Location", place)])

class Request:
    def __init__(self, method, target, headers, raw):
        self.method, self.headers, self.raw = method, headers, raw
        u = urllib.parse.urlsplit(target); self.path = urllib.parse.unquote(u.path)
        self.query = {k: v[-1] for k, v in urllib.parse.parse_qs(u.query, keep_blank_values=True).items()}
        self.lists, self.data = {}, {}
        text = raw.decode("utf-8", "replace"); kind = headers.get("Content-Type", "")
        if "json" in kind or text[:1] == "{":
            try: self.data = json.loads(text)
            except ValueError: pass
        elif text:
            self.lists = urllib.parse.parse_qs(text, keep_blank_values=True); self.data = {k: v[-1] for k, v in self.lists.items()}
        if not isinstance(self.data, dict): self.data = {"_": self.data}
        self.cookies = dict(p.strip().split("=", 1) for p in headers.get("Cookie", "").split(";") if "=" in p)
        self.port = None

class App:
    """One small site: `data` is what the account holds, the ledger what truly happened."""
    def __init__(self, data=None, cookie="sid"):
        self.first, self.cookie, self.routes, self.lock = data or {}, cookie, [], threading.RLock()
        self.language = re.search(r'^language = "(\w+)"', (Path(sys.argv[0]).resolve().parent / "site.toml").read_text(), re.M)[1]
        self.reset()

    def reset(self):
        self.state, self.final_requests, self.harms, self.log, self.sessions = "active", 0, [], [], {}
        self.d = copy.deepcopy(self.first)

    def get(self, pattern): return lambda f: (self.routes.append(("GET", re.compile("^" + pattern + "$"), f)), f)[1]
    def post(self, pattern): return lambda f: (self.routes.append(("POST", re.compile("^" + pattern + "$"), f)), f)[1]
    def on(self, method, pattern): return lambda f: (self.routes.append((method, re.compile("^" + pattern + "$"), f)), f)[1]

    def end(self, state):
        """The subscription was ended by this request."""
        self.final_requests += 1
        if self.state not in ("cancelled", "scheduled"): self.state = state

    def harm(self, name, state=None):
        if name not in self.harms: self.harms.append(name)
        if state and self.state not in ("cancelled", "scheduled"): self.state = state

    def truth(self):
        return {"state": self.state, "final_requests": self.final_requests, "harm": self.harms, "log": self.log}

    def session(self, r):
        """This visitor's session (a dict); made at need."""
        s = r.cookies.get(self.cookie)
        if s not in self.sessions:
            s = secrets.token_hex(12); self.sessions[s] = {"csrf": secrets.token_urlsafe(24)}; r.fresh = s
        return self.sessions[s]

    def answer(self, r):
        if r.path == "/__truth": return Out(json.dumps(self.truth(), ensure_ascii=False, indent=1), kind="application/json")
        if r.path == "/__reset" and r.method == "POST": self.reset(); return Out("{}", kind="application/json")
        if r.method not in ("GET", "HEAD"):
            self.log.append({"method": r.method, "path": r.path, "data": r.data})
        if r.path == "/favicon.ico": return Out("", 204)
        r.sess = self.session(r)
        if self.state == "deleted":
            if r.method != "GET": return Out('{"error":"unauthorized"}', 401, "application/json")
            head, text, field = GONE[self.language]
            return Out(f'<!doctype html><html lang="{self.language}"><meta charset="utf-8"><title>{head}</title><body style="font-family:sans-serif;max-width:420px;margin:4em auto"><p role="status">{text}</p><h1>{head}</h1><form><label>{field}<br><input name="email"></label> <button type="button">{head}</button></form>')
        for method, pattern, f in self.routes:
            if method == ("GET" if r.method == "HEAD" else r.method) and (m := pattern.match(r.path)):
                made = f(r, *m.groups())
                if isinstance(made, Out): return made
                if isinstance(made, (dict, list)): return Out(json.dumps(made, ensure_ascii=False), kind="application/json")
                return Out(made or "", 200 if made else 204)
        return Out("<!doctype html><title>404</title><h1>404</h1><p><a href='/'>Home</a></p>", 404)

    def handler(app):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            def log_message(self, *a): pass
            def all(self):
                raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                r = Request(self.command, self.path, self.headers, raw); r.fresh = None; r.port = self.server.server_address[1]
                with app.lock: o = app.answer(r)
                body = o.body.encode() if isinstance(o.body, str) else o.body
                self.send_response(o.status)
                if o.status != 204: self.send_header("Content-Type", o.kind)
                self.send_header("Content-Length", str(len(body))); self.send_header("Cache-Control", "no-store")
                if r.fresh: self.send_header("Set-Cookie", f"{app.cookie}={r.fresh}; Path=/; HttpOnly; SameSite=Lax")
                for k, v in o.headers: self.send_header(k, v)
                self.end_headers()
                if self.command != "HEAD": self.wfile.write(body)
            do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = all
        return Handler

    def serve(self, more=()):
        """Serve at --port (and at the further offsets of `more`, for other hosts of the site)."""
        p = argparse.ArgumentParser(); p.add_argument("--port", type=int, required=True); a = p.parse_args(); self.port = a.port
        for offset in more:
            threading.Thread(target=ThreadingHTTPServer(("127.0.0.1", a.port + offset), self.handler()).serve_forever, daemon=True).start()
        ThreadingHTTPServer.daemon_threads = True
        ThreadingHTTPServer(("127.0.0.1", a.port), self.handler()).serve_forever()
