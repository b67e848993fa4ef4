import { expect, type Page } from '@playwright/test';
import { openCarousel, slide } from './carousel';
import { fillAndSend, form, noticeDialog, openForm } from './deletion';
import { drawer, menuButton } from './drawer';
import { hydrate } from './islands';
import { shareMenu } from './share';
import { version, versionDialog } from './version-dialog';
import { notices } from '@/lib/content/notices';

/** A browser that keeps its clipboard to itself. */
const refuseClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });

/** Opens the share menu with all that it has, also the link to be copied by hand. */
export async function unfoldMenu(page: Page): Promise<void> {
  await hydrate(page, 'share');
  await refuseClipboard(page);
  const { button, more, less, copy, byHand } = shareMenu(page);
  await button.click();
  await more.click();
  await expect(less).toBeVisible();
  await copy.click();
  await expect(byHand).toBeFocused();
}

export async function openDrawer(page: Page): Promise<void> {
  await menuButton(page).tap();
  await expect(drawer(page).itself).toBeVisible();
}

/** What comes over a page, or into it, once a visitor asks for it. */
export const panels: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  [
    'the open share menu, unfolded, with the link to copy by hand',
    async (page) => {
      await page.goto('/help/');
      await unfoldMenu(page);
    },
  ],
  [
    'the open version dialog',
    async (page) => {
      await page.goto('/details/android/');
      await version(page).click();
      await expect(versionDialog(page).itself).toBeVisible();
    },
  ],
  [
    'the enlarged picture',
    async (page) => {
      await openCarousel(page);
      await slide(page, 1).getByRole('link').click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  ],
  [
    'the dialog of a refused address',
    async (page) => {
      await openForm(page);
      await fillAndSend(page, 'никуда');
      await expect(noticeDialog(page, notices.invalid.title)).toBeVisible();
    },
  ],
  [
    'the refused address and the countdown',
    async (page) => {
      await openForm(page);
      await fillAndSend(page, 'никуда');
      await page.keyboard.press('Escape');
      await expect(form(page).timer).toBeVisible();
    },
  ],
];
