/** @jest-environment jsdom */
import { createCountdown } from '@/lib/deletion/countdown-store';
import { DEADLINE_KEY } from '@/lib/deletion/deadline-storage';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

/** Starts a countdown. @returns the countdown, and the seconds that it has reported to its listener */
function startCountdown() {
  const countdown = createCountdown();
  const reported: number[] = [];
  const unsubscribe = countdown.subscribe(() => reported.push(countdown.getSeconds()));
  countdown.start();
  reported.length = 0;
  return { countdown, reported, unsubscribe };
}

it('a countdown reports every second from 29 to 0 once and then stops its timer', () => {
  const { countdown, reported } = startCountdown();
  jest.advanceTimersByTime(999);
  expect([reported, countdown.getSeconds()]).toEqual([[], 30]);

  jest.advanceTimersByTime(29_001);
  expect(reported).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
  expect(jest.getTimerCount()).toBe(0);
});

it('a countdown stops its timer when its last listener has unsubscribed', () => {
  const { countdown, reported, unsubscribe } = startCountdown();
  countdown.subscribe(() => {})();
  reported.length = 0;
  jest.advanceTimersByTime(2000);
  expect(reported).toEqual([29, 28]);

  unsubscribe();
  expect(jest.getTimerCount()).toBe(0);
  countdown.start();
  expect(jest.getTimerCount()).toBe(0);
});

it('a countdown lasts 30 seconds even if the clock is set back', () => {
  const { countdown } = startCountdown();
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(countdown.getSeconds()).toBe(30);
  jest.advanceTimersByTime(31_000);

  expect(countdown.getSeconds()).toBe(0);
});

// e2e/visitor/deletion-wait.spec.ts tests that a countdown continues after a reload.
it('a stored end time more than 30 s ahead is ignored', () => {
  sessionStorage.setItem(DEADLINE_KEY, String(Date.now() + 30_001));

  expect(createCountdown().getSeconds()).toBe(0);
});

it('a countdown runs even if the browser refuses access to its storage', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  }
  const { countdown } = startCountdown();
  jest.advanceTimersByTime(5000);

  expect(countdown.getSeconds()).toBe(25);
});
