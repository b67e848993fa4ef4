import path from 'node:path';
import { chromium } from 'playwright';
import { programServers } from '../../e2e/hosts/support/servers';
import { ensureDebianPackages } from '../cli/debian-packages';
import { runCommand } from '../cli/run-command';
import { runProgram } from '../cli/run-program';
import { findChromium, findHeadlessShell, HEADLESS_SHELL } from './find-chromium';
import { launchOptions } from './launch-options';
import { areDemanded, ensureTools, firefox, webKit } from './tools';

const LAUNCH_LIMIT_MS = 60_000;

const advice = `Any of these helps:
  npx playwright install --with-deps chromium   (downloads a browser and its system libraries)
  apt-get install chromium                      (Debian, Ubuntu; as root)
  CHROMIUM_PATH=/path/to/chrome npm test        (a browser that you already have)`;

/** Playwright does not export its command-line script, so it is found next to package.json. */
const playwrightCli = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');

/** Ways to get a browser, in the order in which they are tried. */
const installers: readonly (readonly [name: string, install: () => Promise<unknown>])[] = [
  [
    'npx playwright install chromium',
    () => runProgram(process.execPath, [playwrightCli, 'install', 'chromium']),
  ],
  ['Debian’s package', () => ensureDebianPackages(['chromium'])],
];

/** What is wrong with the browser that is found; undefined when it starts and opens a page. */
async function problem(): Promise<string | undefined> {
  const found = findChromium();
  if (!found) return 'There is no Chromium on this machine, and the checks need one.';
  try {
    // A file that exists may still lack system libraries.
    const browser = await chromium.launch({ ...launchOptions(), timeout: LAUNCH_LIMIT_MS });
    await browser.newPage().finally(() => browser.close());
    return undefined;
  } catch (error) {
    // What the browser itself said stands between a screenful of its arguments and a log of them.
    const [said = ''] = String(error).split('\nCall log:');
    const lines = said.split('\n').filter((line) => !/^\s*(<launching>|$)/.test(line));
    return `${found} is there, but it does not start:\n${lines.join('\n')}`;
  }
}

/** Makes sure that there is a Chromium. @throws Error with what is wrong and what helps */
async function ensureChromium(): Promise<void> {
  let reason = await problem();
  // Whoever names a browser wants that one, not another.
  for (const [name, install] of process.env.CHROMIUM_PATH ? [] : installers) {
    if (reason === undefined) break;
    console.log(`${reason}\nTrying ${name} …`);
    await install().catch((error: unknown) => console.log(String(error)));
    reason = await problem();
  }
  if (reason !== undefined) throw new Error(`${reason}\n\n${advice}`);
}

/**
 * `npm run provision`: gets what the checks run in, a Chromium that starts and, in continuous
 * integration, every other browser and every web server.
 */
runCommand(async () => {
  await ensureChromium();
  if (areDemanded()) {
    await ensureTools([firefox, webKit, ...programServers]);
    // Not every distribution has it, and the checks only take longer without it.
    if (!findHeadlessShell()) {
      await ensureDebianPackages([HEADLESS_SHELL]).catch((error: unknown) =>
        console.log(String(error)),
      );
    }
  }
  console.log(`Browser for the checks: ${findHeadlessShell() ?? findChromium()}`);
  return 0;
});
