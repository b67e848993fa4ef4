/** @jest-environment node */
import { addresses } from '@/scripts/shots/addresses';
import { readShotFlags } from '@/scripts/shots/shot-flags';

it('photographs every page in both themes at four widths by default', () => {
  expect(readShotFlags([])).toEqual({
    widths: [360, 768, 1280, 1920],
    themes: ['light', 'dark'],
    addresses,
  });
});

it('takes one page in one way', () => {
  expect(readShotFlags(['--width=360', '--theme=dark', '--route=/help/'])).toEqual({
    widths: [360],
    themes: ['dark'],
    addresses: ['/help/'],
  });
});

it('takes a repeated flag as several values', () => {
  expect(readShotFlags(['--width=1920', '--width=360']).widths).toEqual([360, 1920]);
});

it.each([
  ['--width=400', '--width is «400», but it must be one of: 360, 768, 1280, 1920.'],
  ['--theme=blue', '--theme is «blue», but it must be one of: light, dark.'],
  ['--route=/help', '--route is «/help», but it must be one of: /, '],
  ['--colour', "Unknown option '--colour'. Known flags: --width, --theme, --route."],
])('explains %s', (flag, sentence) => {
  expect(() => readShotFlags([flag])).toThrow(sentence);
});
