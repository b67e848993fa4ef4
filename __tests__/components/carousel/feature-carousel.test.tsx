/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

const slides = `<div data-slide><a href="#large" data-enlarge><img></a><p data-title></p></div>
  <div data-slide><p data-title></p></div>`;

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

// Embla starts in the first frame. e2e/visitor/carousel-hydration.spec.ts tests how it replaces the native strip.
function openCarousel(milliseconds = 16) {
  const rendered = render(
    <FeatureCarousel groups={['', '']}>
      <div dangerouslySetInnerHTML={{ __html: slides }} />
    </FeatureCarousel>,
  );
  passTime(milliseconds);
  return rendered;
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const isFirstShown = () => screen.getByLabelText('Слайд 1').getAttribute('aria-current') === 'true';

const setDialog = (open: boolean) => (document.querySelector('dialog')!.open = open);

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value });
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ loadEventEnd: 1 }] });
});

it.each<[string, () => unknown, () => unknown]>([
  ['a dialog is open', () => setDialog(true), () => setDialog(false)],
  ['the browser tab is in the background', () => setHidden(true), () => setHidden(false)],
  ['the visitor has stopped it', () => press(/^Остановить/), () => press(/^Запустить/)],
])('the carousel does not move while %s, and moves 20 s later', async (_, begin, end) => {
  openCarousel().container.append(document.createElement('dialog'));
  press(/\b1$/);
  // `watchHiddenOrCovered` notices a dialog asynchronously.
  await act(async () => void begin());
  passTime(60_000);
  expect(isFirstShown()).toBe(true);

  await act(async () => void end());
  passTime(19_900);
  expect(isFirstShown()).toBe(true);

  passTime(100);
  expect(isFirstShown()).toBe(false);
});

// This is a unit test, because with Playwright's fake clock the time of the page's load is unknown.
it('if the carousel is hydrated 4 s after the page’s load, it moves 6 s later, and again after 20 s', () => {
  jest.advanceTimersByTime(1 + 4000);
  openCarousel();
  const shown = [5900, 100, 19_900, 100].map((milliseconds) => {
    passTime(milliseconds);
    return isFirstShown();
  });
  expect(shown).toEqual([true, false, false, true]);
});

it.each([
  ['once, 500 ms after the last of several changes of its width', [390, 380], true],
  ['not at all if its width is restored within 500 ms', [300, 0], false],
])('the carousel measures its slides %s', (_, widths, measures) => {
  const observer = { observe() {}, unobserve() {}, disconnect() {} };
  const observe = jest.spyOn(window, 'ResizeObserver').mockReturnValue(observer);
  const slide = openCarousel().container.querySelector('[data-slide]')!;
  const measured = jest.fn(() => 300);
  Object.defineProperty(slide, 'offsetWidth', { get: measured });
  for (const value of widths) {
    Object.defineProperty(slide.parentElement, 'offsetWidth', { configurable: true, value });
    observe.mock.calls[0]![0]([{ target: slide.parentElement! } as never], observer);
    passTime(499);
    expect(measured).not.toHaveBeenCalled();
  }

  passTime(1);
  const { length } = measured.mock.calls;
  passTime(5000);
  expect([length > 0, measured.mock.calls.length]).toEqual([measures, length]);
});

it('End that is held down keeps the page from scrolling', () => {
  openCarousel();
  const strip = screen.getByLabelText('Слайды');

  expect(fireEvent.keyDown(strip, { key: 'End', repeat: true })).toBe(false);
});

it('a click on a picture that has not loaded yet follows the picture’s link', () => {
  openCarousel();

  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
});

// In `npm run dev`, React's Strict Mode mounts each component, unmounts it and mounts it again.
it('a carousel that is unmounted before or after its first frame leaves no timer running', () => {
  for (const ms of [0, 1000]) {
    openCarousel(ms).unmount();
    expect([ms, jest.getTimerCount()]).toEqual([ms, 0]);
  }
});
