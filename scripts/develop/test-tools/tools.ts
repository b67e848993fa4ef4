import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** Paths of files for nginx and Apache on Debian. These servers' tests run only on systems with the same paths. */
export const debian = {
  nginxTypes: '/etc/nginx/mime.types',
  apacheTypes: '/etc/mime.types',
  apacheModules: '/usr/lib/apache2/modules',
};

/** The Debian package of a Chromium without windows. */
export const CHROMIUM_PACKAGE = 'chromium-headless-shell';

/** Each with the other files that its tests need, and with its Debian packages. */
export const servers = {
  nginx: { program: 'nginx', files: [debian.nginxTypes], packages: ['nginx-light'] },
  apache: {
    program: 'apache2',
    files: [debian.apacheTypes, debian.apacheModules],
    packages: ['apache2', 'media-types'],
  },
};

/** Returns the full paths of the programs that exist, in the order of their names. */
function findPrograms(names: readonly string[]): string[] {
  // On Debian, servers are in /usr/sbin, which is on the PATH of root only.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'].filter(Boolean);
  return names
    .flatMap((name) => folders.map((dir) => path.join(dir, name)))
    .filter((file) => existsSync(file));
}

/** Returns the full path of the server's program; undefined if the program or one of the files is missing. */
export const findServer = ({ program, files }: { program: string; files: readonly string[] }) =>
  files.every(existsSync) ? findPrograms([program])[0] : undefined;

/** Debian's headless shell is twice as fast, but has no back/forward cache. */
const chromiums = [CHROMIUM_PACKAGE, 'chromium', 'chromium-browser', 'google-chrome'];

/** Returns the options with which Playwright starts a Chromium; without a path its own headless shell. */
export const launchOptions = (executablePath = process.env.CHROMIUM_PATH) => ({
  executablePath: executablePath || undefined,
  args: ['--disable-quic', '--disable-gpu'],
});

/** Whether a browser starts. It may be there, but lack libraries of the system. */
const starts = (file: string) =>
  chromium.launch(launchOptions(file)).then(
    (browser) => browser.close().then(() => true),
    () => false,
  );

/**
 * Returns the path of the first Chromium that starts: only the one that CHROMIUM_PATH names, or Playwright's headless shell
 * (an empty path), its full build, or one on the PATH. Returns undefined if none does.
 */
export async function findChromium(): Promise<string | undefined> {
  const own = process.env.CHROMIUM_PATH;
  for (const file of own ? [own] : ['', chromium.executablePath(), ...findPrograms(chromiums)]) {
    if (await starts(file)) return file;
  }
}
