import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import 'vuetify/styles';
import { createVuetify } from 'vuetify';
import { aliases, mdi } from 'vuetify/iconsets/mdi-svg';
import { de } from 'vuetify/locale';
import App from './App.vue';
import Uebersicht from './Uebersicht.vue';
import Vertrag from './Vertrag.vue';
import Kuendigung from './Kuendigung.vue';
import Daten from './Daten.vue';
import Text from './Text.vue';

const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: () => ({ top: 0 }),
  routes: [
    { path: '/', component: Uebersicht },
    { path: '/vertrag/:nummer', component: Vertrag },
    { path: '/vertrag/:nummer/kuendigung', component: Kuendigung },
    { path: '/daten', component: Daten },
    { path: '/:seite', component: Text },
  ],
});

const vuetify = createVuetify({
  icons: { defaultSet: 'mdi', aliases, sets: { mdi } },
  locale: { locale: 'de', messages: { de } },
  theme: { themes: { light: { colors: { primary: '#00619b', secondary: '#e2001a' } } } },
});

createApp(App).use(router).use(vuetify).mount('#app');
