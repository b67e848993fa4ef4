/** @jest-environment jsdom */
import { createCountdown } from '@/lib/deletion/countdown-store';

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

it('a countdown has nothing left before the first start, and the full 30 seconds after each', () => {
  expect(createCountdown().getSeconds()).toBe(0);
  const { countdown } = startedCountdown();
  expect(countdown.getSeconds()).toBe(30);
  jest.advanceTimersByTime(20_000);

  countdown.start();

  expect(countdown.getSeconds()).toBe(30);
});

it('a countdown reports each second once, when it begins, down to 0, and leaves no timer', () => {
  const { notified } = startedCountdown();

  jest.advanceTimersByTime(999);
  expect(notified).toEqual([]);
  jest.advanceTimersByTime(29_001);

  expect(notified).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
  expect(jest.getTimerCount()).toBe(0);
});

it('a countdown leaves no timer when nobody listens any more, or yet', () => {
  const { countdown, unsubscribe } = startedCountdown();
  unsubscribe();
  expect(jest.getTimerCount()).toBe(0);

  countdown.start();

  expect(jest.getTimerCount()).toBe(0);
});

it('a countdown goes on for one listener when another leaves', () => {
  const { countdown, notified } = startedCountdown();
  countdown.subscribe(() => {})();

  notified.length = 0;
  jest.advanceTimersByTime(2000);

  expect(notified).toEqual([29, 28]);
});

it('a countdown runs where storage is forbidden', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(createCountdown().getSeconds()).toBe(0);
  const { countdown } = startedCountdown();

  jest.advanceTimersByTime(5000);

  expect(countdown.getSeconds()).toBe(25);
});

it.each([
  [20_000, 9],
  [3_600_000, 0],
])('a countdown is not stretched by a tab that sleeps for %d ms', (ms, seconds) => {
  const { countdown, notified } = startedCountdown();
  jest.advanceTimersByTime(1000);

  moveClock(ms);
  expect(countdown.getSeconds()).toBe(seconds);
  jest.advanceTimersByTime(1000);

  expect(notified.at(-1)).toBe(Math.max(seconds - 1, 0));
});

it('a countdown lasts 30 seconds although the clock is set back, and a reload forgets it', () => {
  const { countdown } = startedCountdown();

  moveClock(-3_600_000);
  expect(countdown.getSeconds()).toBe(30);
  expect(createCountdown().getSeconds()).toBe(0);
  jest.advanceTimersByTime(31_000);

  expect(countdown.getSeconds()).toBe(0);
});
