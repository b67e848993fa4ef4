/** @jest-environment jsdom */
import { formatTime, secondsLeft } from '@/lib/deletion/countdown';
import { DEADLINE_KEY, loadDeadline } from '@/lib/deletion/deadline-storage';

const NOW = 1_700_000_000_000;

it('a second counts until it is over', () => {
  expect([29_001, 29_000, 1].map((ms) => secondsLeft(NOW + ms, NOW))).toEqual([30, 29, 1]);
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
