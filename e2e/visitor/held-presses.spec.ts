import { carousel, dot, expectSlide } from '../support/carousel';
import { ANDROID_VERSION, settings } from '../support/published';
import { holdScripts } from '../support/script-failures';
import { expect, test } from '../support/test';

const next = 'Следующий слайд';

test.describe('what is done before the scripts are there is done after', () => {
  test('steps are taken, each once and in their order', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/details/android/');
    const step = carousel(page).getByRole('button', { name: next });
    await step.click();
    await step.click();
    await dot(page, 7).click();
    await step.click();
    release();
    await expectSlide(page, 8);
  });

  test('a step by the keyboard, which stops the rotation as well', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/details/android/');
    await carousel(page).getByRole('button', { name: next }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    release();
    await expectSlide(page, 3);
    await expect(
      carousel(page).getByRole('button', { name: 'Запустить автопрокрутку' }),
    ).toBeVisible();
  });

  test('the link is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdScripts(page);
    await page.goto('/help/');
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await page.getByRole('button', { name: 'Копировать ссылку' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(settings.homeUrl);
  });

  test('the share menu is unfolded, and two presses fold it again', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/help/');
    await page.getByRole('button', { name: 'Поделиться' }).click();
    const more = page.getByRole('button', { name: 'Ещё' });
    await more.click();
    await more.click();
    await more.click();
    release();
    await expect(page.getByRole('link', { name: 'Письмом' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Свернуть' })).toBeVisible();
  });

  test('native parts do not wait', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/details/android/');
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await expect(page.getByRole('link', { name: 'Telegram' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: ANDROID_VERSION }).click();
    await expect(page.getByRole('dialog', { name: 'Изменения' })).toBeVisible();
  });
});
