import { drag } from '../../support/drag';
import { withFakeClock } from '../../support/fake-clock';
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { fixedTime } from '@/lib/carousel/fixed-time';

/** One painted frame of the fake clock, in milliseconds. */
const FRAME_MS = 16;

/** A strip whose steps take 320 ms, with the way in proportion to the time. */
const startLinear = () => startStrip(4, [fixedTime(20 * FRAME_MS, (time) => time)]);

/** Lets the carousel paint; the time of a step runs from its first frame. */
const paint = (frames: number) => jest.advanceTimersByTime(frames * FRAME_MS);

withFakeClock();

it('a step is half done at half of its time', () => {
  const { api, moved } = startLinear();

  api.scrollNext();
  paint(1 + 10);

  expect(moved()).toBeCloseTo(SLIDE_WIDTH / 2, 0);
});

it('a step is done at its time and not before', () => {
  const { api, moved } = startLinear();

  api.scrollNext();
  paint(20);
  const justBefore = moved();
  paint(1);

  expect([justBefore, moved()]).toEqual([SLIDE_WIDTH * 0.95, SLIDE_WIDTH]);
});

it('three slides take the time of one', () => {
  const { api, moved } = startStrip(8, [fixedTime(20 * FRAME_MS, (time) => time)]);

  api.scrollTo(3);
  paint(1 + 20);

  expect(moved()).toBe(3 * SLIDE_WIDTH);
});

it('the way follows the timing function', () => {
  const { api, moved } = startStrip(4, [fixedTime(20 * FRAME_MS, (time) => time ** 2)]);

  api.scrollNext();
  paint(1 + 10);

  expect(moved()).toBeCloseTo(SLIDE_WIDTH / 4, 0);
});

it('a new step on the way starts its time anew from the place reached', () => {
  const { api, moved } = startLinear();
  api.scrollNext();
  paint(1 + 10);

  api.scrollNext();
  paint(1 + 10);

  expect(moved()).toBeCloseTo(SLIDE_WIDTH * 1.25, 0);
});

it('a jump takes no time', () => {
  const { api, moved } = startLinear();

  api.scrollTo(1, true);
  paint(1);

  expect(moved()).toBe(SLIDE_WIDTH);
});

it('a drag keeps the time that Embla gives it', () => {
  const { api, root, moved } = startStrip(4, [fixedTime(1000 * FRAME_MS, (time) => time)]);
  api.scrollTo(1, true);
  paint(1);

  drag(root, -0.7 * SLIDE_WIDTH, 0.4);
  paint(100);

  expect(moved()).toBeCloseTo(2 * SLIDE_WIDTH, 0);
});

it('a destroyed carousel gives the engine its own movement back', () => {
  const plugin = fixedTime(20 * FRAME_MS, (time) => time);
  const { api } = startStrip(4, [plugin]);
  const { scrollBody } = api.internalEngine();
  const replaced = scrollBody.settled;

  plugin.destroy();

  expect(scrollBody.settled).not.toBe(replaced);
});
