(function () {
  'use strict';
  var app = document.getElementById('app'), page = app.dataset.page, U = null, zi = 2000, uid = 100;
  function el(t, c, kids, at) {
    var n = document.createElement(t);
    if (c) n.className = c;
    Object.keys(at || {}).forEach(function (k) { k.slice(0, 2) === 'on' ? n.addEventListener(k.slice(2), at[k]) : n.setAttribute(k, at[k]); });
    (Array.isArray(kids) ? kids : kids == null ? [] : [kids]).forEach(function (x) { if (x) n.appendChild(typeof x === 'string' ? document.createTextNode(x) : x); });
    return n;
  }
  function api(path, body) {
    return fetch(path, body ? { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }, body: JSON.stringify(body) } : {})
      .then(function (r) { return r.json(); });
  }
  function ping(rseat) { api('/api/pingback', { t: 20, block: 'autorenew', rseat: rseat }); }
  function jsa(text, cls, fn) { return el('a', cls, text, { href: 'javascript:;', onclick: function (e) { e.preventDefault(); fn(e); } }); }
  function btn(text, type, fn, extra) { return el('button', 'el-button ' + (type ? 'el-button--' + type + ' ' : '') + (extra || ''), el('span', '', text), { type: 'button', onclick: fn }); }
  function message(text, type) {
    var m = el('div', 'el-message el-message--' + (type || 'info') + ' el-message-fade-enter', [el('i', 'el-message__icon el-icon-' + (type || 'info')), el('p', 'el-message__content', text)], { role: 'alert' });
    document.body.appendChild(m);
    requestAnimationFrame(function () { m.classList.remove('el-message-fade-enter'); });
    setTimeout(function () { m.remove(); }, 3000);
  }
  function dialog(title, body, footer, cls, onclose) {
    var w, box = el('div', 'el-dialog ' + (cls || ''), [
      el('div', 'el-dialog__header', [el('span', 'el-dialog__title', title), el('button', 'el-dialog__headerbtn', el('i', 'el-dialog__close el-icon el-icon-close'), { type: 'button', 'aria-label': 'Close', onclick: function () { hide(); if (onclose) onclose(); } })]),
      el('div', 'el-dialog__body', body), footer ? el('div', 'el-dialog__footer', el('div', 'dialog-footer', footer)) : null
    ], { role: 'dialog', 'aria-modal': 'true', 'aria-label': title || 'dialog' });
    w = el('div', 'el-dialog__wrapper dialog-fade-enter', box, { style: 'z-index:' + (++zi) });
    var mask = el('div', 'v-modal v-modal-enter', null, { tabindex: '0', style: 'z-index:' + (zi - 1) });
    zi++;
    document.body.appendChild(mask); document.body.appendChild(w);
    document.body.classList.add('el-popup-parent--hidden');
    requestAnimationFrame(function () { w.classList.remove('dialog-fade-enter'); });
    function hide(then) {
      w.classList.add('dialog-fade-leave-active');
      setTimeout(function () {
        w.style.display = 'none'; mask.remove(); w.classList.remove('dialog-fade-leave-active');
        if (!document.querySelector('.v-modal')) document.body.classList.remove('el-popup-parent--hidden');
        if (then) then();
      }, 300);
    }
    return { hide: hide, node: w };
  }
  function confirmBox(title, text, ok, fn) {
    var d = dialog(title, el('p', '', text), [btn('取消', '', function () { d.hide(); }), btn(ok, 'primary', function () { d.hide(fn); })], 'el-dialog--small');
  }
  function radios(list, pick) {
    var nm = 'el-radio-' + (++uid), g = el('div', 'el-radio-group reason-group', null, { role: 'radiogroup' });
    list.forEach(function (r) {
      var inp = el('input', 'el-radio__original', null, { type: 'radio', name: nm, value: r.id, tabindex: '-1', 'aria-hidden': 'true' });
      var lab = el('label', 'el-radio', [el('span', 'el-radio__input', [el('span', 'el-radio__inner'), inp]), el('span', 'el-radio__label', r.text)], { role: 'radio', 'aria-checked': 'false', tabindex: '0' });
      inp.addEventListener('change', function () {
        g.querySelectorAll('.el-radio').forEach(function (x) { x.classList.remove('is-checked'); x.setAttribute('aria-checked', 'false'); x.firstChild.classList.remove('is-checked'); });
        lab.classList.add('is-checked'); lab.setAttribute('aria-checked', 'true'); lab.firstChild.classList.add('is-checked');
        pick(r.id);
      });
      g.appendChild(lab);
    });
    return g;
  }

  /* ---------- cancel auto renew ---------- */
  function step1(c) {
    ping('cancel_entry');
    var sport = c.name !== '黄金VIP';
    var rights = sport ? ['赛事直播', '全场回放', '专属解说', '球迷勋章'] : ['热剧抢先看', '跳过广告', '1080P高清', '会员片库', '成长值加速', '生日礼包'];
    var d = dialog('确定要取消自动续费吗？', [
      el('p', 'dlg-tip', '取消后，到期将失去以下' + rights.length + '项' + c.name + '特权：'),
      el('ul', 'rights', rights.map(function (t) { return el('li', '', [el('i', 'rights__ico'), el('span', '', t)]); })),
      el('p', 'dlg-sub', '恢复原价后再次开通需 ' + (sport ? '25' : '30') + ' 元/月')
    ], [btn('仍要取消', 'text', function () { ping('cancel_still'); d.hide(function () { step2(c); }); }), btn('保留特权', 'primary', function () { ping('cancel_keep'); d.hide(); }, 'btn-gold is-round')], 'retain-dialog');
  }
  function step2(c) {
    var p = c.name === '黄金VIP' ? '12.5' : '9';
    var d = dialog('送您一份专属挽留礼', [
      el('div', 'coupon', [el('div', 'coupon__l', [el('em', '', '5'), '折']), el('div', 'coupon__r', [el('strong', '', '下月续费仅需' + p + '元'), el('span', '', '领取后下次扣费自动抵扣，保留自动续费')])])
    ], [jsa('放弃优惠，继续取消', 'giveup', function () { ping('cancel_giveup'); d.hide(function () { step3(c); }); }), btn('立即领取', 'primary', function () {
      api('/api/autorenew/coupon', { contractId: c.id }).then(function () { d.hide(); message('领取成功，下次扣费' + p + '元', 'success'); load(); });
    }, 'btn-gold is-round')], 'retain-dialog');
  }
  function step3(c) {
    var pick = null, ta = el('textarea', 'el-textarea__inner', null, { placeholder: '其他建议（选填）', maxlength: '100', rows: '2' });
    var ok = btn('确认取消自动续费', '', function () {
      if (ok.disabled) return;
      ok.disabled = true; ok.classList.add('is-loading');
      api('/api/autorenew/cancel', { contractId: c.id, reason: pick, memo: ta.value }).then(function (r) {
        if (r.code !== 'A00000') { ok.disabled = false; ok.classList.remove('is-loading'); return message(r.msg, 'error'); }
        d.hide(function () { done(c, r.data.expire); });
      });
    }, 'is-disabled is-round');
    ok.disabled = true;
    var d = dialog('请选择取消原因', [el('p', 'dlg-sub', '您的反馈将帮助我们改进服务'), radios(U.reasons, function (v) { pick = v; ok.disabled = false; ok.classList.remove('is-disabled'); }), el('div', 'el-textarea', ta)],
      [ok, btn('再想想', 'primary', function () { d.hide(); }, 'btn-gold is-round')], 'reason-dialog');
  }
  function done(c, exp) {
    var d = dialog('已取消自动续费', [el('p', 'done-ico', '✓'), el('p', '', '您的' + c.name + '有效期至 ' + exp + '，到期前可继续享受会员特权，到期后不再自动扣费。'), el('p', 'dlg-sub', '如使用支付宝免密支付，签约关系将同步解除。')],
      [btn('我知道了', 'primary', function () { d.hide(load); }, 'btn-gold is-round')], 'result-dialog', function () { setTimeout(load, 310); });
  }

  /* ---------- pages ---------- */
  function header() {
    var menu = el('div', 'user-pop', [
      el('div', 'user-pop__top', [el('b', '', U.nick), el('span', 'vip-tag', U.level)]),
      el('a', '', '会员中心', { href: '/vip' }), el('a', '', '我的订单', { href: '/u/orders' }), el('a', '', '账号安全', { href: '/u/account' }), el('a', '', '观看历史', { href: '/v/history' }), jsa('退出登录', '', function () { message('演示环境暂不支持退出', 'info'); })]);
    return el('div', 'qy-header', el('div', 'wrap', [
      el('a', 'logo', '鹭岸视频', { href: '/', title: '鹭岸视频' }),
      el('ul', 'nav', [['电视剧', 'tv'], ['电影', 'movie'], ['综艺', 'show'], ['动漫', 'anime'], ['少儿', 'kids'], ['纪录片', 'doc'], ['体育', 'sports']].map(function (x) { return el('li', '', el('a', '', x[0], { href: '/ch/' + x[1] })); })),
      el('div', 'search', [el('input', '', null, { type: 'text', placeholder: '长风渡口', 'aria-label': '搜索' }), jsa('搜索', 'search__btn', function () {})]),
      el('a', 'open-vip', '续费VIP', { href: '/vip/pay' }),
      el('div', 'user', [el('a', 'avatar', U.nick.slice(0, 1), { href: '/vip', title: U.nick }), menu])
    ]));
  }
  function footer() {
    return el('div', 'qy-footer', [el('p', '', ['关于我们', '联系我们', '加入我们', '广告服务', '用户协议', '隐私政策', 'VIP会员服务协议', '自动续费协议'].map(function (t) { return el('a', '', t, { href: '/help' }); })),
      el('p', '', '网络视听许可证 0110544号 ｜ 京ICP备00000000号 ｜ 不良信息举报电话：400-000-0000'), el('p', '', 'Copyright © 鹭岸视频 All Rights Reserved')]);
  }
  function side() {
    return el('div', 'side-bar', [jsa('下载APP', '', function () { message('请使用手机扫码下载'); }), el('a', '', '客服', { href: '/help' }), jsa('顶部', '', function () { scrollTo(0, 0); })]);
  }
  function usernav(on) {
    return el('div', 'usernav', [['/vip', '会员中心'], ['/vip/autorenew', '自动续费管理'], ['/u/orders', '我的订单'], ['/u/account', '账号安全'], ['/help', '帮助中心']].map(function (x) { return el('a', x[0] === on ? 'is-active' : '', x[1], { href: x[0] }); }));
  }
  var V = {
    home: function () {
      var films = ['长风渡口', '雾中来信', '第九车间', '小镇有晴天', '问山', '深海来客', '厨房里的江湖', '我们的夏令营'];
      return el('div', 'wrap', [el('div', 'focus', [el('h2', '', '长风渡口'), el('p', '', 'VIP抢先看 · 更新至24集')]), el('h3', '', '热播推荐'),
        el('div', 'films', films.map(function (f, i) { return el('a', 'film', [el('span', 'film__pic', i % 3 ? '' : 'VIP'), el('b', '', f), el('small', '', (8 + i % 2) + '.' + i + '分')], { href: '/v/' + (7000 + i) + '.html' }); }))]);
    },
    vip: function () {
      var c = U.contracts[0];
      return el('div', 'wrap cols', [usernav('/vip'), el('div', 'main', [
        el('div', 'vip-card', [el('div', '', [el('b', 'vip-card__n', U.nick), el('span', 'vip-tag', U.level + ' LV4')]), el('p', '', c.on ? '有效期至 ' + c.expire + '（已开通自动续费）' : '有效期至 ' + c.expire + '（未开通自动续费）'),
          el('div', 'vip-card__b', [el('a', 'gold-btn', '立即续费', { href: '/vip/pay' }), el('a', 'gold-btn', '升级白金', { href: '/vip/pay' }), el('a', 'thin', c.on ? '管理自动续费 >' : '自动续费 >', { href: '/vip/autorenew' })])]),
        el('h3', '', '我的特权'), el('ul', 'rights', ['热剧抢先看', '跳过广告', '1080P高清', '会员片库', '成长值加速', '生日礼包', '离线下载', '专属客服'].map(function (t) { return el('li', '', [el('i', 'rights__ico'), el('span', '', t)]); })),
        el('h3', '', '会员活动'), el('div', 'acts', [el('div', 'act', [el('b', '', '签到领成长值'), el('p', '', '连续7天得30点')]), el('div', 'act', [el('b', '', '联名年卡'), el('p', '', '视频VIP+音乐会员低至158元')])])])]);
    },
    renew: function () {
      return el('div', 'wrap cols', [usernav('/vip/autorenew'), el('div', 'main', [el('h2', '', '自动续费管理'), el('p', 'dlg-sub', '自动续费服务可随时取消，取消后不影响当前会员有效期。请在扣费日前24小时操作。')].concat(U.contracts.map(function (c) {
        return el('div', 'contract', [
          el('div', 'contract__h', [el('b', '', c.name), el('span', 'contract__p', c.plan), el('span', c.on ? 'st on' : 'st off', c.on ? '服务中' : '已取消')]),
          el('ul', 'contract__l', c.on ? [el('li', '', [el('label', '', '下次扣费日期'), el('span', '', c.next)]), el('li', '', [el('label', '', '扣费金额'), el('span', '', '¥' + c.price)]), el('li', '', [el('label', '', '扣费方式'), el('span', '', c.pay)])]
            : [el('li', '', [el('label', '', '会员有效期至'), el('span', '', c.expire)]), el('li', '', [el('label', '', '自动续费'), el('span', '', '已取消，到期后不再扣费')])]),
          c.on ? el('div', 'contract__b', [c.name === '黄金VIP' && c.plan !== '连续包季' ? jsa('换为连续包季，每季省7元', 'lk', function () { confirmBox('更换续费套餐', '将更换为连续包季，¥68/季，下次扣费日生效。', '确认更换', function () { api('/api/autorenew/switch', { contractId: c.id }).then(load); }); }) : null, jsa('取消自动续费', 'lk gray', function () { step1(c); })])
            : el('div', 'contract__b', jsa('恢复自动续费', 'lk', function () { api('/api/autorenew/resume', { contractId: c.id }).then(function () { message('已恢复自动续费', 'success'); load(); }); }))]);
      })).concat([el('div', 'faq', [el('h3', '', '常见问题'), el('p', '', 'Q：取消自动续费后会员还能用吗？'), el('p', 'dlg-sub', 'A：可以，会员在有效期内仍可正常使用。'), el('p', '', 'Q：通过苹果应用内购买开通的如何取消？'), el('p', 'dlg-sub', 'A：请在手机“设置-Apple ID-订阅”中取消。')])]))]);
    },
    pay: function () {
      var sel = 'year', items = [['month', '连续包月', '25'], ['quarter', '连续包季', '68'], ['year', '连续包年', '238'], ['platinum', '白金VIP月卡', '40']];
      return el('div', 'wrap', el('div', 'main', [el('h2', '', '开通VIP会员'), el('div', 'skus', items.map(function (x) {
        return el('div', 'sku' + (x[0] === sel ? ' cur' : ''), [el('b', '', x[1]), el('em', '', '¥' + x[2])], { onclick: function (e) { sel = x[0]; document.querySelectorAll('.sku').forEach(function (n) { n.classList.remove('cur'); }); e.currentTarget.classList.add('cur'); } });
      })), el('p', 'dlg-sub', '支付方式：支付宝免密支付'), btn('确认支付', 'primary', function () { api('/api/order/create', { pid: sel }).then(function () { message('支付成功', 'success'); load(); }); }, 'btn-gold')]));
    },
    account: function () {
      var inp = el('input', 'el-input__inner', null, { type: 'text', value: U.nick, 'aria-label': '昵称' });
      return el('div', 'wrap cols', [usernav('/u/account'), el('div', 'main', [el('h2', '', '账号安全'),
        el('div', 'row', [el('label', '', '昵称'), inp, btn('保存', '', function () { api('/api/user/update', { nick: inp.value }).then(function () { message('保存成功', 'success'); load(); }); })]),
        el('div', 'row', [el('label', '', '绑定手机'), el('span', '', U.phone)]),
        el('div', 'row', [el('label', '', '支付宝免密支付'), el('span', '', U.bound ? '已绑定' : '未绑定'), U.bound ? jsa('解除绑定', 'lk gray', function () { confirmBox('解除绑定', '解除后将无法使用免密支付。', '确认解除', function () { api('/api/pay/unbind', { ch: 'alipay' }).then(load); }); }) : null]),
        el('div', 'row', [el('label', '', '续费提醒短信'), el('div', 'el-switch' + (U.notify ? ' is-checked' : ''), [el('input', 'el-switch__input', null, { type: 'checkbox', tabindex: '-1' }), el('span', 'el-switch__core')], { role: 'switch', 'aria-checked': String(U.notify), 'aria-label': '续费提醒短信', onclick: function () { api('/api/user/notify', { on: !U.notify }).then(load); } })]),
        el('div', 'row', [el('label', '', '注销账号'), el('span', 'dlg-sub', '注销后会员权益、观看记录将清空且不可恢复'), jsa('申请注销', 'lk gray', function () { confirmBox('注销账号', '账号注销后，所有会员权益将作废且不予退款，是否继续？', '确认注销', function () { api('/api/user/destroy', {}).then(load); }); })])])]);
    },
    orders: function () {
      return el('div', 'wrap cols', [usernav('/u/orders'), el('div', 'main', [el('h2', '', '我的订单'), el('table', 'tbl', [1, 2, 3, 4].map(function (i) { return el('tr', '', [el('td', '', '2024' + (700123 + i * 4471)), el('td', '', i % 2 ? '黄金VIP连续包月' : '体育会员连续包月'), el('td', '', i % 2 ? '¥25.00' : '¥18.00'), el('td', '', '已完成')]); }))])]);
    },
    help: function () {
      return el('div', 'wrap cols', [usernav('/help'), el('div', 'main', [el('h2', '', '帮助中心'), el('p', '', '如何取消自动续费？'), el('p', 'dlg-sub', '登录PC端，进入会员中心，点击“管理自动续费”，选择对应的服务并按提示取消。'), el('p', '', '如何开具发票？'), el('p', 'dlg-sub', '请在“我的订单”中申请电子发票。')])]);
    },
    lost: function () { return el('div', 'wrap', [el('h2', '', '抱歉，您访问的页面不存在'), el('a', 'lk', '返回首页', { href: '/' })]); }
  };
  function render() {
    app.textContent = '';
    if (U.deleted) { app.appendChild(el('div', 'wrap', el('h2', '', '该账号已注销'))); return; }
    app.appendChild(header()); app.appendChild((V[page] || V.lost)()); app.appendChild(side()); app.appendChild(footer());
  }
  function load() { return api('/api/user/info').then(function (r) { U = r.data; render(); }); }
  load().then(function () {
    if (page === 'vip' && !sessionStorage.getItem('act_pop')) {
      setTimeout(function () {
        sessionStorage.setItem('act_pop', '1');
        dialog('会员狂欢周', [el('p', '', '连续包年限时 ¥198，再送音乐会员季卡'), el('p', 'dlg-sub', '活动仅限老用户参与')], [btn('马上抢', 'primary', function () { location.href = '/vip/pay'; }, 'btn-gold is-round')], 'act-dialog');
      }, 900);
    }
  });
})();
