export const CancelIntro = {
  template: `
<div>
  <h1 class="text-h5 font-weight-bold mb-2">解約のお手続きの前に</h1>
  <p class="mb-4">小野寺さん、まだ観ていない作品があります。</p>
  <v-card variant="flat" border class="mb-4"><v-card-item><v-card-title class="text-subtitle-1">マイリストの作品（14本）</v-card-title></v-card-item>
    <v-slide-group class="pa-4"><v-slide-group-item v-for="t in ['雨の降る駅で','刑事・白石透 シーズン3','猫とパンケーキ','真夜中の厨房','九月の手紙']" :key="t"><v-card width="160" class="mr-3" variant="tonal"><div style="height:90px;background:linear-gradient(135deg,#26306e,#9a4f7c)"></div><v-card-text class="text-caption">{{t}}</v-card-text></v-card></v-slide-group-item></v-slide-group></v-card>
  <v-alert type="warning" variant="tonal" class="mb-4">解約されると、保有ポイント <b>{{ s.me.points }}P</b> は利用期限をもって失効します。</v-alert>
  <v-row class="mb-2">
    <v-col cols="12" md="6"><v-card color="secondary" theme="dark" height="100%"><v-card-item><v-card-subtitle>解約をお考えの方限定</v-card-subtitle><v-card-title>2か月間 半額の745円</v-card-title></v-card-item><v-card-text>次回更新分から2か月間、月額料金が半額になります。</v-card-text><v-card-actions><v-btn variant="flat" color="white" @click="go('/api/contract/offer',{code:'HALF2M'})">半額で続ける</v-btn></v-card-actions></v-card></v-col>
    <v-col cols="12" md="6"><v-card variant="flat" border height="100%"><v-card-item><v-card-subtitle>しばらく観る時間がない方へ</v-card-subtitle><v-card-title>最大3か月の休止</v-card-title></v-card-item><v-card-text>休止中は料金がかかりません。ポイントもそのまま残ります。</v-card-text><v-card-actions><v-btn variant="tonal" color="primary" @click="go('/api/contract/pause',{months:3})">休止する</v-btn></v-card-actions></v-card></v-col>
  </v-row>
  <div class="text-center mt-8"><v-btn size="x-large" color="primary" variant="flat" min-width="320" to="/account">利用を継続する</v-btn><div class="mt-6"><v-btn variant="text" size="small" color="grey-darken-1" to="/account/contract/cancel/enquete">次へ</v-btn></div></div>
</div>`,
  methods: { async go(u, b) { await this.s.post(u, b); this.$router.push('/account/contract'); } },
};

export const CancelSurvey = {
  data: () => ({ picked: [], text: '', rating: null, err: false, reasons: ['観たい作品が少ない', '観る時間がない', '料金が高い', '他のサービスを利用する', '無料期間・キャンペーンが終わった', '画質・再生の不具合', '操作がわかりにくい', 'その他'] }),
  methods: {
    async next() {
      if (!this.picked.length || !this.rating) { this.err = true; return; }
      const r = await this.s.post('/api/contract/enquete', { reasons: this.picked, rating: this.rating, text: this.text });
      if (r.ok) this.$router.push('/account/contract/cancel/confirm');
    },
  },
  template: `
<div>
  <h1 class="text-h5 font-weight-bold mb-2">アンケートにご協力ください</h1><p class="mb-4">サービス改善の参考にさせていただきます。<v-chip size="x-small" color="error">必須</v-chip> の項目は必ずご回答ください。</p>
  <v-card variant="flat" border class="pa-6">
    <p class="font-weight-bold">解約の理由をお聞かせください（複数選択可）<v-chip size="x-small" color="error" class="ml-2">必須</v-chip></p>
    <v-checkbox v-for="r in reasons" :key="r" v-model="picked" :value="r" :label="r" density="compact" hide-details></v-checkbox>
    <p v-if="err && !picked.length" class="text-error text-caption mt-1">1つ以上選択してください</p>
    <p class="font-weight-bold mt-6">シネマルームの満足度<v-chip size="x-small" color="error" class="ml-2">必須</v-chip></p>
    <v-radio-group v-model="rating" inline hide-details><v-radio v-for="x in ['満足','やや満足','どちらともいえない','やや不満','不満']" :key="x" :label="x" :value="x"></v-radio></v-radio-group>
    <p v-if="err && !rating" class="text-error text-caption mt-1">選択してください</p>
    <v-textarea v-model="text" class="mt-6" label="ご意見・ご要望（任意）" rows="3" counter="500"></v-textarea>
  </v-card>
  <div class="d-flex justify-space-between mt-6"><v-btn variant="text" to="/account/contract/cancel">戻る</v-btn><v-btn variant="outlined" @click="next">確認画面へ進む</v-btn></div>
</div>`,
};

export const CancelConfirm = {
  data: () => ({ agree: false, dialog: false, busy: false }),
  methods: {
    async run() {
      this.busy = true;
      const r = await this.s.post('/api/contract/cancel', { agree: true });
      this.busy = false; this.dialog = false;
      this.$router.push(r.ok ? '/account/contract/cancel/complete' : '/account/contract/cancel/enquete');
    },
  },
  template: `
<div>
  <h1 class="text-h5 font-weight-bold mb-4">解約内容のご確認</h1>
  <v-card variant="flat" border class="mb-4"><v-table><tbody><tr><th>対象プラン</th><td>{{ s.me.plan }}（月額 {{ s.me.price }}円）</td></tr><tr><th>利用期限</th><td>{{ s.me.end }} 23:59</td></tr><tr><th>失効するポイント</th><td>{{ s.me.points }}P</td></tr><tr v-if="s.me.kch"><th>オプション</th><td>韓流チャンネル（プランとは別に継続されます）</td></tr></tbody></v-table></v-card>
  <v-card variant="flat" border class="mb-4"><v-card-title class="text-subtitle-1">注意事項</v-card-title><v-card-text style="max-height:160px;overflow:auto"><ol class="ml-4"><li>解約後も利用期限まではすべての作品をご視聴いただけます。</li><li>日割り計算による返金は行っておりません。</li><li>利用期限を過ぎると、ダウンロード済みの作品は再生できなくなります。</li><li>保有ポイントは利用期限をもって失効し、復元できません。</li><li>現在の月額料金は新規のお申し込み時に変更となる場合があります。</li><li>レンタル・購入した作品は、アカウントが残っている限りご視聴いただけます。</li><li>アプリ内課金でご契約の場合は、各ストアでのお手続きが必要です。</li></ol></v-card-text></v-card>
  <v-checkbox v-model="agree" label="注意事項を確認し、同意します"></v-checkbox>
  <div class="d-flex justify-center ga-4 mt-2"><v-btn color="primary" variant="flat" size="large" to="/account">解約をやめる</v-btn><v-btn variant="outlined" size="large" :disabled="!agree" @click="dialog=true">解約する</v-btn></div>
  <v-dialog v-model="dialog" max-width="440" persistent><v-card><v-card-title>解約の最終確認</v-card-title><v-card-text>{{ s.me.plan }}を解約します。よろしいですか？</v-card-text><v-card-actions><v-spacer></v-spacer><v-btn :loading="busy" @click="run">はい</v-btn><v-btn variant="flat" color="primary" @click="dialog=false">いいえ</v-btn></v-card-actions></v-card></v-dialog>
</div>`,
};

export const CancelDone = {
  template: `
<div class="text-center py-8"><template v-if="s.me.status==='scheduled'">
  <v-icon size="64" color="success" icon="mdi-check-circle-outline"></v-icon><h1 class="text-h5 font-weight-bold my-4">解約のお手続きが完了しました</h1>
  <p>{{ s.me.end }}までは引き続きご視聴いただけます。</p><p class="mt-2">ご登録のメールアドレスに確認メールをお送りしました。ご利用ありがとうございました。</p>
  <v-btn class="mt-8" variant="tonal" color="primary" to="/account">アカウントに戻る</v-btn></template>
  <template v-else><v-btn to="/account">アカウントに戻る</v-btn></template></div>`,
};
