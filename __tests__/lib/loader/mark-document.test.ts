/** @jest-environment jsdom */
import { markDocument } from '@/lib/loader/mark-document';

const { dataset } = document.documentElement;

it.each([
  ['mobile on a phone', 'mobile', true, '(Linux; Android 10; K) Chrome/138.0 Mobile Safari'],
  ['desktop in an emulated iPad', 'desktop', true, '(iPad; CPU OS 17_0) Mobile/15E148 Safari'],
  ['desktop in an emulated tablet', 'desktop', true, '(Linux; Android 14) Chrome/138.0 Safari'],
  ['desktop without the hint `mobile`', 'desktop', false, '(Linux) Chrome/138.0 Mobile Safari'],
  ['not set without client hints', undefined, undefined, '(iPhone) Mobile/15E148'],
])('`data-scripting` is set, and `data-device` is %s', (_, device, mobile, system) => {
  delete dataset.device;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${system}`);
  const hints = mobile === undefined ? undefined : { mobile };
  Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: hints });

  markDocument();

  expect([dataset.device, dataset.scripting]).toEqual([device, '']);
});

it.each(['keydown', 'pointerdown'])('the event %s sets `data-input` of the root', (type) => {
  markDocument();
  document.body.dispatchEvent(new Event(type));

  expect(dataset.input).toBe(type);
});
