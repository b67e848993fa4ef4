/** @jest-environment node */
import { readBenchFlags } from '@/scripts/bench/flags';

it('by default every page gets three runs', () => {
  expect(readBenchFlags([])).toEqual({ scale: false, runs: 3, route: undefined });
});

it('takes the flags', () => {
  expect(readBenchFlags(['--scale', '--runs=1', '--route=/help/'])).toEqual({
    scale: true,
    runs: 1,
    route: '/help/',
  });
});

it.each(['--runs=0', '--fast', '--route=help'])('%s is refused with a sentence', (flag) => {
  expect(() => readBenchFlags([flag])).toThrow(`«${flag}» is not known.`);
});
