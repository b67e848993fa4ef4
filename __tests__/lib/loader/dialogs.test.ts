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

/** Sends the events of a press at one place that is released at another one. */
function click(pressed: Place, released: Place = pressed, target = 'dialog') {
  send('pointerdown', find(target), { clientX: pressed[0], clientY: pressed[1] });
  send('click', find('dialog'), { clientX: released[0], clientY: released[1] });
}

/** Clicks beside a dialog whose `closedby` does not allow that to close it. */
function clickBesideStrict(): void {
  find('dialog').setAttribute('closedby', 'closerequest');
  click(BESIDE);
}

it.each<[string, boolean, () => void]>([
  ['a click on its link closes it', false, () => send('click', find('b'), {})],
  [
    'a click with Ctrl on its link leaves it open',
    true,
    () => send('click', find('b'), { ctrlKey: true }),
  ],
  [
    'a keyboard’s click, whose coordinates are 0, leaves it open',
    true,
    () => send('click', find('button'), {}),
  ],
  [
    'a click on a link outside of it leaves it open',
    true,
    () => send('click', find('body > a'), {}),
  ],
  ['a click left of it closes it', false, () => click(BESIDE)],
  ['a click right of it closes it', false, () => click([301, 200])],
  ['a click above it closes it', false, () => click([200, 49])],
  ['a click below it closes it', false, () => click([200, 351])],
  ['a click on its left top corner leaves it open', true, () => click([100, 50])],
  ['a click on its right bottom corner leaves it open', true, () => click([300, 350])],
  ['a text selection that ends beside it leaves it open', true, () => click(INSIDE, BESIDE, 'b')],
  ['a press beside it that is released inside leaves it open', true, () => click(BESIDE, INSIDE)],
  ['a click beside it leaves it open without `closedby="any"`', true, clickBesideStrict],
])('a dialog: %s', (_, open, act) => {
  document.body.innerHTML = `
    <dialog open closedby="any"><a href="#help"><b>link</b></a><button>button</button></dialog>
    <a href="#other">link beside</a>`;
  const dialog = document.querySelector('dialog')!;
  dialog.getBoundingClientRect = () => new DOMRect(100, 50, 200, 300);

  act();

  expect(dialog.open).toBe(open);
});
