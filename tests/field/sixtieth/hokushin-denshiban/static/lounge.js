(function(){
  function ready(f){document.readyState!=='loading'?f():document.addEventListener('DOMContentLoaded',f);}
  ready(function(){
    if(!/hk_ck=1/.test(document.cookie)){
      var b=document.createElement('div');b.id='ckbar';
      b.innerHTML='<span>当サイトでは、利便性向上や広告配信のためCookie等を利用しています。詳しくは<a href="/info/cookie.html">クッキーポリシー</a>をご覧ください。</span><button type="button">閉じる</button>';
      b.querySelector('button').onclick=function(){document.cookie='hk_ck=1;path=/;max-age=31536000';b.remove();};
      document.body.appendChild(b);
    }
    // 二重送信防止
    Array.prototype.forEach.call(document.querySelectorAll('form.js-once'),function(f){
      var sent=false;f.addEventListener('submit',function(e){if(sent){e.preventDefault();return;}sent=true;setTimeout(function(){sent=false;},4000);});
    });
    var c=document.getElementById('agreeChk'),n=document.getElementById('agreeNext');
    if(c&&n){var t=function(){n.disabled=!c.checked;n.style.opacity=c.checked?1:.45;};c.addEventListener('change',t);t();}
    var o=document.getElementById('reason99'),ot=document.getElementById('reasonOther');
    if(o&&ot){var rs=document.querySelectorAll('input[name=cancelReason]');var u=function(){ot.disabled=!o.checked;};Array.prototype.forEach.call(rs,function(r){r.addEventListener('change',u);});u();}
  });
})();
