#!/usr/bin/env python3
import argparse, datetime, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = datetime.date.today()
NEXT = TODAY + datetime.timedelta(days=11)
END = NEXT + datetime.timedelta(days=27)      # the first four-week period that ends after the notice
S = {}


def reset():
    S.clear()
    S.update(state='active', final=0, harm=[], log=[], drink=True, plan='Comfort', mail=True)


reset()


def harm(n):
    if n not in S['harm']:
        S['harm'].append(n)


def member():
    return {'firstName': 'Sanne', 'lastName': 'Verhoeven', 'email': 'sanne.verhoeven@mail.example', 'phone': '0600000000', 'street': 'Kerkstraat 18', 'city': '3511 AB Utrecht',
            'club': 'FitBasis Utrecht Vredenburg', 'memberNo': '20481773', 'plan': S['plan'], 'price': {'Comfort': '24,99', 'Basic': '19,99', 'Premium': '29,99'}[S['plan']],
            'start': (TODAY - datetime.timedelta(days=611)).isoformat(), 'next': NEXT.isoformat(), 'notice': (TODAY + datetime.timedelta(days=28)).isoformat(), 'end': END.isoformat(),
            'status': {'scheduled': 'TERMINATED', 'paused': 'FROZEN'}.get(S['state'], 'ACTIVE'), 'drink': S['drink'], 'mail': S['mail'],
            'today': TODAY.isoformat()}


INDEX = '''<!DOCTYPE html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mijn FitBasis</title><link rel="stylesheet" href="/static/app.css"></head>
<body><div id="app"><div class="loader"><span></span></div></div><noscript>Zet JavaScript aan om Mijn FitBasis te gebruiken.</noscript><script src="/static/app.js"></script></body></html>'''


class H(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, *a):
        pass

    def send(self, body, ctype='text/html; charset=utf-8', code=200):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header('Content-Type', ctype)
        self.send_header('Content-Length', str(len(b)))
        self.send_header('Cache-Control', 'no-store')
        self.end_headers()
        self.wfile.write(b)

    def js(self, o, code=200):
        self.send(json.dumps(o), 'application/json', code)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == '/__truth':
            return self.js({'state': S['state'], 'final_requests': S['final'], 'harm': S['harm'], 'log': S['log']})
        if p.startswith('/static/'):
            f = os.path.join(HERE, 'static', os.path.basename(p))
            if os.path.isfile(f):
                return self.send(open(f, 'rb').read(), 'text/css' if f.endswith('.css') else 'text/javascript')
        if p == '/api/member':
            return self.js(member())
        if p == '/favicon.ico' or p.startswith(('/api/', '/static/')):
            return self.send('', code=404)
        self.send(INDEX)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get('Content-Length') or 0)).decode('utf-8', 'replace')
        p = urlsplit(self.path).path
        with LOCK:
            if p == '/__reset':
                reset()
                return self.js({'ok': True})
            S['log'].append(f'POST {p} {raw}'[:500])
            try:
                b = json.loads(raw or '{}')
            except ValueError:
                b = {}
            if p == '/api/membership/terminate':
                if not b.get('reason') or not b.get('understood'):
                    return self.js({'error': 'invalid'}, 422)
                S['final'] += 1
                S['state'] = 'scheduled'
            elif p == '/api/membership/terminate/revoke':
                if S['state'] == 'scheduled':
                    harm('withdrew cancellation')
                    S['state'] = 'active'
            elif p == '/api/membership/freeze':
                harm('paused')
                S['state'] = 'paused'
            elif p == '/api/membership/change':
                S['plan'] = b.get('plan') if b.get('plan') in ('Basic', 'Premium') else S['plan']
                S['state'] = 'downgraded' if S['plan'] == 'Basic' else 'upgraded'
                harm(S['state'])
            elif p == '/api/addon/stop':
                harm('cancelled another subscription')
                S['drink'] = False
            elif p == '/api/addon/buy':
                harm('bought')
            elif p == '/api/profile':
                harm('changed profile')
                if b.get('mail') is False:
                    harm('unsubscribed newsletter')
                    S['mail'] = False
            elif p == '/api/iban':
                harm('changed payment method')
            else:
                return self.send('', code=404)
            self.js(member())


if __name__ == '__main__':
    a = argparse.ArgumentParser()
    a.add_argument('--port', type=int, required=True)
    ThreadingHTTPServer(('127.0.0.1', a.parse_args().port), H).serve_forever()
