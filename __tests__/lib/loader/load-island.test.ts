/** @jest-environment jsdom */
import { watchIntent } from '@/lib/loader/intent';
import { createIslandLoader } from '@/lib/loader/load-island';

const load = jest.fn<Promise<void>, [HTMLElement]>();
watchIntent(load);

/** The island of the page. */
const island = () => document.querySelector<HTMLElement>('[data-island=share]')!;

beforeEach(() => {
  load.mockReset().mockResolvedValue();
  document.head.replaceChildren();
  document.body.innerHTML = `
    <div data-island="share"><button>menu</button></div>
    <div data-island="share">other</div>
    <a href="/"></a>`;
});

const fire = (selector: string, type: string, more = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

it.each(['pointerover', 'touchstart', 'focusin'])('%s loads the island it is in', (type) => {
  fire('a', type);
  expect(load).not.toHaveBeenCalled();

  fire('button', type);
  expect(load.mock.calls).toEqual([[island()]]);
  expect([...document.querySelectorAll('[data-intent]')]).toEqual([island()]);
});

it('a finger is on an island from its touch on, until no other is left there', () => {
  fire('button', 'touchstart');
  expect(island()).toHaveAttribute('data-finger');

  fire('button', 'touchend', { touches: [{ identifier: 1 }] });
  expect(island()).toHaveAttribute('data-finger');
  fire('button', 'touchcancel', { touches: [] });
  expect(island()).not.toHaveAttribute('data-finger');
});

/** Loads code over a network that can be lost; `done` is what was asked for and has run. */
function startLoading() {
  const network = { isLost: false };
  const done: string[] = [];
  const settings = { folder: '/islands/', islands: { share: ['react.js', 'share.js'] } };
  const loadIsland = createIslandLoader(settings, async (url) => {
    done.push(`${url} is asked for`);
    // Asking takes some time.
    await new Promise((resolve) => setTimeout(resolve));
    if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return { start: ({ textContent }: HTMLElement) => done.push(`${url} starts «${textContent}»`) };
  });
  return { loadIsland, done, network };
}

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

it('the loader asks for all files at the same time, runs one after the other and starts each island once', async () => {
  const { loadIsland, done } = startLoading();
  const loading = [loadIsland(island()), loadIsland(island())];
  expect(preloaded()).toEqual(['/islands/react.js', '/islands/share.js']);
  expect(done).toEqual(['/islands/react.js is asked for']);

  await Promise.all(loading);
  await loadIsland(island());
  expect(done.slice(1)).toEqual([
    '/islands/share.js is asked for',
    '/islands/share.js starts «menu»',
  ]);

  await loadIsland(island().nextElementSibling as HTMLElement);
  expect(done.at(-1)).toBe('/islands/share.js starts «other»');
});

it('the loader rejects when code does not come, and loads copies the next time, for browsers that remember', async () => {
  const { loadIsland, done, network } = startLoading();
  network.isLost = true;
  await expect(loadIsland(island())).rejects.toThrow('Failed to fetch');
  expect(done).toHaveLength(1);

  // Asked for offline, the copies would be remembered, too.
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadIsland(island())).rejects.toThrow('offline');
  expect(done).toHaveLength(1);

  onLine.mockReturnValue(true);
  network.isLost = false;
  await loadIsland(island());

  expect(preloaded().slice(2)).toEqual(['/islands/retry/react.js', '/islands/retry/share.js']);
  expect(done.at(-1)).toBe('/islands/retry/share.js starts «menu»');
});
