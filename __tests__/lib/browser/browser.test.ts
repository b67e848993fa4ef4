/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { DROP_QUERY } from '@/lib/browser/drop-query';

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
  expect(document.documentElement.dataset.device).toBe(device);
});

it.each([
  ['the query is removed and the fragment is kept', '/a/?token=1#b', '/a/#b', null],
  ['the query is removed if the path begins with two slashes', '//a/?token=1', '//a/', null],
  ['the history state is kept if the address has no query', '/a/#b', '/a/#b', 'state'],
])('on a result page, %s', (_, before, after, state) => {
  history.replaceState('state', '', location.origin + before);
  runInNewContext(DROP_QUERY, { location, history });

  expect([location.href, history.state]).toEqual([location.origin + after, state]);
});
