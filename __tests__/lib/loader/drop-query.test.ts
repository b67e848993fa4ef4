import { dropQuery } from '@/lib/loader/drop-query';

it.each([
  ['/emailSuccess/?token=1&utm_source=a', '/emailSuccess/'],
  ['/emailSuccess/?token=1#content', '/emailSuccess/#content'],
  ['/emailSuccess/', '/emailSuccess/'],
])('%s becomes %s in the address bar', (address, left) => {
  history.replaceState(null, '', address);

  dropQuery();

  expect(location.pathname + location.search + location.hash).toBe(left);
});

it('an address without parameters keeps what the history knows of it', () => {
  history.replaceState({ scroll: 100 }, '', '/emailSuccess/');

  dropQuery();

  expect(history.state).toEqual({ scroll: 100 });
});
