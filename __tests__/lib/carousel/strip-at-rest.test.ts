import { withFakeClock } from '../../support/fake-clock';
import { slideInView, whenAtRest } from '@/lib/carousel/strip-at-rest';

/** A strip of slides, each as wide as the strip itself. */
function stripOf(width: number, scrollLeft = 0) {
  const strip = document.createElement('div');
  strip.getBoundingClientRect = () => new DOMRect(0, 0, width, 100);
  strip.scrollLeft = scrollLeft;
  return strip;
}

/** Lets so many frames be drawn, before each of which something happens. */
function draw(frames: number, before = () => {}) {
  for (let frame = 0; frame < frames; frame += 1) {
    before();
    jest.advanceTimersToNextFrame();
  }
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

it('a strip at a slide rests when two frames find it at the same place', () => {
  const rested = jest.fn();
  whenAtRest(stripOf(400, 800), () => false, rested);
  expect(rested).not.toHaveBeenCalled();

  draw(1);

  expect(rested).toHaveBeenCalledTimes(1);
});

it('that is told once', () => {
  const rested = jest.fn();
  whenAtRest(stripOf(400), () => false, rested);
  draw(10);

  expect(rested).toHaveBeenCalledTimes(1);
});

it('a strip does not rest while a finger is on it', () => {
  let touched = true;
  const rested = jest.fn();
  whenAtRest(stripOf(400), () => touched, rested);
  draw(10);
  expect(rested).not.toHaveBeenCalled();

  touched = false;
  draw(1);

  expect(rested).toHaveBeenCalledTimes(1);
});

it('a strip does not rest while it moves', () => {
  const strip = stripOf(400);
  const rested = jest.fn();
  whenAtRest(strip, () => false, rested);
  draw(10, () => (strip.scrollLeft += 40));
  expect([strip.scrollLeft, rested.mock.calls]).toEqual([400, []]);

  draw(1);

  expect(rested).toHaveBeenCalledTimes(1);
});

it('a strip does not rest between two slides', () => {
  const strip = stripOf(400, 600);
  const rested = jest.fn();
  whenAtRest(strip, () => false, rested);
  draw(10);
  expect(rested).not.toHaveBeenCalled();

  draw(2, () => (strip.scrollLeft = 800));

  expect(rested).toHaveBeenCalledTimes(1);
});

it.each([
  ['as they are', (place: number) => place],
  ['rounded to whole pixels', Math.round],
])('slides of 327.5 px are places to rest at, %s', (_, seen) => {
  const places = Array.from({ length: 18 }, (_slide, index) => seen(index * 327.5));
  const rested = jest.fn();
  for (const place of places) whenAtRest(stripOf(327.5, place), () => false, rested);
  draw(1);

  expect(rested).toHaveBeenCalledTimes(places.length);
});

it('a strip that is not laid out rests', () => {
  const rested = jest.fn();
  whenAtRest(stripOf(0), () => false, rested);
  draw(1);

  expect(rested).toHaveBeenCalledTimes(1);
});

it('nobody is told once the wait is ended', () => {
  const rested = jest.fn();
  const end = whenAtRest(stripOf(400), () => false, rested);
  end();
  draw(10);

  expect([rested.mock.calls, jest.getTimerCount()]).toEqual([[], 0]);
});
