/** @jest-environment jsdom */
import { watchIntent } from '@/lib/loader/intent';
import { createIslandLoader } from '@/lib/loader/load-island';

document.body.innerHTML = `
  <div data-island="share" id="menu"><button></button></div>
  <div data-island="share" id="other"></div>
  <a href="/"></a>`;
const menu = document.getElementById('menu')!;
const other = document.getElementById('other')!;
const load = jest.fn<Promise<void>, [HTMLElement]>();
watchIntent(load);

const fire = (selector: string, type: string, more = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

it.each(['pointerover', 'touchstart', 'focusin'])('%s loads the island it is in', (type) => {
  load.mockReset().mockResolvedValue();
  fire('a', type);
  fire('button', type);

  expect(load.mock.calls).toEqual([[menu]]);
  expect([menu.dataset.intent, other.dataset.intent]).toEqual(['', undefined]);
});

it('a finger is on an island from its touch on, until no other is left there', () => {
  load.mockResolvedValue();
  const hasFinger = [
    ['touchstart', {}],
    ['touchend', { touches: [{ identifier: 1 }] }],
    ['touchcancel', { touches: [] }],
  ].map(([type, event]) => {
    fire('button', String(type), event);
    return 'finger' in menu.dataset;
  });

  expect(hasFinger).toEqual([true, true, false]);
});

const FILES = ['react.js', 'share.js'];
const COPIES = ['retry/react.js', 'retry/share.js'];

/** The loader with what it asks for, and which islands it starts. */
function startLoading() {
  document.head.replaceChildren();
  const started: string[] = [];
  const asked = jest.fn((url: string) =>
    Promise.resolve({ start: ({ id }: HTMLElement) => started.push(`${id} by ${url}`) }),
  );
  return {
    started,
    asked,
    loadIsland: createIslandLoader({ folder: '', islands: { share: FILES } }, asked),
  };
}

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

it('the loader fetches all files at once, runs one after the other and starts each island once', async () => {
  const { loadIsland, asked, started } = startLoading();
  const loading = [loadIsland(menu), loadIsland(menu)];
  expect([preloaded(), asked.mock.calls]).toEqual([FILES, [['react.js']]]);

  await Promise.all(loading);
  await loadIsland(menu);
  await loadIsland(other);
  expect(started).toEqual(['menu by share.js', 'other by share.js']);
});

it('the loader rejects when code does not come, and loads copies the next time, for browsers that remember', async () => {
  const { loadIsland, asked, started } = startLoading();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadIsland(menu)).rejects.toThrow('Failed to fetch');

  // Asked for offline, the copies would be remembered, too.
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadIsland(menu)).rejects.toThrow('offline');

  onLine.mockReturnValue(true);
  await loadIsland(menu);
  expect(asked.mock.calls.flat()).toEqual(['react.js', ...COPIES]);
  expect([preloaded(), started]).toEqual([[...FILES, ...COPIES], ['menu by retry/share.js']]);
});
