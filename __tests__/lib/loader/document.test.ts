/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { DROP_QUERY } from '@/lib/browser/drop-query';
import { isPlainClick } from '@/lib/browser/plain-click';
import { markDocument } from '@/lib/loader/mark-document';

const root = document.documentElement;

it.each([
  ['a phone', true, 'Mozilla/5.0 (Linux; Android 10; K) Chrome/138.0 Mobile Safari', 'mobile'],
  ['an emulated iPad', true, 'Mozilla/5.0 (iPad; CPU OS 17_0) Mobile/15E148 Safari', 'desktop'],
  ['an emulated tablet', true, 'Mozilla/5.0 (Linux; Android 14) Chrome/138.0 Safari', 'desktop'],
  ['a tablet like a phone', false, 'Mozilla/5.0 (Linux) Chrome/138.0 Mobile Safari', 'desktop'],
  ['nothing, without client hints', undefined, 'Mozilla/5.0 (iPhone) Mobile/15E148', undefined],
])('the document is marked as that of %s by client hints', (_, mobile, userAgent, device) => {
  delete root.dataset.device;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const hints = mobile === undefined ? undefined : { mobile };
  Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: hints });

  markDocument();

  expect(root.dataset.device).toBe(device);
});

it('the document is marked that scripts run, and by what the visitor acts', () => {
  markDocument();
  expect(root).toHaveAttribute('data-scripting', '');

  for (const type of ['keydown', 'pointerdown']) {
    document.body.dispatchEvent(new Event(type));
    expect(root).toHaveAttribute('data-input', type);
  }
});

it('the query is dropped, and nothing of an address without one', () => {
  history.replaceState('state', '', '/emailSuccess/?token=1#content');
  runInNewContext(DROP_QUERY, { location, history });
  expect([location.search, location.hash, history.state]).toEqual(['', '#content', null]);

  // As some emails write it, and servers answer it.
  history.replaceState('state', '', `${location.origin}//emailSuccess/?token=1`);
  runInNewContext(DROP_QUERY, { location, history });
  expect(location.href).toBe(`${location.origin}//emailSuccess/`);

  history.replaceState('state', '', '/emailSuccess/');
  runInNewContext(DROP_QUERY, { location, history });
  expect(history.state).toBe('state');
});

it('a click is plain without another button and without a key', () => {
  const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key) => ({ [key]: true }));
  const clicks = [{}, { button: 1 }, ...keys].map((more) => new MouseEvent('click', more));

  expect(clicks.filter(isPlainClick)).toEqual(clicks.slice(0, 1));
});
