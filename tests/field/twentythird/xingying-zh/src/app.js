import { ref } from 'vue';

export const App = {
  setup() {
    const bar = ref(true);
    const ad = ref(!sessionStorage.getItem('xy_ad'));
    const closeAd = () => { sessionStorage.setItem('xy_ad', '1'); ad.value = false; };
    return { bar, ad, closeAd };
  },
  template: `
<div class="phone">
  <div v-if="bar" class="openapp"><van-icon name="cross" @click="bar = false"></van-icon><span>星影视频 App，看剧更流畅</span><van-button size="mini" type="primary" round>打开App</van-button></div>
  <router-view></router-view>
  <van-tabbar v-if="$route.meta.tab" route placeholder>
    <van-tabbar-item to="/channel" icon="video-o">首页</van-tabbar-item>
    <van-tabbar-item to="/vip" icon="diamond-o">会员</van-tabbar-item>
    <van-tabbar-item to="/" icon="user-o" dot>我的</van-tabbar-item>
  </van-tabbar>
  <van-popup v-model:show="ad" round closeable @close="closeAd">
    <div class="ad"><div class="pic">《长河渡》<br>今晚八点 全网独播</div><div class="block"><van-button block round type="danger" to="/channel" @click="closeAd">立即观看</van-button></div></div>
  </van-popup>
</div>`,
};
