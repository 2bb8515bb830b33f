(function () {
  'use strict';
  const h = React.createElement, { useState, useEffect } = React;
  const { ConfigProvider, App: AntApp, Layout, Menu, Card, Button, Tag, Descriptions, Table, Row, Col, Steps, Checkbox, Input, Radio, Alert, Modal, Drawer, Dropdown, Avatar, Space, Typography, Progress, Breadcrumb, Collapse, Form, Switch, Result, Spin, message, Divider, List } = antd;
  const { Title, Text, Paragraph } = Typography;

  function call(path, body) {
    return fetch(path, body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
      .then(r => r.json().then(j => { if (!r.ok) throw new Error(j.error); return j; }));
  }
  const A = p => h('a', { href: p.to, className: p.className, onClick: e => { e.preventDefault(); p.go(p.to); } }, p.children);

  function Head(p) {
    const items = [{ key: '/', label: 'Mi cuenta' }, { key: '/cuenta/suscripcion', label: 'Suscripción' }, { key: '/cuenta/perfil', label: 'Perfil' }, { type: 'divider' }, { key: '/ayuda', label: 'Centro de ayuda' }, { key: '/cuenta/salir', label: 'Cerrar sesión' }];
    return h(Layout.Header, { className: 'vf-head' }, h(A, { to: '/', go: p.go, className: 'vf-logo' }, 'vitalia'),
      h('nav', null, [['Entrenar', '/entrenar'], ['Programas', '/entrenar/programas'], ['Recetas', '/entrenar/recetas'], ['Coach personal', '/coach']].map(x => h(A, { key: x[1], to: x[1], go: p.go }, x[0]))),
      h(Dropdown, { menu: { items, onClick: e => p.go(e.key) }, trigger: ['click'] }, h('a', { onClick: e => e.preventDefault(), href: '#', 'aria-label': 'Cuenta' }, h(Avatar, { style: { background: '#2d6a55' } }, 'MI'))));
  }

  function tag(me) {
    if (me.estado === 'cancelled') return h(Tag, null, 'Cancelada');
    if (me.estado === 'paused') return h(Tag, { color: 'orange' }, 'En pausa hasta el ' + me.pausa);
    return h(Tag, { color: 'green' }, 'Activa');
  }

  function Home(p) {
    const me = p.me;
    return h('div', null, h('div', { className: 'vf-hero' }, h('h2', null, 'Hola, ' + me.nombre), h('p', null, 'Llevas 3 entrenamientos esta semana. ¡Te queda uno para tu objetivo!'), h(Progress, { percent: 75, showInfo: false, strokeColor: '#c6f36b' })),
      h(Row, { gutter: [20, 20] }, h(Col, { xs: 24, md: 14 }, h(Card, { title: 'Tu suscripción', extra: tag(me) },
        me.estado === 'cancelled' ? h(Paragraph, null, 'Cancelaste tu suscripción el ' + me.fin + '. Ya no tienes acceso a los entrenamientos.') : h(Paragraph, null, h(Text, { strong: true }, me.plan), ' · plan anual con pago mensual · ' + me.precio + '/mes', h('br'), 'Próximo cargo: ' + me.proximo + (me.gratis ? ' (0,00 €)' : '')),
        h(Button, { href: '/cuenta/suscripcion', onClick: e => { e.preventDefault(); p.go('/cuenta/suscripcion'); } }, me.estado === 'cancelled' ? 'Ver detalles' : 'Gestionar suscripción'))),
      h(Col, { xs: 24, md: 10 }, h(Card, { title: 'Reto de invierno' }, h(Paragraph, null, '21 días, 20 minutos al día. Empieza cuando quieras y consigue tu insignia.'), h(A, { to: '/entrenar/programas', go: p.go }, 'Ver el reto'))),
      h(Col, { xs: 24, md: 12 }, h(Card, { title: 'Últimos entrenamientos' }, h(List, { dataSource: ['Fuerza tren inferior · 35 min', 'Yoga suave · 20 min', 'HIIT sin saltos · 25 min'], renderItem: x => h(List.Item, null, x) }))),
      h(Col, { xs: 24, md: 12 }, h(Card, { title: 'Entrena con un coach' }, h(Paragraph, null, 'Un plan hecho a tu medida y seguimiento semanal por 39 € al mes.'), h(A, { to: '/coach', go: p.go }, 'Quiero saber más')))));
  }

  const side = [{ key: '/', label: 'Resumen' }, { key: '/cuenta/suscripcion', label: 'Suscripción' }, { key: '/cuenta/facturas', label: 'Facturas y pagos' }, { key: '/cuenta/perfil', label: 'Perfil y privacidad' }];
  const Account = p => h(Row, { gutter: 24 }, h(Col, { xs: 24, md: 6 }, h(Menu, { mode: 'inline', items: side, selectedKeys: [p.path], onClick: e => p.go(e.key), style: { borderRadius: 10, marginBottom: 20 } })), h(Col, { xs: 24, md: 18, className: 'vf-stack' }, p.children));

  function Sub(p) {
    const me = p.me, [open, setOpen] = useState(false), off = me.estado === 'cancelled';
    return h(Account, p, h(Card, { title: 'Suscripción', extra: tag(me) }, h(Descriptions, { column: 1, bordered: true, size: 'small', items: [
      { key: 1, label: 'Plan', children: me.plan + ' (anual, pago mensual)' }, { key: 2, label: 'Cuota', children: me.precio + ' al mes, IVA incluido' }, { key: 3, label: 'Fecha de alta', children: me.alta },
      off ? { key: 4, label: 'Finalizó el', children: me.fin } : { key: 4, label: 'Próximo cargo', children: me.proximo }, off ? { key: 5, label: 'Próximo cargo', children: 'Ninguno' } : { key: 5, label: 'Renovación anual', children: me.renovacion }] }),
      h(Space, { style: { marginTop: 18 }, wrap: true }, off ? h(Button, { type: 'primary', onClick: () => p.act('renovar', 'Suscripción contratada de nuevo.') }, 'Volver a suscribirme') : [h(Button, { key: 'a', type: 'primary', onClick: () => setOpen(true) }, 'Gestionar plan'), h(Button, { key: 'b', onClick: () => p.go('/cuenta/facturas') }, 'Editar datos de pago')])),
      off ? null : h(Card, { title: 'Entrenad en pareja' }, h(Paragraph, null, 'Pásate a Vitalia Dúo por 21,99 €/mes y comparte tu suscripción.'), h(Button, { onClick: () => p.act('duo', 'Ya tienes Vitalia Dúo.') }, 'Cambiar a Dúo')),
      h(Drawer, { title: 'Gestionar plan', open, onClose: () => setOpen(false) }, h(Paragraph, null, h(Text, { strong: true }, me.plan), h('br'), 'Plan anual con pago mensual. Tu compromiso actual termina el ' + me.renovacion + '.'),
        h(Space, { direction: 'vertical', style: { width: '100%' } }, h(Button, { block: true, onClick: () => { setOpen(false); p.go('/planes'); } }, 'Cambiar de plan'), h(Button, { block: true, onClick: () => { setOpen(false); p.act('pausa', 'Tu suscripción está en pausa.'); } }, 'Pausar 2 meses'), h(Button, { block: true, type: 'link', danger: true, onClick: () => { setOpen(false); p.go('/cuenta/suscripcion/cancelar'); } }, 'Cancelar suscripción'))));
  }

  const REASONS = ['No la uso lo suficiente', 'Es demasiado cara', 'Faltan entrenamientos que me interesen', 'Problemas técnicos', 'Voy a un gimnasio presencial', 'Por motivos de salud', 'Otro motivo'];

  function Leave(p) {
    const me = p.me, [step, setStep] = useState(0), [why, setWhy] = useState([]), [note, setNote] = useState(''), [sum, setSum] = useState(null), [busy, setBusy] = useState(false), [err, setErr] = useState('');
    if (me.estado === 'cancelled') return h(Account, p, h(Result, { status: 'success', title: 'Has cancelado tu suscripción', subTitle: 'Tu suscripción finalizó el ' + me.fin + '. Te hemos enviado la confirmación y la factura a ' + me.correo + '.', extra: h(Button, { onClick: () => p.go('/') }, 'Volver a mi cuenta') }));
    let view;
    if (step === 0) view = h('div', null, h(Title, { level: 4 }, '¿Por qué quieres cancelar?'), h(Paragraph, null, 'Selecciona todos los motivos que correspondan.'), h(Checkbox.Group, { value: why, onChange: setWhy }, h(Space, { direction: 'vertical' }, REASONS.map(r => h(Checkbox, { key: r, value: r }, r)))), h(Input.TextArea, { rows: 3, style: { marginTop: 14 }, placeholder: 'Cuéntanos más (opcional)', value: note, onChange: e => setNote(e.target.value) }));
    if (step === 1) view = h('div', null, h(Title, { level: 4 }, 'Antes de irte, echa un vistazo a estas opciones'), h(Row, { gutter: [16, 16] },
      h(Col, { xs: 24, sm: 12 }, h(Card, { size: 'small', title: '2 meses gratis' }, h(Paragraph, null, 'Sigue con ' + me.plan + ' y no pagues las dos próximas cuotas.'), h(Button, { type: 'primary', onClick: () => { p.act('oferta', 'Tienes 2 meses gratis.'); p.go('/cuenta/suscripcion'); } }, 'Aceptar oferta'))),
      h(Col, { xs: 24, sm: 12 }, h(Card, { size: 'small', title: 'Vitalia Básico' }, h(Paragraph, null, 'Lo esencial por 7,99 €/mes, sin comisión por el cambio.'), h(Button, { onClick: () => { p.act('basico', 'Has cambiado a Vitalia Básico.'); p.go('/cuenta/suscripcion'); } }, 'Cambiar a Básico')))), h(Paragraph, { style: { marginTop: 14 } }, '¿Ninguna te convence? Puedes continuar con la cancelación.'));
    if (step === 2 && sum) view = h('div', null, h(Title, { level: 4 }, 'Revisa y confirma'), h(Descriptions, { column: 1, bordered: true, size: 'small', items: [
      { key: 1, label: 'Suscripción', children: sum.plan + ', plan anual con pago mensual' }, { key: 2, label: 'Fin del acceso', children: 'Hoy, ' + sum.fin }, { key: 3, label: 'Meses pendientes', children: String(sum.meses) }, { key: 4, label: 'Comisión por cancelación anticipada', children: h(Text, { strong: true }, sum.comision) }, { key: 5, label: 'Forma de pago', children: sum.tarjeta }] }),
      h(Paragraph, { type: 'secondary', style: { marginTop: 14 } }, 'Como contrataste un plan anual, al cancelar antes del ' + me.renovacion + ' se aplica una comisión del 50 % de las cuotas pendientes, según las ', h(A, { to: '/legal', go: p.go }, 'Condiciones de suscripción'), '. Al confirmar, cargaremos ' + sum.comision + ' en tu ' + sum.tarjeta + '.'));
    const next = () => { setErr(''); if (step === 1) { setBusy(true); call('/api/suscripcion/cancelacion/resumen', { motivos: why }).then(j => { setSum(j); setStep(2); }).catch(e => setErr(e.message)).then(() => setBusy(false)); } else setStep(step + 1); };
    const send = () => { setBusy(true); call('/api/suscripcion/cancelacion', { motivos: why, comentario: note }).then(p.setMe).catch(e => { setErr(e.message); setBusy(false); }); };
    return h(Account, p, h(Card, null, h(Steps, { size: 'small', current: step, items: [{ title: 'Motivo' }, { title: 'Opciones' }, { title: 'Confirmación' }], style: { marginBottom: 24 } }), view, err ? h(Alert, { type: 'error', message: err, style: { marginTop: 14 } }) : null,
      h(Divider), h(Space, { wrap: true }, step ? h(Button, { onClick: () => setStep(step - 1) }, 'Atrás') : null, h(Button, { type: step ? 'default' : 'text', onClick: () => p.go('/cuenta/suscripcion') }, 'Conservar mi plan'),
        step < 2 ? h(Button, { type: 'primary', disabled: !why.length, loading: busy, onClick: next }, step ? 'No, gracias' : 'Continuar') : h(Button, { type: 'primary', danger: true, loading: busy, onClick: send }, 'Confirmar cancelación'))));
  }

  function Other(p) {
    const me = p.me;
    switch (p.path) {
      case '/cuenta/facturas': return h(Account, p, h(Card, { title: 'Forma de pago' }, me.tarjeta ? h(Space, null, 'Visa terminada en 4417', h(Button, { size: 'small', onClick: () => p.act('tarjeta', 'Tarjeta eliminada.') }, 'Eliminar')) : 'No hay ninguna tarjeta guardada'), h(Card, { title: 'Facturas' }, h(Table, { size: 'small', pagination: false, dataSource: me.facturas, columns: [{ title: 'Fecha', dataIndex: 'fecha' }, { title: 'Concepto', dataIndex: 'concepto' }, { title: 'Importe', dataIndex: 'importe' }] })));
      case '/cuenta/perfil': return h(Account, p, h(Card, { title: 'Perfil' }, h(Form, { layout: 'vertical' }, h(Form.Item, { label: 'Nombre' }, h(Input, { defaultValue: me.nombre + ' ' + me.apellidos })), h(Form.Item, { label: 'Correo electrónico' }, h(Input, { defaultValue: me.correo })), h(Form.Item, { label: 'Recibir novedades y ofertas' }, h(Switch, { defaultChecked: true })), h(Button, { type: 'primary', onClick: () => p.act('perfil', 'Cambios guardados.') }, 'Guardar cambios'))), h(Card, { title: 'Privacidad' }, h(Paragraph, null, 'Si eliminas tu cuenta perderás tu historial, tus insignias y tu suscripción.'), h(Button, { danger: true, onClick: () => Modal.confirm({ title: '¿Eliminar la cuenta?', content: 'Esta acción no se puede deshacer.', okText: 'Eliminar cuenta', cancelText: 'Volver', onOk: () => p.act('eliminar', 'Cuenta eliminada.') }) }, 'Eliminar mi cuenta')));
      case '/planes': return h('div', null, h(Title, { level: 3 }, 'Elige tu plan'), h(Row, { gutter: 20 }, [['Vitalia Básico', '7,99 €', 'basico'], ['Vitalia Dúo', '21,99 €', 'duo']].map(x => h(Col, { key: x[0], xs: 24, sm: 12 }, h(Card, { title: x[0] }, h(Title, { level: 4 }, x[1] + '/mes'), h(Button, { onClick: () => p.act(x[2], 'Plan actualizado.') }, 'Elegir este plan'))))));
      case '/coach': return h(Card, { title: 'Coach personal' }, h(Paragraph, null, 'Plan a medida, chat y videollamada mensual. 39 € al mes, sin permanencia.'), h(Button, { type: 'primary', onClick: () => p.act('coach', '¡Bienvenida! Tu coach te escribirá hoy.') }, 'Contratar ahora'));
      case '/ayuda': return h('div', null, h(Title, { level: 3 }, 'Centro de ayuda'), h(Collapse, { items: [{ key: 1, label: '¿En cuántos dispositivos puedo entrenar?', children: 'En todos los que quieras, de uno en uno.' }, { key: 2, label: '¿Cómo cancelo mi suscripción?', children: 'Entra en Mi cuenta > Suscripción, pulsa Gestionar plan y elige Cancelar suscripción. Según tu tipo de plan pueden aplicarse condiciones.' }, { key: 3, label: 'El vídeo se corta', children: 'Baja la calidad a 720p o prueba con otra red.' }] }));
      case '/legal': return h(Card, { title: 'Condiciones de suscripción' }, h(Paragraph, null, '4. Plan anual con pago mensual. Ofrece un precio reducido a cambio de un compromiso de doce meses. Puedes cancelar sin coste en los 14 días siguientes a la contratación. Después, se aplicará una comisión por cancelación anticipada del 50 % de las cuotas que resten hasta la renovación. En los 30 días anteriores a la renovación puedes cancelar sin comisión.'));
      case '/cuenta/salir': return h(Result, { status: 'info', title: 'Tu sesión sigue abierta en este dispositivo', extra: h(Button, { onClick: () => p.go('/') }, 'Mi cuenta') });
      default: return h(Card, { title: 'Entrenar' }, h(Row, { gutter: [16, 16] }, ['Core en 15 minutos', 'Fuerza con mancuernas', 'Movilidad para oficina', 'Correr 5 km'].map(x => h(Col, { key: x, xs: 12, md: 6 }, h(Card, { size: 'small', hoverable: true }, x)))));
    }
  }

  function Main() {
    const [me, setMe] = useState(null), [path, setPath] = useState(location.pathname), [api, holder] = message.useMessage();
    const [cookie, setCookie] = useState(!/(^|; )vf_cookies=/.test(document.cookie));
    useEffect(() => { call('/api/cuenta').then(setMe); const back = () => setPath(location.pathname); addEventListener('popstate', back); return () => removeEventListener('popstate', back); }, []);
    const go = to => { history.pushState(null, '', to); setPath(to); window.scrollTo(0, 0); };
    const act = (name, text) => call('/api/acciones/' + name, {}).then(j => { setMe(j); api.success(text); });
    const choose = v => { document.cookie = 'vf_cookies=' + v + ';path=/;max-age=15552000'; setCookie(false); };
    if (!me) return h('div', { style: { padding: 90, textAlign: 'center' } }, h(Spin));
    const p = { me, setMe, go, act, path };
    const view = me.estado === 'deleted' ? h(Result, { title: 'Cuenta eliminada' }) : path === '/' || path === '/cuenta' ? h(Home, p) : path === '/cuenta/suscripcion' ? h(Sub, p) : path === '/cuenta/suscripcion/cancelar' ? h(Leave, p) : h(Other, p);
    return h(Layout, null, holder, h(Head, p), h(Layout.Content, { className: 'vf-main' }, view),
      h('footer', { className: 'vf-foot' }, [['Planes y precios', '/planes'], ['Centro de ayuda', '/ayuda'], ['Condiciones de suscripción', '/legal'], ['Coach personal', '/coach']].map(x => h(A, { key: x[1], to: x[1], go }, x[0])), h('div', null, '© ' + me.anio + ' Vitalia Fit Digital, S.L. · C/ Pujades 112, 08005 Barcelona · Consulta con tu médico antes de empezar un programa de ejercicio.')),
      h(Modal, { open: cookie, closable: false, maskClosable: false, title: 'Usamos cookies', footer: [h(Button, { key: 'n', onClick: () => choose('no') }, 'Rechazar'), h(Button, { key: 's', type: 'primary', onClick: () => choose('si') }, 'Aceptar todas')] }, 'Utilizamos cookies propias y de terceros para analizar el uso de la web y mostrarte publicidad relacionada con tus preferencias.'));
  }
  ReactDOM.createRoot(document.getElementById('root')).render(h(ConfigProvider, { theme: { token: { colorPrimary: '#2d6a55', borderRadius: 8 } } }, h(Main)));
})();
