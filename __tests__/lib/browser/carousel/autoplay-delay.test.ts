/** @jest-environment jsdom */
import { createAutoplayDelay, timeSinceLoad } from '@/lib/browser/carousel/autoplay-delay';

it.each([
  ['hydrated 9 s after the page had loaded', 3000, 9000, false],
  ['paused before its first move', 10_000, 7000, true],
])('a carousel that was %s waits %d ms before its next move', (_, expected, elapsedMs, pauses) => {
  const delay = createAutoplayDelay();
  // Embla keeps a reference to this array, so the delays must be changed in place.
  const kept = delay.delays([0, 0.5]);
  delay.begin(elapsedMs);
  if (pauses) delay.interrupted();

  expect(kept).toEqual([expected, expected]);
  // After each measurement of the slides, Embla asks for the delays again.
  expect(delay.delays([0])).toEqual([expected]);
});

const loaded = { loadEventEnd: 2000 };
it.each<[number, string, object?, boolean?, number?]>([
  [500, 'that has loaded in the background and was first shown 0.5 s ago', loaded, false, 4500],
  [0, 'that has not loaded yet', { loadEventEnd: 0 }],
  [0, 'without a navigation entry', undefined],
  [0, 'that is hidden', loaded, true],
  [3000, 'that was already shown when it loaded 3 s ago', { ...loaded, activationStart: 500 }],
  [1000, 'that was prerendered and first shown 1 s ago', { ...loaded, activationStart: 4000 }],
])('%d ms have passed for a page %s', (ms, _, navigation, hidden = false, painted = 100) => {
  const getEntriesByType = (type: string) =>
    [type === 'paint' ? { startTime: painted } : navigation].filter(Boolean);
  Object.assign(performance, { getEntriesByType, now: () => 5000 });
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });

  expect(timeSinceLoad()).toBe(ms);
});
