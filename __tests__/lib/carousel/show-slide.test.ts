/** @jest-environment jsdom */
import { showSlide } from '@/lib/carousel/show-slide';

it.each([
  [4, [0, 3, 4]],
  [0, [0, 1, 4]],
])('showing slide %d hides the other slides and loads slides %j', (selected, expected) => {
  document.body.innerHTML = '<div><p><img></p><img></div>'.repeat(5);
  const slides = [...document.querySelectorAll('div')];

  showSlide(slides, selected);

  expect(slides.filter(({ ariaHidden }) => ariaHidden !== 'true')).toEqual([slides[selected]]);
  // This reads the property, because jsdom does not reflect `loading` in an attribute.
  const isLoading = (slide: HTMLElement) =>
    [...slide.querySelectorAll('img')].every(({ loading }) => loading === 'eager');
  expect(slides.filter(isLoading)).toEqual(expected.map((index) => slides[index]));
});
