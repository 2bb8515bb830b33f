import 'element-plus/dist/index.css'
import ElementPlus, { ElMessage, ElMessageBox } from 'element-plus'
import { createApp } from 'vue'
import { flow } from './vue-state.js'

const template = `<header><el-dropdown trigger="click" @command="go"><el-button>{{ T.menu }}</el-button><template #dropdown><el-dropdown-menu>
  <el-dropdown-item command="orders">{{ T.orders }}</el-dropdown-item><el-dropdown-item command="membership">{{ T.membership }}</el-dropdown-item>
  </el-dropdown-menu></template></el-dropdown></header>
<main><h1 v-if="state.place === 'home'">{{ T.greeting }}</h1><h1 v-if="state.place === 'orders'">{{ T.orders }}</h1>
<template v-if="state.place === 'membership'"><h1>{{ T.membership }}</h1><el-skeleton v-if="!state.info" :rows="4" animated />
  <el-card v-else :header="T.card"><p>{{ T.plan }}</p>
    <template v-if="state.info.state === 'active'"><p>{{ renews(state.info) }}</p>
      <el-collapse v-model="state.open"><el-collapse-item :title="T.manage" name="manage">
        <el-switch v-model="state.news" :active-text="T.news" /><div><el-button link @click="go('leave')">{{ T.open }}</el-button></div>
      </el-collapse-item></el-collapse></template>
    <template v-else><p>{{ ends(state.info) }}</p><el-button @click="post.resume()">{{ T.resume }}</el-button></template></el-card></template>
<template v-if="state.place === 'leave'"><h1>{{ T.question }}</h1>
  <el-steps :active="state.step"><el-step v-for="each in T.steps" :key="each" :title="each" /></el-steps>
  <el-form v-if="state.step === 0" label-position="top"><el-form-item :label="T.why" required>
    <el-select v-model="state.reason" placeholder="Select"><el-option v-for="each in REASONS" :key="each" :label="each" :value="each" /></el-select></el-form-item>
    <el-button type="primary" :disabled="!state.reason" @click="state.step = 1">{{ T.next }}</el-button></el-form>
  <div v-if="state.step === 1"><p>{{ T.offer }}</p><el-button type="primary" @click="post.offer()">{{ T.take }}</el-button>
    <el-button text @click="state.step = 2">{{ T.decline }}</el-button></div>
  <div v-if="state.step === 2"><p>Access until {{ state.info?.until }}.</p><div><el-checkbox v-model="state.ticked">{{ T.tick }}</el-checkbox></div>
    <el-button type="danger" :disabled="!state.ticked" @click="confirm">{{ T.finish }}</el-button></div></template></main>`

function setup() {
  const own = flow()
  const confirm = async () => {
    const words = { confirmButtonText: own.T.yes, cancelButtonText: own.T.no, type: 'warning' }
    const agreed = await ElMessageBox.confirm(`Access until ${own.state.info?.until}.`, own.T.question, words).catch(() => null)
    if (!agreed) return
    await own.finish()
    ElMessage.success(own.T.done)
  }
  return { ...own, confirm }
}

createApp({ template, setup }).use(ElementPlus).mount('#app')
