/** @jest-environment jsdom */
import { createAutoplayDelay, timeSinceLoad } from '@/lib/carousel/autoplay-delay';

// 10 s at the load and 20 s after a move: e2e/visitor/carousel-autoplay.spec.ts.
it.each<[string, number, number, ...('movedOrUsed' | 'interrupted')[]]>([
  ['taken over 4 s after the load', 6000, 4000],
  ['taken over late, so that its slide can be seen', 3000, 9000],
  ['that was interrupted, so that its slide can be seen anew', 10_000, 7000, 'interrupted'],
  ['that was used and interrupted', 20_000, 7000, 'movedOrUsed', 'interrupted'],
])('a carousel %s waits %d ms, also when it is measured anew', (_, waits, elapsed, ...acts) => {
  const delay = createAutoplayDelay();
  // Embla keeps the array.
  const kept = delay.delays([0, 0.5]);
  delay.begin(elapsed);
  for (const act of acts) delay[act]();

  expect([kept, delay.delays([0])]).toEqual([[waits, waits], [waits]]);
});

it.each([
  ['has not loaded yet', { loadEventEnd: 0 }, false, 0],
  ['is not known', undefined, false, 0],
  ['has loaded', { loadEventEnd: 2000 }, false, 3000],
  ['was shown before it had loaded', { loadEventEnd: 2000, activationStart: 500 }, false, 3000],
  ['was shown after it had loaded', { loadEventEnd: 2000, activationStart: 4000 }, false, 1000],
  ['is not seen', { loadEventEnd: 2000 }, true, 0],
])('the time since the load of a document that %s', (_, navigation, hidden, expected) => {
  const getEntriesByType = () => [navigation].filter(Boolean);
  Object.assign(performance, { getEntriesByType, now: () => 5000 });
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });

  expect(timeSinceLoad()).toBe(expected);
});
