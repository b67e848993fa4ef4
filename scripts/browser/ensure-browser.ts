import path from 'node:path';
import { runCommand } from '../site-server/run-command';
import { ensureEngines } from './ensure-engines';
import { findChromium } from './find-chromium';
import { readInstallRights } from './install-rights';
import { listInstallers } from './installers';
import { provideBrowser } from './provide-browser';
import { runInstaller } from './run-installer';
import { searchThisMachine } from './this-machine';
import { tryLaunch } from './try-launch';

/**
 * Run before browser checks: makes sure that there is a Chromium and that it starts, and looks
 * for the other engines.
 */
runCommand(async () => {
  // Playwright does not export its command-line script, so it is found next to package.json.
  const playwrightFolder = path.dirname(require.resolve('playwright/package.json'));
  const { executablePath, source } = await provideBrowser({
    find: () => findChromium(searchThisMachine()),
    tryLaunch,
    installers: listInstallers(path.join(playwrightFolder, 'cli.js'), readInstallRights()),
    runInstaller,
    print: console.log,
  });
  console.log(`Browser for the checks: ${executablePath} (${source})`);
  await ensureEngines(console.log);
  return 0;
});
