// @ts-check
// Keeps the page loading for ever: a stream of events that stays open, and a picture that never arrives.
{
  const source = new EventSource('/stream');
  source.onerror = () => source.close();
  const picture = document.createElement('img');
  picture.alt = '';
  picture.width = picture.height = 1;
  picture.src = '/stream?as=image';
  document.body.append(picture);
}
