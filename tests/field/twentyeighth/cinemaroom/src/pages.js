export const Home = {
  template: `
<div>
  <h1 class="text-h5 font-weight-bold mb-4">アカウント・契約</h1>
  <v-alert v-if="s.me.status==='scheduled'" type="info" variant="tonal" class="mb-4">月額プランは解約済みです。{{ s.me.end }}までご視聴いただけます。</v-alert>
  <v-row>
    <v-col cols="12" md="6"><v-card variant="flat" border><v-card-item><v-card-subtitle>ご契約中のプラン</v-card-subtitle><v-card-title>{{ s.me.plan }}</v-card-title></v-card-item><v-card-text>月額 {{ s.me.price }}円（税込）<br>{{ s.me.status==='scheduled' ? '利用期限' : '次回更新日' }}：{{ s.me.status==='scheduled' ? s.me.end : s.me.renew }}</v-card-text><v-card-actions><v-btn color="primary" to="/account/contract">契約内容の確認・変更</v-btn></v-card-actions></v-card></v-col>
    <v-col cols="12" md="6"><v-card variant="flat" border><v-card-item><v-card-subtitle>保有ポイント</v-card-subtitle><v-card-title>{{ s.me.points }} P</v-card-title></v-card-item><v-card-text>うち600Pは{{ s.me.pt_exp }}に失効します。新作レンタルにご利用いただけます。</v-card-text><v-card-actions><v-btn color="primary" to="/browse/rental">新作をレンタルする</v-btn></v-card-actions></v-card></v-col>
    <v-col cols="12"><v-card variant="flat" border><v-list lines="two">
      <v-list-item to="/account/profile" prepend-icon="mdi-account-outline" title="登録情報の確認・変更" subtitle="メールアドレス、パスワード、メール配信設定" append-icon="mdi-chevron-right"></v-list-item><v-divider></v-divider>
      <v-list-item to="/account/payment" prepend-icon="mdi-credit-card-outline" title="お支払い方法・購入履歴" subtitle="JCB **** 3016" append-icon="mdi-chevron-right"></v-list-item><v-divider></v-divider>
      <v-list-item to="/browse/family" prepend-icon="mdi-account-multiple-plus-outline" title="ファミリーアカウント" subtitle="あと2人まで追加できます" append-icon="mdi-chevron-right"></v-list-item><v-divider></v-divider>
      <v-list-item to="/browse/devices" prepend-icon="mdi-television" title="端末の登録・解除" subtitle="登録中：3台" append-icon="mdi-chevron-right"></v-list-item>
    </v-list></v-card></v-col>
    <v-col cols="12"><v-card color="#1d2350" theme="dark"><v-card-item><v-card-title>年間プランなら2か月分おトク</v-card-title></v-card-item><v-card-text>14,900円／年。いつでも切り替えられます。</v-card-text><v-card-actions><v-btn variant="flat" color="secondary" to="/account/contract/plans">年間プランを見る</v-btn></v-card-actions></v-card></v-col>
  </v-row>
</div>`,
};

export const Contract = {
  data: () => ({ opt: false }),
  methods: { async endOpt() { this.opt = false; await this.s.post('/api/options/kch/cancel'); }, async resume() { await this.s.post('/api/contract/resume'); } },
  template: `
<div>
  <v-breadcrumbs :items="[{title:'アカウント・契約',to:'/account'},{title:'契約内容の確認・変更',disabled:true}]" class="px-0"></v-breadcrumbs>
  <h1 class="text-h5 font-weight-bold mb-4">契約内容の確認・変更</h1>
  <v-card variant="flat" border class="mb-4"><v-card-item><v-card-title>{{ s.me.plan }}
    <v-chip size="small" class="ml-2" :color="s.me.status==='scheduled' ? 'warning' : s.me.status==='paused' ? 'info' : 'success'">{{ s.me.status==='scheduled' ? '解約済み' : s.me.status==='paused' ? '休止中' : '契約中' }}</v-chip></v-card-title></v-card-item>
    <v-table><tbody>
      <tr><th>ご契約者</th><td>小野寺 美咲 様</td></tr><tr><th>月額料金</th><td>{{ s.me.price }}円（税込）</td></tr><tr><th>ご契約日</th><td>{{ s.me.since }}</td></tr>
      <tr v-if="s.me.status==='scheduled'"><th>利用期限</th><td>{{ s.me.end }}（以降の請求はありません）</td></tr><tr v-else-if="s.me.status==='paused'"><th>再開予定日</th><td>{{ s.me.restart }}</td></tr><tr v-else><th>次回更新日</th><td>{{ s.me.renew }}</td></tr>
    </tbody></v-table>
    <v-card-actions><v-btn v-if="s.me.status==='scheduled'" variant="flat" color="primary" @click="resume">契約を再開する</v-btn><v-btn v-else variant="tonal" color="primary" to="/account/contract/plans">プランを変更する</v-btn></v-card-actions>
  </v-card>
  <v-card variant="flat" border class="mb-4"><v-card-item><v-card-title class="text-subtitle-1">オプション</v-card-title></v-card-item><v-list>
    <v-list-item title="韓流チャンネル" :subtitle="s.me.kch ? '月額 550円（税込）・契約中' : '未契約'"><template #append><v-btn v-if="s.me.kch" size="small" variant="text" @click="opt=true">オプション解約</v-btn></template></v-list-item>
    <v-list-item title="スポーツパック" subtitle="月額 980円（税込）・未契約"><template #append><v-btn size="small" variant="tonal" color="primary" @click="s.post('/api/options/sports/join')">申し込む</v-btn></template></v-list-item></v-list></v-card>
  <v-expansion-panels variant="accordion" class="mb-4"><v-expansion-panel title="よくあるご質問"><v-expansion-panel-text><p class="font-weight-bold">更新日はいつですか？</p><p class="mb-3">ご契約日から起算して1か月ごとに自動更新されます。</p><p class="font-weight-bold">日割りの返金はありますか？</p><p>月の途中で手続きされた場合も日割り計算での返金はありません。更新日の前日までご視聴いただけます。</p></v-expansion-panel-text></v-expansion-panel></v-expansion-panels>
  <p v-if="s.me.status!=='scheduled'" class="text-caption text-grey-darken-1">月額プランの解約をご希望の方は<router-link to="/account/contract/cancel" class="text-grey-darken-1">こちら</router-link>からお手続きください。</p>
  <v-dialog v-model="opt" max-width="420"><v-card title="韓流チャンネルの解約"><v-card-text>オプション「韓流チャンネル」を解約します。よろしいですか？</v-card-text><v-card-actions><v-spacer></v-spacer><v-btn @click="opt=false">キャンセル</v-btn><v-btn color="error" @click="endOpt">解約する</v-btn></v-card-actions></v-card></v-dialog>
</div>`,
};

export const Plans = {
  template: `
<div><h1 class="text-h5 font-weight-bold mb-4">プランを変更する</h1><v-row>
  <v-col cols="12" md="4" v-for="p in [['basic','ライトプラン','790','広告つき・HD画質・同時視聴1台'],['standard','スタンダードプラン','1,490','4K・同時視聴3台'],['annual','年間プラン','14,900','4K・同時視聴3台・2か月分おトク']]" :key="p[0]"><v-card variant="flat" border><v-card-item><v-card-title>{{p[1]}}</v-card-title><v-card-subtitle>{{p[2]}}円（税込）</v-card-subtitle></v-card-item><v-card-text>{{p[3]}}</v-card-text><v-card-actions><v-btn block variant="flat" color="primary" :disabled="p[1]===s.me.plan" @click="s.post('/api/contract/plan',{plan:p[0]}).then(()=>$router.push('/account/contract'))">{{ p[1]===s.me.plan ? 'ご契約中' : 'このプランにする' }}</v-btn></v-card-actions></v-card></v-col>
</v-row></div>`,
};

export const Payment = {
  template: `<div><h1 class="text-h5 font-weight-bold mb-4">お支払い方法・購入履歴</h1><v-card variant="flat" border class="mb-4"><v-list><v-list-item title="JCB **** **** **** 3016" subtitle="有効期限 09/29" prepend-icon="mdi-credit-card-outline"></v-list-item></v-list></v-card><v-table><thead><tr><th>日付</th><th>内容</th><th>金額</th></tr></thead><tbody><tr v-for="d in s.me.history" :key="d"><td>{{d}}</td><td>スタンダードプラン</td><td>1,490円</td></tr></tbody></v-table></div>`,
};

export const Profile = {
  data() { return { mail: 'misaki.onodera@example.ne.jp', news: this.s.me.news }; },
  template: `<div><h1 class="text-h5 font-weight-bold mb-4">登録情報の確認・変更</h1><v-card variant="flat" border class="pa-4 mb-6"><v-text-field label="メールアドレス" v-model="mail"></v-text-field><v-switch color="primary" label="おすすめ作品・キャンペーンのメールを受け取る" v-model="news"></v-switch><v-btn variant="flat" color="primary" @click="s.post('/api/profile',{mail,news})">変更を保存</v-btn></v-card>
  <p class="text-caption">シネマルームのアカウントを削除したい方は<router-link to="/account/withdraw">退会手続き</router-link>をご覧ください。</p></div>`,
};

export const Withdraw = {
  data: () => ({ ok: false }),
  template: `<div><h1 class="text-h5 font-weight-bold mb-4">退会手続き</h1><v-card variant="flat" border class="pa-4"><p>退会とは、アカウントそのものを削除するお手続きです。月額プランの「解約」とは異なります。</p><ul class="ml-6 my-3"><li>保有ポイント、購入済みの作品、マイリスト、視聴履歴がすべて失われます。</li><li>同じメールアドレスで再登録しても元に戻せません。</li><li>ご契約中のプラン・オプションは即時に終了し、返金はありません。</li></ul><v-checkbox v-model="ok" label="上記に同意します"></v-checkbox><v-btn color="error" variant="outlined" :disabled="!ok" @click="s.post('/api/account/withdraw').then(()=>$router.push('/account'))">退会する</v-btn></v-card></div>`,
};

export const HelpPage = {
  template: `<div><h1 class="text-h5 font-weight-bold mb-4">ヘルプセンター</h1><v-expansion-panels><v-expansion-panel title="月額プランを解約したい"><v-expansion-panel-text>「アカウント・契約」＞「契約内容の確認・変更」のページ下部よりお手続きください。アプリを削除しただけでは解約になりません。</v-expansion-panel-text></v-expansion-panel><v-expansion-panel title="解約と退会の違い"><v-expansion-panel-text>解約は月額プランの自動更新を止めるお手続き、退会はアカウントを削除するお手続きです。</v-expansion-panel-text></v-expansion-panel><v-expansion-panel title="映像が途切れる"><v-expansion-panel-text>通信環境をご確認ください。</v-expansion-panel-text></v-expansion-panel></v-expansion-panels></div>`,
};
export const Other = { template: `<div><h1 class="text-h5 font-weight-bold mb-4">シネマルーム</h1><v-row><v-col v-for="t in ['雨の降る駅で','銀河鉄道の休日','刑事・白石透','猫とパンケーキ','真夜中の厨房','九月の手紙']" :key="t" cols="6" md="4"><v-card><div style="height:120px;background:linear-gradient(135deg,#26306e,#9a4f7c)"></div><v-card-text>{{t}}</v-card-text></v-card></v-col></v-row></div>` };
