import { type Page } from '@playwright/test';

/** Visible text of the main content, with no-break spaces and line breaks as plain spaces. */
export async function mainText(page: Page): Promise<string> {
  return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
}
