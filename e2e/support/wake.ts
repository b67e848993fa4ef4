import { expect, type Page } from '@playwright/test';

/** Turns to the share menu, which brings the runtime, and waits until every island answers. */
export async function wake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Поделиться' }).dispatchEvent('pointerover');
  await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0);
}
