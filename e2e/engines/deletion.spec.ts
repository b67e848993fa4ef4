import { expectHidden, expectVisible } from './support/control';
import { type Tab } from './support/tab';
import { expect, test } from './support/test';

const field = (tab: Tab) => tab.control('textbox', 'Введите адрес электронной почты');
const send = (tab: Tab) => tab.control('button', 'Отправить');
const close = (tab: Tab, title: string) =>
  tab.control('dialog', title).control('button', 'Закрыть');

async function fillAndSend(tab: Tab, address: string): Promise<void> {
  await tab.goto('/deleteUserData/');
  await expect.poll(() => send(tab).ask((button) => button.matches(':enabled'))).toBe(true);
  await field(tab).click();
  await tab.type(address);
  await send(tab).click();
}

test('an email is asked for, said and waited for', async ({ tab, site }) => {
  await fillAndSend(tab, 'a+b@example.ru');
  await expectVisible(tab.control('dialog', 'Письмо отправлено'));
  expect(site.account.emails.map(({ to }) => to)).toEqual(['a+b@example.ru']);
  await close(tab, 'Письмо отправлено').click();
  await expectHidden(tab.control('dialog', 'Письмо отправлено'));
  await expect
    .poll(() => tab.control('timer').text())
    .toMatch(/^Повторная отправка возможна через 00:2\d$/);
  expect(await send(tab).ask((button) => button.matches(':disabled'))).toBe(true);
  expect(await field(tab).ask((input) => (input as HTMLInputElement).value)).toBe('a+b@example.ru');
  expect(tab.complaints).toEqual([]);
});

test('a failing service is said', async ({ tab, site }) => {
  site.account.setMode('fail');
  await fillAndSend(tab, 'a@example.ru');
  await expectVisible(tab.control('dialog', 'Ошибка'));
  await tab.press('Escape');
  await expectHidden(tab.control('dialog', 'Ошибка'));
});

test('a wrong address is refused with its reason, and nothing is sent', async ({ tab, site }) => {
  await fillAndSend(tab, 'cat');
  await expectVisible(tab.control('dialog', 'Неверные данные'));
  await close(tab, 'Неверные данные').click();
  await expectHidden(tab.control('dialog', 'Неверные данные'));
  const reason = await field(tab).ask((input) => {
    const id = input.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? null;
  });
  expect(reason).toBe('Пожалуйста, введите корректный адрес электронной почты');
  expect(site.account.requests).toEqual([]);
});
