/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { CarouselSlide } from '@/components/carousel/carousel-slide';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

// How it takes over the page's strip: e2e/visitor/carousel-take-over.spec.ts.
function open(currentSrc = '', sinceLoad = 0) {
  Object.assign(performance, { getEntriesByType: () => [{ loadEventEnd: 1 }] });
  jest.advanceTimersByTime(1 + sinceLoad);
  const view = render(
    <FeatureCarousel count={2}>
      <div>
        <CarouselSlide number={1} count={2}>
          <a href="#large" className="slide-phone">
            <img alt="Слово" />
          </a>
        </CarouselSlide>
        <CarouselSlide number={2} count={2}>
          Ещё
        </CarouselSlide>
      </div>
    </FeatureCarousel>,
  );
  const image = screen.getByRole('img');
  Object.defineProperty(image, 'currentSrc', { value: currentSrc });
  return { ...view, image };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => void jest.useFakeTimers());

// Playwright's clock hides when the page was loaded.
it('a carousel that is taken over 4 s after the load moves 6 s later', () => {
  open('', 4000);
  const second = () => screen.getByRole('button', { name: /\b2$/ });
  // The first frame, in which it takes the strip over.
  pass(16);
  pass(5900);
  expect(second()).not.toHaveAttribute('aria-current', 'true');

  pass(100);

  expect(second()).toHaveAttribute('aria-current', 'true');
});

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
])(
  'a carousel of `npm run dev` shows its slides, and leaves no timer when it goes away %s',
  (_, ms) => {
    const { image, unmount } = open();
    pass(ms);
    expect(image).toBeInTheDocument();

    unmount();

    expect(jest.getTimerCount()).toBe(0);
  },
);
