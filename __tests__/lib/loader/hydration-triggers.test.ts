/** @jest-environment jsdom */
import { saveDeadline } from '@/lib/deletion/deadline-storage';
import { loadAfterDelay, loadDuringCountdown } from '@/lib/loader/hydration-triggers';

/** Sets `navigator.connection`; undefined: a browser without the Network Information API. */
const setConnection = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

/** Loads a page with three islands. @returns the names of loaded islands, a list that grows */
function openPage() {
  const names: unknown[] = [];
  document.body.innerHTML = `
    <div data-island="share"></div>
    <div data-island="carousel"></div>
    <div data-island="deletion"></div>`;
  const heard = jest.spyOn(window, 'addEventListener').mockReturnValue();
  for (const watch of [loadAfterDelay, loadDuringCountdown]) {
    watch(({ dataset }) => {
      names.push(dataset.island);
      return Promise.reject(new Error('no network'));
    });
  }
  const acts = Object.fromEntries(heard.mock.calls) as Partial<Record<string, () => void>>;
  acts.DOMContentLoaded?.();
  acts.load?.();
  return names;
}

beforeEach(() => {
  jest.useFakeTimers();
  setConnection();
});

it.each([
  ['loaded 6 s after the page’s load', '', undefined, ['carousel']],
  ['not loaded with reduced motion', '(prefers-reduced-motion: reduce)', undefined, []],
  ['not loaded if the visitor saves data', '', { saveData: true }, []],
])('without an intent, the carousel is %s', (_, media, connection, expected) => {
  setConnection(connection);
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

it('without an intent, the carousel is not loaded in a hidden page', () => {
  // A hidden page draws no frames.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const loaded = openPage();
  jest.advanceTimersByTime(60_000);

  expect(loaded).toEqual([]);
});

it.each([
  ['is running is loaded at once', 1, ['deletion']],
  ['has ended is not loaded', 0, []],
])('after a reload, the deletion form whose countdown %s', (_, milliseconds, expected) => {
  saveDeadline(Date.now() + milliseconds);

  expect(openPage()).toEqual(expected);
});
