/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

const slides = `<div class="slide"><a href="#large" class="slide-phone"><img></a>
    <div class="slide-text"><p></p></div></div>
  <div class="slide"><div class="slide-text"><p></p></div></div>`;

// e2e/visitor/carousel-hydration.spec.ts tests how the island replaces the native strip.
const openCarousel = (onCommit = () => {}) =>
  render(
    <Profiler id="carousel" onRender={onCommit}>
      <FeatureCarousel groups={['', '']}>
        <div dangerouslySetInnerHTML={{ __html: slides }} />
      </FeatureCarousel>
    </Profiler>,
  );

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ loadEventEnd: 1 }] });
});

/** Sends a mouse event as a pointer event, because jsdom has no `PointerEvent`. */
const hover = (target: Element) => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(target, Object.assign(event, { pointerType: 'mouse' }));
};

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const setDialog = (open: boolean) => (document.querySelector('dialog')!.open = open);

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value });
  fireEvent(document, new Event('visibilitychange'));
}

it('once Embla moves the slides, the island is ready in the same commit', () => {
  const island = document.body;
  island.dataset.island = 'carousel';
  const states = new Set<string>();
  openCarousel(() => {
    states.add(`${screen.getByLabelText('Слайды').tabIndex} ${island.dataset.state}`);
  });
  passTime(16);

  expect([...states]).toEqual(['0 undefined', '-1 ready']);
});

// `pointer-presence.test.ts` tests fingers, e2e/visitor/carousel-autoplay.spec.ts the keyboard focus.
it.each<[string, () => unknown, () => unknown]>([
  ['a mouse is over it', () => hover(screen.getByRole('link')), () => hover(document.body)],
  ['a dialog is open', () => setDialog(true), () => setDialog(false)],
  ['the browser tab is in the background', () => setHidden(true), () => setHidden(false)],
  ['the visitor has stopped it', () => press(/^Остановить/), () => press(/^Запустить/)],
])('the carousel does not move while %s, and moves 20 s later', async (_, begin, end) => {
  openCarousel().container.append(document.createElement('dialog'));
  passTime(16);
  press(/\b1$/);
  const isFirstShown = () =>
    screen.getByRole('button', { name: /\b1$/ }).getAttribute('aria-current') === 'true';
  // `watchCover` notices a dialog asynchronously.
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
it('if the carousel is hydrated 4 s after the page’s load, it first moves 6 s after hydration', () => {
  jest.advanceTimersByTime(1 + 4000);
  openCarousel();
  const isSecondShown = () =>
    screen.getByRole('button', { name: /\b2$/ }).getAttribute('aria-current') === 'true';
  // The native strip is replaced in the first frame.
  passTime(16);
  passTime(5900);
  expect(isSecondShown()).toBe(false);

  passTime(100);
  expect(isSecondShown()).toBe(true);
});

// `native-gestures.test.ts` tests other gestures, and e2e/visitor/carousel.spec.ts the search of a browser.
it.each<[string, (strip: HTMLElement) => unknown]>([
  ['a wheel turns sideways', (strip) => fireEvent.wheel(strip, { deltaX: 100 })],
  [
    'the browser scrolls to found words',
    (strip) => fireEvent.scroll(strip, { target: { scrollLeft: 400 } }),
  ],
])('the carousel shows the next slide if %s', (_, act) => {
  openCarousel();
  passTime(16);
  const strip = screen.getByRole('group', { name: 'Слайды' });
  Object.defineProperty(strip, 'clientWidth', { value: 400 });
  act(strip);
  const dot = screen.getByRole('button', { name: /\b2$/ });
  expect(dot.getAttribute('aria-current')).toBe('true');
});

it('End that is held down keeps the page from scrolling', () => {
  openCarousel();
  passTime(16);
  const strip = screen.getByRole('group', { name: 'Слайды' });

  expect(fireEvent.keyDown(strip, { key: 'End', repeat: true })).toBe(false);
});

it('a click on a picture that has not loaded yet follows the picture’s link', () => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  openCarousel();

  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
});

// In `npm run dev`, React's Strict Mode mounts each component, unmounts it and mounts it again.
it.each([
  ['before its first frame', 0],
  ['one second after it was rendered', 1000],
])('a carousel that is unmounted %s leaves no timer running', (_, ms) => {
  const { unmount } = openCarousel();
  passTime(ms);

  unmount();

  expect(jest.getTimerCount()).toBe(0);
});
