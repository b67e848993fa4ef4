/** @jest-environment jsdom */
import { watchIntent } from '@/components/islands/loader/intent';
import { createIslandLoader } from '@/components/islands/loader/load-island';
import { markDocument } from '@/components/islands/loader/start-page';

document.body.innerHTML = `
  <div data-island="tell" id="menu"><button></button></div>
  <div data-island="tell" id="other"></div>
  <a href="/"></a>`;
const menu = document.getElementById('menu')!;
const other = document.getElementById('other')!;

/** A promise that never settles, like the promise of a running island. */
const running = new Promise<never>(() => {});

function startLoading() {
  const started = jest.fn((_: HTMLElement) => running);
  const asked = jest.fn((_: string) => Promise.resolve({ start: started }));
  const asksFor = () => asked.mock.calls.map(([name]) => name);
  return { started, asked, asksFor, loadIsland: createIslandLoader(asked) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('an island’s two files are requested in parallel, and the island starts only once', async () => {
  const { loadIsland, asksFor, started } = startLoading();
  void loadIsland(menu);
  expect(asksFor()).toEqual(['shared', 'tell']);

  void loadIsland(menu);
  await settle();
  void loadIsland(menu);
  void loadIsland(other);
  await settle();
  expect(started.mock.calls).toEqual([[menu], [other]]);
});

it('intents during a load add no handlers to its promise', () => {
  const { loadIsland } = startLoading();
  const handlers = jest.spyOn(loadIsland(menu), 'catch');
  void loadIsland(menu);
  expect(handlers).not.toHaveBeenCalled();
});

it('code that failed to load is requested again by the next call', async () => {
  const { loadIsland, asked, asksFor, started } = startLoading();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadIsland(menu)).rejects.toThrow('Failed to fetch');

  void loadIsland(menu);
  await settle();
  expect(asksFor()).toEqual(['shared', 'tell', 'shared', 'tell']);
  expect(started).toHaveBeenCalledTimes(1);
});

const load = jest.fn<Promise<never>, [HTMLElement]>();
beforeEach(() => void load.mockReset().mockReturnValue(running));
watchIntent(load);

const fire = (selector: string, type: string, more = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

it.each(['pointerover', 'focusin'])('%s loads only the target’s island', (type) => {
  fire('a', type);
  fire('button', type);

  expect(load.mock.calls).toEqual([[menu]]);
  expect([menu.dataset.intent, other.dataset.intent]).toEqual(['', undefined]);
});

it('`data-intent` is the last pointer’s type, and `finger` while at least one finger touches the island', () => {
  const inside = { target: document.querySelector('button') };
  const beside = { target: document.querySelector('a') };
  for (const [type, more, intent] of [
    ['pointerover', { pointerType: 'mouse' }, 'mouse'],
    ['focusin', {}, 'mouse'],
    ['pointerover', { pointerType: 'pen' }, 'pen'],
    ['touchstart', { touches: [inside, beside] }, 'finger'],
    ['touchend', { touches: [inside, beside] }, 'finger'],
    ['touchcancel', { touches: [beside] }, 'touch'],
  ] as const) {
    fire('button', type, more);
    expect([type, menu.dataset.intent]).toEqual([type, intent]);
  }
});

const { dataset } = document.documentElement;

it.each([
  ['mobile on a phone', 'mobile', true, '(Linux; Android 10; K) Chrome/138.0 Mobile Safari'],
  ['the system on an emulated iPad', 'macOS', true, '(iPad; CPU OS 17_0) Mobile/15E148 Safari'],
  ['the system on an emulated tablet', 'macOS', true, '(Linux; Android 14) Chrome/138.0 Safari'],
  ['the system if the hint `mobile` is false', 'macOS', false, '(Linux) Chrome/138.0 Mobile'],
  ['not set without client hints', undefined, undefined, '(iPhone) Mobile/15E148'],
])('`data-input` is set at once; `data-device` is %s', (_, device, mobile, system) => {
  delete dataset.device;
  delete dataset.input;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${system}`);
  const hints = mobile === undefined ? undefined : { mobile, platform: 'macOS' };
  Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: hints });

  markDocument();

  expect([dataset.device, dataset.input]).toEqual([device, '']);
});

// In browsers without client hints, such as Firefox and Safari, a polyfill reads the user-agent string.
it.each([
  ['Firefox on a phone', '(Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'mobile'],
  ['Firefox on a tablet', '(Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', 'Android'],
  ['Firefox on a Mac', '(Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0', 'macOS'],
  ['Firefox with Windows', '(Windows NT 10.0; Win64; x64; rv:140.0) Firefox/140.0', ''],
  ['an unknown browser', '', ''],
])('%s with the user-agent string «%s» is recognised as %s', (_, userAgent, device) => {
  const string = userAgent && `Mozilla/5.0 ${userAgent}`;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(string);
  jest.isolateModules(
    () => void jest.requireActual('@/components/islands/loader/polyfills/device'),
  );
  expect(dataset.device).toBe(device);
});
