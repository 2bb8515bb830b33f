(function () {
  var V = Vue, E = ElementPlus;
  function post(u, b) { return fetch('/api/' + u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then(function (r) { return r.json(); }); }
  var app = V.createApp({
    setup: function () {
      var me = V.ref(null), path = V.ref(location.pathname), step = V.ref(0), busy = V.ref(false), del = V.ref(false), delCheck = V.ref(false);
      var form = V.reactive({ reason: '', again: '', free: '' });
      var load = function () { return fetch('/api/me').then(function (r) { return r.json(); }).then(function (j) { me.value = j; }); };
      var go = function (p) { history.pushState({}, '', p); path.value = p; step.value = 0; window.scrollTo(0, 0); };
      var link = function (e) { var a = e.target.closest('a[href^="/"]'); if (a) { e.preventDefault(); go(a.getAttribute('href')); } };
      window.addEventListener('popstate', function () { path.value = location.pathname; step.value = 0; });
      V.onMounted(load);
      var done = function (m) { E.ElMessage({ message: m, type: 'success' }); return load(); };
      return {
        me: me, path: path, step: step, busy: busy, form: form, go: go, link: link, del: del, delCheck: delCheck,
        plans: { daily: 'デイリープラン', premium: 'プレミアムプラン', lite: 'ライトプラン', free: '無料会員' },
        reasons: ['忙しくて受講する時間がとれない', '料金が高い', '希望の時間の予約がとれない', '受けたいレッスンがない', 'スタジオや他のサービスに通うことにした', '妊娠・体調の都合', 'その他'],
        next1: function () { if (!form.reason) { E.ElMessage({ message: '理由を選択してください', type: 'warning' }); return; } step.value = 2; window.scrollTo(0, 0); },
        coupon: function () { post('plan/coupon').then(function () { done('クーポンを適用しました'); go('/mypage'); }); },
        rest: function () { post('plan/rest').then(function () { done('休会の手続きが完了しました'); go('/mypage'); }); },
        cancel: function () {
          E.ElMessageBox.confirm('デイリープランを解約します。解約後すぐにレッスンの予約・受講ができなくなります。よろしいですか?', '最終確認', { confirmButtonText: '解約する', cancelButtonText: 'もどる', type: 'warning' }).then(function () {
            busy.value = true; post('plan/cancel', { reason: form.reason, again: form.again, free: form.free }).then(function () { busy.value = false; step.value = 4; load(); window.scrollTo(0, 0); });
          }).catch(function () { });
        },
        change: function (to) { E.ElMessageBox.confirm(to === 'premium' ? '月額8,580円のプレミアムプランに変更しますか?' : '月額3,480円のライトプランに変更しますか?', 'プラン変更', { confirmButtonText: '変更する', cancelButtonText: '閉じる' }).then(function () { post('plan/change', { to: to }).then(function () { done('プランを変更しました'); }); }).catch(function () { }); },
        restart: function () { post('plan/change', { to: 'daily' }).then(function () { done('プランに申し込みました'); }); },
        lesson: function (id) { post('lesson/cancel', { id: id }).then(function () { done('予約を取り消しました'); }); },
        buy: function () { post('shop/buy').then(function () { done('ご注文ありがとうございます'); }); },
        mail: function (v) { post('mail', { news: v }).then(function () { done('保存しました'); }); },
        card: function () { post('card/delete').then(function () { done('カード情報を削除しました'); }); },
        profile: function () { post('profile').then(function () { done('保存しました'); }); },
        erase: function () { post('account/delete').then(function () { del.value = false; done('アカウントを削除しました'); }); }
      };
    },
    template: `
<div v-if="me" @click="link">
 <header class="hd"><div class="hd-in"><a class="logo" href="/">ひといきヨガ</a><nav><a href="/lessons">レッスンを探す</a><a href="/instructors">インストラクター</a><a href="/faq">よくある質問</a></nav><span class="sp"></span>
  <el-dropdown trigger="click"><el-button text>{{me.name}} さん</el-button><template #dropdown><el-dropdown-menu><el-dropdown-item @click="go('/mypage')">マイページ</el-dropdown-item><el-dropdown-item @click="go('/mypage/plan')">ご契約プラン</el-dropdown-item><el-dropdown-item @click="go('/mypage/profile')">会員情報</el-dropdown-item><el-dropdown-item divided>ログアウト</el-dropdown-item></el-dropdown-menu></template></el-dropdown></div></header>
 <div class="wrap cols">
  <div class="side"><el-menu :default-active="path==='/'?'/mypage':path" @select="go"><el-menu-item index="/mypage">マイページ</el-menu-item><el-menu-item index="/mypage/plan">ご契約プラン</el-menu-item><el-menu-item index="/mypage/payment">お支払い情報</el-menu-item><el-menu-item index="/mypage/profile">会員情報</el-menu-item><el-menu-item index="/mypage/mail">メール配信設定</el-menu-item><el-menu-item index="/faq">ヘルプ</el-menu-item></el-menu></div>
  <div class="main">

  <template v-if="path==='/'||path==='/mypage'">
   <h1>マイページ</h1>
   <el-alert v-if="me.rest" type="info" :closable="false" :title="'現在休会中です。'+me.resume+'に自動で再開します。'"></el-alert>
   <el-alert v-if="me.coupon" type="success" :closable="false" title="2か月間半額クーポンを適用中です。"></el-alert>
   <div class="banner"><b>冬の温活キャンペーン</b><br><span class="small">受講10回で、オリジナルヨガマットバッグを全員にプレゼント。</span></div>
   <el-card shadow="never"><template #header>ご利用状況</template><div class="row"><span>現在のプラン</span><span><el-tag :type="me.plan==='free'?'info':'success'">{{plans[me.plan]}}</el-tag></span></div><div class="row" v-if="me.plan!=='free'"><span>次回更新日</span><span>{{me.next}}</span></div><div class="row" v-else><span>ご解約日</span><span>{{me.ended}}</span></div><div class="row"><span>今月の受講回数</span><span>7回</span></div><p class="muted" v-if="me.plan==='free'">現在ご契約中の有料プランはありません。<a href="/mypage/plan">プランを見る</a></p></el-card>
   <el-card shadow="never"><template #header>予約中のレッスン</template><p v-if="!me.booked.length" class="muted">予約中のレッスンはありません。</p><div class="row" v-for="b in me.booked" :key="b.id"><span>{{b.d}}<br>{{b.t}}({{b.by}})</span><el-button size="small" @click="lesson(b.id)">予約をキャンセル</el-button></div></el-card>
   <el-card shadow="never"><template #header>会員限定ショップ</template><div class="row"><span>すべりにくいトラベルマット 会員価格4,980円</span><el-button type="primary" size="small" @click="buy">購入する</el-button></div></el-card>
  </template>

  <template v-else-if="path==='/mypage/plan'">
   <h1>ご契約プラン</h1>
   <el-card shadow="never" v-if="me.plan==='free'"><el-tag type="info">解約済み</el-tag><p>{{me.ended}}に有料プランを解約しました。現在は無料会員です。</p><el-button type="primary" @click="restart">デイリープランに申し込む(月額5,980円)</el-button></el-card>
   <template v-else>
   <el-descriptions :column="1" border><el-descriptions-item label="プラン">{{plans[me.plan]}}</el-descriptions-item><el-descriptions-item label="月額料金">5,980円(税込)</el-descriptions-item><el-descriptions-item label="ご利用開始日">{{me.since}}</el-descriptions-item><el-descriptions-item label="次回更新日">{{me.next}}</el-descriptions-item><el-descriptions-item label="お支払い方法">クレジットカード(下4桁 8803)</el-descriptions-item></el-descriptions>
   <h2 style="font-size:17px;margin-top:28px">プランを変更する</h2>
   <el-row :gutter="16"><el-col :span="12"><el-card shadow="never"><b>プレミアムプラン</b><p class="muted">1日何回でも受け放題。パーソナル相談つき。月額8,580円</p><el-button type="primary" @click="change('premium')">このプランに変更</el-button></el-card></el-col><el-col :span="12"><el-card shadow="never"><b>ライトプラン</b><p class="muted">月5回まで。月額3,480円</p><el-button @click="change('lite')">このプランに変更</el-button></el-card></el-col></el-row>
   <p class="small muted">プランの変更は次回更新日から適用されます。</p>
   <p style="margin-top:34px"><a class="sub" href="/mypage/cancel">休会・解約をご希望の方</a></p></template>
  </template>

  <template v-else-if="path==='/mypage/cancel'">
   <h1>休会・解約のお手続き</h1>
   <el-card v-if="me.plan==='free' && step<4" shadow="never">すでに解約のお手続きが完了しています。</el-card>
   <template v-else>
   <el-steps v-if="step>0 && step<4" class="steps" :active="step-1" finish-status="success" align-center><el-step title="アンケート"></el-step><el-step title="ご提案"></el-step><el-step title="ご確認"></el-step></el-steps>
   <template v-if="step===0"><el-card shadow="never"><template #header>休会する</template><p>最大2か月間、月額550円でお休みできます。録画レッスンは休会中も見られます。</p><el-button type="primary" @click="rest">休会を申し込む</el-button></el-card><el-card shadow="never"><template #header>解約する</template><p>有料プランを終了し、無料会員にもどります。会員登録は残るので、いつでも再開できます。</p><el-button @click="step=1">解約手続きへ</el-button></el-card></template>
   <el-card v-else-if="step===1" shadow="never"><p><b>解約の理由をお聞かせください</b> <el-tag size="small" type="danger">必須</el-tag></p><el-radio-group v-model="form.reason" class="rad" style="display:block"><el-radio v-for="r in reasons" :key="r" :value="r">{{r}}</el-radio></el-radio-group><p><b>今後またご利用いただけそうですか</b></p><el-select v-model="form.again" placeholder="選択してください" style="width:260px"><el-option label="ぜひ利用したい" value="a"></el-option><el-option label="機会があれば" value="b"></el-option><el-option label="わからない" value="c"></el-option></el-select><p><b>ご意見・ご要望</b></p><el-input v-model="form.free" type="textarea" :rows="3" placeholder="ご自由にお書きください"></el-input><div class="center" style="margin-top:22px"><el-button @click="step=0">もどる</el-button><el-button type="primary" @click="next1">次へ</el-button></div></el-card>
   <el-card v-else-if="step===2" shadow="never" class="center"><el-tag type="danger">美咲さんだけの特別なご案内</el-tag><h2>2か月間、月額料金が半額になります</h2><p>5,980円 → <b style="font-size:22px;color:#a86450">2,990円</b></p><p class="muted">このクーポンは今だけ表示されています。今のプランのまま、すぐにご利用いただけます。</p><p><el-button type="primary" size="large" @click="coupon">半額クーポンを使って続ける</el-button></p><p><el-button text @click="step=3">クーポンを使わずに次へ進む</el-button></p></el-card>
   <el-card v-else-if="step===3" shadow="never"><p><b>解約前に必ずご確認ください</b></p><ul class="loss"><li>解約後すぐにレッスンの予約・受講ができなくなります。</li><li>予約中のレッスン{{me.booked.length}}件は自動で取り消されます。</li><li>次回更新日({{me.next}})以降の料金はかかりません。日割りでの返金はございません。</li><li>これまでの受講記録は無料会員になっても残ります。</li></ul><el-descriptions :column="1" border><el-descriptions-item label="解約するプラン">デイリープラン(月額5,980円)</el-descriptions-item><el-descriptions-item label="登録メールアドレス">{{me.mail}}</el-descriptions-item></el-descriptions><div class="center" style="margin-top:22px"><el-button type="primary" @click="go('/mypage')">マイページにもどる</el-button><el-button :loading="busy" @click="cancel">上記に同意して解約する</el-button></div></el-card>
   <el-result v-else icon="success" title="解約のお手続きが完了しました" :sub-title="'ご利用ありがとうございました。確認メールを'+me.mail+'にお送りしました。'"><template #extra><el-button @click="go('/mypage')">マイページへ</el-button></template></el-result>
   </template>
  </template>

  <template v-else-if="path==='/mypage/profile'"><h1>会員情報</h1><el-card shadow="never"><el-form label-width="130px"><el-form-item label="お名前"><el-input :model-value="me.name"></el-input></el-form-item><el-form-item label="メールアドレス"><el-input :model-value="me.mail"></el-input></el-form-item><el-form-item label="電話番号"><el-input model-value="090-0000-1182"></el-input></el-form-item><el-form-item><el-button type="primary" @click="profile">保存する</el-button></el-form-item></el-form></el-card><el-button text type="danger" @click="del=true">アカウントを削除(退会)</el-button>
   <el-dialog v-model="del" title="アカウントの削除" width="460"><p>受講記録・お気に入りを含むすべてのデータが削除され、元にもどせません。有料プランの解約だけをご希望の場合は「ご契約プラン」からお手続きください。</p><el-checkbox v-model="delCheck">内容を理解しました</el-checkbox><template #footer><el-button @click="del=false">閉じる</el-button><el-button type="danger" :disabled="!delCheck" @click="erase">削除する</el-button></template></el-dialog></template>
  <template v-else-if="path==='/mypage/payment'"><h1>お支払い情報</h1><el-card shadow="never"><div class="row"><span>VISA **** **** **** 8803</span><el-button size="small" @click="card">カードを削除</el-button></div><div class="row" v-for="i in 4" :key="i"><span>{{i}}か月前のご利用分</span><span>5,980円</span></div></el-card></template>
  <template v-else-if="path==='/mypage/mail'"><h1>メール配信設定</h1><el-card shadow="never"><div class="row"><span>お得なお知らせ・コラム</span><el-switch :model-value="me.news" @change="mail"></el-switch></div><div class="row"><span>予約リマインド</span><el-switch :model-value="true" disabled></el-switch></div></el-card></template>
  <template v-else-if="path==='/faq'"><h1>よくある質問</h1><el-collapse><el-collapse-item title="カメラはオンにしないといけませんか?" name="1">オフのままでも受講できます。</el-collapse-item><el-collapse-item title="解約したいときはどうすればいいですか?" name="2">マイページの<a href="/mypage/plan">ご契約プラン</a>のページ下部からお手続きいただけます。お電話は不要です。</el-collapse-item><el-collapse-item title="予約は何分前まで取り消せますか?" name="3">開始30分前までです。</el-collapse-item></el-collapse></template>
  <template v-else><h1>{{path==='/instructors'?'インストラクター':'レッスンを探す'}}</h1><el-card shadow="never" v-for="t in ['朝のめざめフロー 30分','肩こり解消ヨガ 45分','ぐっすり眠れる夜ヨガ 30分','骨盤調整ピラティス 45分']" :key="t"><div class="row"><span>{{t}}</span><span class="muted">残り{{t.length}}席</span></div></el-card></template>
  </div>
 </div>
 <footer class="ft"><div class="wrap"><a href="/faq">ヘルプ</a><a href="/faq">利用規約</a><a href="/faq">プライバシーポリシー</a><a href="/faq">特定商取引法に基づく表記</a><a href="/faq">お問い合わせ</a><a href="/lessons">法人の方へ</a><p class="small">株式会社ひといき 東京都世田谷区三軒茶屋2-14-6<br>© Hitoiki Inc.</p></div></footer>
</div>`
  });
  app.use(ElementPlus, { locale: window.ElementPlusLocaleJa });
  app.mount('#app');
})();
