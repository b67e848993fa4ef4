import { withFakeClock } from '../../support/fake-clock';
import { slideInView, whenAtRest } from '@/lib/carousel/strip-at-rest';

/** A strip of slides, each as wide as the strip itself. */
function stripOf(width: number, scrollLeft = 0) {
  const strip = document.createElement('div');
  strip.getBoundingClientRect = () => new DOMRect(0, 0, width, 100);
  strip.scrollLeft = scrollLeft;
  return strip;
}

/** Waits for a strip; `draw` has so many frames drawn and tells how often the strip has rested. */
function wait(strip: HTMLElement, isTouched = () => false) {
  const rested = jest.fn();
  const end = whenAtRest(strip, isTouched, rested);
  const draw = (frames: number, before = () => {}) => {
    for (let frame = 0; frame < frames; frame += 1) {
      before();
      jest.advanceTimersToNextFrame();
    }
    return rested.mock.calls.length;
  };
  return { draw, end };
}

withFakeClock();

it.each([
  [400, 0, 0],
  [400, 590, 1],
  [400, 610, 2],
  [327.5, 17 * 327.5, 17],
  [0, 100, 0],
])('a strip %d px wide that is scrolled by %d px shows the slide %d', (width, scrolled, slide) => {
  expect(slideInView(stripOf(width, scrolled))).toBe(slide);
});

it('a strip at a slide rests, once, when two frames find it at the same place', () => {
  const { draw } = wait(stripOf(400, 800));

  expect([draw(0), draw(1), draw(10)]).toEqual([0, 1, 1]);
});

it('a strip does not rest while a finger is on it', () => {
  let touched = true;
  const { draw } = wait(stripOf(400), () => touched);
  expect(draw(10)).toBe(0);

  touched = false;

  expect(draw(1)).toBe(1);
});

it('a strip does not rest while it moves', () => {
  const strip = stripOf(400);
  const { draw } = wait(strip);
  expect(draw(10, () => (strip.scrollLeft += 40))).toBe(0);

  expect(draw(1)).toBe(1);
});

it('a strip does not rest between two slides', () => {
  const strip = stripOf(400, 600);
  const { draw } = wait(strip);
  expect(draw(10)).toBe(0);

  expect(draw(2, () => (strip.scrollLeft = 800))).toBe(1);
});

it.each([
  ['as they are', (place: number) => place],
  ['rounded to whole pixels', Math.round],
])('slides of 327.5 px are places to rest at, %s', (_, seen) => {
  const waits = Array.from({ length: 18 }, (_slide, index) =>
    wait(stripOf(327.5, seen(index * 327.5))),
  );
  jest.advanceTimersToNextFrame();

  expect(waits.map(({ draw }) => draw(0))).toEqual(waits.map(() => 1));
});

it('a strip that is not laid out rests', () => {
  expect(wait(stripOf(0)).draw(1)).toBe(1);
});

it('nobody is told once the wait is ended', () => {
  const { draw, end } = wait(stripOf(400));
  end();

  expect([draw(10), jest.getTimerCount()]).toEqual([0, 0]);
});
