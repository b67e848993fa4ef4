import { type BrowserContext, type Page } from '@playwright/test';
import { hydrate } from './islands';

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Поделиться' });

export const copyButton = (page: Page) => page.getByRole('button', { name: 'Копировать ссылку' });

/** Opens the share menu of a page that is not the one to be shared. */
export async function openMenu(page: Page): Promise<void> {
  await page.goto('/help/?from=email');
  await hydrate(page, 'share');
  await menuButton(page).click();
}

/** Answers for the networks, which are not to be reached from a test. */
export const answerForNetworks = (context: BrowserContext) =>
  context.route(/vk\.com|t\.me|whatsapp\.com/, (route) => route.fulfill({ body: 'share form' }));
