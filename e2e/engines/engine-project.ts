import { existsSync } from 'node:fs';
import path from 'node:path';
import { type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test';
import { firefox, webKit } from '../../scripts/develop/test-tools/tools';

type EngineOptions = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/**
 * Options of a Playwright project for Firefox or WebKit. The project uses Playwright's own build if it is
 * installed. Otherwise Playwright starts a bridge from this folder, and the bridge drives the system's
 * browser. The bridge also drives the Firefox of FIREFOX_PATH, which is preferred to Playwright's build.
 */
export function engineOptions(engine: 'firefox' | 'webkit'): EngineOptions {
  const { playwrights = '' } = { firefox, webkit: webKit }[engine];
  if (existsSync(playwrights)) return { browserName: engine };
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.join(__dirname, `${engine}.ts`),
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
  };
}
