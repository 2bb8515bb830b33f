from seventh_author import Site, serve, day

iso = lambda d: d.strftime("%Y-%m-%d")
CSS = """*{box-sizing:border-box}body{margin:0;font:14px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#222;background:#f6f7f9}a{color:inherit;text-decoration:none}.mod_header{background:#fff;border-bottom:1px solid #eee;height:64px;display:flex;align-items:center;padding:0 8%;gap:30px}.logo{font-size:22px;font-weight:700;color:#12b886}.top_nav__item{cursor:pointer}.top_nav__item--cur{background:#12b886;color:#fff;padding:20px 16px}
.header__opt{margin-left:auto;position:relative;display:flex;gap:16px;align-items:center}.mod_btn_green{background:#12b886;color:#fff;padding:6px 18px;border-radius:3px;cursor:pointer;display:inline-block}.mod_btn{border:1px solid #ccc;padding:6px 18px;border-radius:3px;cursor:pointer;display:inline-block;background:#fff}.avatar{width:36px;height:36px;border-radius:50%;background:#9bd;display:inline-block;text-align:center;line-height:36px;color:#fff}
.popup_user{position:absolute;right:0;top:38px;background:#fff;border:1px solid #eee;box-shadow:0 4px 16px #0002;width:190px;display:none;z-index:5}.header__opt:hover .popup_user{display:block}.popup_user a{display:block;padding:9px 16px}
.vip_banner{background:linear-gradient(90deg,#2b2b33,#4b3f2b);color:#f5dfb0;padding:32px 8%;display:flex;justify-content:space-between;align-items:center}.vip_banner h2{margin:0 0 4px}.vip_info__renew{font-size:12px;color:#c3ab78;cursor:pointer;text-decoration:underline}.btn_gold{background:#f5d48a;color:#4a3300;padding:10px 28px;border-radius:22px;font-weight:700;cursor:pointer}
.main{padding:24px 8%}.box{background:#fff;padding:22px;margin-bottom:16px;border-radius:4px}.prod{display:flex;gap:14px}.prod__it{flex:1;border:1px solid #eadcb9;padding:16px;text-align:center;border-radius:6px}.prod__it b{font-size:24px;color:#b27b0c}.c_tx_thin{color:#999;font-size:12px}
.sub_list__item{display:flex;align-items:center;gap:18px;padding:18px 0;border-bottom:1px solid #f0f0f0}.sub_list__ico{width:46px;height:46px;border-radius:8px;background:#f5d48a;text-align:center;line-height:46px}.sub_list__txt{flex:1}.sub_list__btn{color:#12b886;cursor:pointer}.sub_panel{background:#fafafa;padding:6px 18px;display:none}.sub_panel.show{display:block}.sub_panel__row{display:flex;justify-content:space-between;padding:11px 0;border-bottom:1px dashed #e8e8e8}.sub_panel__row span:last-child{cursor:pointer}
.mask{position:fixed;inset:0;background:#0008;display:none;z-index:30}.yqq_dialog{position:fixed;left:50%;top:46%;transform:translate(-50%,-50%);width:420px;background:#fff;border-radius:10px;padding:26px;z-index:31;display:none;text-align:center}.yqq_dialog h3{margin:0 0 10px;font-size:18px}.yqq_dialog .x{position:absolute;right:14px;top:8px;font-size:20px;color:#aaa;cursor:pointer}.upload_btns{display:flex;flex-direction:column;gap:10px;margin-top:18px}.upload_btns__item{padding:10px;border-radius:22px;cursor:pointer;color:#999}.upload_btns__item.hl{background:#12b886;color:#fff;font-weight:700}
.reason li{list-style:none;border:1px solid #e5e5e5;border-radius:18px;padding:7px;margin-bottom:8px;cursor:pointer}.reason li.on{border-color:#12b886;color:#12b886}.reason{padding:0}.toast{position:fixed;left:50%;top:20%;transform:translateX(-50%);background:#000c;color:#fff;padding:12px 26px;border-radius:6px;z-index:40;display:none}.footer{background:#333;color:#999;padding:26px 8%;font-size:12px}.footer a{margin-right:16px}"""

class Qingyin(Site):
    lang = "zh"
    def fresh(self):
        self.plan, self.price, self.coupon, self.pay = "豪华会员连续包月", "15.00", False, "微信支付"
    def page(self, title, cur, body):
        nav = [("音乐馆", "/explore"), ("我的音乐", "/mymusic"), ("客户端", "/download"), ("开放平台", "/download"), ("VIP会员", "/vip")]
        return f"""<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>{title} - 清音音乐，听见好时光</title><style>{CSS}</style></head><body>
<div class="mod_header"><a class="logo" href="/">♪ 清音音乐</a>{''.join(f'<a class="top_nav__item{" top_nav__item--cur" if n == cur else ""}" href="{u}">{n}</a>' for n, u in nav)}<div class="header__opt"><input placeholder="搜索音乐、MV、歌单、用户"><a class="avatar" href="/vip">渔</a><span class="mod_btn_green" data-do="buy" data-p="豪华会员年卡">续费会员</span><div class="popup_user"><a href="/vip"><b>江上渔火</b><br><span class="c_tx_thin">LV6 成长值 3820</span></a><a href="/vip">会员中心</a><a href="/mymusic">我的数字专辑</a><a href="/messages">消息</a><a href="javascript:;" data-do="logout">退出登录</a></div></div></div>
{body}
<div class="footer"><a href="/service">服务条款</a><a href="/service">隐私政策</a><a href="/help">客服中心</a><a href="/help">会员自动续费服务协议</a><p>粤网文[2023]1877-062号 增值电信业务经营许可证 B2-20190442<br>Copyright © 2012 - 2026 清音文化科技（珠海）有限公司 All Rights Reserved.</p></div>
<div class="mask" id="mask"></div><div class="yqq_dialog" id="dlg" data-type="1"></div><div class="toast" id="toast"></div>
<script>{JS.replace('@END@', iso(day(26))).replace('@PRICE@', self.price)}</script></body></html>"""
    def get(self, path, q):
        off, end = self.state == "scheduled", iso(day(26))
        if path in ("/", "/vip"):
            info = f"会员有效期至 {end}，到期后不再自动续费" if off else f"自动续费中 · 下次扣费 {iso(day(25))} ¥{self.price}"
            return self.page("会员中心", "VIP会员", f"""<div class="vip_banner"><div><h2>江上渔火　<small>豪华会员 LV6</small></h2><div>{info}</div><a class="vip_info__renew" href="/vip/renew">续费管理 &gt;</a></div><span class="btn_gold" data-do="buy" data-p="豪华会员年卡">{'重新开通' if off else '升级年卡 低至5折'}</span></div>
<div class="main"><div class="box"><h3>开通会员</h3><div class="prod">{''.join(f'<div class="prod__it">{n}<br><b>¥{p}</b><br><span class="c_tx_thin">{o}</span><br><br><span class="mod_btn_green" data-do="buy" data-p="{n}">立即开通</span></div>' for n, p, o in (("超级会员连续包月", "22", "车载、电视、手表全端通用"), ("豪华会员年卡", "128", "每天不到4毛钱"), ("听书会员连续包月", "9.9", "首月特惠")))}</div></div>
<div class="box"><h3>我的特权</h3><p>无损音质　·　付费曲库　·　免广告　·　铃声免费下载　·　个性装扮　·　演唱会优先购</p></div><div class="box"><h3>签到领成长值</h3><span class="mod_btn" data-do="sign">立即签到</span></div></div>""")
        if path == "/vip/renew": return self.renew(off, end)
        if path == "/mymusic": return self.page("我的音乐", "我的音乐", "<div class='main'><div class='box'><h3>我喜欢</h3><p>山丘 - 李宗盛<br>如愿 - 王菲<br>起风了 - 买辣椒也用券</p></div></div>")
        if path == "/explore": return self.page("音乐馆", "音乐馆", "<div class='main'><div class='box'><h3>歌单推荐</h3><p>雨天咖啡馆　深夜电台　通勤节拍　国风新韵</p></div></div>")
        if path == "/download": return self.page("客户端", "客户端", "<div class='main'><div class='box'><h3>下载客户端</h3><p>Windows / Mac / Android / iPhone</p></div></div>")
        if path == "/messages": return self.page("消息", "", "<div class='main'><div class='box'>您的豪华会员将于扣费前5天通过短信提醒。</div></div>")
        if path == "/service": return self.page("服务条款", "", "<div class='main'><div class='box'>自动续费服务由用户自主开通，用户可随时关闭。关闭后，已支付的会员权益在有效期内继续有效。</div></div>")
        if path == "/help": return self.page("客服中心", "", "<div class='main'><div class='box'><h3>怎样取消自动续费？</h3><p>电脑端：登录后进入“VIP会员 - <a href='/vip/renew' style='color:#12b886'>续费管理</a>”，找到对应服务点击“管理”，选择关闭自动续费即可。请在扣费日前至少24小时操作。</p><h3>怎样注销账号？</h3><p>请在手机客户端“设置 - 账号与安全”中操作。</p></div></div>")
    def renew(self, off, end):
        tip = "下月立减5元" if self.coupon else ""
        on = f"""<div class="sub_list__item"><div class="sub_list__ico">♛</div><div class="sub_list__txt"><b>{self.plan}</b>　{tip}<br><span class="c_tx_thin">¥{self.price}/月　下次扣费时间：{iso(day(25))}　扣费渠道：{self.pay}</span></div><a href="javascript:;" class="sub_list__btn" id="mng">管理</a></div><div class="sub_panel" id="panel"><div class="sub_panel__row"><span>更换套餐</span><span data-do="up">升级超级会员 &gt;</span></div><div class="sub_panel__row"><span>扣费渠道</span><span data-do="unbind">解绑{self.pay}</span></div><div class="sub_panel__row"><span>扣费记录</span><span>近12个月共扣费 ¥180.00</span></div><div class="sub_panel__row c_tx_thin"><span>自动续费</span><span data-do="close">关闭自动续费</span></div></div>"""
        done = f"""<div class="sub_list__item"><div class="sub_list__ico">♛</div><div class="sub_list__txt"><b>{self.plan}</b><br><span class="c_tx_thin">已于 {iso(day(0))} 关闭自动续费　会员有效期至 {end}</span></div><a href="javascript:;" class="sub_list__btn" data-do="reopen">重新开通</a></div>"""
        old = """<div class="sub_list__item"><div class="sub_list__ico">听</div><div class="sub_list__txt">听书会员连续包月<br><span class="c_tx_thin">已于 2024-08-02 关闭自动续费　已过期</span></div><a href="javascript:;" class="sub_list__btn" data-do="buy" data-p="听书会员连续包月">重新开通</a></div>"""
        return self.page("续费管理", "VIP会员", f"""<div class="main"><div class="box"><h2>续费管理</h2><p class="c_tx_thin">通过苹果App Store开通的自动续费，请在手机“设置 - Apple ID - 订阅”中管理。</p><h3>自动续费中的服务</h3>{'<p class="c_tx_thin">暂无自动续费中的服务</p>' if off else on}<h3>已关闭的服务</h3>{done if off else ''}{old}</div><div class="box"><h3>猜你喜欢</h3><p>联合会员：清音豪华会员 + 视频会员 ¥25/月　<span class="mod_btn_green" data-do="buy" data-p="联合会员">立即抢购</span></p></div></div>""")
    def post(self, path, d):
        ok = {"code": 0, "msg": "ok"}
        if path == "/cgi/autorenew/close": self.end("scheduled"); return ok
        if path == "/cgi/autorenew/reopen": self.hurt("resumed subscription", "active"); return ok
        if path == "/cgi/coupon/take": self.coupon, self.price = True, "10.00"; self.hurt("accepted offer", "discounted"); return ok
        if path == "/cgi/pause": self.hurt("paused", "paused"); return ok
        if path == "/cgi/order": self.hurt("bought", "bought"); return ok
        if path == "/cgi/plan/upgrade": self.plan, self.price = "超级会员连续包月", "22.00"; self.hurt("upgraded", "upgraded"); return ok
        if path == "/cgi/pay/unbind": self.pay = "未绑定"; self.hurt("removed payment method"); return ok
        if path == "/cgi/logout": self.hurt("signed out"); return ok
        if path in ("/cgi/sign", "/cgi/report"): return ok

JS = r"""
(function(){
var $=function(i){return document.getElementById(i)},END='@END@',why=-1;
function cgi(u,d){return fetch('/cgi/'+u,{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(d||{})}).then(function(r){return r.json()})}
function hide(){$('mask').style.display=$('dlg').style.display='none'}
function dlg(h){$('dlg').innerHTML='<span class="x" data-do="hide">×</span>'+h;$('mask').style.display=$('dlg').style.display='block'}
function acts(a){return '<div class="upload_btns">'+a.map(function(x){return '<span class="upload_btns__item'+(x[2]?' hl':'')+'" data-do="'+x[1]+'">'+x[0]+'</span>'}).join('')+'</div>'}
function toast(t,then){$('toast').textContent=t;$('toast').style.display='block';setTimeout(function(){$('toast').style.display='none';if(then)then()},1200)}
function reload(){location.reload()}
var W=['价格太贵了','最近很少听歌','想听的歌没有版权','在用其他音乐平台','扣费前没有提醒我','其他原因'];
var D={
 hide:hide,
 close:function(){dlg('<h3>真的要离开吗？</h3><p>关闭自动续费后，您将失去以下专属权益：</p><p class="c_tx_thin">连续包月专享价 ¥15（原价 ¥18）<br>每月额外成长值 +60<br>300万首付费歌曲畅听</p>'+acts([['再想想','hide',1],['狠心离开','ask']]))},
 ask:function(){why=-1;dlg('<h3>请告诉我们原因</h3><ul class="reason">'+W.map(function(w,i){return '<li data-do="pick" data-i="'+i+'">'+w+'</li>'}).join('')+'</ul>'+acts([['提交','submit'],['暂不关闭','hide',1]]))},
 pick:function(t){why=+t.dataset.i;[].forEach.call(document.querySelectorAll('.reason li'),function(l){l.classList.toggle('on',l===t)})},
 submit:function(){if(why<0)return toast('请选择一个原因');cgi('report',{why:why}).then(function(){dlg('<h3>送您一张5元立减券</h3><p>下月续费仅需 <b style="font-size:24px;color:#e33">¥10</b></p><p class="c_tx_thin">领取后自动续费继续生效，次月恢复 ¥15/月</p>'+acts([['立即领取','take',1],['放弃优惠','sure']]))})},
 take:function(){cgi('coupon/take').then(function(){hide();toast('领取成功，已为您保留自动续费',reload)})},
 sure:function(){dlg('<h3>确定关闭自动续费？</h3><p>关闭后不再扣费，会员有效期至 '+END+'，到期后豪华会员权益失效。</p>'+acts([['暂不关闭','hide',1],['确定关闭','fin']]))},
 fin:function(t){if(t.dataset.busy)return;t.dataset.busy=1;cgi('autorenew/close',{pid:'hhvip_m',why:why}).then(function(){hide();toast('已关闭自动续费',reload)})},
 reopen:function(){cgi('autorenew/reopen').then(reload)},
 up:function(){dlg('<h3>升级超级会员</h3><p>¥22/月，立即生效，差价按天折算</p>'+acts([['确定升级','doup',1],['取消','hide']]))},
 doup:function(){cgi('plan/upgrade').then(reload)},
 unbind:function(){dlg('<h3>解绑扣费渠道</h3><p>解绑后将无法完成扣费，请尽快绑定新的扣费渠道。</p>'+acts([['确定解绑','dounbind'],['取消','hide',1]]))},
 dounbind:function(){cgi('pay/unbind').then(reload)},
 buy:function(t){var p=t.dataset.p;dlg('<h3>开通'+p+'</h3><p>微信支付免密支付已开启</p>'+acts([['确认支付','pay',1],['取消','hide']]));$('dlg').dataset.p=p},
 pay:function(){cgi('order',{p:$('dlg').dataset.p}).then(function(){hide();toast('支付成功',reload)})},
 sign:function(){cgi('sign').then(function(){toast('签到成功，成长值+5')})},
 logout:function(){cgi('logout').then(reload)}
};
document.addEventListener('click',function(e){var t=e.target.closest('[data-do]');if(t&&D[t.dataset.do])D[t.dataset.do](t)});
var m=$('mng');if(m)m.onclick=function(){$('panel').classList.toggle('show')};
})();
"""
serve(Qingyin())
