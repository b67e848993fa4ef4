import { markDocument } from '@/lib/loader/mark-document';

const root = document.documentElement;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userAgentData');
  delete root.dataset.device;
});

it.each([
  ['a phone', true, 'Mozilla/5.0 (Linux; Android 10; K) Chrome/138.0 Mobile Safari', 'mobile'],
  ['an Android tablet', false, 'Mozilla/5.0 (Linux; Android 14) Chrome/138.0 Safari', 'desktop'],
  ['an emulated iPad', true, 'Mozilla/5.0 (iPad; CPU OS 17_0) Mobile/15E148 Safari', 'desktop'],
  ['an emulated tablet', true, 'Mozilla/5.0 (Linux; Android 14) Chrome/138.0 Safari', 'desktop'],
  ['a computer', false, 'Mozilla/5.0 (Windows NT 10.0) Chrome/138.0 Safari', 'desktop'],
  ['a tablet like a phone', false, 'Mozilla/5.0 (Linux) Chrome/138.0 Mobile Safari', 'desktop'],
  ['nothing, without client hints', undefined, 'Mozilla/5.0 (iPhone) Mobile/15E148', undefined],
])('marks %s by its client hints', (_, mobile, userAgent, device) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  if (mobile !== undefined) {
    Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: { mobile } });
  }

  markDocument();

  expect(root.dataset.device).toBe(device);
});

it('tells that scripts run, and by what the visitor acts', () => {
  markDocument();
  expect(root).toHaveAttribute('data-scripting', '');

  for (const type of ['keydown', 'pointerdown']) {
    document.body.dispatchEvent(new Event(type));
    expect(root).toHaveAttribute('data-scripting', type);
  }
});
