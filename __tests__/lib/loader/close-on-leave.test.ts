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

const inside = (text: string) =>
  [...document.querySelectorAll('b')].find(({ textContent }) => textContent === text)!;

it.each([
  ['link', false],
  ['button', true],
  ['link beside', true],
])('after a click on the %s the dialog is open: %s', (text, open) => {
  inside(text).click();

  expect(document.querySelector('dialog')?.open).toBe(open);
});

it('a link that opens in a new tab leaves the dialog open', () => {
  inside('link').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));

  expect(document.querySelector('dialog')?.open).toBe(true);
});
