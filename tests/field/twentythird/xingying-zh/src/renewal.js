import { ref } from 'vue';
import { showConfirmDialog } from 'vant';
import { useRouter } from 'vue-router';
import { store, send, date, fullDate } from './store.js';

// The steps are pages of their own; a page opened without the ones before it leads back.
const flow = { step: 0 };

export const Renewal = {
  setup() {
    const router = useRouter();
    flow.step = 0;
    const ask = () => { flow.step = 1; router.push('/vip/renewal/rights'); };
    const open = () => send('/renewal/open', {}, '已开通自动续费');
    return { store, date, ask, open, back: () => router.push('/vip') };
  },
  template: `
<van-nav-bar title="自动续费管理" left-arrow @click-left="back"></van-nav-bar>
<template v-if="store.data.vip.renewal === 'on'">
  <van-cell-group inset style="margin-top:12px">
    <van-cell :title="store.data.vip.name" :label="store.data.vip.plan" center><template #value><van-tag type="success">已开通</van-tag></template></van-cell>
    <van-cell title="下次扣款时间" :value="date(store.data.vip.next)"></van-cell>
    <van-cell title="扣款金额" :value="'¥' + store.data.vip.price"></van-cell>
    <van-cell title="扣款方式" :value="store.data.vip.pay"></van-cell>
  </van-cell-group>
  <van-cell-group inset style="margin-top:12px">
    <van-cell title="换成连续包年更划算" value="立省62元" is-link to="/vip"></van-cell>
    <van-cell title="取消自动续费" is-link @click="ask"></van-cell>
  </van-cell-group>
</template>
<template v-else>
  <van-cell-group inset style="margin-top:12px">
    <van-cell :title="store.data.vip.name" :label="'有效期至 ' + date(store.data.vip.expires)" center><template #value><van-tag>已关闭</van-tag></template></van-cell>
  </van-cell-group>
  <div class="fine">您已于 {{ date(store.data.vip.closed_at) }} 关闭自动续费，到期后不再扣款。</div>
  <div class="block"><van-button block round type="primary" @click="open">重新开通，享25元/月</van-button></div>
</template>
<div class="fine">1. 自动续费扣款前5天，我们会以短信提醒您。<br>2. 如通过应用商店开通，请在应用商店的订阅设置中管理。<br>3. 到期前24小时内操作，可能无法阻止本次扣款。</div>`,
};

export const CloseRights = {
  setup() {
    const router = useRouter();
    if (flow.step < 1 || store.data.vip.renewal === 'off') router.replace('/vip/renewal');
    const coupon = ref(false);
    const lost = [['passed', '免广告'], ['tv-o', '蓝光画质'], ['fire-o', '抢先看'], ['gift-o', '每月赠券'], ['medal-o', 'VIP4等级'], ['point-gift-o', '成长值加速']];
    const keep = () => router.push('/vip/renewal');
    async function take() { coupon.value = false; await send('/renewal/coupon', {}, '领取成功，下月仅需12元'); keep(); }
    function refuse() { coupon.value = false; flow.step = 2; router.push('/vip/renewal/reason'); }
    return { store, date, lost, coupon, keep, take, refuse };
  },
  template: `
<van-nav-bar title="取消自动续费" left-arrow @click-left="keep"></van-nav-bar>
<div class="block center"><h3>您将无法继续享受以下特权</h3><p style="color:#999;font-size:13px">会员到期（{{ date(store.data.vip.expires) }}）后，这些特权将不再为您保留</p></div>
<van-grid :column-num="3"><van-grid-item v-for="[icon, text] in lost" :key="text" :icon="icon" :text="text"></van-grid-item></van-grid>
<div class="block center"><van-button block round color="linear-gradient(to right, #f4c46c, #e09a2d)" @click="keep">继续享受特权</van-button><button class="quiet" type="button" @click="coupon = true">放弃特权，下一步</button></div>
<van-dialog v-model:show="coupon" title="等一下，送您一张专属优惠券" show-cancel-button cancel-button-text="残忍拒绝" confirm-button-text="立即领取" confirm-button-color="#e09a2d" @confirm="take" @cancel="refuse">
  <div class="coupon"><b>¥12</b><div>下个月续费立减13元，限今日领取</div></div>
</van-dialog>`,
};

export const CloseReason = {
  setup() {
    const router = useRouter();
    if (flow.step < 2 || store.data.vip.renewal === 'off') router.replace('/vip/renewal');
    const reasons = ['没有想看的内容', '价格太贵', '最近没时间看', '广告太多', '开通时不知道会自动续费', '已有其他平台会员', '其他'];
    const picked = ref([]);
    const text = ref('');
    const back = () => router.push('/vip/renewal');
    const toggle = (name) => {
      picked.value = picked.value.includes(name) ? picked.value.filter((other) => other !== name) : [...picked.value, name];
    };
    async function next() {
      await send('/renewal/survey', { reasons: picked.value, text: text.value });
      try {
        await showConfirmDialog({
          title: '确认取消自动续费？',
          message: `取消后，${fullDate(store.data.vip.next)}将不再扣款。您的会员可继续使用至${fullDate(store.data.vip.expires)}。`,
          confirmButtonText: '确认取消',
          cancelButtonText: '再想想',
        });
      } catch { return; }
      await send('/renewal/close');
      flow.step = 3;
      router.replace('/vip/renewal/result');
    }
    return { reasons, picked, text, back, toggle, next };
  },
  template: `
<van-nav-bar title="取消自动续费" left-arrow @click-left="back"></van-nav-bar>
<div class="block"><strong>请告诉我们原因（可多选）</strong></div>
<van-checkbox-group v-model="picked"><van-cell-group inset><van-cell v-for="name in reasons" :key="name" clickable :title="name" @click="toggle(name)"><template #right-icon><van-checkbox :name="name" @click.stop></van-checkbox></template></van-cell></van-cell-group></van-checkbox-group>
<van-cell-group inset style="margin-top:12px"><van-field v-model="text" type="textarea" rows="2" maxlength="100" show-word-limit placeholder="还有什么想对我们说的？（选填）"></van-field></van-cell-group>
<div class="block"><van-button block round type="primary" :disabled="!picked.length" @click="next">提交</van-button></div>`,
};

export const CloseResult = {
  setup() {
    const router = useRouter();
    if (store.data.vip.renewal === 'on') router.replace('/vip/renewal');
    return { store, fullDate };
  },
  template: `
<van-nav-bar title="自动续费管理"></van-nav-bar>
<div class="block center"><van-icon name="checked" size="64" color="#07c160"></van-icon><h3>自动续费已取消</h3><p>会员权益可使用至{{ fullDate(store.data.vip.expires) }}，到期后不再扣款</p></div>
<div class="block"><van-button block round type="primary" to="/">返回我的</van-button></div>
<div class="fine center">为您推荐：<router-link to="/channel">《长河渡》今晚更新两集</router-link></div>`,
};
