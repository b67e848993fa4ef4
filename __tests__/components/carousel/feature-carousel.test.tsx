import { act, screen } from '@testing-library/react';
import {
  carousel,
  currentDots,
  openCarousel,
  reachableSlides,
  slideGroups,
} from '../../support/carousel';
import { withFakeClock } from '../../support/fake-clock';
import { plainSpaces, words } from '../../support/words';

withFakeClock();

it('is a region that says what it is', () => {
  openCarousel();

  expect(carousel()).toHaveAttribute('aria-roledescription', 'карусель');
});

it('every slide says what it is and which', () => {
  openCarousel({ slides: 3 });

  const told = slideGroups().map((slide) => [
    slide.getAttribute('aria-roledescription'),
    plainSpaces(slide.getAttribute('aria-label')),
  ]);
  expect(told).toEqual([
    ['слайд', '1 из 3'],
    ['слайд', '2 из 3'],
    ['слайд', '3 из 3'],
  ]);
});

it('the slides that are not seen are inert once the carousel runs', () => {
  openCarousel({ slides: 4 });

  expect(reachableSlides()).toEqual(['1 из 4']);
});

it.each(['Предыдущий слайд', 'Следующий слайд'])('has the button «%s»', (name) => {
  openCarousel();

  expect(screen.getByRole('button', { name: words(name) })).toHaveAttribute('type', 'button');
});

it('has a dot for each of the 19 slides, in their order', () => {
  openCarousel();

  const dots = screen.getAllByRole('button', { name: /^Слайд \d+$/ });
  expect(dots.map((dot) => plainSpaces(dot.getAttribute('aria-label')))).toEqual(
    Array.from({ length: 19 }, (_, index) => `Слайд ${index + 1}`),
  );
});

it('only the dot of the slide that is seen is the current one', () => {
  openCarousel();

  expect(currentDots()).toEqual(['Слайд 1']);
});

it.each([
  [9999, 'Слайд 1'],
  [10_000, 'Слайд 2'],
  [29_999, 'Слайд 2'],
  [30_000, 'Слайд 3'],
  [50_000, 'Слайд 4'],
])('%d ms after the load it has come by itself to %s', (ms, name) => {
  openCarousel();

  act(() => jest.advanceTimersByTime(ms));

  expect(currentDots()).toEqual([name]);
});

it.each([
  ['Слайд 7', 'Слайд 7', 'its own slide'],
  ['Следующий слайд', 'Слайд 2', 'the next slide'],
  ['Предыдущий слайд', 'Слайд 19', 'the last slide, around the end'],
])('the button «%s» makes %s current, %s', async (name, dot) => {
  const { user } = openCarousel();

  await user.click(screen.getByRole('button', { name: words(name) }));

  expect(currentDots()).toEqual([dot]);
});

it('the slide that is gone to is the only one that is not inert', async () => {
  const { user } = openCarousel();

  await user.click(screen.getByRole('button', { name: words('Слайд 7') }));

  expect(reachableSlides()).toEqual(['7 из 19']);
});

it('leaves no timer when it goes away', () => {
  const { unmount } = openCarousel();
  act(() => jest.advanceTimersByTime(1000));

  unmount();

  expect(jest.getTimerCount()).toBe(0);
});
