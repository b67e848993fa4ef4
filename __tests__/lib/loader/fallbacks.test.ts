import { bringFallbacks } from '@/lib/loader/fallbacks';

const settings = {
  folder: '/islands/',
  fallbacks: { device: 'device.js', lightDismiss: 'light-dismiss.js' },
};

it.each([
  ['lacks nothing gets nothing', undefined, []],
  ['has no userAgentData gets a parser', 'userAgentData', ['/islands/device.js']],
  ['does not know closedby gets a watch', 'closedBy', ['/islands/light-dismiss.js']],
])('a browser that %s', (_, lacking, expected) => {
  for (const [target, name] of [
    [navigator, 'userAgentData'],
    [HTMLDialogElement.prototype, 'closedBy'],
  ] as const) {
    if (name === lacking) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, { configurable: true, value: {} });
  }
  const brought: string[] = [];
  bringFallbacks(settings, (url) => {
    brought.push(url);
    return Promise.reject(new Error('no network'));
  });

  expect(brought).toEqual(expected);
});
