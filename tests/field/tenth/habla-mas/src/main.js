import { createApp, reactive, ref, computed, onMounted } from "vue";
import ElementPlus, { ElMessage, ElMessageBox, ElNotification } from "element-plus";
import es from "element-plus/es/locale/lang/es";
import "element-plus/dist/index.css";

const api = (method, url, body) => fetch("/api" + url, { method, headers: { "Content-Type": "application/json" }, body: body ? JSON.stringify(body) : undefined }).then((r) => r.json());
const me = reactive({ ready: false });
const route = ref(location.pathname);
const go = (p) => { history.pushState({}, "", p); route.value = p; window.scrollTo(0, 0); };
addEventListener("popstate", () => { route.value = location.pathname; });
const load = async () => Object.assign(me, await api("GET", "/me"), { ready: true });

const Inicio = {
  template: `<h1>¡Hola, Lucía!</h1>
<el-row :gutter="20"><el-col :xs="24" :md="14"><el-card shadow="never"><template #header>Tu próxima clase</template><p><b>Small talk en la oficina</b> con Megan R.</p><p>{{ me.nextClass }} a las 19:00 · nivel B2</p><el-button type="primary">Entrar al aula</el-button> <el-button @click="cancelClass">Anular clase</el-button></el-card>
<el-card shadow="never" style="margin-top:20px"><template #header>Tu progreso</template><el-progress :percentage="62" /><p class="mut">Te quedan 14 clases para alcanzar el nivel C1.</p></el-card></el-col>
<el-col :xs="24" :md="10"><el-card shadow="never"><template #header>Plan Conversa <el-tag :type="me.tag" size="small">{{ me.label }}</el-tag></template><p>8 clases al mes en grupos de 4</p><p class="mut">{{ me.line }}</p><el-link type="primary" @click="go('/mi-cuenta/suscripcion')">Ver mi plan</el-link></el-card>
<el-card shadow="never" class="promo"><h3>Black Week: Plan Intensivo</h3><p>16 clases por solo 99,90 € al mes durante medio año.</p><el-button type="warning" @click="go('/planes')">Lo quiero</el-button></el-card></el-col></el-row>`,
  setup() {
    const cancelClass = async () => { await api("POST", "/classes/8841/cancel"); ElMessage("Clase anulada. Has recuperado 1 crédito."); };
    return { me, go, cancelClass };
  },
};

const Suscripcion = {
  template: `<h1>Mi suscripción</h1>
<el-alert v-if="me.state==='scheduled'" type="warning" :closable="false" show-icon :title="'Baja programada para el ' + me.end" description="Puedes seguir reservando clases hasta esa fecha. Después no te cobraremos nada más." style="margin-bottom:16px" />
<el-card shadow="never"><template #header><div class="hd"><span>Plan {{ me.plan }} <el-tag :type="me.tag">{{ me.label }}</el-tag></span>
<el-dropdown trigger="click" @command="cmd"><el-button>Gestionar</el-button><template #dropdown><el-dropdown-menu><el-dropdown-item command="/planes">Mejorar mi plan</el-dropdown-item><el-dropdown-item command="pausa">Pausar un mes</el-dropdown-item><el-dropdown-item command="/mi-cuenta/pagos">Cambiar forma de pago</el-dropdown-item><el-dropdown-item v-if="me.state!=='scheduled'" divided command="/mi-cuenta/baja">Darme de baja</el-dropdown-item><el-dropdown-item v-else divided command="seguir">Anular la baja</el-dropdown-item></el-dropdown-menu></template></el-dropdown></div></template>
<el-descriptions :column="1" border><el-descriptions-item label="Precio">{{ me.price }} al mes, IVA incluido</el-descriptions-item><el-descriptions-item label="Clases incluidas">8 al mes (te quedan 3)</el-descriptions-item><el-descriptions-item :label="me.state==='scheduled' ? 'Acceso hasta' : 'Próxima renovación'">{{ me.end }}</el-descriptions-item><el-descriptions-item label="Alumna desde">{{ me.since }}</el-descriptions-item></el-descriptions></el-card>
<el-card shadow="never" style="margin-top:20px"><template #header><div class="hd"><span>Club de lectura <el-tag :type="me.club ? 'success' : 'info'">{{ me.club ? 'Activo' : 'Inactivo' }}</el-tag></span></div></template><p>Un libro al mes comentado por un profesor nativo. 6,90 € al mes.</p><el-popconfirm v-if="me.club" title="¿Quieres salir del Club de lectura?" confirm-button-text="Sí, salir" cancel-button-text="No" width="260" @confirm="leaveClub"><template #reference><el-button text>Cancelar el Club de lectura</el-button></template></el-popconfirm></el-card>`,
  setup() {
    const cmd = async (c) => {
      if (c === "pausa") {
        try { await ElMessageBox.confirm("Tu plan se detendrá 30 días y se reactivará automáticamente.", "Pausar mi plan", { confirmButtonText: "Pausar", cancelButtonText: "Volver" }); } catch { return; }
        await api("POST", "/subscription/pause"); return load();
      }
      if (c === "seguir") { await api("POST", "/subscription/resume"); await load(); return ElMessage.success("¡Qué alegría! Tu plan sigue activo."); }
      go(c);
    };
    const leaveClub = async () => { await api("DELETE", "/club"); load(); };
    return { me, cmd, leaveClub };
  },
};

const Baja = {
  template: `<div v-if="done"><el-result icon="success" title="Hemos recibido tu baja" :sub-title="'Tu Plan Conversa termina el ' + me.end + '. Te hemos enviado un justificante a lucia.ferrer@example.es.'"><template #extra><el-button type="primary" @click="go('/')">Ir a mi área</el-button></template></el-result><p class="mut" style="text-align:center">¿Cambias de idea? Puedes anular la baja desde Mi suscripción.</p></div>
<div v-else><el-steps :active="step" finish-status="success" simple style="margin-bottom:26px"><el-step title="Cuéntanos" /><el-step title="Opciones" /><el-step title="Último paso" /></el-steps>
<section v-if="step===0"><h1>Antes de irte, cuéntanos qué ha pasado</h1><el-radio-group v-model="why" class="col"><el-radio v-for="w in whys" :key="w[0]" :value="w[0]">{{ w[1] }}</el-radio></el-radio-group><el-input v-if="why==='otro'" v-model="text" type="textarea" :rows="3" placeholder="Explícanoslo con tus palabras" /><div class="acts"><el-button @click="go('/mi-cuenta/suscripcion')">Volver a mi plan</el-button><el-button type="primary" :disabled="!why" @click="next">Continuar</el-button></div></section>
<section v-if="step===1"><h1>{{ offer.h }}</h1><p>{{ offer.p }}</p><el-card shadow="never" class="promo"><h3>{{ offer.c }}</h3><el-button type="warning" size="large" @click="take">{{ offer.b }}</el-button></el-card><el-card shadow="never" style="margin-top:14px"><h3>¿Hablamos?</h3><p>Inés, tu tutora, puede llamarte hoy mismo para preparar un plan a tu medida.</p><el-button @click="call">Que me llame Inés</el-button></el-card><div class="acts"><el-button link @click="step=2">No me interesa, seguir con la baja</el-button></div></section>
<section v-if="step===2"><h1>Esto es lo que vas a perder</h1><ul><li>3 clases sin usar, que caducan el {{ me.end }}</li><li>Tu precio congelado de {{ me.price }} (ahora cuesta 74,90 €)</li><li>Tu racha de 27 semanas y el certificado de horas</li></ul><el-checkbox v-model="ok">He leído las condiciones y entiendo que perderé las clases que no utilice</el-checkbox><div class="acts"><el-button type="primary" @click="go('/')">Conservar mi plan</el-button><el-button :disabled="!ok" @click="finish" :loading="busy">Tramitar la baja</el-button></div></section></div>`,
  setup() {
    const step = ref(0), why = ref(""), text = ref(""), ok = ref(false), busy = ref(false), done = ref(false);
    const whys = [["precio", "Es demasiado caro para mí"], ["tiempo", "No encuentro tiempo para las clases"], ["nivel", "Ya he alcanzado mi objetivo"], ["profes", "No me han convencido las clases"], ["otro", "Otro motivo"]];
    const offer = computed(() => why.value === "tiempo"
      ? { h: "¿Y si lo dejas solo por un tiempo?", p: "Todos pasamos por épocas complicadas.", c: "Pausa tu plan un mes sin pagar nada", b: "Pausar mi plan", u: "/subscription/pause" }
      : { h: "Queremos que sigas con nosotros", p: "Por llevar más de un año en Habla Más hemos preparado algo para ti.", c: "3 meses con un 40 % de descuento: 38,94 € al mes", b: "Quiero mi descuento", u: "/subscription/offer" });
    const next = () => { api("POST", "/subscription/reason", { why: why.value, text: text.value }); step.value = 1; };
    const take = async () => { await api("POST", offer.value.u); await load(); go("/mi-cuenta/suscripcion"); };
    const call = async () => { await api("POST", "/callback"); ElNotification({ title: "Perfecto", message: "Inés te llamará esta tarde al 600 *** 118." }); };
    const finish = async () => {
      try {
        await ElMessageBox.confirm("¿Seguro que quieres abandonar tu inglés ahora que estás tan cerca del C1?", "Un momento, Lucía", { confirmButtonText: "Seguir aprendiendo", cancelButtonText: "Sí, darme de baja", distinguishCancelAndClose: true, type: "warning" });
        go("/mi-cuenta/suscripcion");
      } catch (a) {
        if (a !== "cancel") return;
        busy.value = true;
        await api("POST", "/subscription/termination", { why: why.value, accept: ok.value });
        await load();
        busy.value = false; done.value = true; window.scrollTo(0, 0);
      }
    };
    onMounted(() => { if (me.state === "scheduled") go("/mi-cuenta/suscripcion"); });
    return { me, go, step, why, text, ok, busy, done, whys, offer, next, take, call, finish };
  },
};

const Planes = {
  template: `<h1>Elige tu plan</h1><el-row :gutter="16"><el-col v-for="p in ps" :key="p[0]" :xs="24" :md="8"><el-card shadow="hover"><h2>{{ p[1] }}</h2><p>{{ p[2] }}</p><p><b>{{ p[3] }}</b></p><el-button type="primary" :disabled="p[0]===me.planId" @click="buy(p[0])">{{ p[0]===me.planId ? 'Tu plan actual' : 'Cambiar a este plan' }}</el-button></el-card></el-col></el-row>`,
  setup() {
    const ps = [["ligero", "Ligero", "4 clases al mes", "39,90 €"], ["conversa", "Conversa", "8 clases al mes", "64,90 €"], ["intensivo", "Intensivo", "16 clases al mes", "99,90 €"]];
    const buy = async (id) => { await api("PUT", "/subscription/plan", { id }); await load(); go("/mi-cuenta/suscripcion"); };
    return { ps, me, buy };
  },
};
const Pagos = {
  template: `<h1>Pagos y facturas</h1><el-table :data="me.bills"><el-table-column prop="d" label="Fecha" /><el-table-column prop="c" label="Concepto" /><el-table-column prop="e" label="Importe" /></el-table><p class="mut">Forma de pago: Mastercard terminada en 2207</p>`,
  setup: () => ({ me }),
};
const Perfil = {
  template: `<h1>Mi perfil</h1><el-form label-position="top" style="max-width:420px"><el-form-item label="Nombre"><el-input v-model="n" /></el-form-item><el-form-item label="Recibir ofertas por correo"><el-switch v-model="m" @change="save" /></el-form-item><el-button @click="save">Guardar cambios</el-button></el-form><el-divider /><el-popconfirm title="Se borrarán tus datos y certificados. ¿Continuar?" @confirm="del"><template #reference><el-button link type="info">Eliminar mi cuenta</el-button></template></el-popconfirm>`,
  setup() {
    const n = ref("Lucía Ferrer"), m = ref(true);
    return { n, m, save: () => api("PUT", "/profile", { n: n.value, m: m.value }), del: () => api("DELETE", "/account").then(load) };
  },
};
const Ayuda = {
  template: `<h1>Centro de ayuda</h1><el-collapse><el-collapse-item title="¿Cómo reservo una clase?"><p>Desde el calendario de tu área, hasta 2 horas antes.</p></el-collapse-item><el-collapse-item title="¿Tengo permanencia?"><p>No. Puedes marcharte cuando quieras desde <el-link type="primary" @click="go('/mi-cuenta/suscripcion')">Mi suscripción</el-link>, en el menú Gestionar, con 24 horas de antelación a la renovación.</p></el-collapse-item><el-collapse-item title="¿Puedo cambiar de profesor?"><p>Sí, en cada reserva.</p></el-collapse-item></el-collapse>`,
  setup: () => ({ go }),
};
const Otra = { template: `<h1>Habla Más</h1><p>Clases de inglés en grupos reducidos con profesores nativos, de lunes a domingo. Más de 40.000 alumnos ya hablan sin miedo.</p>` };
const routes = { "/": Inicio, "/mi-cuenta/suscripcion": Suscripcion, "/mi-cuenta/baja": Baja, "/planes": Planes, "/mi-cuenta/pagos": Pagos, "/mi-cuenta/perfil": Perfil, "/ayuda": Ayuda };

const App = {
  template: `<div class="top"><div class="in"><a class="logo" href="/" @click.prevent="go('/')">habla<b>más</b></a><el-menu mode="horizontal" :ellipsis="false" :default-active="route" @select="go"><el-menu-item index="/">Mi área</el-menu-item><el-menu-item index="/clases">Clases</el-menu-item><el-menu-item index="/profesores">Profesores</el-menu-item><el-menu-item index="/planes">Planes</el-menu-item><el-menu-item index="/ayuda">Ayuda</el-menu-item></el-menu><el-dropdown @command="go" trigger="click"><el-avatar style="cursor:pointer" aria-label="Menú de usuario">LF</el-avatar><template #dropdown><el-dropdown-menu><el-dropdown-item command="/mi-cuenta/perfil">Mi perfil</el-dropdown-item><el-dropdown-item command="/mi-cuenta/suscripcion">Mi suscripción</el-dropdown-item><el-dropdown-item command="/mi-cuenta/pagos">Pagos y facturas</el-dropdown-item></el-dropdown-menu></template></el-dropdown></div></div>
<main class="in body"><component v-if="me.ready" :is="view" :key="route" /><el-skeleton v-else :rows="6" animated /></main>
<footer><div class="in"><a href="/aviso-legal" @click.prevent="go('/aviso-legal')">Aviso legal</a> · <a href="/condiciones" @click.prevent="go('/condiciones')">Condiciones de contratación</a> · <a href="/privacidad" @click.prevent="go('/privacidad')">Privacidad</a><p>Habla Más Idiomas S.L., calle del Pez 31, Madrid. CIF B-87000412. Los planes se renuevan automáticamente cada mes salvo baja comunicada antes de la renovación.</p></div></footer>
<div class="ck" v-if="ck"><p>Usamos cookies propias y de terceros para analizar el uso de la web y mostrarte publicidad relacionada con tus preferencias.</p><el-button type="primary" @click="setCk">Aceptar todas</el-button><el-button @click="setCk">Rechazar</el-button></div>`,
  setup() {
    const ck = ref(!localStorage.getItem("hm_ck"));
    onMounted(load);
    return { me, go, route, view: computed(() => routes[route.value] || Otra), ck, setCk: () => { localStorage.setItem("hm_ck", "1"); ck.value = false; } };
  },
};
createApp(App).use(ElementPlus, { locale: es }).mount("#app");
