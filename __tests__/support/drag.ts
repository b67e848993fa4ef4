const STEPS = 10;

function timed(event: Event, time: number, properties: PropertyDescriptorMap = {}) {
  return Object.defineProperties(event, { timeStamp: { value: time }, ...properties });
}

/** A mouse's «down», «move» or «up» at a place and at a time in milliseconds. */
export const mouse = (kind: string, clientX: number, time: number) =>
  timed(new MouseEvent(`mouse${kind}`, { bubbles: true, cancelable: true, clientX }), time);

/** A finger's «start», «move», «end» or «cancel». */
export const touch = (kind: string, clientX: number, time: number, clientY = 400) =>
  timed(new Event(`touch${kind}`, { bubbles: true, cancelable: true }), time, {
    touches: { value: kind === 'end' ? [] : [{ clientX, clientY }] },
  });

/** Drags a way in CSS pixels at an even speed of CSS pixels per millisecond. */
const dragBy =
  (event: typeof mouse, first: string, last: string) =>
  (root: HTMLElement, way: number, speed: number) => {
    const tell = (kind: string, share: number) =>
      root.dispatchEvent(event(kind, 500 + way * share, 1000 + (Math.abs(way) / speed) * share));
    tell(first, 0);
    for (let step = 1; step <= STEPS; step += 1) tell('move', step / STEPS);
    tell(last, 1);
  };

/** By the mouse. */
export const drag = dragBy(mouse, 'down', 'up');

/** By a finger. */
export const swipe = dragBy(touch, 'start', 'end');
