import { stubDialogs } from '../../support/dialog';
import { watchBackdrop } from '@/lib/loader/light-dismiss';

const BOX = new DOMRect(100, 50, 200, 300);
const INSIDE = [200, 200] as const;
const BESIDE = [99, 200] as const;

/** An open dialog from (100, 50) to (300, 350) on a page that watches backdrops. */
function openDialog(closedby: string) {
  document.body.innerHTML = `<dialog open closedby="${closedby}"><button>Закрыть</button></dialog>`;
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('The dialog was not rendered.');
  dialog.getBoundingClientRect = () => BOX;
  return dialog;
}

const send = (type: string, target: Element, [clientX, clientY]: readonly [number, number]) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }));

function clickAt(target: Element, x: number, y: number) {
  send('pointerdown', target, [x, y]);
  send('click', target, [x, y]);
}

beforeAll(() => {
  stubDialogs();
  watchBackdrop();
});

it.each([
  ['left of', 99, 200],
  ['right of', 301, 200],
  ['above', 200, 49],
  ['below', 200, 351],
])('a click %s the dialog closes it', (_, x, y) => {
  const dialog = openDialog('any');

  clickAt(dialog, x, y);

  expect(dialog.open).toBe(false);
});

it.each([
  ['in the middle', 200, 200],
  ['on the left top corner', 100, 50],
  ['on the right bottom corner', 300, 350],
])('a click %s of the dialog leaves it open', (_, x, y) => {
  const dialog = openDialog('any');

  clickAt(dialog, x, y);

  expect(dialog.open).toBe(true);
});

it('a press inside that is released beside, as when text is selected, leaves it open', () => {
  const dialog = openDialog('any');

  send('pointerdown', dialog.children[0] ?? dialog, INSIDE);
  send('click', dialog, BESIDE);

  expect(dialog.open).toBe(true);
});

it('a press beside that is released inside leaves it open', () => {
  const dialog = openDialog('any');

  send('pointerdown', dialog, BESIDE);
  send('click', dialog, INSIDE);

  expect(dialog.open).toBe(true);
});

it('a keyboard’s click of a button inside, which has no place, leaves it open', () => {
  const dialog = openDialog('any');

  send('click', dialog.children[0] ?? dialog, [0, 0]);

  expect(dialog.open).toBe(true);
});

it('a dialog that asks for no light dismissal stays open', () => {
  const dialog = openDialog('closerequest');

  clickAt(dialog, 0, 0);

  expect(dialog.open).toBe(true);
});

it('a click beside on the page itself leaves the dialog open', () => {
  const dialog = openDialog('any');

  clickAt(document.body, 0, 0);

  expect(dialog.open).toBe(true);
});
