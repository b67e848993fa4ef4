import { act, screen } from '@testing-library/react';
import {
  carousel,
  currentDots,
  nextFrame,
  reachableSlides,
  showCarousel,
  slideGroups,
  strip,
} from '../../support/carousel';
import { expectNoComplaints } from '../../support/complaints';
import { withFakeClock } from '../../support/fake-clock';
import { stubHover } from '../../support/hover';
import { firePointer } from '../../support/pointer';
import { words } from '../../support/words';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Has the strip show a slide, as a visitor has scrolled it. */
function scrollTo(index: number) {
  strip().getBoundingClientRect = () => new DOMRect(0, 0, 327.5, 640);
  strip().scrollLeft = index * 327.5;
}

expectNoComplaints();

withFakeClock();

it('keeps the very slides that stand in the page', () => {
  const { hydrate } = showCarousel({ slides: 3 });
  const standing = slideGroups();
  const content = carousel().querySelectorAll('a');
  hydrate();
  nextFrame();
  pass(10_000);

  expect(slideGroups()).toEqual(standing);
  expect([...carousel().querySelectorAll('a')]).toEqual([...content]);
  expect(reachableSlides()).toEqual(['2 из 3']);
});

it('begins at the slide to which the visitor has scrolled', () => {
  const { hydrate } = showCarousel();
  scrollTo(17);
  hydrate();
  nextFrame();

  expect(currentDots()).toEqual(['Слайд 18']);
  expect(strip().scrollLeft).toBe(0);
});

it('goes to the slide that has the focus, which stays there', () => {
  const { hydrate } = showCarousel({ slides: 3 });
  hydrate();
  const link = slideGroups()[2]!.querySelector('a')!;
  act(() => link.focus());
  nextFrame();

  expect(reachableSlides()).toEqual(['3 из 3']);
  expect(currentDots()).toEqual(['Слайд 3']);
  expect(link).toHaveFocus();
});

it('does not move by itself when the keyboard has come inside before it is taken over', () => {
  const { hydrate } = showCarousel({ slides: 3 });
  act(() => slideGroups()[0]!.querySelector('a')!.focus());
  hydrate();
  nextFrame();
  pass(0);
  pass(30_000);

  expect(reachableSlides()).toEqual(['1 из 3']);
  expect(screen.getByRole('button', { name: words('Запустить автопрокрутку') })).toBeVisible();
});

it('answers once it has been taken over', () => {
  const { island, hydrate } = showCarousel();
  hydrate();
  expect(island).not.toHaveAttribute('data-ready');

  nextFrame();

  expect(island).toHaveAttribute('data-ready');
});

it('lets a swipe end before it takes over', () => {
  const { island, hydrate } = showCarousel();
  island.dataset.touched = '';
  hydrate();
  pass(1000);
  expect(island).not.toHaveAttribute('data-ready');

  delete island.dataset.touched;
  scrollTo(1);
  pass(100);

  expect(currentDots()).toEqual(['Слайд 2']);
});

it.each([
  [4000, 6000],
  [10_000, 3000],
  [60_000, 3000],
])('taken over %d ms after the load it moves by itself in %d ms', (sinceLoad, wait) => {
  showCarousel({ sinceLoad }).hydrate();
  nextFrame();
  pass(wait - 1);
  expect(currentDots()).toEqual(['Слайд 1']);

  pass(1);

  expect(currentDots()).toEqual(['Слайд 2']);
});

it('stays under a mouse that came before it was taken over, and goes on afterwards', () => {
  const { hydrate } = showCarousel({ media: ['(hover: hover)'] });
  stubHover(carousel());
  hydrate();
  nextFrame();
  pass(60_000);
  expect(currentDots()).toEqual(['Слайд 1']);

  firePointer('pointerover', document.body, { pointerType: 'mouse' });
  pass(20_000);

  expect(currentDots()).not.toEqual(['Слайд 1']);
});

it('is not stopped by the hover that a tap leaves behind', () => {
  const { hydrate } = showCarousel();
  stubHover(carousel());
  hydrate();
  nextFrame();
  pass(10_000);

  expect(currentDots()).toEqual(['Слайд 2']);
});

it('leaves no timer when it goes away before it was taken over', () => {
  const { island, hydrate } = showCarousel();
  island.dataset.touched = '';
  const { unmount } = hydrate();
  pass(1000);

  unmount();

  expect(jest.getTimerCount()).toBe(0);
});
