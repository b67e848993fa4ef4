/** @jest-environment jsdom */
import { startStrip } from '../../../support/strip';
import { easedStep } from '@/lib/browser/carousel/eased-step';
import { findInPage } from '@/lib/browser/carousel/find-in-page';
import { flick } from '@/lib/browser/carousel/flick';

beforeEach(() => void jest.useFakeTimers());

it('a carousel step that interrupts another step starts from the current position', () => {
  /** Length of the fake clock's frames in milliseconds. At the first frame of a step, its elapsed time is 0. */
  const frame = 16;
  const { api, slidesMoved } = startStrip(8, [easedStep(20 * frame, (time) => time ** 2)]);
  for (let steps = 0; steps < 2; steps += 1) {
    api.scrollNext();
    jest.advanceTimersByTime((1 + 10) * frame);
  }

  expect(slidesMoved()).toBeCloseTo(0.25 + 1.75 * 0.25, 2);
});

type Pointer = readonly [press: string, move: string, release: string];
const mouse: Pointer = ['mousedown', 'mousemove', 'mouseup'];
const finger: Pointer = ['touchstart', 'touchmove', 'touchend'];
/** A touch that the browser takes over for its own scrolling. */
const cancelled: Pointer = ['touchstart', 'touchmove', 'touchcancel'];

/** A part of a drag at constant speed; `right` and `down` are in CSS pixels. */
type Leg = readonly [right: number, milliseconds: number, down?: number];

let timeStamp = 1000;

/** Simulates a drag. Each leg sends ten move events, or none if the pointer rests. */
function drag(place: HTMLElement, pointer: Pointer, legs: readonly Leg[], from = 500, button = 0) {
  const [press, move, release] = pointer;
  const at = { bubbles: true, cancelable: true, button, clientX: from, clientY: 400 };
  const send = (type: string) => {
    const touches = type === 'touchend' ? [] : [{ ...at }];
    const event = type.startsWith('mouse')
      ? new MouseEvent(type, at)
      : Object.assign(new Event(type, at), { touches });
    place.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
  };
  send(press);
  for (const [right, milliseconds, down = 0] of legs) {
    for (let step = 0; step < 10; step += 1) {
      at.clientX += right / 10;
      at.clientY += down / 10;
      timeStamp += milliseconds / 10;
      if (right !== 0) send(move);
    }
  }
  send(release);
}

const start = () => startStrip(4, [flick()]);

// The strip is 400 pixels wide.
it.each<[string, number, Pointer, ...Leg[]]>([
  ['a fast short drag to the right', 3, mouse, [40, 67]],
  ['a short drag at exactly 0.5 px/ms', 1, mouse, [-40, 80]],
  ['a fast drag past the middle', 1, mouse, [-280, 140]],
  ['a slow drag of more than one and a third slides', 2, mouse, [-560, 1400]],
  ['a drag that stops before the release', 0, mouse, [-130, 100], [0, 110]],
  ['a drag that slows down at its end', 0, mouse, [-100, 50], [-2, 130], [0, 10]],
  ['a slow swipe of less than a third of a slide', 0, finger, [-128, 320]],
  ['a slow swipe to the right by more than a third of a slide', 3, finger, [140, 350]],
  ['a swipe past a third of a slide and back', 0, finger, [-180, 400], [30, 250], [0, 1]],
  ['a swipe that scrolls the page', 0, finger, [-40, 67, -60]],
  ['a fast swipe that the browser cancels', 0, cancelled, [-40, 67]],
  ['a slow long swipe that the browser cancels', 0, cancelled, [-150, 400], [0, 1]],
])('with slides 0 to 3, %s leads from slide 0 to slide %d', (_, selected, pointer, ...legs) => {
  const { api, root } = start();

  drag(root, pointer, legs);

  expect(api.selectedScrollSnap()).toBe(selected);
});

it('the speed and distance of each swipe are measured from the start of that swipe', () => {
  const { api, root } = start();

  // Two short swipes start at different places, with no pause between them.
  for (const from of [300, 500]) drag(root, finger, [[-10, 40]], from);
  // The third swipe scrolls the page. The fourth is long, but the browser cancels it.
  drag(root, finger, [[-40, 67, -60]]);
  drag(root, cancelled, [[-150, 400]]);
  expect(api.selectedScrollSnap()).toBe(0);
});

it.each([
  ['a drag outside the strip', document.body, 0],
  ['a drag with the right button', undefined, 2],
])('%s does not move the carousel, even when a context menu opens', (_, place, button) => {
  const { api, root } = start();

  drag(place ?? root, mouse, [[-200, 40]], 500, button);
  root.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));

  expect(api.selectedScrollSnap()).toBe(0);
});

it('the fixed duration of a carousel step does not apply to the movement after a drag', () => {
  const { api, root, slidesMoved } = startStrip(4, [easedStep(16_000, (share) => share)]);
  api.scrollTo(0, true);

  drag(root, mouse, [[-280, 700]]);
  jest.advanceTimersByTime(1600);

  expect(slidesMoved()).toBeCloseTo(1, 2);
});

it('slides before the shown one are shifted for the browser’s search until Embla is destroyed', () => {
  const { api } = startStrip(5, [findInPage()]);
  const shifted = () => api.slideNodes().filter((slide) => slide.style.transform).length;
  api.scrollTo(3, true);
  expect(shifted()).toBe(3);

  api.destroy();
  expect(shifted()).toBe(0);
});
