import { type Page } from 'playwright/test';
import { enlargedPicture, picture } from './carousel';
import { drawer, menuButton } from './drawer';
import { shareMenu } from './share';
import { versionButton, versionDialog } from './version-dialog';

/**
 * All parts that a button can open over the Android page on a phone, each with the buttons that open and
 * close it. The share panel has no role, so its first link is used as its root.
 */
export function overlays(page: Page) {
  const { button, networks } = shareMenu(page);
  return {
    menu: { button: menuButton(page), ...drawer(page) },
    version: { button: versionButton(page), ...versionDialog(page) },
    sharePanel: { button, root: networks[0]!, close: button },
    largePicture: { button: picture(page, 1), ...enlargedPicture(page) },
  };
}
