import { chromium } from 'playwright';
import { findChromium, launchOptions, missingServers, requiresAll } from './tools';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram, runShell } from '@/scripts/shared/run-program';

const advice = `Any of these helps:
  npx playwright install --with-deps chromium   (downloads a browser and its system libraries)
  apt-get install chromium                      (Debian, Ubuntu; as root)
  INSTALL_BROWSERS=1 npm run install-browsers   (Debian; as root; the web servers, too)
  CHROMIUM_PATH=/path/to/chrome npm test        (a browser that you already have)`;

/** Says what is wrong with the Chromium that was found; undefined if it starts and opens a page. */
async function findProblem(): Promise<string | undefined> {
  const found = findChromium();
  if (!found) return 'There is no Chromium on this machine, and the checks need one.';
  try {
    // The file can exist while system libraries that it needs are missing.
    const browser = await chromium.launch({ ...launchOptions(), timeout: 60_000 });
    await browser.newPage().finally(() => browser.close());
    return undefined;
  } catch (error) {
    return `${found} does not start:\n${String(error)}`;
  }
}

async function installMissing(): Promise<void> {
  const packages = missingServers().flatMap((server) => server.packages);
  if (!findChromium()) packages.push('chromium', 'chromium-headless-shell');
  if (packages.length === 0) return;
  // apt must not ask questions. RUNLEVEL keeps invoke-rc.d(8) from starting the web servers if systemd does not run.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runShell(
    `apt-get -q update && apt-get -q install -y --no-install-recommends ${packages.join(' ')}`,
    { env },
  );
}

/** `npm run install-browsers`: gets a Chromium that starts; with INSTALL_BROWSERS=1, as root on Debian, the servers, too. */
runCommand(async () => {
  if (requiresAll) await installMissing();
  let problem = await findProblem();
  if (problem && !process.env.CHROMIUM_PATH) {
    console.log(`${problem}\nTrying npx playwright install chromium …`);
    await runProgram('npx playwright install chromium', [], { shell: true });
    problem = await findProblem();
  }
  if (problem) throw new Error(`${problem}\n\n${advice}`);
  console.log(`Browser for the checks: ${findChromium()}`);
  for (const { name, packages } of missingServers()) {
    const remedy = `Debian: apt-get install ${packages.join(' ')}`;
    console.log(`${name} is not installed, so nothing will be tried in it (${remedy}).`);
  }
  return 0;
});
