/** @jest-environment jsdom */
import { createPointerPresence } from '@/lib/carousel/pointer-presence';

document.body.innerHTML = '<div data-island="carousel"><p></p></div>';
const area = document.querySelector('div')!;
const part = document.querySelector('p')!;
const { body } = document;

/** Sends a mouse event as a pointer event, because jsdom has no `PointerEvent`. */
function send([pointerType, type, target, relatedTarget]: Act) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget });
  target.dispatchEvent(Object.assign(event, { pointerType }));
}

type Act = readonly [pointer: string, type: string, target: Element, next?: Element];
const over: Act = ['mouse', 'pointerover', part];
const put: Act = ['touch', 'pointerdown', part];

it.each<[boolean, string, ...Act[]]>([
  [false, 'a mouse has jumped out of the area', over, ['mouse', 'pointerover', body]],
  [false, 'a mouse has left the window', over, ['mouse', 'pointerout', part]],
  [true, 'a mouse has moved within the area', over, ['mouse', 'pointerout', part, area]],
  [false, 'a mouse has only been pressed', ['mouse', 'pointerdown', part]],
  [true, 'a finger has touched the area', put],
  [false, 'a finger has been lifted outside the area', put, ['touch', 'pointerup', body]],
  [false, 'a finger has begun a scroll', put, ['touch', 'pointercancel', body]],
  [false, 'a finger has touched the page elsewhere', ['touch', 'pointerdown', body]],
  [false, 'a finger has only passed over the area', ['touch', 'pointerover', part]],
])('pointer presence is %s when %s', (isThere, _, ...acts) => {
  const presence = createPointerPresence();
  presence.watch(area, () => {});
  acts.forEach(send);

  expect(presence.isThere()).toBe(isThere);
});

it('pointer events are reported until the tracking ends', () => {
  const onChange = jest.fn();
  const end = createPointerPresence().watch(area, onChange);
  send(over);
  send(put);
  end();
  send(over);

  expect(onChange).toHaveBeenCalledTimes(2);
});

it('a finger that touched the area before tracking started is on the area', () => {
  area.dataset.finger = '';
  const presence = createPointerPresence();
  presence.watch(area, () => {});

  expect(presence.isThere()).toBe(true);
});
