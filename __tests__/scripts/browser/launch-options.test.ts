/** @jest-environment node */
import { launchOptions } from '@/scripts/browser/launch-options';

it('keeps the browser to what the checks need', () => {
  const { executablePath, args } = launchOptions('/usr/bin/chromium', {
    platform: 'linux',
    userId: 1000,
  });

  expect(executablePath).toBe('/usr/bin/chromium');
  expect(args).toEqual(['--disable-quic', '--disable-background-networking', '--disable-gpu']);
});

it.each([
  ['linux', 0, true],
  ['linux', 1000, false],
  ['darwin', 0, false],
  ['win32', undefined, false],
] as const)('on %s as user %s: without sandbox is %s', (platform, userId, expected) => {
  const { args } = launchOptions('/chrome', { platform, userId });

  expect(args.includes('--no-sandbox')).toBe(expected);
});
