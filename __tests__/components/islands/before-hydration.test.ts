/** @jest-environment jsdom */
import * as carousel from '@/components/carousel/before-hydration';
import * as deletion from '@/components/deletion/before-hydration';
import { type BeforeHydration } from '@/components/islands/loader/loader';
import { DEADLINE_KEY } from '@/lib/deletion/countdown';

/** Opens a page. @returns a function that tells how often the island has been loaded */
function openPage(beforeHydration: BeforeHydration) {
  const load = jest.fn();
  beforeHydration(load);
  for (const type of ['DOMContentLoaded', 'load']) dispatchEvent(new Event(type));
  return () => load.mock.calls.length;
}

beforeEach(() => void jest.useFakeTimers());

it.each([
  ['loaded 6 s after the page has loaded', '', false, 1],
  ['not loaded if reduced motion is preferred', '(prefers-reduced-motion: reduce)', false, 0],
  ['not loaded if the visitor saves data', '', true, 0],
])('without an intent, the carousel is %s', (_, media, saveData, expected) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === media }) as MediaQueryList);
  const loads = openPage(carousel.beforeHydration);
  jest.advanceTimersByTime(5999);
  expect(loads()).toBe(0);

  jest.advanceTimersByTime(1);
  jest.advanceTimersToNextFrame();
  expect(loads()).toBe(expected);
});

it('without an intent, the carousel of a hidden page is not loaded', () => {
  // A hidden page draws no frames.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const loads = openPage(carousel.beforeHydration);
  jest.advanceTimersByTime(60_000);

  expect(loads()).toBe(0);
});

it('after a reload, the deletion form’s code loads at once only if a countdown is running', () => {
  sessionStorage.setItem(DEADLINE_KEY, `${Date.now()}`);
  expect(openPage(deletion.beforeHydration)()).toBe(0);

  sessionStorage.setItem(DEADLINE_KEY, `${Date.now() + 1}`);
  expect(openPage(deletion.beforeHydration)()).toBe(1);
});
