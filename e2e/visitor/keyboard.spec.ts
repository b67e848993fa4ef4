import { expect, test } from './support/test';

/** What has the focus, in words, and whether the browser shows it. */
const focused = () => {
  const element = document.activeElement;
  const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    ring: element?.matches(':focus-visible') ?? false,
  };
};

test('Tab goes through the toolbar in the order of reading, always shown', async ({ tab }) => {
  await tab.goto('/help/');
  for (const name of [
    'Перейти к содержанию',
    'Словарь+',
    'Главная',
    'Для Android',
    'Для Windows',
    'Контакты',
    'Поделиться',
    'Написать в поддержку',
  ]) {
    await tab.press('Tab');
    expect(await tab.evaluate(focused)).toEqual({ name, ring: true });
  }
  await tab.press('Tab', true);
  expect(await tab.evaluate(focused)).toEqual({ name: 'Поделиться', ring: true });
});

test('the skip link leads past the toolbar', async ({ tab }) => {
  await tab.goto('/help/');
  await tab.press('Tab');
  await tab.press('Enter');
  await tab.press('Tab');
  expect(await tab.evaluate(focused)).toEqual({ name: 'Написать в поддержку', ring: true });
});
