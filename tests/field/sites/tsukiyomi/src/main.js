import { createApp, reactive } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import Vant, { showConfirmDialog, showToast, showSuccessToast } from 'vant';
import 'vant/lib/index.css';
import './style.css';

const st = reactive({ ready: false });
const load = async () => { Object.assign(st, await (await fetch('/api/me')).json(), { ready: true }); };
const post = async (path, body = {}) => { const a = await fetch('/api/' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }); Object.assign(st, await a.json()); };
const COURSES = [[330, 300, '月額300コース'], [550, 600, '月額500コース'], [1100, 1300, '月額1000コース'], [2200, 2800, '月額2000コース'], [5500, 7400, '月額5000コース']];

const Mypage = { data: () => ({ st, covers: [['月下の契約者', '#402a7a'], ['隣の席の死神さん', '#8a3a5a'], ['悪役令嬢は畑を耕す', '#2d6a4f'], ['異世界食堂のまかない', '#a2582c'], ['放課後プラネタリウム', '#27527f']] }), template: `
<van-nav-bar title="マイページ"><template #right><van-icon name="bell" size="20" :badge="st.news && st.news.length" @click="$router.push('/news')" /></template></van-nav-bar>
<div class="hero" v-if="st.ready"><div>かぐや2810 さん</div><div class="small" style="color:#d8d0f5">会員ID：TKY-0048-2291</div></div>
<template v-if="st.ready"><div class="card"><div class="small">保有ポイント</div><span class="pt">{{ st.points.toLocaleString() }}</span> pt
 <p class="small">うち期限付き {{ st.points.toLocaleString() }}pt（2027年5月末まで）</p><van-button type="primary" block round size="small" to="/points">ポイントを追加購入</van-button></div>
<van-cell-group inset><van-cell title="月額メニュー" :value="st.course || '未登録'" :label="st.course ? '次回更新日：' + st.next + '（毎月1日にポイント付与）' : (st.released ? '解除日：' + st.released : '')" />
 <van-cell v-if="!st.course" title="月額メニューに登録する" is-link to="/member/monthly" /></van-cell-group>
<h2 class="t">最近読んだ作品</h2><div class="covers"><div v-for="c in covers" :style="{ background: c[1] }">{{ c[0] }}</div></div><br>
<van-cell-group inset><van-cell icon="bookmark-o" title="本棚" value="86冊" is-link /><van-cell icon="coupon-o" title="クーポン" value="2枚" is-link /><van-cell icon="orders-o" title="購入履歴" is-link /><van-cell icon="gift-o" title="友だち紹介" is-link /></van-cell-group><br>
<van-cell-group inset><van-cell icon="user-o" title="会員メニュー" is-link to="/member" /><van-cell icon="setting-o" title="ビューア設定" is-link /><van-cell icon="question-o" title="よくある質問" is-link to="/faq" /><van-cell icon="chat-o" title="お問い合わせ" is-link /><van-cell icon="revoke" title="ログアウト" is-link /></van-cell-group></template>` };

const News = { data: () => ({ st }), template: `<van-nav-bar title="お知らせ" left-arrow @click-left="$router.back()" /><br><van-cell-group inset v-if="st.ready"><van-cell v-for="n in st.news" :title="n[0]" :label="n[1]" /></van-cell-group>` };
const Faq = { data: () => ({ open: [] }), template: `<van-nav-bar title="よくある質問" left-arrow @click-left="$router.back()" /><br><van-collapse v-model="open">
<van-collapse-item title="ポイントの有効期限はありますか？" name="1">付与日から6か月間です。有効期限の近いポイントから順に使用されます。</van-collapse-item>
<van-collapse-item title="月額メニューを解除したい" name="2">会員メニュー＞月額メニューの登録・変更 よりお手続きいただけます。解除後も購入済みの作品は引き続きお読みいただけます。</van-collapse-item>
<van-collapse-item title="退会すると購入した作品はどうなりますか？" name="3">退会されますと、購入済み作品・保有ポイントはすべて失われ、復元できません。月額メニューの解除だけをご希望の場合、退会のお手続きは不要です。</van-collapse-item>
<van-collapse-item title="支払い方法を変更したい" name="4">会員メニュー＞お支払い方法 より変更できます。</van-collapse-item></van-collapse>` };

const Points = { methods: { async buy(n) { await showConfirmDialog({ title: 'ポイント購入', message: n + 'ポイントを購入します。' }); await post('points', { n }); showSuccessToast('購入しました'); } }, template: `<van-nav-bar title="ポイント追加購入" left-arrow @click-left="$router.back()" /><br><van-cell-group inset><van-cell v-for="n in [300, 500, 1000, 3000]" :title="n + 'pt'" :label="(n * 1.1).toFixed(0) + '円（税込）'" center><template #value><van-button size="small" type="primary" @click="buy(n)">購入</van-button></template></van-cell></van-cell-group>` };

const Member = { data: () => ({ st }), methods: { mail(v) { post('mail', { on: v }); } }, template: `<van-nav-bar title="会員メニュー" left-arrow @click-left="$router.push('/')" /><br>
<van-cell-group inset title="登録情報"><van-cell title="会員情報の確認・変更" is-link /><van-cell title="月額メニューの登録・変更" is-link to="/member/monthly" /><van-cell title="お支払い方法" value="クレジットカード（下4桁 0921）" is-link /></van-cell-group>
<van-cell-group inset title="通知"><van-cell center title="メールマガジン"><template #right-icon><van-switch v-if="st.ready" :model-value="st.mail" size="22" @update:model-value="mail" /></template></van-cell><van-cell center title="新刊お知らせ" is-link /></van-cell-group>
<van-cell-group inset title="その他"><van-cell title="年齢確認" value="確認済み" /><van-cell title="連携端末の管理" is-link /><van-cell title="退会手続き" is-link to="/member/leave" /></van-cell-group>` };

const Leave = { data: () => ({ ok: false }), methods: { async go() { await showConfirmDialog({ title: '退会の確認', message: '退会すると購入済み作品 86冊・保有ポイントはすべて失われます。本当に退会しますか？', confirmButtonText: '退会する' }); await post('leave'); showToast('退会が完了しました'); this.$router.push('/'); } }, template: `<van-nav-bar title="退会手続き" left-arrow @click-left="$router.back()" /><div class="card"><div class="warn"><ul><li>購入済み作品・本棚・しおりがすべて削除されます。</li><li>保有ポイントは失効し、返金はできません。</li><li>同じメールアドレスでの再登録は30日間できません。</li></ul></div><br><van-checkbox v-model="ok" shape="square">注意事項を確認しました</van-checkbox></div><div class="btns"><van-button type="danger" block :disabled="!ok" @click="go">退会する</van-button></div>` };

const Monthly = { data: () => ({ st, COURSES, pick: '' }), methods: { async change() { if (!this.pick || this.pick === st.course) return showToast('変更するコースを選択してください'); await showConfirmDialog({ title: 'コース変更', message: this.pick + 'に変更します。差額ポイントは即時付与されます。' }); await post('course', { course: this.pick }); showSuccessToast('変更しました'); } }, template: `<van-nav-bar title="月額メニューの登録・変更" left-arrow @click-left="$router.push('/member')" />
<template v-if="st.ready"><div class="card"><div class="small">現在のコース</div><b>{{ st.course || '未登録' }}</b><div class="small" v-if="st.course">次回更新日：{{ st.next }}</div></div>
<van-radio-group v-model="pick"><van-cell-group inset title="コース一覧（税込）"><van-cell v-for="c in COURSES" clickable :title="c[2]" :label="c[0].toLocaleString() + '円で' + c[1].toLocaleString() + 'pt付与'" @click="pick = c[2]"><template #right-icon><van-tag v-if="st.course === c[2]" type="primary">登録中</van-tag><van-radio v-else :name="c[2]" /></template></van-cell></van-cell-group></van-radio-group>
<div class="btns" style="padding-top:16px"><van-button type="primary" block round @click="change">{{ st.course ? '選択したコースに変更する' : '登録する' }}</van-button></div>
<div class="card small">※コースを変更すると、変更後のコースのポイントがその場で付与されます。<br>※月額メニューはお客様が解除のお手続きをされない限り、毎月1日に自動更新されます。<br>※キャリア決済をご利用の方は、各キャリアの利用規約もあわせてご確認ください。</div>
<p class="lnk" v-if="st.course"><router-link to="/member/monthly/release">月額メニューの解除をご希望の方はこちら</router-link></p></template>` };

const Release = { data: () => ({ st, step: 1, why: [], note: '', agree: false, REASONS: ['読みたい作品がない', 'ポイントが余っている', '料金が高い', '他のサービスを利用している', '読む時間がない', 'アプリ・ビューアが使いにくい', '一時的に利用しないため', 'その他'] }),
  methods: {
    survey() { if (!this.why.length) return showToast('解除理由を1つ以上選択してください'); this.step = 3; window.scrollTo(0, 0); },
    async stay() { await post('bonus'); showSuccessToast('500ptを付与しました'); this.$router.push('/'); },
    async go() { try { await showConfirmDialog({ title: '最終確認', message: '月額メニューを解除します。\nよろしいですか？', confirmButtonText: 'OK', cancelButtonText: 'キャンセル' }); } catch { return; } await post('release', { why: this.why, note: this.note }); this.step = 5; window.scrollTo(0, 0); } },
  template: `<van-nav-bar title="月額メニューの解除" left-arrow @click-left="$router.push('/member/monthly')" /><template v-if="st.ready">
<van-steps :active="step - 1" v-if="step < 5"><van-step>ご確認</van-step><van-step>アンケート</van-step><van-step>特典</van-step><van-step>最終確認</van-step></van-steps>
<template v-if="step === 1"><div class="card"><b>解除する前に、もう一度ご確認ください</b><br><br><div class="warn"><ul><li>月額会員限定の「毎日無料チケット」が使えなくなります。</li><li>会員ランク「ゴールド」がリセットされます。</li><li>月の途中で解除しても日割りでの返金はございません。</li><li>保有ポイントは有効期限まで引き続きご利用いただけます。</li></ul></div>
 <p class="small">少ないポイントのコースへの変更もご検討ください。月額300コースなら330円でお続けいただけます。</p></div>
 <div class="btns"><van-button type="primary" block round to="/">解除せずに続ける</van-button><van-button block round to="/member/monthly">コースを変更する</van-button><van-button block plain hairline size="small" @click="step = 2">注意事項を確認のうえ、手続きを進める</van-button></div></template>
<template v-if="step === 2"><div class="card"><b>アンケートにご協力ください</b> <van-tag type="danger">必須</van-tag><br><br><van-checkbox-group v-model="why"><van-checkbox v-for="r in REASONS" :name="r" shape="square" style="padding:6px 0">{{ r }}</van-checkbox></van-checkbox-group></div>
 <van-cell-group inset><van-field v-model="note" type="textarea" rows="2" label="ご意見" placeholder="ご自由にお書きください（任意）" maxlength="300" show-word-limit /></van-cell-group><div class="btns" style="padding-top:16px"><van-button type="primary" block round @click="survey">次へ</van-button></div></template>
<template v-if="step === 3"><div class="card" style="text-align:center"><p style="font-size:20px;font-weight:700;color:#6b4bd8">今だけ！継続でもれなく<br>500ptプレゼント</p><p class="small">本画面からご継続いただいた方限定の特典です。<br>一度閉じると受け取れません。</p></div><div class="btns"><van-button type="danger" block round size="large" @click="stay">500ptを受け取って続ける</van-button></div><p class="lnk"><a href="javascript:void(0)" @click="step = 4">特典を受け取らずに次へ</a></p></template>
<template v-if="step === 4"><van-cell-group inset title="解除内容の確認"><van-cell title="解除するコース" :value="st.course" /><van-cell title="解除日" value="お手続き完了後すぐ" /><van-cell title="保有ポイント" :value="st.points + 'pt'" /></van-cell-group><div class="card"><van-checkbox v-model="agree" shape="square">解除に関する注意事項に同意します</van-checkbox></div>
 <div class="btns"><van-button block round :disabled="!agree" @click="go">解除する</van-button><van-button type="primary" block round to="/">マイページに戻る</van-button></div></template>
<template v-if="step === 5"><van-empty image="search" description="月額メニューの解除が完了しました" /><div class="card small">ご利用ありがとうございました。解除完了メールを kaguya2810@example.jp 宛にお送りしました。購入済みの作品は引き続き本棚からお読みいただけます。</div><div class="btns"><van-button type="primary" block round to="/">マイページへ</van-button></div></template></template>` };

const App = { data: () => ({ tab: 3 }), template: `<router-view /><div class="foot"><a href="#">利用規約</a><a href="#">プライバシーポリシー</a><br><a href="#">特定商取引法に基づく表記</a><a href="#">会社概要</a><br><br>© Tsukiyomi Comic Inc.</div>
<van-tabbar v-model="tab"><van-tabbar-item icon="home-o">ホーム</van-tabbar-item><van-tabbar-item icon="search">さがす</van-tabbar-item><van-tabbar-item icon="bookmark-o">本棚</van-tabbar-item><van-tabbar-item icon="contact" to="/">マイページ</van-tabbar-item></van-tabbar>` };
const router = createRouter({ history: createWebHistory(), routes: [{ path: '/', component: Mypage }, { path: '/news', component: News }, { path: '/faq', component: Faq }, { path: '/points', component: Points }, { path: '/member', component: Member }, { path: '/member/leave', component: Leave }, { path: '/member/monthly', component: Monthly }, { path: '/member/monthly/release', component: Release }] });
createApp(App).use(router).use(Vant).mount('#app'); load();
