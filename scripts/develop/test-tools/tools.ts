import { existsSync } from 'node:fs';
import path from 'node:path';
import playwright from 'playwright';

/** Paths of files for nginx and Apache on Debian. These servers' tests run only on systems with the same paths. */
export const debian = {
  nginxTypes: '/etc/nginx/mime.types',
  apacheTypes: '/etc/mime.types',
  apacheModules: '/usr/lib/apache2/modules',
};

/** Each with the other files that its tests need, and with its Debian packages. */
export const servers = {
  nginx: { program: 'nginx', files: [debian.nginxTypes], packages: 'nginx-light' },
  apache: {
    program: 'apache2',
    files: [debian.apacheTypes, debian.apacheModules],
    packages: 'apache2 media-types',
  },
};

/** Returns the full path of the first program in the list that exists. */
function findProgram(names: readonly string[]): string | undefined {
  // On Debian, servers are in /usr/sbin, which is on the PATH of root only.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'].filter(Boolean);
  return names
    .flatMap((name) => folders.map((dir) => path.join(dir, name)))
    .find((file) => existsSync(file));
}

/** Returns the full path of the server's program; undefined if the program or one of the files is missing. */
export const findServer = ({ program, files }: { program: string; files: readonly string[] }) =>
  files.every(existsSync) ? findProgram([program]) : undefined;

/** Debian's headless shell is twice as fast, but has no back/forward cache. */
const chromiums = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Prefers CHROMIUM_PATH, then Playwright's own build, then PATH. */
export function findChromium(): string | undefined {
  const own = playwright.chromium.executablePath();
  return process.env.CHROMIUM_PATH || (existsSync(own) ? own : findProgram(chromiums));
}

/** Returns the options with which Playwright starts a Chromium. */
export const launchOptions = () => ({
  // Without a path Playwright starts its own browser, or reports that there is none.
  executablePath: findChromium(),
  args: ['--disable-quic', '--disable-gpu'],
});
