import { ref } from 'vue';
import { showConfirmDialog, showToast } from 'vant';
import { store, send, date } from './store.js';

export const Mine = {
  setup: () => ({ store, date }),
  template: `
<div class="me"><div class="face"></div><div><strong>{{ store.data.user.nick }}</strong> <van-tag type="warning">VIP4</van-tag><div style="font-size:12px;color:#999">ID：{{ store.data.user.uid }} · 成长值 {{ store.data.user.growth }}</div></div></div>
<div class="vipcard"><div class="row"><div><h3>{{ store.data.vip.name }}</h3><p>{{ date(store.data.vip.expires) }} 到期<span v-if="store.data.vip.renewal === 'off'"> · 未开通自动续费</span></p></div><van-button size="small" round color="#5a3a0a" to="/vip">会员中心</van-button></div></div>
<van-grid :column-num="4" :border="false"><van-grid-item icon="clock-o" text="观看历史"></van-grid-item><van-grid-item icon="star-o" text="我的收藏"></van-grid-item><van-grid-item icon="down" text="离线缓存"></van-grid-item><van-grid-item icon="coupon-o" text="优惠券" badge="2" to="/coupons"></van-grid-item></van-grid>
<van-cell-group inset style="margin-top:12px">
  <van-cell title="我的订单" icon="orders-o" is-link to="/orders"></van-cell>
  <van-cell title="会员服务" icon="diamond-o" is-link to="/vip" value="积分可兑好礼"></van-cell>
  <van-cell title="亲情卡" icon="friends-o" is-link value="给爸妈也开一个"></van-cell>
  <van-cell title="青少年模式" icon="shield-o" is-link value="未开启"></van-cell>
</van-cell-group>
<van-cell-group inset style="margin-top:12px">
  <van-cell title="设置" icon="setting-o" is-link to="/settings"></van-cell>
  <van-cell title="帮助与反馈" icon="question-o" is-link to="/help"></van-cell>
</van-cell-group>
<div class="fine center">星影视频 · 用户协议 · 隐私政策 · 营业执照<br>京ICP备00000000号 · 网络视听许可证 0000000 号</div>`,
};

export const Channel = {
  setup() {
    const names = ['长河渡', '雾都来信', '我的小城', '山海闻录', '第九码头', '人间烟火'];
    return { names };
  },
  template: `
<van-search placeholder="搜索影片、明星"></van-search>
<van-tabs><van-tab title="精选"></van-tab><van-tab title="电视剧"></van-tab><van-tab title="电影"></van-tab><van-tab title="综艺"></van-tab><van-tab title="动漫"></van-tab></van-tabs>
<div class="poster"><div v-for="(name, i) in names" :key="name" :style="{ background: 'hsl(' + i * 55 + ' 45% 45%)' }">{{ name }}</div></div>`,
};

export const Orders = {
  setup: () => ({ store, date, back: () => history.back() }),
  template: `
<van-nav-bar title="我的订单" left-arrow @click-left="back"></van-nav-bar>
<van-cell-group inset style="margin-top:12px"><van-cell v-for="o in store.data.orders" :key="o.no" :title="o.what" :label="o.no + ' · ' + date(o.date)" :value="'¥' + o.price"></van-cell></van-cell-group>`,
};

export const Coupons = {
  setup: () => ({ back: () => history.back() }),
  template: `
<van-nav-bar title="优惠券" left-arrow @click-left="back"></van-nav-bar>
<div class="coupon"><b>¥5</b><div>点播影片立减券</div></div><div class="coupon"><b>¥20</b><div>星钻会员年卡立减券</div></div>`,
};

export const Settings = {
  setup() {
    const labels = { activity: '活动与优惠推送', update: '追剧更新提醒', sms: '接收营销短信' };
    const editing = ref(false);
    const nick = ref(store.data.user.nick);
    return { store, send, labels, editing, nick, back: () => history.back() };
  },
  template: `
<van-nav-bar title="设置" left-arrow @click-left="back"></van-nav-bar>
<van-cell-group inset style="margin-top:12px">
  <van-cell title="昵称" :value="store.data.user.nick" is-link @click="editing = true"></van-cell>
  <van-cell title="手机号" :value="store.data.user.phone"></van-cell>
  <van-cell title="账号与安全" is-link to="/settings/safety"></van-cell>
</van-cell-group>
<van-cell-group inset style="margin-top:12px" title="消息通知">
  <van-cell v-for="(text, key) in labels" :key="key" :title="text" center><template #right-icon><van-switch size="22px" :model-value="store.data.push[key]" @update:model-value="(on) => send('/user/push', { [key]: on })"></van-switch></template></van-cell>
</van-cell-group>
<van-cell-group inset style="margin-top:12px"><van-cell title="清除缓存" value="128 MB" is-link></van-cell><van-cell title="关于星影视频" value="9.4.2" is-link></van-cell></van-cell-group>
<div class="block"><van-button block round>退出登录</van-button></div>
<van-dialog v-model:show="editing" title="修改昵称" show-cancel-button @confirm="send('/user/nick', { nick }, '已保存')"><van-field v-model="nick" label="昵称"></van-field></van-dialog>`,
};

export const Safety = {
  setup() {
    async function unbind() {
      try {
        await showConfirmDialog({ title: '解除支付宝免密支付', message: '解除后将无法使用支付宝快捷购买影片和礼物。', confirmButtonText: '解除' });
      } catch { return; }
      send('/pay/agreement/remove', {}, '已解除');
    }
    async function remove() {
      try {
        await showConfirmDialog({ title: '注销账号', message: '注销后，账号内的会员权益、观看记录、积分将全部清空且无法恢复。', confirmButtonText: '确认注销' });
      } catch { return; }
      await send('/user/delete');
      showToast('注销申请已提交');
    }
    return { store, unbind, remove, back: () => history.back() };
  },
  template: `
<van-nav-bar title="账号与安全" left-arrow @click-left="back"></van-nav-bar>
<van-cell-group inset style="margin-top:12px">
  <van-cell title="修改登录密码" is-link></van-cell>
  <van-cell title="登录设备管理" value="3台" is-link></van-cell>
  <van-cell title="支付宝免密支付" :value="store.data.agreement ? '已开通' : '未开通'" is-link @click="store.data.agreement && unbind()"></van-cell>
  <van-cell title="注销账号" is-link @click="remove"></van-cell>
</van-cell-group>`,
};

export const Help = {
  setup: () => ({ back: () => history.back() }),
  template: `
<van-nav-bar title="帮助与反馈" left-arrow @click-left="back"></van-nav-bar>
<van-cell-group inset style="margin-top:12px" title="热门问题">
  <van-cell title="会员可以在几台设备上使用？" label="同一账号最多5台设备登录，2台设备同时播放。"></van-cell>
  <van-cell title="自动续费什么时候扣款？" label="会员到期前一天，从您签约的支付渠道扣款。"></van-cell>
  <van-cell title="如何查看自动续费？" label="会员中心页面底部，进入“自动续费管理”。"></van-cell>
  <van-cell title="电视端需要另外付费吗？" label="电视端需要开通星钻会员。"></van-cell>
</van-cell-group>
<div class="fine center">客服热线 400-000-0471（9:00–21:00）</div>`,
};
