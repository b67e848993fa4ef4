/** @jest-environment jsdom */
import { loadPolyfills } from '@/lib/loader/load-polyfills';

/** Gives jsdom, which has none of them, what a browser has. @returns what is loaded */
function loadedWith(...features: string[]): string[] {
  const places = { userAgentData: navigator, closedBy: HTMLDialogElement.prototype };
  for (const [name, place] of Object.entries(places)) {
    Reflect.deleteProperty(place, name);
    if (features.includes(name)) {
      Object.defineProperty(place, name, { configurable: true, value: {} });
    }
  }
  const urls: string[] = [];
  const importModule = (url: string) => {
    urls.push(url);
    return Promise.reject(new Error('no network'));
  };
  loadPolyfills({ folder: '/islands/', polyfills: 'polyfills-1/' }, importModule);
  return urls;
}

it.each([
  ['a current Chrome', ['userAgentData', 'closedBy'], []],
  ['a Firefox', ['closedBy'], ['device']],
  ['an older Chrome', ['userAgentData'], ['panels']],
])('%s loads what it lacks', (_, features, expected) => {
  expect(loadedWith(...features)).toEqual(
    expected.map((name) => `/islands/polyfills-1/${name}.js`),
  );
});
