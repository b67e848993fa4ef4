/** @jest-environment node */
import { cubicBezier } from '@/lib/carousel/cubic-bezier';
import { stepEasing } from '@/lib/carousel/timing';

const ease = cubicBezier(0.25, 0.1, 0.25, 1);
const straight = cubicBezier(1 / 3, 1 / 3, 2 / 3, 2 / 3);

/** Shares of the way at shares of the time, as CSS has them. */
it.each<[string, (time: number) => number, Record<number, number>]>([
  ['the step of the carousel', stepEasing, { 0.1: 0.304, 0.25: 0.578, 0.5: 0.839, 0.9: 0.995 }],
  ['«ease» of CSS', ease, { 0.25: 0.409, 0.5: 0.802, 0.75: 0.96 }],
  ['a straight curve', straight, { 0.2: 0.2, 0.5: 0.5, 0.8: 0.8 }],
  ['any curve at its ends and outside', stepEasing, { 0: 0, 1: 1, '-0.5': 0, 1.5: 1 }],
])('%s', (_, curve, points) => {
  for (const [time, way] of Object.entries(points)) expect(curve(Number(time))).toBeCloseTo(way, 3);
});

it('never goes back', () => {
  const way = Array.from({ length: 1001 }, (_, index) => stepEasing(index / 1000));

  expect(way).toEqual(way.toSorted((a, b) => a - b));
});
