import { existsSync } from 'node:fs';
import path from 'node:path';
import { type PlaywrightTestProject } from 'playwright/test';
import { firefox, isTested, webKit } from '../../scripts/develop/test-tools/tools';

/**
 * Projects for Firefox and WebKit. Each uses Playwright's own build if it is installed. Otherwise Playwright starts
 * a bridge from this folder, and the bridge drives the system's browser. The bridge also drives the Firefox of
 * FIREFOX_PATH, which is preferred to Playwright's build.
 */
export const engineProjects = (testMatch: RegExp): PlaywrightTestProject[] =>
  [firefox, webKit].filter(isTested).map((tool) => {
    const name = tool === firefox ? 'firefox' : 'webkit';
    const bridge = {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: path.join(__dirname, `${name}.ts`),
        firefoxUserPrefs: {
          // Makes Firefox report a mouse (hover: 2, fine pointer: 4), even if the machine has none.
          'ui.primaryPointerCapabilities': 6,
          'ui.allPointerCapabilities': 6,
          // Classic scrollbars, as on Windows and most Linux desktops.
          'ui.useOverlayScrollbars': 0,
          'widget.gtk.overlay-scrollbars.enabled': false,
          // Turns off the back-forward cache, because Firefox 153 does not tell Playwright when it restores a page.
          'browser.sessionhistory.max_total_viewers': 0,
        },
      },
    } as const;
    const isInstalled = existsSync(tool.playwrights ?? '');
    return { name, testMatch, use: isInstalled ? { browserName: name } : bridge };
  });
