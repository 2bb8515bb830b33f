import { createApp, reactive } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import { ja } from 'vuetify/locale';
import 'vuetify/styles';
import '@mdi/font/css/materialdesignicons.css';
import { Home, Contract, Plans, Payment, Profile, Withdraw, HelpPage, Other } from './pages.js';
import { CancelIntro, CancelSurvey, CancelConfirm, CancelDone } from './cancel.js';

const store = reactive({ me: null, snack: false, text: '' });
store.load = async () => { store.me = await (await fetch('/api/account')).json(); };
store.post = async (url, body) => {
  const r = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': store.me.csrf }, body: JSON.stringify(body || {}) });
  const j = await r.json();
  if (j.message) { store.text = j.message; store.snack = true; }
  await store.load();
  return j;
};

const App = {
  data: () => ({ q: '' }),
  template: `
<v-app>
  <v-app-bar color="#0c0f1c" theme="dark" flat>
    <v-app-bar-title style="flex:0 0 auto" class="mr-6"><router-link to="/account" class="logo">CINEMA<b>ROOM</b></router-link></v-app-bar-title>
    <v-btn to="/browse/movies" variant="text">映画</v-btn><v-btn to="/browse/drama" variant="text">ドラマ</v-btn><v-btn to="/browse/anime" variant="text">アニメ</v-btn><v-btn to="/browse/live" variant="text" class="d-none d-md-inline-flex">ライブ</v-btn>
    <v-spacer></v-spacer>
    <v-text-field v-model="q" density="compact" variant="solo-filled" hide-details prepend-inner-icon="mdi-magnify" placeholder="作品名・出演者で検索" style="max-width:240px" class="d-none d-md-flex"></v-text-field>
    <v-menu>
      <template #activator="{ props }"><v-btn v-bind="props" icon="mdi-account-circle" aria-label="メニュー"></v-btn></template>
      <v-list density="compact"><v-list-item to="/account" title="アカウント・契約"></v-list-item><v-list-item to="/browse/mylist" title="マイリスト"></v-list-item><v-list-item to="/help" title="ヘルプ"></v-list-item><v-divider></v-divider><v-list-item title="ログアウト"></v-list-item></v-list>
    </v-menu>
  </v-app-bar>
  <v-main class="bg-grey-lighten-4"><v-container v-if="s.me && s.me.status==='deleted'" class="py-12 text-center"><h1 class="text-h5">退会済みのアカウントです</h1><p class="mt-4">ご利用ありがとうございました。</p></v-container><v-container v-else-if="s.me" style="max-width:960px" class="py-8"><router-view></router-view></v-container><v-progress-linear v-else indeterminate></v-progress-linear></v-main>
  <v-footer class="foot d-block pa-8" style="flex:0 0 auto">
    <div class="mx-auto" style="max-width:960px"><div class="d-flex flex-wrap ga-6 text-body-2"><router-link to="/about">シネマルームについて</router-link><router-link to="/help">ヘルプセンター</router-link><router-link to="/legal/terms">利用規約</router-link><router-link to="/legal/privacy">プライバシーポリシー</router-link><router-link to="/legal/tokusho">特定商取引法に基づく表記</router-link><router-link to="/gift">ギフトコード</router-link></div>
    <p class="text-caption mt-4">© CINEMAROOM Inc. JASRAC許諾番号 9024118001Y45037　表示価格はすべて税込です。</p></div>
  </v-footer>
  <v-snackbar v-model="s.snack" :timeout="5000">{{ s.text }}</v-snackbar>
</v-app>`,
  mounted() { this.s.load(); },
};

const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: () => ({ top: 0 }),
  routes: [
    { path: '/', redirect: '/account' },
    { path: '/account', component: Home },
    { path: '/account/contract', component: Contract },
    { path: '/account/contract/plans', component: Plans },
    { path: '/account/payment', component: Payment },
    { path: '/account/profile', component: Profile },
    { path: '/account/withdraw', component: Withdraw },
    { path: '/account/contract/cancel', component: CancelIntro },
    { path: '/account/contract/cancel/enquete', component: CancelSurvey },
    { path: '/account/contract/cancel/confirm', component: CancelConfirm },
    { path: '/account/contract/cancel/complete', component: CancelDone },
    { path: '/help', component: HelpPage },
    { path: '/:p(.*)*', component: Other },
  ],
});
const app = createApp(App);
app.config.globalProperties.s = store;
app.use(router).use(createVuetify({
  components, directives,
  locale: { locale: 'ja', messages: { ja } },
  theme: { themes: { light: { colors: { primary: '#3b4cca', secondary: '#ff6f61' } } } },
})).mount('#app');
