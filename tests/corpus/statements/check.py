"""Independent reading of the files: every charge of the truth must be found in its statement; counts. python3 check.py data"""
import sys, glob, json, re, csv, io, collections
import xml.etree.ElementTree as ET
from decimal import Decimal as D
from html import unescape
d = sys.argv[1]; cnt = collections.Counter(); story = collections.Counter(); act = collections.Counter(); bad = 0; extra = collections.Counter(); ns=collections.Counter(); tot=0; mon=[]
for tf in sorted(glob.glob(d + '/*.truth.json')):
    T = json.load(open(tf)); f = [x for x in glob.glob(tf[:-11] + '.*') if not x.endswith('.json')][0]
    raw = open(f, 'rb').read(); fm = T['statement']['format']; tx = []
    if fm == 'csv_ing_de':
        s = raw.decode('latin-1'); s = s[s.index('Buchung;'):]
        for r in list(csv.reader(io.StringIO(s), delimiter=';'))[1:]:
            dd, m, y = r[0].split('.'); tx.append((f'{y}-{m}-{dd}', D(r[7].replace('.', '').replace(',', '.')), r[2] + ' ' + r[4]))
    elif fm == 'csv_bofa_us':
        s = raw.decode(); s = s[s.index('Date,'):]
        for r in list(csv.reader(io.StringIO(s)))[2:]:
            m, dd, y = r[0].split('/'); tx.append((f'{y}-{m}-{dd}', D(r[2].replace(',', '')), r[1]))
    elif fm == 'ofx':
        s = raw.decode('cp1252')
        if 'OFXSGML' not in s: ET.fromstring(raw)
        for b in s.split('<STMTTRN>')[1:]:
            b = b.split('</STMTTRN>')[0]
            g = lambda k: unescape((re.search(f'<{k}>([^<\r\n]*)', b) or [0, ''])[1])
            p = g('DTPOSTED'); tx.append((f'{p[:4]}-{p[4:6]}-{p[6:8]}', D(g('TRNAMT')), (g('NAME') + ' ' + g('MEMO')).strip()))
    elif fm == 'camt053':
        n = {'c': re.search(rb'xmlns="([^"]+)"', raw)[1].decode()}
        for e in ET.fromstring(raw).iterfind('.//c:Ntry', n):
            deb = e.findtext('c:CdtDbtInd', '', n) == 'DBIT'
            t = [x for x in [e.findtext('.//c:Cdtr/c:Nm' if deb else './/c:Dbtr/c:Nm', '', n)] if x] + [u.text for u in e.iterfind('.//c:Ustrd', n)]
            tx.append((e.findtext('c:BookgDt/c:Dt', '', n), D(e.findtext('c:Amt', '', n)) * (-1 if deb else 1), ' '.join(t) or e.findtext('c:AddtlNtryInf', '', n)))
    else:
        assert all(len(l) <= 69 for l in raw.decode('latin-1').split('\r\n')), f
        for m in re.finditer(r':61:(\d{6})(\d{4})([CD])R?([\d,]+)N\w{3}NONREF\r\n:86:(.*?)(?=\r\n:6)', raw.decode('latin-1'), re.S):
            x = m[1]; mm = m[2]; y = int(x[:2]) + (1 if mm[:2] == '01' and x[2:4] == '12' else 0)
            tx.append((f'20{y:02d}-{mm[:2]}-{mm[2:]}', D(m[4].replace(',', '.')) * (-1 if m[3] == 'D' else 1), m[5]))
    norm = lambda s: re.sub(r'\s', '', s)
    if len(tx) != T['statement']['transactions']: print('COUNT', f, len(tx), T['statement']['transactions']); bad += 1
    have = collections.Counter((a, b, norm(c)) for a, b, c in tx)
    tot += len(tx); mon.append(T['statement']['months'])
    for s in T['subscriptions']:
        cnt[fm, s['period']] += 1; act[s['active']] += 1; story.update(s['story'])
        assert len(s['texts']) == len(s['charges']) and s['amount'] == s['charges'][-1]['amount']
        for c in s['charges']:
            k = (c['date'], -D(c['amount']), norm(c['text']))
            if have[k] < 1: bad += 1; print('MISSING', f, k) if bad < 6 else 0
            have[k] -= 1
    ns[len(T['subscriptions'])] += 1
    extra.update('ignore: ' + x['why'] for x in T['ignore']); extra.update('not: ' + x['kind'] for x in T['not_subscriptions'])
P = ['weekly', 'monthly', 'quarterly', 'yearly']
for fm in sorted({k[0] for k in cnt}): print(f'{fm:12}', *(f'{p} {cnt[fm, p]}' for p in P), 'all', sum(cnt[fm, p] for p in P))
print('all', {p: sum(v for k, v in cnt.items() if k[1] == p) for p in P}, sum(cnt.values())); print(act, 'transactions', tot, 'months', min(mon), max(mon), sum(mon) / len(mon)); print('bad', bad)
print(sorted(ns.items())); print(story.most_common()); print(extra.most_common())
