/** @jest-environment jsdom */
import { createPointerPresence } from '@/lib/browser/carousel/pointer-presence';

document.body.innerHTML = '<div data-island="carousel"><p></p></div>';
const area = document.querySelector('div')!;
const part = document.querySelector('p')!;
const { body } = document;

/** Sends a mouse event as a pointer event, because jsdom has no `PointerEvent`. */
function send([pointerType, type, target, relatedTarget, pointerId = 1]: Act) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget });
  target.dispatchEvent(Object.assign(event, { pointerType, pointerId }));
}

type Act = readonly [pointer: string, type: string, target: Element, next?: Element, id?: number];
const over: Act = ['mouse', 'pointerover', part];
const put: Act = ['touch', 'pointerdown', part];

it.each<['a' | 'no', string, ...Act[]]>([
  ['no', 'a mouse has jumped out of the area', over, ['mouse', 'pointerover', body]],
  ['no', 'a mouse has left the window', over, ['mouse', 'pointerout', part]],
  ['a', 'a mouse has moved within the area', over, ['mouse', 'pointerout', part, area]],
  ['no', 'a mouse button has only been pressed', ['mouse', 'pointerdown', part]],
  ['no', 'a finger has been lifted outside the area', put, ['touch', 'pointerup', body]],
  ['a', 'another finger has been lifted', put, ['touch', 'pointerup', body, undefined, 2]],
  ['a', 'a mouse button has been released', put, ['mouse', 'pointerup', body, undefined, 3]],
  ['no', 'a finger has begun to scroll the page', put, ['touch', 'pointercancel', body]],
  ['no', 'a finger has touched the page elsewhere', ['touch', 'pointerdown', body]],
  ['no', 'a finger has only passed over the area', ['touch', 'pointerover', part]],
])('%s pointer is there after %s, and each event is reported once', (pointers, _, ...acts) => {
  const presence = createPointerPresence();
  const onChange = jest.fn();
  const end = presence.watch(area, onChange);
  acts.forEach(send);
  end();
  send(over);

  expect(presence.isThere()).toBe(pointers === 'a');
  expect(onChange).toHaveBeenCalledTimes(acts.length);
});

it('a finger that is already on the area when `watch` is called counts as present', () => {
  area.dataset.intent = 'finger';
  const presence = createPointerPresence();
  presence.watch(area, () => {});

  expect(presence.isThere()).toBe(true);
});
