// The state of the flow for the kits of Vue.
import { reactive, watch } from 'vue'
import { REASONS, T, ends, load, placeNow, post, renews, visit } from './flow.js'

export function flow() {
  const state = reactive({ place: placeNow(), info: null, step: 0, reason: null, ticked: false, asking: false, said: false, news: false, open: [] })
  const refresh = async () => { state.info = await load() }
  watch(() => state.place, refresh, { immediate: true })
  watch(() => state.news, on => post.news(on))
  const finish = async () => {
    await post.cancel(state.reason)
    Object.assign(state, { asking: false, said: true, info: null, place: visit('membership') })
  }
  return { state, finish, T, REASONS, ends, renews, post, go: place => { state.place = visit(place) } }
}
