import sys; from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "common"))
from ninth_author import App, Bad, Redirect, ahead

app = App(__file__, {"plan": "Silver", "price": "R$ 149,90/mês", "dep": True, "next_plan": None, "checkins": 3})
br = lambda d: d.strftime("%d/%m/%Y")
END = ahead(12)
PLANS = [["Starter", "R$ 49,90/mês", "+ de 1.200 academias"], ["Basic", "R$ 89,90/mês", "+ de 4.000 academias"], ["Silver", "R$ 149,90/mês", "+ de 9.500 academias"], ["Gold", "R$ 239,90/mês", "+ de 15.000 academias e aulas ao vivo"], ["Platinum", "R$ 399,90/mês", "+ de 19.000 academias, inclui CrossBox"]]

@app.get("/api/me")
def me(q): return {"nome": "Rafael Nogueira", "email": "rafael.nogueira@correio.test", "empresa": "Grupo Andaluz S.A.", "state": app.state, "plano": app.d, "fim": br(END), "volta": br(ahead(42)), "planos": PLANS}
@app.post("/api/plano/cancelar")
def end(b):
    if not b.get("motivo"): raise Bad("motivo")
    app.final += 1; app.state = "scheduled"; return {"ok": True}
@app.post("/api/plano/reativar")
def again(b): app.state = "active"; app.hurt("reactivated"); return {"ok": True}
@app.post("/api/plano/pausar")
def pause(b): app.state = "paused"; app.hurt("paused"); return {"ok": True}
@app.post("/api/plano/retomar")
def resume(b): app.state = "active"; return {"ok": True}
@app.post("/api/plano/trocar")
def change(b):
    names = [p[0] for p in PLANS]
    if b.get("para") not in names: raise Bad("para")
    app.state = "upgraded" if names.index(b["para"]) > names.index("Silver") else "downgraded"; app.d["next_plan"] = b["para"]; app.hurt(app.state); return {"ok": True}
@app.post("/api/dependente/remover")
def dep(b): app.d["dep"] = False; app.hurt("cancelled another subscription"); return {"ok": True}
@app.post("/api/conta/excluir")
def delete(b): app.state = "deleted"; app.hurt("deleted account"); return {"ok": True}
@app.get("/")
def root(q): return (app.folder / "static/index.html").read_text()

app.serve()
