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

/** Simulates a click whose pointer is pressed at one place and released at another. */
function click(pressed: Place, released: Place = pressed, target = 'dialog') {
  send('pointerdown', find(target), { clientX: pressed[0], clientY: pressed[1] });
  send('click', find('dialog'), { clientX: released[0], clientY: released[1] });
}

/** Clicks outside a dialog whose `closedby` forbids that such a click closes it. */
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
  ['a click on a link in the dialog', () => send('click', find('b'), {})],
  ['a click to the left of the dialog', () => click(BESIDE)],
  ['a click to the right of the dialog', () => click([301, 200])],
  ['a click above the dialog', () => click([200, 49])],
  ['a click below the dialog', () => click([200, 351])],
])('%s closes the dialog', (_, act) => {
  expect(isOpenAfter(act)).toBe(false);
});

it.each<[string, () => void]>([
  ['a click with Ctrl on a link in the dialog', () => send('click', find('b'), { ctrlKey: true })],
  ['a click by keyboard, without coordinates,', () => send('click', find('button'), {})],
  ['a click on a link outside of the dialog', () => send('click', find('body > a'), {})],
  ['a click on the dialog’s top left corner', () => click([100, 50])],
  ['a click on the dialog’s bottom right corner', () => click([300, 350])],
  ['a text selection that ends beside the dialog', () => click(INSIDE, BESIDE, 'b')],
  ['a click beside a dialog without `closedby="any"`', clickBesideStrict],
])('%s leaves the dialog open', (_, act) => {
  expect(isOpenAfter(act)).toBe(true);
});
