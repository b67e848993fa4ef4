import { act, render, screen } from '@testing-library/react';
import { withFakeClock } from '../../support/fake-clock';
import { stubMatchMedia } from '../../support/match-media';
import { stubObservers } from '../../support/observers';
import { CarouselSlide } from '@/components/carousel/carousel-slide';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

// How it takes over the page's strip: e2e/visitor/carousel-take-over.spec.ts.
function open(currentSrc = '') {
  stubObservers();
  stubMatchMedia();
  Object.assign(performance, { getEntriesByType: () => [] });
  const view = render(
    <FeatureCarousel count={1}>
      <CarouselSlide number={1} count={1}>
        <a href="#large" className="slide-phone">
          <img alt="Слово" />
        </a>
      </CarouselSlide>
    </FeatureCarousel>,
  );
  const image = screen.getByRole('img');
  Object.defineProperty(image, 'currentSrc', { value: currentSrc });
  return { ...view, image };
}

withFakeClock();

it.each([
  ['that is loaded opens', '/screens/words-light@1x.avif', true],
  ['without a file yet is left to its link', '', false],
])('a picture %s', (_, currentSrc, opens) => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  const { image } = open(currentSrc);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });

  act(() => image.dispatchEvent(click));

  expect(click.defaultPrevented).toBe(opens);
  expect(document.querySelectorAll('dialog')).toHaveLength(opens ? 1 : 0);
});

it.each([
  ['before the first frame', 0],
  ['afterwards', 1000],
])('shows its slides, as in `npm run dev`, and leaves no timer when it goes away %s', (_, ms) => {
  const { image, unmount } = open();
  act(() => jest.advanceTimersByTime(ms));
  expect(image).toBeInTheDocument();

  unmount();

  expect(jest.getTimerCount()).toBe(0);
});
