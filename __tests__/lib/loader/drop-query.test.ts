import { dropQuery } from '@/lib/loader/drop-query';

const STATE = { scroll: 100 };

it.each([
  ['/emailSuccess/?token=1&utm_source=a', '/emailSuccess/', null],
  ['/emailSuccess/?token=1#content', '/emailSuccess/#content', null],
  // What the history knows of an address without parameters is kept.
  ['/emailSuccess/', '/emailSuccess/', STATE],
])('%s becomes %s in the address bar', (address, left, state) => {
  history.replaceState(STATE, '', address);

  dropQuery();

  expect(location.pathname + location.search + location.hash).toBe(left);
  expect(history.state).toEqual(state);
});
