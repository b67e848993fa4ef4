const STEPS = 10;

function timed(event: Event, time: number, properties: PropertyDescriptorMap = {}) {
  return Object.defineProperties(event, { timeStamp: { value: time }, ...properties });
}

/** A mouse event at a place and at a time in milliseconds. */
export const mouse = (type: string, clientX: number, time: number) =>
  timed(new MouseEvent(type, { bubbles: true, cancelable: true, clientX }), time);

/** A touch event at a place and at a time in milliseconds. */
export const touch = (type: string, clientX: number, clientY: number, time: number) =>
  timed(new Event(type, { bubbles: true, cancelable: true }), time, {
    touches: { value: type === 'touchend' ? [] : [{ clientX, clientY }] },
  });

/** Where a drag of even speed is at each of its steps: CSS pixels and milliseconds. */
function* steps(way: number, speed: number) {
  for (let step = 0; step <= STEPS; step += 1) {
    const share = step / STEPS;
    yield [500 + way * share, 1000 + (Math.abs(way) / speed) * share] as const;
  }
}

/** Drags by the mouse: a way in CSS pixels, at an even speed of CSS pixels per millisecond. */
export function drag(root: HTMLElement, way: number, speed: number): void {
  const [start, ...moves] = steps(way, speed);
  root.dispatchEvent(mouse('mousedown', ...start!));
  for (const move of moves) document.dispatchEvent(mouse('mousemove', ...move));
  document.dispatchEvent(mouse('mouseup', ...moves.at(-1)!));
}

/** The same by a finger. */
export function swipe(root: HTMLElement, way: number, speed: number): void {
  const at = (type: string, [x, time]: readonly [number, number]) =>
    root.dispatchEvent(touch(type, x, 400, time));
  const [start, ...moves] = steps(way, speed);
  at('touchstart', start!);
  for (const move of moves) at('touchmove', move);
  at('touchend', moves.at(-1)!);
}
