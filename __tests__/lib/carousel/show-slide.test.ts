import { reflectAttributes } from '../../support/reflected-attributes';
import { showSlide } from '@/lib/carousel/show-slide';

/** Slides with one lazy picture each, as numbered from 0. */
const lazySlides = (count: number) =>
  Array.from({ length: count }, () => {
    const slide = document.createElement('div');
    slide.innerHTML = '<p><img loading="lazy" alt=""></p>';
    return slide;
  });

/** Numbers of the slides that can be reached. */
const reachable = (slides: readonly HTMLElement[]) =>
  slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index]));

/** Numbers of the slides whose pictures load now. */
const loadingNow = (slides: readonly HTMLElement[]) =>
  slides.flatMap((slide, index) => (slide.querySelector('img[loading=eager]') ? [index] : []));

beforeAll(reflectAttributes);

it.each([
  ['and its neighbours', 5, 2, [1, 2, 3]],
  ['and, around the end, the last', 5, 0, [0, 1, 4]],
  ['and, around the end, the first', 5, 4, [0, 3, 4]],
  ['alone when there is no other', 1, 0, [0]],
])('loads the pictures of a slide %s', (_, count, selected, expected) => {
  const slides = lazySlides(count);

  showSlide(slides, selected);

  expect(loadingNow(slides)).toEqual(expected);
});

it('loads every picture of a slide', () => {
  const slide = document.createElement('div');
  slide.innerHTML = '<img loading="lazy" alt=""><img loading="lazy" alt="">';

  showSlide([slide], 0);

  expect(slide.querySelectorAll('img[loading=eager]')).toHaveLength(2);
});

it('only the slide that is shown last can be reached', () => {
  const slides = lazySlides(4);

  showSlide(slides, 1);
  showSlide(slides, 3);

  expect(reachable(slides)).toEqual([3]);
});

it('does nothing without slides', () => {
  expect(() => showSlide([], 0)).not.toThrow();
});
