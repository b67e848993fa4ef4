/** @jest-environment jsdom */
import { createAutoplayDelay, timeSinceLoad } from '@/lib/carousel/autoplay-delay';

type Delay = ReturnType<typeof createAutoplayDelay>;

/** The array that Embla keeps, after the acts. */
function delaysAfter(...acts: ((delay: Delay) => unknown)[]) {
  const delay = createAutoplayDelay();
  const kept = delay.delays([0, 0.5]);
  for (const act of acts) act(delay);
  return kept;
}

const begin = (elapsedMs: number) => (delay: Delay) => delay.begin(elapsedMs);
const movedOrUsed = (delay: Delay) => delay.movedOrUsed();
const interrupted = (delay: Delay) => delay.interrupted();

it.each<[string, number, ...((delay: Delay) => unknown)[]]>([
  ['taken over at the load', 10_000, begin(0)],
  ['taken over 4 s after it', 6000, begin(4000)],
  ['taken over late, so that its slide can be seen', 3000, begin(7000)],
  ['that has moved or was used', 20_000, begin(0), movedOrUsed],
  ['that was interrupted, so that its slide can be seen anew', 10_000, begin(7000), interrupted],
  ['that was used and interrupted', 20_000, begin(7000), movedOrUsed, interrupted],
])('a carousel %s waits %d ms', (_, delay, ...acts) => {
  expect(delaysAfter(...acts)).toEqual([delay, delay]);
});

it('a carousel that is measured anew keeps its delay', () => {
  const delay = createAutoplayDelay();
  delay.movedOrUsed();

  expect(delay.delays([0, 0.5, 1])).toEqual([20_000, 20_000, 20_000]);
});

it.each([
  ['has not loaded yet', { loadEventEnd: 0 }, false, 0],
  ['is not known', undefined, false, 0],
  ['has loaded', { loadEventEnd: 2000 }, false, 3000],
  ['was shown before it had loaded', { loadEventEnd: 2000, activationStart: 500 }, false, 3000],
  ['was shown after it had loaded', { loadEventEnd: 2000, activationStart: 4000 }, false, 1000],
  ['is not seen', { loadEventEnd: 2000 }, true, 0],
])('the time since the load of a document that %s', (_, navigation, hidden, expected) => {
  Object.assign(performance, {
    getEntriesByType: () => [navigation].filter(Boolean),
    now: () => 5000,
  });
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });

  expect(timeSinceLoad()).toBe(expected);
});
