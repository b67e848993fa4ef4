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

/** Time of the last event in milliseconds. Each test continues from the time at which the previous test ended. */
let now = 10_000;

/** Sends an event to the element with the given id, `ms` milliseconds after the last event. */
function send(type: string, id: string, ms: number, { x = 100, detail = 1, scrolledBy = 0 } = {}) {
  now += ms;
  const more = { bubbles: true, cancelable: true, clientX: x, clientY: 100, detail };
  const event = new MouseEvent(type, more);
  Object.defineProperties(event, {
    timeStamp: { value: now },
    pageX: { value: x },
    pageY: { value: 100 + scrolledBy },
  });
  document.getElementById(id)!.dispatchEvent(event);
}

it('the second and third clicks of a triple click are ignored if they hit other elements', () => {
  send('click', 'menu', 1000);
  send('click', 'dialog', 60);
  send('click', 'logo', 639);
  expect(clicked).toEqual(['menu']);
});

it.each([
  ['700 ms later', 700, {}],
  ['24 px away', 100, { x: 124 }],
  ['after the page was scrolled by 24 px', 100, { scrolledBy: 24 }],
  // The `detail` of a click with the keyboard is 0.
  ['with the keyboard', 100, { detail: 0 }],
])('a second click %s does not count as part of a double click', (_, ms, options) => {
  send('click', 'menu', 1000);
  send('click', 'logo', ms, options);
  expect(clicked).toEqual(['menu', 'logo']);
});

it('the second click on a button takes effect even if the first removed the button’s icon', () => {
  send('click', 'icon', 1000);
  document.getElementById('icon')!.remove();
  send('click', 'menu', 100);
  expect(clicked).toEqual(['icon', 'menu']);
});

it('for 700 ms after a click, a press outside an open dialog does not close the dialog', () => {
  const closedBy = () => document.querySelector('dialog')!.getAttribute('closedby');
  send('click', 'menu', 1000);
  send('pointerdown', 'dialog', 699);
  expect(closedBy()).toBe('');
  send('pointerdown', 'dialog', 1);
  expect(closedBy()).toBe('any');
});

it('if Enter is held down, the repeated keydown events are cancelled', () => {
  const [first, repeated] = [false, true].map((repeat) => {
    const options = { key: 'Enter', repeat, bubbles: true, cancelable: true };
    return document.body.dispatchEvent(new KeyboardEvent('keydown', options));
  });
  expect([first, repeated]).toEqual([true, false]);
});
