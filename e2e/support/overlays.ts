import { type Page } from 'playwright/test';
import { enlargedPicture, picture } from './carousel';
import { drawer, menuButton } from './drawer';
import { shareMenu } from './share';
import { versionButton, versionDialog } from './version-dialog';

/**
 * Everything that a button can open over the Android page on a phone: the button, the root of what it
 * opens, and the button that closes it. The share panel has no role, so its first link is its root.
 */
export function overlays(page: Page) {
  const { button, networks } = shareMenu(page);
  return {
    'the menu': { button: menuButton(page), ...drawer(page) },
    'the version': { button: versionButton(page), ...versionDialog(page) },
    'the share panel': { button, root: networks[0]!, close: button },
    'an enlarged picture': { button: picture(page, 1), ...enlargedPicture(page) },
  };
}
