/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { DROP_QUERY } from '@/lib/browser/drop-query';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { markDocument } from '@/lib/loader/mark-document';

const { dataset } = document.documentElement;

it.each([
  ['a phone', true, 'Mozilla/5.0 (Linux; Android 10; K) Chrome/138.0 Mobile Safari', 'mobile'],
  ['an emulated iPad', true, 'Mozilla/5.0 (iPad; CPU OS 17_0) Mobile/15E148 Safari', 'desktop'],
  ['an emulated tablet', true, 'Mozilla/5.0 (Linux; Android 14) Chrome/138.0 Safari', 'desktop'],
  ['a tablet like a phone', false, 'Mozilla/5.0 (Linux) Chrome/138.0 Mobile Safari', 'desktop'],
  ['nothing, without client hints', undefined, 'Mozilla/5.0 (iPhone) Mobile/15E148', undefined],
])('the document is marked as that of %s, and that scripts run', (_, mobile, userAgent, device) => {
  delete dataset.device;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const hints = mobile === undefined ? undefined : { mobile };
  Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: hints });

  markDocument();

  expect([dataset.device, dataset.scripting]).toEqual([device, '']);
});

it.each(['keydown', 'pointerdown'])(
  'the document is marked that the visitor acts by %s',
  (type) => {
    markDocument();
    document.body.dispatchEvent(new Event(type));

    expect(dataset.input).toBe(type);
  },
);

it.each([
  ['is dropped, and the part stays', '/a/?token=1#b', '/a/#b', null],
  ['is dropped after two slashes, which some emails write', '//a/?token=1', '//a/', null],
  ['that is not there changes nothing', '/a/#b', '/a/#b', 'state'],
])('a query %s', (_, before, after, state) => {
  history.replaceState('state', '', location.origin + before);
  runInNewContext(DROP_QUERY, { location, history });

  expect([location.href, history.state]).toEqual([location.origin + after, state]);
});

it('a click is unmodified if no modifier key is held', () => {
  const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key) => ({ [key]: true }));
  const clicks = [{}, ...keys].map((more) => new MouseEvent('click', more));

  expect(clicks.filter(isUnmodified)).toEqual(clicks.slice(0, 1));
});
