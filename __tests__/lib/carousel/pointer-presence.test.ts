/** @jest-environment jsdom */
import { createPointerPresence } from '@/lib/carousel/pointer-presence';

document.body.innerHTML = '<div data-island="carousel"><p></p></div>';
const area = document.querySelector('div')!;
const part = document.querySelector('p')!;
const elsewhere = document.body;

/** Sends a mouse event as a pointer event, because jsdom has no `PointerEvent`. */
function send([pointerType, type, target, relatedTarget]: Act) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget });
  target.dispatchEvent(Object.assign(event, { pointerType }));
}

type Act = readonly [pointer: string, type: string, target: Element, next?: Element];
const over: Act = ['mouse', 'pointerover', part];
const put: Act = ['touch', 'pointerdown', part];

it.each<[string, boolean, ...Act[]]>([
  ['a mouse that jumps out of the area', false, over, ['mouse', 'pointerover', elsewhere]],
  ['a mouse that leaves the window', false, over, ['mouse', 'pointerout', part]],
  ['a mouse that moves within the area', true, over, ['mouse', 'pointerout', part, area]],
  ['a pressed mouse', false, ['mouse', 'pointerdown', part]],
  ['a finger on the area', true, put],
  ['a finger that is lifted outside of the area', false, put, ['touch', 'pointerup', elsewhere]],
  ['a finger that begins a scroll', false, put, ['touch', 'pointercancel', elsewhere]],
  ['a finger outside of the area', false, ['touch', 'pointerdown', elsewhere]],
  ['a finger that only passes over the area', false, ['touch', 'pointerover', part]],
])(
  'for %s, the pointer’s presence is %s, and each event is reported until the watch ends',
  (_, isThere, ...acts) => {
    const onChange = jest.fn();
    const presence = createPointerPresence();
    const end = presence.watch(area, onChange);
    acts.forEach(send);
    expect(presence.isThere()).toBe(isThere);

    end();
    send(over);
    expect(onChange).toHaveBeenCalledTimes(acts.length);
  },
);

it('a finger that touched the area before the watch began counts as present', () => {
  area.dataset.finger = '';
  const presence = createPointerPresence();
  presence.watch(area, () => {});

  expect(presence.isThere()).toBe(true);
});
