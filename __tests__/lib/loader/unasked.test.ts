/** @jest-environment jsdom */
import { loadBeforeDeadline, loadAfterDelay } from '@/lib/loader/hydration-triggers';
import { allowSpeculation, speculationRules, DISABLED_RULES_TYPE } from '@/lib/loader/speculation';

/** What the Network Information API tells; undefined: a browser without it. */
const connect = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

/** Opens a page with three islands, and lets it load. @returns the names of those whose code is loaded */
function openPage() {
  const names: unknown[] = [];
  document.body.innerHTML = `
    <div data-island="share"></div>
    <div data-island="carousel" data-hydrate="soon"></div>
    <div data-island="deletion" data-deadline="wait-until"></div>`;
  const heard = jest.spyOn(window, 'addEventListener').mockReturnValue();
  for (const watch of [loadAfterDelay, loadBeforeDeadline]) {
    watch(({ dataset }) => {
      names.push(dataset.island);
      return Promise.reject(new Error('no network'));
    });
  }
  const acts = Object.fromEntries(heard.mock.calls) as Partial<Record<string, () => void>>;
  acts.DOMContentLoaded?.();
  acts.load?.();
  return names;
}

beforeEach(() => {
  jest.useFakeTimers();
  connect();
});

it.each([
  ['6 seconds after the load, 4 before its first advance', '', undefined, ['carousel']],
  ['never where less motion is asked for', '(prefers-reduced-motion: reduce)', undefined, []],
  ['never where data are saved', '', { saveData: true }, []],
])('the carousel is loaded unasked %s', (_, media, connection, expected) => {
  connect(connection);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === media }) as MediaQueryList);
  const loaded = openPage();
  jest.advanceTimersByTime(5999);
  expect(loaded).toEqual([]);

  jest.advanceTimersByTime(1);
  jest.advanceTimersToNextFrame();
  expect(loaded).toEqual(expected);
});

it('in a page that is not shown the carousel is not loaded', () => {
  // Such a page draws no frames.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const loaded = openPage();
  jest.advanceTimersByTime(60_000);

  expect(loaded).toEqual([]);
});

it.each([
  ['goes on', () => String(Date.now() + 1), ['deletion']],
  ['is over', () => String(Date.now()), []],
  [
    'cannot be read',
    () => {
      throw new DOMException('', 'SecurityError');
    },
    [],
  ],
])('an island is loaded at once if its stored wait goes on; one that %s', (_, read, expected) => {
  const stored = (key: string) => (key === 'wait-until' ? read() : null);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(stored);

  expect(openPage()).toEqual(expected);
});

it.each([
  ['says nothing of its connection', true, undefined],
  ['is on a good connection', true, { saveData: false, effectiveType: '4g' }],
  ['saves data', false, { saveData: true, effectiveType: '4g' }],
  ['is on 3g', false, { saveData: false, effectiveType: '3g' }],
])('a browser that %s fetches links in advance: %s', (_, expected, connection) => {
  connect(connection);
  document.head.innerHTML = `<script type="${DISABLED_RULES_TYPE}">${speculationRules('')}</script>`;
  allowSpeculation();

  expect(document.querySelector('script[type=speculationrules]') !== null).toBe(expected);
});

it('rules cover the pages, which end in a slash, and no files', () => {
  expect(JSON.parse(speculationRules('/slovar'))).toEqual({
    prefetch: [{ eagerness: 'moderate', where: { href_matches: '/slovar/{*/}?' } }],
  });
});
