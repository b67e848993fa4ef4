/** @jest-environment jsdom */
import { createPointerPresence } from '@/lib/carousel/pointer-presence';

document.body.innerHTML = '<div data-island="carousel"><p></p></div>';
const [area, part] = ['div', 'p'].map((name) => document.querySelector<HTMLElement>(name)!) as [
  HTMLElement,
  HTMLElement,
];
const elsewhere = document.body;

/** Begins to watch the area; `fire` sends a pointer event, which jsdom does not know. */
function watch(onChange = () => {}) {
  const presence = createPointerPresence();
  const end = presence.watch(area, onChange);
  const fire = (kind: string, type: string, target: Element, next: Element | null = null) => {
    const event = new MouseEvent(type, { bubbles: true, relatedTarget: next });
    target.dispatchEvent(Object.assign(event, { pointerType: kind }));
    return presence.isThere();
  };
  return { presence, end, fire };
}

it.each([
  ['mouse', 'pointerover', 'goes away in one jump', 'pointerover', elsewhere, null, false],
  ['mouse', 'pointerover', 'leaves the window', 'pointerout', part, null, false],
  ['mouse', 'pointerover', 'goes to another part', 'pointerout', part, area, true],
  ['touch', 'pointerdown', 'is lifted, wherever', 'pointerup', elsewhere, null, false],
  ['touch', 'pointerdown', 'is taken for a scroll', 'pointercancel', elsewhere, null, false],
])('a %s is there from its %s on; it %s', (kind, arrival, _, type, target, next, isThere) => {
  const { fire } = watch();
  expect(fire(kind, arrival, part)).toBe(true);

  expect(fire(kind, type, target, next)).toBe(isThere);
});

it.each([
  ['a finger that is put elsewhere', 'touch', 'pointerdown', elsewhere],
  ['a finger that passes over', 'touch', 'pointerover', part],
  ['a mouse button that is held', 'mouse', 'pointerdown', part],
])('%s is not there', (_, pointerType, type, target) => {
  expect(watch().fire(pointerType, type, target)).toBe(false);
});

it('a finger that came before the watch is there', () => {
  area.dataset.finger = '';

  expect(watch().presence.isThere()).toBe(true);
  delete area.dataset.finger;
});

it('every change is reported until the watch ends', () => {
  const onChange = jest.fn();
  const { end, fire } = watch(onChange);
  fire('mouse', 'pointerover', part);
  end();
  fire('mouse', 'pointerover', elsewhere);

  expect(onChange).toHaveBeenCalledTimes(1);
});
