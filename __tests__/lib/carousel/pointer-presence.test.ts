import { stubMatchMedia } from '../../support/match-media';
import { createPointerPresence } from '@/lib/carousel/pointer-presence';

document.body.innerHTML = '<div id="area" data-island="carousel"><p id="part"></p></div>';
const [area, part] = ['area', 'part'].map((id) => document.getElementById(id)!) as [
  HTMLElement,
  HTMLElement,
];

/** Begins to watch the area; `fire` tells of a pointer, of which jsdom knows nothing. */
function watch() {
  const presence = createPointerPresence();
  const onChange = jest.fn();
  const end = presence.watch(area, onChange);
  const fire = (pointerType: string, type: string, target: Element, relatedTarget?: Element) => {
    const event = new MouseEvent(type, { bubbles: true, relatedTarget: relatedTarget ?? null });
    target.dispatchEvent(Object.assign(event, { pointerType }));
    return presence.isThere();
  };
  return { presence, onChange, end, fire };
}

const elsewhere = document.body;

beforeEach(() => stubMatchMedia());
afterEach(() => {
  jest.restoreAllMocks();
  delete area.dataset.touched;
});

it.each([
  ['arrives elsewhere, be it in one jump', 'pointerover', elsewhere, undefined, false],
  ['leaves the window', 'pointerout', part, undefined, false],
  ['goes to another part', 'pointerout', part, area, true],
])('a mouse over a part that %s', (_, type, target, relatedTarget, isThere) => {
  const { fire } = watch();
  expect(fire('mouse', 'pointerover', part)).toBe(true);

  expect(fire('mouse', type, target, relatedTarget)).toBe(isThere);
});

it.each(['pointerup', 'pointercancel'])('a finger is there until its %s, wherever', (type) => {
  const { fire } = watch();
  expect(fire('touch', 'pointerdown', part)).toBe(true);

  expect(fire('touch', type, elsewhere)).toBe(false);
});

it.each([
  ['a finger that is put elsewhere', 'touch', 'pointerdown', elsewhere],
  ['a finger that passes over', 'touch', 'pointerover', part],
  ['a mouse button that is held', 'mouse', 'pointerdown', part],
])('%s is not there', (_, pointerType, type, target) => {
  expect(watch().fire(pointerType, type, target)).toBe(false);
});

it.each([
  ['a mouse that hovers is there', ['(hover: hover)'], undefined, true],
  ['the hover that a tap leaves behind is not', [], undefined, false],
  ['a finger is there', [], '', true],
])('of what came before the watch, %s', (_, media, touched, isThere) => {
  stubMatchMedia(...media);
  jest.spyOn(area, 'matches').mockImplementation((selector) => selector === ':hover');
  if (touched !== undefined) area.dataset.touched = touched;

  expect(watch().presence.isThere()).toBe(isThere);
});

it('whoever watches is told of every change, until the watch ends', () => {
  const { onChange, end, fire } = watch();
  fire('mouse', 'pointerover', part);
  end();
  fire('mouse', 'pointerover', elsewhere);

  expect(onChange).toHaveBeenCalledTimes(1);
});
