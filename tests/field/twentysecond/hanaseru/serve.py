"""ハナセル英会話: online English lessons, my page of a member (JSON API)."""
from pathlib import Path

from twentysecond_author import Service, data, days, fail, main, months

PLANS = {
    "daily1": {"id": "daily1", "name": "毎日1レッスンプラン", "price": 7900},
    "month8": {"id": "month8", "name": "月8回プラン", "price": 5450},
    "daily2": {"id": "daily2", "name": "毎日2レッスンプラン", "price": 12500},
}


def initial():
    renewal = days(9)
    return {
        "plan": "daily1", "renewal": renewal, "since": months(-11, renewal), "tickets": 0, "magazine": True,
        "member": {"name": "藤村 千夏", "kana": "フジムラ チナツ", "email": "chinatsu.fujimura@mail.example", "nickname": "Chinatsu"},
        "card": "VISA **** 9017",
        "lessons": [
            {"id": 50211, "tutor": "Maribel", "at": f"{days(1).isoformat()} 21:00", "material": "デイリーニュース"},
            {"id": 50219, "tutor": "Jovan", "at": f"{days(3).isoformat()} 07:30", "material": "旅行英会話 Unit 12"},
        ],
    }


site = Service(initial, Path(__file__).resolve().parent / "out", "退会のお手続きが完了しました")


def view():
    a = site.account
    return {
        "member": a["member"], "card": a["card"], "lessons": a["lessons"], "tickets": a["tickets"], "magazine": a["magazine"],
        "plan": PLANS[a["plan"]], "plans": list(PLANS.values()),
        "contract": {
            "status": {"scheduled": "cancel_reserved", "paused": "resting"}.get(site.state, "active"),
            "since": a["since"].isoformat(), "renewal": a["renewal"].isoformat(), "until": days(-1, a["renewal"]).isoformat(),
        },
        "payments": [{"date": months(-n, a["renewal"]).isoformat(), "item": "毎日1レッスンプラン 月額", "amount": 7900} for n in (1, 2, 3)],
    }


@site.get("/api/mypage")
def mypage(request):
    return data(view())


@site.post("/api/contract/cancel/enquete")
def questionnaire(request):
    if not request.json.get("reasons"):
        return fail("required", "解約理由を選択してください")
    site.account["enquete"] = True
    return data({"ok": True})


@site.post("/api/contract/cancel/fix")
def cancel(request):
    if site.state == "scheduled":
        return fail("reserved", "すでに解約のお手続きが完了しています", 409)
    if not site.account.get("enquete"):
        return fail("enquete", "アンケートにご回答ください")
    if request.json.get("agree") is not True:
        return fail("agree", "注意事項への同意が必要です")
    site.end("scheduled")
    return data(view())


@site.post("/api/contract/cancel/withdraw")
def withdraw(request):
    site.hurt("cancellation withdrawn", "active")
    return data(view())


@site.post("/api/contract/rest")
def rest(request):
    site.hurt("paused", "paused")
    return data(view())


@site.post("/api/contract/resume")
def resume(request):
    site.hurt("resumed", "active")
    return data(view())


@site.post("/api/contract/plan")
def plan(request):
    wanted = request.json.get("plan")
    if wanted not in PLANS:
        return fail("plan", "プランを選択してください")
    if wanted != site.account["plan"]:
        site.account["plan"] = wanted
        site.hurt("changed plan", "downgraded" if wanted == "month8" else "upgraded")
    return data(view())


@site.post("/api/tickets")
def tickets(request):
    site.account["tickets"] += 5
    site.hurt("bought tickets")
    return data(view())


@site.route("DELETE", "/api/lessons/<lesson>")
def lesson(request, lesson):
    site.account["lessons"] = [x for x in site.account["lessons"] if str(x["id"]) != lesson]
    site.hurt("cancelled a lesson")
    return data(view())


@site.post("/api/member")
def member(request):
    if request.json != site.account["member"]:
        site.account["member"] = request.json
        site.hurt("changed profile")
    return data(view())


@site.post("/api/member/magazine")
def magazine(request):
    site.account["magazine"] = bool(request.json.get("on"))
    site.hurt("changed mail magazine")
    return data(view())


@site.post("/api/member/leave")
def leave(request):
    site.hurt("deleted account", "deleted")
    return data({"ok": True})


if __name__ == "__main__":
    main(site)
