/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { DROP_QUERY } from '@/lib/browser/drop-query';

it.each([
  ['the query is removed and the fragment is kept', '/a/?token=1#b', '/a/#b', null],
  ['the query is removed if the path begins with two slashes', '//a/?token=1', '//a/', null],
  ['the history state is kept if the address has no query', '/a/#b', '/a/#b', 'state'],
])('on a result page, %s', (_, before, after, state) => {
  history.replaceState('state', '', location.origin + before);
  runInNewContext(DROP_QUERY, { location, history });

  expect([location.href, history.state]).toEqual([location.origin + after, state]);
});
