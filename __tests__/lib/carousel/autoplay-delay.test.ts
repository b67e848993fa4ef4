/** @jest-environment node */
import { createAutoplayDelay } from '@/lib/carousel/autoplay-delay';

const SNAPS = [0, 0.5, 1];

it.each([
  [0, 10_000],
  [4000, 6000],
  [10_000, 0],
  [60_000, 0],
])('after %d ms on the screen the first advance comes in %d ms', (elapsedMs, delay) => {
  expect(createAutoplayDelay(elapsedMs).delays(SNAPS)).toEqual([delay, delay, delay]);
});

it('every further advance comes after 20 seconds, in the array that Embla keeps', () => {
  const autoplay = createAutoplayDelay(0);
  const kept = autoplay.delays(SNAPS);

  autoplay.advanced();

  expect(kept).toEqual([20_000, 20_000, 20_000]);
});

it('a start anew after the first advance waits 20 seconds too', () => {
  const autoplay = createAutoplayDelay(0);
  autoplay.delays(SNAPS);
  autoplay.advanced();

  expect(autoplay.delays([0, 1])).toEqual([20_000, 20_000]);
});
