const api = async (method, path, body) => {
  const r = await fetch('/api' + path, {method, headers: {'Content-Type': 'application/json'}, body: body ? JSON.stringify(body) : undefined});
  if (!r.ok) throw new Error(r.status);
  return r.json();
};
const TABS = {perfil: 'Perfil', suscripcion: 'Suscripción y pagos', compras: 'Mis compras', notificaciones: 'Notificaciones', privacidad: 'Privacidad y seguridad'};

const app = Vue.createApp({
  data: () => ({
    c: null, ruta: location.pathname, cookies: !document.cookie.includes('aulika_ck='), TABS, busca: '',
    dlg: null, paso: 'pierdes', motivos: [], texto: '', acepto: false, ocupado: false, meses: 1, plan: 'basico', clave: '', nombre: '',
    MOTIVOS: ['Es demasiado caro para mí', 'No tengo tiempo para estudiar', 'No encuentro cursos que me interesen', 'Ya terminé lo que quería aprender', 'Problemas técnicos con la plataforma', 'Uso otra plataforma', 'Otro motivo'],
    cursos: [['Fotografía de producto con luz natural', 62], ['Excel avanzado para analistas', 100], ['Introducción a la ilustración botánica', 18], ['Python desde cero', 35], ['Redacción para marcas', 0], ['Cerámica en casa', 0]],
  }),
  computed: {
    tab() { const m = this.ruta.match(/^\/configuracion\/(\w+)/); return this.ruta === '/' ? 'suscripcion' : m && TABS[m[1]] ? m[1] : null; },
    s() { return this.c.suscripcion; },
  },
  async created() {
    addEventListener('popstate', () => { this.ruta = location.pathname; });
    this.c = await api('GET', '/cuenta');
    this.nombre = this.c.usuario.nombre;
  },
  methods: {
    ir(p) { history.pushState({}, '', p); this.ruta = p; this.dlg = null; scrollTo(0, 0); },
    aviso(message, color = 'positive') { this.$q.notify({message, color, position: 'top', timeout: 4000}); },
    galletas(v) { document.cookie = 'aulika_ck=' + v + ';path=/;max-age=31536000'; api('POST', '/cookies', {eleccion: v}); this.cookies = false; },
    abrir(d) { this.dlg = d; this.paso = 'pierdes'; this.motivos = []; this.texto = ''; this.acepto = false; },
    async hacer(method, path, body, msg) {
      this.ocupado = true;
      try { this.c = await api(method, path, body); if (msg) this.aviso(msg); } catch (e) { this.aviso('Algo salió mal. Inténtalo de nuevo.', 'negative'); }
      this.ocupado = false;
    },
    encuesta() { api('POST', '/encuesta', {motivos: this.motivos, comentario: this.texto}); this.paso = this.s.precio === '189,00 €' ? 'oferta' : 'confirmar'; },
    async oferta() { await this.hacer('POST', '/suscripcion/oferta', {codigo: 'QUEDATE40'}, '¡Genial! Tu descuento se aplicará en la próxima renovación.'); this.dlg = null; },
    async fin() { await this.hacer('PATCH', '/suscripcion/renovacion', {activa: false}); if (this.s.estado === 'no_renueva') this.paso = 'listo'; },
  },
  template: `
<q-layout view="hHh lpr fff" v-if="c">
  <q-header class="bg-white text-dark" bordered><q-toolbar class="wrap">
    <a class="logo q-mr-lg" href="/inicio" @click.prevent="ir('/inicio')">aulika</a>
    <q-btn flat no-caps label="Categorías" icon-right="expand_more" class="gt-sm"><q-menu><q-list style="min-width:200px"><q-item v-for="x in ['Diseño','Ilustración','Fotografía','Programación','Marketing','Idiomas','Manualidades']" :key="x" clickable v-close-popup @click="ir('/inicio')"><q-item-section>{{x}}</q-item-section></q-item></q-list></q-menu></q-btn>
    <q-input dense outlined rounded v-model="busca" placeholder="¿Qué quieres aprender?" class="col q-mx-md gt-xs"><template #prepend><q-icon name="search"/></template></q-input>
    <q-btn flat no-caps label="Mis cursos" class="gt-sm" @click="ir('/inicio')"/>
    <q-btn flat no-caps color="deep-orange" label="Regala Plus" class="gt-sm" @click="ir('/regala')"/>
    <q-btn flat round icon="notifications" aria-label="Notificaciones"><q-badge color="red" floating>3</q-badge></q-btn>
    <q-btn flat round aria-label="Menú de usuario"><q-avatar size="34px" color="deep-purple" text-color="white">L</q-avatar>
      <q-menu><q-list style="min-width:230px"><q-item><q-item-section><q-item-label>{{c.usuario.nombre}}</q-item-label><q-item-label caption>{{c.usuario.correo}}</q-item-label></q-item-section></q-item><q-separator/>
        <q-item clickable v-close-popup @click="ir('/inicio')"><q-item-section>Mi aprendizaje</q-item-section></q-item>
        <q-item clickable v-close-popup @click="ir('/configuracion/perfil')"><q-item-section>Configuración</q-item-section></q-item>
        <q-item clickable v-close-popup @click="ir('/ayuda')"><q-item-section>Centro de ayuda</q-item-section></q-item><q-separator/>
        <q-item clickable v-close-popup><q-item-section>Cerrar sesión</q-item-section></q-item></q-list></q-menu></q-btn>
  </q-toolbar></q-header>
  <q-page-container><q-page class="q-pa-md"><div class="wrap q-py-lg">

    <template v-if="tab">
      <h1>Configuración</h1>
      <q-tabs :model-value="tab" @update:model-value="t => ir('/configuracion/' + t)" no-caps align="left" active-color="deep-purple" indicator-color="deep-purple" class="q-mb-lg" outside-arrows mobile-arrows><q-tab v-for="(t, k) in TABS" :key="k" :name="k" :label="t"/></q-tabs>

      <div v-if="tab === 'suscripcion'" class="row q-col-gutter-lg">
        <div class="col-12 col-md-8">
          <q-banner v-if="s.estado === 'no_renueva'" rounded class="bg-amber-2 q-mb-md"><template #avatar><q-icon name="event_busy" color="amber-9"/></template>Cancelaste tu suscripción. Podrás seguir aprendiendo hasta el <b>{{s.hasta}}</b> y no se te hará ningún otro cobro.<template #action><q-btn flat no-caps color="deep-purple" label="Reactivar suscripción" :loading="ocupado" @click="hacer('PATCH', '/suscripcion/renovacion', {activa: true}, '¡Qué bueno tenerte de vuelta!')"/></template></q-banner>
          <q-banner v-if="s.estado === 'pausada'" rounded class="bg-blue-1 q-mb-md">Tu suscripción está en pausa durante {{s.pausa}} {{s.pausa === 1 ? 'mes' : 'meses'}}. Después seguirá y se renovará automáticamente.</q-banner>
          <q-banner v-if="s.estado === 'eliminada'" rounded class="bg-red-2 q-mb-md">Tu cuenta se está eliminando.</q-banner>
          <q-card flat bordered class="q-mb-md"><q-card-section>
            <div class="row items-start"><div class="col"><h2>{{s.plan}} <q-chip dense square :color="s.estado === 'activa' ? 'green-2' : 'amber-3'" :label="s.estado === 'activa' ? 'Activa' : s.estado === 'no_renueva' ? 'Cancelada' : s.estado === 'pausada' ? 'En pausa' : 'Eliminada'"/></h2><div class="text-grey-8">Suscripción {{s.periodo}} · desde el {{s.desde}}</div></div>
              <q-btn-dropdown v-if="s.estado === 'activa' || s.estado === 'pausada'" outline no-caps color="deep-purple" label="Administrar plan"><q-list>
                <q-item clickable v-close-popup @click="abrir('plan')"><q-item-section>Cambiar de plan</q-item-section></q-item>
                <q-item clickable v-close-popup @click="ir('/regala')"><q-item-section>Regalar una suscripción</q-item-section></q-item>
                <q-item v-if="s.estado === 'activa'" clickable v-close-popup @click="abrir('pausa')"><q-item-section>Pausar suscripción</q-item-section></q-item>
                <q-item clickable v-close-popup @click="abrir('baja')"><q-item-section>Desactivar renovación automática</q-item-section></q-item></q-list></q-btn-dropdown></div>
            <q-separator class="q-my-md"/>
            <div class="row q-col-gutter-md"><div class="col-12 col-sm-4"><div class="text-caption text-grey-7">Precio</div>{{s.precio}} al año</div><div class="col-12 col-sm-4"><div class="text-caption text-grey-7">{{s.estado === 'no_renueva' ? 'Acceso hasta' : 'Próxima renovación'}}</div>{{s.hasta}}</div><div class="col-12 col-sm-4"><div class="text-caption text-grey-7">Renovación automática</div>{{s.estado === 'no_renueva' || s.estado === 'eliminada' ? 'Desactivada' : 'Activada'}}</div></div>
          </q-card-section></q-card>
          <q-card flat bordered class="q-mb-md"><q-card-section><h2>Método de pago</h2><div class="row items-center"><div class="col"><q-icon name="credit_card" class="q-mr-sm"/>{{c.tarjeta || 'No tienes ningún método de pago guardado'}}</div><q-btn flat no-caps color="deep-purple" label="Actualizar" @click="ir('/ayuda')"/><q-btn v-if="c.tarjeta" flat no-caps color="grey-8" label="Eliminar" @click="hacer('DELETE', '/tarjeta', null, 'Tarjeta eliminada')"/></div></q-card-section></q-card>
          <q-card flat bordered><q-card-section><h2>Historial de pagos</h2><q-markup-table flat dense><thead><tr><th class="text-left">Fecha</th><th class="text-left">Concepto</th><th class="text-right">Importe</th><th></th></tr></thead><tbody><tr><td>{{s.desde}}</td><td>Aulika Plus anual</td><td class="text-right">189,00 €</td><td><q-btn flat dense round icon="download" aria-label="Descargar factura"/></td></tr></tbody></q-markup-table></q-card-section></q-card>
        </div>
        <div class="col-12 col-md-4"><q-card class="bg-deep-purple text-white q-mb-md"><q-card-section><div class="text-overline">Equipos</div><h2>Aprende con tu empresa</h2><p>Lleva Aulika a todo tu equipo con informes y rutas a medida.</p><q-btn no-caps color="white" text-color="deep-purple" label="Mejorar a Equipos" @click="abrir('plan')"/></q-card-section></q-card>
          <q-card flat bordered><q-card-section><h2>¿Necesitas ayuda?</h2><q-list dense><q-item clickable v-for="x in ['Cómo descargar mi factura','Cancelar mi suscripción','Cambiar mi método de pago']" :key="x" @click="ir('/ayuda')"><q-item-section>{{x}}</q-item-section></q-item></q-list></q-card-section></q-card></div>
      </div>

      <q-card v-else-if="tab === 'perfil'" flat bordered><q-card-section class="q-gutter-md"><h2>Tu perfil público</h2><q-input outlined label="Nombre completo" v-model="nombre"/><q-input outlined label="Correo electrónico" :model-value="c.usuario.correo" readonly/><q-input outlined label="País" :model-value="c.usuario.pais" readonly/><q-btn no-caps color="deep-purple" label="Guardar cambios" @click="hacer('PATCH', '/perfil', {nombre}, 'Perfil guardado')"/></q-card-section></q-card>
      <q-card v-else-if="tab === 'compras'" flat bordered><q-card-section><h2>Cursos comprados</h2><q-list separator><q-item><q-item-section><q-item-label>Caligrafía con pincel: del trazo a la lámina</q-item-label><q-item-label caption>Compra única · 14,99 € · acceso para siempre</q-item-label></q-item-section><q-item-section side><q-btn v-if="!c.reembolso" flat no-caps color="deep-purple" label="Solicitar reembolso" @click="hacer('POST', '/compras/reembolso', {curso: 4411}, 'Recibimos tu solicitud')"/><span v-else>Reembolso solicitado</span></q-item-section></q-item></q-list></q-card-section></q-card>
      <q-card v-else-if="tab === 'notificaciones'" flat bordered><q-card-section><h2>Correos que recibes</h2><q-list><q-item v-for="(t, k) in {novedades: 'Novedades y cursos recomendados', ofertas: 'Ofertas y promociones', recordatorios: 'Recordatorios de estudio'}" :key="k" tag="label"><q-item-section>{{t}}</q-item-section><q-item-section side><q-toggle color="deep-purple" :model-value="c.correos[k]" @update:model-value="v => hacer('PATCH', '/correos', {[k]: v})"/></q-item-section></q-item></q-list></q-card-section></q-card>
      <q-card v-else flat bordered><q-card-section><h2>Seguridad</h2><p>Contraseña actualizada hace 8 meses. <a href="/ayuda" @click.prevent="ir('/ayuda')">Cambiar contraseña</a></p><q-separator class="q-my-md"/><h2>Eliminar cuenta</h2><p class="text-grey-8">Perderás de inmediato tus cursos, certificados y proyectos, incluso los que compraste. Esta acción no se puede deshacer.</p><q-btn flat no-caps color="negative" label="Eliminar mi cuenta" @click="abrir('eliminar')"/></q-card-section></q-card>
    </template>

    <template v-else-if="ruta === '/ayuda'"><h1>Centro de ayuda</h1><q-list bordered separator class="bg-white">
      <q-expansion-item label="¿Cómo cancelo mi suscripción?"><q-card><q-card-section>Entra en <a href="/configuracion/suscripcion" @click.prevent="ir('/configuracion/suscripcion')">Configuración &gt; Suscripción y pagos</a>, abre «Administrar plan» y elige «Desactivar renovación automática». Conservarás el acceso hasta el final del periodo que ya pagaste.</q-card-section></q-card></q-expansion-item>
      <q-expansion-item label="¿Puedo pedir un reembolso?"><q-card><q-card-section>Las suscripciones anuales admiten reembolso durante los primeros 14 días si no has visto más de dos clases.</q-card-section></q-card></q-expansion-item>
      <q-expansion-item label="¿Dónde están mis facturas?"><q-card><q-card-section>En el historial de pagos de tu configuración.</q-card-section></q-card></q-expansion-item></q-list></template>
    <template v-else-if="ruta === '/regala'"><h1>Regala Aulika Plus</h1><q-card flat bordered><q-card-section><p>Un año de cursos ilimitados para quien tú quieras, por 149,00 €.</p><q-btn no-caps color="deep-orange" label="Comprar regalo" @click="hacer('POST', '/regalo', {plan: 'plus'}, '¡Gracias por tu compra!')"/></q-card-section></q-card></template>
    <template v-else><h1>Hola, Lucía. Sigue donde lo dejaste</h1><div class="row q-col-gutter-md"><div v-for="k in cursos" :key="k[0]" class="col-12 col-sm-6 col-md-4"><q-card flat bordered><div style="height:110px" class="bg-deep-purple-2"></div><q-card-section><h2>{{k[0]}}</h2><q-linear-progress :value="k[1]/100" color="deep-purple"/><div class="text-caption q-mt-xs">{{k[1]}} % completado</div></q-card-section></q-card></div></div></template>
  </div></q-page></q-page-container>

  <footer class="pie q-pa-xl"><div class="wrap row q-col-gutter-lg">
    <div v-for="g in [['Aulika',['Quiénes somos','Trabaja con nosotros','Prensa','Blog']],['Aprende',['Cursos nuevos','Más populares','Rutas','Certificados']],['Comunidad',['Proyectos','Foros','Enseña en Aulika']],['Soporte',['Centro de ayuda','Contacto','Accesibilidad']]]" :key="g[0]" class="col-6 col-md-3"><b class="text-white">{{g[0]}}</b><a v-for="l in g[1]" :key="l" :href="g[0] === 'Soporte' ? '/ayuda' : '/inicio'" @click.prevent="ir(g[0] === 'Soporte' ? '/ayuda' : '/inicio')">{{l}}</a></div>
    <div class="col-12">© 2026 Aulika Learning, S.L. · Términos de uso · Política de privacidad · Política de cookies · Aviso legal</div></div></footer>

  <q-dialog :model-value="dlg === 'baja'" @update:model-value="v => { if (!v) dlg = null }" :persistent="ocupado"><q-card style="width:560px;max-width:94vw">
    <q-card-section v-if="paso !== 'listo'" class="row items-center q-pb-none"><div class="text-caption text-grey-7">Desactivar renovación automática</div><q-space/><q-btn flat round dense icon="close" aria-label="Cerrar" v-close-popup/></q-card-section>
    <template v-if="paso === 'pierdes'"><q-card-section><h2>Lucía, ¡no pierdas todo lo que has logrado!</h2><p>Si desactivas la renovación, el {{s.hasta}} perderás:</p><q-list dense><q-item v-for="x in [['local_fire_department','Tu racha de 12 semanas'],['school','3 cursos a medio terminar'],['workspace_premium','Los certificados de tus cursos Plus'],['sell','Tu precio de 189,00 € (ahora 229,00 € para nuevas suscripciones)']]" :key="x[1]"><q-item-section avatar><q-icon :name="x[0]" color="deep-purple"/></q-item-section><q-item-section>{{x[1]}}</q-item-section></q-item></q-list></q-card-section>
      <q-card-actions align="right" class="q-pa-md"><q-btn flat no-caps color="grey-8" label="Continuar con la cancelación" @click="paso = 'encuesta'"/><q-btn unelevated no-caps color="deep-purple" label="Conservar mis beneficios" v-close-popup/></q-card-actions></template>
    <template v-else-if="paso === 'encuesta'"><q-card-section><h2>¿Por qué quieres irte?</h2><p class="text-grey-8">Elige al menos una opción.</p><q-option-group type="checkbox" color="deep-purple" v-model="motivos" :options="MOTIVOS.map(m => ({label: m, value: m}))"/><q-input class="q-mt-md" outlined autogrow label="Cuéntanos más (opcional)" v-model="texto"/></q-card-section>
      <q-card-actions align="right" class="q-pa-md"><q-btn flat no-caps color="grey-8" label="Continuar" :disable="!motivos.length" @click="encuesta"/><q-btn unelevated no-caps color="deep-purple" label="Me quedo en Aulika" v-close-popup/></q-card-actions></template>
    <template v-else-if="paso === 'oferta'"><q-card-section class="text-center"><q-chip color="deep-orange" text-color="white" label="Solo por hoy"/><h2>Quédate con un 40 % de descuento</h2><div class="text-h4 text-weight-bold">113,40 €</div><div class="text-grey-7 text-strike">189,00 €</div><p class="q-mt-md">Se aplica en tu próxima renovación anual, el {{s.hasta}}. Después se renovará al precio habitual.</p></q-card-section>
      <q-card-actions vertical class="q-pa-md"><q-btn unelevated no-caps color="deep-orange" label="Aceptar oferta" :loading="ocupado" @click="oferta"/><q-btn flat no-caps color="grey-8" label="No, gracias" @click="paso = 'confirmar'"/></q-card-actions></template>
    <template v-else-if="paso === 'confirmar'"><q-card-section><h2>Confirma la cancelación</h2><p>Tu suscripción {{s.plan}} {{s.periodo}} no se renovará. Tendrás acceso hasta el <b>{{s.hasta}}</b>.</p><q-checkbox color="deep-purple" v-model="acepto" label="Entiendo que perderé mi precio actual y el acceso a los cursos Plus en esa fecha"/></q-card-section>
      <q-card-actions align="right" class="q-pa-md"><q-btn flat no-caps color="negative" label="Confirmar cancelación" :disable="!acepto" :loading="ocupado" @click="fin"/><q-btn unelevated no-caps color="deep-purple" label="Volver" v-close-popup/></q-card-actions></template>
    <template v-else><q-card-section class="text-center"><q-icon name="check_circle" color="positive" size="56px"/><h2 class="q-mt-md">Tu suscripción fue cancelada</h2><p>La renovación automática está desactivada. Puedes seguir aprendiendo hasta el <b>{{s.hasta}}</b>. Te enviamos un correo de confirmación a {{c.usuario.correo}}.</p></q-card-section><q-card-actions align="center" class="q-pa-md"><q-btn unelevated no-caps color="deep-purple" label="Entendido" v-close-popup/></q-card-actions></template>
  </q-card></q-dialog>

  <q-dialog :model-value="dlg === 'pausa'" @update:model-value="v => { if (!v) dlg = null }"><q-card style="width:440px"><q-card-section><h2>Pausar suscripción</h2><p>Elige cuánto tiempo quieres descansar. Sumaremos esos meses al final de tu periodo.</p><q-option-group v-model="meses" color="deep-purple" :options="[{label: '1 mes', value: 1}, {label: '2 meses', value: 2}, {label: '3 meses', value: 3}]"/></q-card-section><q-card-actions align="right"><q-btn flat no-caps label="Cancelar" v-close-popup/><q-btn unelevated no-caps color="deep-purple" label="Pausar" @click="hacer('POST', '/suscripcion/pausa', {meses}, 'Suscripción en pausa'); dlg = null"/></q-card-actions></q-card></q-dialog>
  <q-dialog :model-value="dlg === 'plan'" @update:model-value="v => { if (!v) dlg = null }"><q-card style="width:440px"><q-card-section><h2>Cambiar de plan</h2><q-option-group v-model="plan" color="deep-purple" :options="[{label: 'Aulika Básico, 89,00 € al año', value: 'basico'}, {label: 'Aulika Equipos, 349,00 € al año', value: 'equipos'}]"/></q-card-section><q-card-actions align="right"><q-btn flat no-caps label="Cancelar" v-close-popup/><q-btn unelevated no-caps color="deep-purple" label="Cambiar plan" @click="hacer('POST', '/suscripcion/plan', {plan}, 'Cambiaste de plan'); dlg = null"/></q-card-actions></q-card></q-dialog>
  <q-dialog :model-value="dlg === 'eliminar'" @update:model-value="v => { if (!v) dlg = null }"><q-card style="width:440px"><q-card-section><h2>¿Eliminar tu cuenta?</h2><p>Escribe ELIMINAR para confirmar.</p><q-input outlined v-model="clave" aria-label="Confirmación"/></q-card-section><q-card-actions align="right"><q-btn flat no-caps label="Cancelar" v-close-popup/><q-btn unelevated no-caps color="negative" label="Eliminar cuenta" :disable="clave !== 'ELIMINAR'" @click="hacer('POST', '/cuenta/eliminar', {}); dlg = null; ir('/configuracion/suscripcion')"/></q-card-actions></q-card></q-dialog>

  <q-card v-if="cookies" class="galletas" role="region" aria-label="Aviso de cookies"><q-card-section>Usamos cookies propias y de terceros para analizar el uso de la web y mostrarte publicidad relacionada con tus preferencias. Puedes aceptarlas, rechazarlas o configurarlas.</q-card-section><q-card-actions align="right"><q-btn flat no-caps label="Rechazar" @click="galletas('rechazar')"/><q-btn unelevated no-caps color="deep-purple" label="Aceptar todas" @click="galletas('aceptar')"/></q-card-actions></q-card>
</q-layout>
<div v-else class="fixed-center"><q-spinner size="48px" color="deep-purple"/></div>`,
});
app.use(Quasar, {config: {}, plugins: {Notify: Quasar.Notify}});
Quasar.Lang.set(Quasar.Lang.es);
app.mount('#q-app');
