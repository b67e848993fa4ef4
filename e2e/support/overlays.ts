import { type Page } from 'playwright/test';
import { enlargedPicture, picture } from './carousel';
import { drawer, menuButton } from './drawer';
import { shareMenu } from './share';
import { versionButton, versionDialog } from './version-dialog';

/**
 * All parts that a button can open over the Android page on a phone, each with the buttons that open and
 * close it. `root` is visible while the part is open. For the share panel, `root` is its first link, because
 * the panel itself has no role by which tests can find it.
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
