/** @jest-environment jsdom */
import { startStrip } from '../../support/strip';
import { easedStep } from '@/lib/carousel/eased-step';
import { flick } from '@/lib/carousel/flick';

/** The events of a drag. */
type Pointer = readonly [press: string, move: string, release: string];
const mouse: Pointer = ['mousedown', 'mousemove', 'mouseup'];
const finger: Pointer = ['touchstart', 'touchmove', 'touchend'];
const takenOver: Pointer = ['touchstart', 'touchmove', 'touchcancel'];

/** A part of a drag, in CSS pixels at an even speed. */
type Leg = readonly [right: number, milliseconds: number, down?: number];

/** When the next event happens, in milliseconds. */
let timeStamp = 1000;

/** Drags by ten moves for each leg, or none where the pointer rests. */
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

beforeEach(() => void jest.useFakeTimers());

// The strip is 400 pixels wide. A fast and a slow swipe: e2e/phone/carousel-touch.spec.ts.
it.each<[string, Pointer, number, ...Leg[]]>([
  ['a fast short drag to the left goes one slide on', mouse, 1, [-40, 67]],
  ['a fast short drag to the right goes one back, around the end', mouse, 3, [40, 67]],
  ['a drag at the very threshold goes one slide on', mouse, 1, [-40, 80]],
  ['a slow short drag goes nowhere', mouse, 0, [-40, 100]],
  ['a fast drag past the middle goes one slide on', mouse, 1, [-280, 140]],
  ['a slow drag past the middle goes one slide on', mouse, 1, [-280, 700]],
  ['a slow drag of one slide and less than a third', mouse, 1, [-520, 1300]],
  ['a slow drag of one slide and more than a third', mouse, 2, [-560, 1400]],
  ['a drag that stops before the release goes nowhere', mouse, 0, [-130, 100], [0, 110]],
  ['a drag slow at its end goes nowhere', mouse, 0, [-100, 50], [-2, 130], [0, 10]],
  ['a slow swipe of less than a third goes nowhere', finger, 0, [-128, 320]],
  ['a slow swipe past a third goes one slide on', finger, 1, [-140, 350]],
  ['a slow swipe past a third to the right goes one back', finger, 3, [140, 350]],
  ['a finger past a third that slowly moves back', finger, 0, [-180, 400], [30, 250], [0, 1]],
  ['a finger that scrolls the page goes nowhere', finger, 0, [-40, 67, -60]],
  ['a fast swipe that the browser takes over goes nowhere', takenOver, 0, [-40, 67]],
  ['a swipe past a third that it takes over goes nowhere', takenOver, 0, [-150, 400], [0, 1]],
])('%s', (_, pointer, selected, ...legs) => {
  const { api, root } = start();

  drag(root, pointer, legs);

  expect(api.selectedScrollSnap()).toBe(selected);
});

it('each swipe is judged by itself and from where it began', () => {
  const { api, root } = start();

  for (const milliseconds of [67, 67, 100]) {
    drag(root, finger, [[-40, milliseconds]]);
    jest.advanceTimersByTime(2000);
  }
  expect(api.selectedScrollSnap()).toBe(2);

  // At once after another one elsewhere.
  for (const from of [300, 500]) drag(root, finger, [[-10, 40]], from);
  // After one that scrolled the page.
  drag(root, finger, [[-40, 67, -60]]);
  drag(root, takenOver, [[-150, 400]]);
  expect(api.selectedScrollSnap()).toBe(2);
});

it.each([
  ['moved fast and let go elsewhere', document.body, 0],
  ['pressed with another button', undefined, 2],
])(
  'a menu that the keyboard opens after the mouse was %s moves nothing',
  (_, elsewhere, button) => {
    const { api, root } = start();

    drag(elsewhere ?? root, mouse, [[-200, 40]], 500, button);
    root.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));

    expect(api.selectedScrollSnap()).toBe(0);
  },
);

it('a drag has the time that Embla gives it, not that of a step', () => {
  const { api, root, slidesMoved } = startStrip(4, [easedStep(16_000, (share) => share)]);
  api.scrollTo(0, true);

  drag(root, mouse, [[-280, 700]]);
  jest.advanceTimersByTime(1600);

  expect(slidesMoved()).toBeCloseTo(1, 2);
});
