/** @jest-environment jsdom */
import { createAutoplayDelay, timeSinceLoad } from '@/lib/carousel/autoplay-delay';

// e2e/visitor/carousel-autoplay.spec.ts tests 10 s after the load and 20 s after a move.
it.each<[string, number, number, ...('movedOrUsed' | 'interrupted')[]]>([
  ['hydrated 4 s after the load', 6000, 4000],
  ['hydrated 9 s after the load', 3000, 9000],
  ['whose autoplay was interrupted', 10_000, 7000, 'interrupted'],
  ['that was used and then interrupted', 20_000, 7000, 'movedOrUsed', 'interrupted'],
])(
  'a carousel %s waits %d ms before it moves, even if Embla measures it again',
  (_, waits, elapsed, ...acts) => {
    const delay = createAutoplayDelay();
    // Embla keeps this array, so later changes must reach it.
    const kept = delay.delays([0, 0.5]);
    delay.begin(elapsed);
    for (const act of acts) delay[act]();

    expect([kept, delay.delays([0])]).toEqual([[waits, waits], [waits]]);
  },
);

it.each([
  ['0 ms for a page that has not loaded yet', { loadEventEnd: 0 }, false, 0],
  ['0 ms for a page without a navigation entry', undefined, false, 0],
  ['3000 ms for a page that loaded 3 s ago', { loadEventEnd: 2000 }, false, 3000],
  [
    '3000 ms for a prerendered page that was shown before it loaded 3 s ago',
    { loadEventEnd: 2000, activationStart: 500 },
    false,
    3000,
  ],
  [
    '1000 ms for a prerendered page that was shown 1 s ago',
    { loadEventEnd: 2000, activationStart: 4000 },
    false,
    1000,
  ],
  ['0 ms for a hidden page', { loadEventEnd: 2000 }, true, 0],
])('the time since the load is %s', (_, navigation, hidden, expected) => {
  const getEntriesByType = () => [navigation].filter(Boolean);
  Object.assign(performance, { getEntriesByType, now: () => 5000 });
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });

  expect(timeSinceLoad()).toBe(expected);
});
