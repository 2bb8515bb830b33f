import datetime as dt
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfourth import Site, add_months, js, month_end, serve, today  # noqa: E402


class Mira(Site):
    root = HERE
    spa = True

    def setup(self):
        self.until = month_end(today())                 # plans run from the 1st to the end of the month
        self.next = self.until + dt.timedelta(days=1)
        self.plan, self.price, self.discount = "月額プラン", 2189, ""
        self.nhc, self.card, self.deleted = True, True, False
        self.mail = {"おすすめ作品のお知らせ": True, "ポイント有効期限のお知らせ": True, "キャンペーン情報": True}

    def account(self):
        status = {"scheduled": "cancelled", "paused": "paused"}.get(self.state, "active")
        return {"plan": self.plan, "price": self.price, "discount": self.discount, "status": status,
                "label": {"cancelled": "解約済み", "paused": "休止中"}.get(status, "ご契約中"),
                "since": add_months(self.next, -26).isoformat(), "until": self.until.isoformat(),
                "next": self.next.isoformat(), "today": today().isoformat(), "nhc": self.nhc, "card": self.card,
                "mail": self.mail, "deleted": self.deleted}

    def get(self, path, query):
        if path == "/api/account":
            return js(self.account())

    def post(self, path, data):
        if path == "/api/contract/survey":
            pass
        elif path == "/api/contract/cancel":
            if data.get("target") == "nhc":
                self.nhc = False
                self.hurt("cancelled another subscription")
            else:
                self.final_requests += 1
                self.state = "scheduled"
        elif path == "/api/contract/coupon":
            self.state, self.discount = "discounted", "（次回50%OFFクーポン適用中）"
            self.hurt("accepted offer")
        elif path == "/api/contract/pause":
            self.state = "paused"
            self.hurt("paused")
        elif path in ("/api/contract/resume", "/api/contract/unpause"):
            self.state = "active"
            self.hurt("restarted subscription")
        elif path == "/api/contract/plan":
            up = data.get("plan") == "premium"
            self.plan, self.price = ("プレミアムプラン", 2990) if up else ("ライトプラン", 1089)
            self.state = "upgraded" if up else "downgraded"
            self.hurt(self.state)
        elif path == "/api/points/buy":
            self.state = "bought"
            self.hurt("bought")
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
        else:
            return None
        return js({"ok": True})


if __name__ == "__main__":
    serve(Mira())
