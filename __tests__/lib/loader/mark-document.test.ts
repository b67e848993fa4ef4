/** @jest-environment jsdom */
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
