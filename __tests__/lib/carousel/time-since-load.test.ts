import { timeSinceLoad } from '@/lib/carousel/autoplay-delay';

it.each([
  ['has not loaded yet', { loadEventEnd: 0 }, false, 0],
  ['is not known', undefined, false, 0],
  ['has loaded', { loadEventEnd: 2000 }, false, 3000],
  ['was shown before it had loaded', { loadEventEnd: 2000, activationStart: 500 }, false, 3000],
  ['was shown after it had loaded', { loadEventEnd: 2000, activationStart: 4000 }, false, 1000],
  ['is not seen', { loadEventEnd: 2000 }, true, 0],
])('of a document that %s', (_, navigation, hidden, expected) => {
  Object.assign(performance, {
    getEntriesByType: () => [navigation].filter(Boolean),
    now: () => 5000,
  });
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });

  expect(timeSinceLoad()).toBe(expected);
});
