import { type Page } from 'playwright/test';
import { ANDROID_VERSION } from './published';
import { changesPage } from '@/lib/content/changes-page';

/** The button that opens the changes of the version. */
export const version = (page: Page) => page.getByRole('button', { name: ANDROID_VERSION });

export function versionDialog(page: Page) {
  const itself = page.getByRole('dialog', { name: changesPage.dialogTitle });
  return {
    itself,
    /** The only part that scrolls in a low window. */
    list: itself.getByRole('group'),
    close: itself.getByRole('button', { name: 'Закрыть' }),
    allChanges: itself.getByRole('link', { name: changesPage.link }),
  };
}
