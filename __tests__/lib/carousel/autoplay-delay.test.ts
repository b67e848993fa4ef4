/** @jest-environment node */
import { createAutoplayDelay } from '@/lib/carousel/autoplay-delay';

const SNAPS = [0, 0.5, 1];

it.each([
  [0, 10_000],
  [4000, 6000],
  [7000, 3000],
  [9000, 3000],
  [60_000, 3000],
])(
  'taken over %d ms after the load it advances in %d ms, in the array that Embla keeps',
  (elapsedMs, delay) => {
    const autoplay = createAutoplayDelay();
    const kept = autoplay.delays(SNAPS);

    autoplay.begin(elapsedMs);

    expect(kept).toEqual([delay, delay, delay]);
  },
);

it('every further advance comes after 20 seconds', () => {
  const autoplay = createAutoplayDelay();
  const kept = autoplay.delays(SNAPS);
  autoplay.begin(0);

  autoplay.advanced();

  expect(kept).toEqual([20_000, 20_000, 20_000]);
});

it('a start anew after the first advance waits 20 seconds too', () => {
  const autoplay = createAutoplayDelay();
  autoplay.delays(SNAPS);
  autoplay.advanced();

  expect(autoplay.delays([0, 1])).toEqual([20_000, 20_000]);
});
