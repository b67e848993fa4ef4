import { existsSync } from 'node:fs';
import path from 'node:path';
import { type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test';
import { firefox, webKit } from '../../scripts/test-tools/tools';

type EngineOptions = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/**
 * How a project runs in an engine beside Chromium: in the build that Playwright was made for where it
 * is installed, else in the system's or the one of FIREFOX_PATH, through a program of this folder that speaks what Playwright
 * speaks to any Firefox.
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
        // A mouse, which hovers and points well (2 + 4), also on a machine that has none.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // Scrollbars that take up room, as on Windows and on most Linux desktops.
        'ui.useOverlayScrollbars': 0,
        'widget.gtk.overlay-scrollbars.enabled': false,
        // Of a page that «back» restores from its cache Firefox 153 never says that it is there.
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
  };
}
