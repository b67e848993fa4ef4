import { type Page } from 'playwright/test';
import { enlargedPicture, picture } from './carousel';
import { ANDROID_VERSION } from './exported';
import { shareNetworks } from '@/lib/browser/share/networks';
import { changesPage } from '@/lib/words/changes-page';

export const toolbarLinks = (page: Page) => page.getByRole('navigation').getByRole('link');

/** The button that opens the drawer. Only phones have it. */
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });

export function drawer(page: Page) {
  const root = page.getByRole('dialog', { name: 'Меню' });
  return {
    root,
    close: root.getByRole('button', { name: 'Закрыть меню' }),
    links: root.getByRole('navigation').getByRole('link'),
  };
}

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

export const shareMenu = (page: Page) => ({
  button: page.getByRole('button', { name: 'Поделиться' }),
  networks: shareNetworks.map(({ label }) => page.getByRole('link', { name: label })),
  copy: page.getByRole('button', { name: 'Копировать ссылку' }),
  copied: page.getByRole('button', { name: 'Скопировано' }),
  more: page.getByRole('button', { name: 'Ещё', expanded: false }),
  less: page.getByRole('button', { name: 'Ещё', expanded: true }),
  email: page.getByRole('link', { name: 'Электронная почта' }),
  byHand: page.getByRole('alert').getByRole('textbox'),
});

/** What a button can open over the Android page on a phone. The share panel itself has no role, so its root is a link. */
export function overlays(page: Page) {
  const { button, networks } = shareMenu(page);
  return {
    menu: { button: menuButton(page), ...drawer(page) },
    version: { button: versionButton(page), ...versionDialog(page) },
    sharePanel: { button, root: networks[0]!, close: button },
    largePicture: { button: picture(page, 1), ...enlargedPicture(page) },
  };
}
