/** @jest-environment jsdom */
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { debouncedReInit } from '@/lib/carousel/debounced-re-init';

beforeEach(() => void jest.useFakeTimers());

it.each([
  ['measured again once, 500 ms after a change', [300], 1],
  ['measured again once, 500 ms after the last of several changes', [390, 380, 370, 360, 350], 1],
  ['not measured again if the width is unchanged', [SLIDE_WIDTH], 0],
  ['not measured again if the width is restored within 500 ms', [300, SLIDE_WIDTH], 0],
])('the carousel is %s', (_, widths, times) => {
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
