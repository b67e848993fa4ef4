import { withFakeClock } from '../../support/fake-clock';
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { debouncedReInit } from '@/lib/carousel/debounced-re-init';

/** A carousel whose width can change, and how often it has been measured anew. */
function startWatching() {
  const { api, widen } = startStrip(3, []);
  let measured = 0;
  api.on('reInit', () => {
    measured += 1;
  });
  const watchResize = debouncedReInit();
  return {
    /** Changes the width, which the observer reports. */
    resize(width: number) {
      widen(width);
      return watchResize(api);
    },
    measured: () => measured,
  };
}

withFakeClock();

it('keeps Embla from measuring at once', () => {
  expect(startWatching().resize(300)).toBe(false);
});

it('measures when the width has rested for 500 ms and not before', () => {
  const { resize, measured } = startWatching();
  resize(300);

  jest.advanceTimersByTime(499);
  const early = measured();
  jest.advanceTimersByTime(1);

  expect([early, measured()]).toEqual([0, 1]);
});

it('measures once after many changes, 500 ms after the last', () => {
  const { resize, measured } = startWatching();
  for (const width of [390, 380, 370, 360, 350]) {
    resize(width);
    jest.advanceTimersByTime(400);
  }
  const during = measured();

  jest.advanceTimersByTime(100);

  expect([during, measured()]).toEqual([0, 1]);
});

it.each([
  ['that is reported without a change', [SLIDE_WIDTH]],
  ['that comes back before it has rested', [300, SLIDE_WIDTH]],
])('a width %s is not measured', (_, widths) => {
  const { resize, measured } = startWatching();
  widths.forEach(resize);

  jest.advanceTimersByTime(5000);

  expect(measured()).toBe(0);
});
