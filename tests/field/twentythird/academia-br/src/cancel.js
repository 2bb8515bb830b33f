import { ref } from 'vue';
import { useRouter } from 'vue-router';
import { store, send, date, money } from './store.js';

export const Cancel = {
  setup() {
    const router = useRouter();
    if (store.data.plan.status === 'scheduled') router.replace('/plano');
    const step = ref(1);
    const reason = ref(null);
    const comment = ref('');
    const aware = ref(false);
    const sure = ref(false);
    const busy = ref(false);
    const reasons = ['Falta de tempo', 'Mudança de endereço', 'Questões financeiras', 'Problemas de saúde', 'Insatisfação com a unidade', 'Vou treinar em outra academia', 'Outro motivo'];

    const stay = () => router.push('/plano');
    async function freeze() { await send('/plano/trancar', {}, 'Plano trancado por 30 dias'); stay(); }
    async function change() { await send('/plano/trocar', {}, 'Plano alterado'); stay(); }
    async function accept() { await send('/plano/oferta', {}, 'Desconto aplicado. Bons treinos!'); stay(); }
    async function survey() { await send('/plano/pesquisa', { motivo: reason.value, comentario: comment.value }); step.value = 3; }
    async function finish() {
      busy.value = true;
      await send('/plano/cancelamento', { motivo: reason.value, ciente: aware.value });
      busy.value = false;
      sure.value = false;
      step.value = 5;
    }
    return { store, date, money, step, reason, comment, aware, sure, busy, reasons, stay, freeze, change, accept, survey, finish };
  },
  template: `
<div v-if="step < 5" class="mb-4"><div class="text-caption">Etapa {{ step }} de 4</div><v-progress-linear :model-value="step * 25" color="primary" rounded height="6"></v-progress-linear></div>

<template v-if="step === 1">
  <h1 class="text-h4 mb-2">Poxa, {{ store.data.member.first }}, já vai?</h1>
  <p class="mb-4">Veja se uma destas opções combina mais com o seu momento:</p>
  <v-row>
    <v-col cols="12" md="4"><v-card border flat height="100%" title="Trancar por 30 dias" text="Sem mensalidade e sem perder seu plano."><v-card-actions><v-btn color="primary" variant="flat" @click="freeze">Trancar meu plano</v-btn></v-card-actions></v-card></v-col>
    <v-col cols="12" md="4"><v-card border flat height="100%" title="Plano Essencial" text="Pague R$ 109,90 por mês e treine na sua unidade."><v-card-actions><v-btn color="primary" variant="flat" @click="change">Mudar de plano</v-btn></v-card-actions></v-card></v-col>
    <v-col cols="12" md="4"><v-card border flat height="100%" title="Mudou de bairro?" text="São mais de 300 unidades. Tem uma pertinho de você."><v-card-actions><v-btn color="primary" variant="flat" to="/unidades">Ver unidades</v-btn></v-card-actions></v-card></v-col>
  </v-row>
  <div class="mt-6"><v-btn variant="text" @click="step = 2">Quero continuar com o cancelamento</v-btn></div>
</template>

<template v-else-if="step === 2">
  <h1 class="text-h4 mb-4">Conta pra gente o motivo</h1>
  <v-select v-model="reason" :items="reasons" label="Motivo do cancelamento *"></v-select>
  <v-textarea v-model="comment" label="Quer deixar um comentário?" rows="3" counter="300"></v-textarea>
  <v-btn color="primary" :disabled="!reason" @click="survey">Avançar</v-btn>
  <v-btn variant="text" class="ml-2" @click="step = 1">Voltar</v-btn>
</template>

<template v-else-if="step === 3">
  <v-card class="banner pa-4" flat>
    <v-card-title class="text-h5">2 meses pela metade do preço!</v-card-title>
    <v-card-text>Fique na Vigor e pague só R$ 74,95 nas próximas duas mensalidades.</v-card-text>
    <v-card-actions><v-btn color="secondary" variant="flat" @click="accept">Aproveitar desconto</v-btn></v-card-actions>
  </v-card>
  <p class="legal mt-2">Promoção válida uma vez por CPF, somada à fidelidade vigente.</p>
  <v-btn variant="text" class="mt-4" @click="step = 4">Não, obrigada. Seguir com o cancelamento</v-btn>
</template>

<template v-else-if="step === 4">
  <h1 class="text-h4 mb-4">Resumo do cancelamento</h1>
  <v-table class="border rounded mb-4"><tbody>
    <tr><td>Plano</td><td>{{ store.data.plan.name }} – matrícula {{ store.data.member.code }}</td></tr>
    <tr><td>Aviso prévio</td><td>30 dias. Acesso liberado até {{ date(store.data.plan.notice_end) }}</td></tr>
    <tr><td>Última mensalidade</td><td>{{ money(store.data.plan.price) }} em {{ date(store.data.plan.next_charge) }}</td></tr>
    <tr><td>Multa por quebra de fidelidade</td><td><strong>{{ money(store.data.plan.fee) }}</strong> (10% de {{ store.data.plan.months_left }} mensalidades restantes)</td></tr>
    <tr><td>Forma de cobrança da multa</td><td>{{ store.data.card }}, em até 5 dias úteis</td></tr>
    <tr><td>Adicionais</td><td>Encerrados junto com o plano</td></tr>
  </tbody></v-table>
  <v-alert type="info" variant="tonal" class="mb-2">Sua fidelidade termina em {{ date(store.data.plan.loyalty_end) }}. A partir dessa data o cancelamento não tem multa.</v-alert>
  <v-checkbox v-model="aware" color="primary" label="Li o resumo e estou ciente do aviso prévio e da cobrança da multa prevista em contrato."></v-checkbox>
  <v-btn color="primary" @click="stay">Manter meu plano</v-btn>
  <v-btn class="ml-2" variant="outlined" color="error" :disabled="!aware" @click="sure = true">Confirmar cancelamento</v-btn>
  <v-dialog v-model="sure" max-width="440"><v-card title="Tem certeza?" :text="'Ao confirmar, a multa de ' + money(store.data.plan.fee) + ' será lançada no seu cartão.'">
    <v-card-actions><v-btn @click="sure = false">Não, quero ficar</v-btn><v-spacer></v-spacer><v-btn color="error" :loading="busy" @click="finish">Sim, cancelar plano</v-btn></v-card-actions></v-card></v-dialog>
</template>

<template v-else>
  <h1 class="text-h4 mb-2">Cancelamento solicitado</h1>
  <p>Protocolo: <strong>{{ store.data.plan.protocol }}</strong></p>
  <p>Você pode treinar até {{ date(store.data.plan.ends) }}. Enviamos o comprovante para {{ store.data.member.email }}.</p>
  <v-btn class="mt-4" color="primary" to="/plano">Voltar para Meu plano</v-btn>
</template>`,
};
