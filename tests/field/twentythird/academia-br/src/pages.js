import { store, send, date } from './store.js';

export const StatusAlert = {
  setup: () => ({ store, date }),
  template: `
<v-alert v-if="store.data.plan.status === 'scheduled'" type="warning" variant="tonal" class="mb-4">
  Cancelamento solicitado (protocolo {{ store.data.plan.protocol }}). Seu acesso vai até {{ date(store.data.plan.ends) }}.
</v-alert>
<v-alert v-else-if="store.data.plan.status === 'frozen'" type="info" variant="tonal" class="mb-4">Seu plano está trancado até {{ date(store.data.plan.frozen_until) }}.</v-alert>`,
};

export const Home = {
  components: { StatusAlert },
  setup: () => ({ store, date }),
  template: `
<h1 class="text-h4 mb-4">Olá, {{ store.data.member.first }}!</h1>
<status-alert></status-alert>
<v-card class="banner mb-4" flat><v-card-item><v-card-title>Traga um amigo grátis este mês</v-card-title></v-card-item>
  <v-card-text>No Plano Total você treina acompanhada até 5 vezes por mês em qualquer unidade.</v-card-text></v-card>
<v-row>
  <v-col cols="12" md="6"><v-card border flat>
    <v-card-item><v-card-title>{{ store.data.plan.name }}</v-card-title><v-card-subtitle>{{ store.data.member.unit }} · matrícula {{ store.data.member.code }}</v-card-subtitle></v-card-item>
    <v-card-text>Próxima cobrança em {{ date(store.data.plan.next_charge) }}</v-card-text>
    <v-card-actions><v-btn color="primary" to="/plano">Ver meu plano</v-btn></v-card-actions></v-card></v-col>
  <v-col cols="12" md="6"><v-card border flat>
    <v-card-item><v-card-title>Seu mês em treinos</v-card-title></v-card-item>
    <v-card-text>7 check-ins · último na terça-feira às 19h12</v-card-text>
    <v-card-actions><v-btn color="primary" to="/aulas">Agendar aula</v-btn></v-card-actions></v-card></v-col>
  <v-col cols="12"><v-card border flat><v-card-item><v-card-title>Vigor Nutri+</v-card-title></v-card-item>
    <v-card-text>Plano alimentar com nutricionista pelo app por R$ 19,90 por mês.</v-card-text></v-card></v-col>
</v-row>`,
};

export const Classes = {
  setup() {
    const classes = ['Spinning – 07h00', 'Yoga – 08h15', 'Funcional – 12h30', 'FitDance – 18h30', 'Muay Thai – 20h00'];
    return { classes, send, store };
  },
  template: `
<h1 class="text-h4 mb-4">Agendar aulas</h1>
<v-list border rounded><v-list-item v-for="name in classes" :key="name" :title="name" subtitle="Hoje, sala 2">
  <template #append><v-btn variant="tonal" color="primary" :disabled="store.data.bookings.includes(name)" @click="send('/aulas', { aula: name }, 'Aula reservada')">Reservar</v-btn></template>
</v-list-item></v-list>`,
};

export const Units = {
  template: `
<h1 class="text-h4 mb-4">Unidades perto de você</h1>
<v-list border rounded>
  <v-list-item title="Vigor Vila Mariana" subtitle="Rua Domingos Exemplo, 455 – aberta até 23h"></v-list-item>
  <v-list-item title="Vigor Paraíso" subtitle="Av. Modelo, 90 – aberta 24 horas"></v-list-item>
  <v-list-item title="Vigor Ana Rosa" subtitle="Largo Fictício, 12 – aberta até 22h"></v-list-item>
</v-list>`,
};

export const Shop = {
  template: `
<h1 class="text-h4 mb-4">Vigor Shop</h1>
<v-row><v-col v-for="[name, price] in [['Squeeze 700 ml', 'R$ 29,90'], ['Toalha fitness', 'R$ 39,90'], ['Whey 900 g', 'R$ 119,00'], ['Luva de treino', 'R$ 54,90']]" :key="name" cols="6" md="3">
  <v-card border flat><v-card-item><v-card-title>{{ name }}</v-card-title><v-card-subtitle>{{ price }}</v-card-subtitle></v-card-item><v-card-text>Retire na sua unidade.</v-card-text></v-card></v-col></v-row>`,
};

export const Help = {
  template: `
<h1 class="text-h4 mb-4">Central de ajuda</h1>
<v-expansion-panels>
  <v-expansion-panel title="Como funciona a fidelidade?" text="Planos com fidelidade têm permanência mínima de 12 meses. Em caso de cancelamento antes do prazo, é cobrada multa de 10% sobre o valor das mensalidades restantes."></v-expansion-panel>
  <v-expansion-panel title="Posso trancar meu plano?" text="Sim, por até 30 dias a cada 12 meses, pela área do aluno."></v-expansion-panel>
  <v-expansion-panel title="Como troco o cartão?" text="Em Pagamentos, toque em Alterar forma de pagamento."></v-expansion-panel>
  <v-expansion-panel title="Onde vejo ou cancelo meu plano?" text="Em Meu plano, no botão Gerenciar plano."></v-expansion-panel>
</v-expansion-panels>
<p class="mt-4">Fale conosco: SAC 0800 000 4471 ou WhatsApp (11) 90000-0071.</p>`,
};
