import { bringFallbacks } from '@/lib/loader/fallbacks';

const settings = {
  folder: '/islands/',
  fallbacks: { device: 'device.js', lightDismiss: 'light-dismiss.js' },
};

let brought: string[];

const bring = () =>
  bringFallbacks(settings, (url) => {
    brought.push(url);
    return Promise.reject(new Error('no network'));
  });

const define = (target: object, name: string) =>
  Object.defineProperty(target, name, { configurable: true, value: {} });

beforeEach(() => {
  brought = [];
  define(navigator, 'userAgentData');
  define(HTMLDialogElement.prototype, 'closedBy');
});

it('a browser that lacks nothing gets nothing', () => {
  bring();

  expect(brought).toEqual([]);
});

it.each([
  ['userAgentData', () => navigator, '/islands/device.js'],
  ['closedBy', () => HTMLDialogElement.prototype, '/islands/light-dismiss.js'],
])('one without %s gets what makes up for it', (name, target, address) => {
  Reflect.deleteProperty(target(), name);
  bring();

  expect(brought).toEqual([address]);
});
