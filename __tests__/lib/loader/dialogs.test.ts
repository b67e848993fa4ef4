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

/** Sends the events of a click whose pointer is pressed at one place and released at another. */
function click(pressed: Place, released: Place = pressed, target = 'dialog') {
  send('pointerdown', find(target), { clientX: pressed[0], clientY: pressed[1] });
  send('click', find('dialog'), { clientX: released[0], clientY: released[1] });
}

function clickLeft(closedBy: string): void {
  find('dialog').setAttribute('closedby', closedBy);
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
  ['a click on a link in it', () => send('click', find('b'), {})],
  ['a click to its left', () => clickLeft('any')],
  ['a click to its right', () => click([301, 200])],
  ['a click above it', () => click([200, 49])],
  ['a click below it', () => click([200, 351])],
])('an open dialog is closed by %s', (_, act) => {
  expect(isOpenAfter(act)).toBe(false);
});

it.each<[string, () => void]>([
  ['a click with Ctrl on a link in it', () => send('click', find('b'), { ctrlKey: true })],
  ['a click by the keyboard on a button in it', () => send('click', find('button'), {})],
  ['a click on a link outside', () => send('click', find('body > a'), {})],
  ['a click on its top left corner', () => click([100, 50])],
  ['a click on its bottom right corner', () => click([300, 350])],
  ['a text selection that ends outside', () => click(INSIDE, BESIDE, 'b')],
  ['a click outside if `closedby` forbids this', () => clickLeft('closerequest')],
])('an open dialog stays open after %s', (_, act) => {
  expect(isOpenAfter(act)).toBe(true);
});
