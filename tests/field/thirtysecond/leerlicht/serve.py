import argparse, json, pathlib, secrets
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HIER = pathlib.Path(__file__).resolve().parent
MND = 'januari februari maart april mei juni juli augustus september oktober november december'.split()
def nl(d): return f'{d.day} {MND[d.month-1]} {d.year}'
EINDE = date.today() + timedelta(days=12)
T = {}
def reset():
    T.clear()
    T.update(state='active', final=0, harm=[], log=[], reden=None, rapport=True, sessie=secrets.token_hex(12),
             kinderen=[dict(naam='Juna', groep=5, inlog='juna.ster'), dict(naam='Teun', groep=3, inlog='teun.raket')])
reset()
def kwaad(x):
    if x not in T['harm']: T['harm'].append(x)

def mij():
    s = T['state']
    plan = {'upgraded': 'Gezin jaarabonnement', 'downgraded': '1 kind maandabonnement'}.get(s, 'Gezin maandabonnement')
    prijs = {'upgraded': '€ 119,40 per jaar', 'downgraded': '€ 9,95 per maand', 'discounted': '€ 6,97 per maand (3 maanden)'}.get(s, '€ 13,95 per maand')
    regel = f'Opgezegd, loopt tot en met {nl(EINDE)}.' if s == 'scheduled' else ('Account wordt verwijderd.' if s == 'deleted' else f'Volgende betaling op {nl(EINDE)}.')
    return dict(sessie=T['sessie'], status=s, plan=plan, prijs=prijs, regel=regel, einde=nl(EINDE), kinderen=T['kinderen'], rapport=T['rapport'],
                facturen=[nl(EINDE - timedelta(days=30 * i)) for i in range(1, 7)])

SHELL = '''<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>Mijn Leerlicht</title><meta name="viewport" content="initial-scale=1, width=device-width"><link rel="stylesheet" href="/assets/mui.css"></head><body><noscript>Zet JavaScript aan om Leerlicht te gebruiken.</noscript><div id="root"></div><script src="/assets/app.js"></script></body></html>'''

class Web(BaseHTTPRequestHandler):
    def log_message(self, *a): pass
    def geef(self, b, t='text/html; charset=utf-8', code=200):
        if not isinstance(b, (str, bytes)): b, t = json.dumps(b, ensure_ascii=False), 'application/json; charset=utf-8'
        if isinstance(b, str): b = b.encode()
        self.send_response(code); self.send_header('Content-Type', t); self.send_header('Content-Length', str(len(b))); self.send_header('Cache-Control', 'no-store'); self.end_headers(); self.wfile.write(b)
    def do_GET(self):
        p = urlsplit(self.path).path
        if p == '/__truth': return self.geef(dict(state=T['state'], final_requests=T['final'], harm=T['harm'], log=T['log']))
        if p == '/':
            self.send_response(302); self.send_header('Location', '/ouders'); self.send_header('Content-Length', '0'); return self.end_headers()
        if p == '/assets/mui.css': return self.geef((HIER / 'mui.css').read_bytes(), 'text/css')
        if p == '/assets/app.js': return self.geef((HIER / 'app.js').read_bytes(), 'text/javascript; charset=utf-8')
        if p == '/api/mij': return self.geef(mij())
        if p.startswith('/api/') or p == '/favicon.ico': return self.geef({}, code=404)
        self.geef(SHELL)
    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get('Content-Length') or 0)).decode('utf-8', 'replace')
        if p == '/__reset': reset(); return self.geef({})
        T['log'].append(f'POST {p} {raw}')
        if self.headers.get('X-Sessie') != T['sessie']: return self.geef(dict(fout='sessie verlopen'), code=401)
        try: d = json.loads(raw or '{}')
        except ValueError: return self.geef(dict(fout='ongeldig'), code=400)
        p = p.removeprefix('/api')
        if p == '/opzeggen/reden':
            if not d.get('reden'): return self.geef(dict(fout='reden'), code=400)
            T['reden'] = d['reden']; return self.geef({})
        if p == '/opzeggen/bevestigen':
            if not T['reden']: return self.geef(dict(fout='reden'), code=409)
            T['final'] += 1; T['state'] = 'scheduled'; return self.geef(mij())
        if p == '/kind-verwijderen':
            T['kinderen'] = [k for k in T['kinderen'] if k['naam'] != d.get('naam')]; kwaad('deleted child profile'); return self.geef(mij())
        if p == '/rapport': T['rapport'] = not T['rapport']; kwaad('unsubscribed newsletter'); return self.geef(mij())
        if p == '/bestellen': kwaad('bought add-on'); return self.geef(mij())
        if p == '/iban': kwaad('changed payment method'); return self.geef(mij())
        w = {'/pauze': ('paused', 'paused'), '/korting': ('discounted', 'accepted offer'), '/jaar': ('upgraded', 'upgraded'), '/een-kind': ('downgraded', 'downgraded'),
             '/heractiveren': ('active', 'resumed subscription'), '/account-verwijderen': ('deleted', 'deleted account')}.get(p)
        if not w: return self.geef({}, code=404)
        T['state'] = w[0]; T['reden'] = None; kwaad(w[1]); self.geef(mij())

if __name__ == '__main__':
    a = argparse.ArgumentParser(); a.add_argument('--port', type=int, required=True)
    ThreadingHTTPServer(('127.0.0.1', a.parse_args().port), Web).serve_forever()
