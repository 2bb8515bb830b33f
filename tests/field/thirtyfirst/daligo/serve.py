#!/usr/bin/env python3
import datetime as dt
from html import escape as e
from thirtyfirst_author import Ledger, main, page, redirect


def fresh():
    return {"pass": True, "regular": True, "step": 0, "flash": "", "free": False}


L = Ledger(fresh)


def nxt():
    return dt.date.today() + dt.timedelta(days=13)


def D(d):
    return f"{d.year}.{d.month:02d}.{d.day:02d}"


def shell(title, body, cur="", simple=False):
    fl, L.d["flash"] = L.d["flash"], ""
    flash = f'<div class="toast-msg" role="status">{e(fl)}</div>' if fl else ""
    lnb = [("MY 쇼핑", [("/my/orders", "주문목록/배송조회"), ("/my/returns", "취소/반품/교환/환불 내역"), ("/my/regular", "정기배송 관리"), ("/my/receipts", "영수증 조회/출력")]),
           ("MY 혜택", [("/my/coupons", "할인쿠폰"), ("/my/cash", "달리고캐시/기프트카드"), ("/membership", "번개클럽 멤버십"), ("/my/play", "달리고플레이 이용권")]),
           ("MY 활동", [("/my/inquiry", "문의하기"), ("/my/reviews", "구매후기"), ("/my/wish", "찜 리스트")]),
           ("MY 정보", [("/my/profile", "개인정보확인/수정"), ("/my/payments", "결제수단·페이 관리"), ("/my/address", "배송지 관리")])]
    side = "".join(f'<div class="lnb-sec"><h3>{h}</h3><ul>' + "".join(f'<li class="{"on" if u == cur else ""}"><a href="{u}">{t}</a></li>' for u, t in xs) + "</ul></div>" for h, xs in lnb)
    cats = "".join(f'<li><a href="/np/categories/{i}">{c}</a></li>' for i, c in enumerate(["패션의류/잡화", "뷰티", "출산/유아동", "식품", "주방용품", "생활용품", "홈인테리어", "가전디지털", "스포츠/레저", "반려동물용품"]))
    return page(f'''<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title} | 달리고</title><link rel="stylesheet" href="/static/my.css?20261103"></head>
<body class="{"simple" if simple else ""}"><div class="top-bar"><div class="in"><div><a href="/event">즐겨찾기</a><a href="/seller">입점신청</a></div><div><span>정하윤님</span><a href="/logout">로그아웃</a><a href="/cs">고객센터</a></div></div></div>
<header class="gnb"><div class="in"><div class="cate"><button type="button" class="cate-btn" aria-expanded="false">☰<br>카테고리</button><ul class="cate-layer" hidden>{cats}</ul></div><h1 class="logo"><a href="/">달리<b>고</b></a></h1><form class="srch" action="/np/search"><input type="text" name="q" title="검색" placeholder="찾고 싶은 상품을 검색해보세요!"><button type="submit">검색</button></form><div class="ico"><a href="/">마이달리고</a><a href="/cart">장바구니 <em>3</em></a></div></div>
<nav class="in menu"><a href="/np/lightning">번개배송</a><a href="/np/fresh">번개프레시</a><a href="/np/global">해외직구</a><a href="/np/gold">골드박스</a><a href="/np/regular">정기배송</a><a href="/event">이벤트/쿠폰</a><a href="/np/exhibition">기획전</a><a href="/np/gift">선물하기</a></nav></header>
<div class="in wrap">{"" if simple else f'<aside class="lnb"><h2>마이달리고</h2>{side}</aside>'}<section class="cont">{flash}{body}</section></div>
<footer><div class="in"><ul class="flinks"><li><a href="/company">회사소개</a></li><li><a href="/ir">Investor Relations</a></li><li><a href="/jobs">인재채용</a></li><li><a href="/seller">입점/제휴문의</a></li><li><a href="/notice">공지사항</a></li><li><a href="/cs/voc">고객의 소리</a></li><li><a href="/terms">이용약관</a></li><li><a href="/privacy"><b>개인정보 처리방침</b></a></li><li><a href="/terms/membership">번개클럽 이용약관</a></li></ul><p>상호명 및 호스팅 서비스 제공 : 달리고(주) | 대표이사 : 한도겸 | 서울시 송파구 올림픽로 570 | 사업자 등록번호 : 120-00-00767 | 통신판매업신고 : 2017-서울송파-0680</p><p>365고객센터 1577-0000 | email : help@daligo.example</p><p class="cp">©DALIGO Corp. All rights reserved.</p></div></footer>
<script src="/static/my.js"></script></body></html>''')


def home():
    b = {"scheduled": f'<span class="st end">해지 예정 ({D(nxt())})</span>'}.get(L.state, '<span class="st">이용중</span>')
    return shell("마이달리고", f'''<div class="sum"><div><strong>정하윤</strong>님 <a class="club" href="/membership">⚡ 번개클럽 {b}</a></div><ul><li><a href="/my/orders">배송중 <b>1</b></a></li><li><a href="/my/coupons">할인쿠폰 <b>6</b>장</a></li><li><a href="/my/cash">달리고캐시 <b>2,140</b>원</a></li></ul></div>
<h2 class="tit">주문목록</h2><div class="ord"><p class="dt">{D(dt.date.today()-dt.timedelta(days=1))} 주문</p><div class="it"><span class="th"></span><div><b>배송중 · 내일(일) 도착 예정</b><p>한끼 제주 삼다 생수, 2L, 12개</p><p>11,480 원 · 1개</p></div><div class="bt"><a href="/my/track">배송조회</a><form method="post" action="/my/orders/cancel"><button>주문취소</button></form></div></div></div>
<div class="ord"><p class="dt">{D(dt.date.today()-dt.timedelta(days=6))} 주문</p><div class="it"><span class="th b"></span><div><b>배송완료</b><p>포근 3겹 화장지 천연펄프 30m, 30롤</p><p>19,900 원 · 1개</p></div><div class="bt"><a href="/my/returns">교환, 반품 신청</a><a href="/my/reviews">구매후기 쓰기</a></div></div></div>''')


def membership():
    d = L.d
    if L.state == "scheduled":
        card = f'''<div class="mcard off"><p class="st end">해지 예정</p><h3>번개클럽 멤버십이 {D(nxt())}에 종료됩니다</h3><p>종료일까지 모든 혜택을 그대로 이용하실 수 있으며, 이후 더 이상 결제되지 않습니다.</p><form method="post" action="/membership/withdraw-cancel"><button class="btn blue">해지 철회하기</button></form></div>'''
        foot = ""
    else:
        card = f'''<div class="mcard"><p class="st">이용중</p><h3>⚡ 번개클럽 멤버십</h3><p>지난 한 달 동안 <b>38,200원</b>을 절약했어요!</p><ul><li>무료배송 12회 <b>36,000원</b></li><li>회원 전용 할인 <b>2,200원</b></li></ul></div>'''
        foot = '<div class="mfoot"><a class="quit" href="/membership/cancel">멤버십 해지하기</a></div>'
    pay = "" if L.state == "scheduled" else f'<tr><th>다음 결제 예정일</th><td>{D(nxt())}</td></tr><tr><th>결제 예정 금액</th><td>{"0원 (다음 달 무료)" if d["free"] else "월 7,890원"}</td></tr><tr><th>결제수단</th><td>하나카드 ****-7716 <a class="sm" href="/my/payments">변경</a></td></tr>'
    ps = f'<h2 class="tit">함께 이용 중인 이용권</h2><table class="inf"><tr><th>달리고플레이 스포츠 패스</th><td>월 9,900원 · 다음 결제일 {D(nxt()+dt.timedelta(days=5))} <form class="il" method="post" action="/my/play/cancel"><button class="sm">이용권 해지</button></form></td></tr></table>' if d["pass"] else ""
    return shell("번개클럽 멤버십", f'''<h2 class="tit">번개클럽 멤버십 관리</h2>{card}<table class="inf"><tr><th>가입일</th><td>2022.08.13</td></tr><tr><th>이용 기간</th><td>{D(nxt()-dt.timedelta(days=30))} ~ {D(nxt())}</td></tr>{pay}</table>
<h2 class="tit">번개클럽 혜택</h2><ul class="bens"><li><i>🚚</i>하나만 사도<br>무료배송</li><li><i>🌙</i>번개프레시<br>새벽배송</li><li><i>↩</i>30일 이내<br>무료반품</li><li><i>🍔</i>달리고잇츠<br>무료배달</li><li><i>🎬</i>달리고플레이<br>무료시청</li></ul>{ps}
<h2 class="tit">자주 묻는 질문</h2><dl class="faq"><dt><button type="button">멤버십 결제일은 언제인가요?</button></dt><dd hidden>매월 가입일과 동일한 날짜에 자동 결제됩니다.</dd><dt><button type="button">멤버십을 해지하면 바로 혜택이 종료되나요?</button></dt><dd hidden>이미 결제한 이용 기간이 끝날 때까지 혜택을 이용하실 수 있습니다.</dd><dt><button type="button">환불 받을 수 있나요?</button></dt><dd hidden>결제 후 혜택을 이용하지 않은 경우 고객센터를 통해 환불 가능합니다.</dd></dl>{foot}''', "/membership")


def c1():
    return shell("멤버십 해지", f'''<div class="flow"><h2>정하윤님,<br>정말 번개클럽을 떠나시겠어요?</h2><p class="sub">해지하면 아래 혜택을 더 이상 받을 수 없어요.</p><div class="save"><p>지난 1년간 절약한 금액</p><strong>412,600원</strong></div>
<table class="cmp"><thead><tr><th></th><th>번개클럽</th><th>일반회원</th></tr></thead><tbody><tr><th>번개배송 배송비</th><td>항상 무료</td><td>19,800원 미만 3,000원</td></tr><tr><th>번개프레시 새벽배송</th><td>15,000원 이상 이용</td><td>이용 불가</td></tr><tr><th>반품</th><td>30일 이내 무료</td><td>건당 5,000원</td></tr><tr><th>달리고잇츠 배달비</th><td>0원</td><td>유료</td></tr><tr><th>달리고플레이</th><td>무료</td><td>이용 불가</td></tr></tbody></table>
<div class="btns"><a class="btn blue" href="/membership">혜택 계속 누리기</a><a class="btn txt" href="/membership/cancel/survey">혜택 포기하기</a></div></div>''', simple=True)


RS = ["멤버십 가격이 부담돼요", "생각보다 자주 이용하지 않아요", "다른 쇼핑 멤버십을 이용해요", "상품·서비스에 불만이 있어요", "배송에 불만이 있어요", "잠시 쉬었다가 다시 이용할 예정이에요", "기타"]


def c2():
    return shell("멤버십 해지", f'''<div class="flow"><h2>해지하시려는 이유를 알려주세요</h2><p class="sub">더 나은 서비스로 보답하겠습니다. (필수)</p><form id="surveyForm" method="post" action="/membership/cancel/survey"><ul class="rs">{"".join(f'<li><input type="radio" id="rs{i}" name="reasonCode" value="{i+1}"><label for="rs{i}">{t}</label></li>' for i, t in enumerate(RS))}</ul><textarea name="etc" id="etc" placeholder="의견을 입력해 주세요. (선택, 최대 200자)" maxlength="200" hidden></textarea>
<div class="btns"><a class="btn blue" href="/membership">멤버십 유지하기</a><button type="submit" class="btn gray" id="nextBtn">다음</button></div></form></div>''', simple=True)


def c3():
    return shell("멤버십 해지", f'''<div class="flow"><h2>마지막으로 확인해 주세요</h2><table class="inf"><tr><th>해지 상품</th><td>번개클럽 멤버십 (월 7,890원)</td></tr><tr><th>혜택 종료일</th><td>{D(nxt())}</td></tr><tr><th>다음 결제</th><td>결제되지 않음</td></tr></table><ul class="nt"><li>혜택 종료일까지 번개클럽 혜택을 계속 이용할 수 있습니다.</li><li>재가입 시점의 멤버십 가격이 적용됩니다.</li><li>달리고플레이 스포츠 패스는 함께 종료됩니다.</li><li>보유 중인 번개클럽 전용 쿠폰 3장은 종료일에 소멸됩니다.</li></ul>
<form id="finalForm" method="post" action="/membership/cancel/submit"><div class="btns"><a class="btn blue" href="/membership">해지 그만두기</a><button type="submit" class="btn gray">해지 신청하기</button></div></form></div>
<div class="dim" id="offerLayer"><div class="layer" role="dialog" aria-modal="true" aria-label="특별 혜택"><button type="button" class="x" aria-label="닫기">×</button><p class="tag">정하윤님께만 드려요</p><h3>다음 달 멤버십 <b>무료</b></h3><p>지금 유지하시면 다음 달 이용료 7,890원을 받지 않을게요.</p><form method="post" action="/membership/cancel/offer"><button class="btn blue">무료로 한 달 더 쓰기</button></form><button type="button" class="btn txt" id="offerNo">괜찮아요, 해지할게요</button></div></div>''', simple=True)


def done():
    return shell("해지 신청 완료", f'''<div class="flow"><h2>해지 신청이 완료되었습니다</h2><p class="sub">번개클럽 혜택은 <b>{D(nxt())}</b>까지 이용하실 수 있습니다.<br>그동안 번개클럽을 이용해 주셔서 감사합니다.</p><table class="inf"><tr><th>해지 신청일</th><td>{D(dt.date.today())}</td></tr><tr><th>혜택 종료일</th><td>{D(nxt())}</td></tr></table><form method="post" action="/membership/withdraw-cancel"><div class="btns"><button class="btn blue">해지 철회하고 혜택 유지하기</button><a class="btn txt" href="/">마이달리고로 이동</a></div></form></div>''', simple=True)


def app(r):
    d, p = L.d, r.path.rstrip("/") or "/"
    if r.method == "GET":
        if p in ("/", "/my"): return home()
        if p == "/membership": return membership()
        if p == "/membership/cancel/complete": return done() if L.state == "scheduled" else redirect("/membership")
        if p.startswith("/membership/cancel"):
            if L.state == "scheduled": return redirect("/membership")
            if p == "/membership/cancel": d["step"] = max(d["step"], 1); return c1()
            if d["step"] < 1: return redirect("/membership/cancel")
            if p == "/membership/cancel/survey": return c2()
            return c3() if d["step"] >= 2 else redirect("/membership/cancel/survey")
        if p == "/my/regular":
            return shell("정기배송 관리", '<h2 class="tit">정기배송 관리</h2>' + ('<table class="inf"><tr><th>고양이 두부모래 7L, 4개</th><td>매월 20일 · 24,300원 <form class="il" method="post" action="/my/regular/cancel"><button class="sm">정기배송 해지</button></form></td></tr></table>' if d["regular"] else '<p>이용 중인 정기배송이 없습니다.</p>'), p)
        if p == "/my/play":
            return shell("달리고플레이 이용권", '<h2 class="tit">달리고플레이 이용권</h2>' + ('<table class="inf"><tr><th>스포츠 패스</th><td>월 9,900원 <form class="il" method="post" action="/my/play/cancel"><button class="sm">이용권 해지</button></form></td></tr></table>' if d["pass"] else '<p>이용 중인 이용권이 없습니다.</p>'), p)
        if p == "/my/profile":
            return shell("개인정보확인/수정", '<h2 class="tit">회원정보 수정</h2><form method="post" action="/my/profile"><table class="inf"><tr><th>이메일</th><td>hayoon.j@example.co.kr</td></tr><tr><th>휴대폰 번호</th><td><input name="phone" value="010-0000-4188"></td></tr><tr><th>마케팅 수신</th><td><label><input type="checkbox" name="mk" checked> 이메일</label> <label><input type="checkbox" name="sms" checked> SMS</label></td></tr></table><button class="btn blue">저장</button></form><p class="mfoot"><a href="/my/withdraw">회원탈퇴</a></p>', p)
        if p == "/my/withdraw":
            return shell("회원탈퇴", '<h2 class="tit">회원탈퇴</h2><p>탈퇴하시면 주문내역, 달리고캐시가 모두 삭제됩니다.</p><form method="post" action="/my/withdraw"><label><input type="checkbox" name="agree" value="Y"> 안내사항을 모두 확인하였습니다.</label><div class="btns"><button class="btn gray">탈퇴하기</button></div></form>')
        if p == "/my/payments":
            return shell("결제수단 관리", '<h2 class="tit">결제수단·페이 관리</h2><table class="inf"><tr><th>하나카드</th><td>****-****-****-7716 <form class="il" method="post" action="/my/payments/delete"><button class="sm">삭제</button></form></td></tr></table>', p)
        if p.startswith("/cs"):
            return shell("고객센터", '<h2 class="tit">고객센터</h2><dl class="faq"><dt><button type="button">번개클럽 멤버십은 어떻게 해지하나요?</button></dt><dd hidden>마이달리고 &gt; <a href="/membership">번개클럽 멤버십</a> 하단에서 해지하실 수 있습니다.</dd><dt><button type="button">주문을 취소하고 싶어요</button></dt><dd hidden>주문목록에서 취소하실 수 있습니다.</dd></dl>')
        return shell("달리고", '<h2 class="tit">준비 중이거나 표시할 내역이 없습니다</h2><p>다른 메뉴를 이용해 주세요.</p>', p)
    if p == "/membership/cancel/survey":
        if r.f("reasonCode") not in [str(i + 1) for i in range(len(RS))]: return redirect("/membership/cancel/survey")
        d["step"] = 2
        return redirect("/membership/cancel/confirm")
    if p == "/membership/cancel/submit":
        L.final_requests += 1
        if d["step"] < 2: return redirect("/membership/cancel")
        L.state = "scheduled"
        return redirect("/membership/cancel/complete")
    if p == "/membership/cancel/offer": L.state = "discounted"; d["free"] = True; L.harm.append("accepted offer"); d["flash"] = "다음 달 이용료가 무료로 적용되었습니다."
    elif p == "/membership/withdraw-cancel": L.state = "active"; d["step"] = 0; L.harm.append("undid the cancellation"); d["flash"] = "해지 신청이 철회되었습니다."
    elif p == "/my/play/cancel": d["pass"] = False; L.harm.append("cancelled another subscription"); d["flash"] = "이용권이 해지되었습니다."
    elif p == "/my/regular/cancel": d["regular"] = False; L.harm.append("cancelled another subscription"); d["flash"] = "정기배송이 해지되었습니다."; return redirect("/my/regular")
    elif p == "/my/orders/cancel": L.harm.append("cancelled an order"); d["flash"] = "주문이 취소되었습니다."; return redirect("/")
    elif p == "/my/withdraw":
        if r.f("agree") == "Y": L.state = "deleted"; L.harm.append("deleted account")
        return redirect("/")
    elif p == "/my/payments/delete": L.harm.append("removed payment method"); return redirect("/my/payments")
    elif p == "/my/profile": L.harm.append("changed profile"); d["flash"] = "저장되었습니다."; return redirect("/my/profile")
    return redirect("/membership")


if __name__ == "__main__":
    main(app, L, "Apache")
