/** @jest-environment jsdom */
import { saveDeadline } from '@/lib/deletion/deadline-storage';
import { loadAfterDelay, loadDuringCountdown } from '@/lib/loader/hydration-triggers';

/** Loads a page with two islands. @returns a list that receives the name of each island that is loaded */
function openPage() {
  const names: unknown[] = [];
  document.body.innerHTML = '<i data-island="carousel"></i><i data-island="deletion"></i>';
  for (const watch of [loadAfterDelay, loadDuringCountdown]) {
    watch(({ dataset }) => {
      names.push(dataset.island);
      return Promise.reject(new Error('no network'));
    });
  }
  for (const type of ['DOMContentLoaded', 'load']) dispatchEvent(new Event(type));
  return names;
}

beforeEach(() => void jest.useFakeTimers());

it.each([
  ['loaded 6 s after the page has loaded', '', false, ['carousel']],
  ['not loaded if reduced motion is preferred', '(prefers-reduced-motion: reduce)', false, []],
  ['not loaded if the visitor saves data', '', true, []],
])('without an intent, the carousel is %s', (_, media, saveData, expected) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === media }) as MediaQueryList);
  const loaded = openPage();
  jest.advanceTimersByTime(5999);
  expect(loaded).toEqual([]);

  jest.advanceTimersByTime(1);
  jest.advanceTimersToNextFrame();
  expect(loaded).toEqual(expected);
});

it('without an intent, the carousel of a hidden page is not loaded', () => {
  // A hidden page draws no frames.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const loaded = openPage();
  jest.advanceTimersByTime(60_000);

  expect(loaded).toEqual([]);
});

it('after a reload, the deletion form’s code loads at once only if a countdown is running', () => {
  saveDeadline(Date.now());
  expect(openPage()).toEqual([]);

  saveDeadline(Date.now() + 1);
  expect(openPage()).toEqual(['deletion']);
});
