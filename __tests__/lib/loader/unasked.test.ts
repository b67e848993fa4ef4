/** @jest-environment jsdom */
import { goOnWaiting, loadSoon } from '@/lib/loader/hydration-triggers';
import { allowSpeculation, speculationRules, WAITING_RULES } from '@/lib/loader/speculation';

const KEY = 'wait-until';

/** What the page waits for; no test before listens. */
let heard: Partial<Record<string, () => void>>;

/** Media that match, and what the Network Information API tells; undefined: a browser without it. */
function visitWith(media = '', connection?: object): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === media }) as MediaQueryList);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

/** Opens a page with three islands; the result has the names of those that are loaded. */
function openPage() {
  document.body.innerHTML = `
    <div data-island="share"></div>
    <div data-island="carousel" data-hydrate="soon"></div>
    <div data-island="deletion" data-deadline="${KEY}"></div>`;
  const loaded: (string | undefined)[] = [];
  for (const watch of [loadSoon, goOnWaiting]) {
    watch(({ dataset }) => {
      loaded.push(dataset.island);
      return Promise.reject(new Error('no network'));
    });
  }
  return loaded;
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  heard = {};
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, act: unknown) => {
    heard[type] = act as () => void;
  });
  visitWith();
});

it.each([
  ['6 seconds after the load, 4 before its first advance', '', undefined, ['carousel']],
  ['never where less motion is asked for', '(prefers-reduced-motion: reduce)', undefined, []],
  ['never where data are saved', '', { saveData: true }, []],
])('the carousel is loaded unasked %s', (_, media, connection, expected) => {
  visitWith(media, connection);
  const loaded = openPage();
  heard.DOMContentLoaded?.();
  heard.load?.();
  jest.advanceTimersByTime(5999);
  expect(loaded).toEqual([]);

  jest.advanceTimersByTime(1);
  expect(loaded).toEqual(expected);
});

it('in a page that was rendered in advance the seconds begin when it is shown', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const loaded = openPage();
  heard.load?.();
  jest.advanceTimersByTime(60_000);
  expect(loaded).toEqual([]);

  document.dispatchEvent(new Event('prerenderingchange'));
  jest.advanceTimersByTime(5999);
  expect(loaded).toEqual([]);

  jest.advanceTimersByTime(1);
  expect(loaded).toEqual(['carousel']);
  Reflect.deleteProperty(document, 'prerendering');
});

it.each([
  ['goes on', 1, ['deletion']],
  ['is over', 0, []],
])(
  'an island is loaded at once if its stored wait goes on; one that %s',
  (_, remainingMs, expected) => {
    sessionStorage.setItem(KEY, String(Date.now() + remainingMs));
    const loaded = openPage();
    heard.DOMContentLoaded?.();

    expect(loaded).toEqual(expected);
  },
);

it('a refused storage is taken for an empty one', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const loaded = openPage();

  expect(heard.DOMContentLoaded).not.toThrow();
  expect(loaded).toEqual([]);
});

it.each([
  ['says nothing of its connection', true, '', undefined],
  ['is on a good connection', true, '', { saveData: false, effectiveType: '4g' }],
  ['saves data', false, '', { saveData: true, effectiveType: '4g' }],
  ['is on 3g', false, '', { saveData: false, effectiveType: '3g' }],
])('a browser that %s fetches links in advance: %s', (_, expected, media, connection) => {
  visitWith(media, connection);
  HTMLScriptElement.supports = () => true;
  document.head.innerHTML = `<script type="${WAITING_RULES}">${speculationRules('')}</script>`;
  allowSpeculation();

  expect(document.querySelector('script[type=speculationrules]') !== null).toBe(expected);
});

it('rules cover the pages, which end in a slash, and no files', () => {
  expect(JSON.parse(speculationRules('/slovar'))).toEqual({
    prefetch: [{ eagerness: 'moderate', where: { href_matches: '/slovar/{*/}?' } }],
  });
});
