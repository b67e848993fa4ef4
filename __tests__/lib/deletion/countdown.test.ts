/** @jest-environment node */
import { countdownDeadline, formatTime, secondsLeft } from '@/lib/deletion/countdown';

const NOW = 1_700_000_000_000;

it('a countdown lasts 30 seconds', () => {
  expect(countdownDeadline(NOW) - NOW).toBe(30_000);
});

it.each([
  [30_000, 30],
  [29_999, 30],
  [29_001, 30],
  [29_000, 29],
  [1001, 2],
  [1000, 1],
  [1, 1],
  [0, 0],
  [-1, 0],
  [-86_400_000, 0],
  [30_001, 30],
  [86_400_000, 30],
])('%d ms before the deadline %d seconds are left', (ms, seconds) => {
  expect(secondsLeft(NOW + ms, NOW)).toBe(seconds);
});

it.each([
  [30, '00:30'],
  [9, '00:09'],
  [0, '00:00'],
  [60, '01:00'],
  [180, '03:00'],
  [754, '12:34'],
])('%d seconds are written %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
