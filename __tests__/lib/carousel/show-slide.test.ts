import { showSlide } from '@/lib/carousel/show-slide';

/** Slides with two lazy pictures each. */
const lazySlides = (count: number) =>
  Array.from({ length: count }, () => {
    const slide = document.createElement('div');
    slide.innerHTML = '<p><img loading="lazy" alt=""></p><img loading="lazy" alt="">';
    return slide;
  });

/** Indices of the slides all of whose pictures load now; jsdom keeps only what was written. */
const loadingNow = (slides: readonly HTMLElement[]) =>
  slides.flatMap((slide, index) =>
    [...slide.querySelectorAll('img')].every(({ loading }) => loading === 'eager') ? index : [],
  );

it.each([
  ['and its neighbours', 5, 2, [1, 2, 3]],
  ['and, around the end, the last', 5, 0, [0, 1, 4]],
  ['and, around the end, the first', 5, 4, [0, 3, 4]],
  ['alone when there is no other', 1, 0, [0]],
  ['of none', 0, 0, []],
])('loads the pictures of a slide %s', (_, count, selected, expected) => {
  const slides = lazySlides(count);

  showSlide(slides, selected);

  expect(loadingNow(slides)).toEqual(expected);
});

it('only the slide that is shown last can be reached', () => {
  const slides = lazySlides(4);

  showSlide(slides, 1);
  showSlide(slides, 3);

  expect(slides.map(({ inert }) => inert)).toEqual([true, true, true, false]);
});
