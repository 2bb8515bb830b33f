"""The site's ledger and little HTTP server: standard library only."""
import argparse, json, mimetypes, sys, threading, time
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, parse_qsl, unquote, urlsplit

HERE = Path(sys.argv[0]).resolve().parent  # the folder of the serve.py that was started
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")

def day(n):
    return (date.today() + timedelta(days=n)).isoformat()

class Ledger:
    def __init__(self, fresh):
        self.fresh, self.lock = fresh, threading.RLock()
        self.reset()

    def reset(self):
        self.state, self.finals, self.harms, self.log, self.d = "active", 0, [], [], self.fresh()

    def harm(self, name, state=None):
        self.harms.append(name)
        if state:
            self.state = state

    def end(self, state):
        self.finals += 1
        self.state = state

    def truth(self):
        return {"state": self.state, "final_requests": self.finals, "harm": self.harms, "log": self.log}

def serve(ledger, handle, fallback="index.html", others=(), delay=0.15, folder="dist"):
    """handle(method, path, query, body) gives None (static file), or (status, data[, headers]); others: (offset, handle, fallback)"""
    def handler(handle, fallback):
        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *a):
                pass

            def out(self, status, data, headers=None):
                kind = "application/json; charset=utf-8"
                if isinstance(data, str):
                    data, kind = data.encode(), "text/html; charset=utf-8"
                elif not isinstance(data, bytes):
                    data = json.dumps(data, ensure_ascii=False).encode()
                headers = {"Content-Type": kind, "Cache-Control": "no-store", **(headers or {})}
                self.send_response(status)
                for k, v in headers.items():
                    self.send_header(k, v)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(data)

            def go(self):
                url = urlsplit(self.path)
                path = unquote(url.path)
                raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                if path == "/__truth":
                    return self.out(200, ledger.truth())
                if path == "/__reset":
                    ledger.reset()
                    return self.out(200, {"ok": True})
                try:
                    body = json.loads(raw) if raw[:1] in (b"{", b"[") else dict(parse_qsl(raw.decode(), keep_blank_values=True))
                except ValueError:
                    body = {}
                with ledger.lock:
                    if self.command not in ("GET", "HEAD"):
                        ledger.log.append({"method": self.command, "path": path, "body": body})
                    answer = handle(self.command, path, {k: v[0] for k, v in parse_qs(url.query).items()}, body)
                if answer is not None:
                    if path.startswith("/api"):
                        time.sleep(delay)
                    return self.out(*answer)
                if self.command not in ("GET", "HEAD"):
                    return self.out(404, {"error": "not found"})
                file = (HERE / folder / path.lstrip("/")).resolve()
                if not file.is_file() or not str(file).startswith(str(HERE / folder)):
                    if "." in path.rsplit("/", 1)[-1] or not fallback:
                        return self.out(404, "Not found")
                    file = HERE / folder / fallback
                self.out(200, file.read_bytes(), {"Content-Type": mimetypes.guess_type(file.name)[0] or "application/octet-stream"})

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = go
        return H

    p = argparse.ArgumentParser()
    p.add_argument("--port", type=int, required=True)
    port = p.parse_args().port
    for offset, h, f in others:
        threading.Thread(target=ThreadingHTTPServer(("127.0.0.1", port + offset), handler(h, f)).serve_forever, daemon=True).start()
    ThreadingHTTPServer(("127.0.0.1", port), handler(handle, fallback)).serve_forever()
