/** @jest-environment jsdom */
import { ignoreSecondClicks } from '@/lib/loader/double-clicks';

ignoreSecondClicks();

const clicked: string[] = [];
document.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
beforeEach(() => {
  clicked.length = 0;
  document.body.innerHTML = `
    <button id="menu"><svg id="icon"></svg></button><a id="logo"></a>
    <dialog id="dialog" open closedby="any"></dialog>`;
});

/** Time of the last event in milliseconds. Each test continues from the time of the one before. */
let now = 10_000;

interface Press {
  readonly id: string;
  /** Milliseconds since the last press. */
  readonly after?: number;
  readonly x?: number;
  /** 0 for a click by keyboard. */
  readonly detail?: number;
  /** How far the page is scrolled, in CSS pixels. */
  readonly scrolled?: number;
}

function send(type: string, { id, after = 0, x = 100, detail = 1, scrolled = 0 }: Press): void {
  now += after;
  const more = { bubbles: true, cancelable: true, clientX: x, clientY: 100, detail };
  const event = new MouseEvent(type, more);
  Object.defineProperties(event, {
    timeStamp: { value: now },
    pageX: { value: x },
    pageY: { value: 100 + scrolled },
  });
  document.getElementById(id)!.dispatchEvent(event);
}

const quick = { id: 'logo', after: 100 };
const slow = { id: 'logo', after: 250 };

it.each<[string, string[], Press[]]>([
  ['and a third one on a link after 250 ms each are ignored', ['menu'], [slow, slow]],
  ['on a dialog after 60 ms is ignored', ['menu'], [{ id: 'dialog', after: 60 }]],
  ['on a link after 700 ms counts', ['menu', 'logo'], [{ id: 'logo', after: 700 }]],
  ['on a link 24 px away counts', ['menu', 'logo'], [{ ...quick, x: 124 }]],
  ['on a link that was scrolled there counts', ['menu', 'logo'], [{ ...quick, scrolled: 24 }]],
  ['on a link by the keyboard counts', ['menu', 'logo'], [{ ...quick, detail: 0 }]],
])('after a click on a button, a second click %s', (_, expected, presses) => {
  send('click', { id: 'menu', after: 1000 });
  for (const press of presses) send('click', press);
  expect(clicked).toEqual(expected);
});

it('a second click on a button counts even if the first one removed its icon', () => {
  send('click', { id: 'icon', after: 1000 });
  document.getElementById('icon')!.remove();
  send('click', { id: 'menu', after: 100 });
  expect(clicked).toEqual(['icon', 'menu']);
});

it('a press beside a dialog cannot close the dialog 100 ms after a click, but a press 700 ms later can', () => {
  const dialog = document.querySelector('dialog')!;
  const closedBy = () => dialog.getAttribute('closedby');
  send('click', { id: 'menu', after: 1000 });
  send('pointerdown', { id: 'dialog', after: 100 });
  expect(closedBy()).toBe('');
  send('pointerdown', { id: 'dialog', after: 700 });
  expect(closedBy()).toBe('any');
});

it('the repeated keydown events of an Enter key that is held down are cancelled', () => {
  const [first, repeated] = [false, true].map((repeat) => {
    const options = { key: 'Enter', repeat, bubbles: true, cancelable: true };
    return document.body.dispatchEvent(new KeyboardEvent('keydown', options));
  });
  expect([first, repeated]).toEqual([true, false]);
});
