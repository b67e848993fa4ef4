import { androidRelease } from '../support/published';
import { expect, test } from '../support/test';
import { version, versionDialog } from '../support/version-dialog';
import { routes } from '@/lib/site/routes';

test('the version opens its changes; each way closes them, a link leads on', async ({ page }) => {
  const { itself, close, allChanges } = versionDialog(page);
  const texts = androidRelease.changes.map(({ text }) => text);
  await page.goto(routes.android);
  for (const closeIt of [() => close.click(), () => page.mouse.click(20, 400)]) {
    await version(page).click();
    await expect(itself.getByRole('listitem')).toHaveText(texts);
    await closeIt();
    await expect(itself).toBeHidden();
  }
  await version(page).click();
  expect(await itself.evaluate((dialog: HTMLElement) => dialog.offsetWidth)).toBe(250);
  // A press that begins inside and is released outside of the dialog.
  await itself.getByRole('listitem').first().hover();
  await page.mouse.down();
  await page.mouse.move(20, 400, { steps: 3 });
  await page.mouse.up();
  // If the dialog closed, it would be closed by the time that the next press is handled.
  await page.mouse.move(30, 410);
  await expect(itself).toBeVisible();
  await allChanges.click();
  await expect(page).toHaveURL(routes.changes);
  await page.goBack();
  await expect(version(page)).toBeVisible();
  await expect(itself).toBeHidden();
});

test('the keyboard opens the version’s changes, and is back afterwards', async ({ page }) => {
  const { itself, allChanges } = versionDialog(page);
  await page.goto(routes.android);
  await version(page).focus();
  await page.keyboard.press('Enter');
  await expect(itself.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(allChanges).toBeFocused();
  await expect(itself.locator(':focus-visible')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(itself).toBeHidden();
  await expect(version(page)).toBeFocused();
});
