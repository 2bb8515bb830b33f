"""Finds the number by which a service names a cancellation, in the pages after it."""

from __future__ import annotations

import re

from subterminator.domain.ports import Proof

_LABELS = (
    # of a cancellation, in the languages of the lexicon
    r"(?:confirmation|cancellation|reference|case|ticket) (?:number|no\.?|code|id|#)|confirmation:|reference:",
    r"(?:Bestätigungs|Referenz|Vorgangs|Kündigungs|Ticket)(?:nummer|-?Nr\.?|code)|Aktenzeichen|Vorgang:",
    r"(?:num[ée]ro|n°|code) (?:de |d['\u2019])?(?:confirmation|référence|dossier|résiliation|annulation)|référence *:",
    r"(?:n[úu]mero|c[óo]digo|n\.?º) de (?:confirmación|referencia|cancelación|baja|caso)",
    r"(?:numero|codice) (?:di |della )?(?:conferma|riferimento|pratica|disdetta)",
    r"(?:n[úu]mero|c[óo]digo|n\.?º) d[eo] (?:confirmação|referência|cancelamento|protocolo)|protocolo *:",
    r"(?:bevestigings|referentie|opzeg|opzeggings|dossier)(?:nummer|code)|kenmerk *:",
    r"(?:bekræftelses|bekräftelse|bekreftelses|reference|referens|referanse|sags|ärende|saks)(?:nummer|nr\.?|kode|kod)",
    r"(?:vahvistus|viite|asia)(?:numero|koodi)",
    r"numer (?:potwierdzenia|referencyjny|sprawy|wypowiedzenia)",
    r"(?:onay|referans|iptal|işlem) (?:numaras\u0131|no\.?|kodu)",
    r"(?:確認|受付|解約|問い合わせ|問合せ)番号",
    r"(?:확인|접수|참조|해지) ?번호",
    r"(?:确认|確認|参考|參考|受理|取消)(?:编号|編號|号码|號碼|号|號)",
    r"رقم (?:التأكيد|المرجع|الطلب|الإلغاء)",
)
_NUMBER = re.compile(
    rf"(?<![^\W_])(?:{'|'.join(_LABELS)})[\s:\uff1a#\u2116-]{{0,8}}(?:(?:is|lautet|ist|est|es|è|é)\s)?[:\uff1a#\s]{{0,4}}"
    r"(?=[A-Z0-9./-]{0,31}\d)([A-Z0-9](?:[A-Z0-9./-]{2,30})[A-Z0-9])(?![\w@])",
    re.IGNORECASE,
)
"""A label and the number behind it, in its line or the next one. The number has a digit and at least four signs."""
_DAY = re.compile(r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}")
_LONGEST = 100_000
"""Characters of a page that are searched."""


def confirmation_number(proof: Proof) -> str:
    """Return the number of the page after the press, else of the account page, as printed; "" if none is named."""
    for text in (proof.claimed, proof.text if proof.is_account else ""):
        for found in _NUMBER.finditer(text[:_LONGEST]):
            if not _DAY.fullmatch(found[1]):
                return found[1]
    return ""
