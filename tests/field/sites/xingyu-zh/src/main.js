import 'element-plus/dist/index.css'
import './main.css'
import { computed, createApp, reactive, ref } from 'vue'
import ElementPlus, { ElMessage, ElMessageBox } from 'element-plus'
import zhCn from 'element-plus/es/locale/lang/zh-cn'

const s = reactive({ d: null, page: location.pathname })
const go = p => { history.pushState({}, '', p); s.page = p; scrollTo(0, 0) }
addEventListener('popstate', () => { s.page = location.pathname })
const api = async (p, body) => {
  const r = await fetch('/api/' + p, body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}).then(x => x.json())
  if (r.code === 0) s.d = r.data; else ElMessage.error(r.msg)
  return r.code === 0
}
const buy = async sku => { try { await ElMessageBox.confirm('将使用微信支付免密支付完成付款，确认购买吗？', '确认订单', { confirmButtonText: '立即支付', cancelButtonText: '取消' }) } catch { return } if (await api('order/create', { sku })) ElMessage.success('购买成功') }
const vip = computed(() => s.d.renewals[0])

const Home = {
  setup: () => ({ s, go, buy, vip }),
  template: `
  <div class="vip"><el-avatar :size="64">南</el-avatar><div style="flex:1"><b style="font-size:19px">{{ s.d.nick }}</b> <el-tag size="small" type="warning" effect="dark">{{ s.d.tier }} {{ s.d.level }}</el-tag>
    <small v-if="vip.on">VIP有效期至 {{ vip.next }}，到期前1天自动续费 ¥{{ vip.promo ? 9.9 : vip.price }}</small><small v-else>VIP会员将于 {{ vip.next }} 到期 · 自动续费已关闭</small><small>成长值 {{ s.d.growth }}，距V6还需 1790</small></div>
    <el-button v-if="vip.on" color="#f3cf8a" round @click="buy('diamond')">升级星钻VIP</el-button><el-button v-else color="#f3cf8a" round @click="buy('year')">立即续费</el-button></div>
  <div class="box"><h3>限时特惠 <el-tag type="danger" size="small">双12狂欢</el-tag></h3><div class="skus"><div class="sku" v-for="k in [['year','VIP年卡',148,298],['quarter','VIP季卡',58,78],['diamond','星钻VIP年卡',258,488]]" :key="k[0]"><div>{{ k[1] }}</div><b>¥{{ k[2] }}</b> <s>¥{{ k[3] }}</s><br><el-button style="margin-top:10px" type="warning" size="small" round @click="buy(k[0])">立即抢购</el-button></div></div></div>
  <div class="box"><h3>我的特权</h3><div class="perks" style="grid-template-columns:repeat(6,1fr)"><div v-for="p in ['免广告','蓝光1080P','抢先看','下载加速','专属客服','生日礼包']" :key="p">{{ p }}</div></div></div>
  <div class="box"><h3>会员服务</h3><div class="svc"><span>兑换码</span><span>会员成长</span><span>开具发票</span><span @click="go('/vip/orders')">购买记录</span><span @click="go('/vip/autorenew')">管理自动续费</span><span>赠送好友</span><span @click="go('/help')">常见问题</span></div></div>`,
}

const Renew = {
  setup() {
    const step = ref(0), row = ref(null), why = ref(''), busy = ref(false)
    const before = r => {
      if (!r.on) return ElMessageBox.confirm(`开启后将于 ${r.next} 起每月自动扣款 ¥${r.price}`, '开启自动续费', { confirmButtonText: '同意协议并开启', cancelButtonText: '取消' }).then(() => api('autorenew/open', { id: r.id })).then(() => false, () => false)
      row.value = r; why.value = ''; step.value = 1
      return false
    }
    const promo = async () => { await api('autorenew/promo', { id: row.value.id }); step.value = 0; ElMessage.success('优惠已领取，下次扣款仅需9.9元') }
    const close = async () => { busy.value = true; const ok = await api('autorenew/close', { id: row.value.id, reason: why.value }); busy.value = false; step.value = 0; if (ok) ElMessage({ type: 'success', message: '自动续费已关闭' }) }
    return { s, go, step, row, why, busy, before, promo, close, reasons: ['价格太高', '没有想看的内容', '很少使用', '误开通，不知道会自动续费', '已购买其他平台会员', '其他原因'] }
  },
  template: `
  <div class="box" style="margin-top:0"><el-page-header @back="go('/')" content="自动续费管理"></el-page-header>
    <el-table :data="s.d.renewals" style="margin-top:20px">
      <el-table-column label="服务名称" min-width="190"><template #default="{ row }">{{ row.name }}<el-tag v-if="row.promo" size="small" type="danger" style="margin-left:6px">下月9.9元</el-tag></template></el-table-column>
      <el-table-column label="价格" width="90"><template #default="{ row }">¥{{ row.price }}/月</template></el-table-column>
      <el-table-column label="扣款方式" width="100" prop="channel"></el-table-column>
      <el-table-column label="下次扣款" min-width="170"><template #default="{ row }"><span v-if="row.on">{{ row.next }}</span><span v-else style="color:#999">不再扣款（{{ row.next }} 到期）</span></template></el-table-column>
      <el-table-column label="自动续费" width="150"><template #default="{ row }"><el-switch :model-value="row.on" :before-change="() => before(row)" :aria-label="row.name"></el-switch> <small style="color:#999;margin-left:4px">{{ row.on ? '已开启' : '已关闭' }}</small></template></el-table-column>
    </el-table>
    <p class="tip">1. 自动续费将在到期前24小时内扣款，请保证账户余额充足。<br>2. 关闭自动续费后，当前会员有效期内仍可享受全部会员权益。<br>3. 通过苹果App Store开通的自动续费，请在手机“设置 - Apple ID - 订阅”中管理。<br>4. <a href="#" @click.prevent>《星屿视频自动续费服务协议》</a></p></div>
  <el-dialog :model-value="step === 1" @update:model-value="step === 1 && (step = 0)" title="真的要离开我们吗？" width="460"><template v-if="row"><p>关闭「{{ row.name }}」自动续费后，您将失去以下尊贵特权：</p><div class="perks"><div v-for="p in ['连续包月立减5元','每月2张观影券','V5成长加速','热剧抢先看','蓝光画质','专属头像框']" :key="p">{{ p }}</div></div></template><template #footer><el-button text size="small" @click="step = 2">残忍离开</el-button><el-button type="warning" @click="step = 0">继续享受特权</el-button></template></el-dialog>
  <el-dialog :model-value="step === 2" @update:model-value="step === 2 && (step = 0)" title="送您一份专属福利" width="420"><div style="text-align:center"><p>下次续费仅需</p><b style="font-size:40px;color:#e64b2e">¥9.9</b><p class="tip">每个账号仅限一次，关闭后不可再领</p></div><template #footer><el-button text size="small" @click="step = 3">放弃福利</el-button><el-button type="danger" @click="promo">立即领取并保留续费</el-button></template></el-dialog>
  <el-dialog :model-value="step === 3" @update:model-value="step === 3 && (step = 0)" title="请告诉我们原因" width="460"><el-radio-group v-model="why" style="flex-direction:column;align-items:flex-start"><el-radio v-for="r in reasons" :key="r" :value="r">{{ r }}</el-radio></el-radio-group><template #footer><el-button :disabled="!why" :loading="busy" @click="close">确认关闭</el-button><el-button type="warning" @click="step = 0">再想想</el-button></template></el-dialog>`,
}

const Orders = { setup: () => ({ s, go }), template: `<div class="box" style="margin-top:0"><el-page-header @back="go('/')" content="购买记录"></el-page-header><el-table style="margin-top:20px" :data="[{n:'星屿VIP 连续包月',p:'25.00',t:'微信支付'},{n:'星屿体育会员 连续包月',p:'30.00',t:'支付宝'},{n:'星屿VIP 连续包月',p:'25.00',t:'微信支付'}]"><el-table-column prop="n" label="商品"></el-table-column><el-table-column prop="p" label="金额（元）"></el-table-column><el-table-column prop="t" label="支付方式"></el-table-column><el-table-column label="状态"><template #default>交易成功</template></el-table-column></el-table></div>` }
const Safe = {
  setup: () => ({ s, api, off: () => ElMessageBox.confirm('注销后账号数据、会员权益将全部清空且无法恢复', '注销账号', { type: 'warning', confirmButtonText: '确认注销', cancelButtonText: '取消' }).then(() => api('user/logoff', {}), () => {}) }),
  template: `<div class="box" style="margin-top:0"><h3>账号与安全</h3><el-form label-width="120px"><el-form-item label="昵称">{{ s.d.nick }}</el-form-item><el-form-item label="绑定手机">138****6620</el-form-item><el-form-item label="消息推送"><el-switch :model-value="s.d.push" @change="api('user/push', { on: $event })"></el-switch></el-form-item><el-form-item label="注销账号"><el-button link type="danger" @click="off">申请注销</el-button></el-form-item></el-form></div>`,
}
const Help = { template: `<div class="box" style="margin-top:0"><h3>常见问题</h3><el-collapse><el-collapse-item title="会员可以在几台设备上使用？">同一账号最多可登录5台设备，同时播放2台。</el-collapse-item><el-collapse-item title="如何取消连续包月？">登录网页版会员中心，在「会员服务」中点击「管理自动续费」，关闭对应服务的自动续费开关即可。也可在微信“我-服务-钱包-支付设置-自动续费”中解约。</el-collapse-item><el-collapse-item title="会员费用可以退吗？">会员为虚拟商品，开通后不支持退款。</el-collapse-item></el-collapse></div>` }

createApp({
  components: { Home, Renew, Orders, Safe, Help },
  setup() {
    api('user/vip_info')
    const ad = ref(!sessionStorage.getItem('ad')), hide = () => { sessionStorage.setItem('ad', '1'); ad.value = false }
    return { s, go, zhCn, ad, hide, buy, view: computed(() => ({ '/vip/autorenew': 'Renew', '/vip/orders': 'Orders', '/safe': 'Safe', '/help': 'Help' }[s.page] || 'Home')) }
  },
  template: `<el-config-provider :locale="zhCn">
    <div class="top"><span class="logo">星屿视频</span><span>首页</span><span>电视剧</span><span>电影</span><span>综艺</span><span>动漫</span><span>体育</span><span class="grow"></span><el-input placeholder="长安旧梦" style="width:220px"></el-input><el-badge is-dot>消息</el-badge>
      <el-dropdown @command="go"><span style="outline:none"><el-avatar :size="32">南</el-avatar></span><template #dropdown><el-dropdown-menu><el-dropdown-item command="/">会员中心</el-dropdown-item><el-dropdown-item command="/vip/orders">购买记录</el-dropdown-item><el-dropdown-item command="/safe">账号与安全</el-dropdown-item><el-dropdown-item divided>退出登录</el-dropdown-item></el-dropdown-menu></template></el-dropdown></div>
    <div class="wrap"><div class="side"><el-menu :default-active="s.page" @select="i => i.startsWith('/') && go(i)"><el-menu-item index="/">会员中心</el-menu-item><el-menu-item index="h">观看历史</el-menu-item><el-menu-item index="f">我的收藏</el-menu-item><el-menu-item index="/vip/orders">购买记录</el-menu-item><el-menu-item index="q">卡券中心</el-menu-item><el-menu-item index="/safe">账号与安全</el-menu-item><el-menu-item index="/help">帮助与反馈</el-menu-item></el-menu></div><div class="body"><component :is="view" v-if="s.d"></component><el-skeleton v-else :rows="8" animated></el-skeleton></div></div>
    <div class="foot">关于我们 | 用户协议 | 隐私政策 | 会员服务协议 | 未成年人保护 | 联系客服<br>星屿（杭州）网络科技有限公司 · 网络文化经营许可证 浙网文〔2021〕0000-000号 · © 2026</div>
    <el-dialog :model-value="ad" @update:model-value="hide" width="380" align-center title="双12会员狂欢节"><div style="text-align:center"><p>VIP年卡 <b style="color:#e64b2e">5折</b>，仅此一次</p><el-button type="danger" round @click="buy('year')">148元开通年卡</el-button></div></el-dialog>
  </el-config-provider>`,
}).use(ElementPlus).mount('#app')
