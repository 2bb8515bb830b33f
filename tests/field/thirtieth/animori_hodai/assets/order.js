$(function () {
  $('#noticeLink').on('click', function () {
    $('#agree').prop('disabled', false).closest('label').removeClass('off');
  });
  $('#orderForm').on('submit', function () {
    $('#next').prop('disabled', true);
  });
  $(window).on('pageshow', function () { $('#next').prop('disabled', false); });
});
