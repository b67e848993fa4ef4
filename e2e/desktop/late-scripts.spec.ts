import { carousel, slide } from '../support/carousel';
import { form } from '../support/deletion';
import { SLIDE_COUNT } from '../support/published';
import { holdScripts } from '../support/script-failures';
import { expect, test } from '../support/test';

// Scripts that are held back hold the load event back as well.
const early = { waitUntil: 'domcontentloaded' } as const;

test.describe('scripts that arrive late', () => {
  test('the carousel is taken over then', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/details/android/', early);
    await expect(slide(page, 1)).toBeInViewport();
    release();
    await expect(carousel(page).locator('[inert]')).toHaveCount(SLIDE_COUNT - 1);
  });

  test('what was typed into the deletion form stays and can be sent', async ({ page, site }) => {
    const release = await holdScripts(page);
    await page.goto('/deleteUserData/', early);
    await form(page).field.fill('name@example.ru');
    release();
    await expect(form(page).send).toBeEnabled();
    await expect(form(page).field).toHaveValue('name@example.ru');
    await form(page).send.click();
    await expect(page.getByRole('dialog', { name: 'Письмо отправлено' })).toBeVisible();
    expect(site.account.emails.map(({ to }) => to)).toEqual(['name@example.ru']);
  });

  test('an open share menu stays open and gains its buttons', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdScripts(page);
    await page.goto('/help/', early);
    await page.getByRole('button', { name: 'Поделиться' }).click();
    release();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Копировать ссылку' }).click();
    await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  });
});
