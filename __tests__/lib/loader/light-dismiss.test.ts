import { stubDialogs } from '../../support/dialog';
import { watchBackdrop } from '@/lib/loader/light-dismiss';

beforeAll(() => {
  stubDialogs();
  watchBackdrop();
});

beforeEach(() => {
  document.body.innerHTML = '<dialog open closedby="any"><button></button></dialog>';
  dialog().getBoundingClientRect = () => new DOMRect(100, 50, 200, 300);
});

const dialog = () => document.querySelector('dialog')!;

type Place = readonly [x: number, y: number];
const MIDDLE: Place = [200, 200];
const BESIDE: Place = [99, 200];

const send = (type: string, [clientX, clientY]: Place, target: Element) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }));

/** What a browser sends for a press at one place that is released at another one. */
function click(pressed: Place, released: Place = pressed, target: Element = dialog()): void {
  send('pointerdown', pressed, target);
  send('click', released, dialog());
}

it.each<[string, Place]>([
  ['left of', BESIDE],
  ['right of', [301, 200]],
  ['above', [200, 49]],
  ['below', [200, 351]],
])('a click %s the dialog closes it', (_, place) => {
  click(place);

  expect(dialog().open).toBe(false);
});

it.each<[string, () => void]>([
  ['a click in its middle', () => click(MIDDLE)],
  ['a click on its left top corner', () => click([100, 50])],
  ['a click on its right bottom corner', () => click([300, 350])],
  ['text that is selected from inside', () => click(MIDDLE, BESIDE, dialog().children[0])],
  ['a press beside it that is released inside', () => click(BESIDE, MIDDLE)],
  ['a keyboard’s click, which has no place', () => send('click', [0, 0], dialog().children[0]!)],
  ['a click on the page itself', () => send('click', BESIDE, document.body)],
])('%s leaves the dialog open', (_, act) => {
  act();

  expect(dialog().open).toBe(true);
});

it('a dialog that asks for no light dismissal stays open', () => {
  dialog().setAttribute('closedby', 'closerequest');
  click(BESIDE);

  expect(dialog().open).toBe(true);
});
