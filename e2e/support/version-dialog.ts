import { type Page } from 'playwright/test';
import { ANDROID_VERSION } from './published';
import { changesPage } from '@/lib/content/changes-page';

export const versionButton = (page: Page) => page.getByRole('button', { name: ANDROID_VERSION });

export function versionDialog(page: Page) {
  const root = page.getByRole('dialog', { name: changesPage.dialogTitle });
  return {
    root,
    /** The list of changes, the only part of the dialog that scrolls if the window is not tall enough. */
    list: root.getByRole('group'),
    close: root.getByRole('button', { name: 'Закрыть' }),
    allChanges: root.getByRole('link', { name: changesPage.link }),
  };
}
