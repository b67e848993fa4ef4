import { type Page } from '@playwright/test';
import { ANDROID_VERSION } from './published';
import { changesPage } from '@/lib/content/changes-page';

/** The button that opens the changes of the version. */
export const version = (page: Page) => page.getByRole('button', { name: ANDROID_VERSION });

export const versionDialog = (page: Page) => ({
  itself: page.getByRole('dialog', { name: changesPage.dialogTitle }),
  close: page.getByRole('dialog').getByRole('button', { name: 'Закрыть', exact: true }),
  allChanges: page.getByRole('dialog').getByRole('link', { name: changesPage.link }),
});
