import { type Page } from '@playwright/test';
import { ANDROID_VERSION, androidRelease } from '../support/published';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Изменения' });

async function openDialog(page: Page): Promise<void> {
  await page.goto('/details/android/');
  await page.getByRole('button', { name: ANDROID_VERSION }).click();
  await expect(dialog(page)).toBeVisible();
}

test('the version opens its changes in a dialog 250 px wide, which leads to all changes', async ({
  page,
}) => {
  await openDialog(page);
  await expect(dialog(page).getByRole('listitem')).toHaveText(
    androidRelease.changes.map(({ text }) => text),
  );
  const width = await dialog(page).evaluate((element: HTMLElement) => element.offsetWidth);
  expect(width).toBe(250);
  await dialog(page).getByRole('link', { name: 'Все изменения' }).click();
  await expect(page).toHaveURL(/\/changes\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('История изменений');
  await expect(dialog(page)).toBeHidden();
});

test('«Закрыть» and a click beside it close the version dialog', async ({ page }) => {
  await openDialog(page);
  await page.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: ANDROID_VERSION }).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog(page)).toBeHidden();
});

test('Escape gives the focus back to the version', async ({ page }) => {
  await page.goto('/details/android/');
  const version = page.getByRole('button', { name: ANDROID_VERSION });
  await version.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(version).toBeFocused();
});

test('opening takes 150 ms and closing 75 ms', async ({ page }) => {
  await openDialog(page);
  // Hidden ones count too: a closing dialog has left the accessibility tree already.
  const closing = page.getByRole('dialog', { name: 'Изменения', includeHidden: true });
  const duration = () =>
    closing.evaluate((element) => getComputedStyle(element).transitionDuration.split(', '));
  expect(new Set(await duration())).toEqual(new Set(['0.15s']));
  await page.keyboard.press('Escape');
  expect(new Set(await duration())).toEqual(new Set(['0.075s']));
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the dialog is there and gone at once', async ({ page }) => {
    await openDialog(page);
    const transition = await dialog(page).evaluate(
      (element) => getComputedStyle(element).transitionProperty,
    );
    expect(transition).toBe('none');
  });
});
