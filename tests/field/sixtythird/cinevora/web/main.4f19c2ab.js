(() => {
'use strict';
/* ---- tiny styled-components ---- */
const sheet = document.createElement('style'); sheet.dataset.styled = 'active'; sheet.dataset.styledVersion = '5.3.11'; document.head.append(sheet);
const hash = (s, n) => { let x = 5381; for (const c of s) x = (x * 33 ^ c.charCodeAt(0)) >>> 0; let o = ''; for (let i = 0; i < n; i++) { o += 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'[x % 52]; x = (x * 1103515245 + 12345) >>> 0; } return o; };
const styled = (name, css) => { const id = `Styled${name}-Prisma-Web__sc-${hash(name, 7).toLowerCase()}-0`, k = hash(name + css, 6); sheet.append(`.${k}{${css}}\n`); return `${id} ${k}`; };
const C = {
  App: styled('App', 'min-height:100vh;display:flex;flex-direction:column;font:16px/1.5 "Segoe UI",Roboto,Arial,sans-serif;color:#fff;background:linear-gradient(#191130,#08060f 420px) no-repeat;*{box-sizing:border-box}a{color:#cbb8ff}'),
  Header: styled('HeaderContainer', 'display:flex;align-items:center;height:72px;padding:0 40px;gap:28px;nav{display:flex;gap:22px;flex:1}nav a{color:#fffc;text-decoration:none;font-size:15px}nav a:hover{color:#fff}'),
  Logo: styled('Logo', 'font-weight:800;font-size:24px;letter-spacing:-.5px;color:#fff!important;text-decoration:none;background:none'),
  ProfileBtn: styled('ProfileButton', 'display:flex;gap:10px;align-items:center;background:none;border:0;color:#fff;font:inherit;cursor:pointer'),
  Avatar: styled('Avatar', 'width:36px;height:36px;border-radius:50%;display:inline-flex;align-items:center;justify-content:center;font-weight:700'),
  Menu: styled('ProfileMenu', 'position:absolute;right:40px;top:66px;width:240px;background:#221b35;border-radius:8px;padding:8px 0;z-index:40;box-shadow:0 8px 30px #000c;a,button{display:block;width:100%;text-align:left;padding:10px 18px;color:#fff;text-decoration:none;background:none;border:0;font:inherit;cursor:pointer}a:hover,button:hover{background:#ffffff14}hr{border:0;border-top:1px solid #ffffff22}'),
  Main: styled('PageMain', 'flex:1;width:100%;max-width:860px;margin:0 auto;padding:32px 24px 72px'),
  Wide: styled('PageWide', 'flex:1;width:100%;padding:16px 40px 72px'),
  H1: styled('Heading', 'font-size:36px;line-height:44px;margin:0 0 24px;font-weight:700;outline:0'),
  Card: styled('Section', 'background:#ffffff0d;border-radius:12px;padding:24px;margin-bottom:16px;h2{font-size:20px;margin:0 0 12px}p{margin:4px 0;color:#ffffffd0}'),
  Row: styled('Row', 'display:flex;justify-content:space-between;gap:24px;align-items:flex-start;&+&{border-top:1px solid #ffffff1f;margin-top:16px;padding-top:16px}'),
  Primary: styled('PrimaryButton', 'border:0;border-radius:6px;background:#fff;color:#08060f;font-weight:600;font-size:16px;line-height:24px;font-family:inherit;padding:12px 28px;cursor:pointer;min-width:160px;&:disabled{opacity:.45;cursor:default}'),
  Secondary: styled('SecondaryButton', 'border:1px solid #ffffff66;border-radius:6px;background:none;color:#fff;font-weight:600;font-size:16px;line-height:24px;font-family:inherit;padding:12px 28px;cursor:pointer;&:disabled{opacity:.45}'),
  Tertiary: styled('TextButton', 'border:0;background:none;color:#cbb8ff;font-weight:600;font-size:15px;line-height:24px;font-family:inherit;padding:4px 0;cursor:pointer;text-decoration:none;&:hover{text-decoration:underline}'),
  Actions: styled('ActionGroup', 'display:flex;gap:16px;flex-wrap:wrap;margin-top:28px'),
  Muted: styled('Caption', 'font-size:13px;color:#ffffff99!important'),
  Rail: styled('Rail', 'margin:18px 0;h2{font-size:20px;margin:0 0 10px}ul{display:flex;gap:12px;list-style:none;padding:0;margin:0;overflow-x:auto}li a,li div{display:flex;align-items:flex-end;width:150px;height:210px;border-radius:8px;padding:12px;color:#fff;text-decoration:none;font-weight:700;line-height:1.2}'),
  Hero: styled('Hero', 'height:320px;border-radius:12px;background:radial-gradient(circle at 70% 30%,#9a5cff,#2a1550 55%,#0c0818);display:flex;flex-direction:column;justify-content:flex-end;padding:32px;h1{font-size:44px;margin:0}'),
  Picker: styled('ProfilePicker', 'flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:60px;ul{display:flex;gap:36px;list-style:none;padding:0}button{background:none;border:0;color:#fff;font:inherit;cursor:pointer;display:flex;flex-direction:column;gap:10px;align-items:center}button span:first-child{width:120px;height:120px;font-size:48px}'),
  Skel: styled('Skeleton', 'height:120px;border-radius:12px;margin-bottom:16px;background:linear-gradient(90deg,#ffffff0d,#ffffff1f,#ffffff0d)'),
  Overlay: styled('ModalOverlay', 'position:fixed;inset:0;background:#000b;z-index:100;display:flex;align-items:center;justify-content:center;font:16px/1.5 "Segoe UI",Arial,sans-serif;color:#fff'),
  Modal: styled('ModalContent', 'background:#221b35;border-radius:14px;max-width:520px;width:92%;padding:32px;h2{margin:0 0 12px;font-size:24px}'),
  Notice: styled('InlineNotice', 'background:#3b2a6b;border-radius:8px;padding:14px 18px;margin-bottom:18px'),
  Plan: styled('PlanTile', 'flex:1 1 220px;background:#ffffff0d;border:1px solid #ffffff2b;border-radius:12px;padding:20px;h3{margin:0}ul{padding-left:18px;color:#ffffffd0;font-size:14px}'),
  Grid: styled('Grid', 'display:flex;gap:16px;flex-wrap:wrap'),
  Check: styled('CheckboxRow', 'display:flex;gap:12px;padding:9px 0;cursor:pointer;input{width:20px;height:20px;accent-color:#9a5cff}'),
  Footer: styled('Footer', 'border-top:1px solid #ffffff1f;padding:28px 40px;font-size:13px;color:#ffffff99;ul{display:flex;flex-wrap:wrap;gap:20px;list-style:none;padding:0;margin:0 0 12px}a{color:#ffffffb8;text-decoration:none}'),
};
const h = (tag, props, ...kids) => { const e = document.createElement(tag); for (const [k, v] of Object.entries(props || {})) { if (k === 'c') e.className = v; else if (k.startsWith('on')) e.addEventListener(k.slice(2).toLowerCase(), v); else if (k === 'disabled' || k === 'checked') e[k] = v; else if (v != null) e.setAttribute(k, v); } e.append(...kids.flat(3).filter(x => x != null && x !== false)); return e; };
const root = document.getElementById('app-root'), over = document.getElementById('overlay-root');
let me = null, sub = null, profile = sessionStorage.getItem('profile');
const api = async (url, body) => { const r = await fetch(url, body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }); if (!r.ok) throw new Error(r.status); return r.json(); };
const go = (to, replace) => { history[replace ? 'replaceState' : 'pushState']({}, '', to); closeModal(); route(); };
const A = (to, text, p = {}) => h('a', { href: to, ...p, onClick: e => { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(to); } }, text);
const btn = (kind, text, fn, p = {}) => h('button', { type: 'button', c: C[kind], onClick: fn, ...p }, h('span', {}, text));
const busy = async (b, fn) => { b.disabled = true; b.setAttribute('aria-busy', 'true'); try { await fn(); } catch (e) { b.disabled = false; b.removeAttribute('aria-busy'); modal('Algo ha ido mal', ['No hemos podido completar la acción. Inténtalo de nuevo más tarde.'], [btn('Primary', 'Aceptar', closeModal)]); } };
function closeModal() { over.replaceChildren(); }
function modal(title, body, actions) {
  const m = h('div', { c: C.Modal, role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'modal-title', tabindex: -1 }, h('h2', { id: 'modal-title' }, title), body.map(t => typeof t === 'string' ? h('p', {}, t) : t), h('div', { c: C.Actions }, actions));
  over.replaceChildren(h('div', { c: C.Overlay, onClick: e => { if (e.target === e.currentTarget) closeModal(); } }, m)); m.focus();
}
document.addEventListener('keydown', e => { if (e.key === 'Escape') closeModal(); });

function header() {
  const who = me.profiles.find(x => String(x.id) === profile) || me.profiles[0];
  let menu = null;
  const b = h('button', { type: 'button', c: C.ProfileBtn, 'data-testid': 'profile_menu_button', 'aria-haspopup': 'true', 'aria-expanded': 'false', 'aria-label': `Menú de perfil de ${who.name}`, onClick: () => {
    if (menu) { menu.remove(); menu = null; b.setAttribute('aria-expanded', 'false'); return; }
    menu = h('div', { c: C.Menu, role: 'menu' }, me.profiles.filter(x => x !== who).map(x => h('button', { type: 'button', role: 'menuitem', onClick: () => pick(x) }, x.name)), h('hr'), ...[['/subscription', 'Suscripción'], ['/account', 'Cuenta'], ['/settings', 'Ajustes'], ['/help', 'Ayuda']].map(([u, t]) => A(u, t, { role: 'menuitem' })), h('hr'), A('/logout', 'Cerrar sesión', { role: 'menuitem' }));
    hd.append(menu); b.setAttribute('aria-expanded', 'true');
  } }, h('span', { c: C.Avatar, style: `background:${who.color}`, 'aria-hidden': 'true' }, who.name[0]), h('span', {}, who.name));
  const hd = h('header', { c: C.Header, role: 'banner' }, A('/home', 'cinevora', { class: C.Logo, 'aria-label': 'Cinevora, inicio' }), h('nav', { 'aria-label': 'Principal' }, ['Inicio', 'Series', 'Películas', 'Deportes', 'Novedades', 'Mi lista'].map(t => A('/home', t))), b);
  return hd;
}
const footer = () => h('footer', { c: C.Footer }, h('ul', {}, ['Política de privacidad', 'Términos de uso', 'Opciones de privacidad', 'Aviso de cookies', 'Accesibilidad', 'Cómo se elige el contenido'].map(t => h('li', {}, A('/legal', t))), h('li', {}, A('/help', 'Centro de ayuda'))), h('div', {}, '© 2026 Cinevora Iberia S.L.U. Todos los derechos reservados. Cinevora se usa con licencia.'));
function paint(title, main) { document.title = `${title} • Cinevora`; root.replaceChildren(h('div', { c: C.App }, header(), main, footer())); scrollTo(0, 0); const t = root.querySelector('h1'); if (t) { t.tabIndex = -1; t.focus({ preventScroll: true }); } }
const main = (...k) => h('main', { c: C.Main, id: 'main-content' }, ...k);
const skeleton = () => root.replaceChildren(h('div', { c: C.App }, me ? header() : null, main(h('div', { c: C.Skel }), h('div', { c: C.Skel }), h('div', { c: C.Skel }))));
const H1 = t => h('h1', { c: C.H1 }, t);
const pick = x => { profile = String(x.id); sessionStorage.setItem('profile', profile); go('/home'); };
const COL = ['#5b2a86', '#1f5f8b', '#8b3a1f', '#1f8b5a', '#7a1f4d', '#3d3d8b', '#8b7a1f'];
const rail = (t, items, link = true) => h('section', { c: C.Rail }, h('h2', {}, t), h('ul', {}, items.map((x, i) => h('li', {}, link ? A('/home', x, { style: `background:${COL[(i + t.length) % 7]}` }) : h('div', { style: `background:${COL[(i + t.length) % 7]}` }, x)))));

function picker() { document.title = 'Cinevora'; root.replaceChildren(h('div', { c: C.App }, h('div', { c: C.Picker }, h('h1', { c: C.H1 }, '¿Quién está viendo?'), h('ul', {}, me.profiles.map(x => h('li', {}, h('button', { type: 'button', 'aria-label': x.name, onClick: () => pick(x) }, h('span', { c: C.Avatar, style: `background:${x.color}` }, x.name[0]), h('span', {}, x.name))))), btn('Secondary', 'Gestionar perfiles', () => go('/settings'))))); }
function home() {
  paint('Inicio', h('main', { c: C.Wide }, h('section', { c: C.Hero }, h('h1', {}, 'La casa del faro'), h('p', {}, 'Nuevo episodio cada lunes'), h('div', {}, btn('Primary', 'Ver ahora', () => {}))), rail('Seguir viendo', ['Los herederos', 'Turno de noche', 'Marea baja']), rail('Las 10 series más vistas en España', ['La casa del faro', 'Reino partido', 'Los herederos', 'El último tren', 'Dragones del norte', 'Doctora Vega', 'Turno de noche']), rail('Películas recién añadidas', ['Cielo rojo', 'Sin señal', 'La apuesta', 'Mundo hueco', 'Verano del 89'])));
}

function subscription() {
  const s = sub, end = s.status === 'CANCELED_PENDING';
  const reactivate = b => busy(b, async () => { sub = await api('/api/subscriptions/current/reactivate', {}); subscription(); });
  const ra = btn('Primary', 'Reanudar suscripción', () => reactivate(ra));
  const addonCancel = () => { const ok = btn('Primary', 'Sí, cancelar complemento', () => busy(ok, async () => { sub = await api('/api/subscriptions/addons/deportes/cancel', {}); closeModal(); subscription(); })); modal('¿Cancelar el complemento Deportes?', [`Dejarás de ver el contenido de Deportes a partir del ${s.accessUntil}. Tu plan ${s.plan.name} seguirá activo.`], [ok, btn('Secondary', 'Volver', closeModal)]); };
  const extra = () => { const ok = btn('Primary', 'Añadir por 4,99 €/mes', () => busy(ok, async () => { sub = await api('/api/subscriptions/addons/extra-member', {}); closeModal(); subscription(); })); modal('Añade un miembro extra', ['Comparte tu Cinevora con alguien que no viva contigo. Se cobrará hoy la parte proporcional.'], [ok, btn('Secondary', 'Cancelar', closeModal)]); };
  paint('Suscripción', main(H1('Suscripción'),
    end && h('div', { c: C.Notice, role: 'status' }, h('b', {}, 'Tu suscripción está cancelada. '), `Puedes seguir viendo Cinevora hasta el ${s.accessUntil}. No se te volverá a cobrar.`, h('div', { style: 'margin-top:12px' }, ra)),
    h('section', { c: C.Card, 'aria-labelledby': 'sec-plan' }, h('h2', { id: 'sec-plan' }, 'Tu plan'),
      h('div', { c: C.Row }, h('div', {}, h('p', { style: 'font-size:20px;font-weight:700;color:#fff' }, s.plan.name), h('p', {}, `${s.plan.price}/mes (IVA incluido)`), h('p', {}, s.plan.feats.join(' · ')), h('p', { c: C.Muted }, end ? `Finaliza el ${s.accessUntil}` : `Próxima fecha de facturación: ${s.nextBilling}`)), !end && A('/subscription/change-plan', 'Cambiar de plan', { class: C.Tertiary }))),
    h('section', { c: C.Card, 'aria-labelledby': 'sec-add' }, h('h2', { id: 'sec-add' }, 'Complementos'),
      h('div', { c: C.Row }, h('div', {}, h('p', {}, h('b', {}, 'Deportes')), h('p', {}, '5,00 €/mes'), h('p', { c: C.Muted }, s.addon.status === 'active' && !end ? `Se renueva el ${s.nextBilling}` : `Finaliza el ${s.accessUntil}`)), s.addon.status === 'active' && !end && btn('Tertiary', 'Cancelar complemento', addonCancel)),
      h('div', { c: C.Row }, h('div', {}, h('p', {}, h('b', {}, 'Miembro extra')), h('p', {}, s.extraMember ? 'Activo · 4,99 €/mes' : 'Comparte tu cuenta fuera de tu hogar por 4,99 €/mes')), !s.extraMember && !end && btn('Tertiary', 'Añadir', extra))),
    h('section', { c: C.Card, 'aria-labelledby': 'sec-pay' }, h('h2', { id: 'sec-pay' }, 'Facturación'),
      h('div', { c: C.Row }, h('p', {}, s.payment ? `${s.payment.brand} terminada en ${s.payment.last4}` : 'Sin método de pago'), A('/subscription/payment', 'Actualizar método de pago', { class: C.Tertiary })),
      h('div', { c: C.Row }, h('p', {}, 'Historial de facturación'), A('/subscription/billing-history', 'Ver', { class: C.Tertiary, 'aria-label': 'Ver historial de facturación' })),
      h('div', { c: C.Row }, h('p', {}, 'Código promocional o tarjeta regalo'), h('span', { c: C.Muted }, 'Canjear en la app'))),
    !end && h('section', { style: 'margin-top:28px' }, btn('Tertiary', 'Cancelar suscripción', () => go('/subscription/cancel'), { 'data-testid': 'cancel_subscription_button' }), h('p', { c: C.Muted }, 'Tu suscripción se renueva automáticamente cada mes hasta que la canceles. Puedes cancelar en cualquier momento.'))));
}

function changePlan(id) {
  const pl = sub.plans.find(x => x.id === id), up = id === 'premium';
  const ok = btn('Primary', 'Confirmar cambio', () => busy(ok, async () => { sub = await api('/api/subscriptions/current/plan', { planId: id }); go('/subscription'); }));
  modal(`Cambiar a ${pl.name}`, [up ? `El cambio se aplica hoy y se te cobrará la diferencia. A partir de entonces pagarás ${pl.price}/mes.` : `A partir del ${sub.nextBilling} pagarás ${pl.price}/mes. Tu suscripción se renovará automáticamente hasta que la canceles.`], [ok, btn('Secondary', 'Cancelar', closeModal)]);
}
function plansPage() {
  paint('Cambiar de plan', main(A('/subscription', '‹ Suscripción', { class: C.Tertiary }), H1('Elige tu plan'), h('div', { c: C.Grid }, sub.plans.map(pl => h('div', { c: C.Plan }, h('h3', {}, pl.name), h('p', {}, `${pl.price}/mes`), h('ul', {}, pl.feats.map(f => h('li', {}, f))), pl.id === sub.plan.id ? h('p', { c: C.Muted }, 'Tu plan actual') : btn('Secondary', 'Seleccionar', () => changePlan(pl.id), { 'aria-label': `Seleccionar ${pl.name}` }))))));
}

function cancelStart() {
  if (sub.status !== 'ACTIVE') return go('/subscription', true);
  const basic = sub.plans[0];
  paint('Cancelar suscripción', main(H1('¿Seguro que quieres cancelar?'),
    h('p', {}, `Si cancelas, a partir del ${sub.accessUntil} no podrás ver las series y películas de Cinevora, y perderás tus descargas.`),
    rail('Te quedan por ver en Mi lista', ['Reino partido', 'El último tren', 'Cielo rojo', 'Doctora Vega', 'Mundo hueco'], false),
    sub.plan.id !== 'basico' && h('section', { c: C.Card }, h('h2', {}, '¿Buscas pagar menos?'), h('div', { c: C.Row }, h('div', {}, h('p', {}, h('b', {}, basic.name), ` por ${basic.price}/mes`), h('p', {}, 'Las mismas series y películas, con anuncios.')), btn('Secondary', 'Cambiar de plan', () => changePlan('basico')))),
    h('div', { c: C.Actions }, btn('Primary', 'Mantener suscripción', () => go('/subscription')), btn('Secondary', 'Continuar con la cancelación', () => go('/subscription/cancel/confirm')))));
}
function cancelConfirm() {
  if (sub.status !== 'ACTIVE') return go('/subscription', true);
  const ok = btn('Primary', 'Cancelar suscripción', () => busy(ok, async () => { sub = await api('/api/subscriptions/current/cancel', {}); cancelled(); }), { 'data-testid': 'confirm_cancel_button' });
  paint('Confirmar cancelación', main(H1('Confirma la cancelación'), h('section', { c: C.Card }, h('p', {}, h('b', {}, `Plan ${sub.plan.name}`), ` · ${sub.plan.price}/mes`), h('p', {}, `Podrás seguir viendo Cinevora hasta el ${sub.accessUntil}, cuando termina tu periodo de facturación. No se te volverá a cobrar.`), sub.addon.status === 'active' && h('p', {}, 'El complemento Deportes está incluido en tu suscripción y finalizará el mismo día.'), h('p', { c: C.Muted }, 'No se hacen reembolsos por periodos parciales. Conservaremos tus perfiles y Mi lista por si decides volver.')),
    h('div', { c: C.Actions }, ok, btn('Secondary', 'Volver', () => history.back()))));
}
function cancelled() {
  const send = btn('Primary', 'Enviar', () => busy(send, async () => { await api('/api/subscriptions/current/feedback', { reasons: [...document.querySelectorAll('input[name=reason]:checked')].map(x => x.value) }); survey.replaceChildren(h('p', {}, 'Gracias por tu opinión.'), A('/subscription', 'Volver a Suscripción', { class: C.Tertiary })); }));
  const survey = h('section', { c: C.Card, 'aria-labelledby': 'sv' }, h('h2', { id: 'sv' }, '¿Nos cuentas por qué te vas?'), h('p', { c: C.Muted }, 'Opcional. Selecciona todas las que correspondan.'), ['Es demasiado caro', 'No lo uso lo suficiente', 'No encuentro nada que ver', 'Ya he visto lo que quería', 'Problemas técnicos o de calidad', 'Me he pasado a otro servicio', 'Otro motivo'].map((t, i) => h('label', { c: C.Check }, h('input', { type: 'checkbox', name: 'reason', value: i + 1 }), h('span', {}, t))), h('div', { c: C.Actions }, send, btn('Secondary', 'Omitir', () => go('/subscription'))));
  const ra = btn('Tertiary', 'Reanudar suscripción', () => busy(ra, async () => { sub = await api('/api/subscriptions/current/reactivate', {}); go('/subscription'); }));
  history.replaceState({}, '', '/subscription/cancel/confirm');
  paint('Suscripción cancelada', main(H1('Tu suscripción se ha cancelado'), h('p', {}, `Puedes seguir viendo Cinevora hasta el ${sub.accessUntil}. Te hemos enviado un correo de confirmación a ${me.email}.`), h('p', {}, '¿Has cambiado de idea? ', ra), survey));
}

const history_ = () => paint('Historial de facturación', main(A('/subscription', '‹ Suscripción', { class: C.Tertiary }), H1('Historial de facturación'), h('section', { c: C.Card }, sub.history.map(x => h('div', { c: C.Row }, h('p', {}, x.date), h('p', {}, x.text), h('p', {}, x.amount))))));
const payment = () => { const rm = btn('Tertiary', 'Eliminar', () => busy(rm, async () => { sub = await api('/api/subscriptions/payment/remove', {}); payment(); })); paint('Método de pago', main(A('/subscription', '‹ Suscripción', { class: C.Tertiary }), H1('Método de pago'), h('section', { c: C.Card }, h('div', { c: C.Row }, h('p', {}, sub.payment ? `${sub.payment.brand} terminada en ${sub.payment.last4}` : 'Sin método de pago'), sub.payment && rm)), h('p', { c: C.Muted }, 'Para añadir otra tarjeta te pediremos una verificación de tu banco.'))); };
function account() {
  const del = () => { const ok = btn('Primary', 'Eliminar cuenta', () => busy(ok, async () => { await api('/api/users/me/delete', {}); closeModal(); go('/logout'); })); modal('¿Eliminar tu cuenta?', ['Se eliminarán tu cuenta, tus perfiles y tu historial de forma permanente. Perderás el acceso inmediatamente, sin reembolso.'], [ok, btn('Secondary', 'Cancelar', closeModal)]); };
  const so = btn('Tertiary', 'Cerrar sesión en todos los dispositivos', () => busy(so, async () => { await api('/api/users/me/devices/signout', {}); so.textContent = 'Hecho'; }));
  const cb = h('input', { type: 'checkbox', checked: me.marketing, onChange: async () => { me.marketing = cb.checked; await api('/api/users/me/marketing', { enabled: cb.checked }); } });
  paint('Cuenta', main(H1('Cuenta'), h('section', { c: C.Card }, h('h2', {}, 'Datos personales'), h('div', { c: C.Row }, h('p', {}, 'Nombre'), h('p', {}, `${me.firstName} ${me.lastName}`)), h('div', { c: C.Row }, h('p', {}, 'Correo electrónico'), h('p', {}, me.email)), h('div', { c: C.Row }, h('p', {}, 'Contraseña'), h('p', {}, '••••••••')), h('div', { c: C.Row }, h('p', {}, 'Teléfono'), h('p', {}, me.phone))), h('section', { c: C.Card }, h('h2', {}, 'Comunicaciones'), h('label', { c: C.Check }, cb, h('span', {}, 'Recibir novedades y ofertas de Cinevora por correo'))), h('section', { c: C.Card }, h('h2', {}, 'Suscripción'), h('div', { c: C.Row }, h('p', {}, `Plan ${sub.plan.name}`), A('/subscription', 'Gestionar suscripción', { class: C.Tertiary }))), h('section', { c: C.Card }, h('h2', {}, 'Seguridad'), h('div', { c: C.Row }, so), h('div', { c: C.Row }, btn('Tertiary', 'Eliminar cuenta', del)))));
}
const simple = (t, ...k) => paint(t, main(H1(t), ...k));
async function route() {
  const p = location.pathname.replace(/\/$/, '') || '/';
  if (!me) { skeleton(); try { me = await api('/api/users/me'); } catch { document.title = 'Cinevora'; return root.replaceChildren(h('div', { c: C.App }, main(H1('Inicia sesión'), h('p', {}, 'Introduce tu correo electrónico y tu contraseña para continuar.')))); } }
  if (p === '/') return profile ? home() : picker();
  if (p === '/home') return home();
  if (p.startsWith('/subscription') || p === '/account') {
    if (!sub || p === '/subscription') { skeleton(); sub = await api('/api/subscriptions/current'); if ((location.pathname.replace(/\/$/, '') || '/') !== p) return; }
    return ({ '/subscription': subscription, '/subscription/cancel': cancelStart, '/subscription/cancel/confirm': cancelConfirm, '/subscription/change-plan': plansPage, '/subscription/billing-history': history_, '/subscription/payment': payment, '/account': account }[p] || subscription)();
  }
  if (p === '/settings') return simple('Ajustes', h('section', { c: C.Card }, h('div', { c: C.Row }, h('p', {}, 'Idioma'), h('p', {}, 'Español (España)')), h('div', { c: C.Row }, h('p', {}, 'Reproducción automática'), h('p', {}, 'Activada')), h('div', { c: C.Row }, h('p', {}, 'Controles parentales'), h('p', {}, 'Sin PIN'))));
  if (p === '/help') return simple('Centro de ayuda', h('section', { c: C.Card }, h('h2', {}, '¿Cómo cancelo mi suscripción?'), h('p', {}, 'Si te suscribiste en Cinevora.es: inicia sesión, elige tu perfil, ve a Suscripción y selecciona Cancelar suscripción. Podrás seguir viendo contenido hasta el final de tu periodo de facturación.'), h('p', {}, 'Si pagas a través de un proveedor (operador, Amazon o una tienda de apps), cancela con ese proveedor. Eliminar la app no cancela tu suscripción.'), A('/subscription', 'Ir a Suscripción')), h('section', { c: C.Card }, h('h2', {}, '¿Cómo cambio de plan?'), h('p', {}, 'Ve a Suscripción y selecciona Cambiar de plan.')));
  if (p === '/legal') return simple('Información legal', h('p', {}, 'Las suscripciones se renuevan automáticamente salvo que se cancelen antes de la siguiente fecha de facturación. Consulta los Términos de uso completos.'));
  if (p === '/logout') { document.title = 'Cinevora'; return root.replaceChildren(h('div', { c: C.App }, main(H1('Has cerrado sesión'), h('p', {}, 'Vuelve pronto.')))); }
  simple('No encontramos esta página', A('/home', 'Ir al inicio'));
}
addEventListener('popstate', () => { closeModal(); route(); });
route();
})();
