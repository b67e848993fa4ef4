import { type Page } from '@playwright/test';

/**
 * Scripts wait until they are released.
 *
 * @returns lets them, and all later ones, through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/islands/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
