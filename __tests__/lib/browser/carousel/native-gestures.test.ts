/** @jest-environment jsdom */
import { mayDrag, panZoomedPage } from '@/lib/browser/carousel/drag-or-pan';
import { watchWheel } from '@/lib/browser/carousel/wheel-steps';

const strip = document.createElement('div');
const viewport = Object.assign(new EventTarget(), { scale: 1 });
Object.assign(window, { visualViewport: viewport });

beforeEach(() => {
  jest.useFakeTimers();
  viewport.scale = 1;
  strip.innerHTML = '<a></a><p data-words><b></b></p>';
});

type Turn = readonly [time: number, init: WheelEventInit];

/** Sends wheel events to the strip. @returns the steps, and which events were kept from the browser */
function turn(turns: readonly Turn[]) {
  const steps: number[] = [];
  const stop = watchWheel(strip, (direction) => steps.push(direction));
  const send = ([time, init]: Turn) => {
    const event = new WheelEvent('wheel', { cancelable: true, ...init });
    return !strip.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: 1000 + time }));
  };
  const kept = turns.map(send);
  stop();
  send([1e6, { deltaX: 400 }]);
  return { steps, kept };
}

const across = (start: number, interval: number, ...distances: number[]): Turn[] =>
  distances.map((deltaX, index) => [start + index * interval, { deltaX }]);

/** A trackpad's distances: those of uneven fingers, and its coasting for about a second. */
const fingers = [1, 5, 15, 26, 22, 31, 28];
const coasting = Array.from({ length: 65 }, (_, index) => Math.round(30 * 0.95 ** index));

/** Swipes in these directions. Fingers that touch the trackpad again end its coasting. */
const swipes = (...signs: number[]) =>
  signs.flatMap((sign, index) => {
    const [start = 0, next = Infinity] = [0, 500, 1600, 2300].slice(index, signs.length);
    const distances = [...fingers, ...coasting].map((px) => sign * px);
    return across(start, 16, ...distances).filter(([time]) => time < next - 30);
  });

const paused = [...across(0, 16, ...fingers), ...across(150, 16, ...coasting)];

it.each<[string, number[], Turn[]]>([
  ['a swipe with a pause before it coasts, as in Windows', [1], paused],
  ['four swipes during the coasting of the last', [1, 1, 1, 1], swipes(1, 1, 1, 1)],
  ['four swipes there and back', [1, -1, 1, -1], swipes(1, -1, 1, -1)],
  ['a wheel held to the side', [1], across(0, 100, 120, 120, 120, 120, 120, 120)],
  ['a thumb wheel that runs out', [1], across(0, 40, 30, 30, 28, 25, 21, 20, 15, 12, 9, 4, 2, 1)],
  ['a wheel turned with Shift', [1], [[0, { deltaY: 120, shiftKey: true }]]],
])('%s: steps %j, and the browser scrolls nothing', (_, expected, turns) => {
  const { steps, kept } = turn(turns);
  expect(steps).toEqual(expected);
  expect(kept).not.toContain(false);
});

it.each([
  ['a wheel that turns mostly down', { deltaX: 50, deltaY: 60 }, 1],
  ['a zoom with Ctrl', { deltaX: 400, ctrlKey: true }, 1],
  ['a pan over a zoomed-in page', { deltaX: 400 }, 2.5],
])('the browser keeps %s', (_, init, scale) => {
  viewport.scale = scale;
  expect(turn([[0, init]])).toEqual({ steps: [], kept: [false] });
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
    const { touchAction, overflow } = strip.style;
    return [touchAction, overflow, strip.style.overscrollBehavior].join(' ').trim();
  };
  const stop = panZoomedPage(strip);
  expect([zoom(2.5), zoom(1)]).toEqual(['auto hidden auto', '']);
  stop();
  expect(zoom(2.5)).toBe('');
});
