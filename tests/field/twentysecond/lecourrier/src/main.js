import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import { ElAlert, ElButton, ElCard, ElCheckbox, ElCollapse, ElCollapseItem, ElDescriptions, ElDescriptionsItem, ElDialog, ElDivider, ElForm, ElFormItem, ElInput, ElMenu, ElMenuItem, ElOption, ElPopconfirm, ElRadio, ElRadioGroup, ElResult, ElSelect, ElStep, ElSteps, ElSwitch, ElTable, ElTableColumn, ElTag } from 'element-plus';
import 'element-plus/dist/index.css';
import './style.css';
import App from './App.vue';
import Abonnement from './Abonnement.vue';
import Compte from './Compte.vue';
import Resiliation from './Resiliation.vue';
import Rubrique from './Rubrique.vue';

const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: () => ({ top: 0 }),
  routes: [
    { path: '/', redirect: '/compte/abonnement' },
    { path: '/compte/abonnement', component: Abonnement },
    { path: '/compte/:onglet', component: Compte },
    { path: '/resiliation', component: Resiliation },
    { path: '/:page', component: Rubrique },
  ],
});

const app = createApp(App).use(router);
for (const part of [ElAlert, ElButton, ElCard, ElCheckbox, ElCollapse, ElCollapseItem, ElDescriptions, ElDescriptionsItem, ElDialog, ElDivider, ElForm, ElFormItem, ElInput, ElMenu, ElMenuItem, ElOption, ElPopconfirm, ElRadio, ElRadioGroup, ElResult, ElSelect, ElStep, ElSteps, ElSwitch, ElTable, ElTableColumn, ElTag]) app.use(part);
app.mount('#app');
