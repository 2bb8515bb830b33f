import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import {
  ActionSheet, Button, Cell, CellGroup, Checkbox, CheckboxGroup, Dialog, Field, Grid, GridItem, Icon, Image, NavBar, NoticeBar, Overlay, Popup, Radio, RadioGroup, Search, Space,
  Swipe, SwipeItem, Switch, Tab, Tabbar, TabbarItem, Tabs, Tag,
} from 'vant';
import 'vant/lib/index.css';
import './style.css';
import { load } from './store.js';
import { App } from './app.js';
import { Channel, Coupons, Help, Mine, Orders, Settings, Safety } from './pages.js';
import { Vip, Agreement } from './vip.js';
import { Renewal, CloseRights, CloseReason, CloseResult } from './renewal.js';

const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: () => ({ top: 0 }),
  routes: [
    { path: '/', component: Mine, meta: { tab: true } },
    { path: '/channel', component: Channel, meta: { tab: true } },
    { path: '/vip', component: Vip, meta: { tab: true } },
    { path: '/vip/agreement', component: Agreement },
    { path: '/vip/renewal', component: Renewal },
    { path: '/vip/renewal/rights', component: CloseRights },
    { path: '/vip/renewal/reason', component: CloseReason },
    { path: '/vip/renewal/result', component: CloseResult },
    { path: '/orders', component: Orders },
    { path: '/coupons', component: Coupons },
    { path: '/settings', component: Settings },
    { path: '/settings/safety', component: Safety },
    { path: '/help', component: Help },
    { path: '/:rest(.*)*', redirect: '/' },
  ],
});

load().then(() => {
  const app = createApp(App).use(router);
  [ActionSheet, Button, Cell, CellGroup, Checkbox, CheckboxGroup, Dialog, Field, Grid, GridItem, Icon, Image, NavBar, NoticeBar, Overlay, Popup, Radio, RadioGroup, Search, Space,
    Swipe, SwipeItem, Switch, Tab, Tabbar, TabbarItem, Tabs, Tag].forEach((component) => app.use(component));
  app.mount('#app');
});
