/** @jest-environment jsdom */
import { slideInView, whenAtRest } from '@/lib/carousel/scroll-strip';

/** Waits until a strip is at rest. `restsAfter` draws frames and returns how many times rest has been reported. */
function waitFor(width: number, scrollLeft: number, isFingerOn = () => false) {
  jest.useFakeTimers();
  const strip = document.createElement('div');
  strip.getBoundingClientRect = () => new DOMRect(0, 0, width, 100);
  strip.scrollLeft = scrollLeft;
  const rested = jest.fn();
  whenAtRest(strip, isFingerOn, rested);
  const restsAfter = (frames: number, before = () => {}) => {
    for (let frame = 0; frame < frames; frame += 1) {
      before();
      jest.advanceTimersToNextFrame();
    }
    return rested.mock.calls.length;
  };
  return { strip, restsAfter };
}

it.each([
  [327.5, Math.round(17 * 327.5), 17],
  [0, 0, 0],
])('a strip %d px wide and scrolled to %d px rests at slide %d', (width, scrolled, slide) => {
  const { strip, restsAfter } = waitFor(width, scrolled);

  expect(slideInView(strip)).toBe(slide);
  expect([restsAfter(0), restsAfter(1), restsAfter(10)]).toEqual([0, 1, 1]);
});

it('a strip that never rests exactly at a slide counts as at rest after 2 s', () => {
  const { restsAfter } = waitFor(400, 150);

  expect(restsAfter(100)).toBe(0);
  expect(restsAfter(30)).toBe(1);
});

it('a strip is not considered at rest while it moves, is between two slides or is touched', () => {
  let fingerIsOn = false;
  const { strip, restsAfter } = waitFor(400, 0, () => fingerIsOn);
  expect(restsAfter(10, () => (strip.scrollLeft += 40))).toBe(0);
  strip.scrollLeft = 590;
  expect([restsAfter(10), slideInView(strip)]).toEqual([0, 1]);
  fingerIsOn = true;
  strip.scrollLeft = 800;
  expect(restsAfter(10)).toBe(0);

  fingerIsOn = false;
  expect(restsAfter(1)).toBe(1);
});
