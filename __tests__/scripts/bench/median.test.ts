/** @jest-environment node */
import { median } from '@/scripts/bench/median';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});
