/** @jest-environment node */
import { createPointerSpeed } from '@/lib/carousel/pointer-speed';

/** Speed at a moment after a drag, which is given as the place in pixels at each millisecond. */
function speedAt(
  time: number,
  drag: Readonly<Record<number, number>>,
  speed = createPointerSpeed(),
) {
  Object.entries(drag).forEach(([at, position], index) =>
    speed[index === 0 ? 'reset' : 'add']({ time: Number(at), position }),
  );
  return speed.at(time);
}

it.each([
  ['moves to the right', 50, { 0: 0, 50: 30 }, 0.6],
  ['moves to the left', 50, { 0: 30, 50: 0 }, -0.6],
  ['moves there and back', 80, { 0: 10, 40: 90, 80: 10 }, 0],
  ['moves until some time before the release', 100, { 0: 0, 50: 50 }, 0.5],
  ['is slower in its last 100 ms', 300, { 0: 0, 200: 200, 250: 205, 300: 210 }, 0.1],
  ['moves within a millisecond, as if in one', 0.5, { 0: 0, 0.5: 8 }, 8],
  ['has not moved', 20, { 0: 100 }, 0],
  ['rests for longer than 100 ms before the release', 300, { 0: 0, 50: 100 }, 0],
  ['has never come', 0, {}, 0],
])('the speed of a pointer that %s', (_, time, drag, expected) => {
  expect(speedAt(time, drag)).toBeCloseTo(expected, 5);
});

it('a new drag forgets the one before', () => {
  const speed = createPointerSpeed();
  speedAt(10, { 0: 0, 10: 100 }, speed);

  expect(speedAt(30, { 20: 100, 30: 90 }, speed)).toBeCloseTo(-1, 5);
});
