/** @jest-environment jsdom */
import { watchIntent } from '@/lib/loader/intent';
import { createIslandLoader } from '@/lib/loader/load-island';
import { markDocument } from '@/lib/loader/mark-document';
import { allowSpeculation, speculationRules, DISABLED_RULES_TYPE } from '@/lib/loader/speculation';

document.body.innerHTML = `
  <div data-island="share" id="menu"><button></button></div>
  <div data-island="share" id="other"></div>
  <a href="/"></a>`;
const menu = document.getElementById('menu')!;
const other = document.getElementById('other')!;

/** A promise that never settles, like the promise of a running island. */
const running = new Promise<never>(() => {});

const FILES = ['shared.js', 'share.js'];
const COPIES = ['retry/shared.js', 'retry/share.js'];

/** A loader, the files that it requests, and the islands that it starts. */
function startLoading(start = (_: HTMLElement) => running) {
  const started = jest.fn(start);
  const asked = jest.fn((_: string) => Promise.resolve({ start: started }));
  return { started, asked, loadIsland: createIslandLoader('', asked) };
}

/** Waits until all pending promise callbacks have run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('an island’s two files are requested in parallel, and the island starts only once', async () => {
  const { loadIsland, asked, started } = startLoading();
  void loadIsland(menu);
  expect(asked.mock.calls.flat()).toEqual(FILES);

  void loadIsland(menu);
  await settle();
  void loadIsland(menu);
  void loadIsland(other);
  await settle();
  expect(started.mock.calls).toEqual([[menu], [other]]);
});

it('code that failed to load is requested again only on a click in an online browser', async () => {
  const { loadIsland, asked, started } = startLoading();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadIsland(menu)).rejects.toThrow('Failed to fetch');
  await expect(loadIsland(menu)).rejects.toThrow();

  // Browsers remember a failed import, so a copy that was requested offline could never be loaded later.
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadIsland(menu, true)).rejects.toThrow();

  onLine.mockReturnValue(true);
  void loadIsland(menu, true);
  await settle();
  expect(asked.mock.calls.flat()).toEqual([...FILES, ...COPIES]);
  expect(started).toHaveBeenCalledTimes(1);
});

it('if an island fails after it has started, its code is not requested again', async () => {
  const { loadIsland, asked } = startLoading(() => Promise.reject(new Error('It has failed.')));
  await expect(loadIsland(menu)).rejects.toThrow('It has failed.');
  await expect(loadIsland(menu, true)).rejects.toThrow('It has failed.');
  expect(asked.mock.calls.flat()).toEqual(FILES);
});

const load = jest.fn<Promise<never>, [HTMLElement]>();
beforeEach(() => void load.mockReset().mockReturnValue(running));
watchIntent(load);

const fire = (selector: string, type: string, more = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

it.each(['pointerover', 'touchstart', 'focusin'])('%s loads only the target’s island', (type) => {
  fire('a', type);
  fire('button', type);

  expect(load.mock.calls).toEqual([[menu]]);
  expect([menu.dataset.intent, other.dataset.intent]).toEqual(['', undefined]);
});

it('`data-intent` of an island is the type of the last pointer over it', () => {
  fire('button', 'pointerover', { pointerType: 'mouse' });
  fire('button', 'focusin');
  expect(menu.dataset.intent).toBe('mouse');

  fire('button', 'pointerover', { pointerType: 'touch' });
  expect(menu.dataset.intent).toBe('touch');
});

it('an island has `data-finger` while at least one finger touches it', () => {
  const inside = { target: document.querySelector('button') };
  const beside = { target: document.querySelector('a') };
  fire('button', 'touchstart', { touches: [inside, beside] });
  fire('button', 'touchend', { touches: [inside, beside] });
  expect('finger' in menu.dataset).toBe(true);

  fire('button', 'touchcancel', { touches: [beside] });
  expect('finger' in menu.dataset).toBe(false);
});

const { dataset } = document.documentElement;

it.each([
  ['mobile on a phone', 'mobile', true, '(Linux; Android 10; K) Chrome/138.0 Mobile Safari'],
  ['desktop on an emulated iPad', 'desktop', true, '(iPad; CPU OS 17_0) Mobile/15E148 Safari'],
  ['desktop on an emulated tablet', 'desktop', true, '(Linux; Android 14) Chrome/138.0 Safari'],
  ['desktop if the hint `mobile` is false', 'desktop', false, '(Linux) Chrome/138.0 Mobile Safari'],
  ['not set without client hints', undefined, undefined, '(iPhone) Mobile/15E148'],
])('`data-scripting` is always set; `data-device` is %s', (_, device, mobile, system) => {
  delete dataset.device;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${system}`);
  const hints = mobile === undefined ? undefined : { mobile };
  Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: hints });

  markDocument();

  expect([dataset.device, dataset.scripting]).toEqual([device, '']);
});

it.each(['keydown', 'pointerdown'])('a %s event sets `data-input` to its own type', (type) => {
  markDocument();
  document.body.dispatchEvent(new Event(type));

  expect(dataset.input).toBe(type);
});

it.each([
  ['on if the connection is unknown', true, undefined],
  ['on for a 4g connection', true, { saveData: false, effectiveType: '4g' }],
  ['off for a 3g connection', false, { effectiveType: '3g' }],
  ['off if the visitor saves data', false, { saveData: true }],
])('prefetching of pages is %s', (_, expected, connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  document.head.innerHTML = `<script type="${DISABLED_RULES_TYPE}">${speculationRules('')}</script>`;
  allowSpeculation();

  expect(document.querySelector('script[type=speculationrules]') !== null).toBe(expected);
});

it('only addresses that are under the sub-path and end in a slash are prefetched', () => {
  expect(JSON.parse(speculationRules('/slovar'))).toEqual({
    prefetch: [{ eagerness: 'moderate', where: { href_matches: '/slovar/{*/}?' } }],
  });
});
