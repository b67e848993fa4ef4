import { stubDialogs } from '../../support/dialog';
import { closeOnLeave } from '@/lib/loader/close-on-leave';

beforeAll(() => {
  stubDialogs();
  closeOnLeave();
});

it.each([
  ['its link', 'dialog a b', false, {}],
  ['its link, for a new tab', 'dialog a b', true, { ctrlKey: true }],
  ['its button', 'dialog button', true, {}],
  ['a link beside it', 'body > a', true, {}],
])('after a click on %s (%s) a dialog is open: %s', (_, selector, open, keys) => {
  document.body.innerHTML = `
    <dialog open><a href="#help"><b>link</b></a><button>button</button></dialog>
    <a href="#other">link beside</a>`;
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }));

  expect(document.querySelector('dialog')?.open).toBe(open);
});
