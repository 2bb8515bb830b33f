(function () {
'use strict';
var app = document.getElementById('app'), D = null, step = '', reason = '';
var V = 'data-v-5f3a9c1e', V2 = 'data-v-0b7d2e44';
function el(tag, cls, kids, on, attrs, scope) {
  var e = document.createElement(tag); e.setAttribute(scope || V, '');
  if (cls) e.className = cls;
  for (var k in attrs || {}) e.setAttribute(k, attrs[k]);
  [].concat(kids == null ? [] : kids).forEach(function add(c) { if (Array.isArray(c)) c.forEach(add); else if (c === null || c === false || c === undefined) e.appendChild(document.createComment('')); else e.append(c); });
  if (on) e.addEventListener('click', on);
  return e;
}
function a(text, href, cls) { return el('a', cls || '', text, null, { href: href }); }
function ja(text, fn, cls) { return el('a', cls || 'lnk', text, function (ev) { ev.preventDefault(); fn(ev); }, { href: 'javascript:;' }); }
function post(url, body) {
  return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json;charset=UTF-8' }, body: JSON.stringify(body || {}) }).then(function (r) { return r.json(); }).then(function (j) { if (j.code !== 'A00000') { toast(j.msg || '系统繁忙，请稍后再试'); throw new Error(j.code); } if (j.data) D = j.data; return j; });
}
function load() { return fetch('/api/vip/info').then(function (r) { return r.json(); }).then(function (j) { D = j.data; }); }
function toast(t) { var n = el('div', 'toast', t); document.body.append(n); setTimeout(function () { n.remove(); }, 2500); }

/* ---- 弹层：<transition name="fade"> ---- */
var mask = null;
function pop(kids) {
  var fresh = !mask, box = el('div', 'pop', [el('span', 'close', '×', closePop, null, V2)].concat(kids), null, null, V2);
  if (fresh) {
    mask = el('div', 'mask fade-enter fade-enter-active', box, null, null, V2); document.body.append(mask); document.body.style.overflow = 'hidden';
    requestAnimationFrame(function () { requestAnimationFrame(function () { mask && mask.classList.remove('fade-enter'); }); });
    setTimeout(function () { mask && mask.classList.remove('fade-enter-active'); }, 300);
  } else mask.replaceChildren(box);
}
function closePop() { if (!mask) return; var m = mask; mask = null; m.className = 'mask fade-leave-active fade-leave-to'; document.body.style.overflow = ''; setTimeout(function () { m.remove(); }, 300); }
function d(cls, kids, on) { return el('div', cls, kids, on, null, V2); }

function stepPriv() {
  reason = '';
  pop([d('tt', '关闭后，您将失去以下会员特权'), d('dd', '当前会员到期后，将无法继续享受'),
    d('priv', [['热', '热剧抢先看'], ['免', '免前贴片广告'], ['4K', '蓝光4K画质'], ['音', '杜比音效']].map(function (x) { return d('', [el('i', '', x[0], null, null, V2), x[1]]); })),
    d('ops', [d('btn btn-gold', '保留特权', closePop), d('weak', '继续关闭', D.renew.coupon ? stepReason : stepCoupon)])]);
}
function stepCoupon() {
  pop([d('tt', '送您一张专属优惠券'), d('dd', '感谢您一路陪伴，下月续费立享优惠'),
    d('coupon', [el('b', '', '¥15', null, null, V2), ' 下月续费价', d('gray', '原价¥25/月，仅限下一次自动续费使用')]),
    d('ops', [d('btn btn-gold', '领取优惠，继续续费', function () { post('/api/vip/coupon/receive', { id: 'KEEP10' }).then(function () { closePop(); toast('领取成功，下月续费立减10元'); render(); }); }), d('weak', '放弃优惠', stepReason)])]);
}
function stepReason() {
  var list = ['价格太贵', '想看的内容太少', '最近没时间看', '只想看某一部剧', '广告太多', '已有其他平台会员', '其他'];
  var items = list.map(function (t) { return el('li', '', t, function (ev) { reason = t; items.forEach(function (n) { n.classList.toggle('on', n === ev.currentTarget); }); }, null, V2); });
  pop([d('tt', '确定关闭自动续费吗？'), d('dd', ['关闭后，您的会员有效期至', D.expire, '，到期后不再自动扣费。', el('br'), '请告诉我们您关闭的原因（选填）']), el('ul', 'tags', items, null, null, V2),
    d('row', [d('btn btn-line', '确认关闭', function (ev) {
      var b = ev.currentTarget; if (b.dataset.busy) return; b.dataset.busy = '1'; b.textContent = '处理中…';
      post('/api/vip/autorenew/cancel', { type: 'month', payChannel: 'alipay', reason: reason }).then(function () { done(); render(); }).catch(function () { b.dataset.busy = ''; b.textContent = '确认关闭'; });
    }), d('btn btn-gold', '我再想想', closePop)])]);
}
function done() {
  pop([d('tt', '自动续费已关闭'), d('dd', ['您的', D.vip, '会员权益可继续使用至', D.expire, '，到期后将不再自动扣费']), d('row', [d('btn btn-gold', '我知道了', closePop)])]);
}

/* ---- 页面 ---- */
function header() {
  var u = el('div', 'user', [el('span', 'avatar', D.nick.charAt(0)), el('div', 'drop', [el('div', 'nm', [D.nick, el('i', '', D.vip + ' ' + D.expire + '到期')]), a('会员中心', '#/vip'), a('自动续费管理', '#/autorenew'), a('我的订单', '#/orders'), a('观看历史', '#/history'), a('账号设置', '#/setting'), ja('退出登录', function () { post('/api/user/logout').then(function () { location.hash = '#/login'; render(); }); }, '')])], function (ev) { ev.currentTarget.classList.toggle('open'); });
  return el('div', 'hd', [a('沐光视频', '#/', 'logo'), el('div', 'nav', ['电视剧', '电影', '综艺', '动漫', '少儿', '纪录片'].map(function (t, i) { return a(t, '#/channel/' + i); })), el('div', 'search', [el('input', '', null, null, { placeholder: '长风渡江 第二季' }), el('span', '', '搜索')]), a('会员', '#/vip'), u]);
}
function footer() { return el('div', 'ft', [el('div', '', [a('关于我们', '#/about'), a('用户协议', '#/agreement'), a('隐私政策', '#/privacy'), a('自动续费服务协议', '#/renewagreement'), a('帮助中心', '#/help'), a('意见反馈', '#/feedback')]), el('p', '', '沐光网络科技有限公司 版权所有　网络视听许可证 0000000号　违法和不良信息举报电话 400-000-0000'), el('p', '', 'Copyright © 2018-2026 All Rights Reserved')]); }
var SIDE = [['会员中心', '#/vip'], ['自动续费管理', '#/autorenew'], ['我的订单', '#/orders'], ['兑换会员', '#/redeem'], ['观看历史', '#/history'], ['账号设置', '#/setting']];
function shell(kids) { return el('div', 'wrap', [el('div', 'side', SIDE.map(function (s) { return a(s[0], s[1], location.hash === s[1] ? 'router-link-exact-active active' : ''); })), el('div', 'main', kids)]); }
var C = ['#3c2a63,#b05a7a', '#12495c,#4ca68a', '#5c2a1b,#d08a3d', '#23331f,#8aa34c', '#2b2f63,#6d7ff0', '#4f1233,#d9507f'];
function grid(t, list) { return el('div', 'sec', [el('h3', '', t), el('div', 'grid', list.map(function (n, i) { return el('div', 'it', [el('div', 'pic', el('b', '', i % 2 ? '独播' : 'VIP'), null, { style: 'background:linear-gradient(160deg,' + C[i % 6] + ')' }), n], function () { toast('即将播放《' + n + '》'); }); }))]); }
function home() { return [el('div', 'banner', [el('h2', '', '长风渡江'), el('p', '', '乱世相逢，一诺千山。会员抢先看3集')]), grid('热播好剧', ['长风渡江', '白夜追凶录', '南城旧事', '小满人家', '云上客', '法医手记']), grid('院线新片', ['逆光飞行', '三十岁的夏天', '山海经行', '末班地铁', '拾光者', '雪原'])]; }
function vipCard() { return el('div', 'card vipcard', [el('div', '', [el('div', 't', D.nick + '　' + D.vip), el('div', 's', ['会员有效期至 ' + D.expire, '　', D.renew.on ? '自动续费中' : '自动续费已关闭'])]), el('div', '', [D.renew.on ? a('管理自动续费', '#/autorenew', 's') : null, '　', ja('续费会员', function () { buyPop('season', '黄金VIP季卡', '68'); }, 'btn btn-gold')])]); }
function buyPop(pkg, name, price) { pop([d('tt', '确认支付'), d('dd', name + '　¥' + price + '　支付宝'), d('row', [d('btn btn-line', '取消', closePop), d('btn btn-gold', '立即支付', function () { post('/api/vip/buy', { pkg: pkg }).then(function () { closePop(); toast('支付成功'); render(); }); })])]); }
function vip() {
  return shell([vipCard(), el('div', 'card', [el('h3', '', '会员套餐'), el('div', 'pk', [['year', '年卡', '238'], ['season', '季卡', '68'], ['month', '月卡', '30']].map(function (p) { return el('div', 'p', [p[1], el('b', '', '¥' + p[2]), ja('立即开通', function () { buyPop(p[0], '黄金VIP' + p[1], p[2]); }, 'btn btn-gold')]); }))]),
    el('div', 'card', [el('h3', '', '升级星钻VIP'), el('p', '', '电视端、手机端、电脑端通用，付费影片免费看。 ¥40/月　'), ja('立即升级', function () { pop([d('tt', '升级星钻VIP'), d('dd', '补差价¥15，立即生效'), d('row', [d('btn btn-line', '取消', closePop), d('btn btn-gold', '确认升级', function () { post('/api/vip/upgrade').then(function () { closePop(); toast('升级成功'); render(); }); })])]); }, 'btn btn-line')]),
    el('div', 'card', [el('h3', '', '会员特权'), el('div', 'priv', ['热剧抢先', '免广告', '蓝光4K', '会员片库', '点映礼', '生日礼包', '专属客服', '缓存加速'].map(function (t) { return el('div', '', [el('i', '', t.charAt(0)), t]); }))])]);
}
function autorenew() {
  var r = D.renew;
  return shell([vipCard(), el('div', 'card', [el('h3', '', '自动续费管理'), el('table', 'tb', [el('thead', '', el('tr', '', ['服务名称', '续费金额', '下次扣费时间', '扣费方式', '状态', '操作'].map(function (t) { return el('th', '', t); }))),
    el('tbody', '', el('tr', '', [el('td', '', r.name), el('td', '', '¥' + r.price + '/月'), el('td', '', r.on ? r.next : '--'), el('td', '', [r.pay, r.on ? el('br') : null, r.on ? ja('更换', function () { pop([d('tt', '更换扣费方式'), d('dd', '将自动续费的扣费方式更换为微信支付'), d('row', [d('btn btn-line', '取消', closePop), d('btn btn-gold', '确定更换', function () { post('/api/vip/paychannel', { to: 'wechat' }).then(function () { closePop(); toast('更换成功'); }); })])]); }) : null]), el('td', '', r.on ? '已开通' : '已关闭'),
      el('td', '', r.on ? ja('取消自动续费', stepPriv) : ja('重新开通', function () { pop([d('tt', '开通自动续费'), d('dd', '¥25/月，到期前24小时自动扣费，可随时取消'), d('row', [d('btn btn-line', '取消', closePop), d('btn btn-gold', '确认开通', function () { post('/api/vip/autorenew/open').then(function () { closePop(); toast('开通成功'); render(); }); })])]); }))]))]),
    r.on ? null : el('p', 'gray', '您已关闭自动续费，会员权益可使用至 ' + D.expire + '。', null, { style: 'margin-top:14px' })]),
    el('div', 'card note', [el('b', '', '温馨提示'), el('p', '', '1. 自动续费将在会员到期前24小时内从您的扣费账户中扣除下一周期费用，扣费成功后会员有效期自动延长。'), el('p', '', '2. 如需取消，请在扣费日前至少24小时操作；取消后已生效的会员权益不受影响。'), el('p', '', '3. 通过苹果应用内购买开通的自动续费，请在 iPhone“设置”-“Apple ID”-“订阅”中取消。'), el('p', '', ['4. 更多说明请见', a('《自动续费服务协议》', '#/renewagreement', 'lnk'), '。'])])]);
}
function orders() { return shell(el('div', 'card', [el('h3', '', '我的订单'), el('table', 'tb', [el('thead', '', el('tr', '', ['订单号', '商品', '时间', '金额', '状态'].map(function (t) { return el('th', '', t); }))), el('tbody', '', D.orders.map(function (o) { return el('tr', '', [o.no, o.name, o.date, '¥' + o.amt, '支付成功'].map(function (t) { return el('td', '', t); })); }))])])); }
function redeem() { var i = el('input', 'ipt', null, null, { placeholder: '请输入兑换码' }); return shell(el('div', 'card', [el('h3', '', '兑换会员'), i, ja('立即兑换', function () { post('/api/vip/redeem', { code: i.value }).catch(function () {}); }, 'btn btn-gold')])); }
function setting() {
  var i = el('input', 'ipt', null, null, { maxlength: 20 }); i.value = D.nick;
  var c = el('input', '', null, null, { type: 'checkbox' }); c.checked = D.push; c.addEventListener('change', function () { post('/api/user/push', { on: c.checked }).then(function () { toast('设置成功'); }); });
  return shell([el('div', 'card', [el('h3', '', '个人资料'), '昵称　', i, ja('保存', function () { post('/api/user/profile', { nick: i.value }).then(function () { toast('保存成功'); render(); }); }, 'btn btn-line')]), el('div', 'card', [el('h3', '', '消息通知'), el('label', '', [c, ' 接收活动与优惠推送'])]), el('div', 'card', [el('h3', '', '账号安全'), el('p', '', '手机号　138****0052'), el('p', '', ['注销账号　', ja('申请注销', function () { pop([d('tt', '注销账号'), d('dd', '注销后，会员权益、观看记录和已购内容将全部清空且不可恢复'), d('row', [d('btn btn-line', '确认注销', function () { post('/api/user/logoff').then(function () { closePop(); location.hash = '#/login'; render(); }); }), d('btn btn-gold', '取消', closePop)])]); })])])]);
}
function help() { return el('div', 'wrap', el('div', 'main', el('div', 'card', [el('h3', '', '帮助中心 - 会员常见问题'), el('p', '', el('b', '', '如何取消自动续费？')), el('p', '', ['登录后进入 ', a('自动续费管理', '#/autorenew', 'lnk'), '，点击“取消自动续费”并按提示操作即可。']), el('br'), el('p', '', el('b', '', '会员可以同时登录几台设备？')), el('p', '', '黄金VIP最多可登录5台设备，同时播放不超过2台。')]))); }
function login() { var i = el('input', 'ipt', null, null, { placeholder: '手机号' }); return el('div', 'wrap', el('div', 'main', el('div', 'card', [el('h3', '', '登录沐光视频'), i, ja('获取验证码', function () { toast('请输入正确的手机号'); }, 'btn btn-gold')]))); }
function plain() { return el('div', 'wrap', el('div', 'main', el('div', 'card', [el('h3', '', { '#/history': '观看历史', '#/agreement': '用户协议', '#/privacy': '隐私政策', '#/renewagreement': '自动续费服务协议', '#/about': '关于我们', '#/feedback': '意见反馈' }[location.hash] || '频道'), el('p', '', location.hash === '#/renewagreement' ? '自动续费服务是指您授权沐光视频在会员到期前24小时内，从您的扣费账户中代扣下一周期会员费用的服务。您可随时在“自动续费管理”中关闭该服务。' : '暂无更多内容')]))); }
var R = { '': home, '#/': home, '#/vip': vip, '#/autorenew': autorenew, '#/orders': orders, '#/redeem': redeem, '#/setting': setting, '#/help': help, '#/login': login };
function render() {
  if (!D.login && location.hash !== '#/login') { location.hash = '#/login'; return; }
  document.title = { '#/autorenew': '自动续费管理-沐光视频', '#/vip': '会员中心-沐光视频' }[location.hash] || '沐光视频-好剧一起看';
  app.replaceChildren(el('div', '', [header()].concat((R[location.hash] || plain)(), [el('div', 'dl', '下载客户端'), footer()]), null, { id: 'layout' }));
}
window.addEventListener('hashchange', function () { closePop(); app.firstChild && window.scrollTo(0, 0); load().then(render); });
app.append(el('div', 'loading', '加载中…'));
load().then(render);
})();
