import { chromium } from 'playwright';
import { runCommand } from '../cli/run-command';
import { runProgram } from '../cli/run-program';
import { findChromium, findHeadlessShell, findPreferredChromium, launchOptions } from './chromium';
import { installByNpm } from './install-by-npm';
import { requiresAllTools, missingTools } from './tools';

const advice = `Any of these helps:
  npx playwright install --with-deps chromium   (downloads a browser and its system libraries)
  apt-get install chromium                      (Debian, Ubuntu; as root)
  INSTALL_BROWSERS=1 npm run install-browsers   (Debian; as root; the other browsers and web servers, too)
  CHROMIUM_PATH=/path/to/chrome npm test        (a browser that you already have)`;

/** What is wrong with the Chromium that was found; undefined if it starts and opens a page. */
async function findProblem(): Promise<string | undefined> {
  const found = findChromium();
  if (!found) return 'There is no Chromium on this machine, and the checks need one.';
  try {
    // A file that exists may still lack system libraries.
    const browser = await chromium.launch({ ...launchOptions(found), timeout: 60_000 });
    await browser.newPage().finally(() => browser.close());
    return undefined;
  } catch (error) {
    // The browser's own message stands between its long list of arguments and a log.
    const [message = ''] = String(error).split('\nCall log:');
    const lines = message.split('\n').filter((line) => !/^\s*(<launching>|$)/.test(line));
    return `${found} is there, but it does not start:\n${lines.join('\n')}`;
  }
}

/** Installs missing tools by npm and apt. @throws Error with a sentence when that fails */
async function installMissing(): Promise<void> {
  for (const tool of missingTools().filter(({ npm }) => npm)) {
    console.log(`INSTALL_BROWSERS=1: npm pack ${tool.npm}`);
    await installByNpm(tool);
  }
  const packages = missingTools().flatMap((tool) => tool.packages);
  if (!findPreferredChromium() && !findHeadlessShell()) {
    packages.push('chromium', 'chromium-headless-shell');
  }
  if (packages.length === 0) return;
  console.log(`INSTALL_BROWSERS=1: apt-get install ${packages.join(' ')}`);
  // apt asks no questions, and invoke-rc.d(8) starts no web server in runlevel 1, unless systemd runs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = `apt-get -q install -y --no-install-recommends ${packages.join(' ')}`;
  const code = await runProgram(`apt-get -q update && ${install}`, [], { env, shell: true });
  if (code !== 0) {
    throw new Error(`apt-get ended with ${code}. INSTALL_BROWSERS=1 is for root on Debian.`);
  }
}

/**
 * `npm run install-browsers`: makes sure that there is a Chromium that starts. With INSTALL_BROWSERS=1,
 * as root on Debian, it installs the other browsers and the web servers, too.
 */
runCommand(async () => {
  if (requiresAllTools()) await installMissing();
  let problem = await findProblem();
  // A developer who has set CHROMIUM_PATH does not want another browser to be installed.
  if (problem && !process.env.CHROMIUM_PATH) {
    console.log(`${problem}\nTrying npx playwright install chromium …`);
    await runProgram('npx playwright install chromium', [], { shell: true });
    problem = await findProblem();
  }
  if (problem) throw new Error(`${problem}\n\n${advice}`);
  console.log(`Browser for the checks: ${findHeadlessShell() ?? findChromium()}`);
  return 0;
});
