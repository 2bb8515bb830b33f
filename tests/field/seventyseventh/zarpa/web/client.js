(() => {
const root = document.getElementById('root'), layers = document.getElementById('layers');
let user, mem, reason = null, navId = 0;
const rpc = (name, body) => fetch('/_p/api/' + name + '?localeCode=mx', {method: 'POST', headers: {'Content-Type': 'application/json', 'x-csrf-token': 'x'}, body: JSON.stringify(body || {})}).then(r => r.json()).then(r => r.data);
const esc = s => String(s).replace(/[&<>"]/g, c => ({'&':'&amp;','<':'&lt;','>':'&gt;','"':'&quot;'}[c]));
const B = (label, on, cls = '', extra = '') => `<button data-baseweb="button" class="_c1 ${cls}" data-on="${on}" ${extra}>${label}</button>`;
const row = (icon, t, d, on) => on[0] === '/' ? `<a class="_d0" href="${on}"><span aria-hidden="true">${icon}</span><div><div>${t}</div>${d ? `<div class="_d1">${d}</div>` : ''}</div><span aria-hidden="true">›</span></a>`
  : `<button class="_d0" data-on="${on}"><span aria-hidden="true">${icon}</span><div><div>${t}</div>${d ? `<div class="_d1">${d}</div>` : ''}</div><span aria-hidden="true">›</span></button>`;
const back = (u, t) => `<p><a href="${u}" aria-label="Atrás">← ${t}</a></p>`;
const shops = [['Tacos La Güera', '20-35 min · Envío MX$0', '4.7'], ['Sushi Kaori', '30-45 min · Envío MX$0', '4.5'], ['Súper Del Barrio', '25-40 min · Envío MX$19', '4.6'], ['Farmacia San Telmo', '15-30 min · Envío MX$0', '4.8'], ['Pollos Don Chema', '25-40 min · Envío MX$0', '4.4'], ['Pizza Forno 9', '30-40 min · Envío MX$12', '4.3'], ['Café Obsidiana', '10-20 min · Envío MX$0', '4.9'], ['La Tlayuda', '35-50 min · Envío MX$25', '4.6']];
const REASONS = [['NOT_ENOUGH_SAVINGS', 'No ahorro lo suficiente'], ['LOW_USAGE', 'No pido con frecuencia'], ['TOO_EXPENSIVE', 'La membresía es muy cara'], ['BAD_SERVICE', 'Tuve problemas con mis pedidos'], ['FEW_STORES', 'Mis tiendas favoritas no participan'], ['UNEXPECTED_CHARGE', 'No esperaba que se renovara'], ['OTHER', 'Otro motivo']];
const line = () => mem.status === 'ENDING' ? `Tu membresía finaliza el ${mem.renews}` : mem.status === 'PAUSED' ? `En pausa hasta el ${mem.pauseUntil}` : `Se renueva el ${mem.renews}`;

const pages = {
 '/': () => `<div style="display:flex;gap:12px;overflow:auto;margin-bottom:20px">${['Restaurantes', 'Súper', 'Farmacia', 'Licores', 'Mascotas', 'Flores', 'Conveniencia'].map(c => `<button class="_c0">${c}</button>`).join('')}</div>
  <div class="_f0"><h3>Hasta 40% en tu súper de la semana</h3><p>Solo para miembros de Zarpa Uno. Aplican términos.</p></div><h2>Lo más pedido cerca de ti</h2><div class="_e0">${shops.map(s => `<div class="_e1" data-testid="store-card"><div class="im"></div><h3>${s[0]}</h3><div class="_d1">${s[1]} · ★ ${s[2]}</div></div>`).join('')}</div>`,
 '/pedidos': () => `<div class="_b1"><h1>Pedidos anteriores</h1>${shops.slice(0, 4).map((s, i) => `<div class="_f1"><h3>${s[0]}</h3><div class="_d1">${i + 2} artículos · MX$${(184 + i * 37).toFixed(2)} · Completado</div>${B('Volver a pedir', 'reorder', '_c2')}</div>`).join('')}</div>`,
 '/wallet': () => `<div class="_b1"><h1>Wallet</h1>${user.cards.map(c => `<div class="_f1"><h3>${c.label}</h3>${c.default ? '<div class="_d1">Predeterminada</div>' + B('Eliminar método de pago', 'delCard:' + c.id, '_c3') : ''}</div>`).join('')}<h2>Cupones</h2><p class="_d1">No tienes cupones disponibles.</p></div>`,
 '/cuenta': () => `<div class="_b1"><h1>Tu cuenta</h1><p><label>Nombre<br><input class="_an" id="fn" value="${esc(user.firstName)}"></label></p><p class="_d1">${user.phone} · ${user.email}</p>${B('Actualizar', 'saveUser', '_c2')}<h2>Preferencias de marketing</h2>${[['push', 'Notificaciones con promociones'], ['email', 'Correos con ofertas y novedades']].map(([k, t]) => `<label class="_h0" data-baseweb="checkbox"><input type="checkbox" data-mk="${k}" ${user.marketing[k] ? 'checked' : ''}> ${t}</label>`).join('')}<h2>Privacidad</h2>${row('🗑', 'Eliminar cuenta', 'Borra tu cuenta y tus datos', 'delUser')}</div>`,
 '/uno': () => `<div class="_b1"><h1>Zarpa Uno</h1><div class="_f0"><h3>Has ahorrado ${mem.saved}</h3><div class="_d1">En ${mem.orders} pedidos desde el ${mem.since}</div></div>${mem.promo ? `<div class="_f1">${mem.promo}</div>` : ''}
  ${mem.status === 'ENDING' ? `<div class="_f1" role="status"><h3>${line()}</h3><p class="_d1">Seguirás disfrutando tus beneficios hasta esa fecha. No se harán más cobros.</p>${B('Reactivar membresía', 'resume')}</div>` : ''}${mem.status === 'PAUSED' ? `<div class="_f1"><h3>${line()}</h3>${B('Reanudar membresía', 'resume')}</div>` : ''}
  <h2>Tus beneficios</h2>${row('🛵', 'Envío de MX$0', 'En pedidos elegibles desde MX$149', 'noop')}${row('％', 'Hasta 10% de descuento', 'En tiendas participantes', 'noop')}${row('⭐', 'Ofertas exclusivas', 'Cada semana', 'noop')}<h2>Membresía</h2>${row('⚙', 'Administrar membresía', line(), '/uno/administrar')}${row('?', 'Ayuda con Zarpa Uno', '', '/ayuda')}</div>`,
 '/uno/administrar': () => `<div class="_b1">${back('/uno', 'Zarpa Uno')}<h1>Administrar membresía</h1>${row('📅', `Plan ${mem.plan}`, `${mem.price} · ${line()}`, 'noop')}${row('💳', 'Método de pago', user.cards[0] ? user.cards[0].label : 'Agregar', '/wallet')}${mem.plan === 'Mensual' && mem.status === 'ACTIVE' ? row('⬆', 'Cambiar a plan anual', 'MX$690.00 al año. Ahorra 16%', 'annual') : ''}${row('📄', 'Términos de la membresía', '', '/ayuda')}${mem.status === 'ENDING' ? B('Reactivar membresía', 'resume') : row('✕', 'Finalizar membresía', '', '/uno/finalizar')}<p class="_d1">Tu membresía se renueva de forma automática. Para evitar el siguiente cobro, finalízala antes de la fecha de renovación.</p></div>`,
 '/uno/finalizar': () => `<div class="_b1">${back('/uno/administrar', 'Administrar membresía')}<h1>¿Quieres renunciar a tus ahorros?</h1><div class="_f0"><h3>${mem.savedMonth} ahorrados este mes</h3><div class="_d1">Sin Zarpa Uno habrías pagado envío y tarifas completas en tus últimos 4 pedidos.</div></div><p>Si finalizas tu membresía, perderás:</p><ul><li>Envío de MX$0 en pedidos elegibles</li><li>Hasta 10% de descuento en tiendas participantes</li><li>Ofertas exclusivas cada semana</li></ul>${B('Conservar Zarpa Uno', 'go:/uno')}${B('Continuar', 'go:/uno/finalizar/motivo', '_c2')}</div>`,
 '/uno/finalizar/motivo': () => `<div class="_b1">${back('/uno/finalizar', 'Atrás')}<h1>¿Por qué quieres finalizar tu membresía?</h1><p class="_d1">Tu respuesta nos ayuda a mejorar.</p><div role="radiogroup" aria-label="Motivo" data-baseweb="radio-group">${REASONS.map(([k, t]) => `<label class="_h0" data-baseweb="radio"><div class="_h1 ${reason === k ? 'ck' : ''}"><div></div></div><input class="_h2" type="radio" name="reason" value="${k}" ${reason === k ? 'checked' : ''}><div>${t}</div></label>`).join('')}</div>${B('Continuar', 'go:/uno/finalizar/opciones', '', reason ? '' : 'disabled')}${B('Conservar Zarpa Uno', 'go:/uno', '_c3')}</div>`,
 '/uno/finalizar/opciones': () => `<div class="_b1">${back('/uno/finalizar/motivo', 'Atrás')}<h1>Antes de que te vayas</h1><div class="_f0"><h3>50% de descuento por 2 meses</h3><p>Paga MX$34.50 al mes en tus próximos 2 cobros. Después, ${mem.price}.</p>${B('Obtener 50% de descuento', 'offer')}</div><div class="_f1"><h3>¿Necesitas un descanso?</h3><p>Pausa tu membresía por 4 semanas sin costo. Se reanuda el ${mem.pauseUntil}.</p>${B('Pausar membresía', 'pause', '_c2')}</div>${B('Seguir y finalizar membresía', 'confirm', '_c3', 'aria-haspopup="dialog"')}</div>`,
 '/uno/listo': () => `<div class="_b1"><h1>Finalizaste tu membresía</h1><p>Conservarás tus beneficios de Zarpa Uno hasta el <strong>${mem.renews}</strong>. No te cobraremos de nuevo.</p><p class="_d1">Enviamos la confirmación a ${user.email}. Puedes volver cuando quieras.</p>${B('Listo', 'go:/uno')}</div>`,
 '/ayuda': () => `<div class="_b1"><h1>Ayuda</h1>${row('•', '¿Cómo finalizo mi membresía?', 'Ve a Menú > Zarpa Uno > Administrar membresía > Finalizar membresía.', 'noop')}${row('•', 'Me cobraron un pedido que no recibí', '', 'noop')}${row('•', 'Chatear con soporte', 'Tiempo de espera: 6 min', 'noop')}</div>`,
};
const guarded = p => (mem.status === 'ENDING' && p.startsWith('/uno/finalizar')) ? '/uno' : p === '/uno/listo' && mem.status !== 'ENDING' ? '/uno' : (p.startsWith('/uno/finalizar/opciones') && !reason) ? '/uno/finalizar' : pages[p] ? p : '/';

function render(skeleton) {
  const want = location.pathname.replace(/(.)\/$/, '$1'), p = guarded(want);
  if (p !== want) history.replaceState({}, '', p);
  if (user.deleted) { root.innerHTML = '<main class="_b0"><h1>Tu cuenta fue eliminada</h1></main>'; return; }
  const main = skeleton ? '<div class="sk" style="height:48px"></div><div class="sk" style="height:160px"></div>' : pages[p]();
  root.innerHTML = `<div id="wrapper"><header class="_ak"><button class="_c0" data-on="drawer" aria-label="Menú principal" data-testid="menu-button">☰</button><a class="_am" href="/" aria-label="Zarpa inicio">Zarp<b>a</b></a><button class="_c0">📍 Av. Horizonte 212 · Ahora</button><input class="_an" type="search" placeholder="Busca en Zarpa" aria-label="Buscar"><button class="_c0" aria-label="0 carritos">🛒 0</button></header>
  <main id="main-content" class="_b0">${main}</main><footer class="_j0"><ul><li><a href="/ayuda">Obtener ayuda</a></li><li>Registra tu restaurante</li><li>Regístrate para repartir</li><li>Restaurantes cerca</li><li>Ciudades</li><li>Precios</li><li>Privacidad</li><li>Términos</li><li>No vender mis datos</li></ul><p>© 2026 Zarpa Tecnologías S.A. de C.V. · México · Español</p></footer>
  ${localStorage.zc ? '' : '<div class="_i0" role="region" aria-label="Cookies"><p>Al hacer clic en "Entendido", aceptas que usemos cookies para personalizar contenido y medir resultados.</p><button class="_c0" data-on="ck">Configurar</button><button class="_c0" data-on="ck">Entendido</button></div>'}</div>`;
}
async function go(u, keep) {
  const id = ++navId; if (!keep) history.pushState({}, '', u);
  shut(); scrollTo(0, 0); render(true);
  const r = await rpc('getMembershipHubV1'); if (id !== navId) return;
  mem = r.membership; render();
}
function layer(cls, inner, attrs) { layers.innerHTML = `<div class="_g0" data-on="shut"></div><div class="${cls}" ${attrs}>${inner}</div>`; requestAnimationFrame(() => requestAnimationFrame(() => [...layers.children].forEach(n => n.classList.add('on')))); }
function shut() { [...layers.children].forEach(n => n.classList.remove('on')); setTimeout(() => { if (!layers.querySelector('.on')) layers.innerHTML = ''; }, 260); }
const sheet = (t, b) => layer('_g2', `<h2 id="sh">${t}</h2>${b}`, 'role="dialog" aria-modal="true" aria-labelledby="sh" data-baseweb="modal"');
const act = async (name, body, msg) => { document.querySelectorAll('[data-baseweb=button]').forEach(b => { b.disabled = true; }); const r = await rpc(name, body); mem = r.membership; user = r.user; shut(); render(); if (msg) { const d = document.createElement('div'); d.className = '_k0'; d.setAttribute('role', 'status'); d.textContent = msg; document.body.append(d); setTimeout(() => d.remove(), 4500); } };
const on = {
 noop() {}, shut, go, ck() { localStorage.zc = '1'; render(); },
 drawer: () => layer('_g1', `<h3>${esc(user.firstName)} ${esc(user.lastName)}</h3><p><a href="/cuenta">Administrar cuenta</a></p>${row('📋', 'Pedidos', '', '/pedidos')}${row('👛', 'Wallet', '', '/wallet')}${row('①', 'Zarpa Uno', line(), '/uno')}${row('?', 'Ayuda', '', '/ayuda')}${row('🎁', 'Invita a tus amigos', 'Gana MX$100', 'noop')}${row('🏢', 'Crea una cuenta de negocios', '', 'noop')}${row('↩', 'Cerrar sesión', '', 'noop')}`, 'role="dialog" aria-modal="true" aria-label="Menú" data-baseweb="drawer"'),
 annual: () => sheet('Cambia al plan anual', `<p>Hoy se cobrarán MX$690.00 a ${user.cards[0].label}.</p>${B('Confirmar y pagar', 'annualYes')}${B('Ahora no', 'shut', '_c2')}`),
 annualYes: () => act('switchMembershipPlanV1', {plan: 'ANNUAL'}, 'Ya tienes el plan anual'),
 confirm: () => sheet('¿Finalizar tu membresía?', `<p>Tus beneficios terminarán el ${mem.renews}. No tiene costo y no se harán más cobros.</p>${B('Finalizar membresía', 'end', '_c4')}${B('Conservar Zarpa Uno', 'go:/uno', '_c2')}`),
 end: async () => { await act('endMembershipV1', {membershipId: mem.id, reason}); reason = null; history.pushState({}, '', '/uno/listo'); render(); },
 offer: async () => { await act('acceptRetentionOfferV1', {offer: 'HALF_2M'}, 'Se aplicó tu descuento'); go('/uno'); },
 pause: () => sheet('¿Pausar 4 semanas?', `<p>Se reanudará y se cobrará el ${mem.pauseUntil}.</p>${B('Confirmar pausa', 'pauseYes')}${B('Cancelar', 'shut', '_c2')}`),
 pauseYes: async () => { await act('pauseMembershipV1', {weeks: 4}, 'Membresía en pausa'); go('/uno'); },
 resume: () => act('resumeMembershipV1', {}, 'Tu membresía está activa'),
 delCard: id => sheet('¿Eliminar método de pago?', B('Eliminar', 'delCardYes:' + id, '_c4') + B('Cancelar', 'shut', '_c2')), delCardYes: id => act('deletePaymentProfileV1', {id}, 'Se eliminó'),
 saveUser: () => act('updateUserV1', {firstName: document.getElementById('fn').value}, 'Actualizado'),
 delUser: () => sheet('¿Eliminar tu cuenta?', `<p>También perderás tu membresía y tu saldo.</p>${B('Eliminar cuenta', 'delUserYes', '_c4')}${B('Cancelar', 'shut', '_c2')}`), delUserYes: () => act('deleteUserV1', {}),
 reorder: () => sheet('Tu pedido', `<p>Se entregará en Av. Horizonte 212.</p>${B('Hacer pedido', 'order')}${B('Cerrar', 'shut', '_c2')}`), order: () => act('placeOrderV1', {}, 'Pedido realizado'),
};
document.addEventListener('click', e => {
  const a = e.target.closest('a[href^="/"]'); if (a) { e.preventDefault(); return go(a.getAttribute('href')); }
  const b = e.target.closest('[data-on]'); if (!b || b.disabled) return;
  const i = b.dataset.on.indexOf(':'); i < 0 ? on[b.dataset.on]() : on[b.dataset.on.slice(0, i)](b.dataset.on.slice(i + 1));
});
document.addEventListener('change', e => {
  if (e.target.name === 'reason') { reason = e.target.value; render(); const r = document.querySelector('input[name=reason]:checked'); if (r) r.focus({preventScroll: true}); }
  if (e.target.dataset.mk) act('updateMarketingPreferencesV1', {key: e.target.dataset.mk, on: e.target.checked}, 'Guardado');
});
document.addEventListener('keydown', e => { if (e.key === 'Escape') shut(); });
addEventListener('popstate', () => go(location.pathname, true));
Promise.all([rpc('getUserV1'), rpc('getMembershipHubV1')]).then(([a, b]) => { user = a.user; mem = b.membership; render(); });
})();
