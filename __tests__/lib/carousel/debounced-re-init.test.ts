/** @jest-environment jsdom */
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { debouncedReInit } from '@/lib/carousel/debounced-re-init';

/** A carousel whose width can change, which the observer reports, and how often it is measured. */
function startWatching() {
  const { api, widen } = startStrip(3, []);
  const measured = jest.fn();
  api.on('reInit', measured);
  const watchResize = debouncedReInit();
  return {
    resize(width: number) {
      widen(width);
      return watchResize(api);
    },
    measuredAfter(milliseconds: number) {
      jest.advanceTimersByTime(milliseconds);
      return measured.mock.calls.length;
    },
  };
}

beforeEach(() => void jest.useFakeTimers());

it('a carousel is measured when its width has rested for 500 ms, and by Embla not at once', () => {
  const { resize, measuredAfter } = startWatching();

  expect(resize(300)).toBe(false);
  expect([measuredAfter(499), measuredAfter(1)]).toEqual([0, 1]);
});

it('a carousel is measured once after many changes, 500 ms after the last', () => {
  const { resize, measuredAfter } = startWatching();
  for (const width of [390, 380, 370, 360, 350]) {
    resize(width);
    expect(measuredAfter(400)).toBe(0);
  }

  expect([measuredAfter(100), measuredAfter(5000)]).toEqual([1, 1]);
});

it.each([
  ['that is reported without a change', [SLIDE_WIDTH]],
  ['that comes back before it has rested', [300, SLIDE_WIDTH]],
])('a width %s is not measured', (_, widths) => {
  const { resize, measuredAfter } = startWatching();
  widths.forEach(resize);

  expect(measuredAfter(5000)).toBe(0);
});
