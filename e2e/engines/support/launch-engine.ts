import { launchOptions } from '../../../scripts/provision/launch-options';
import { firefox, findTool } from '../../../scripts/provision/tools';
import { type EngineBrowser } from './driver';
import { launchPuppeteer } from './puppeteer-browser';
import { launchWebKit } from './webkit-browser';

export type EngineName = 'chromium' | 'firefox' | 'firefox of the floor' | 'webkit';

/** What Firefox 128 did not know yet and a newer one can forget: commands, closedby, anchors. */
const oldFirefox = {
  'dom.element.commandfor.enabled': false,
  'dom.dialog.light-dismiss.enabled': false,
  'layout.css.anchor-positioning.enabled': false,
};

/** Scrollbars that take up room, as on Windows and on most Linux desktops. */
const classicScrollbars = {
  'ui.useOverlayScrollbars': 0,
  'widget.gtk.overlay-scrollbars.enabled': false,
};

function launchFirefox(preferences: Record<string, unknown>): Promise<EngineBrowser> {
  const [found] = findTool(firefox) ?? [];
  return launchPuppeteer({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH || found,
    extraPrefsFirefox: { 'intl.accept_languages': 'ru', ...classicScrollbars, ...preferences },
  });
}

/** Starts the engine; `FIREFOX_PATH` names another Firefox than the system's. */
export function launchEngine(name: EngineName): Promise<EngineBrowser> {
  switch (name) {
    case 'webkit':
      return launchWebKit();
    case 'firefox':
      return launchFirefox({});
    case 'firefox of the floor':
      return launchFirefox(oldFirefox);
    case 'chromium':
      return launchPuppeteer({ ...launchOptions() });
  }
}
