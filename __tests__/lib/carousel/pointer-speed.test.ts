/** @jest-environment node */
import { createPointerSpeed } from '@/lib/carousel/pointer-speed';

/** Speed at a moment after samples of [time in ms, position in px]. */
function speedAt(time: number, samples: readonly (readonly [number, number])[]) {
  const speed = createPointerSpeed();
  const [first = [0, 0], ...others] = samples;
  speed.reset({ time: first[0], position: first[1] });
  others.forEach(([at, position]) => speed.add({ time: at, position }));
  return speed.at(time);
}

it.each([
  [
    'to the right',
    50,
    [
      [0, 0],
      [50, 30],
    ],
    0.6,
  ],
  [
    'to the left',
    50,
    [
      [0, 30],
      [50, 0],
    ],
    -0.6,
  ],
  [
    'there and back',
    80,
    [
      [0, 10],
      [40, 90],
      [80, 10],
    ],
    0,
  ],
  [
    'over the time to the release',
    100,
    [
      [0, 0],
      [50, 50],
    ],
    0.5,
  ],
  [
    'by the last 100 ms only',
    300,
    [
      [0, 0],
      [200, 200],
      [250, 205],
      [300, 210],
    ],
    0.1,
  ],
  [
    'within one millisecond as if it took one',
    0,
    [
      [0, 0],
      [0, 8],
    ],
    8,
  ],
] as const)('a pointer that moves %s', (_, time, samples, expected) => {
  expect(speedAt(time, samples)).toBeCloseTo(expected, 5);
});

it('a pointer that has not moved is at rest', () => {
  expect(speedAt(20, [[0, 100]])).toBe(0);
});

it('a pointer that rests before the release is at rest', () => {
  expect(
    speedAt(300, [
      [0, 0],
      [50, 100],
    ]),
  ).toBe(0);
});

it('nothing is measured before the first touch', () => {
  expect(createPointerSpeed().at(0)).toBe(0);
});

it('a new drag forgets the one before', () => {
  const speed = createPointerSpeed();
  speed.reset({ time: 0, position: 0 });
  speed.add({ time: 10, position: 100 });

  speed.reset({ time: 20, position: 100 });
  speed.add({ time: 30, position: 90 });

  expect(speed.at(30)).toBeCloseTo(-1, 5);
});
