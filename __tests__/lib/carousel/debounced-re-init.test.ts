/** @jest-environment jsdom */
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { debouncedReInit } from '@/lib/carousel/debounced-re-init';

beforeEach(() => void jest.useFakeTimers());

it.each([
  ['when it has rested for 500 ms, and by Embla not at once', [300], 1],
  ['once after many changes', [390, 380, 370, 360, 350], 1],
  ['never where it has not changed', [SLIDE_WIDTH], 0],
  ['never where it comes back before it has rested', [300, SLIDE_WIDTH], 0],
])('a carousel’s width is measured %s', (_, widths, times) => {
  const { api, widen } = startStrip(3, []);
  const measured = jest.fn();
  api.on('reInit', measured);
  const watchResize = debouncedReInit();
  const measuredAfter = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return measured.mock.calls.length;
  };
  for (const width of widths) {
    widen(width);
    expect([watchResize(api), measuredAfter(499)]).toEqual([false, 0]);
  }

  expect([measuredAfter(1), measuredAfter(5000)]).toEqual([times, times]);
});
