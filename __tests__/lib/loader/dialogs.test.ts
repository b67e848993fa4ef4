/** @jest-environment jsdom */
import { closeDialogOnLinkClick } from '@/lib/loader/dialogs';
import '@/lib/loader/polyfills/panels';

// jsdom does not implement `close`.
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
closeDialogOnLinkClick();

const find = (selector: string) => document.querySelector(selector)!;
const send = (type: string, target: Element, more: MouseEventInit) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, ...more }));

type Place = readonly [x: number, y: number];
const INSIDE: Place = [200, 200];
const BESIDE: Place = [99, 200];

/** Simulates a click that is pressed at one place and released at another one. */
function click(pressed: Place, released: Place = pressed, target = 'dialog') {
  send('pointerdown', find(target), { clientX: pressed[0], clientY: pressed[1] });
  send('click', find('dialog'), { clientX: released[0], clientY: released[1] });
}

/** Clicks beside a dialog whose `closedby` forbids that such a click closes it. */
function clickBesideStrict(): void {
  find('dialog').setAttribute('closedby', 'closerequest');
  click(BESIDE);
}

function isOpenAfter(act: () => void): boolean {
  document.body.innerHTML = `
    <dialog open closedby="any"><a href="#help"><b>link</b></a><button>button</button></dialog>
    <a href="#other">link beside</a>`;
  const dialog = document.querySelector('dialog')!;
  dialog.getBoundingClientRect = () => new DOMRect(100, 50, 200, 300);
  act();
  return dialog.open;
}

it.each<[string, () => void]>([
  ['a click on its link', () => send('click', find('b'), {})],
  ['a click left of it', () => click(BESIDE)],
  ['a click right of it', () => click([301, 200])],
  ['a click above it', () => click([200, 49])],
  ['a click below it', () => click([200, 351])],
])('%s closes a dialog', (_, act) => {
  expect(isOpenAfter(act)).toBe(false);
});

it.each<[string, () => void]>([
  ['a click with Ctrl on its link', () => send('click', find('b'), { ctrlKey: true })],
  ['a click by keyboard, which has no coordinates,', () => send('click', find('button'), {})],
  ['a click on a link outside of it', () => send('click', find('body > a'), {})],
  ['a click on its left top corner', () => click([100, 50])],
  ['a click on its right bottom corner', () => click([300, 350])],
  ['a text selection that ends beside it', () => click(INSIDE, BESIDE, 'b')],
  ['a press beside it that is released inside', () => click(BESIDE, INSIDE)],
  ['without `closedby="any"`, a click beside it', clickBesideStrict],
])('%s leaves a dialog open', (_, act) => {
  expect(isOpenAfter(act)).toBe(true);
});
