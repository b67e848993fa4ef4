import userEvent from '@testing-library/user-event';
import { dropFocusAfterClick } from '@/lib/loader/drop-focus';

const button = (selector: string) => document.querySelector<HTMLButtonElement>(selector)!;

beforeAll(dropFocusAfterClick);
beforeEach(() => {
  document.body.innerHTML = `
    <button id="menu" data-drop-focus=""><b>Меню</b></button>
    <button id="send">Отправить</button>`;
});

it('focus leaves a menu button that a pointer has clicked', async () => {
  await userEvent.click(button('#menu b'));

  expect(button('#menu')).not.toHaveFocus();
});

it('focus stays on a menu button that the keyboard has pressed', async () => {
  button('#menu').focus();
  await userEvent.keyboard('{Enter}');

  expect(button('#menu')).toHaveFocus();
});

it('focus stays on any other button', async () => {
  await userEvent.click(button('#send'));

  expect(button('#send')).toHaveFocus();
});
