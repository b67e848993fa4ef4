/** @jest-environment jsdom */
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { mayDrag, panZoomedPage } from '@/lib/carousel/drag-permission';
import { foundSlides } from '@/lib/carousel/found-slides';
import { watchWheel } from '@/lib/carousel/wheel-steps';

const strip = document.createElement('div');
const viewport = Object.assign(new EventTarget(), { scale: 1 });
Object.assign(window, { visualViewport: viewport });

beforeEach(() => {
  jest.useFakeTimers();
  viewport.scale = 1;
  strip.innerHTML = '<a class="slide-phone"></a><p class="slide-text"><b></b></p>';
});

/** Sends wheel events to the strip. @returns which of them were kept from the browser */
const wheel = (...events: WheelEventInit[]) =>
  events.map(
    (init) => !strip.dispatchEvent(new WheelEvent('wheel', { cancelable: true, ...init })),
  );

it('each sideways gesture of a wheel or trackpad moves the carousel by one slide', () => {
  const steps: number[] = [];
  const stop = watchWheel(strip, (direction) => steps.push(direction));
  expect(wheel({ deltaX: 20 }, { deltaX: 20 }, { deltaX: 400 })).toEqual([true, true, true]);
  expect(steps).toEqual([1]);

  jest.advanceTimersByTime(150);
  wheel({ deltaX: -3, deltaMode: WheelEvent.DOM_DELTA_LINE });
  expect(steps).toEqual([1, -1]);

  jest.advanceTimersByTime(150);
  const others = [{ deltaX: 50, deltaY: 60 }, { deltaY: 400 }, { deltaX: 400, ctrlKey: true }];
  expect(wheel(...others)).toEqual([false, false, false]);
  stop();
  wheel({ deltaX: 400 });
  expect(steps).toEqual([1, -1]);
});

it.each([
  ['a mouse on the picture', true, 'mousedown', 'a', 1],
  ['a mouse on the words', false, 'mousedown', 'b', 1],
  ['a finger on the words', true, 'touchstart', 'b', 1],
  ['a finger on a zoomed-in page', false, 'touchstart', 'a', 2.5],
])('%s may drag the carousel: %s', (_, expected, type, selector, scale) => {
  viewport.scale = scale;
  const event = new Event(type);
  strip.querySelector(selector)!.dispatchEvent(event);

  expect(mayDrag(event)).toBe(expected);
});

it('while the page is zoomed in, the browser pans over the strip', () => {
  const zoom = (scale: number) => {
    viewport.scale = scale;
    viewport.dispatchEvent(new Event('resize'));
    return strip.style.touchAction;
  };
  const stop = panZoomedPage(strip);
  expect([zoom(2.5), zoom(1)]).toEqual(['auto', '']);
  stop();
  expect(zoom(2.5)).toBe('');
});

it('all hidden slides of a resting strip are to its right, and a scroll to one shows it', () => {
  const found: number[] = [];
  const plugin = foundSlides((api, index) => {
    found.push(index);
    api.scrollTo(index, true);
  });
  const { api, root } = startStrip(5, [plugin]);
  Object.defineProperty(root, 'clientWidth', { value: SLIDE_WIDTH });
  const shifted = () =>
    api.slideNodes().flatMap((slide, index) => (slide.style.transform ? index : []));
  const scroll = (left: number) => {
    root.scrollLeft = left;
    root.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(1000);
  };
  expect(shifted()).toEqual([]);

  scroll(3 * SLIDE_WIDTH);
  expect([found, root.scrollLeft, shifted()]).toEqual([[3], 0, [0, 1, 2]]);

  scroll(4 * SLIDE_WIDTH);
  expect([found, shifted()]).toEqual([
    [3, 2],
    [0, 1],
  ]);

  api.destroy();
  expect(shifted()).toEqual([]);
});
