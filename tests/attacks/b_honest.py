"""Honest flows in many languages, with the yes given: they have to end cancelled, with one end."""

from _blind import Honest, a, account, b
from _kit import html


def two(lang, name, head, plan, active, link, ask, text, yes, keep, done, restart, offer=None):
    """Account page, then (perhaps an offer, then) one page with the final control."""
    flow = {"/subscription/cancel": f"<h1>{ask}</h1><p>{text}</p>{b(yes, 'cancel')}{a(keep)}"}
    if offer:
        title, words, take, no = offer
        flow["/subscription/end"] = flow["/subscription/cancel"]
        flow["/subscription/cancel"] = f"<h1>{title}</h1><p>{words}</p>{b(take, 'accept')}{a(no, '/subscription/end')}"
    return type(name, (Honest,), {
        "lang": lang, "title": link, "flow": flow,
        "live": account(lang, head, plan, active, a(link, "/subscription/cancel")),
        "ended": account(lang, head, plan, done, a(restart, "/restart"))})


CASES = [
    two("en", "HonestEnglish", "My account", "Premium plan, $12.99 a month", "Status: active. Renews on 4 December 2026.", "Cancel subscription", "Cancel your subscription?",
        "You can keep watching until 4 December 2026. There is no charge for cancelling.", "Yes, cancel my subscription", "No, keep it", "Your subscription has been cancelled. You can watch until 4 December 2026.", "Resubscribe"),
    two("de", "HonestGerman", "Mein Konto", "Premium-Abo, 12,99 € im Monat", "Status: aktiv. Nächste Abbuchung am 4. Dezember 2026.", "Abo kündigen", "Möchtest du dein Abo wirklich kündigen?",
        "Du kannst Tidelight noch bis zum 4. Dezember 2026 nutzen.", "Jetzt kündigen", "Abo behalten", "Dein Abo wurde gekündigt. Du kannst es bis zum 4. Dezember 2026 nutzen.", "Abo fortsetzen"),
    two("fr", "HonestFrench", "Mon compte", "Formule Premium, 12,99 € par mois", "Abonnement actif. Prochain prélèvement le 4 décembre 2026.", "Résilier mon abonnement", "Confirmez la résiliation",
        "Votre abonnement prendra fin le 4 décembre 2026.", "Confirmer la résiliation", "Garder mon abonnement", "Votre abonnement a été résilié. Vous y avez accès jusqu'au 4 décembre 2026.", "Reprendre mon abonnement",
        ("Avant de partir", "Restez avec nous : 3 mois à moitié prix.", "Profiter de l'offre", "Non merci, continuer la résiliation")),
    two("es", "HonestSpanish", "Mi cuenta", "Plan Premium, 12,99 € al mes", "Suscripción activa. Próximo cobro: 4 de diciembre de 2026.", "Cancelar suscripción", "¿Quieres cancelar tu suscripción?",
        "Podrás usarla hasta el 4 de diciembre de 2026.", "Confirmar cancelación", "Mantener suscripción", "Tu suscripción se ha cancelado. Tienes acceso hasta el 4 de diciembre de 2026.", "Reactivar suscripción"),
    two("it", "HonestItalian", "Il mio account", "Piano Premium, 12,99 € al mese", "Abbonamento attivo. Prossimo rinnovo: 4 dicembre 2026.", "Annulla abbonamento", "Vuoi annullare l'abbonamento?",
        "Potrai usarlo fino al 4 dicembre 2026.", "Conferma annullamento", "Mantieni abbonamento", "Il tuo abbonamento è stato annullato. Hai accesso fino al 4 dicembre 2026.", "Riattiva abbonamento"),
    two("pt", "HonestPortuguese", "Minha conta", "Plano Premium, R$ 39,90 por mês", "Assinatura ativa. Próxima cobrança: 4 de dezembro de 2026.", "Cancelar assinatura", "Cancelar sua assinatura?",
        "Você terá acesso até 4 de dezembro de 2026.", "Confirmar cancelamento", "Manter assinatura", "Sua assinatura foi cancelada. Você tem acesso até 4 de dezembro de 2026.", "Reativar assinatura"),
    two("nl", "HonestDutch", "Mijn account", "Premium-abonnement, € 12,99 per maand", "Abonnement actief. Volgende afschrijving: 4 december 2026.", "Abonnement opzeggen", "Wil je je abonnement opzeggen?",
        "Je houdt toegang tot 4 december 2026.", "Opzegging bevestigen", "Abonnement behouden", "Je abonnement is opgezegd. Je hebt toegang tot 4 december 2026.", "Abonnement hervatten"),
    two("sv", "HonestSwedish", "Mitt konto", "Premium, 119 kr per månad", "Abonnemanget är aktivt. Nästa betalning: 4 december 2026.", "Avsluta abonnemang", "Vill du avsluta ditt abonnemang?",
        "Du har tillgång till den 4 december 2026.", "Bekräfta uppsägning", "Behåll abonnemanget", "Ditt abonnemang har avslutats. Du har tillgång till den 4 december 2026.", "Återuppta abonnemang"),
    two("pl", "HonestPolish", "Moje konto", "Plan Premium, 49,99 zł miesięcznie", "Subskrypcja aktywna. Następna płatność: 4 grudnia 2026.", "Anuluj subskrypcję", "Czy chcesz anulować subskrypcję?",
        "Dostęp zachowasz do 4 grudnia 2026.", "Potwierdź anulowanie", "Zachowaj subskrypcję", "Twoja subskrypcja została anulowana. Masz dostęp do 4 grudnia 2026.", "Wznów subskrypcję"),
    two("tr", "HonestTurkish", "Hesabım", "Premium plan, aylık 149 TL", "Aboneliğiniz aktif. Sonraki ödeme: 4 Aralık 2026.", "Aboneliği iptal et", "Aboneliğinizi iptal etmek istiyor musunuz?",
        "4 Aralık 2026 tarihine kadar erişiminiz sürer.", "İptali onayla", "Aboneliğimi koru", "Aboneliğiniz iptal edildi. 4 Aralık 2026 tarihine kadar erişebilirsiniz.", "Aboneliği yeniden başlat"),
    two("ja", "HonestJapanese", "アカウント", "プレミアムプラン 月額1,280円", "ご契約中です。次回のお支払い日：2026年12月4日", "メンバーシップを解約する", "解約手続き",
        "2026年12月4日までご利用いただけます。", "解約を確定する", "解約しない", "メンバーシップは解約されました。2026年12月4日までご利用いただけます。", "メンバーシップを再開する"),
    two("da", "HonestDanish", "Min konto", "Premium, 99 kr. om måneden", "Abonnementet er aktivt. Næste betaling: 4. december 2026.", "Opsig abonnement", "Vil du opsige dit abonnement?",
        "Du har adgang indtil 4. december 2026.", "Bekræft opsigelse", "Behold abonnement", "Dit abonnement er opsagt. Du har adgang indtil 4. december 2026.", "Genoptag abonnement"),
]


class HonestSurveyAndOffer(Honest):
    """English, long: survey, offer, final page."""
    flow = {"/membership/cancel": "<h1>Why are you leaving?</h1><p>Step 1 of 3</p><form action=/membership/offer><label><input type=radio name=why value=1> Too expensive</label><br>"
                                  "<label><input type=radio name=why value=2> I don't use it enough</label><br><button>Continue</button></form>",
            "/membership/offer": f"<h1>Stay for half the price</h1><p>Step 2 of 3. Take 50% off for three months.</p>{b('Accept offer', 'accept')}{a('No thanks, continue to cancel', '/membership/last')}",
            "/membership/last": f"<h1>Review and finish</h1><p>Step 3 of 3. Your membership will end on 4 December 2026.</p>{b('Finish cancellation', 'cancel')}{a('Keep my membership')}"}


class HonestInDialog(Honest):
    """One page: the account's button opens a dialog with the final control."""
    live = html("<h1>Your account</h1><p>ann@example.com</p><p>Plan: Premium. Active, renews on 4 December 2026.</p><button onclick=\"d.showModal()\">Cancel plan</button>"
                "<dialog id=d><h2>Cancel your plan?</h2><p>Your plan stays active until 4 December 2026.</p>"
                "<button onclick=\"fetch('/do/cancel',{method:'POST'}).then(()=>location.reload())\">Yes, cancel plan</button><button onclick=d.close()>Never mind</button></dialog>")
    ended = html("<h1>Your account</h1><p>ann@example.com</p><p>Plan: Premium. Cancelled. Your plan ends on 4 December 2026 and will not renew.</p><button>Renew plan</button>")


class HonestNoFee(Honest):
    """Says that nothing has to be paid."""
    flow = {"/membership/cancel": f"<h1>Confirm cancellation</h1><p>Your membership ends on 4 December 2026.</p><p>Cancellation fee: none. Amount due today: $0.00</p>"
                                  f"{b('Confirm cancellation', 'cancel')}{a('Go back')}"}


class HonestForm(Honest):
    """Plain forms without a script; the answer of the POST is a redirect."""
    flow = {"/membership/cancel": "<h1>Cancel membership</h1><p>Your membership will end on 4 December 2026.</p><form method=post action=/do/cancel><input type=hidden name=csrf value=81f2>"
                                  "<label><input type=checkbox name=sure required> I understand that I lose access on 4 December 2026</label><br><input type=submit value='Confirm cancellation'></form>"
                                  + a("Keep membership")}

    def handle(self, r):
        from _kit import redirect
        reply = super().handle(r)
        return redirect("/account", 303) if r.path == "/do/cancel" and r.method == "POST" else reply


CASES += [HonestSurveyAndOffer, HonestInDialog, HonestNoFee, HonestForm]
