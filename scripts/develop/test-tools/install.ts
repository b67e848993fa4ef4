import { chromium } from 'playwright';
import { findChromium, findServer, launchOptions, servers } from './tools';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram } from '@/scripts/shared/run-program';

const advice = `Any of these helps:
  npx playwright install --with-deps chromium   (downloads a browser and its system libraries)
  apt-get install chromium                      (Debian, Ubuntu; as root)
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

/** `npm run install-browsers`: gets a Chromium that starts. In CI a web server that is missing is an error. */
runCommand(async () => {
  let problem = await findProblem();
  if (problem && !process.env.CHROMIUM_PATH) {
    console.log(`${problem}\nTrying npx playwright install chromium …`);
    await runProgram('npx playwright install chromium', [], { shell: true });
    problem = await findProblem();
  }
  if (problem) throw new Error(`${problem}\n\n${advice}`);
  console.log(`Browser for the checks: ${findChromium()}`);
  for (const server of Object.values(servers)) {
    if (findServer(server)) continue;
    const remedy = `Debian: apt-get install ${server.packages}`;
    const sentence = `${server.program} is not installed, so nothing will be tried in it (${remedy}).`;
    if (process.env.CI) throw new Error(sentence);
    console.log(sentence);
  }
  return 0;
});
