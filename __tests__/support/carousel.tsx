import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubMatchMedia } from './match-media';
import { stubObservers } from './observers';
import { reflectLoading } from './picture-loading';
import { plainSpaces, words } from './words';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

interface OpenCarousel {
  readonly slides?: number;
  readonly reducedMotion?: boolean;
}

/**
 * The carousel on a visitor's page, with a link in each slide. Needs the fake
 * clock. jsdom measures nothing: slides are selected, but nothing moves.
 */
export function openCarousel({ slides = 19, reducedMotion = false }: OpenCarousel = {}) {
  stubObservers();
  reflectLoading();
  stubMatchMedia(...(reducedMotion ? ['(prefers-reduced-motion: reduce)'] : []));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const content = Array.from({ length: slides }, (_, index) => (
    <a key={index} href="#content">
      Слово {index + 1}
    </a>
  ));
  const { unmount } = render(<FeatureCarousel slides={content} />);
  return { user, unmount };
}

export const carousel = () => screen.getByRole('region', { name: words('Возможности приложения') });

/** The slides, also those that are hidden from screen readers. */
export const slideGroups = () =>
  screen.getAllByRole('group', { name: /^\d+ из \d+$/, hidden: true });

/** The element whose changes screen readers are told of, or not. */
export const liveness = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live');

/** Names of the dots that are marked as current. */
export const currentDots = () =>
  screen
    .getAllByRole('button', { name: /^Слайд/ })
    .filter((dot) => dot.getAttribute('aria-current') === 'true')
    .map((dot) => plainSpaces(dot.getAttribute('aria-label')));
