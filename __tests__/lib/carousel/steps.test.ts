/** @jest-environment jsdom */
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { easedStep } from '@/lib/carousel/eased-step';
import { dependencies } from '@/package.json';

/*
 * Fails at every update of Embla, on purpose. Then read the release's changes of ScrollBody,
 * ScrollTo and DragHandler, try a step, a drag and a flick in a browser, and put the new version
 * here and into the comments of eased-step.ts, flick.ts and percent-translate.ts, which use its engine.
 */
it.each(['embla-carousel', 'embla-carousel-autoplay', 'embla-carousel-react'] as const)(
  '%s is pinned to the version whose engine the plug-ins know',
  (name) => {
    expect(dependencies[name]).toBe('8.6.0');
  },
);

/** One painted frame of the fake clock, in milliseconds. */
const FRAME_MS = 16;

/** A strip whose steps take 20 frames; `slides` is how many it has moved on. */
function start() {
  const { api, moved } = startStrip(8, [easedStep(20 * FRAME_MS, (time) => time ** 2)]);
  return { api, slides: () => moved() / SLIDE_WIDTH };
}

/** Lets the carousel paint; the time of a step runs from its first frame. */
const paint = (frames: number) => jest.advanceTimersByTime(frames * FRAME_MS);

beforeEach(() => void jest.useFakeTimers());

it('a new step on the way starts its time anew from the place reached', () => {
  const { api, slides } = start();
  api.scrollNext();
  paint(1 + 10);
  api.scrollNext();
  paint(1 + 10);

  expect(slides()).toBeCloseTo(0.25 + 1.75 * 0.25, 2);
});

it('a jump takes no time', () => {
  const { api, slides } = start();
  api.scrollTo(1, true);
  paint(1);

  expect(slides()).toBe(1);
});
