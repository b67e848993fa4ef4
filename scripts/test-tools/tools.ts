import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import playwright from 'playwright';

/** A browser beside Chromium, or a web server, for checks that run where it is installed. */
export interface Tool {
  /** For people, and in the names of tests. */
  readonly name: string;
  /** Programs that it needs, each by its possible names on PATH, or by its full path. */
  readonly programs: readonly (readonly string[])[];
  /** Files beside them that the tests name in a configuration, by their full paths. */
  readonly files?: readonly string[];
  /** Debian packages that have them. */
  readonly packages: readonly string[];
  /** Full path of a build of Playwright's, which serves as well. */
  readonly playwrights?: string;
  /** Package of npm, with its version, that has the program. */
  readonly npm?: string;
}

/** Where Debian keeps what servers read; others keep it elsewhere, and there the tests do not run. */
export const debian = {
  nginxTypes: '/etc/nginx/mime.types',
  apacheTypes: '/etc/mime.types',
  apacheModule: (name: string) => `/usr/lib/apache2/modules/mod_${name}.so`,
};

/** Modules of Apache for static files, their headers and compression, and for a proxy. */
export const apacheModules = [
  ...['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'filter', 'deflate'],
  ...['proxy', 'proxy_http'],
];

const server = (program: string) => [
  // Debian keeps some of them off the PATH of those who are not root.
  [program, `/usr/sbin/${program}`],
];

/** The Firefox that FIREFOX_PATH names; it comes before all others. */
const chosenFirefox = process.env.FIREFOX_PATH;

export const firefox: Tool = {
  name: 'Firefox',
  programs: [chosenFirefox ? [chosenFirefox] : ['firefox-esr', 'firefox']],
  packages: ['firefox-esr'],
  ...(!chosenFirefox && { playwrights: playwright.firefox.executablePath() }),
};
export const webKit: Tool = {
  name: 'WebKitGTK',
  playwrights: playwright.webkit.executablePath(),
  // xvfb-run needs xauth, which its package only recommends.
  programs: [['WebKitWebDriver'], ['xvfb-run'], ['xauth']],
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};
export const servers = {
  nginx: {
    name: 'nginx',
    programs: server('nginx'),
    files: [debian.nginxTypes],
    packages: ['nginx-light'],
  },
  apache: {
    name: 'Apache',
    programs: server('apache2'),
    files: [debian.apacheTypes, ...apacheModules.map(debian.apacheModule)],
    packages: ['apache2', 'media-types'],
  },
  caddy: { name: 'Caddy', programs: server('caddy'), packages: ['caddy'] },
} satisfies Record<string, Tool>;

/** Chromiums of the past are never a dependency: tests alone start them. */
const oldChromium = (major: number, version: string): Tool => ({
  name: `Chromium ${major}`,
  programs: [[path.resolve('.generated/browsers', `chromium-${major}`)]],
  packages: [],
  npm: `@sparticuz/chromium@${version}`,
});

/** The oldest supported one, and the last one of Windows 7 and 8. */
export const oldChromiums = [oldChromium(92, '92.0.0'), oldChromium(109, '109.0.6')];

const tools: readonly Tool[] = [firefox, webKit, ...oldChromiums, ...Object.values(servers)];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Full path of the first program that this user may run, by its path or by its name on PATH. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => (path.isAbsolute(name) ? name : folders.map((dir) => path.join(dir, name))))
    .find(isExecutable);
}

/** Full paths of the tool's programs, or undefined when one of them or of its files is missing. */
export function findTool({ programs, files = [] }: Tool): readonly string[] | undefined {
  const found = programs.flatMap((names) => findProgram(names) ?? []);
  return found.length === programs.length && files.every(existsSync) ? found : undefined;
}

const isThere = (one: Tool): boolean =>
  existsSync(one.playwrights ?? '') || findTool(one) !== undefined;

/** The tools that are not installed. */
export const missingTools = (): readonly Tool[] => tools.filter((one) => !isThere(one));

/** Whether INSTALL_BROWSERS asks for every tool. */
export const requiresAllTools = (): boolean => process.env.INSTALL_BROWSERS === '1';

/** Whether the tests of a tool run; where all are asked for, a missing one fails. */
export const isTested = (one: Tool): boolean => requiresAllTools() || isThere(one);
