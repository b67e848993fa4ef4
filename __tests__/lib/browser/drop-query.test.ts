/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { DROP_QUERY } from '@/lib/browser/drop-query';

it.each([
  ['is dropped, and the part stays', '/a/?token=1#b', '/a/#b', null],
  ['is dropped after two slashes, which some emails write', '//a/?token=1', '//a/', null],
  ['that is not there changes nothing', '/a/#b', '/a/#b', 'state'],
])('a query %s', (_, before, after, state) => {
  history.replaceState('state', '', location.origin + before);
  runInNewContext(DROP_QUERY, { location, history });

  expect([location.href, history.state]).toEqual([location.origin + after, state]);
});
