import { act, render, screen } from '@testing-library/react';
// The one for browsers needs a MessageChannel, which jsdom has not.
import { renderToString } from 'react-dom/server.node';
import { CarouselSlide } from '@/components/carousel/carousel-slide';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';
import { Island } from '@/components/island/island';

const slides = ['one', 'two', 'three'].map((text, index) => (
  <CarouselSlide key={text} number={index + 1} count={3}>
    {text}
  </CarouselSlide>
));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Gives jsdom what the carousel asks a browser for, so many milliseconds after the load. */
function stubBrowser(sinceLoad: number) {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ loadEventEnd: 1 }],
  });
  jest.advanceTimersByTime(1 + sinceLoad);
}

/**
 * The carousel on a visitor's page, hydrated so many milliseconds after the document's load.
 *
 * @param mark an attribute that the page's loader has given to the island
 */
function openCarousel(sinceLoad = 0, mark = 'data-unmarked') {
  stubBrowser(sinceLoad);
  document.body.innerHTML = renderToString(
    <Island name="carousel" component={FeatureCarousel} props={{ count: 3 }}>
      {slides}
    </Island>,
  );
  const container = document.querySelector<HTMLElement>('[data-island]')!;
  container.setAttribute(mark, '');
  const props = JSON.parse(container.dataset.props ?? '') as { count: number };
  return render(<FeatureCarousel {...props} />, { container, hydrate: true });
}

/** Lets the browser draw, which is when the carousel looks whether its strip rests. */
const takeOver = () => act(() => jest.advanceTimersToNextFrame());

/** Index of the slide whose dot is the current one. */
const current = () =>
  screen
    .getAllByRole('button', { name: /\d$/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');

beforeEach(() => void jest.useFakeTimers());

it.each([
  ['untouched', undefined, 6000],
  ['turned to by the visitor', 'data-intent', 20_000],
])('taken over 4 s after the load, %s, it moves by itself in time', (_, mark, wait) => {
  openCarousel(4000, mark);
  takeOver();
  // The take-over takes some milliseconds itself.
  pass(wait - 50);
  expect(current()).toBe(0);

  pass(50);

  expect(current()).toBe(1);
});

it('after a click, be it on the dot of the slide that is shown, the whole 20 s count', () => {
  openCarousel();
  takeOver();
  pass(9000);
  act(() => screen.getByRole('button', { name: /\b1$/ }).click());
  pass(19_999);
  expect(current()).toBe(0);

  pass(1);

  expect(current()).toBe(1);
});

it('begins where the strip has scrolled to, and leaves it no scroll to add to its own', () => {
  openCarousel();
  const strip = screen.getByText('one').closest<HTMLElement>('[tabindex]')!;
  strip.getBoundingClientRect = () => new DOMRect(0, 0, 300, 600);
  strip.scrollLeft = 300;
  pass(100);

  expect([current(), strip.scrollLeft]).toEqual([1, 0]);
});

it.each([
  ['before it was taken over', () => {}],
  ['afterwards', () => pass(1000)],
])('leaves no timer when it goes away %s', (_, before) => {
  const { unmount } = openCarousel();
  before();

  unmount();

  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['that is loaded opens', '/screens/words-light@1x.avif', true],
  ['without a file yet is left to its link', '', false],
])('a picture %s', (_, currentSrc, opens) => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  openCarousel();
  takeOver();
  const strip = screen.getByText('one');
  strip.innerHTML = '<a href="#large" class="slide-phone"><img alt="" /></a>';
  const image = strip.querySelector('img')!;
  Object.defineProperty(image, 'currentSrc', { value: currentSrc });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });

  act(() => image.dispatchEvent(click));

  expect(click.defaultPrevented).toBe(opens);
  expect(document.querySelectorAll('dialog')).toHaveLength(opens ? 1 : 0);
});

it('shows the slides that it is given, as in `npm run dev`', () => {
  stubBrowser(0);
  render(<FeatureCarousel count={3}>{slides}</FeatureCarousel>);
  takeOver();

  expect(screen.getByText('three')).toBeInTheDocument();
  expect(current()).toBe(0);
});
