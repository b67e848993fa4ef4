/** @jest-environment node */
import { cubicBezier } from '@/lib/carousel/cubic-bezier';
import { stepEasing } from '@/lib/carousel/timing';

it.each([
  [0.1, 0.304],
  [0.25, 0.578],
  [0.5, 0.839],
  [0.75, 0.964],
  [0.9, 0.995],
])('the step of the carousel is at time %d at %d of its way', (time, way) => {
  expect(stepEasing(time)).toBeCloseTo(way, 3);
});

it.each([
  [0.25, 0.409],
  [0.5, 0.802],
  [0.75, 0.96],
])('«ease» of CSS is at time %d at %d of its way', (time, way) => {
  expect(cubicBezier(0.25, 0.1, 0.25, 1)(time)).toBeCloseTo(way, 3);
});

it.each([0, 0.2, 0.5, 0.8, 1])('a straight curve is at time %d where the time is', (time) => {
  expect(cubicBezier(1 / 3, 1 / 3, 2 / 3, 2 / 3)(time)).toBeCloseTo(time, 5);
});

it.each([
  [0, 0],
  [1, 1],
  [-0.5, 0],
  [1.5, 1],
])('time %d is exactly %d', (time, way) => {
  expect(stepEasing(time)).toBe(way);
});

it('never goes back', () => {
  const way = Array.from({ length: 1001 }, (_, index) => stepEasing(index / 1000));

  expect(way).toEqual(way.toSorted((a, b) => a - b));
});
