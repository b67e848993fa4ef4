import type { Chromium } from './find-chromium';
import type { Installer } from './installers';

export interface BrowserProvision {
  find: () => Chromium | undefined;
  /** @returns the reason why the browser does not start, or undefined when it does */
  tryLaunch: (executablePath: string) => Promise<string | undefined>;
  installers: readonly Installer[];
  runInstaller: (installer: Installer) => Promise<boolean>;
  print: (line: string) => void;
}

const advice = `Any of these helps:
  npx playwright install --with-deps chromium   (downloads a browser and its system libraries)
  apt-get install chromium                      (Debian, Ubuntu; as root)
  CHROMIUM_PATH=/path/to/chrome npm test        (a browser that you already have)`;

/**
 * Finds a browser that starts, installing one when needed.
 *
 * @throws Error that says what is missing and which commands help
 */
export async function provideBrowser(provision: BrowserProvision): Promise<Chromium> {
  const { find, tryLaunch, installers, runInstaller, print } = provision;
  let problem = 'There is no Chromium on this machine, and the checks need one.';

  for (const installer of [undefined, ...installers]) {
    if (installer) {
      print(`${problem}\nTrying ${installer.name} …`);
      if (!(await runInstaller(installer))) print(`${installer.name} did not work.`);
    }
    const chromium = find();
    if (!chromium) continue;

    const reason = await tryLaunch(chromium.executablePath);
    if (reason === undefined) return chromium;
    problem = `${chromium.executablePath} is there, but it does not start:\n${reason}`;
    // Whoever names a browser wants that one, not another.
    if (chromium.source === 'CHROMIUM_PATH') break;
  }
  throw new Error(`${problem}\n\n${advice}`);
}
