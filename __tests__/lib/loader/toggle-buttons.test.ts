import userEvent from '@testing-library/user-event';
import { stubDialogs } from '../../support/dialog';
import { serveToggleButtons } from '@/lib/loader/toggle-buttons';

const element = <Type extends HTMLElement>(selector: string) =>
  document.querySelector<Type>(selector)!;
const dialog = () => element<HTMLDialogElement>('dialog');

beforeAll(() => {
  stubDialogs();
  serveToggleButtons();
});
beforeEach(() => {
  document.body.innerHTML = `
    <button id="open" popovertarget="menu"><b>Меню</b></button>
    <button id="share" popovertarget="panel">Поделиться</button>
    <button id="send">Отправить</button>
    <div id="panel" popover></div>
    <dialog id="menu" popover><button id="close" popovertarget="menu">Закрыть</button></dialog>`;
});

it('a button whose popover is a dialog opens it as a modal one, and another closes it', () => {
  element('#open b').click();
  expect(dialog().open).toBe(true);

  element('#close').click();
  expect(dialog().open).toBe(false);
});

it.each([
  ['#open', true],
  ['#share', false],
  ['#send', false],
])('of a click on %s the browser is kept: %s', (selector, kept) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element(selector).dispatchEvent(click);

  expect(click.defaultPrevented).toBe(kept);
});

it.each(['#open', '#share'])('focus leaves %s when a pointer has clicked', async (selector) => {
  await userEvent.click(element(selector));

  expect(element(selector)).not.toHaveFocus();
});

it('focus stays on a button that the keyboard has pressed', async () => {
  element('#share').focus();
  await userEvent.keyboard('{Enter}');

  expect(element('#share')).toHaveFocus();
});

it('focus stays on any other button', async () => {
  await userEvent.click(element('#send'));

  expect(element('#send')).toHaveFocus();
});
