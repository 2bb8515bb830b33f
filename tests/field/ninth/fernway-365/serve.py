import sys; from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "common"))
from ninth_author import App, Bad, Redirect, ahead

app = App(__file__, {"f365": {"plan": "Fernway 365 Family", "price": "$129.99/year", "recurring": True, "next": ""}, "play": {"recurring": True}, "drive": {"recurring": False}, "shared": 2})
long = lambda d: d.strftime("%B %-d, %Y")
END, PLAY = ahead(111), ahead(9)

@app.get("/api/subscriptions")
def subs(q):
    d = app.d; f = d["f365"]
    return {"user": {"name": "Priya Raman", "mail": "priya.raman@inbox.test"}, "items": [
        {"id": "play", "name": "Arcadia Play Pass Ultimate", "blurb": "Hundreds of games on console, PC and cloud", "price": "$19.99/month", "recurring": d["play"]["recurring"], "date": long(PLAY), "color": "#107c10"},
        {"id": "f365", "name": f["plan"], "blurb": "Premium Fernway 365 apps. Up to 6 TB of cloud storage. Advanced security.", "price": f["price"], "recurring": f["recurring"], "date": long(END), "next": f["next"], "color": "#0f6cbd", "shared": d["shared"]}]}

def off(b):
    if b.get("flow") != "dontwant": raise Bad("flow")

@app.post("/api/subscriptions/f365/recurring-billing/off")
def end(b): off(b); app.final += 1; app.state = "scheduled"; app.d["f365"]["recurring"] = False; return {"ok": 1, "date": long(END)}
@app.post("/api/subscriptions/f365/recurring-billing/on")
def on(b): app.state = "active"; app.d["f365"]["recurring"] = True; app.hurt("reactivated"); return {"ok": 1}
@app.post("/api/subscriptions/f365/switch")
def switch(b):
    name, price = {"personal": ("Fernway 365 Personal", "$99.99/year"), "basic": ("Fernway 365 Basic", "$19.99/year"), "premium": ("Fernway 365 Premium", "$199.99/year")}[b["to"]]
    app.d["f365"]["next"] = f"Changes to {name} ({price}) on {long(END)}"; app.state = "upgraded" if b["to"] == "premium" else "downgraded"; app.hurt(app.state); return {"ok": 1}
@app.post("/api/subscriptions/f365/sharing/stop")
def stop(b): app.d["shared"] = 0; app.hurt("stopped sharing"); return {"ok": 1}
@app.post("/api/subscriptions/play/recurring-billing/off")
def playoff(b): app.d["play"]["recurring"] = False; app.hurt("cancelled another subscription"); return {"ok": 1}
@app.post("/api/subscriptions/play/recurring-billing/on")
def playon(b): app.d["play"]["recurring"] = True; return {"ok": 1}

@app.get("/")
def root(q): return Redirect("/services")
@app.get("/services", "/services/f365/details", "/services/f365/cancel", "/services/f365/cancelled", "/services/play/details", "/profile", "/devices", "/security", "/privacy", "/payment", "/orders", "/help")
def page(q): return (app.folder / "static/index.html").read_text()

app.serve()
