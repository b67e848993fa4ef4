import { answerForNetworks, menuButton, openMenu } from '../support/share';
import { expect, test } from '../support/test';

const networks = ['ВКонтакте', 'Telegram', 'WhatsApp'];

test('a plain click opens a window of 800×500 that has no opener', async ({ page, context }) => {
  await answerForNetworks(context);
  await openMenu(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Telegram' }).click();
  const popup = await opening;
  await expect(popup.getByText('share form')).toBeVisible();
  expect(await popup.evaluate(() => [window.opener, innerWidth, innerHeight])).toEqual([
    null,
    800,
    500,
  ]);
  expect(page.url()).toContain('/help/');
});

test('the keyboard opens the menu, walks it and gets its focus back; a click beside closes it', async ({
  page,
}) => {
  await page.goto('/help/', { waitUntil: 'networkidle' });
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  for (const name of networks) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Копировать ссылку' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await page.mouse.click(30, 600);
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeHidden();
});

test('the menu hangs under its button, inside the window', async ({ page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'Telegram' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Ещё' })).toBeInViewport({ ratio: 1 });
  }
});
