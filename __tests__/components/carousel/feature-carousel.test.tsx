/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

// How it takes over the page's strip: e2e/visitor/carousel-hydration.spec.ts.
const open = () =>
  render(
    <FeatureCarousel count={2}>
      <div>
        <div className="carousel-slide">
          <a href="#large" className="slide-phone">
            <img alt="" />
          </a>
        </div>
        <div className="carousel-slide" />
      </div>
    </FeatureCarousel>,
  );

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ loadEventEnd: 1 }] });
});

// Playwright's clock hides when the page was loaded.
it('a carousel that is taken over 4 s after the load moves 6 s later', () => {
  jest.advanceTimersByTime(1 + 4000);
  open();
  const isSecondShown = () =>
    screen.getByRole('button', { name: /\b2$/ }).getAttribute('aria-current') === 'true';
  // The first frame, in which it takes the strip over.
  pass(16);
  pass(5900);
  expect(isSecondShown()).toBe(false);

  pass(100);
  expect(isSecondShown()).toBe(true);
});

it('a picture without a file yet is left to its link', () => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  open();

  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
});

it.each([
  ['before the first frame', 0],
  ['afterwards', 1000],
])('a carousel of `npm run dev` leaves no timer when it goes away %s', (_, ms) => {
  const { unmount } = open();
  pass(ms);

  unmount();

  expect(jest.getTimerCount()).toBe(0);
});
