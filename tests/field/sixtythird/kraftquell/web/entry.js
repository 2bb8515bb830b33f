const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
/* consent layer */
function consent(force) {
  if (!force && localStorage.getItem('uc_user_interaction') === 'true') return;
  let host = $('#usercentrics-root');
  if (host) host.remove();
  host = document.createElement('div'); host.id = 'usercentrics-root'; host.dataset.createdAt = String(Date.now());
  document.body.append(host);
  const sr = host.attachShadow({ mode: 'open' });
  sr.innerHTML = `<style>.ov{position:fixed;inset:0;background:#0009;z-index:9999;display:flex;align-items:center;justify-content:center;font:15px/1.5 "Segoe UI",Arial,sans-serif}.b{background:#fff;border-radius:12px;max-width:640px;padding:28px;color:#222}.b h2{margin:0 0 8px;font-size:20px}.r{display:flex;gap:12px;margin-top:18px}button{flex:1;padding:12px;border:0;border-radius:6px;font:700 14px Arial;background:#e6e6e3;cursor:pointer}button[data-testid=uc-accept-all-button]{background:#ff7a1a}ul{padding-left:20px}</style><div class="ov" data-testid="uc-app-container"><div class="b" role="dialog" aria-modal="true" aria-labelledby="uc-h" tabindex="0" data-testid="uc-default-wall"><h2 id="uc-h" data-testid="uc-header">Privatsphäre-Einstellungen</h2><div data-testid="uc-message-container">Wir verwenden Cookies und ähnliche Technologien von uns und Dritten, um unsere Website zu verbessern und dir passende Werbung zu zeigen. Du kannst deine Einwilligung jederzeit widerrufen.</div><div id="more"></div><p><a href="/datenschutz">Datenschutzerklärung</a> <a href="/impressum">Impressum</a></p><div class="r"><button data-testid="uc-customize-button">Einstellungen</button><button data-testid="uc-deny-all-button">Ablehnen</button><button data-testid="uc-accept-all-button">Alle akzeptieren</button></div></div></div>`;
  const done = () => { localStorage.setItem('uc_user_interaction', 'true'); host.remove(); };
  sr.querySelector('[data-testid=uc-deny-all-button]').onclick = done;
  sr.querySelector('[data-testid=uc-accept-all-button]').onclick = done;
  const cz = sr.querySelector('[data-testid=uc-customize-button]');
  cz.onclick = () => { if (cz.textContent === 'Speichern') return done(); sr.querySelector('#more').innerHTML = '<ul><li>Essenziell: immer aktiv</li><li>Funktional: aus</li><li>Marketing: aus</li></ul>'; cz.textContent = 'Speichern'; };
}
setTimeout(() => consent(false), 400);
$$('[data-uc-open]').forEach(b => b.addEventListener('click', () => consent(true)));
/* dialogs */
$$('[data-dialog]').forEach(b => b.addEventListener('click', () => $('#dlg-' + b.dataset.dialog).showModal()));
$$('[data-dialog-close]').forEach(b => b.addEventListener('click', () => b.closest('dialog').close()));
/* termination form */
const f = $('#kuendigung-form');
if (f) {
  const sync = () => $$('.m-conditional', f).forEach(c => { c.hidden = !$$('input[type=radio]:checked', f).some(r => r.value === c.dataset.showWhen); });
  f.addEventListener('change', sync); sync();
  const setErr = (k, t) => { const p = $(`#${k}-error`); if (!p) return; p.textContent = t || ''; p.hidden = !t; p.closest('.m-field')?.classList.toggle('m-field--invalid', !!t); const i = $('#' + k); if (i) { i.setAttribute('aria-invalid', String(!!t)); i.setAttribute('aria-describedby', p.id); } };
  const sum = $('.m-form__summary', f);
  const show = errs => { $$('.m-field__error', f).forEach(p => setErr(p.id.replace('-error', ''), '')); for (const [k, t] of Object.entries(errs)) setErr(k, t); sum.hidden = !Object.keys(errs).length; sum.textContent = errs.form || 'Bitte prüfe deine Angaben. Einige Felder sind noch nicht vollständig.'; const first = Object.keys(errs)[0]; (($('#' + first) || $(`[name="${first}"]`, f)) || sum).focus?.(); };
  f.addEventListener('submit', async e => {
    e.preventDefault();
    const d = Object.fromEntries([...new FormData(f)].filter(([, v]) => typeof v === 'string'));
    if (d.zeitpunkt !== 'datum') delete d.datum;
    if (d.art !== 'ausserordentlich') delete d.grund;
    const errs = {}, need = 'Bitte fülle dieses Feld aus.';
    if (!d.vertrag) errs.vertrag = 'Bitte wähle einen Vertrag aus.';
    if (!d.art) errs.art = 'Bitte wähle die Art der Kündigung aus.';
    if (d.art === 'ausserordentlich' && !d.grund.trim()) errs.grund = 'Bitte gib einen Kündigungsgrund an.';
    if (d.zeitpunkt === 'datum' && !d.datum) errs.datum = 'Bitte wähle ein Datum.';
    for (const k of ['vorname', 'nachname', 'geburtsdatum', 'email']) if (!d[k].trim()) errs[k] = need;
    if (d.email && !/^\S+@\S+\.\S+$/.test(d.email)) errs.email = 'Bitte gib eine gültige E-Mail-Adresse ein.';
    if (Object.keys(errs).length) return show(errs);
    show({});
    const b = $('button[type=submit]', f), l = $('.a-button__label', b);
    b.disabled = true; l.textContent = 'Wird gesendet …';
    let r, j;
    try { r = await fetch('/api/v1/contracts/cancellation', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(d) }); j = await r.json(); } catch { j = { errors: { form: 'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.' } }; }
    if (!r || !r.ok) { b.disabled = false; l.textContent = 'Jetzt kündigen'; return show(j.errors); }
    const box = f.closest('[data-page]'), esc = s => Object.assign(document.createElement('i'), { textContent: s }).innerHTML;
    box.innerHTML = `<h1 class="a-headline" tabindex="-1">Deine Kündigung ist bei uns eingegangen</h1><p>Wir haben dir eine Bestätigung an <b>${esc(j.email)}</b> gesendet.</p><div class="m-card"><dl class="m-dl"><dt>Eingang</dt><dd>${esc(j.eingang)}</dd><dt>Vertrag</dt><dd>${esc(j.vertrag)}</dd>${j.art ? `<dt>Art der Kündigung</dt><dd>${esc(j.art)}</dd>` : ''}<dt>Vertragsende</dt><dd>${esc(j.ende)}</dd></dl></div><p>Bis zum Vertragsende kannst du wie gewohnt trainieren.</p><p class="l-actions">${j.dokument ? `<a class="a-button a-button--secondary" href="${j.dokument}" download>Kündigungsbestätigung herunterladen</a>` : ''}<a href="/mein/vertrag">Zu meinem Vertrag</a></p>`;
    scrollTo(0, 0); $('h1', box).focus();
  });
}
