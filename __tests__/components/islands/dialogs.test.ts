/** @jest-environment jsdom */
import { handleDialogs } from '@/components/islands/loader/dialogs';
import '@/components/islands/loader/polyfills/backdrop';

// jsdom does not implement `close`.
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
handleDialogs();

const find = (selector: string) => document.querySelector(selector)!;
const send = (type: string, target: Element, more: MouseEventInit) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, ...more }));

function click(clientX: number, clientY: number, closedBy = 'any'): void {
  find('dialog').setAttribute('closedby', closedBy);
  for (const type of ['pointerdown', 'click']) send(type, find('dialog'), { clientX, clientY });
}

function selectText(): void {
  send('pointerdown', find('b'), { clientX: 200, clientY: 200 });
  send('click', find('dialog'), { clientX: 99, clientY: 200 });
}

it.each<['closed' | 'open', string, () => void]>([
  ['closed', 'a click on a link in it', () => send('click', find('b'), {})],
  ['closed', 'a click to its left', () => click(99, 200)],
  ['closed', 'a click to its right', () => click(301, 200)],
  ['closed', 'a click above it', () => click(200, 49)],
  ['closed', 'a click below it', () => click(200, 351)],
  ['open', 'a click with Ctrl on a link in it', () => send('click', find('b'), { ctrlKey: true })],
  ['open', 'a click with the keyboard on a button in it', () => send('click', find('button'), {})],
  ['open', 'a click on a link outside', () => send('click', find('body > a'), {})],
  ['open', 'a click on its top left corner', () => click(100, 50)],
  ['open', 'a click on its bottom right corner', () => click(300, 350)],
  ['open', 'a text selection that ends outside the dialog', selectText],
  ['open', 'a click outside with `closedby=closerequest`', () => click(99, 200, 'closerequest')],
])('a dialog is %s after %s', (state, _, act) => {
  document.body.innerHTML = `
    <dialog open closedby="any"><a href="#help"><b>link</b></a><button>button</button></dialog>
    <a href="#other">link beside</a>`;
  const dialog = document.querySelector('dialog')!;
  dialog.getBoundingClientRect = () => new DOMRect(100, 50, 200, 300);
  act();

  expect(dialog.open).toBe(state === 'open');
});

it('in its first half second, a click outside does not close a dialog, even if it was open just before', () => {
  jest.useFakeTimers();
  HTMLDialogElement.prototype.showModal = jest.fn();
  document.body.innerHTML = '<button popovertarget="own"></button><dialog id="own"></dialog>';
  send('click', find('button'), {});
  jest.advanceTimersByTime(300);
  send('click', find('button'), {});
  jest.advanceTimersByTime(499);
  expect(find('dialog').getAttribute('closedby')).toBe('closerequest');

  jest.advanceTimersByTime(1);
  expect(find('dialog').getAttribute('closedby')).toBe('any');
});
