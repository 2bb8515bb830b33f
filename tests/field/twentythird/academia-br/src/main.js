import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import { createVuetify } from 'vuetify';
import { aliases, mdi } from 'vuetify/iconsets/mdi-svg';
import {
  VAlert, VApp, VAppBar, VAppBarNavIcon, VAppBarTitle, VAvatar, VBottomSheet, VBtn, VCard, VCardActions, VCardItem, VCardSubtitle, VCardText, VCardTitle,
  VCheckbox, VChip, VCol, VContainer, VDialog, VDivider, VExpansionPanel, VExpansionPanels, VFooter, VIcon, VList, VListItem, VListItemTitle, VMain, VMenu,
  VNavigationDrawer, VProgressLinear, VRow, VSelect, VSnackbar, VSpacer, VSwitch, VTable, VTextarea, VTextField,
} from 'vuetify/components';
import 'vuetify/styles';
import './style.css';
import { load } from './store.js';
import { App } from './app.js';
import { Home, Classes, Units, Shop, Help } from './pages.js';
import { Plan, Payments, Profile } from './member.js';
import { Cancel } from './cancel.js';

const vuetify = createVuetify({
  components: {
    VAlert, VApp, VAppBar, VAppBarNavIcon, VAppBarTitle, VAvatar, VBottomSheet, VBtn, VCard, VCardActions, VCardItem, VCardSubtitle, VCardText, VCardTitle,
    VCheckbox, VChip, VCol, VContainer, VDialog, VDivider, VExpansionPanel, VExpansionPanels, VFooter, VIcon, VList, VListItem, VListItemTitle, VMain, VMenu,
    VNavigationDrawer, VProgressLinear, VRow, VSelect, VSnackbar, VSpacer, VSwitch, VTable, VTextarea, VTextField,
  },
  icons: { defaultSet: 'mdi', aliases, sets: { mdi } },
  theme: { defaultTheme: 'vigor', themes: { vigor: { dark: false, colors: { primary: '#5b2bd9', secondary: '#ffb400', background: '#f6f5fb' } } } },
});

const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: () => ({ top: 0 }),
  routes: [
    { path: '/', component: Home },
    { path: '/plano', component: Plan },
    { path: '/plano/cancelamento', component: Cancel },
    { path: '/pagamentos', component: Payments },
    { path: '/aulas', component: Classes },
    { path: '/unidades', component: Units },
    { path: '/loja', component: Shop },
    { path: '/perfil', component: Profile },
    { path: '/ajuda', component: Help },
    { path: '/:rest(.*)*', redirect: '/' },
  ],
});

load().then(() => createApp(App).use(vuetify).use(router).mount('#app'));
