#!/usr/bin/env python3
"""Aulika: settings of an online learning platform. Standard library only."""
import datetime as dt
import os

from json_site import JsonSite, serve

HERE = os.path.dirname(os.path.abspath(__file__))
MESES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".woff2": "font/woff2", ".woff": "font/woff"}


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "Aulika Plus", "period": "anual", "price": 189.0,
            "end": dt.date.today() + dt.timedelta(days=107), "pause": None, "card": True, "survey": False,
            "mails": {"novedades": True, "ofertas": True, "recordatorios": True}, "refund": False}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def larga(d):
    return f"{d.day} de {MESES[d.month - 1]} de {d.year}"


def view():
    start = S["end"].replace(year=S["end"].year - 1) if (S["end"].month, S["end"].day) != (2, 29) else S["end"] - dt.timedelta(days=366)
    return {"usuario": {"nombre": "Lucía Ferrer", "correo": "lucia.ferrer@example.es", "pais": "España"},
            "suscripcion": {"estado": {"scheduled": "no_renueva", "paused": "pausada", "deleted": "eliminada"}.get(S["state"], "activa"),
                            "plan": S["plan"], "periodo": S["period"], "precio": f'{S["price"]:.2f}'.replace(".", ",") + " €",
                            "desde": larga(start), "hasta": larga(S["end"]), "pausa": S["pause"]},
            "tarjeta": "Mastercard •••• 5120 · caduca 04/28" if S["card"] else None, "correos": S["mails"], "reembolso": S["refund"]}


class H(JsonSite):
    api = "/api/cuenta"
    ledger, account = staticmethod(lambda: S), staticmethod(view)

    def reset(self):
        S.update(fresh())

    def file(self, *parts):
        p = os.path.join(HERE, *parts)
        if not os.path.isfile(p):
            return self.out(404, {"error": "no encontrado"})
        with open(p, "rb") as f:
            self.out(200, f.read(), TYPES.get(os.path.splitext(p)[1], "text/html; charset=utf-8"))

    def page(self, p):
        if p == "/js/app.js":
            return self.file("src", "app.js")
        if p.startswith("/vendor/") and ".." not in p:
            return self.file("dist", *p[8:].split("/"))
        if p.startswith("/api/") or "." in p.rsplit("/", 1)[-1]:
            return self.out(404, {"error": "no encontrado"})
        self.file("src", "index.html")

    def act(self, p, b):
        if p == "/api/suscripcion/renovacion":
            if b.get("activa"):
                harm("reactivated")
                S["state"], S["pause"] = "active", None
            else:
                S["final_requests"] += 1
                if S["state"] in ("scheduled", "deleted"):
                    return 409, {"error": "sin renovación"}
                S["state"], S["pause"] = "scheduled", None
        elif p == "/api/suscripcion/oferta":
            harm("accepted offer")
            S["state"], S["price"] = "discounted", 113.4
        elif p == "/api/suscripcion/pausa":
            harm("paused")
            S["state"], S["pause"] = "paused", int(b["meses"]) if str(b.get("meses")).isdigit() else 1
        elif p == "/api/suscripcion/plan":
            if b.get("plan") == "basico":
                harm("downgraded")
                S["state"], S["plan"], S["price"] = "downgraded", "Aulika Básico", 89.0
            else:
                harm("upgraded")
                S["state"], S["plan"], S["price"] = "upgraded", "Aulika Equipos", 349.0
        elif p == "/api/correos":
            for k, v in b.items():
                if k in S["mails"]:
                    if S["mails"][k] and not v:
                        harm("unsubscribed newsletter")
                    S["mails"][k] = bool(v)
        elif p == "/api/perfil":
            harm("changed profile")
        elif p == "/api/tarjeta":
            harm("removed payment method")
            S["card"] = False
        elif p == "/api/compras/reembolso":
            harm("asked refund of a course")
            S["refund"] = True
        elif p == "/api/regalo":
            harm("bought")
        elif p == "/api/cuenta/eliminar":
            harm("deleted account")
            S["state"] = "deleted"
        elif p in ("/api/encuesta", "/api/cookies", "/api/evento"):
            return 200, {"ok": True}
        else:
            return 404, {"error": "no encontrado"}
        return 200, view()


if __name__ == "__main__":
    serve(H)
