import { loadPolyfills } from '@/lib/loader/load-polyfills';

const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1';

/** Gives jsdom, which has none of them, what a browser has. @returns what is loaded */
function loadedBy(userAgent: string, features: readonly string[]): string[] {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const places = {
    CloseWatcher: window,
    userAgentData: navigator,
    closedBy: HTMLDialogElement.prototype,
  };
  for (const [name, place] of Object.entries(places)) {
    Reflect.deleteProperty(place, name);
    if (features.includes(name))
      Object.defineProperty(place, name, { configurable: true, value: {} });
  }
  const urls: string[] = [];
  const importModule = (url: string) => {
    urls.push(url);
    return Promise.reject(new Error('no network'));
  };
  loadPolyfills({ folder: '/islands/', polyfills: 'polyfills-1/' }, importModule);
  return urls;
}

const file = (name: string) => `/islands/polyfills-1/${name}.js`;

it.each([
  ['a current Chrome', ANDROID, ['CloseWatcher', 'userAgentData', 'closedBy'], []],
  ['a Firefox of Android', ANDROID, ['CloseWatcher', 'closedBy'], ['device']],
  ['an older one', ANDROID, [], ['device', 'light-dismiss', 'close-by-back']],
  ['a device that has no button «Back»', IPHONE, ['closedBy'], ['device']],
])('%s loads what it lacks', (_, userAgent, features, expected) => {
  expect(loadedBy(userAgent, features)).toEqual(expected.map(file));
});
