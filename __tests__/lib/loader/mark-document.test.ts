/** @jest-environment jsdom */
import { markDocument } from '@/lib/loader/mark-document';

const { dataset } = document.documentElement;

it.each([
  [
    '`data-device="mobile"` on a phone',
    true,
    'Mozilla/5.0 (Linux; Android 10; K) Chrome/138.0 Mobile Safari',
    'mobile',
  ],
  [
    'a desktop for an emulated iPad',
    true,
    'Mozilla/5.0 (iPad; CPU OS 17_0) Mobile/15E148 Safari',
    'desktop',
  ],
  [
    'a desktop for an emulated tablet',
    true,
    'Mozilla/5.0 (Linux; Android 14) Chrome/138.0 Safari',
    'desktop',
  ],
  [
    '`data-device="desktop"` on a tablet with a phone’s user agent',
    false,
    'Mozilla/5.0 (Linux) Chrome/138.0 Mobile Safari',
    'desktop',
  ],
  [
    'no `data-device` without client hints',
    undefined,
    'Mozilla/5.0 (iPhone) Mobile/15E148',
    undefined,
  ],
])(
  'the root element has the mark of %s and the mark of scripts',
  (_, mobile, userAgent, device) => {
    delete dataset.device;
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const hints = mobile === undefined ? undefined : { mobile };
    Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: hints });

    markDocument();

    expect([dataset.device, dataset.scripting]).toEqual([device, '']);
  },
);

it.each(['keydown', 'pointerdown'])(
  'the root element has `data-input="%s"` after that event',
  (type) => {
    markDocument();
    document.body.dispatchEvent(new Event(type));

    expect(dataset.input).toBe(type);
  },
);
