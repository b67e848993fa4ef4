import { type Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { version, versionDialog } from '../support/version-dialog';

async function openDialog(page: Page): Promise<void> {
  await page.goto('/details/android/');
  await version(page).click();
  await expect(versionDialog(page).itself).toBeVisible();
}

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
    const transition = await versionDialog(page).itself.evaluate(
      (element) => getComputedStyle(element).transitionProperty,
    );
    expect(transition).toBe('none');
  });
});
