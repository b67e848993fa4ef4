/** @jest-environment jsdom */
import { createPointerPresence } from '@/lib/carousel/pointer-presence';

const area = document.querySelector('div')!;
const part = document.querySelector('p')!;
const elsewhere = document.body;

/** Sends a pointer event, which jsdom does not know. */
function send([pointerType, type, target, relatedTarget]: Act) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget });
  target.dispatchEvent(Object.assign(event, { pointerType }));
}

type Act = readonly [pointer: string, type: string, target: Element, next?: Element];
const over: Act = ['mouse', 'pointerover', part];
const put: Act = ['touch', 'pointerdown', part];

it.each<[string, boolean, ...Act[]]>([
  ['a mouse over it', true, over],
  ['a mouse that goes away in one jump', false, over, ['mouse', 'pointerover', elsewhere]],
  ['a mouse that leaves the window', false, over, ['mouse', 'pointerout', part]],
  ['a mouse that goes to another part', true, over, ['mouse', 'pointerout', part, area]],
  ['a mouse button that is held', false, ['mouse', 'pointerdown', part]],
  ['a finger on it', true, put],
  ['a finger that is lifted, wherever', false, put, ['touch', 'pointerup', elsewhere]],
  ['a finger that is taken for a scroll', false, put, ['touch', 'pointercancel', elsewhere]],
  ['a finger that is put elsewhere', false, ['touch', 'pointerdown', elsewhere]],
  ['a finger that passes over', false, ['touch', 'pointerover', part]],
])('%s is there: %s, and each change is reported until the watch ends', (_, isThere, ...acts) => {
  const onChange = jest.fn();
  const presence = createPointerPresence();
  const end = presence.watch(area, onChange);
  acts.forEach(send);
  expect(presence.isThere()).toBe(isThere);

  end();
  send(over);
  expect(onChange).toHaveBeenCalledTimes(acts.length);
});

it('a finger that came before the watch is there', () => {
  area.dataset.finger = '';
  const presence = createPointerPresence();
  presence.watch(area, () => {});

  expect(presence.isThere()).toBe(true);
});
