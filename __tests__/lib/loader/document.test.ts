import { dropQuery } from '@/lib/loader/drop-query';
import { bringFallbacks } from '@/lib/loader/fallbacks';
import { isPlainClick } from '@/lib/loader/is-plain-click';
import { markDocument } from '@/lib/loader/mark-document';
import { loadPicturesAhead } from '@/lib/loader/pictures-ahead';

const root = document.documentElement;

/** Has the browser know a property or not. */
function setKnown(target: object, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(target, name);
  else Object.defineProperty(target, name, { configurable: true, value });
}

it.each([
  ['a phone', true, 'Mozilla/5.0 (Linux; Android 10; K) Chrome/138.0 Mobile Safari', 'mobile'],
  ['an emulated iPad', true, 'Mozilla/5.0 (iPad; CPU OS 17_0) Mobile/15E148 Safari', 'desktop'],
  ['an emulated tablet', true, 'Mozilla/5.0 (Linux; Android 14) Chrome/138.0 Safari', 'desktop'],
  ['a tablet like a phone', false, 'Mozilla/5.0 (Linux) Chrome/138.0 Mobile Safari', 'desktop'],
  ['nothing, without client hints', undefined, 'Mozilla/5.0 (iPhone) Mobile/15E148', undefined],
])('marks %s by its client hints', (_, mobile, userAgent, device) => {
  delete root.dataset.device;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  setKnown(navigator, 'userAgentData', mobile === undefined ? undefined : { mobile });

  markDocument();

  expect(root.dataset.device).toBe(device);
});

it('marks that scripts run, and by what the visitor acts', () => {
  markDocument();
  expect(root).toHaveAttribute('data-scripting', '');

  for (const type of ['keydown', 'pointerdown']) {
    document.body.dispatchEvent(new Event(type));
    expect(root).toHaveAttribute('data-scripting', type);
  }
});

it.each([
  ['/emailSuccess/?token=1&utm_source=a', '/emailSuccess/', null],
  ['/emailSuccess/?token=1#content', '/emailSuccess/#content', null],
  // What the history knows of an address without parameters is kept.
  ['/emailSuccess/', '/emailSuccess/', 'state'],
])('%s becomes %s in the address bar', (address, left, state) => {
  history.replaceState('state', '', address);

  dropQuery();

  expect(location.pathname + location.search + location.hash).toBe(left);
  expect(history.state).toBe(state);
});

it.each([
  ['lacks nothing gets nothing', {}, {}, []],
  ['has no userAgentData gets a parser', undefined, {}, ['/islands/device.js']],
  ['does not know closedby gets a watch', {}, undefined, ['/islands/light-dismiss.js']],
])('a browser that %s', (_, userAgentData, closedBy, expected) => {
  setKnown(navigator, 'userAgentData', userAgentData);
  setKnown(HTMLDialogElement.prototype, 'closedBy', closedBy);
  const load = jest.fn().mockRejectedValue(new Error('no network'));
  const fallbacks = { device: 'device.js', lightDismiss: 'light-dismiss.js' };

  bringFallbacks({ folder: '/islands/', fallbacks }, load);

  expect(load.mock.calls.flat()).toEqual(expected);
});

it('a click is plain without another button and without a key', () => {
  const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key) => ({ [key]: true }));
  const clicks = [{}, { button: 1 }, ...keys].map((more) => new MouseEvent('click', more));

  expect(clicks.filter(isPlainClick)).toEqual(clicks.slice(0, 1));
});

it.each([
  ['of an island loads the picture in view and those beside it', 'data-island', [1, 2, 3]],
  ['elsewhere loads nothing', 'data-other', []],
])('a strip that is scrolled %s', (_, attribute, expected) => {
  loadPicturesAhead();
  document.body.innerHTML = `<div ${attribute}><div id="strip">${'<img>'.repeat(5)}</div></div>`;
  const strip = document.getElementById('strip')!;
  strip.getBoundingClientRect = () => new DOMRect(0, 0, 300, 640);
  strip.scrollLeft = 580;
  strip.dispatchEvent(new Event('scroll'));

  const pictures = [...document.images];
  // A property: jsdom does not know it, and has no attribute for it.
  const loaded = pictures.filter(({ loading }) => loading === 'eager');
  expect(loaded.map((picture) => pictures.indexOf(picture))).toEqual(expected);
  expect(() => document.dispatchEvent(new Event('scroll'))).not.toThrow();
});
