import { stubDialogs } from '../../support/dialog';
import { closeOnLeave } from '@/lib/loader/close-on-leave';

beforeAll(() => {
  stubDialogs();
  closeOnLeave();
});

beforeEach(() => {
  document.body.innerHTML = `
    <dialog open><a href="#help"><b>link</b></a><button><b>button</b></button></dialog>
    <a href="#other"><b>link beside</b></a>`;
});

it.each([
  ['link', false],
  ['button', true],
  ['link beside', true],
])('after a click on the %s the dialog is open: %s', (text, open) => {
  [...document.querySelectorAll('b')].find(({ textContent }) => textContent === text)!.click();

  expect(document.querySelector('dialog')?.open).toBe(open);
});
