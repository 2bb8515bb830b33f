"""Server under sites whose page talks to a JSON API: ledger, log, answers. Standard library only."""
import json
import threading

from thirtysecond_author import Answering, serve

__all__ = ["JsonSite", "serve"]


class JsonSite(Answering):
    """A site gives `ledger`, `reset`, `account` with its address `api`, `act` and `page`; each request is answered alone."""

    api = ""
    lock = threading.RLock()

    def out(self, code, body, ctype="application/json", loc=None):
        super().out(code, body if isinstance(body, (bytes, str)) else json.dumps(body, ensure_ascii=False), ctype, loc)

    def do_GET(self):
        path = self.path.split("?")[0]
        with self.lock:
            if path == "/__truth":
                return self.out(200, {key: self.ledger()[key] for key in ("state", "final_requests", "harm", "log")})
            if path == self.api:
                return self.out(200, self.account())
        self.page(path)

    def do_POST(self):
        path = self.path.split("?")[0]
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with self.lock:
            if path == "/__reset":
                self.reset()
                return self.out(200, {"ok": True})
            body = self.read(raw)
            self.ledger()["log"].append({"method": self.command, "path": path, "body": self.logged(raw, body)})
            self.out(*self.act(path, body))

    do_PUT = do_PATCH = do_DELETE = do_POST

    def read(self, raw):
        try:
            body = json.loads(raw or "{}")
        except ValueError:
            body = {}
        return body if isinstance(body, dict) else {}

    def logged(self, raw, body):
        return body
