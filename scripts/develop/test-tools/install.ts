import { chromium } from 'playwright';
import { findChromium, findServer, launchOptions, servers } from './tools';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram } from '@/scripts/shared/run-program';

const advice = `There is no Chromium on this machine, and the checks need one. Any of these helps:
  npx playwright install --with-deps chromium   (downloads a browser and its system libraries)
  apt-get install chromium                      (Debian, Ubuntu; as root)
  CHROMIUM_PATH=/path/to/chrome npm test        (a browser that you already have)`;

/** `npm run install-browsers`: downloads a Chromium if there is none. In CI a web server that is missing is an error. */
runCommand(async () => {
  if (!findChromium()) await runProgram('npx playwright install chromium', [], { shell: true });
  if (!findChromium()) throw new Error(advice);
  // Libraries of the system may be missing. Then Playwright says which.
  await (await chromium.launch(launchOptions())).close();
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
