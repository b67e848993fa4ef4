/** @jest-environment node */
import { createAutoplayDelay } from '@/lib/carousel/autoplay-delay';

it.each([
  [0, 10_000],
  [4000, 6000],
  [7000, 3000],
  [60_000, 3000],
])(
  'taken over %d ms after the load it advances in %d ms and then every 20 s, in the array that Embla keeps',
  (elapsedMs, delay) => {
    const autoplay = createAutoplayDelay();
    const kept = autoplay.delays([0, 0.5]);

    autoplay.begin(elapsedMs);
    expect(kept).toEqual([delay, delay]);

    autoplay.advanced();
    expect(kept).toEqual([20_000, 20_000]);
  },
);

it('Embla’s start anew after the first advance waits 20 s too', () => {
  const autoplay = createAutoplayDelay();
  autoplay.delays([0, 0.5, 1]);
  autoplay.advanced();

  expect(autoplay.delays([0, 1])).toEqual([20_000, 20_000]);
});
