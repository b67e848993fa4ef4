/** @jest-environment jsdom */
import * as carousel from '@/components/carousel/before-hydration';
import * as deletion from '@/components/deletion/before-hydration';
import { type BeforeHydration } from '@/components/islands/loader/loader';
import { saveDeadline } from '@/lib/deletion/deadline-storage';

/** Opens a page. @returns a function that tells how often the island has been loaded */
function openPage(beforeHydration: BeforeHydration) {
  const load = jest.fn();
  beforeHydration(load);
  for (const type of ['DOMContentLoaded', 'load']) dispatchEvent(new Event(type));
  return () => load.mock.calls.length;
}

beforeEach(() => void jest.useFakeTimers());

it.each([
  ['loaded 6 s after the page has loaded', '', false, false, 1],
  [
    'not loaded if reduced motion is preferred',
    '(prefers-reduced-motion: reduce)',
    false,
    false,
    0,
  ],
  ['not loaded if the visitor saves data', '', true, false, 0],
  ['not loaded if the page is hidden, and draws no frames', '', false, true, 0],
])('without an intent, the carousel is %s', (_, media, saveData, isHidden, expected) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === media }) as MediaQueryList);
  if (isHidden) jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const loads = openPage(carousel.beforeHydration);
  jest.advanceTimersByTime(5999);
  expect(loads()).toBe(0);

  jest.advanceTimersByTime(1);
  jest.advanceTimersToNextFrame();
  expect(loads()).toBe(expected);
});

it('after a reload, the deletion form’s code loads at once only if a countdown is running', () => {
  saveDeadline(Date.now());
  expect(openPage(deletion.beforeHydration)()).toBe(0);

  saveDeadline(Date.now() + 1);
  expect(openPage(deletion.beforeHydration)()).toBe(1);
});
