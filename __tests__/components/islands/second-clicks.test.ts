/** @jest-environment jsdom */
import { ignoreSecondClicks } from '@/components/islands/loader/second-clicks';

ignoreSecondClicks();

/** Clicks a control twice. @returns how often the click has reached it */
function doubleClick(html: string, details = [1, 2]) {
  document.body.innerHTML = html;
  const clicked = jest.fn();
  document.body.firstElementChild!.addEventListener('click', clicked);
  for (const detail of details) {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    document.querySelector('i')!.dispatchEvent(event);
  }
  return clicked.mock.calls.length;
}

it.each([
  ['a link', '<a href="#new" target="_blank"><i></i></a>'],
  ['a download button', '<button type="submit"><i></i></button>'],
  ['a panel’s button', '<button popovertarget="panel"><i></i></button>'],
])('a double click on %s counts once', (_, html) => {
  expect(doubleClick(html)).toBe(1);
});

it('a double click on another button counts twice, and so do two presses of a key', () => {
  expect(doubleClick('<button type="button"><i></i></button>')).toBe(2);
  expect(doubleClick('<a href="#new"><i></i></a>', [0, 0])).toBe(2);
});
