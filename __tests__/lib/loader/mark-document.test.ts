import userEvent from '@testing-library/user-event';
import { markDocument } from '@/lib/loader/mark-document';

const root = document.documentElement;

/** Makes the browser one with the given client hints and user-agent string. */
function pretend(mobile: boolean | undefined, userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  if (mobile !== undefined) {
    Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: { mobile } });
  }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userAgentData');
  delete root.dataset.device;
  delete root.dataset.scripting;
});

it('marks the document as one whose scripts run', () => {
  markDocument();

  expect(root).toHaveAttribute('data-scripting');
});

it.each([
  ['a phone', true, 'Mozilla/5.0 (Linux; Android 10; K) Chrome/138.0 Mobile Safari', 'mobile'],
  ['an Android tablet', false, 'Mozilla/5.0 (Linux; Android 14) Chrome/138.0 Safari', 'desktop'],
  ['an emulated iPad', true, 'Mozilla/5.0 (iPad; CPU OS 17_0) Mobile/15E148 Safari', 'desktop'],
  ['an emulated tablet', true, 'Mozilla/5.0 (Linux; Android 14) Chrome/138.0 Safari', 'desktop'],
  ['a computer', false, 'Mozilla/5.0 (Windows NT 10.0) Chrome/138.0 Safari', 'desktop'],
])('marks %s by its client hints', (_, mobile, userAgent, device) => {
  pretend(mobile, userAgent);

  markDocument();

  expect(root).toHaveAttribute('data-device', device);
});

it('leaves the device open where the browser gives no client hints', () => {
  pretend(undefined, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Mobile/15E148 Safari/604.1');

  markDocument();

  expect(root).not.toHaveAttribute('data-device');
});

it('tells by what the visitor acts', async () => {
  markDocument();

  await userEvent.keyboard('a');
  expect(root).toHaveAttribute('data-scripting', 'keydown');

  await userEvent.click(document.body);
  expect(root).toHaveAttribute('data-scripting', 'pointerdown');
});
