/** @jest-environment jsdom */
import { closeDialogOnLinkClick } from '@/lib/loader/dialogs';
import '@/lib/loader/polyfills/panels';

// jsdom's dialogs cannot do it.
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
closeDialogOnLinkClick();

const find = (selector: string) => document.querySelector(selector)!;
const send = (type: string, target: Element, more: MouseEventInit) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, ...more }));

type Place = readonly [x: number, y: number];
const MIDDLE: Place = [200, 200];
const BESIDE: Place = [99, 200];

/** What a browser sends for a press at one place that is released at another one. */
function click(pressed: Place, released: Place = pressed, target = 'dialog') {
  send('pointerdown', find(target), { clientX: pressed[0], clientY: pressed[1] });
  send('click', find('dialog'), { clientX: released[0], clientY: released[1] });
}

function clickBesideUnasked(): void {
  find('dialog').setAttribute('closedby', 'closerequest');
  click(BESIDE);
}

it.each<[string, boolean, () => void]>([
  ['a click on its link', false, () => send('click', find('b'), {})],
  ['a click on its link for a new tab', true, () => send('click', find('b'), { ctrlKey: true })],
  ['a keyboard’s click, which has no place', true, () => send('click', find('button'), {})],
  ['a click on a link beside it', true, () => send('click', find('body > a'), {})],
  ['a click left of it', false, () => click(BESIDE)],
  ['a click right of it', false, () => click([301, 200])],
  ['a click above it', false, () => click([200, 49])],
  ['a click below it', false, () => click([200, 351])],
  ['a click on its left top corner', true, () => click([100, 50])],
  ['a click on its right bottom corner', true, () => click([300, 350])],
  ['text that is selected from inside', true, () => click(MIDDLE, BESIDE, 'b')],
  ['a press beside it that is released inside', true, () => click(BESIDE, MIDDLE)],
  ['a click beside one that does not ask for that', true, clickBesideUnasked],
])('after %s a dialog is open: %s', (_, open, act) => {
  document.body.innerHTML = `
    <dialog open closedby="any"><a href="#help"><b>link</b></a><button>button</button></dialog>
    <a href="#other">link beside</a>`;
  const dialog = document.querySelector('dialog')!;
  dialog.getBoundingClientRect = () => new DOMRect(100, 50, 200, 300);

  act();

  expect(dialog.open).toBe(open);
});
