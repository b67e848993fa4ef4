import { type Page } from '@playwright/test';

/**
 * Says in the place of a script what the device is: without scripts a phone is known by its screen
 * and its coarse pointer, which only Chromium has here.
 */
export const becomePhone = (page: Page) =>
  page.locator('html').evaluate((root) => {
    root.dataset.device = 'mobile';
  });

/** The drawer of a phone with its buttons. */
export function phoneMenu(page: Page) {
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('navigation') });
  return {
    open: page.getByRole('banner').getByRole('button').first(),
    drawer,
    close: drawer.getByRole('button'),
  };
}
