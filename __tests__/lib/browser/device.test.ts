/** @jest-environment jsdom */
import { currentDevice } from '@/lib/browser/device';

it('the current device is the value of `data-device` on the root element, or «desktop» if there is none', () => {
  expect(currentDevice()).toBe('desktop');
  document.documentElement.dataset.device = 'mobile';
  expect(currentDevice()).toBe('mobile');
});

// Firefox and Safari have no client hints, so the polyfill reads their user-agent string.
it.each([
  ['Firefox on a phone', '(Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'mobile'],
  ['Firefox on a tablet', '(Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', 'desktop'],
  ['an unknown browser', '', 'desktop'],
])('without client hints, %s with the user agent «%s» counts as %s', (_, userAgent, device) => {
  const string = userAgent && `Mozilla/5.0 ${userAgent}`;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(string);
  jest.isolateModules(() => void jest.requireActual('@/lib/loader/polyfills/device'));
  expect(currentDevice()).toBe(device);
});
