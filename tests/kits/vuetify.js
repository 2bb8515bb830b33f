import 'vuetify/styles'
import { createApp } from 'vue'
import { createVuetify } from 'vuetify'
import * as components from 'vuetify/components'
import { flow } from './vue-state.js'

const template = `<v-app><header><v-menu><template #activator="{ props }"><v-btn v-bind="props">{{ T.menu }}</v-btn></template>
  <v-list><v-list-item :title="T.orders" @click="go('orders')" /><v-list-item :title="T.membership" @click="go('membership')" /></v-list></v-menu></header>
<main><h1 v-if="state.place === 'home'">{{ T.greeting }}</h1><h1 v-if="state.place === 'orders'">{{ T.orders }}</h1>
<template v-if="state.place === 'membership'"><h1>{{ T.membership }}</h1><v-skeleton-loader v-if="!state.info" type="card" />
  <v-card v-else :title="T.card"><v-card-text><p>{{ T.plan }}</p>
    <template v-if="state.info.state === 'active'"><p>{{ renews(state.info) }}</p>
      <v-expansion-panels><v-expansion-panel :title="T.manage"><v-expansion-panel-text>
        <v-switch v-model="state.news" :label="T.news" /><v-btn variant="text" @click="go('leave')">{{ T.open }}</v-btn>
      </v-expansion-panel-text></v-expansion-panel></v-expansion-panels></template>
    <template v-else><p>{{ ends(state.info) }}</p><v-btn @click="post.resume()">{{ T.resume }}</v-btn></template>
  </v-card-text></v-card></template>
<template v-if="state.place === 'leave'"><h1>{{ T.question }}</h1>
  <v-stepper :model-value="state.step + 1" :items="T.steps" hide-actions />
  <div v-if="state.step === 0"><v-select v-model="state.reason" :items="REASONS" :label="T.why" />
    <v-btn :disabled="!state.reason" @click="state.step = 1">{{ T.next }}</v-btn></div>
  <div v-if="state.step === 1"><p>{{ T.offer }}</p><v-btn color="primary" @click="post.offer()">{{ T.take }}</v-btn>
    <v-btn variant="text" @click="state.step = 2">{{ T.decline }}</v-btn></div>
  <div v-if="state.step === 2"><p>Access until {{ state.info?.until }}.</p><v-checkbox v-model="state.ticked" :label="T.tick" />
    <v-btn color="error" :disabled="!state.ticked" @click="state.asking = true">{{ T.finish }}</v-btn></div></template></main>
<v-dialog v-model="state.asking" max-width="420"><v-card :title="T.question"><v-card-text>Access until {{ state.info?.until }}.</v-card-text>
  <v-card-actions><v-btn @click="state.asking = false">{{ T.no }}</v-btn><v-btn color="error" @click="finish">{{ T.yes }}</v-btn></v-card-actions></v-card></v-dialog>
<v-snackbar v-model="state.said">{{ T.done }}</v-snackbar></v-app>`

createApp({ template, setup: flow }).use(createVuetify({ components })).mount('#app')
