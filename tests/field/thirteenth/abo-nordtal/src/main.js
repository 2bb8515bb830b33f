import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import { createVuetify } from 'vuetify';
import { aliases, mdi } from 'vuetify/iconsets/mdi-svg';
import { de } from 'vuetify/locale';
import 'vuetify/styles';
import './site.css';
import App from './App.vue';
import Uebersicht from './views/Uebersicht.vue';
import Vertrag from './views/Vertrag.vue';
import Konto from './views/Konto.vue';
import Hilfe from './views/Hilfe.vue';
import Kuendigungsformular from './views/Kuendigungsformular.vue';

const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: () => ({ top: 0 }),
  routes: [
    { path: '/', component: Uebersicht },
    { path: '/abo/:nr', component: Vertrag },
    { path: '/konto', component: Konto },
    { path: '/hilfe', component: Hilfe },
    { path: '/vertraege-kuendigen', component: Kuendigungsformular },
    { path: '/:rest(.*)*', redirect: '/' },
  ],
});
const vuetify = createVuetify({
  icons: { defaultSet: 'mdi', aliases, sets: { mdi } },
  locale: { locale: 'de', fallback: 'de', messages: { de } },
  theme: { defaultTheme: 'vvn', themes: { vvn: { dark: false, colors: { primary: '#00695c', secondary: '#f9a825', background: '#f3f6f5' } } } },
});
createApp(App).use(router).use(vuetify).mount('#app');
