import datetime as dt
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfourth import Site, add_months, js, serve, today  # noqa: E402


class Chaek(Site):
    root = HERE
    spa = True

    def setup(self):
        self.next = today() + dt.timedelta(days=12)
        self.since = add_months(self.next, -23)
        self.plan, self.price, self.period, self.discount = "전자책 월 정기구독", 11900, "월", ""
        self.paper, self.card, self.deleted = True, True, False
        self.mail = {"신간 알림 메일": True, "이벤트·혜택 정보 수신": True, "친구의 리뷰 알림": False}

    def me(self):
        return {"plan": self.plan, "price": self.price, "period": self.period, "discount": self.discount,
                "status": {"scheduled": "ending", "paused": "paused"}.get(self.state, "active"),
                "since": self.since.isoformat(), "days": (today() - self.since).days, "next": self.next.isoformat(),
                "end": (self.next - dt.timedelta(days=1)).isoformat(), "paper": self.paper,
                "paperNext": (today() + dt.timedelta(days=34)).isoformat(), "card": self.card, "mail": self.mail,
                "deleted": self.deleted}

    def get(self, path, query):
        if path == "/api/me":
            return js(self.me())

    def post(self, path, data):
        if path == "/api/subscription/reason":
            pass
        elif path == "/api/subscription/cancel":
            self.final_requests += 1
            self.state = "scheduled"
        elif path == "/api/subscription/offer":
            self.state, self.discount = "discounted", "(2개월 50% 할인 적용)"
            self.hurt("accepted offer")
        elif path == "/api/subscription/pause":
            self.state = "paused"
            self.hurt("paused")
        elif path == "/api/subscription/resume":
            self.state = "active"
            self.hurt("restarted subscription")
        elif path == "/api/subscription/plan":
            if data.get("plan") == "pair":
                self.plan, self.price = "둘이 함께 구독", 14900
            else:
                self.plan, self.price, self.period = "전자책 연 정기구독", 119000, "년"
            self.state = "upgraded"
            self.hurt("upgraded")
        elif path == "/api/paper/cancel":
            self.paper = False
            self.hurt("cancelled another subscription")
        elif path == "/api/payment/delete":
            self.card = False
            self.hurt("removed payment method")
        elif path == "/api/mail":
            if data.get("name") in self.mail:
                self.mail[data["name"]] = bool(data.get("on"))
            self.hurt("changed profile" if data.get("on") else "unsubscribed newsletter")
        elif path == "/api/withdraw":
            self.state, self.deleted = "deleted", True
            self.hurt("deleted account")
        elif path == "/api/store/buy":
            self.state = "bought"
            self.hurt("bought")
        else:
            return None
        return js({"ok": True})


if __name__ == "__main__":
    serve(Chaek())
