import { withFakeClock } from '../../support/fake-clock';
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { flick } from '@/lib/carousel/flick';

/** A mouse event at a place and at a time in milliseconds. */
function mouse(type: string, clientX: number, time: number) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
  Object.defineProperty(event, 'timeStamp', { value: time });
  return event;
}

/** A touch event at a place and at a time in milliseconds. */
function touch(type: string, clientX: number, clientY: number, time: number) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  return Object.defineProperties(event, {
    touches: { value: type === 'touchend' ? [] : [{ clientX, clientY }] },
    timeStamp: { value: time },
  });
}

/** Drags the strip by a way in CSS pixels, at an even speed of CSS pixels per millisecond. */
function drag(root: HTMLElement, way: number, speed: number) {
  const start = 500;
  const steps = 10;
  const timeAt = (step: number) => 1000 + ((Math.abs(way) / speed) * step) / steps;
  root.dispatchEvent(mouse('mousedown', start, timeAt(0)));
  for (let step = 1; step <= steps; step += 1) {
    document.dispatchEvent(mouse('mousemove', start + (way * step) / steps, timeAt(step)));
  }
  document.dispatchEvent(mouse('mouseup', start + way, timeAt(steps)));
}

withFakeClock();

it.each([
  ['a fast short drag to the left goes one slide on', -40, 0.6, 1],
  ['a fast short drag to the right goes one slide back, around the end', 40, 0.6, 3],
  ['a drag at the very threshold goes one slide on', -40, 0.5, 1],
  ['a slow short drag goes nowhere', -40, 0.4, 0],
  ['a slow drag over more than half of a slide settles on the next', -0.7 * SLIDE_WIDTH, 0.4, 1],
  ['a fast drag over more than half of a slide goes one slide on', -0.7 * SLIDE_WIDTH, 2, 1],
])('%s', (_, way, speed, selected) => {
  const { api, root } = startStrip(4, [flick()]);

  drag(root, way, speed);

  expect(api.selectedScrollSnap()).toBe(selected);
});

it('a drag that stops before the release goes nowhere', () => {
  const { api, root } = startStrip(4, [flick()]);

  root.dispatchEvent(mouse('mousedown', 500, 1000));
  document.dispatchEvent(mouse('mousemove', 450, 1020));
  document.dispatchEvent(mouse('mouseup', 450, 1400));

  expect(api.selectedScrollSnap()).toBe(0);
});

it('a finger that scrolls the page over the carousel does not change the slide', () => {
  const { api, root } = startStrip(4, [flick()]);

  root.dispatchEvent(touch('touchstart', 200, 400, 1000));
  root.dispatchEvent(touch('touchmove', 198, 380, 1050));

  expect(api.selectedScrollSnap()).toBe(0);
});

it('a touch that the browser takes over does not change the slide', () => {
  const { api, root } = startStrip(4, [flick()]);

  root.dispatchEvent(touch('touchstart', 200, 400, 1000));
  root.dispatchEvent(touch('touchmove', 195, 400, 1050));
  root.dispatchEvent(touch('touchcancel', 195, 400, 1200));

  expect(api.selectedScrollSnap()).toBe(0);
});
