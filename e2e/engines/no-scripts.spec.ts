import { expectedPages } from '../support/expected-pages';
import { ANDROID_VERSION, SLIDE_COUNT } from '../support/published';
import { expectHeading, expectHidden, expectVisible } from './support/control';
import { expect, test } from './support/test';

test('every page says everything', async ({ tab }) => {
  for (const { path, h1, texts } of expectedPages) {
    await tab.gotoWithoutScripts(path);
    expect(await tab.control('heading').text()).toBe(h1);
    const text = (await tab.control('main').text()) ?? '';
    for (const expected of texts) expect(text).toContain(expected);
  }
});

test('the share menu opens and closes', async ({ tab }) => {
  await tab.gotoWithoutScripts('/help/');
  await tab.control('button', 'Поделиться').click();
  await expectVisible(tab.control('link', 'Telegram'));
  await tab.press('Escape');
  await expectHidden(tab.control('link', 'Telegram'));
});

test('a phone reaches the four links by its menu', async ({ tab }) => {
  await tab.gotoWithoutScripts('/help/', 360);
  await tab.control('button', 'Меню').click();
  const drawer = tab.control('dialog', 'Меню');
  for (const name of ['Главная', 'Для Android', 'Для Windows', 'Контакты']) {
    await expectVisible(drawer.control('link', name));
  }
  await drawer.control('button', 'Закрыть меню').click();
  await expectHidden(drawer);
  await tab.control('button', 'Меню').click();
  await drawer.control('link', 'Главная').click();
  await expectHeading(tab, 'Больше, чем просто словарь!');
});

test('the version shows its changes and leads to all of them', async ({ tab }) => {
  await tab.gotoWithoutScripts('/details/android/');
  await tab.control('button', ANDROID_VERSION).click();
  const dialog = tab.control('dialog', 'Изменения');
  await expectVisible(dialog);
  await dialog.control('button', 'Закрыть').click();
  await expectHidden(dialog);
  await tab.control('button', ANDROID_VERSION).click();
  await dialog.control('link', 'Все изменения').click();
  await expectHeading(tab, 'История изменений');
});

test('the strip of slides scrolls to the last one', async ({ tab }) => {
  await tab.gotoWithoutScripts('/details/android/');
  await tab.control('group', 'Слайды').ask((strip) => strip.scrollTo({ left: strip.scrollWidth }));
  const last = tab.control('group', `${SLIDE_COUNT} из ${SLIDE_COUNT}`);
  await expect.poll(async () => Math.round((await last.box())?.left ?? NaN)).toBeLessThan(200);
});

test('the deletion form reaches the service', async ({ tab, site }) => {
  await tab.gotoWithoutScripts('/deleteUserData/');
  await tab.control('textbox', 'Введите адрес электронной почты').click();
  await tab.type('a@example.ru');
  await tab.control('button', 'Отправить').click();
  await expect.poll(() => site.account.emails.map(({ to }) => to)).toEqual(['a@example.ru']);
});
