/** @jest-environment jsdom */
import { slideInView, whenAtRest } from '@/lib/carousel/scroll-strip';
import { showSlide } from '@/lib/carousel/show-slide';

it.each([
  [2, [1, 2, 3]],
  [4, [0, 3, 4]],
  [0, [0, 1, 4]],
])('the slide %d alone can be reached, and the pictures of %j load', (selected, expected) => {
  const slides = Array.from({ length: 5 }, (_, index) => {
    const slide = document.createElement('div');
    slide.inert = index !== 1;
    slide.innerHTML = '<p><img alt=""></p><img alt="">';
    return slide;
  });

  showSlide(slides, selected);

  expect(slides.filter(({ inert }) => !inert)).toEqual([slides[selected]]);
  // A property: jsdom does not know it, and has no attribute for it.
  const isLoading = (slide: HTMLElement) =>
    [...slide.querySelectorAll('img')].every(({ loading }) => loading === 'eager');
  expect([...slides.keys()].filter((index) => isLoading(slides[index]!))).toEqual(expected);
});

/** A strip of slides, each as wide as the strip itself. */
function stripOf(width: number, scrollLeft = 0) {
  const strip = document.createElement('div');
  strip.getBoundingClientRect = () => new DOMRect(0, 0, width, 100);
  strip.scrollLeft = scrollLeft;
  return strip;
}

/** Waits for a strip; `draw` has so many frames drawn and tells how often the strip has rested. */
function wait(strip: HTMLElement, isFingerOn = () => false) {
  const rested = jest.fn();
  const end = whenAtRest(strip, isFingerOn, rested);
  const draw = (frames: number, before = () => {}) => {
    for (let frame = 0; frame < frames; frame += 1) {
      before();
      jest.advanceTimersToNextFrame();
    }
    return rested.mock.calls.length;
  };
  return { draw, end };
}

beforeEach(() => void jest.useFakeTimers());

it.each([
  [400, 800, 2],
  [327.5, 17 * 327.5, 17],
  [327.5, Math.round(17 * 327.5), 17],
  [0, 0, 0],
])(
  'a strip %d px wide at %d px shows the slide %d and rests, once, when two frames find it there',
  (width, scrolled, slide) => {
    const strip = stripOf(width, scrolled);
    expect(slideInView(strip)).toBe(slide);
    const { draw } = wait(strip);

    expect([draw(0), draw(1), draw(10)]).toEqual([0, 1, 1]);
  },
);

it('a strip does not rest while it moves, between two slides, nor while a finger is on it', () => {
  const strip = stripOf(400);
  let fingerIsOn = false;
  const { draw } = wait(strip, () => fingerIsOn);
  expect(draw(10, () => (strip.scrollLeft += 40))).toBe(0);
  strip.scrollLeft = 590;
  expect([draw(10), slideInView(strip)]).toEqual([0, 1]);
  fingerIsOn = true;
  strip.scrollLeft = 800;
  expect(draw(10)).toBe(0);

  fingerIsOn = false;
  expect(draw(1)).toBe(1);
});

it('a wait that was ended reports nothing', () => {
  const { draw, end } = wait(stripOf(400));
  end();

  expect([draw(10), jest.getTimerCount()]).toEqual([0, 0]);
});
