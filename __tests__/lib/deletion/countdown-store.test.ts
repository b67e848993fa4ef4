/** @jest-environment jsdom */
import { createCountdown } from '@/lib/deletion/countdown-store';
import { DEADLINE_KEY } from '@/lib/deletion/deadline-storage';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

/** A started countdown that writes down each number of seconds it reports. */
function startedCountdown() {
  const countdown = createCountdown();
  const notified: number[] = [];
  const unsubscribe = countdown.subscribe(() => notified.push(countdown.getSeconds()));
  countdown.start();
  notified.length = 0;
  return { countdown, notified, unsubscribe };
}

/** Sets the visitor's clock, or has the tab sleep; no timer runs meanwhile. */
const moveClock = (ms: number) => jest.setSystemTime(Date.now() + ms);

it('a countdown of 30 seconds reports each once, when it begins, down to 0, and leaves no timer', () => {
  const { countdown, notified } = startedCountdown();
  jest.advanceTimersByTime(20_000);
  countdown.start();
  expect(countdown.getSeconds()).toBe(30);

  notified.length = 0;
  jest.advanceTimersByTime(999);
  expect([notified, countdown.getSeconds()]).toEqual([[], 30]);
  jest.advanceTimersByTime(29_001);
  expect(notified).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
  expect(jest.getTimerCount()).toBe(0);
});

it('a countdown goes on for one listener when another leaves, and leaves no timer for nobody', () => {
  const { countdown, notified, unsubscribe } = startedCountdown();
  countdown.subscribe(() => {})();
  notified.length = 0;
  jest.advanceTimersByTime(2000);
  expect(notified).toEqual([29, 28]);

  unsubscribe();
  expect(jest.getTimerCount()).toBe(0);
  countdown.start();
  expect(jest.getTimerCount()).toBe(0);
});

it('a countdown is not stretched by a tab that sleeps', () => {
  const { countdown, notified } = startedCountdown();
  jest.advanceTimersByTime(1000);

  moveClock(20_000);
  expect(countdown.getSeconds()).toBe(9);
  jest.advanceTimersByTime(1000);

  expect(notified.at(-1)).toBe(8);
});

it('a countdown lasts 30 seconds although the clock is set back', () => {
  const { countdown } = startedCountdown();

  moveClock(-3_600_000);
  expect(countdown.getSeconds()).toBe(30);
  jest.advanceTimersByTime(31_000);

  expect(countdown.getSeconds()).toBe(0);
});

it.each([
  ['as long as a countdown goes on', 30_000, 30],
  ['longer, since the clock was set back, is forgotten', 30_001, 0],
  ['until nobody knows when is forgotten', Number.NaN, 0],
])('after a reload a wait that lasts %s', (_, ms, seconds) => {
  sessionStorage.setItem(DEADLINE_KEY, String(Date.now() + ms));

  expect(createCountdown().getSeconds()).toBe(seconds);
});

it('a countdown runs where storage is forbidden', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  }
  expect(createCountdown().getSeconds()).toBe(0);
  const { countdown } = startedCountdown();

  jest.advanceTimersByTime(5000);

  expect(countdown.getSeconds()).toBe(25);
});
