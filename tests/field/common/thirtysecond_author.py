"""Server under the sites of several authors: how an answer is written, and the command line. Standard library only."""
import argparse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Answering(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", loc=None):
        raw = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(raw)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(raw)


def serve(handler):
    p = argparse.ArgumentParser()
    p.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", p.parse_args().port), handler).serve_forever()
