(function(){var $=function(i){return document.getElementById(i)};var reason={};
function show(i){['m1','m2','m3'].forEach(function(k){$(k).classList.toggle('open',k==i)})}
function post(u,b){return fetch(u,{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(b)}).then(function(r){return r.json()})}
if($('js-end-ar'))$('js-end-ar').onclick=function(){show('m1')};
document.querySelectorAll('[data-close]').forEach(function(b){b.onclick=function(){show(null)}});
$('rf').onsubmit=function(e){e.preventDefault();var r=this.querySelector('input[name=reason]:checked'),er=this.querySelector('.err');if(!r){er.textContent='Please select a reason.';return}er.textContent='';reason={reason:r.value,comment:this.comment.value};show('m2')};
$('js-deal').onclick=function(){this.disabled=true;post('/store/renewal/offer',{offer:'30off'}).then(function(){location.reload()})};
$('js-end-final').onclick=function(){var b=this;b.disabled=true;post('/store/renewal/end',reason).then(function(r){if(r.ok){$('js-until').textContent=r.validUntil;show('m3')}else{b.disabled=false;document.querySelector('#m2 .err').textContent='Something went wrong. Please try again.'}})};
$('js-done').onclick=function(){location.reload()};
})();
