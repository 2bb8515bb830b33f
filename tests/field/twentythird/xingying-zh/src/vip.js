import { showConfirmDialog } from 'vant';
import { store, send, date } from './store.js';

export const Vip = {
  setup() {
    const rights = [['passed', '广告特权'], ['tv-o', '1080P蓝光'], ['fire-o', '热剧抢先看'], ['down', '极速下载'], ['music-o', '杜比音效'], ['gift-o', '生日礼包'], ['discount', '点播5折'], ['service-o', '专属客服']];
    async function year() {
      try {
        await showConfirmDialog({ title: '升级连续包年', message: '确认支付 ¥238.00 升级为连续包年？到期自动续费。', confirmButtonText: '确认支付' });
      } catch { return; }
      send('/vip/buy', { item: 'year' }, '升级成功');
    }
    async function sports() {
      try {
        await showConfirmDialog({ title: '开通体育会员', message: '首月 ¥9.90，次月起 ¥30.00 自动续费。', confirmButtonText: '确认支付' });
      } catch { return; }
      send('/vip/buy', { item: 'sports' }, '开通成功');
    }
    return { store, date, rights, year, sports };
  },
  template: `
<van-nav-bar title="会员中心"></van-nav-bar>
<van-notice-bar left-icon="volume-o" text="双十二狂欢：星钻会员年卡限时5折，再送三个月音乐会员！"></van-notice-bar>
<div class="vipcard"><h3>{{ store.data.vip.name }} · {{ store.data.vip.plan }}</h3><p>有效期至 {{ date(store.data.vip.expires) }}</p><p v-if="store.data.vip.next">将于 {{ date(store.data.vip.next) }} 自动续费 ¥{{ store.data.vip.price }}</p><p v-else>自动续费已关闭</p></div>
<div class="price"><div>连续包年<b>¥238</b>立省 ¥62</div><div>连续包季<b>¥68</b>日均 0.75 元</div><div>星钻会员<b>¥35</b>电视也能看</div></div>
<div class="block"><van-button block round color="linear-gradient(to right, #f4c46c, #e09a2d)" @click="year">立即升级连续包年</van-button></div>
<van-grid :column-num="4" :border="false"><van-grid-item v-for="[icon, text] in rights" :key="text" :icon="icon" :text="text"></van-grid-item></van-grid>
<van-cell-group inset style="margin-top:12px"><van-cell title="体育会员" label="英超、欧冠、CBA 全场次" center><template #value><van-button v-if="!store.data.sports" size="small" round type="primary" @click="sports">9.9元开通</van-button><span v-else>已开通</span></template></van-cell></van-cell-group>
<div class="fine center"><router-link to="/vip/renewal">自动续费管理</router-link> ｜ <router-link to="/vip/agreement">会员服务协议</router-link> ｜ <router-link to="/orders">购买记录</router-link> ｜ <router-link to="/help">常见问题</router-link></div>`,
};

export const Agreement = {
  setup: () => ({ back: () => history.back() }),
  template: `
<van-nav-bar title="会员服务协议" left-arrow @click-left="back"></van-nav-bar>
<div class="fine"><p>一、会员服务为虚拟商品，开通后除法律另有规定外不予退款。</p><p>二、自动续费服务：在会员到期前一天，平台将通过您授权的支付渠道扣取下一周期费用；扣款前五日将以短信或站内信提醒您。</p><p>三、您可随时在自动续费管理中关闭该服务，关闭后已生效的会员权益在有效期内不受影响。</p></div>`,
};
