/** @jest-environment jsdom */
import * as carousel from '@/components/carousel/before-hydration';
import * as deletion from '@/components/deletion/before-hydration';
import { type BeforeHydration } from '@/components/islands/loader/loader';
import { DEADLINE_KEY } from '@/lib/browser/deletion/countdown';

function openPage(beforeHydration: BeforeHydration) {
  const load = jest.fn();
  beforeHydration(load);
  for (const type of ['DOMContentLoaded', 'load']) dispatchEvent(new Event(type));
  return load;
}

beforeEach(() => void jest.useFakeTimers());

it.each([
  ['loaded 6 s after the page has loaded', '', 1],
  ['not loaded if reduced motion is preferred', 'motion is reduced', 0],
  ['not loaded if the visitor saves data', 'data is saved', 0],
  ['not loaded if the page is hidden and draws no frames', 'page is hidden', 0],
])('without an intent, the carousel is %s', (_, fact, expected) => {
  const connection = { saveData: fact === 'data is saved' };
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const media = fact === 'motion is reduced' ? '(prefers-reduced-motion: reduce)' : '';
  window.matchMedia = (query) => ({ matches: query === media }) as MediaQueryList;
  if (fact === 'page is hidden') jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const load = openPage(carousel.beforeHydration);
  jest.advanceTimersByTime(5999);
  expect(load).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1);
  jest.advanceTimersToNextFrame();
  expect(load).toHaveBeenCalledTimes(expected);
});

it('after a reload, the deletion form’s code loads at once only if a countdown is running', () => {
  sessionStorage.setItem(DEADLINE_KEY, `${Date.now()}`);
  expect(openPage(deletion.beforeHydration)).not.toHaveBeenCalled();

  sessionStorage.setItem(DEADLINE_KEY, `${Date.now() + 1}`);
  expect(openPage(deletion.beforeHydration)).toHaveBeenCalledTimes(1);
});
