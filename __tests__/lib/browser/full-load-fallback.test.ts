import { createFullLoadFallback } from '@/lib/browser/full-load-fallback';

/** An element's failure to load a file, as the window hears of it. */
function failureOf(tag: 'script' | 'img', src: string): Event {
  const element = Object.assign(document.createElement(tag), { src });
  return Object.defineProperty(new Event('error'), 'target', { value: element });
}

const chunk = failureOf('script', '/_next/static/chunks/gone.js');

it('a script that is gone while a page is on its way has the page loaded whole', () => {
  const load = jest.fn();
  const fallback = createFullLoadFallback(load);
  fallback.started('/help/');
  fallback.failed(chunk);

  expect(load.mock.calls).toEqual([['http://localhost/help/']]);
});

it.each([
  ['no navigation has begun', undefined, chunk],
  ['the navigation has arrived', '/', chunk],
  ['a picture is gone', '/help/', failureOf('img', '/_next/static/a.png')],
  ['a script of somebody else is gone', '/help/', failureOf('script', '/extension.js')],
])('nothing is loaded when %s', (_, url, failure) => {
  const load = jest.fn();
  const fallback = createFullLoadFallback(load);
  if (url) fallback.started(url);
  fallback.failed(failure);

  expect(load).not.toHaveBeenCalled();
});
