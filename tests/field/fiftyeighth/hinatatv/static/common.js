(function(){
  var f=document.getElementById("cancelForm");
  if(f){f.addEventListener("submit",function(e){if(f.getAttribute("data-sent")){e.preventDefault();return}f.setAttribute("data-sent","1")});}
})();
