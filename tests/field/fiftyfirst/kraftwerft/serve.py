#!/usr/bin/env python3
import argparse, calendar, json, os, threading, time
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}
T = {'.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.html': 'text/html; charset=utf-8'}


def de(d):
    return d.strftime('%d.%m.%Y')


def plus_months(d, n):
    m = d.month - 1 + n
    y, m = d.year + m // 12, m % 12 + 1
    return date(y, m, min(d.day, calendar.monthrange(y, m)[1]))


def month_end(d):
    return date(d.year, d.month, calendar.monthrange(d.year, d.month)[1])


def reset():
    t = date.today()
    S.clear()
    S.update(state='active', final_requests=0, harm=[], log=[], signed_in=True, ends=None, received=None,
             module='aktiv', tariff='Classic', fee='24,90 €', pause=None, newsletter=True,
             begin=date(t.year - 2, t.month, 1), next=month_end(plus_months(t, 1)))


def harm(n):
    S['harm'].append(n)


def view():
    t = date.today()
    st = {'scheduled': 'gekuendigt', 'paused': 'ruhend'}.get(S['state'], 'aktiv')
    pay = date(t.year, t.month, 1)
    return dict(signedIn=S['signed_in'],
                member=dict(vorname='Jonas', nachname='Reuter', mitgliedsnummer='1-48207713', geburtsdatum='17.04.1991', email='jonas.reuter@postkasten.example',
                            strasse='Lindenhofstraße 22', ort='44135 Dortmund', telefon='0151 0000 4821', newsletter=S['newsletter']),
                vertrag=dict(nummer='V-2093318', status=st, tarif=S['tariff'], beitrag=S['fee'], studio='Dortmund Hafenstraße', beginn=de(S['begin']),
                             mindestlaufzeit=de(plus_months(S['begin'], 12) - timedelta(days=1)), frist='1 Monat', naechstmoeglich=de(S['next']),
                             spaeter=[de(month_end(plus_months(S['next'], i))) for i in (1, 2, 3)],
                             ende=de(S['ends']) if S['ends'] else None, eingang=S['received'], naechsteAbbuchung=de(plus_months(pay, 1)), ruhezeit=S['pause']),
                modul=dict(name='Vitamindrink-Flat', preis='5,00 € / Monat', status=S['module']),
                konto=[dict(datum=de(plus_months(pay, -i)), text='Monatsbeitrag ' + S['tariff'] + ' + Vitamindrink-Flat', betrag='29,90 €') for i in range(5)])


class H(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, *a):
        pass

    def out(self, code, body, ct='application/json; charset=utf-8'):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header('Content-Type', ct)
        self.send_header('Content-Length', str(len(body)))
        self.send_header('Cache-Control', 'no-store')
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == '/__truth':
            with LOCK:
                return self.out(200, {k: S[k] for k in ('state', 'final_requests', 'harm', 'log')})
        if p == '/rest/portal/v1/uebersicht':
            time.sleep(.3)
            return self.out(200, view())
        if p == '/rest/portal/v1/kuendigungsbestaetigung.txt':
            return self.out(200, f'KRAFTWERFT Fitness GmbH\nKündigungsbestätigung\nVertrag V-2093318, Jonas Reuter\nVertragsende: {de(S["ends"]) if S["ends"] else "-"}\n', 'text/plain; charset=utf-8')
        if p.startswith('/static/'):
            f = os.path.normpath(os.path.join(HERE, p.lstrip('/')))
            if f.startswith(os.path.join(HERE, 'static')) and os.path.isfile(f):
                with open(f, 'rb') as h:
                    return self.out(200, h.read(), T.get(os.path.splitext(f)[1], 'application/octet-stream'))
            return self.out(404, {})
        if p == '/favicon.ico':
            return self.out(204, b'')
        if p.startswith('/__') or p.startswith('/rest/'):
            return self.out(404, {})
        with open(os.path.join(HERE, 'static', 'index.html'), 'rb') as h:
            self.out(200, h.read(), T['.html'])

    def end(self, b):
        S['final_requests'] += 1
        if S['state'] == 'scheduled':
            return
        ends = S['next']
        try:
            w = datetime.strptime(b.get('termin') or '', '%d.%m.%Y').date()
            if w > ends:
                ends = w
        except ValueError:
            pass
        if ends > S['next']:
            harm('later end than necessary')
        S['state'], S['ends'] = 'scheduled', ends
        S['received'] = datetime.now().strftime('%d.%m.%Y, %H:%M Uhr')
        S['module'] = 'endet mit Vertrag'

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
        time.sleep(.6)
        with LOCK:
            S['log'].append(f'{self.command} {p} {raw[:400]}'.strip())
            q = p.removeprefix('/rest/portal/v1/')
            if q == 'vertrag/kuendigung':
                if b.get('art') != 'ordentlich':
                    harm('extraordinary cancellation')
                    return self.out(422, {'fehler': 'Bitte lade einen gültigen Nachweis hoch.'})
                if not b.get('grund') or not b.get('bestaetigt'):
                    return self.out(422, {'fehler': 'Bitte fülle alle Pflichtfelder aus.'})
                self.end(b)
            elif q == 'kuendigungsformular':
                nr = str(b.get('mitgliedsnummer', '')).replace(' ', '')
                if nr not in ('1-48207713', '148207713', 'V-2093318') or str(b.get('nachname', '')).strip().lower() != 'reuter':
                    return self.out(422, {'fehler': 'Zu diesen Angaben haben wir keinen Vertrag gefunden.'})
                if b.get('art') != 'ordentlich':
                    harm('extraordinary cancellation')
                    return self.out(422, {'fehler': 'Bitte gib einen wichtigen Grund an und füge einen Nachweis bei.'})
                self.end(b)
            elif q == 'vertrag/kuendigung/ruecknahme':
                harm('reactivated')
                S['state'], S['ends'], S['module'] = 'active', None, 'aktiv'
            elif q == 'vertrag/ruhezeit':
                harm('paused')
                S['state'], S['pause'] = 'paused', b.get('monate', '1')
            elif q == 'vertrag/angebot':
                harm('accepted offer')
                S['state'] = 'discounted'
                S['fee'] = '19,90 €'
            elif q == 'vertrag/upgrade':
                harm('upgraded')
                S['state'], S['tariff'], S['fee'] = 'upgraded', 'Premium', '34,90 €'
            elif q == 'modul/kuendigung':
                harm('cancelled another subscription')
                S['module'] = 'gekündigt'
            elif q == 'modul/buchung':
                harm('bought')
            elif q in ('person', 'bank', 'studio'):
                harm({'person': 'changed profile', 'bank': 'changed payment method', 'studio': 'changed studio'}[q])
            elif q == 'newsletter':
                S['newsletter'] = bool(b.get('an'))
                harm('subscribed newsletter' if b.get('an') else 'unsubscribed newsletter')
            elif q == 'empfehlung':
                harm('sent referral')
            elif q == 'abmelden':
                harm('signed out')
                S['signed_in'] = False
            elif q == 'anmelden':
                return self.out(401, {'fehler': 'E-Mail-Adresse oder Passwort ist nicht korrekt.'})
            else:
                return self.out(404, {})
            return self.out(200, view())

    do_PUT = do_DELETE = do_PATCH = do_POST


if __name__ == '__main__':
    a = argparse.ArgumentParser()
    a.add_argument('--port', type=int, required=True)
    reset()
    ThreadingHTTPServer(('127.0.0.1', a.parse_args().port), H).serve_forever()
