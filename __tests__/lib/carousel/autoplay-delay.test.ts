/** @jest-environment jsdom */
import { createAutoplayDelay, timeSinceLoad } from '@/lib/carousel/autoplay-delay';

// e2e/visitor/carousel-autoplay.spec.ts tests the delays after the load, after a use and after a pause.
it('a carousel that is hydrated 9 s after the load first moves 3 s later', () => {
  const delay = createAutoplayDelay();
  // Embla keeps this array, so the code must change the array itself.
  const kept = delay.delays([0, 0.5]);
  delay.begin(9000);

  expect(kept).toEqual([3000, 3000]);
  // Embla asks for the delays again when it has measured again.
  expect(delay.delays([0])).toEqual([3000]);
});

const loaded = { loadEventEnd: 2000 };
it.each<[string, number, object?, boolean?]>([
  ['that has not loaded yet', 0, { loadEventEnd: 0 }],
  ['without a navigation entry', 0, undefined],
  ['that is hidden', 0, loaded, true],
  ['that was shown before it loaded 3 s ago', 3000, { ...loaded, activationStart: 500 }],
  ['that was prerendered and shown 1 s ago', 1000, { ...loaded, activationStart: 4000 }],
])('the time since the load of a page %s is %d ms', (_, expected, navigation, hidden = false) => {
  const getEntriesByType = () => [navigation].filter(Boolean);
  Object.assign(performance, { getEntriesByType, now: () => 5000 });
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });

  expect(timeSinceLoad()).toBe(expected);
});
