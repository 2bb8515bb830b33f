import { reactive, ref } from 'vue';
import { store, send, date, money } from './store.js';
import { StatusAlert } from './pages.js';

export const Plan = {
  components: { StatusAlert },
  setup() {
    const changing = ref(false);
    const freezing = ref(false);
    const names = { active: 'Ativo', frozen: 'Trancado', scheduled: 'Cancelamento agendado' };
    return { store, send, date, money, changing, freezing, names };
  },
  template: `
<h1 class="text-h4 mb-4">Meu plano</h1>
<status-alert></status-alert>
<v-card border flat class="mb-4">
  <v-card-item><v-card-title>{{ store.data.plan.name }} <v-chip size="small" :color="store.data.plan.status === 'active' ? 'success' : 'warning'">{{ names[store.data.plan.status] }}</v-chip></v-card-title>
    <v-card-subtitle>Acesso a todas as unidades, convidado e área de relax</v-card-subtitle></v-card-item>
  <v-table>
    <tbody>
      <tr><td>Mensalidade</td><td>{{ money(store.data.plan.price) }}<span v-if="store.data.plan.discount"> (50% de desconto por 2 meses)</span></td></tr>
      <tr><td>Início do contrato</td><td>{{ date(store.data.plan.start) }}</td></tr>
      <tr><td>Fidelidade</td><td>12 meses, até {{ date(store.data.plan.loyalty_end) }}</td></tr>
      <tr><td>Próxima cobrança</td><td>{{ date(store.data.plan.next_charge) }} – {{ store.data.card }}</td></tr>
      <tr><td>Unidade</td><td>{{ store.data.member.unit }}</td></tr>
    </tbody>
  </v-table>
  <v-card-actions>
    <v-menu v-if="store.data.plan.status !== 'scheduled'">
      <template #activator="{ props }"><v-btn v-bind="props" color="primary" variant="flat">Gerenciar plano</v-btn></template>
      <v-list>
        <v-list-item title="Trocar de plano" @click="changing = true"></v-list-item>
        <v-list-item title="Trancar plano" @click="freezing = true"></v-list-item>
        <v-list-item title="Mudar de unidade" to="/unidades"></v-list-item>
        <v-list-item title="Cancelar plano" to="/plano/cancelamento"></v-list-item>
      </v-list>
    </v-menu>
    <v-btn v-else color="primary" variant="flat" @click="send('/plano/reverter', {}, 'Que bom que você ficou!')">Desistir do cancelamento</v-btn>
    <v-btn variant="text">Baixar contrato</v-btn>
  </v-card-actions>
</v-card>
<h2 class="text-h6 mb-2">Adicionais</h2>
<v-list border rounded>
  <v-list-item title="Vigor Nutri+" subtitle="R$ 19,90 por mês"><template #append><v-btn variant="tonal" @click="send('/adicionais/nutri', {}, 'Adicional atualizado')">{{ store.data.addons.nutri ? 'Remover' : 'Contratar' }}</v-btn></template></v-list-item>
  <v-list-item title="Armário exclusivo" subtitle="R$ 25,00 por mês"><template #append><v-btn variant="tonal" @click="send('/adicionais/locker', {}, 'Adicional atualizado')">{{ store.data.addons.locker ? 'Remover' : 'Contratar' }}</v-btn></template></v-list-item>
</v-list>
<v-dialog v-model="changing" max-width="480"><v-card title="Trocar para o Plano Essencial" text="Treine só na sua unidade por R$ 109,90 por mês. A fidelidade de 12 meses recomeça na data da troca.">
  <v-card-actions><v-spacer></v-spacer><v-btn @click="changing = false">Voltar</v-btn><v-btn color="primary" variant="flat" @click="changing = false; send('/plano/trocar', {}, 'Plano alterado')">Confirmar troca</v-btn></v-card-actions></v-card></v-dialog>
<v-dialog v-model="freezing" max-width="480"><v-card title="Trancar plano por 30 dias" text="Durante o trancamento não há cobrança nem acesso às unidades. A fidelidade é prorrogada pelo mesmo período.">
  <v-card-actions><v-spacer></v-spacer><v-btn @click="freezing = false">Voltar</v-btn><v-btn color="primary" variant="flat" @click="freezing = false; send('/plano/trancar', {}, 'Plano trancado')">Trancar</v-btn></v-card-actions></v-card></v-dialog>`,
};

export const Payments = {
  setup: () => ({ store, date, money }),
  template: `
<h1 class="text-h4 mb-4">Pagamentos</h1>
<v-card border flat class="mb-4"><v-card-text>Forma de pagamento: {{ store.data.card }} <v-btn variant="text" size="small" color="primary">Alterar forma de pagamento</v-btn></v-card-text></v-card>
<v-table class="border rounded"><thead><tr><th>Data</th><th>Descrição</th><th>Valor</th><th>Situação</th></tr></thead>
  <tbody><tr v-for="p in store.data.payments" :key="p.date"><td>{{ date(p.date) }}</td><td>{{ p.what }}</td><td>{{ money(p.value) }}</td><td>Pago</td></tr></tbody></v-table>`,
};

export const Profile = {
  setup() {
    const form = reactive({ name: store.data.member.name, email: store.data.member.email, phone: store.data.member.phone });
    const labels = { email: 'Novidades por e-mail', whatsapp: 'Mensagens no WhatsApp', push: 'Notificações do app' };
    const asking = ref(false);
    return { store, send, form, labels, asking };
  },
  template: `
<h1 class="text-h4 mb-4">Meu perfil</h1>
<v-text-field v-model="form.name" label="Nome completo"></v-text-field>
<v-text-field v-model="form.email" label="E-mail"></v-text-field>
<v-text-field v-model="form.phone" label="Celular"></v-text-field>
<v-btn color="primary" @click="send('/perfil', { ...form }, 'Dados salvos')">Salvar alterações</v-btn>
<h2 class="text-h6 mt-8">Comunicação</h2>
<v-switch v-for="(text, key) in labels" :key="key" :label="text" color="primary" hide-details :model-value="store.data.notify[key]" @update:model-value="(on) => send('/notificacoes', { [key]: on })"></v-switch>
<h2 class="text-h6 mt-8 mb-2">Privacidade</h2>
<v-btn variant="text" color="error" @click="asking = true">Excluir minha conta</v-btn>
<v-dialog v-model="asking" max-width="480"><v-card title="Excluir conta" text="Seus dados de acesso e histórico de treinos serão apagados em até 15 dias.">
  <v-card-actions><v-spacer></v-spacer><v-btn @click="asking = false">Voltar</v-btn><v-btn color="error" @click="asking = false; send('/conta/excluir', {}, 'Pedido registrado')">Excluir</v-btn></v-card-actions></v-card></v-dialog>`,
};
