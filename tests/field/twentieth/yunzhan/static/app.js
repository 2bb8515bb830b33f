(function () {
  const { createApp, reactive, computed } = Vue;
  const { ElMessage, ElMessageBox } = ElementPlus;
  const state = reactive({ me: null, path: location.pathname });
  window.addEventListener('popstate', () => { state.path = location.pathname; });

  async function api(path, body) {
    const res = await fetch('/api/' + path, body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {});
    const json = await res.json();
    if (json.errno) { ElMessage.error(json.errmsg); throw new Error(json.errmsg); }
    state.me = json.data;
  }
  function go(path) { history.pushState(null, '', path); state.path = path; window.scrollTo(0, 0); }
  const base = { setup: () => ({ state, go, me: computed(() => state.me) }) };
  const page = (o) => Object.assign({}, base, o, { setup(...a) { return Object.assign(base.setup(), o.setup ? o.setup(...a) : {}); } });

  const Files = page({
    setup: () => ({ async del(f) { try { await ElMessageBox.confirm('确定删除“' + f.name + '”吗？删除后可在回收站保留30天。', '删除文件', { confirmButtonText: '删除', cancelButtonText: '取消', type: 'warning' }); } catch (e) { return; } await api('file/delete', { id: f.id }); ElMessage.success('已删除'); }, todo() { ElMessage.info('请下载客户端后使用该功能'); } }),
    template: `<div><div class="bar"><el-button type="primary" round @click="todo">上传</el-button><el-button round @click="todo">新建文件夹</el-button><el-input placeholder="搜索我的文件" style="width:260px;margin-left:auto"></el-input></div>
<div class="card"><el-table :data="me.files" style="width:100%"><el-table-column prop="name" label="文件名" min-width="220"></el-table-column><el-table-column prop="kind" label="类型" width="100"></el-table-column><el-table-column prop="size" label="大小" width="110"></el-table-column><el-table-column prop="time" label="修改时间" width="170"></el-table-column>
<el-table-column label="操作" width="140"><template #default="s"><el-button link type="primary" @click="todo">下载</el-button><el-button link @click="del(s.row)">删除</el-button></template></el-table-column></el-table></div></div>`
  });

  const Vip = page({
    setup: () => ({ async up() { try { await ElMessageBox.confirm('将使用支付宝免密支付 ¥263.00 开通超级会员年卡。', '确认订单', { confirmButtonText: '立即支付', cancelButtonText: '再想想' }); } catch (e) { return; } await api('member/upgrade', { plan: 'year' }); ElMessage.success('开通成功'); }, async pack() { await api('pack/buy', { size: '1T' }); ElMessage.success('购买成功'); } }),
    template: `<div><div class="viphead"><div><h2 style="margin:0 0 8px">超级会员 SVIP4</h2><p>{{me.name}}，您的会员有效期至 {{me.until}}</p><p><a href="/vip/renew" @click.prevent="go('/vip/renew')">管理自动续费</a>　<a href="/vip/orders" @click.prevent="go('/vip/orders')">开通记录</a>　<a href="/vip/exchange" @click.prevent="go('/vip/exchange')">兑换码</a></p></div><div><el-button round color="#f3c777" @click="up">续费超级会员</el-button></div></div>
<div class="card"><h3>会员套餐</h3><div class="plans"><div class="plan"><p>连续包月</p><b>¥{{me.price}}</b><p class="tip">到期自动续费，可随时关闭</p><el-button size="small" disabled>{{me.renew ? '使用中' : '已关闭续费'}}</el-button></div><div class="plan"><p>年卡</p><b>¥263</b><p class="tip">低至 ¥0.72/天</p><el-button size="small" type="warning" @click="up">立即开通</el-button></div><div class="plan"><p>1TB 扩容包</p><b>¥9.9</b><p class="tip">有效期1个月</p><el-button size="small" @click="pack">购买</el-button></div></div></div>
<div class="card"><h3>超级会员尊享特权</h3><div class="priv"><div><i>⚡</i>极速下载</div><div><i>☁</i>5TB 空间</div><div><i>▶</i>原画播放</div><div><i>🗜</i>在线解压</div><div><i>🖼</i>照片智能分类</div><div><i>🎧</i>专属客服</div></div></div></div>`
  });

  const reasons = ['价格太贵', '使用频率低', '会员特权不符合需求', '下载速度没有达到预期', '只想体验一个月', '更换了其他产品', '其他'];
  const Renew = page({
    setup() {
      const d = reactive({ step: 0, reason: '', text: '', busy: false });
      return {
        d, reasons,
        open() { d.reason = ''; d.text = ''; d.step = 1; },
        async accept() { await api('member/offer/accept', { coupon: 'HALF3' }); d.step = 0; ElMessage.success('领取成功，下次续费将按 ¥12.50 扣款'); },
        async close() {
          d.busy = true;
          try { await api('member/autorenew/close', { contract_id: 'AR6620914', reason: d.reason, text: d.text }); d.step = 0; ElMessage.success('已关闭自动续费'); } catch (e) { /* shown */ } finally { d.busy = false; }
        },
        async reopen() { await api('member/autorenew/open', { contract_id: 'AR6620914' }); ElMessage.success('已重新开启自动续费'); }
      };
    },
    template: `<div><el-breadcrumb style="margin-bottom:16px"><el-breadcrumb-item><a href="/vip" @click.prevent="go('/vip')">会员中心</a></el-breadcrumb-item><el-breadcrumb-item>自动续费管理</el-breadcrumb-item></el-breadcrumb>
<div class="card"><h3 style="margin-top:0">自动续费管理</h3>
<el-descriptions :column="2" border><el-descriptions-item label="服务名称">超级会员 连续包月</el-descriptions-item><el-descriptions-item label="状态"><el-tag :type="me.renew ? 'success' : 'info'">{{me.renew ? '已开通' : '已关闭'}}</el-tag></el-descriptions-item>
<el-descriptions-item label="续费价格">¥{{me.price}}/月</el-descriptions-item><el-descriptions-item label="扣费方式">支付宝</el-descriptions-item><el-descriptions-item v-if="me.renew" label="下次扣费时间">{{me.charge}}</el-descriptions-item><el-descriptions-item v-else label="关闭时间">{{me.closed}}</el-descriptions-item><el-descriptions-item label="会员有效期至">{{me.until}}</el-descriptions-item></el-descriptions>
<p v-if="!me.renew" class="tip">您已关闭自动续费，到期后将不再扣费。{{me.until}}前仍可继续享受超级会员特权。</p>
<div style="margin-top:18px;text-align:right"><el-button v-if="me.renew" text size="small" @click="open">关闭自动续费</el-button><el-button v-else type="primary" @click="reopen">重新开启</el-button></div></div>
<div class="card tip"><b>自动续费说明</b><br>1. 开通自动续费后，将在会员到期前1天从您的支付账户中扣除下一计费周期的费用。<br>2. 您可以随时关闭自动续费，关闭后当前周期内的会员权益不受影响。<br>3. 如通过苹果 App Store 开通，请在 iPhone“设置 - Apple ID - 订阅”中管理。<br>4. 会员到期后，您存储的文件不会被删除，超出免费空间的部分将无法继续上传新文件。</div>
<el-dialog :model-value="d.step===1" @update:model-value="v => { if (!v && d.step===1) d.step=0 }" title="确定要放弃这些特权吗？" width="460px" append-to-body><p>会员到期后，您将失去以下超级会员特权：</p><div class="priv"><div><i>⚡</i>极速下载</div><div><i>☁</i>5TB 空间</div><div><i>▶</i>原画播放</div><div><i>🗜</i>在线解压</div><div><i>🖼</i>智能分类</div><div><i>🎧</i>专属客服</div></div><p class="tip">您当前已使用 386GB，免费空间为 1TB。</p>
<template #footer><el-button @click="d.step=2">继续关闭</el-button><el-button type="primary" @click="d.step=0">保留特权</el-button></template></el-dialog>
<el-dialog :model-value="d.step===2" @update:model-value="v => { if (!v && d.step===2) d.step=0 }" title="送您一份专属福利" width="420px" append-to-body center><div class="offer"><p>未来3个月续费享</p><b>5折</b><p>仅需 ¥12.50/月，立省 ¥37.50</p></div>
<template #footer><el-button type="danger" round @click="accept">立即领取</el-button><el-button text @click="d.step=3">放弃优惠</el-button></template></el-dialog>
<el-dialog :model-value="d.step===3" @update:model-value="v => { if (!v && d.step===3) d.step=0 }" title="关闭自动续费" width="480px" append-to-body><p>为了给您提供更好的服务，请告诉我们关闭的原因：</p><el-radio-group v-model="d.reason"><el-radio v-for="r in reasons" :key="r" :value="r" style="width:100%">{{r}}</el-radio></el-radio-group><el-input v-if="d.reason==='其他'" v-model="d.text" type="textarea" maxlength="100" show-word-limit placeholder="请输入具体原因（选填）"></el-input>
<p class="tip">关闭后，{{me.charge}}将不再自动扣费，会员权益可使用至{{me.until}}。</p>
<template #footer><el-button @click="d.step=0">暂不关闭</el-button><el-button type="primary" :disabled="!d.reason" :loading="d.busy" @click="close">确认关闭</el-button></template></el-dialog></div>`
  });

  const Orders = page({ template: `<div class="card"><h3 style="margin-top:0">开通记录</h3><el-table :data="me.orders"><el-table-column prop="no" label="订单号"></el-table-column><el-table-column prop="name" label="商品"></el-table-column><el-table-column label="金额"><template #default="s">¥{{s.row.price}}</template></el-table-column><el-table-column prop="time" label="支付时间"></el-table-column></el-table></div>` });

  const User = page({
    setup: () => ({
      async save() { await api('user/save', { push: true }); ElMessage.success('保存成功'); },
      async unbind() { try { await ElMessageBox.confirm('解绑后将无法使用支付宝免密支付。', '解除绑定', { confirmButtonText: '解绑', cancelButtonText: '取消' }); } catch (e) { return; } await api('pay/unbind', { id: 1 }); ElMessage.success('已解绑'); },
      async quit() { try { await ElMessageBox.confirm('注销后，账号内所有文件、会员权益将被清空且无法恢复。', '注销账号', { confirmButtonText: '确认注销', cancelButtonText: '取消', type: 'error' }); } catch (e) { return; } await api('user/cancel', { sure: 1 }); }
    }),
    template: `<div><div class="card"><h3 style="margin-top:0">个人资料</h3><el-form label-width="90px" style="max-width:460px"><el-form-item label="昵称"><el-input :model-value="me.name"></el-input></el-form-item><el-form-item label="账号ID">{{me.uid}}</el-form-item><el-form-item label="手机号">{{me.mobile}}</el-form-item><el-form-item label="活动推送"><el-switch :model-value="true"></el-switch></el-form-item><el-form-item><el-button type="primary" @click="save">保存</el-button></el-form-item></el-form></div>
<div class="card"><h3 style="margin-top:0">支付管理</h3><p>支付宝（思远***）{{me.bound ? '免密支付已开通' : '未绑定'}}</p><el-button v-if="me.bound" size="small" @click="unbind">解除绑定</el-button></div>
<div class="card"><h3 style="margin-top:0">账号与安全</h3><p class="tip">如您不再使用云栈网盘，可申请注销账号。</p><el-button size="small" type="danger" plain @click="quit">注销账号</el-button></div></div>`
  });

  const Help = page({ template: `<div class="card"><h3 style="margin-top:0">帮助中心</h3><el-collapse><el-collapse-item title="如何提升下载速度？" name="1">开通超级会员即可享受极速下载特权。</el-collapse-item><el-collapse-item title="如何关闭自动续费？" name="2">网页端：点击右上角头像进入「会员中心」，在会员信息下方点击「管理自动续费」即可操作。请在扣费日前24小时关闭，以免产生扣费。</el-collapse-item><el-collapse-item title="误删的文件如何恢复？" name="3">进入回收站，选择文件后点击还原。</el-collapse-item></el-collapse></div>` });
  const Empty = page({ template: `<div class="card"><el-empty description="暂无内容"><el-button type="primary" @click="go('/')">返回首页</el-button></el-empty></div>` });
  const Gone = page({ template: `<div class="card"><el-result icon="info" title="账号已注销" sub-title="感谢您使用云栈网盘"></el-result></div>` });

  const App = page({
    components: { Files, Vip, Renew, Orders, User, Help, Empty, Gone },
    setup() {
      api('member/info');
      const drive = ['/', '/home'];
      const view = computed(() => state.me.gone ? 'Gone' : drive.includes(state.path) ? 'Files' : ({ '/vip': 'Vip', '/vip/renew': 'Renew', '/vip/orders': 'Orders', '/user': 'User', '/help': 'Help' })[state.path] || 'Empty');
      const side = computed(() => state.path.startsWith('/vip') ? [['/vip', '会员中心'], ['/vip/orders', '开通记录'], ['/vip/exchange', '兑换码'], ['/help', '帮助中心']] : state.path.startsWith('/user') ? [['/user', '个人资料'], ['/user/devices', '登录设备'], ['/user/message', '消息通知']] : [['/', '全部文件'], ['/home/recent', '最近'], ['/home/photo', '照片'], ['/home/share', '我的分享'], ['/home/recycle', '回收站']]);
      return { view, side };
    },
    template: `<div v-if="me"><header class="hd"><a class="logo" href="/" @click.prevent="go('/')">云栈网盘</a><nav><a href="/" @click.prevent="go('/')">我的网盘</a><a href="/home/photo" @click.prevent="go('/home/photo')">相册</a><a href="/home/tools" @click.prevent="go('/home/tools')">工具</a><a href="/help" @click.prevent="go('/help')">帮助</a></nav>
<a class="vipbtn" href="/vip" @click.prevent="go('/vip')">会员中心</a>
<el-dropdown trigger="click" @command="go"><span class="ava" tabindex="0"><el-avatar :size="32">陈</el-avatar>{{me.name}}</span><template #dropdown><el-dropdown-menu><el-dropdown-item command="/user">个人中心</el-dropdown-item><el-dropdown-item command="/vip">我的会员</el-dropdown-item><el-dropdown-item command="/vip/orders">开通记录</el-dropdown-item><el-dropdown-item command="/help">帮助中心</el-dropdown-item><el-dropdown-item divided command="/user/logout">退出登录</el-dropdown-item></el-dropdown-menu></template></el-dropdown></header>
<div class="bd"><aside class="sd"><a v-for="s in side" :key="s[0]" :href="s[0]" :class="{on: s[0]===state.path}" @click.prevent="go(s[0])">{{s[1]}}</a><div class="quota"><el-progress :percentage="8" :show-text="false"></el-progress><p>386GB / 5TB</p><a href="/vip" @click.prevent="go('/vip')">扩容</a></div></aside><main class="mn"><component :is="view"></component>
<div class="ft"><a href="/agreement" @click.prevent="go('/agreement')">服务协议</a><a href="/agreement/privacy" @click.prevent="go('/agreement/privacy')">隐私政策</a><a href="/agreement/vip" @click.prevent="go('/agreement/vip')">会员服务协议</a><a href="/help" @click.prevent="go('/help')">帮助与反馈</a><br>©{{me.year}} 云栈科技 粤ICP备18023317号</div></main></div></div>
<div v-else style="padding:80px;text-align:center;color:#9aa1ae">加载中…</div>`
  });

  createApp(App).use(ElementPlus, { locale: ElementPlusLocaleZhCn }).mount('#app');
})();
