import { type Page } from '@playwright/test';
import { hydrate } from './islands';

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Поделиться' });

/** Opens the share menu of a page that is not the one to be shared. */
export async function openMenu(page: Page): Promise<void> {
  await page.goto('/help/?from=email');
  await hydrate(page, 'share');
  await menuButton(page).click();
}
