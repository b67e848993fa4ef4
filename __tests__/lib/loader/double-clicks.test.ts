/** @jest-environment jsdom */
import { ignoreSecondClicks } from '@/lib/loader/double-clicks';

ignoreSecondClicks();

const clicked: string[] = [];
document.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
beforeEach(() => {
  clicked.length = 0;
  document.body.innerHTML = `
    <button id="menu"><svg id="icon"></svg></button><a id="logo"></a><p id="text"></p>
    <dialog id="dialog" open closedby="any"></dialog>`;
});

/** The time of the last event, later than that of the test before. */
let now = 10_000;

interface Press {
  readonly id: string;
  /** Milliseconds since the last one. */
  readonly after?: number;
  readonly x?: number;
  /** 0 for a click by the keyboard. */
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

it.each<[string, string[], Press[]]>([
  ['on another control soon after is ignored', ['menu'], [{ id: 'logo', after: 260 }]],
  ['on a dialog soon after is ignored', ['menu'], [{ id: 'dialog', after: 60 }]],
  [
    'and a third soon after are ignored',
    ['menu'],
    [
      { id: 'logo', after: 250 },
      { id: 'logo', after: 250 },
    ],
  ],
  ['on the same control counts', ['menu', 'icon'], [{ id: 'icon', after: 100 }]],
  ['after 700 ms counts', ['menu', 'logo'], [{ id: 'logo', after: 700 }]],
  ['24 px away counts', ['menu', 'logo'], [{ id: 'logo', after: 100, x: 124 }]],
  [
    'on what was scrolled under the pointer counts',
    ['menu', 'logo'],
    [{ id: 'logo', after: 100, scrolled: 24 }],
  ],
  ['by the keyboard counts', ['menu', 'logo'], [{ id: 'logo', after: 100, detail: 0 }]],
])('after a click on a button a second click %s', (_, expected, presses) => {
  send('click', { id: 'menu', after: 1000 });
  for (const press of presses) send('click', press);
  expect(clicked).toEqual(expected);
});

it('a second click on a button whose icon the first one has changed counts', () => {
  send('click', { id: 'icon', after: 1000 });
  document.getElementById('icon')!.remove();
  send('click', { id: 'menu', after: 100 });
  expect(clicked).toEqual(['icon', 'menu']);
});

it('two clicks on words, which select one, both count', () => {
  send('click', { id: 'text', after: 1000 });
  send('click', { id: 'text', after: 100 });
  expect(clicked).toEqual(['text', 'text']);
});

it('a press beside a dialog closes it only when it is not the second one of a double click', () => {
  const dialog = document.querySelector('dialog')!;
  const closedBy = () => dialog.getAttribute('closedby');
  send('click', { id: 'menu', after: 1000 });
  send('pointerdown', { id: 'dialog', after: 100 });
  expect(closedBy()).toBe('');
  send('pointerdown', { id: 'dialog', after: 700 });
  expect(closedBy()).toBe('any');
});

it('a held Enter key presses a button once', () => {
  const [first, repeated] = [false, true].map((repeat) => {
    const options = { key: 'Enter', repeat, bubbles: true, cancelable: true };
    return document.body.dispatchEvent(new KeyboardEvent('keydown', options));
  });
  expect([first, repeated]).toEqual([true, false]);
});
