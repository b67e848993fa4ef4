import { loadedFiles } from '../../support/loaded-files';
import { bringFallbacks } from '@/lib/runtime/bring-fallbacks';

const fallbacks = { device: '/device.js', dialogs: '/dialogs.js' };
const { addresses } = loadedFiles();

const define = (target: object, name: string) =>
  Object.defineProperty(target, name, { configurable: true, value: {} });

function knowEverything() {
  define(navigator, 'userAgentData');
  define(HTMLButtonElement.prototype, 'commandForElement');
  define(HTMLDialogElement.prototype, 'closedBy');
}

beforeEach(knowEverything);
afterEach(() => document.head.replaceChildren());

it('a browser that lacks nothing gets nothing', () => {
  bringFallbacks(fallbacks);

  expect(addresses()).toEqual([]);
});

it.each([
  ['userAgentData', () => navigator, '/device.js'],
  ['commandForElement', () => HTMLButtonElement.prototype, '/dialogs.js'],
  ['closedBy', () => HTMLDialogElement.prototype, '/dialogs.js'],
])('one without %s gets what makes up for it', (name, target, address) => {
  Reflect.deleteProperty(target(), name);
  bringFallbacks(fallbacks);

  expect(addresses()).toEqual([address]);
});
