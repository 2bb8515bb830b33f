angular.module('myAccount', ['ngMaterial', 'ngMessages', 'ngAnimate'])
  .config(['$mdThemingProvider', function (t) { t.theme('default').primaryPalette('blue-grey', { default: '800' }).accentPalette('amber'); }])
  .controller('AccountCtrl', ['$http', '$mdDialog', '$mdToast', '$timeout', function ($http, $mdDialog, $mdToast, $timeout) {
    var vm = this; vm.tab = 0; vm.view = 'list'; vm.form = {}; vm.loading = true;
    vm.reasons = [
      { id: 'precio', t: 'Es demasiado cara' }, { id: 'uso', t: 'No la utilizo lo suficiente' }, { id: 'contenido', t: 'Los contenidos no son lo que esperaba' },
      { id: 'editorial', t: 'No comparto la línea editorial' }, { id: 'tecnico', t: 'He tenido problemas técnicos' }, { id: 'promo', t: 'Solo me suscribí por la promoción' }, { id: 'otro', t: 'Otro motivo' }];
    function set(r) { vm.d = r.data; vm.loading = false; resize(); }
    function call(path, body) { vm.loading = true; return $http.post('/api/v3/' + path, body || {}).then(set); }
    function toast(t) { $mdToast.show($mdToast.simple().textContent(t).position('bottom left').hideDelay(4000)); }
    function resize() { $timeout(function () { parent.postMessage({ sender: 'my-account', height: document.querySelector('.ma').scrollHeight + 60 }, '*'); }, 350); }
    vm.resize = resize;
    $http.get('/api/v3/subscription/list').then(set);
    vm.openMenu = function ($mdMenu, ev) { $mdMenu.open(ev); };
    vm.go = function (v) { vm.loading = true; $timeout(function () { vm.view = v; vm.loading = false; resize(); parent.postMessage({ sender: 'my-account', scroll: true }, '*'); }, 500); };
    vm.sendReason = function (f) { f.$setSubmitted(); if (f.$invalid) { return; } vm.go('offer'); };
    vm.acceptOffer = function () { call('subscription/retention/accept', { offer: 'OFLE6X3' }).then(function () { vm.view = 'list'; toast('Tu oferta se ha aplicado. ¡Gracias por quedarte!'); }); };
    vm.finish = function (ev) {
      $mdDialog.show($mdDialog.confirm().title('¿Confirmas la cancelación?')
        .textContent('Desactivaremos la renovación automática de tu suscripción Premium Digital. Podrás seguir leyendo El Mirador hasta el ' + vm.d.end + '.')
        .ariaLabel('Confirmar cancelación').targetEvent(ev).ok('Sí, cancelar suscripción').cancel('Volver'))
        .then(function () { call('subscription/cancel', { reason: vm.form.reason, comment: vm.form.comment || '' }).then(function () { vm.view = 'done'; resize(); }); }, angular.noop);
    };
    vm.pause = function (ev) { $mdDialog.show($mdDialog.confirm().title('Pausar suscripción').textContent('Tu suscripción se pausará durante 3 meses y después se reanudará automáticamente a 11,00 € al mes.').ok('Pausar').cancel('Cancelar').targetEvent(ev)).then(function () { call('subscription/pause').then(function () { toast('Suscripción pausada'); }); }, angular.noop); };
    vm.change = function (ev) { $mdDialog.show($mdDialog.confirm().title('Cambiar a Premium Anual').textContent('Pagarás 99,00 € hoy y ahorrarás un 25 %. Renovación anual automática.').ok('Cambiar de plan').cancel('Cancelar').targetEvent(ev)).then(function () { call('subscription/change', { term: 'ANUAL' }).then(function () { toast('Plan cambiado'); }); }, angular.noop); };
    vm.upgrade = function (ev) { $mdDialog.show($mdDialog.confirm().title('Premium + Papel').textContent('Recibe el periódico en papel los fines de semana por 19,00 € al mes.').ok('Mejorar').cancel('Cancelar').targetEvent(ev)).then(function () { call('subscription/upgrade').then(function () { toast('Suscripción mejorada'); }); }, angular.noop); };
    vm.payment = function (ev) { $mdDialog.show($mdDialog.prompt().title('Cambiar forma de pago').textContent('Tarjeta actual: VISA •••• 2290').placeholder('Número de tarjeta').ok('Guardar').cancel('Cancelar').targetEvent(ev)).then(function (n) { if (n) { call('wallet/update', { pan: n }); } }, angular.noop); };
    vm.removeCard = function () { call('wallet/remove').then(function () { toast('Tarjeta eliminada'); }); };
    vm.reactivate = function () { call('subscription/reactivate').then(function () { vm.view = 'list'; toast('Tu suscripción vuelve a estar activa'); }); };
    vm.saveProfile = function () { call('profile/save', vm.profile).then(function () { toast('Datos guardados'); }); };
    vm.remove = function (ev) { $mdDialog.show($mdDialog.confirm().title('Eliminar cuenta').textContent('Se eliminará tu cuenta y perderás el acceso de inmediato, sin derecho a reembolso.').ok('Eliminar cuenta').cancel('Cancelar').targetEvent(ev)).then(function () { call('profile/delete'); }, angular.noop); };
    vm.profile = { nombre: 'Marta', apellidos: 'Iglesias Romero', email: 'marta.iglesias@correo.example', cp: '28010' };
  }]);
