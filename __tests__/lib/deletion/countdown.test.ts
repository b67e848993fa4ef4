/** @jest-environment jsdom */
import { formatTime, secondsLeft } from '@/lib/deletion/countdown';
import { DEADLINE_KEY, loadDeadline } from '@/lib/deletion/deadline-storage';

const NOW = 1_700_000_000_000;

it.each([
  [86_400_000, 30],
  [29_001, 30],
  [29_000, 29],
  [1, 1],
  [0, 0],
  [-86_400_000, 0],
])('%d ms before the deadline %d seconds are left', (ms, seconds) => {
  expect(secondsLeft(NOW + ms, NOW)).toBe(seconds);
});

it.each([
  [9, '00:09'],
  [60, '01:00'],
  [754, '12:34'],
])('%d seconds are written %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});

it.each([
  ['as long as a countdown lasts', NOW + 30_000, NOW + 30_000],
  ['longer, since the clock was set back', NOW + 30_001, 0],
  ['until nobody knows when', 'soon', 0],
])('a stored wait that lasts %s', (_, stored, deadline) => {
  sessionStorage.setItem(DEADLINE_KEY, String(stored));

  expect(loadDeadline(NOW)).toBe(deadline);
});
