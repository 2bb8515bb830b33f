import 'vuetify/styles';
import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import { createVuetify } from 'vuetify';
import { ja } from 'vuetify/locale';
import { aliases, mdi } from 'vuetify/iconsets/mdi-svg';
import {
  VApp, VAppBar, VAppBarTitle, VBtn, VCard, VCardText, VCardTitle, VCardSubtitle, VCardActions, VCheckbox, VChip, VCol, VContainer, VDialog,
  VDivider, VFooter, VIcon, VList, VListItem, VListItemTitle, VListItemSubtitle, VMain, VNavigationDrawer, VRow, VSpacer, VSnackbar, VStepper,
  VStepperHeader, VStepperItem, VTextarea, VAlert, VTextField, VSwitch, VProgressCircular, VExpansionPanels, VExpansionPanel, VTable, VRadioGroup, VRadio,
} from 'vuetify/components';
import { Ripple } from 'vuetify/directives';
import App from './App.vue';
import Account from './views/Account.vue';
import Contract from './views/Contract.vue';
import Cancel from './views/Cancel.vue';
import Other from './views/Other.vue';

const router = createRouter({
  history: createWebHistory('/'),
  routes: [
    { path: '/', component: Account },
    { path: '/contract', component: Contract },
    { path: '/contract/cancel', component: Cancel, props: { target: 'monthly' } },
    { path: '/contract/cancel/nhc', component: Cancel, props: { target: 'nhc' } },
    { path: '/:name(.*)', component: Other, props: true },
  ],
  scrollBehavior: () => ({ top: 0 }),
});
const vuetify = createVuetify({
  components: { VApp, VAppBar, VAppBarTitle, VBtn, VCard, VCardText, VCardTitle, VCardSubtitle, VCardActions, VCheckbox, VChip, VCol, VContainer, VDialog,
    VDivider, VFooter, VIcon, VList, VListItem, VListItemTitle, VListItemSubtitle, VMain, VNavigationDrawer, VRow, VSpacer, VSnackbar, VStepper,
    VStepperHeader, VStepperItem, VTextarea, VAlert, VTextField, VSwitch, VProgressCircular, VExpansionPanels, VExpansionPanel, VTable, VRadioGroup, VRadio },
  directives: { Ripple },
  icons: { defaultSet: 'mdi', aliases, sets: { mdi } },
  locale: { locale: 'ja', messages: { ja } },
  theme: { defaultTheme: 'mira', themes: { mira: { dark: true, colors: { primary: '#2fb5ff', background: '#0d1117', surface: '#161c26', secondary: '#8a94a6' } } } },
});
createApp(App).use(router).use(vuetify).mount('#app');
