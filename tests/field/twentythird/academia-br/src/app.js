import { ref } from 'vue';
import { mdiHome, mdiCardAccountDetails, mdiCreditCard, mdiCalendar, mdiMapMarker, mdiShopping, mdiAccount, mdiHelpCircle } from '@mdi/js';
import { store } from './store.js';

export const App = {
  setup() {
    const links = [
      ['/', 'Início', mdiHome], ['/plano', 'Meu plano', mdiCardAccountDetails], ['/pagamentos', 'Pagamentos', mdiCreditCard], ['/aulas', 'Agendar aulas', mdiCalendar],
      ['/unidades', 'Unidades', mdiMapMarker], ['/loja', 'Vigor Shop', mdiShopping], ['/perfil', 'Meu perfil', mdiAccount], ['/ajuda', 'Central de ajuda', mdiHelpCircle],
    ];
    const drawer = ref(null);
    const cookies = ref(!localStorage.getItem('vigor-lgpd'));
    const consent = (value) => { localStorage.setItem('vigor-lgpd', value); cookies.value = false; };
    return { store, links, drawer, cookies, consent };
  },
  template: `
<v-app>
  <v-app-bar flat border>
    <v-app-bar-nav-icon aria-label="Menu" @click="drawer = !drawer"></v-app-bar-nav-icon>
    <v-app-bar-title><span class="brand text-primary text-h5">VIGOR</span></v-app-bar-title>
    <v-btn to="/loja" variant="text">Black Vigor: até 40% off</v-btn>
    <v-menu>
      <template #activator="{ props }"><v-btn v-bind="props" icon aria-label="Minha conta"><v-avatar color="secondary" size="36">{{ store.data.member.first[0] }}</v-avatar></v-btn></template>
      <v-list>
        <v-list-item to="/perfil" title="Meu perfil"></v-list-item>
        <v-list-item to="/pagamentos" title="Pagamentos"></v-list-item>
        <v-divider></v-divider>
        <v-list-item title="Sair"></v-list-item>
      </v-list>
    </v-menu>
  </v-app-bar>
  <v-navigation-drawer v-model="drawer">
    <v-list nav>
      <v-list-item v-for="[to, text, icon] in links" :key="to" :to="to" :title="text" :prepend-icon="icon"></v-list-item>
    </v-list>
  </v-navigation-drawer>
  <v-main>
    <v-container class="wrap"><router-view></router-view></v-container>
  </v-main>
  <v-footer app absolute class="d-block legal pa-6" color="grey-lighten-4">
    <div class="mb-2">Sobre a Vigor · Trabalhe conosco · Seja um franqueado · Vigor Empresas · Termos de uso · Política de privacidade · Código de Defesa do Consumidor</div>
    <div>Vigor Academias S.A. – CNPJ 00.000.000/0001-00 – Av. Exemplo, 1200, São Paulo/SP. Consulte o regulamento dos planos na unidade. Os planos com fidelidade têm permanência mínima de 12 meses. SAC 0800 000 4471, 24 horas.</div>
  </v-footer>
  <v-bottom-sheet v-model="cookies" persistent :scrim="false" no-click-animation scroll-strategy="none" :retain-focus="false">
    <v-card>
      <v-card-text>Usamos cookies para melhorar a sua experiência, personalizar conteúdo e analisar o tráfego, conforme a LGPD e nossa Política de Privacidade.</v-card-text>
      <v-card-actions>
        <v-spacer></v-spacer>
        <v-btn @click="consent('minimo')">Rejeitar opcionais</v-btn>
        <v-btn color="primary" variant="flat" @click="consent('todos')">Aceitar todos</v-btn>
      </v-card-actions>
    </v-card>
  </v-bottom-sheet>
  <v-snackbar v-model="store.toasting" :timeout="4000">{{ store.toast }}</v-snackbar>
</v-app>`,
};
