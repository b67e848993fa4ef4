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
  root.dispatchEvent(mouse('down', ...start!));
  for (const move of moves) document.dispatchEvent(mouse('move', ...move));
  document.dispatchEvent(mouse('up', ...moves.at(-1)!));
}

/** The same by a finger. */
export function swipe(root: HTMLElement, way: number, speed: number): void {
  const [start, ...moves] = steps(way, speed);
  root.dispatchEvent(touch('start', ...start!));
  for (const move of moves) root.dispatchEvent(touch('move', ...move));
  root.dispatchEvent(touch('end', ...moves.at(-1)!));
}
