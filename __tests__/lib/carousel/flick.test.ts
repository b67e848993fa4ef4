/** @jest-environment jsdom */
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { easedStep } from '@/lib/carousel/eased-step';
import { flick } from '@/lib/carousel/flick';

/** A mouse's «down», «move» or «up» at a place and at a time in milliseconds. */
const mouse = (kind: string, clientX: number, time: number) =>
  Object.defineProperty(
    new MouseEvent(`mouse${kind}`, { bubbles: true, cancelable: true, clientX }),
    'timeStamp',
    { value: time },
  );

/** A finger's «start», «move», «end» or «cancel». */
const touch = (kind: string, clientX: number, time: number, clientY = 400) =>
  Object.defineProperties(new Event(`touch${kind}`, { bubbles: true, cancelable: true }), {
    timeStamp: { value: time },
    touches: { value: kind === 'end' ? [] : [{ clientX, clientY }] },
  });

/** Drags a way in CSS pixels at an even speed of CSS pixels per millisecond. */
const dragBy =
  (event: (kind: string, x: number, time: number) => Event, first: string, last: string) =>
  (root: HTMLElement, way: number, speed: number) => {
    const tell = (kind: string, share: number) =>
      root.dispatchEvent(event(kind, 500 + way * share, 1000 + (Math.abs(way) / speed) * share));
    tell(first, 0);
    for (let step = 1; step <= 10; step += 1) tell('move', step / 10);
    tell(last, 1);
  };

/** By the mouse. */
const drag = dragBy(mouse, 'down', 'up');

/** By a finger. */
const swipe = dragBy(touch, 'start', 'end');

function start() {
  const plugin = flick();
  return { plugin, ...startStrip(4, [plugin]) };
}

beforeEach(() => void jest.useFakeTimers());

it.each([
  ['a fast short drag to the left goes one slide on', drag, -40, 0.6, 1],
  ['a fast short drag to the right goes one back, around the end', drag, 40, 0.6, 3],
  ['a drag at the very threshold goes one slide on', drag, -40, 0.5, 1],
  ['a slow short drag goes nowhere', drag, -40, 0.4, 0],
  ['a slow drag past the middle settles on the next slide', drag, -0.7 * SLIDE_WIDTH, 0.4, 1],
  ['a fast drag past the middle goes one slide on', drag, -0.7 * SLIDE_WIDTH, 2, 1],
  ['a fast swipe goes one slide on', swipe, -40, 0.6, 1],
  ['a slow swipe goes nowhere', swipe, -40, 0.4, 0],
  ['a slow swipe of less than a third goes nowhere', swipe, -0.32 * SLIDE_WIDTH, 0.4, 0],
  ['a slow swipe past a third goes one slide on', swipe, -0.35 * SLIDE_WIDTH, 0.4, 1],
  ['a slow swipe past a third to the right goes one back', swipe, 0.35 * SLIDE_WIDTH, 0.4, 3],
  ['a slow drag of one slide and less than a third', drag, -1.3 * SLIDE_WIDTH, 0.4, 1],
  ['a slow drag of one slide and more than a third', drag, -1.4 * SLIDE_WIDTH, 0.4, 2],
  ['a slow drag past a third goes one slide on', drag, -0.35 * SLIDE_WIDTH, 0.4, 1],
])('%s', (_, move, way, speed, selected) => {
  const { api, root } = start();

  move(root, way, speed);

  expect(api.selectedScrollSnap()).toBe(selected);
});

it('each swipe is judged by itself and from where it began', () => {
  const { api, root } = start();

  for (const speed of [0.6, 0.6, 0.4]) {
    swipe(root, -40, speed);
    jest.advanceTimersByTime(2000);
  }

  expect(api.selectedScrollSnap()).toBe(2);
});

// Each event by its kind, its place in CSS pixels and its time in milliseconds.
it.each([
  ['a drag that stops before the release', mouse, 'down 500 1000, move 450 1020, up 450 1400'],
  ['a drag slow at its end', mouse, 'down 500 1000, move 400 1050, move 398 1180, up 398 1190'],
  [
    'a slow drag at once after another one elsewhere',
    mouse,
    'down 300 1000, move 290 1040, up 290 1040, down 500 1050, move 490 1090, up 490 1090',
  ],
  ['a finger that scrolls the page', touch, 'start 200,400 1000, move 198,380 1050'],
  ['a touch taken over', touch, 'start 200 1000, move 195 1050, cancel 195 1200'],
  ['a touch past a third taken over', touch, 'start 400 1000, move 250 1400, cancel 250 1401'],
  [
    'a finger past a third that slowly moves back',
    touch,
    'start 400 1000, move 220 1400, move 240 1600, move 250 1650, end 250 1651',
  ],
])('%s goes nowhere', (_, event, gesture) => {
  const { api, root } = start();

  for (const [, kind, x, y, time] of gesture.matchAll(/(\w+) (\d+),?(\d*) (\d+)/g)) {
    root.dispatchEvent(event(kind!, Number(x), Number(time), Number(y || 400)));
  }

  expect(api.selectedScrollSnap()).toBe(0);
});

it.each([
  ['moved fast and let go elsewhere', 'down', document.body],
  ['pressed with another button', 'down', undefined],
])('a menu that the keyboard opens after the mouse was %s moves nothing', (_, kind, elsewhere) => {
  const { api, root } = start();
  const place = elsewhere ?? root;
  const press = mouse(kind, 500, 1000);
  if (!elsewhere) Object.defineProperty(press, 'button', { value: 2 });

  place.dispatchEvent(press);
  place.dispatchEvent(mouse('move', 400, 1020));
  place.dispatchEvent(mouse('up', 300, 1040));
  root.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));

  expect(api.selectedScrollSnap()).toBe(0);
});

it('a destroyed carousel gives the engine its own end of a drag back', () => {
  const { api, plugin } = start();
  const { scrollTo } = api.internalEngine();
  const replaced = scrollTo.distance;

  plugin.destroy();

  expect(scrollTo.distance).not.toBe(replaced);
});

it('a drag has the time that Embla gives it, not that of a step', () => {
  const { root, moved } = startStrip(4, [easedStep(16_000, (time) => time)]);

  drag(root, -0.7 * SLIDE_WIDTH, 0.4);
  jest.advanceTimersByTime(1600);

  expect(moved() / SLIDE_WIDTH).toBeCloseTo(1, 2);
});
