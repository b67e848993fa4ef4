import { drag } from '../../support/drag';
import { withFakeClock } from '../../support/fake-clock';
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { fixedTime } from '@/lib/carousel/fixed-time';

/** One painted frame of the fake clock, in milliseconds. */
const FRAME_MS = 16;

const linear = (time: number) => time;

/** A strip whose steps take 20 frames; `slides` is how many it has moved on. */
function start(ease = linear, frames = 20) {
  const plugin = fixedTime(frames * FRAME_MS, ease);
  const { api, root, moved } = startStrip(8, [plugin]);
  return { api, root, plugin, slides: () => moved() / SLIDE_WIDTH };
}

/** Lets the carousel paint; the time of a step runs from its first frame. */
const paint = (frames: number) => jest.advanceTimersByTime(frames * FRAME_MS);

withFakeClock();

it.each([
  ['half done at half of its time', 1, 10, linear, 0.5],
  ['not done just before its time', 1, 19, linear, 0.95],
  ['done at its time', 1, 20, linear, 1],
  ['done at its time over three slides, too', 3, 20, linear, 3],
  ['where the timing function says', 1, 10, (time: number) => time ** 2, 0.25],
])('a step is %s', (_, index, frames, ease, way) => {
  const { api, slides } = start(ease);

  api.scrollTo(index);
  paint(1 + frames);

  expect(slides()).toBeCloseTo(way, 4);
});

it('a new step on the way starts its time anew from the place reached', () => {
  const { api, slides } = start();
  api.scrollNext();
  paint(1 + 10);

  api.scrollNext();
  paint(1 + 10);

  expect(slides()).toBeCloseTo(1.25, 2);
});

it('a jump takes no time', () => {
  const { api, slides } = start();

  api.scrollTo(1, true);
  paint(1);

  expect(slides()).toBe(1);
});

it('a drag keeps the time that Embla gives it', () => {
  const { api, root, slides } = start(linear, 1000);
  api.scrollTo(1, true);
  paint(1);

  drag(root, -0.7 * SLIDE_WIDTH, 0.4);
  paint(100);

  expect(slides()).toBeCloseTo(2, 2);
});

it('a destroyed carousel gives the engine its own movement back', () => {
  const { api, plugin } = start();
  const { scrollBody } = api.internalEngine();
  const replaced = scrollBody.settled;

  plugin.destroy();

  expect(scrollBody.settled).not.toBe(replaced);
});
