/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { DROP_QUERY } from '@/lib/browser/drop-query';

it.each([
  ['is removed, and the fragment stays', '/a/?token=1#b', '/a/#b', null],
  [
    'is removed after a path with two slashes, as some emails have it',
    '//a/?token=1',
    '//a/',
    null,
  ],
  ['that is missing leaves the address and the history state unchanged', '/a/#b', '/a/#b', 'state'],
])('a result page’s query %s', (_, before, after, state) => {
  history.replaceState('state', '', location.origin + before);
  runInNewContext(DROP_QUERY, { location, history });

  expect([location.href, history.state]).toEqual([location.origin + after, state]);
});
