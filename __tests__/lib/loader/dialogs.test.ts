/** @jest-environment jsdom */
import { closeDialogOnLinkClick } from '@/lib/loader/dialogs';
import '@/lib/loader/polyfills/panels';

const dialog = () => document.querySelector('dialog')!;

beforeAll(() => {
  // jsdom's dialogs cannot do it.
  HTMLDialogElement.prototype.close = () => (dialog().open = false);
  closeDialogOnLinkClick();
});

beforeEach(() => {
  document.body.innerHTML = `
    <dialog open closedby="any"><a href="#help"><b>link</b></a><button>button</button></dialog>
    <a href="#other">link beside</a>`;
  dialog().getBoundingClientRect = () => new DOMRect(100, 50, 200, 300);
});

const send = (type: string, target: Element, more: MouseEventInit) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, ...more }));

it.each([
  ['its link', 'dialog b', false, {}],
  ['its link, for a new tab', 'dialog b', true, { ctrlKey: true }],
  ['its button', 'dialog button', true, {}],
  ['a link beside it', 'body > a', true, {}],
])('after a click on %s (%s) a dialog is open: %s', (_, selector, open, keys) => {
  send('click', document.querySelector(selector)!, keys);

  expect(dialog().open).toBe(open);
});

type Place = readonly [x: number, y: number];
const MIDDLE: Place = [200, 200];
const BESIDE: Place = [99, 200];

/** What a browser sends for a press at one place that is released at another one. */
function click(pressed: Place, released: Place = pressed, target: Element = dialog()): void {
  send('pointerdown', target, { clientX: pressed[0], clientY: pressed[1] });
  send('click', dialog(), { clientX: released[0], clientY: released[1] });
}

function clickBesideUnasked(): void {
  dialog().setAttribute('closedby', 'closerequest');
  click(BESIDE);
}

it.each<[string, boolean, () => void]>([
  ['a click left of the dialog', false, () => click(BESIDE)],
  ['a click right of it', false, () => click([301, 200])],
  ['a click above it', false, () => click([200, 49])],
  ['a click below it', false, () => click([200, 351])],
  ['a click on its left top corner', true, () => click([100, 50])],
  ['a click on its right bottom corner', true, () => click([300, 350])],
  ['text that is selected from inside', true, () => click(MIDDLE, BESIDE, dialog().children[0])],
  ['a press beside it that is released inside', true, () => click(BESIDE, MIDDLE)],
  ['a keyboard’s click, which has no place', true, () => send('click', dialog().children[1]!, {})],
  ['a click beside one that does not ask for that', true, clickBesideUnasked],
])('after %s it is open: %s', (_, open, act) => {
  act();

  expect(dialog().open).toBe(open);
});
