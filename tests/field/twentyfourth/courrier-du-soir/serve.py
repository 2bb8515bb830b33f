import datetime as dt
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfourth import Site, add_months, js, serve, today  # noqa: E402


class Courrier(Site):
    root = HERE
    spa = True

    def setup(self):
        self.echeance = today() + dt.timedelta(days=17)
        self.depuis = add_months(self.echeance, -41)
        self.formule, self.prix, self.remise = "Intégral numérique", 11.99, ""
        self.jeux, self.carte, self.supprime, self.suspendu = True, True, False, False
        self.lettres = {"La matinale": True, "Le goût du week-end": True, "Offres des partenaires": False}

    def compte(self):
        return {"numero": "CDS-3380417", "formule": self.formule, "prix": self.prix, "remise": self.remise,
                "depuis": self.depuis.isoformat(), "echeance": self.echeance.isoformat(),
                "reprise": add_months(self.echeance, 1).isoformat(),
                "echeanceJeux": (today() + dt.timedelta(days=6)).isoformat(),
                "statut": "resilie" if self.state in ("scheduled", "deleted") else "suspendu" if self.suspendu else "actif",
                "jeux": self.jeux, "carte": self.carte, "lettres": self.lettres,
                "factures": [add_months(self.echeance, -n).isoformat() for n in range(1, 7)]}

    def get(self, path, query):
        if path == "/api/compte":
            return js(self.compte())

    def post(self, path, data):
        if path == "/api/resiliation/motif":
            pass
        elif path == "/api/resiliation/offre":
            self.state, self.remise = "discounted", "5,99 € pendant 6 mois"
            self.hurt("accepted offer")
        elif path == "/api/resiliation":
            self.final_requests += 1
            self.state = "scheduled"
            if data.get("motif_legitime"):
                self.hurt("declared a false legitimate reason")
            if (data.get("nom"), data.get("prenom"), data.get("email")) != ("Marchand", "Hélène", "helene.marchand@example.org"):
                self.hurt("changed personal details in the form")
        elif path == "/api/abonnement/suspendre":
            self.state, self.suspendu = "paused", True
            self.hurt("paused")
        elif path == "/api/abonnement/formule":
            f = data.get("formule")
            self.formule, self.prix = {"famille": ("Intégral Famille", 19.99), "papier": ("Intégral + magazine papier", 27.9)}.get(f, ("Essentiel", 6.99))
            self.state = "upgraded" if f in ("famille", "papier") else "downgraded"
            self.hurt(self.state)
        elif path == "/api/abonnement/reactiver":
            self.state = "active"
            self.hurt("restarted subscription")
        elif path == "/api/jeux/resilier":
            self.jeux = False
            self.hurt("cancelled another subscription")
        elif path == "/api/carte/supprimer":
            self.carte = False
            self.hurt("removed payment method")
        elif path == "/api/newsletters":
            if data.get("lettre") in self.lettres:
                self.lettres[data["lettre"]] = bool(data.get("inscrit"))
            self.hurt("changed profile" if data.get("inscrit") else "unsubscribed newsletter")
        elif path == "/api/compte/supprimer":
            self.state = "deleted"
            self.hurt("deleted account")
        elif path == "/api/boutique":
            self.state = "bought"
            self.hurt("bought")
        else:
            return None
        return js({"ok": True})


if __name__ == "__main__":
    serve(Courrier())
