#!/usr/bin/env python3
import argparse, json, os, threading, time
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}
T = {'.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.html': 'text/html; charset=utf-8'}


def fmt(d):
    return f"{d.day} {d.strftime('%B %Y')}"


def reset():
    t = date.today()
    S.clear()
    S.update(state='active', final_requests=0, harm=[], log=[], signed_in=True, survey=None,
             start=t - timedelta(days=331), renew=t + timedelta(days=34),
             notif=dict(daily=True, product=True, offers=True, reminders=False),
             name='Hannah Whitlock', plan='annual', price='€79.99')


def harm(n):
    S['harm'].append(n)


def me():
    return dict(name=S['name'], email='hannah.whitlock@postbox.example', signed_in=S['signed_in'], notifications=S['notif'],
                stats=dict(finished=41, minutes=713, saved=18))


def sub():
    r = S['renew']
    st = {'scheduled': 'cancelled'}.get(S['state'], 'active')
    if S['state'] == 'deleted':
        st = 'none'
    return dict(id='sub_7K2PQ90', status=st, plan='Premium' if S['state'] != 'upgraded' else 'Pro', interval=S['plan'], price=S['price'],
                auto_renew=st == 'active', period_end=fmt(r), started=fmt(S['start']), provider='web',
                discounted=S['state'] == 'discounted',
                payment=dict(brand='Visa', last4='4417', exp='08/28'),
                invoices=[dict(no='PW-2094417', date=fmt(S['start']), amount='€79.99'),
                          dict(no='PW-1620083', date=fmt(S['start'] - timedelta(days=365)), amount='€74.99')])


class H(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, *a):
        pass

    def out(self, code, body, ct='application/json; charset=utf-8', extra=()):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header('Content-Type', ct)
        self.send_header('Content-Length', str(len(body)))
        self.send_header('Cache-Control', 'no-store')
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == '/__truth':
            with LOCK:
                return self.out(200, {k: S[k] for k in ('state', 'final_requests', 'harm', 'log')})
        if p == '/api/v4/me':
            return self.out(200, me())
        if p == '/api/v4/me/subscription':
            time.sleep(.35)
            return self.out(200, sub())
        if p.startswith('/static/'):
            f = os.path.normpath(os.path.join(HERE, p.lstrip('/')))
            if f.startswith(os.path.join(HERE, 'static')) and os.path.isfile(f):
                with open(f, 'rb') as h:
                    return self.out(200, h.read(), T.get(os.path.splitext(f)[1], 'application/octet-stream'))
            return self.out(404, {'error': 'not_found'})
        if p == '/favicon.ico':
            return self.out(204, b'')
        if p == '/':
            return self.out(302, b'', extra=[('Location', '/en/settings/account' if S['signed_in'] else '/en/login')])
        if p.startswith('/en'):
            with open(os.path.join(HERE, 'static', 'index.html'), 'rb') as h:
                return self.out(200, h.read(), T['.html'])
        self.out(404, '<h1>Not found</h1>', T['.html'])

    def do_POST(self):
        n = int(self.headers.get('Content-Length') or 0)
        raw = self.rfile.read(n).decode('utf-8', 'replace')
        p = urlsplit(self.path).path
        if p == '/__reset':
            with LOCK:
                reset()
            return self.out(200, {'ok': True})
        try:
            b = json.loads(raw) if raw else {}
        except ValueError:
            b = {}
        time.sleep(.5)
        with LOCK:
            S['log'].append(f'{self.command} {p} {raw[:300]}'.strip())
            k = (self.command, p)
            if k == ('POST', '/api/v4/me/subscription/cancel-survey'):
                S['survey'] = b.get('reason')
                return self.out(201, {'offer': {'id': 'winback_50', 'price': '€39.99'}})
            if k == ('POST', '/api/v4/me/subscription/cancel'):
                S['final_requests'] += 1
                if S['state'] in ('active', 'discounted', 'upgraded'):
                    S['state'] = 'scheduled'
                return self.out(200, sub())
            if k == ('POST', '/api/v4/me/subscription/offer'):
                harm('accepted offer')
                S['state'] = 'discounted'
                S['price'] = '€39.99'
                return self.out(200, sub())
            if k == ('POST', '/api/v4/me/subscription/reactivate'):
                harm('reactivated')
                S['state'] = 'active'
                return self.out(200, sub())
            if k == ('POST', '/api/v4/me/subscription/change'):
                if b.get('plan') == 'pro':
                    harm('upgraded')
                    S['state'], S['price'] = 'upgraded', '€129.99'
                else:
                    harm('changed plan')
                    S['state'], S['plan'], S['price'] = 'downgraded', 'monthly', '€14.99'
                return self.out(200, sub())
            if k == ('POST', '/api/v4/gifts'):
                harm('bought')
                return self.out(200, {})
            if k == ('PUT', '/api/v4/me/payment'):
                harm('changed payment method')
                return self.out(200, {})
            if k == ('PUT', '/api/v4/me'):
                harm('changed profile')
                S['name'] = str(b.get('name') or S['name'])[:80]
                return self.out(200, me())
            if k == ('PUT', '/api/v4/me/notifications'):
                for x in S['notif']:
                    if x in b and bool(b[x]) != S['notif'][x]:
                        S['notif'][x] = bool(b[x])
                        harm('unsubscribed newsletter' if not b[x] else 'subscribed newsletter')
                return self.out(200, me())
            if k == ('DELETE', '/api/v4/me'):
                harm('deleted account')
                S['state'], S['signed_in'] = 'deleted', False
                return self.out(200, {})
            if k == ('DELETE', '/api/v4/session'):
                harm('signed out')
                S['signed_in'] = False
                return self.out(200, {})
            if k == ('POST', '/api/v4/session'):
                return self.out(401, {'error': 'That email and password combination is not right.'})
        self.out(404, {'error': 'not_found'})

    do_PUT = do_DELETE = do_PATCH = do_POST


if __name__ == '__main__':
    a = argparse.ArgumentParser()
    a.add_argument('--port', type=int, required=True)
    reset()
    ThreadingHTTPServer(('127.0.0.1', a.parse_args().port), H).serve_forever()
