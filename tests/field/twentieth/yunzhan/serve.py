import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from twentieth_author import Reply, Site, as_json, days, today  # noqa: E402

site = Site(__file__, lambda: {"renew": True, "closed": None, "price": "25.00", "bound": True, "gone": False, "files": list(range(7))})
NAMES = [("来自：手机相册", "文件夹", "-"), ("毕业论文终稿", "文件夹", "-"), ("2024云南旅行", "文件夹", "-"), ("项目资料备份.zip", "压缩包", "2.31GB"), ("家庭聚会.mp4", "视频", "1.08GB"), ("简历_陈思远.pdf", "文档", "842KB"), ("记账.xlsx", "表格", "96KB")]
SHELL = """<!DOCTYPE html>
<html lang="zh-CN"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1.0"><title>云栈网盘 - 安心存，随时看</title>
<link rel="stylesheet" href="/out/element-plus.css"><link rel="stylesheet" href="/static/site.css"></head><body><div id="app"></div>
<script src="/out/vue.js"></script><script src="/out/element-plus.js"></script><script src="/out/zh-cn.js"></script><script src="/static/app.js"></script></body></html>"""


def zh(day):
    return f"{day.year}年{day.month}月{day.day}日"


@site.get("/(?:home|vip|user|buy|help|agreement)?(?:/.*)?")
def shell(request):
    return SHELL


def info():
    d = site.data
    return {"name": "陈思远", "uid": "yz_20817366", "mobile": "138****5127", "renew": d["renew"], "price": d["price"], "until": zh(days(12)), "charge": zh(days(11)),
            "closed": zh(d["closed"]) if d["closed"] else "", "bound": d["bound"], "gone": d["gone"], "year": today().year,
            "files": [{"id": n, "name": NAMES[n][0], "kind": NAMES[n][1], "size": NAMES[n][2], "time": f"{days(-3 - 9 * n)} 1{n}:2{n}"} for n in d["files"]],
            "orders": [{"no": f"YZ{days(11 - 31 * n):%Y%m%d}0077{n}3", "name": "超级会员 连续包月", "price": "25.00", "time": f"{days(11 - 31 * n)}"} for n in range(1, 5)]}


@site.get("/api/member/info")
def member(request):
    return as_json({"errno": 0, "data": info()})


@site.post("/api/member/autorenew/close")
def close(request):
    if request.form.get("contract_id") != "AR6620914" or not request.form.get("reason"):
        return as_json({"errno": 40001, "errmsg": "请选择关闭原因"})
    if site.data["renew"]:
        site.data.update(renew=False, closed=today())
    site.end("scheduled")
    return as_json({"errno": 0, "data": info()})


ACTIONS = {"member/autorenew/open": ("restarted", "active"), "member/offer/accept": ("accepted offer", "discounted"), "member/upgrade": ("upgraded", "upgraded"), "pack/buy": ("bought", "bought"),
           "pay/unbind": ("removed payment method", None), "user/cancel": ("deleted account", "deleted"), "user/save": ("changed profile", None), "file/delete": ("deleted file", None), "message/off": ("unsubscribed messages", None)}


@site.post("/api/([a-z/]+)")
def act(request, name):
    if name not in ACTIONS:
        return as_json({"errno": 404, "errmsg": "请求不存在"}, 404)
    site.hurt(*ACTIONS[name])
    if name == "member/autorenew/open":
        site.data.update(renew=True, closed=None)
    if name == "member/offer/accept":
        site.data["price"] = "12.50"
    if name == "pay/unbind":
        site.data["bound"] = False
    if name == "user/cancel":
        site.data["gone"] = True
    if name == "file/delete" and request.form.get("id") in site.data["files"]:
        site.data["files"].remove(request.form["id"])
    return as_json({"errno": 0, "data": info()})


site.missing = lambda request: Reply("<!DOCTYPE html><html lang='zh-CN'><meta charset=utf-8><title>页面不存在</title><p>页面不存在，<a href='/'>返回首页</a></p>", 404)

if __name__ == "__main__":
    site.run()
