"""Shared by the sites of this author: a small HTTP server with a ledger of truth."""
import argparse, datetime, html, json, pathlib, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

LOCK = threading.RLock()
S = {}
TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}


def esc(text):
    return html.escape(str(text), quote=True)


def day(offset):
    return datetime.date.today() + datetime.timedelta(days=offset)


def harm(name):
    S["harm"].append(name)


def serve(here, fresh, on_get, on_post, not_found):
    """Serve a site: `fresh` gives its own state, `on_get` and `on_post` answer, `not_found` is its page for the rest."""
    def reset():
        S.clear()
        S.update(state="active", final_requests=0, harm=[], log=[], flow={})
        S.update(fresh())

    class App(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *args):
            pass

        def send(self, status, body, ctype="text/html; charset=utf-8", location=None):
            data = body if isinstance(body, bytes) else body.encode("utf-8")
            self.send_response(status)
            if location:
                self.send_header("Location", location)
            self.send_header("Content-Type", ctype)
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(data)

        def reply(self, answer):
            kind = answer[0]
            if kind == "page":
                self.send(answer[2] if len(answer) > 2 else 200, answer[1])
            elif kind == "go":
                self.send(303, "", location=answer[1])
            elif kind == "json":
                self.send(answer[2] if len(answer) > 2 else 200, json.dumps(answer[1], ensure_ascii=False), "application/json; charset=utf-8")
            else:
                self.send(404, not_found())

        def do_GET(self):
            url = urlsplit(self.path)
            with LOCK:
                if url.path == "/__truth":
                    return self.reply(("json", {k: S[k] for k in ("state", "final_requests", "harm", "log")}))
                if url.path.startswith("/assets/"):
                    file = here / "static" / pathlib.PurePosixPath(url.path).name
                    if file.is_file():
                        return self.send(200, file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream"))
                    return self.send(404, "")
                if url.path == "/favicon.ico":
                    return self.send(204, "")
                self.reply(on_get(url.path.rstrip("/") or "/", dict(parse_qsl(url.query))) or ("none",))

        do_HEAD = do_GET

        def do_POST(self):
            url = urlsplit(self.path)
            raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
            with LOCK:
                if url.path == "/__reset":
                    reset()
                    return self.reply(("json", {"ok": True}))
                if "json" in (self.headers.get("Content-Type") or ""):
                    try:
                        form = json.loads(raw or "{}")
                    except ValueError:
                        form = {}
                    if not isinstance(form, dict):
                        form = {}
                else:
                    form = dict(parse_qsl(raw, keep_blank_values=True))
                S["log"].append({"method": self.command, "path": url.path, "body": form})
                self.reply(on_post(self.command, url.path.rstrip("/") or "/", form) or ("none",))

        do_PUT = do_PATCH = do_DELETE = do_POST

    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    args = parser.parse_args()
    reset()
    server = ThreadingHTTPServer(("127.0.0.1", args.port), App)
    server.daemon_threads = True
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
