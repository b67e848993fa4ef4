import { type Page } from 'playwright/test';
import { enlargedPicture, picture } from './carousel';
import { drawer, menuButton } from './drawer';
import { shareMenu } from './share';
import { versionButton, versionDialog } from './version-dialog';

/** What opens over a phone's Android page: by which button, what it is, and its own way to close it. */
export function overlays(page: Page) {
  const { button, networks } = shareMenu(page);
  return {
    'the menu': { button: menuButton(page), ...drawer(page) },
    'the version': { button: versionButton(page), ...versionDialog(page) },
    'the share panel': { button, root: networks[0]!, close: button },
    'an enlarged picture': { button: picture(page, 1), ...enlargedPicture(page) },
  };
}
