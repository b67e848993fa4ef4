/** @jest-environment node */
import { withoutBasePath } from '@/scripts/site-server/base-path';

it.each([
  ['/help/?x=1', '', '/help/?x=1'],
  ['/repo', '/repo', '/'],
  ['/repo?x=1', '/repo', '/?x=1'],
  ['/repo/', '/repo', '/'],
  ['/repo/help/', '/repo', '/help/'],
  ['/a/b/help/', '/a/b', '/help/'],
])('%s under «%s» is %s', (url, basePath, expected) => {
  expect(withoutBasePath(url, basePath)).toBe(expected);
});

it.each(['/', '/help/', '/repository/', '/Repo/', '/other/repo/'])(
  '%s lies outside of /repo',
  (url) => {
    expect(withoutBasePath(url, '/repo')).toBeUndefined();
  },
);
