/** @jest-environment jsdom */
import { createCountdown } from '@/lib/deletion/countdown-store';
import { DEADLINE_KEY } from '@/lib/deletion/deadline-storage';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

/** Starts a countdown. @returns the countdown, and the seconds that it has reported to its listener */
function startedCountdown() {
  const countdown = createCountdown();
  const notified: number[] = [];
  const unsubscribe = countdown.subscribe(() => notified.push(countdown.getSeconds()));
  countdown.start();
  notified.length = 0;
  return { countdown, notified, unsubscribe };
}

it('a countdown reports every second from 29 to 0 once and then leaves no timer running', () => {
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

it('a countdown still reports to one listener after another has unsubscribed, and runs no timer without listeners', () => {
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

it('a countdown lasts 30 seconds even if the clock is set back', () => {
  const { countdown } = startedCountdown();

  jest.setSystemTime(Date.now() - 3_600_000);
  expect(countdown.getSeconds()).toBe(30);
  jest.advanceTimersByTime(31_000);

  expect(countdown.getSeconds()).toBe(0);
});

it.each([
  ['30 s ahead leaves 30 s', 30_000, 30],
  ['more than 30 s ahead is ignored', 30_001, 0],
])('after a reload, a stored end time %s', (_, ms, seconds) => {
  sessionStorage.setItem(DEADLINE_KEY, String(Date.now() + ms));

  expect(createCountdown().getSeconds()).toBe(seconds);
});

it('a countdown runs even if the browser refuses access to its storage', () => {
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
