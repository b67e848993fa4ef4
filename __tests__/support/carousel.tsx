import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateIsland, showIsland } from './exported-island';
import { stubMatchMedia } from './match-media';
import { stubObservers } from './observers';
import { reflectAttributes } from './reflected-attributes';
import { plainSpaces, words } from './words';
import { CarouselSlide } from '@/components/carousel/carousel-slide';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';
import { Island } from '@/components/island/island';

interface ShownCarousel {
  readonly slides?: number;
  /** Milliseconds from the document's load to the moment when the carousel is taken over. */
  readonly sinceLoad?: number;
  /** Media queries that match. */
  readonly media?: readonly string[];
}

/** Slides with a link in each. */
export const slidesWithLinks = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <CarouselSlide key={index} number={index + 1} count={count}>
      <a href="#content">Слово {index + 1}</a>
    </CarouselSlide>
  ));

/** Gives jsdom what the carousel asks a browser for. */
export function stubBrowser({ sinceLoad = 0, media = [] }: Omit<ShownCarousel, 'slides'> = {}) {
  stubObservers();
  reflectAttributes();
  stubMatchMedia(...media);
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ loadEventEnd: performance.now() - sinceLoad }],
  });
}

/** The carousel on a visitor's page before its code comes. Needs the fake clock. */
export function showCarousel({ slides = 19, ...browser }: ShownCarousel = {}) {
  stubBrowser(browser);
  const island = showIsland(
    <Island name="carousel" component={FeatureCarousel} props={{ count: slides }}>
      {slidesWithLinks(slides)}
    </Island>,
  );
  return {
    island,
    hydrate: () => hydrateIsland(island, FeatureCarousel),
  };
}

/** Lets the browser draw, which is when the carousel looks whether its strip rests. */
export const nextFrame = () => act(() => jest.advanceTimersToNextFrame());

/**
 * The carousel on a visitor's page, taken over. jsdom measures nothing: slides
 * are selected, but nothing moves.
 */
export function openCarousel(shown?: ShownCarousel) {
  const { hydrate } = showCarousel(shown);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = hydrate();
  nextFrame();
  return { user, unmount };
}

export const carousel = () => screen.getByRole('region', { name: words('Возможности приложения') });

export const strip = () => screen.getByRole('group', { name: 'Слайды' });

/** The slides, also those that are hidden from screen readers. */
export const slideGroups = () =>
  screen.getAllByRole('group', { name: /^\d+ из \d+$/, hidden: true });

/** Names of the slides that can be reached. */
export const reachableSlides = () =>
  slideGroups()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => plainSpaces(slide.getAttribute('aria-label')));

/** The element whose changes screen readers are told of, or not. */
export const liveness = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live');

/** Names of the dots that are marked as current. */
export const currentDots = () =>
  screen
    .getAllByRole('button', { name: /^Слайд \d/ })
    .filter((dot) => dot.getAttribute('aria-current') === 'true')
    .map((dot) => plainSpaces(dot.getAttribute('aria-label')));
