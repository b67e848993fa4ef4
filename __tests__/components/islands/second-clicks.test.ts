/** @jest-environment jsdom */
import { ignoreSecondClicks } from '@/components/islands/loader/second-clicks';

ignoreSecondClicks();

const LINK = '<a href="#new"><i></i></a>';
const BUTTON = '<button><i></i></button>';
let now = 0;

// The first and, after a pause, the last `<i>` are clicked: at the same point (`detail` is 2), at another one (1) or
// by keyboard (0). A click on a label makes a second one, on its field.
it.each([
  [1, 'a link within 500 ms', LINK, 499, 1],
  [1, 'a button within 500 ms', BUTTON, 499, 1],
  [2, 'a checkbox’s label within 500 ms', '<label><i></i><input type="checkbox"></label>', 499, 2],
  [1, 'a button and the link that it has uncovered', BUTTON + LINK, 200, 2],
  [2, 'a button and a link at another point', BUTTON + LINK, 200, 1],
  [2, 'a link, which the system takes for a double click for longer,', LINK, 500, 2],
  [2, 'a button by keyboard', BUTTON, 0, 0],
  [2, 'a button that repeats', BUTTON.replace('>', ' data-repeat>'), 200, 2],
  [4, 'a radio button’s label', '<label><i></i><input type="radio"></label>', 200, 2],
])('%i of two clicks get through on %s', (count, _, html, pause, detail) => {
  const got = jest.fn();
  document.body.innerHTML = html;
  document.body.onclick = got;
  now += 60_000;
  const targets = [...document.querySelectorAll('i')];
  for (const [index, target] of [targets[0]!, targets.at(-1)!].entries()) {
    if (detail > 0) window.dispatchEvent(new Event('pointerdown'));
    const options = { bubbles: true, cancelable: true, detail: index ? detail : Math.sign(detail) };
    const event = new MouseEvent('click', options);
    Object.defineProperty(event, 'timeStamp', { value: now + index * pause });
    target.dispatchEvent(event);
  }

  expect(got).toHaveBeenCalledTimes(count);
});
