#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""온별 (onbyeol): a Korean streaming service; client-rendered React-like app with a JSON API."""
import argparse
import datetime as dt
import hashlib
import html
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.RLock()
TODAY = dt.date.today()
PERIOD_END = TODAY + dt.timedelta(days=17)
PERIOD_START = PERIOD_END - dt.timedelta(days=30)


def kdate(d):
    return "%d년 %d월 %d일" % (d.year, d.month, d.day)


def dot(d):
    return d.strftime("%Y.%m.%d")


def fresh():
    return {
        "state": "active",
        "final_requests": 0,
        "harm": [],
        "log": [],
        "coupon": False,
        "reserved": None,
        "bought": [],
        "cards": [
            {"id": 7710, "usage": "SUBSCRIPTION", "name": "신한카드", "mask": "4518-****-****-1182"},
            {"id": 7731, "usage": "TVOD", "name": "현대카드", "mask": "9490-****-****-0257"},
        ],
        "marketing": {"email": True, "sms": False, "push": True, "night": False},
        "playback": {"autoplay": True, "preview": True},
        "wish": [204, 207, 211, 302],
        "survey": None,
    }


S = fresh()


def harm(name):
    if name not in S["harm"]:
        S["harm"].append(name)


TITLES = [
    (201, "구름 위의 우체국", "드라마 · 12부작", "#38506b", "#0f1722"),
    (202, "마지막 이발사", "영화 · 2023", "#6b4438", "#1c0f0c"),
    (203, "수요일의 탐정들", "드라마 · 16부작", "#3d6b4b", "#0c1c12"),
    (204, "파도는 오른쪽으로", "영화 · 2021", "#355f73", "#0b171c"),
    (205, "열일곱, 여름의 문법", "드라마 · 10부작", "#7a5d2e", "#1d150a"),
    (206, "심야식탁 주식회사", "예능 · 시즌 2", "#6b3850", "#1c0c14"),
    (207, "북쪽 빌라 301호", "드라마 · 8부작", "#4a386b", "#120c1c"),
    (208, "은하철도 정비공", "애니메이션 · 24화", "#2e467a", "#0a0f1d"),
    (209, "우리 동네 명탐견", "애니메이션 · 극장판", "#7a6f2e", "#1d1a0a"),
    (210, "고요한 계약", "드라마 · 6부작", "#444", "#111"),
    (211, "할머니의 리듬게임", "다큐멘터리 · 2022", "#6b5938", "#1c160c"),
    (212, "서울, 새벽 네 시", "영화 · 2020", "#2e5d7a", "#0a161d"),
]
NEW = [
    (301, "붉은 달력", "개별 구매 · 2025", 11000, "#7a2e2e", "#1d0a0a"),
    (302, "사라진 악보", "개별 구매 · 2025", 9900, "#2e7a6d", "#0a1d1a"),
    (303, "두 번째 정류장", "개별 구매 · 2024", 5500, "#5a2e7a", "#150a1d"),
    (304, "한밤의 등대지기", "개별 구매 · 2024", 2500, "#7a4b2e", "#1d120a"),
    (305, "여름 서리", "개별 구매 · 2024", 1500, "#2e3a7a", "#0a0d1d"),
]

# ---------------------------------------------------------------------------- css (emotion)
RULES = {
    "root": "min-height:100vh;background:#000;color:#f2f2f2;display:flex;flex-direction:column;",
    "gnb": "position:sticky;top:0;z-index:40;height:64px;background:rgba(0,0,0,.92);display:flex;align-items:center;padding:0 40px;border-bottom:1px solid #141517;",
    "logo": "font-weight:900;font-size:24px;letter-spacing:-1px;color:#f82f62;text-decoration:none;margin-right:36px;",
    "nav": "display:flex;gap:26px;list-style:none;margin:0;padding:0;",
    "navlink": "color:#a5a5aa;text-decoration:none;font-size:15px;font-weight:600;&:hover{color:#fff;}",
    "navon": "color:#fff;text-decoration:none;font-size:15px;font-weight:700;",
    "right": "margin-left:auto;display:flex;align-items:center;gap:18px;height:100%;",
    "search": "width:240px;height:36px;background:#1b1c1d;border:0;border-radius:6px;color:#ddd;padding:0 12px;font-size:13px;",
    "profwrap": "position:relative;height:100%;display:flex;align-items:center;",
    "profbtn": "background:none;border:0;display:flex;align-items:center;gap:8px;color:#e4e4e6;font-size:14px;cursor:pointer;padding:0;height:100%;",
    "avatar": "width:32px;height:32px;border-radius:6px;display:block;",
    "drop": "position:absolute;right:0;top:58px;width:232px;background:#1b1c1d;border:1px solid #2c2d30;border-radius:8px;padding:8px 0;box-shadow:0 12px 30px rgba(0,0,0,.6);",
    "dropprof": "width:100%;background:none;border:0;display:flex;align-items:center;gap:12px;color:#d5d5d8;font-size:14px;padding:8px 16px;cursor:pointer;&:hover{background:#26272a;}",
    "dropitem": "display:block;width:100%;text-align:left;background:none;border:0;color:#d5d5d8;text-decoration:none;font-size:14px;padding:10px 16px;cursor:pointer;box-sizing:border-box;&:hover{background:#26272a;}",
    "hr": "height:1px;background:#2c2d30;border:0;margin:8px 0;",
    "hero": "margin:24px 40px;border-radius:12px;background:linear-gradient(100deg,#f82f62,#3b1150 65%,#0d0618);padding:44px 48px;display:flex;flex-direction:column;gap:10px;",
    "herot": "font-size:30px;font-weight:800;margin:0;",
    "herop": "margin:0;color:#f7d7e0;font-size:15px;",
    "herob": "align-self:flex-start;margin-top:12px;background:#fff;color:#111;border-radius:6px;text-decoration:none;font-weight:700;font-size:14px;padding:11px 20px;",
    "rail": "padding:14px 40px 18px;",
    "railt": "font-size:19px;font-weight:700;margin:0 0 12px;",
    "list": "display:flex;gap:12px;overflow-x:auto;list-style:none;margin:0;padding:0;",
    "card": "flex:0 0 176px;",
    "poster": "display:flex;align-items:flex-end;height:248px;border-radius:6px;padding:12px;box-sizing:border-box;color:#fff;text-decoration:none;font-size:17px;font-weight:800;line-height:1.25;position:relative;",
    "badge": "position:absolute;top:8px;left:8px;background:rgba(0,0,0,.65);border-radius:4px;font-size:11px;font-weight:600;padding:3px 6px;",
    "cap": "font-size:12px;color:#84868d;margin:6px 2px 0;",
    "page": "width:720px;max-width:calc(100% - 40px);margin:0 auto;padding:44px 0 90px;flex:1;",
    "h1": "font-size:28px;font-weight:800;margin:0 0 28px;",
    "sect": "border-top:1px solid #222326;padding:24px 0;",
    "sh": "display:flex;align-items:center;justify-content:space-between;margin:0 0 14px;",
    "h2": "font-size:17px;font-weight:700;margin:0;",
    "row": "display:flex;align-items:center;justify-content:space-between;padding:9px 0;font-size:15px;color:#c9c9cd;gap:24px;",
    "sub": "color:#84868d;font-size:13px;line-height:1.6;",
    "txtlink": "background:none;border:0;color:#a5a5aa;font-size:14px;cursor:pointer;padding:0;text-decoration:none;&:hover{color:#fff;}",
    "chip": "display:inline-block;background:#2a2b2e;color:#f82f62;border-radius:4px;font-size:12px;font-weight:700;padding:3px 7px;margin-left:8px;",
    "plan": "background:#141517;border-radius:10px;padding:22px 24px;margin-bottom:24px;",
    "plant": "font-size:20px;font-weight:800;margin:0 0 8px;",
    "opt": "width:100%;background:#141517;border:0;border-radius:8px;color:#e4e4e6;font-size:15px;text-align:left;padding:18px 20px;margin-bottom:8px;display:flex;justify-content:space-between;align-items:center;cursor:pointer;&:hover{background:#1b1c1d;}&[aria-disabled=true]{color:#5b5c61;}",
    "acc": "background:#0d0e0f;border-radius:8px;padding:16px 20px;margin:-4px 0 10px;color:#a5a5aa;font-size:14px;line-height:1.7;",
    "btnp": "width:100%;height:52px;border:0;border-radius:6px;background:#f82f62;color:#fff;font-size:16px;font-weight:700;cursor:pointer;&:disabled{background:#3a3b3e;color:#7d7e83;}",
    "btns": "width:100%;height:52px;border:1px solid #3a3b3e;border-radius:6px;background:transparent;color:#d5d5d8;font-size:16px;font-weight:600;cursor:pointer;",
    "btnt": "width:100%;height:48px;border:0;background:none;color:#84868d;font-size:15px;cursor:pointer;",
    "smallp": "height:38px;border:0;border-radius:6px;background:#f82f62;color:#fff;font-size:14px;font-weight:700;padding:0 16px;cursor:pointer;white-space:nowrap;",
    "coupon": "border:1px dashed #f82f62;border-radius:10px;padding:20px;display:flex;align-items:center;justify-content:space-between;gap:18px;margin:22px 0;",
    "lose": "list-style:none;margin:0 0 10px;padding:0;",
    "losei": "display:flex;gap:14px;align-items:flex-start;background:#141517;border-radius:8px;padding:16px 18px;margin-bottom:8px;font-size:15px;line-height:1.5;",
    "notice": "color:#84868d;font-size:13px;line-height:1.75;padding-left:18px;margin:18px 0 30px;",
    "dim": "position:fixed;inset:0;z-index:90;background:rgba(0,0,0,.72);display:flex;align-items:center;justify-content:center;animation:fade .18s ease;",
    "modal": "width:360px;background:#1b1c1d;border-radius:12px;padding:26px 24px 18px;box-sizing:border-box;",
    "mt": "font-size:18px;font-weight:800;margin:0 0 10px;",
    "mp": "font-size:14px;line-height:1.6;color:#b5b5ba;margin:0 0 22px;white-space:pre-line;",
    "mrow": "display:flex;gap:8px;",
    "mbtn": "flex:1;height:46px;border:0;border-radius:6px;background:#2c2d30;color:#e4e4e6;font-size:15px;font-weight:600;cursor:pointer;",
    "mbtnp": "flex:1;height:46px;border:0;border-radius:6px;background:#f82f62;color:#fff;font-size:15px;font-weight:700;cursor:pointer;",
    "pop": "width:380px;background:#fff;color:#111;border-radius:12px;overflow:hidden;",
    "popimg": "display:block;height:300px;background:radial-gradient(circle at 70% 30%,#ffb3c7,#f82f62 45%,#4a0d54);color:#fff;padding:28px;box-sizing:border-box;font-size:26px;font-weight:800;line-height:1.3;text-decoration:none;",
    "popbar": "display:flex;",
    "popb": "flex:1;height:48px;border:0;background:#fff;border-right:1px solid #eee;font-size:14px;color:#333;cursor:pointer;",
    "toast": "position:fixed;left:50%;bottom:48px;transform:translateX(-50%);z-index:120;background:#f2f2f2;color:#111;border-radius:8px;font-size:14px;font-weight:600;padding:13px 20px;animation:fade .2s ease;",
    "sw": "width:44px;height:24px;border-radius:12px;background:#3a3b3e;border:0;position:relative;cursor:pointer;flex:none;&::after{content:'';position:absolute;top:2px;left:2px;width:20px;height:20px;border-radius:10px;background:#fff;transition:left .15s;}&[aria-checked=true]{background:#f82f62;}&[aria-checked=true]::after{left:22px;}",
    "input": "flex:1;height:44px;background:#141517;border:1px solid #2c2d30;border-radius:6px;color:#fff;font-size:14px;padding:0 14px;",
    "check": "display:flex;align-items:center;gap:10px;padding:9px 0;font-size:15px;color:#c9c9cd;cursor:pointer;",
    "ta": "width:100%;height:84px;background:#141517;border:1px solid #2c2d30;border-radius:6px;color:#fff;font-size:14px;padding:12px;box-sizing:border-box;margin:8px 0 16px;font-family:inherit;",
    "foot": "border-top:1px solid #141517;padding:32px 40px 44px;color:#66686e;font-size:12px;line-height:1.8;",
    "footn": "display:flex;flex-wrap:wrap;gap:16px;list-style:none;margin:0 0 14px;padding:0;",
    "footl": "color:#8c8e95;text-decoration:none;",
    "spin": "width:36px;height:36px;border:3px solid #2c2d30;border-top-color:#f82f62;border-radius:50%;margin:30vh auto;animation:rot 1s linear infinite;",
    "plans": "display:grid;grid-template-columns:1fr 1fr;gap:12px;margin:18px 0;",
    "det": "padding:54px 60px 60px;min-height:360px;flex:1;",
    "big": "font-size:46px;margin:0 0 8px;",
}
CLS = {k: "css-" + hashlib.md5((k + v).encode()).hexdigest()[:6] for k, v in RULES.items()}


def emotion():
    out = []
    for k, v in RULES.items():
        sel = "." + CLS[k]
        plain = ""
        rest = v
        while rest:
            i = rest.find("&")
            if i < 0:
                plain += rest
                break
            plain += rest[:i]
            j = rest.index("}", i)
            out.append(sel + rest[i + 1:j + 1])
            rest = rest[j + 1:]
        out.append("%s{%s}" % (sel, plain))
    return "".join(out)


GLOBAL = """*{-webkit-font-smoothing:antialiased}body{margin:0;background:#000;font-family:Pretendard,'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif}
button{font-family:inherit}@keyframes fade{from{opacity:0}to{opacity:1}}@keyframes rot{to{transform:rotate(360deg)}}"""

SHELL = """<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>온별 - 매일 발견하는 나만의 이야기</title>
<meta name="description" content="영화, 드라마, 예능, 다큐, 애니메이션까지. 모든 취향의 스트리밍, 온별">
<meta property="og:site_name" content="온별"><meta name="theme-color" content="#000000">
<style>%(glob)s</style><style data-emotion="css %(names)s">%(css)s</style></head>
<body><noscript>온별을 이용하려면 자바스크립트를 켜 주세요.</noscript><div id="root"><div class="%(spin)s" role="progressbar"></div></div><div id="modal-root"></div>
<script>window.__CLS__=%(cls)s;</script><script src="/static/js/main.7c1e02ab.js" defer></script></body></html>"""

APP = r"""
(function () {
  'use strict';
  var C = window.__CLS__, root = document.getElementById('root'), portal = document.getElementById('modal-root');
  var st = { me: null, catalog: null, menu: false, modal: null, toast: null, open: null, profile: +(sessionStorage.getItem('pid') || 1), survey: {}, busy: false };
  var PROFILES = [{ id: 1, name: '지우', c: 'linear-gradient(135deg,#ffb347,#f82f62)' }, { id: 2, name: '민석', c: 'linear-gradient(135deg,#47c2ff,#3347f8)' }, { id: 3, name: '키즈', c: 'linear-gradient(135deg,#b6ff47,#1aa86a)' }];

  function h(tag, props) {
    var el = document.createElement(tag), kids = [].slice.call(arguments, 2);
    Object.keys(props || {}).forEach(function (k) {
      var v = props[k];
      if (v == null || v === false) return;
      if (k === 'c') el.className = v;
      else if (k.slice(0, 2) === 'on') el.addEventListener(k.slice(2).toLowerCase(), v);
      else if (k === 'style') el.style.cssText = v;
      else if (k === 'checked' || k === 'disabled') el[k] = v;
      else if (k === 'value') el.value = v;
      else el.setAttribute(k, v === true ? '' : v);
    });
    (function add(a) {
      a.forEach(function (x) {
        if (x == null || x === false) return;
        if (Array.isArray(x)) return add(x);
        el.appendChild(typeof x === 'object' ? x : document.createTextNode(x));
      });
    })(kids);
    return el;
  }
  function api(method, path, body) {
    return fetch('/api/' + path, { method: method, headers: { 'Content-Type': 'application/json', 'x-onbyeol-client': 'Onbyeol-WebApp', 'x-profile-id': String(st.profile) }, body: body ? JSON.stringify(body) : undefined })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; return j; }); });
  }
  function refresh() { return api('GET', 'users/me').then(function (me) { st.me = me; }); }
  function go(p) { history.pushState({}, '', p); st.menu = false; st.modal = null; st.open = null; render(); window.scrollTo(0, 0); }
  function link(cls, to, label, extra) {
    var p = { c: cls, href: to, onClick: function (e) { e.preventDefault(); go(to); } };
    Object.keys(extra || {}).forEach(function (k) { p[k] = extra[k]; });
    return h('a', p, label);
  }
  function toast(t) { st.toast = t; renderPortal(); setTimeout(function () { if (st.toast === t) { st.toast = null; renderPortal(); } }, 2600); }
  function ask(o) { st.modal = o; renderPortal(); }
  function close() { st.modal = null; renderPortal(); }
  window.addEventListener('popstate', function () { st.modal = null; render(); });

  /* ------------------------------------------------------------ chrome */
  function gnb() {
    var me = PROFILES.filter(function (p) { return p.id === st.profile; })[0], path = location.pathname;
    var items = [['/', '홈'], ['/category', '카테고리'], ['/purchase', '개별 구매'], ['/party', '온별파티'], ['/archive', '보관함']];
    var wrap = h('div', { c: C.profwrap, onMouseenter: function () { if (!st.menu) { st.menu = true; paint(); } }, onMouseleave: function () { if (st.menu) { st.menu = false; paint(); } } });
    function paint() {
      wrap.textContent = '';
      wrap.appendChild(h('button', { type: 'button', c: C.profbtn, 'aria-haspopup': 'menu', 'aria-expanded': st.menu ? 'true' : 'false', onClick: function () { st.menu = true; paint(); } },
        h('span', { c: C.avatar, style: 'background:' + me.c }), h('span', null, me.name)));
      if (!st.menu) return;
      wrap.appendChild(h('div', { c: C.drop },
        PROFILES.map(function (p) {
          return h('button', { type: 'button', c: C.dropprof, onClick: function () { st.profile = p.id; sessionStorage.setItem('pid', p.id); st.menu = false; go('/'); toast(p.name + ' 프로필로 전환했어요.'); } },
            h('span', { c: C.avatar, style: 'background:' + p.c }), p.name);
        }),
        link(C.dropitem, '/profiles', '프로필 관리'), h('hr', { c: C.hr }),
        link(C.dropitem, '/my', '나의 온별'), link(C.dropitem, '/coupon', '이용권 · 쿠폰 등록'),
        h('a', { c: C.dropitem, href: '/hc/ko' }, '고객센터'), h('hr', { c: C.hr }),
        h('button', { type: 'button', c: C.dropitem, onClick: function () { ask({ t: '로그아웃', p: '로그아웃 하시겠어요?', yes: '로그아웃', act: function () { api('POST', 'sessions/logout').then(function () { close(); toast('데모 계정은 계속 로그인 상태로 유지돼요.'); }); } }); } }, '로그아웃')));
    }
    paint();
    return h('header', { c: C.gnb }, link(C.logo, '/', '온별'),
      h('nav', null, h('ul', { c: C.nav }, items.map(function (i) { return h('li', null, link(path === i[0] ? C.navon : C.navlink, i[0], i[1])); }))),
      h('div', { c: C.right }, h('input', { c: C.search, type: 'search', placeholder: '콘텐츠, 인물, 컬렉션을 검색해 보세요.' }), link(C.navlink, '/notices', '알림'), wrap));
  }
  function footer() {
    return h('footer', { c: C.foot },
      h('ul', { c: C.footn }, [['/hc/ko', '고객센터'], ['/terms', '서비스 이용약관'], ['/privacy', '개인정보 처리방침'], ['/youth', '청소년 보호정책'], ['/notices', '공지사항'], ['/event/annual', '이벤트'], ['/jobs', '인재채용']].map(function (x) {
        return h('li', null, x[0].indexOf('/hc') === 0 ? h('a', { c: C.footl, href: x[0] }, x[1]) : link(C.footl, x[0], x[1]));
      })),
      h('div', null, '고객센터 02-0000-0198 (유료, 평일 10:00 ~ 17:00) · help@onbyeol.example'),
      h('div', null, '주식회사 온별 | 대표 한서윤 | 서울특별시 성동구 왕십리로 000, 5층 | 사업자 등록번호 000-00-00000 | 통신판매업 신고번호 제2019-서울성동-0000호'),
      h('div', null, '호스팅 서비스 제공 온별클라우드 © 2025 by Onbyeol, Inc. All rights reserved.'));
  }

  /* ------------------------------------------------------------ pages */
  function poster(x, price) {
    return h('li', { c: C.card }, link(C.poster, '/contents/' + x.id, x.title, { style: 'background:linear-gradient(160deg,' + x.a + ',' + x.b + ')' }), h('p', { c: C.cap }, x.meta + (price ? ' · ' + x.price.toLocaleString() + '원' : '')));
  }
  function rail(t, items, price) { return h('section', { c: C.rail }, h('h2', { c: C.railt }, t), h('ul', { c: C.list }, items.map(function (x) { return poster(x, price); }))); }
  function home() {
    var v = st.catalog.video, n = st.catalog.tvod, name = PROFILES[st.profile - 1].name;
    return h('main', null,
      h('section', { c: C.hero }, h('h2', { c: C.herot }, '12개월 구독권, 두 달은 온별이 쏠게요'), h('p', { c: C.herop }, '프리미엄 12개월 구독권을 129,000원에. 한 번 결제로 일 년 내내.'), link(C.herob, '/event/annual', '자세히 보기')),
      rail('이어보기', v.slice(2, 6)), rail(name + '님의 취향저격 베스트', v.slice(0, 8)), rail('온별 TOP 10', v.slice(3, 12)),
      rail('극장에서 바로 온 개별 구매 신작', n, true), rail('보고싶어요 한 작품', v.concat(n).filter(function (x) { return st.me.wish.indexOf(x.id) >= 0; })));
  }
  function contents(id) {
    var all = st.catalog.video.concat(st.catalog.tvod), x = all.filter(function (y) { return y.id === id; })[0];
    if (!x) return simple('페이지를 찾을 수 없어요', '');
    var wished = st.me.wish.indexOf(id) >= 0;
    return h('main', { c: C.det, style: 'background:linear-gradient(160deg,' + x.a + ',#000 70%)' }, h('h1', { c: C.big }, x.title), h('p', { c: C.sub }, x.meta + ' · 예상 별점 ★3.9'),
      h('p', { style: 'max-width:560px;line-height:1.7' }, '아무도 찾지 않는 골목 끝, 오래된 간판 아래에서 시작된 이야기. 서로의 계절을 모르던 사람들이 조금씩 같은 시간을 걷기 시작한다.'),
      h('div', { style: 'display:flex;gap:10px;margin-top:20px' },
        x.price ? h('button', { type: 'button', c: C.smallp, onClick: function () { ask({ t: '『' + x.title + '』 구매', p: '구매 금액 ' + x.price.toLocaleString() + '원\n결제 수단 현대카드 9490-****-****-0257\n\n구매 후 7일 이내에 재생하지 않은 경우에만 환불할 수 있어요.', no: '취소', yes: '결제하기', act: function () { api('POST', 'purchases', { contentId: id }).then(function () { close(); toast('구매가 완료되었어요.'); }); } }); } }, x.price.toLocaleString() + '원 구매하기')
          : h('button', { type: 'button', c: C.smallp, onClick: function () { toast('이 브라우저에서는 재생할 수 없어요.'); } }, '재생하기'),
        h('button', { type: 'button', c: C.mbtn, style: 'flex:none;height:38px;padding:0 16px', onClick: function () { api('PUT', 'contents/' + id + '/wish', { wish: !wished }).then(refresh).then(render); } }, wished ? '✓ 보고싶어요' : '+ 보고싶어요')));
  }
  function simple(t, p) { return h('main', { c: C.page }, h('h1', { c: C.h1 }, t), h('p', { c: C.sub }, p)); }
  function sw(on, label, fn) { return h('button', { type: 'button', role: 'switch', 'aria-checked': on ? 'true' : 'false', 'aria-label': label, c: C.sw, onClick: fn }); }
  function my() {
    var m = st.me, s = m.subscription, mk = m.marketing;
    function setMk(k) { return function () { var b = {}; b[k] = !mk[k]; api('PUT', 'users/me/marketing', b).then(refresh).then(render); }; }
    return h('main', { c: C.page }, h('h1', { c: C.h1 }, '나의 온별'),
      h('section', { c: C.sect }, h('div', { c: C.sh }, h('h2', { c: C.h2 }, '구독 정보'), link(C.txtlink, '/my/subscription', '구독권 변경 및 해지')),
        h('div', { c: C.row }, h('span', null, s.name, s.status === 'UNSUBSCRIBED' ? h('span', { c: C.chip }, '해지 신청됨') : null), h('span', null, '월 ' + s.price + '원')),
        s.status === 'UNSUBSCRIBED'
          ? [h('div', { c: C.row }, h('span', null, '이용 만료일'), h('span', null, s.end + ' 만료')), h('p', { c: C.sub }, s.endLong + '까지 이용할 수 있고, 이후에는 자동으로 결제되지 않아요.'), s.reserved ? h('div', { c: C.row }, h('span', null, '다음 구독권'), h('span', null, s.reserved + ' (' + s.end + ' 시작)')) : null]
          : [h('div', { c: C.row }, h('span', null, '다음 결제일'), h('span', null, s.end)), s.coupon ? h('div', { c: C.row }, h('span', null, '적용 예정 쿠폰'), h('span', null, '50% 할인 쿠폰')) : null],
        h('div', { c: C.row }, h('span', null, '동시 시청'), h('span', null, '최대 4명 · 4K UHD'))),
      h('section', { c: C.sect }, h('div', { c: C.sh }, h('h2', { c: C.h2 }, '결제 수단'), link(C.txtlink, '/my/payments', '결제 수단 관리')),
        m.cards.map(function (c) { return h('div', { c: C.row }, h('span', null, c.usage === 'TVOD' ? '개별 구매' : '구독권'), h('span', null, c.name + ' ' + c.mask)); }),
        h('div', { c: C.row }, h('span', null, '결제 내역'), link(C.txtlink, '/my/billings', '보기'))),
      h('section', { c: C.sect }, h('div', { c: C.sh }, h('h2', { c: C.h2 }, '계정'), link(C.txtlink, '/my/account', '계정 정보 변경')),
        h('div', { c: C.row }, h('span', null, '이메일'), h('span', null, 'jiwoo.kim@example.com')), h('div', { c: C.row }, h('span', null, '휴대폰 번호'), h('span', null, '010-****-4471')), h('div', { c: C.row }, h('span', null, '성인 인증'), h('span', null, '완료'))),
      h('section', { c: C.sect }, h('div', { c: C.sh }, h('h2', { c: C.h2 }, '재생 설정')),
        h('div', { c: C.row }, h('span', null, '다음 화 자동 재생'), sw(m.playback.autoplay, '다음 화 자동 재생', function () { api('PUT', 'users/me/playback', { autoplay: !m.playback.autoplay }).then(refresh).then(render); })),
        h('div', { c: C.row }, h('span', null, '미리보기 자동 재생'), sw(m.playback.preview, '미리보기 자동 재생', function () { api('PUT', 'users/me/playback', { preview: !m.playback.preview }).then(refresh).then(render); }))),
      h('section', { c: C.sect }, h('div', { c: C.sh }, h('h2', { c: C.h2 }, '마케팅 정보 수신 동의')),
        [['email', '이메일'], ['sms', '문자 메시지'], ['push', '앱 푸시'], ['night', '야간 푸시 (21시 ~ 08시)']].map(function (x) { return h('div', { c: C.row }, h('span', null, x[1]), sw(mk[x[0]], x[1], setMk(x[0]))); })),
      h('section', { c: C.sect }, h('div', { c: C.row }, h('span', null, '로그인된 기기'), link(C.txtlink, '/my/devices', '기기 관리')), h('div', { c: C.row }, h('span', null, '친구 초대'), link(C.txtlink, '/invite', '초대하고 캐시 받기'))));
  }
  function payments() {
    return h('main', { c: C.page }, h('h1', { c: C.h1 }, '결제 수단 관리'),
      st.me.cards.map(function (c) {
        return h('section', { c: C.sect }, h('div', { c: C.sh }, h('h2', { c: C.h2 }, c.usage === 'TVOD' ? '개별 구매' : '구독권'),
          c.usage === 'TVOD' ? h('button', { type: 'button', c: C.txtlink, onClick: function () { ask({ t: '결제 수단을 삭제할까요?', p: c.name + ' ' + c.mask, no: '취소', yes: '삭제', act: function () { api('DELETE', 'payment_methods/' + c.id).then(refresh).then(function () { close(); render(); toast('삭제했어요.'); }); } }); } }, '삭제')
            : h('button', { type: 'button', c: C.txtlink, onClick: function () { ask({ t: '결제 수단 변경', p: '카드 정보를 입력하면 다음 결제일부터 새 카드로 결제돼요.\n본인 인증이 필요해요.', yes: '확인' }); } }, '변경')),
          h('div', { c: C.row }, h('span', null, c.name), h('span', null, c.mask)), c.usage === 'TVOD' ? null : h('p', { c: C.sub }, '구독권 카드의 삭제는 고객센터 문의 등록으로 요청해 주세요.'));
      }));
  }
  function billings() {
    return h('main', { c: C.page }, h('h1', { c: C.h1 }, '결제 내역'), st.me.billings.map(function (b) { return h('div', { c: C.row }, h('span', null, b.date), h('span', null, b.name), h('span', null, b.price + '원')); }), h('p', { c: C.sub }, '영수증은 결제일로부터 최대 5년간 조회할 수 있어요.'));
  }
  function mainOnly(fn) {
    return function () {
      if (st.profile !== 1) { toast('가장 왼쪽의 기본 프로필에서만 해지 및 해지 취소할 수 있어요.'); return; }
      fn();
    };
  }
  function subscription() {
    var s = st.me.subscription, off = s.status === 'UNSUBSCRIBED';
    function tog(k) { return function () { st.open = st.open === k ? null : k; render(); }; }
    function opt(label, fn, extra) { var p = { type: 'button', c: C.opt, onClick: fn }; Object.keys(extra || {}).forEach(function (k) { p[k] = extra[k]; }); return h('button', p, h('span', null, label), h('span', { 'aria-hidden': 'true' }, '›')); }
    return h('main', { c: C.page }, h('h1', { c: C.h1 }, '구독권 변경 및 해지'),
      h('div', { c: C.plan }, h('p', { c: C.plant }, s.name, off ? h('span', { c: C.chip }, '해지 신청됨') : null),
        h('div', { c: C.row }, h('span', null, '이용 기간'), h('span', null, s.start + ' ~ ' + s.end)),
        h('div', { c: C.row }, h('span', null, off ? '만료 예정일' : '다음 결제일'), h('span', null, s.end)),
        off ? null : h('div', { c: C.row }, h('span', null, '다음 결제 금액'), h('span', null, (s.coupon ? '6,450' : s.price) + '원')),
        h('div', { c: C.row }, h('span', null, '결제 수단'), h('span', null, '신한카드 (1182)'))),
      opt('다른 구독권으로 변경하고 싶어요', tog('chg'), { 'aria-expanded': st.open === 'chg' ? 'true' : 'false' }),
      st.open === 'chg' ? h('div', { c: C.acc }, '구독 중에는 구독권을 바로 변경하기 어려워요. 지금 구독을 해지한 뒤, 이용 기간이 끝나면 원하는 구독권을 새로 구매해 주세요. 새로운 구독권 출시 전에 판매하던 구독권은 다시 구매할 수 없어요. ', link(C.txtlink, '/event/annual', '구독권 종류 보기')) : null,
      opt('결제 수단을 변경하고 싶어요', function () { go('/my/payments'); }),
      opt('결제 내역과 영수증을 보고 싶어요', function () { go('/my/billings'); }),
      off ? opt('해지를 취소하고 싶어요', mainOnly(function () { ask({ t: '해지를 취소할까요?', p: '해지를 취소하면 ' + s.endLong + '에 ' + s.price + '원이 자동으로 결제돼요.', no: '닫기', yes: '해지 취소', act: function () { api('PUT', 'subscriptions/current/resubscribe').then(refresh).then(function () { close(); render(); toast('해지를 취소했어요. 계속 이용할 수 있어요.'); }); } }); }))
        : opt('구독을 해지하고 싶어요', mainOnly(function () { go('/my/subscription/cancel'); }), st.profile !== 1 ? { 'aria-disabled': 'true' } : {}),
      h('p', { c: C.sub }, '* 가장 왼쪽의 기본 프로필에서만 해지 및 해지 취소할 수 있어요.'),
      h('p', { c: C.sub }, '* 애플 앱스토어, 구글 플레이, 통신사 제휴로 구독한 경우에는 해당 서비스에서 해지해 주세요.'));
  }
  function cancel() {
    var s = st.me.subscription;
    if (s.status === 'UNSUBSCRIBED') { return subscription(); }
    if (st.profile !== 1) return simple('구독 해지', '가장 왼쪽의 기본 프로필에서만 해지 및 해지 취소할 수 있어요.');
    return h('main', { c: C.page }, h('h1', { c: C.h1 }, '해지하기 전에 확인해 주세요'),
      h('ul', { c: C.lose },
        h('li', { c: C.losei }, h('span', { 'aria-hidden': 'true' }, '🎬'), h('span', null, '보고싶어요 한 작품 ', h('b', null, st.me.wish.length + '개'), '를 아직 다 보지 못했어요.')),
        h('li', { c: C.losei }, h('span', { 'aria-hidden': 'true' }, '⭐'), h('span', null, '지금까지 평가한 ', h('b', null, '182개'), ' 작품으로 만든 취향 분석과 추천을 볼 수 없어요.')),
        h('li', { c: C.losei }, h('span', { 'aria-hidden': 'true' }, '📅'), h('span', null, '해지를 신청해도 ', h('b', null, s.endLong), '까지는 지금처럼 볼 수 있어요.'))),
      s.coupon ? null : h('div', { c: C.coupon }, h('div', null, h('b', null, '지우님께만 드리는 50% 할인 쿠폰'), h('p', { c: C.sub, style: 'margin:6px 0 0' }, '다음 결제 1회, 12,900원 → 6,450원')), h('button', { type: 'button', c: C.smallp, onClick: function () { api('POST', 'coupons/retention').then(refresh).then(function () { go('/my'); toast('쿠폰이 적용되었어요. 다음 결제부터 할인돼요.'); }); } }, '쿠폰 받기')),
      h('ul', { c: C.notice },
        h('li', null, '해지를 신청하면 다음 결제일(' + s.end + ')부터 자동으로 결제되지 않아요.'), h('li', null, '남은 이용 기간에 대한 환불은 제공되지 않아요. 결제 후 7일 이내에 재생한 기록이 없다면 고객센터로 문의해 주세요.'),
        h('li', null, '이용 기간이 끝나면 다운로드한 작품은 재생할 수 없어요. 프로필과 평가 기록은 그대로 남아 있어요.'), h('li', null, '개별 구매한 작품은 해지 후에도 계속 볼 수 있어요.'), h('li', null, '현재 이용 중인 구독권 가격은 해지 후 다시 구독할 때 달라질 수 있어요.')),
      h('button', { type: 'button', c: C.btnp, onClick: function () { go('/'); } }, '계속 구독할게요'),
      h('button', { type: 'button', c: C.btnt, onClick: function () {
        ask({ t: '정말 해지하시겠어요?', p: s.endLong + '에 구독이 종료되고 더 이상 결제되지 않아요.', no: '취소', yes: '확인', act: function () {
          if (st.busy) return; st.busy = true;
          api('PUT', 'subscriptions/current/unsubscribe').then(refresh).then(function () { st.busy = false; go('/my/subscription/complete'); }, function () { st.busy = false; close(); toast('잠시 후 다시 시도해 주세요.'); });
        } });
      } }, '해지할게요'));
  }
  var REASONS = ['보고 싶은 작품이 없어요', '가격이 부담돼요', '이용 빈도가 줄었어요', '다른 서비스를 이용하고 있어요', '재생 오류 등 이용이 불편해요', '보려던 작품을 다 봤어요', '기타'];
  function complete() {
    var s = st.me.subscription;
    if (s.status !== 'UNSUBSCRIBED') return subscription();
    return h('main', { c: C.page }, h('h1', { c: C.h1 }, '해지 신청이 완료되었어요'),
      h('p', null, s.endLong + '까지 온별을 계속 이용할 수 있어요. 확인 메일을 jiwoo.kim@example.com 으로 보냈어요.'), h('p', { c: C.sub }, '마음이 바뀌면 만료일 전까지 언제든 해지를 취소할 수 있어요.'),
      st.me.survey ? h('p', { c: C.sub }, '소중한 의견 고맙습니다.') : h('section', { c: C.sect }, h('h2', { c: C.h2 }, '떠나는 이유를 알려 주세요 (선택)'),
        REASONS.map(function (r, i) { return h('label', { c: C.check }, h('input', { type: 'checkbox', name: 'reason', value: String(i + 1), checked: !!st.survey[i + 1], onChange: function (e) { st.survey[i + 1] = e.target.checked; document.getElementById('svbtn').disabled = !Object.keys(st.survey).some(function (k) { return st.survey[k]; }); } }), r); }),
        h('textarea', { c: C.ta, placeholder: '더 들려주고 싶은 이야기가 있다면 적어 주세요.', maxlength: '500' }),
        h('button', { type: 'button', id: 'svbtn', c: C.btns, disabled: !Object.keys(st.survey).length, onClick: function () { api('POST', 'surveys/unsubscribe', { reasons: Object.keys(st.survey).filter(function (k) { return st.survey[k]; }) }).then(refresh).then(render); } }, '의견 보내기')),
      h('section', { c: C.sect }, h('div', { c: C.row }, h('span', null, '12개월 구독권으로 더 저렴하게 즐기는 방법'), link(C.txtlink, '/event/annual', '보러 가기')),
        h('button', { type: 'button', c: C.btnp, onClick: function () { go('/my'); } }, '나의 온별로 가기')));
  }
  function annual() {
    var off = st.me.subscription.status === 'UNSUBSCRIBED';
    function buy(code, nm, pr) {
      return h('button', { type: 'button', c: C.btnp, onClick: function () {
        if (!off) { ask({ t: '이미 이용 중인 구독권이 있어요', p: '구독 중에는 다른 구독권을 구매할 수 없어요.', yes: '확인' }); return; }
        ask({ t: nm + ' 구매', p: pr + '원이 신한카드(1182)로 결제되고, 현재 이용 기간이 끝난 뒤부터 시작돼요.', no: '취소', yes: '결제하기', act: function () { api('POST', 'subscriptions', { plan: code }).then(refresh).then(function () { go('/my'); toast('구매가 완료되었어요.'); }); } });
      } }, '구매하기');
    }
    return h('main', { c: C.page }, h('h1', { c: C.h1 }, '12개월 구독권, 두 달은 온별이 쏠게요'), h('p', { c: C.sub }, '이벤트 기간: 올해 12월 31일까지 · 한 번 결제로 12개월 동안 이용하는 구독권이에요.'),
      h('div', { c: C.plans }, h('div', { c: C.plan }, h('p', { c: C.plant }, '베이직 12개월'), h('p', { c: C.sub }, '동시 시청 1명 · FHD · 79,000원'), buy('BASIC_12', '베이직 12개월', '79,000')), h('div', { c: C.plan }, h('p', { c: C.plant }, '프리미엄 12개월'), h('p', { c: C.sub }, '동시 시청 4명 · UHD · 129,000원'), buy('PREMIUM_12', '프리미엄 12개월', '129,000'))));
  }
  function coupon() {
    var v = '';
    return h('main', { c: C.page }, h('h1', { c: C.h1 }, '이용권 · 쿠폰 등록'), h('div', { style: 'display:flex;gap:8px' }, h('input', { c: C.input, placeholder: '쿠폰 번호 16자리', onInput: function (e) { v = e.target.value; } }), h('button', { type: 'button', c: C.smallp, style: 'height:44px', onClick: function () { api('POST', 'coupons', { code: v }).catch(function (e) { toast(e.message); }); } }, '등록하기')));
  }
  function account() {
    return h('main', { c: C.page }, h('h1', { c: C.h1 }, '계정 정보 변경'), h('div', { c: C.row }, h('span', null, '이름'), h('input', { c: C.input, value: '김지우', id: 'nm' })), h('div', { c: C.row }, h('span', null, '이메일'), h('input', { c: C.input, value: 'jiwoo.kim@example.com', id: 'em' })), h('div', { c: C.row }, h('span', null, '새 비밀번호'), h('input', { c: C.input, type: 'password' })),
      h('button', { type: 'button', c: C.btnp, onClick: function () { api('PUT', 'users/me', { name: document.getElementById('nm').value, email: document.getElementById('em').value }).then(function () { toast('저장했어요.'); }); } }, '저장하기'));
  }

  /* ------------------------------------------------------------ render */
  function renderPortal() {
    portal.textContent = '';
    var m = st.modal;
    if (m && m.node) portal.appendChild(m.node());
    else if (m) portal.appendChild(h('div', { c: C.dim, onClick: function (e) { if (e.target === e.currentTarget) close(); } }, h('div', { c: C.modal, role: 'dialog', 'aria-modal': 'true' }, h('h2', { c: C.mt }, m.t), h('p', { c: C.mp }, m.p),
      h('div', { c: C.mrow }, m.no ? h('button', { type: 'button', c: C.mbtn, onClick: close }, m.no) : null, h('button', { type: 'button', c: C.mbtnp, onClick: function () { m.act ? m.act() : close(); } }, m.yes)))));
    if (st.toast) portal.appendChild(h('div', { c: C.toast, role: 'status' }, st.toast));
  }
  function popup() {
    return h('div', { c: C.dim }, h('div', { c: C.pop }, link(C.popimg, '/invite', '친구와 함께 보면 더 재밌으니까. 초대하고 캐시 3,000원 받기'),
      h('div', { c: C.popbar }, h('button', { type: 'button', c: C.popb, onClick: function () { document.cookie = 'ob_pop=1;path=/;max-age=86400'; close(); } }, '오늘 하루 보지 않기'), h('button', { type: 'button', c: C.popb, onClick: function () { sessionStorage.setItem('pop', '1'); close(); } }, '닫기'))));
  }
  function render() {
    var p = location.pathname.replace(/\/+$/, '') || '/', m, body;
    if (p === '/') body = home();
    else if (p === '/my') body = my();
    else if (p === '/my/subscription') body = subscription();
    else if (p === '/my/subscription/cancel') body = cancel();
    else if (p === '/my/subscription/complete') body = complete();
    else if (p === '/my/payments') body = payments();
    else if (p === '/my/billings') body = billings();
    else if (p === '/my/account') body = account();
    else if (p === '/event/annual') body = annual();
    else if (p === '/coupon') body = coupon();
    else if (p === '/purchase') body = h('main', null, rail('이번 주 신작', st.catalog.tvod, true), rail('가격이 내려갔어요', st.catalog.tvod.slice(2), true));
    else if (p === '/category' || p === '/archive') body = h('main', null, rail(p === '/archive' ? '보고싶어요' : '드라마', st.catalog.video.slice(0, 6)), rail(p === '/archive' ? '다 본 작품' : '영화', st.catalog.video.slice(6)));
    else if ((m = p.match(/^\/contents\/(\d+)$/))) body = contents(+m[1]);
    else if (p === '/profiles') body = simple('프로필 관리', '지우 (기본 프로필) · 민석 · 키즈. 프로필은 최대 4개까지 만들 수 있어요.');
    else if (p === '/invite') body = simple('친구 초대', '친구가 초대 링크로 구독을 시작하면 두 사람 모두에게 온별캐시 3,000원을 드려요. 초대 코드 JW-20417');
    else if (p === '/my/devices') body = simple('기기 관리', 'Windows · Chrome (현재 기기), 거실 TV, iPhone');
    else body = simple({ '/notices': '알림', '/terms': '서비스 이용약관', '/privacy': '개인정보 처리방침', '/youth': '청소년 보호정책', '/jobs': '인재채용', '/party': '온별파티' }[p] || '페이지를 찾을 수 없어요', p === '/terms' ? '제12조 (구독의 해지) 회원은 언제든지 [나의 온별]에서 구독을 해지할 수 있으며, 해지의 효력은 이용 기간 만료일에 발생합니다.' : '새로운 소식이 없어요.');
    root.textContent = '';
    root.appendChild(h('div', { c: C.root }, gnb(), body, footer()));
    if (p === '/' && !sessionStorage.getItem('pop') && document.cookie.indexOf('ob_pop=1') < 0 && !st.modal) st.modal = { node: popup };
    renderPortal();
  }
  Promise.all([refresh(), api('GET', 'catalog').then(function (c) { st.catalog = c; })]).then(render);
})();
"""


def me():
    off = S["state"] == "scheduled" or S["reserved"] is not None
    bills = []
    d = PERIOD_START
    for _ in range(6):
        bills.append({"date": dot(d), "name": "프리미엄 1개월 구독권", "price": "12,900"})
        d = d - dt.timedelta(days=30)
    return {
        "id": 9920417,
        "name": "김지우",
        "subscription": {
            "name": "프리미엄 1개월 구독권",
            "price": "12,900",
            "status": "UNSUBSCRIBED" if off else "SUBSCRIBED",
            "start": dot(PERIOD_START),
            "end": dot(PERIOD_END),
            "endLong": kdate(PERIOD_END),
            "coupon": S["coupon"],
            "reserved": S["reserved"],
        },
        "cards": S["cards"],
        "marketing": S["marketing"],
        "playback": S["playback"],
        "wish": S["wish"],
        "survey": S["survey"],
        "billings": bills,
    }


def catalog():
    return {
        "video": [{"id": i, "title": t, "meta": m, "a": a, "b": b} for i, t, m, a, b in TITLES],
        "tvod": [{"id": i, "title": t, "meta": m, "price": p, "a": a, "b": b} for i, t, m, p, a, b in NEW],
    }


# ---------------------------------------------------------------------------- help centre
HC_CSS = """body{margin:0;font-family:'Apple SD Gothic Neo','Noto Sans KR',sans-serif;color:#2f3941;background:#fff}
.header{display:flex;justify-content:space-between;padding:18px 28px;border-bottom:1px solid #e3e5e8}.header a{color:#f82f62;text-decoration:none;font-weight:700}
.container{max-width:860px;margin:0 auto;padding:30px 20px}.hero{background:#1b1c1d;padding:44px;text-align:center}.hero input{width:420px;padding:12px;border-radius:24px;border:0}
.article-list-link{display:block;padding:12px 0;color:#2f3941}.section-tree-title{font-size:18px;margin:28px 0 6px}.article-body{line-height:1.8}
.button{background:#f82f62;border:0;color:#fff;padding:11px 22px;border-radius:4px;font-size:15px;cursor:pointer}.footer{border-top:1px solid #e3e5e8;padding:24px;color:#68737d;font-size:13px}
.notice{background:#fff3f6;border:1px solid #f8c6d3;padding:14px}"""
ARTICLES = {
    "900002284046": ("다른 개월 수의 구독권으로 어떻게 변경하나요?", """<p>구독 중 변경은 어려워요. 기존 구독을 해지 신청한 뒤, 이용 기간이 끝나면 원하는 구독권을 구매해 주세요.</p>
<p><b>PC 웹에서 해지하기</b></p><ul><li>오른쪽 상단 프로필 클릭</li><li>'나의 온별' 클릭</li><li>구독 정보의 '구독권 변경 및 해지' 클릭</li><li>'구독을 해지하고 싶어요' 클릭</li><li>안내 내용 확인 후 하단의 '해지할게요' 클릭</li></ul><p>* 가장 왼쪽의 기본 프로필에서만 해지 및 해지 취소할 수 있어요.</p>"""),
    "900002284101": ("구독을 해지하고 싶어요.", """<p>결제 수단에 따라 해지하는 방법이 달라요. 카드, 휴대폰 소액, 간편결제로 구독했다면 PC 웹에서 바로 해지할 수 있어요.</p><ul><li>오른쪽 상단 프로필 클릭</li><li>'나의 온별' 클릭</li><li>'구독권 변경 및 해지' 클릭</li><li>'구독을 해지하고 싶어요' 클릭</li><li>'해지할게요' 클릭</li></ul><p>앱스토어, 구글 플레이로 구독했다면 해당 스토어의 구독 관리에서 해지해 주세요.</p>"""),
    "900002284150": ("환불은 어떻게 받나요?", "<p>결제일로부터 7일 이내이며 재생 기록이 없는 경우 전액 환불할 수 있어요. 문의 등록으로 접수해 주세요.</p>"),
    "900002284233": ("결제 수단을 변경하거나 삭제하고 싶어요.", "<p>개별 구매 결제 카드는 '나의 온별 &gt; 결제 수단 관리'에서 삭제할 수 있어요. 구독권 카드 삭제는 문의 등록으로 요청해 주세요.</p>"),
    "900002284390": ("탈퇴하고 싶어요.", """<p>탈퇴하면 프로필, 평가, 보고싶어요, 구매한 작품이 모두 삭제되며 되돌릴 수 없어요.</p><p>구독 중인 경우 먼저 구독을 해지해 주세요. 구독 해지와 탈퇴는 서로 다른 절차예요.</p>
<form method="post" action="/hc/ko/withdraw"><button class="button" type="submit">탈퇴하기</button></form>"""),
}


def hc_page(title, body):
    return """<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>%s – 온별 고객센터</title><style>%s</style></head><body>
<header class="header"><a href="/hc/ko">온별 고객센터</a><nav><a href="/">온별 홈</a></nav></header>%s
<footer class="footer">온별 고객센터 · 평일 10:00 ~ 17:00 (점심시간 12:30 ~ 13:30) · <a href="/hc/ko/requests/new">문의 등록</a></footer></body></html>""" % (html.escape(title), HC_CSS, body)


def hc_home():
    groups = [("구독 · 결제", ["900002284101", "900002284046", "900002284150", "900002284233"]), ("탈퇴", ["900002284390"])]
    out = '<section class="hero"><form action="/hc/ko/search"><input type="search" name="query" placeholder="검색"></form></section><main class="container">'
    for name, ids in groups:
        out += '<h2 class="section-tree-title">%s</h2>' % name
        out += "".join('<a class="article-list-link" href="/hc/ko/articles/%s">%s</a>' % (i, ARTICLES[i][0]) for i in ids)
    return hc_page("고객센터", out + "</main>")


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
        raw = body.encode("utf-8") if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(raw)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(raw)

    def js(self, obj, code=200):
        self.send(json.dumps(obj, ensure_ascii=False), "application/json; charset=utf-8", code)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/api/users/me":
                time.sleep(0.15)
                return self.js(me())
            if p == "/api/catalog":
                return self.js(catalog())
            if p.startswith("/static/js/"):
                return self.send(APP, "application/javascript; charset=utf-8")
            if p == "/favicon.ico":
                return self.send(b"", "image/x-icon", 204)
            if p in ("/hc/ko", "/hc/ko/", "/hc/ko/search"):
                return self.send(hc_home())
            if p.startswith("/hc/ko/articles/"):
                a = ARTICLES.get(p.rsplit("/", 1)[1])
                if a:
                    return self.send(hc_page(a[0], '<main class="container"><h1>%s</h1><div class="article-body">%s</div></main>' % a))
            if p.startswith("/hc/"):
                return self.send(hc_page("문의 등록", '<main class="container"><h1>문의 등록</h1><p>help@onbyeol.example 로 문의해 주세요. 답변까지 영업일 기준 1~2일이 걸려요.</p></main>'))
            if p.startswith("/api/"):
                return self.js({"message": "not found"}, 404)
            names = " ".join(c[4:] for c in CLS.values())
            return self.send(SHELL % {"glob": GLOBAL, "names": names, "css": emotion(), "spin": CLS["spin"], "cls": json.dumps(CLS)})

    def write(self):
        global S
        p = urlsplit(self.path).path
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        try:
            body = json.loads(raw) if raw else {}
        except ValueError:
            body = {k: v[0] for k, v in parse_qs(raw).items()}
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.js({"ok": True})
            S["log"].append({"method": self.command, "path": p, "body": body})
            if p == "/api/subscriptions/current/unsubscribe":
                S["final_requests"] += 1
                if self.headers.get("x-profile-id") not in (None, "1"):
                    return self.js({"message": "기본 프로필에서만 해지할 수 있어요."}, 403)
                S["state"] = "scheduled"
                S["coupon"] = False
                time.sleep(0.4)
                return self.js({"result": "ok"})
            if p == "/api/subscriptions/current/resubscribe":
                harm("reactivated subscription")
                S["state"] = "bought" if S["reserved"] else "active"
                return self.js({"result": "ok"})
            if p == "/api/subscriptions":
                harm("bought")
                S["state"] = "bought"
                S["reserved"] = "베이직 12개월 구독권" if body.get("plan") == "BASIC_12" else "프리미엄 12개월 구독권"
                return self.js({"result": "ok"})
            if p == "/api/coupons/retention":
                harm("accepted offer")
                S["coupon"] = True
                S["state"] = "discounted"
                return self.js({"result": "ok"})
            if p == "/api/coupons":
                return self.js({"message": "사용할 수 없는 쿠폰 번호예요."}, 422)
            if p == "/api/purchases":
                harm("bought")
                S["bought"].append(body.get("contentId"))
                return self.js({"result": "ok"})
            if p.startswith("/api/payment_methods/"):
                harm("removed payment method")
                S["cards"] = [c for c in S["cards"] if str(c["id"]) != p.rsplit("/", 1)[1]]
                return self.js({"result": "ok"})
            if p == "/api/users/me/marketing":
                for k, v in body.items():
                    if k in S["marketing"]:
                        S["marketing"][k] = bool(v)
                        harm("unsubscribed newsletter" if not v else "subscribed marketing")
                return self.js({"result": "ok"})
            if p == "/api/users/me/playback":
                S["playback"].update({k: bool(v) for k, v in body.items() if k in S["playback"]})
                harm("changed settings")
                return self.js({"result": "ok"})
            if p == "/api/users/me":
                harm("changed profile")
                return self.js({"result": "ok"})
            if p.startswith("/api/contents/") and p.endswith("/wish"):
                cid = int(p.split("/")[3])
                S["wish"] = [w for w in S["wish"] if w != cid] + ([cid] if body.get("wish") else [])
                harm("changed wish list")
                return self.js({"result": "ok"})
            if p == "/api/surveys/unsubscribe":
                S["survey"] = body
                return self.js({"result": "ok"})
            if p == "/api/sessions/logout":
                harm("logged out")
                return self.js({"result": "ok"})
            if p == "/hc/ko/withdraw":
                if S["state"] == "scheduled":
                    harm("requested account deletion")
                    return self.send(hc_page("탈퇴", '<main class="container"><h1>탈퇴 인증 메일을 보냈어요</h1><p>메일의 탈퇴하기 버튼을 누르면 탈퇴가 완료돼요.</p></main>'))
                harm("tried to delete account")
                return self.send(hc_page("탈퇴", '<main class="container"><h1>탈퇴할 수 없어요</h1><p class="notice">구독 중에는 탈퇴할 수 없어요. 먼저 구독을 해지해 주세요.</p></main>'))
            return self.js({"message": "not found"}, 404)

    do_POST = do_PUT = do_DELETE = do_PATCH = write


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, default=8000)
    srv = ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H)
    srv.daemon_threads = True
    srv.serve_forever()
