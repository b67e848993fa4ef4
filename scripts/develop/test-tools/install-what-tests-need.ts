import { existsSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_PACKAGE, findChromium, findServer, servers } from './tools';
import { runCommand } from '@/scripts/shared/run-command';
import { runQuietly } from '@/scripts/shared/run-program';

const advice = `No Chromium starts on this machine, and the checks need one. Any of these helps:
  npx playwright install --with-deps --only-shell chromium   (as root: downloads a browser and its system libraries)
  apt-get install ${CHROMIUM_PACKAGE}                    (as root, on Debian)
  CHROMIUM_PATH=/path/to/chrome npm test                     (a browser that you already have)`;

/** Whether we may install the system's packages: as root on Debian or Ubuntu. */
const hasPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const playwright = path.join(path.dirname(require.resolve('playwright')), 'cli.js');

/** The lines that installers have printed, without stack traces. They are shown only if all installers fail. */
const printed = new Set<string>();

/** Runs an installer. Whether it has succeeded is seen by what is there afterwards. */
async function install(command: string, ...args: string[]): Promise<void> {
  // RUNLEVEL keeps invoke-rc.d(8) from starting servers if systemd does not run.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { output, isStopped } = await runQuietly(command, args, { env });
  if (isStopped) throw new Error('The installation was stopped.');
  for (const line of output.split('\n')) if (/^\w/.test(line)) printed.add(line);
}

async function installPackages(packages: string[]): Promise<void> {
  console.log(`Installing packages of the system: ${packages.join(', ')}`);
  await install('apt-get', '-q', 'update');
  await install('apt-get', '-q', 'install', '-y', '--no-install-recommends', ...packages);
}

/** Returns the Chromium that starts (`findChromium`). If there is none, installs one. */
async function ensureChromium(): Promise<string | undefined> {
  const found = await findChromium();
  if (found !== undefined || process.env.CHROMIUM_PATH) return found;
  const libraries = hasPackages ? ['--with-deps'] : [];
  console.log(`Installing Playwright’s Chromium${hasPackages ? ' and its system libraries' : ''}`);
  await install(process.execPath, playwright, 'install', ...libraries, '--only-shell', 'chromium');
  const own = await findChromium();
  if (own !== undefined || !hasPackages) return own;
  await installPackages([CHROMIUM_PACKAGE]);
  return findChromium();
}

const missingServers = () => Object.values(servers).filter((server) => !findServer(server));

/** `npm run install-browsers`: sees to a Chromium. In CI also to the web servers, which are an error there if missing. */
runCommand(async () => {
  const file = await ensureChromium();
  if (file === undefined) throw new Error([...printed, advice].join('\n'));
  console.log(`Browser for the checks: ${file || 'Playwright’s'}`);
  const packages = missingServers().flatMap((server) => server.packages);
  if (process.env.CI && hasPackages && packages.length > 0) await installPackages(packages);
  for (const server of missingServers()) {
    const remedy = `Debian: apt-get install ${server.packages.join(' ')}`;
    const sentence = `${server.program} is not installed, so nothing will be tried in it (${remedy}).`;
    if (process.env.CI) throw new Error([...printed, sentence].join('\n'));
    console.log(sentence);
  }
  return 0;
});
