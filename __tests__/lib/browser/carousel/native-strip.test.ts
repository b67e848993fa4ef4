/** @jest-environment jsdom */
import {
  loadPicturesAhead,
  slideInView,
  watchEndKeys,
  whenAtRest,
} from '@/lib/browser/carousel/native-strip';
import { showSlide } from '@/lib/browser/carousel/show-slide';

loadPicturesAhead();
watchEndKeys();

/** Waits until a strip is at rest. `restsAfter` draws frames and returns how many times rest has been reported. */
function waitFor(width: number, scrollLeft: number) {
  jest.useFakeTimers();
  const strip = document.createElement('div');
  strip.dataset.island = 'carousel';
  strip.getBoundingClientRect = () => new DOMRect(0, 0, width, 100);
  strip.scrollLeft = scrollLeft;
  const rested = jest.fn();
  whenAtRest(strip, rested);
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
  [17, 'at once at a fractional place', 327.5, Math.round(17 * 327.5), 0, 1],
  [0, 'at once without layout', 0, 0, 0, 1],
  [0, 'after 2 s where it never rests exactly', 400, 150, 100, 30],
])('a strip rests once, at slide %d, %s', (slide, _, width, scrolled, before, frames) => {
  const { strip, restsAfter } = waitFor(width, scrolled);

  expect(slideInView(strip)).toBe(slide);
  expect([restsAfter(before), restsAfter(frames), restsAfter(10)]).toEqual([0, 1, 1]);
});

it('a strip is not considered at rest while it moves, is between two slides or is touched', () => {
  const { strip, restsAfter } = waitFor(400, 0);
  expect(restsAfter(10, () => (strip.scrollLeft += 40))).toBe(0);
  strip.scrollLeft = 590;
  expect([restsAfter(10), slideInView(strip)]).toEqual([0, 1]);
  strip.dataset.intent = 'finger';
  strip.scrollLeft = 800;
  expect(restsAfter(10)).toBe(0);

  strip.dataset.intent = 'touch';
  expect(restsAfter(1)).toBe(1);
});

it.each([
  ['Home', '', true, {}, ''],
  ['End', '', true, {}, ''],
  ['End', ' with Ctrl', false, { ctrlKey: true }, ''],
  ['End', ' in a carousel that is ready', false, {}, 'data-state="ready"'],
])('%s%s scrolls the native strip, and not the page: %s', (key, _, scrolls, more, state) => {
  document.body.innerHTML = `<div data-island ${state}><p data-strip><a></a></p></div>`;
  const scrollTo = jest.fn();
  document.querySelector('p')!.scrollTo = scrollTo;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.querySelector('a')!.dispatchEvent(event);

  const calls = scrolls ? [[{ left: key === 'Home' ? 0 : 1e6 }]] : [];
  expect([scrollTo.mock.calls, event.defaultPrevented]).toEqual([calls, scrolls]);
});

const unchanged = `1 of 5${', lazy null'.repeat(5)}`;
const shown = 'Group · 3 of 5, lazy false, eager false, eager true, eager false, lazy false';

it.each([
  ['the native strip', shown],
  ['a carousel that is ready', unchanged, 'data-state="ready"'],
  ['a part of a slide', unchanged, '', 'small'],
])('after a scroll of %s, it looks so: %s', (_, look, state = '', part = '[data-strip]') => {
  const dots = '<button data-dot></button>'.repeat(5);
  const slides = [1, 2, 3, 4, 5].map(
    (number) => `<div data-slide><img><small data-place>Group · ${number} of 5</small></div>`,
  );
  const place = '<p data-shown>1 of 5</p>';
  document.body.innerHTML = `<div data-island ${state}><div data-strip>${slides.join('')}</div>${dots}${place}</div>`;
  const scroller = document.querySelector(part)!;
  Object.defineProperty(scroller, 'clientWidth', { value: 300 });
  scroller.scrollLeft = 580;
  scroller.dispatchEvent(new Event('scroll'));

  const looks = [...document.querySelectorAll('button')].map((dot, index) => {
    // jsdom does not implement `loading`, so the property exists only if the code has set it.
    const { loading = 'lazy' } = document.images[index] as Partial<HTMLImageElement>;
    return `${loading} ${dot.getAttribute('aria-current')}`;
  });
  expect([document.querySelector('p')!.textContent, ...looks].join(', ')).toBe(look);
});

it('showing the last slide hides the others, and loads the pictures of the slides beside it', () => {
  document.body.innerHTML = '<div><p><img></p><img></div>'.repeat(5);
  const slides = [...document.querySelectorAll('div')];

  showSlide(slides, 4);

  expect(slides.filter(({ ariaHidden }) => ariaHidden !== 'true')).toEqual([slides[4]]);
  const isLoading = (slide: HTMLElement) =>
    [...slide.querySelectorAll('img')].every(({ loading }) => loading === 'eager');
  expect(slides.filter(isLoading)).toEqual([slides[0], slides[3], slides[4]]);
});
