import 'vant/lib/index.css'
import Vant, { showConfirmDialog, showToast } from 'vant'
import { createApp } from 'vue'
import { flow } from './vue-state.js'

const template = `<header><van-popover v-model:show="state.menu" :actions="[{ text: T.orders }, { text: T.membership }]" @select="choose">
  <template #reference><van-button>{{ T.menu }}</van-button></template></van-popover></header>
<main><h1 v-if="state.place === 'home'">{{ T.greeting }}</h1><h1 v-if="state.place === 'orders'">{{ T.orders }}</h1>
<template v-if="state.place === 'membership'"><h1>{{ T.membership }}</h1><van-skeleton :loading="!state.info" :row="4">
  <section v-if="state.info"><h2>{{ T.card }}</h2><p>{{ T.plan }}</p>
    <template v-if="state.info.state === 'active'"><p>{{ renews(state.info) }}</p>
      <van-collapse v-model="state.open"><van-collapse-item :title="T.manage" name="manage">
        <van-cell :title="T.news"><template #right-icon><van-switch v-model="state.news" :aria-label="T.news" /></template></van-cell>
        <van-button plain @click="go('leave')">{{ T.open }}</van-button></van-collapse-item></van-collapse></template>
    <template v-else><p>{{ ends(state.info) }}</p><van-button @click="post.resume()">{{ T.resume }}</van-button></template></section></van-skeleton></template>
<template v-if="state.place === 'leave'"><h1>{{ T.question }}</h1>
  <van-steps :active="state.step"><van-step v-for="each in T.steps" :key="each">{{ each }}</van-step></van-steps>
  <div v-if="state.step === 0"><van-field :model-value="state.reason" is-link readonly required :label="T.why" placeholder="Choose" @click="state.picking = true" />
    <van-popup v-model:show="state.picking" position="bottom"><van-picker :columns="REASONS.map(text => ({ text, value: text }))" confirm-button-text="Done" cancel-button-text="Close"
      @confirm="pick" @cancel="state.picking = false" /></van-popup>
    <van-button type="primary" :disabled="!state.reason" @click="state.step = 1">{{ T.next }}</van-button></div>
  <div v-if="state.step === 1"><p>{{ T.offer }}</p><van-button type="primary" @click="post.offer()">{{ T.take }}</van-button>
    <van-button plain @click="state.step = 2">{{ T.decline }}</van-button></div>
  <div v-if="state.step === 2"><p>Access until {{ state.info?.until }}.</p><van-checkbox v-model="state.ticked" shape="square">{{ T.tick }}</van-checkbox>
    <van-button type="danger" :disabled="!state.ticked" @click="confirm">{{ T.finish }}</van-button></div></template></main>`

function setup() {
  const own = flow()
  Object.assign(own.state, { menu: false, picking: false })
  const choose = action => own.go(action.text === own.T.orders ? 'orders' : 'membership')
  const pick = ({ selectedValues }) => { own.state.reason = selectedValues[0]; own.state.picking = false }
  const confirm = async () => {
    const words = { title: own.T.question, message: `Access until ${own.state.info?.until}.`, confirmButtonText: own.T.yes, cancelButtonText: own.T.no }
    const agreed = await showConfirmDialog(words).catch(() => null)
    if (!agreed) return
    await own.finish()
    showToast(own.T.done)
  }
  return { ...own, choose, pick, confirm }
}

createApp({ template, setup }).use(Vant).mount('#app')
