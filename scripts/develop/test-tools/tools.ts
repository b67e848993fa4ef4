import { existsSync } from 'node:fs';
import path from 'node:path';
import playwright from 'playwright';

/** A browser besides the current Chromium, or a web server. */
interface Tool {
  readonly name: string;
  /** Each is a list of alternatives: names on PATH or full paths. */
  readonly programs: readonly (readonly string[])[];
  /** Full paths of what else the tests' configuration refers to. */
  readonly files?: readonly string[];
  /** Names of Debian packages. */
  readonly packages: readonly string[];
  /** Full path of Playwright's own build, which is preferred if it exists. */
  readonly playwrights?: string;
}

/** Paths of files for nginx and Apache on Debian. These servers' tests run only on systems with the same paths. */
export const debian = {
  nginxTypes: '/etc/nginx/mime.types',
  apacheTypes: '/etc/mime.types',
  apacheModules: '/usr/lib/apache2/modules',
};

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
  // xvfb-run needs xauth. The package xvfb only recommends xauth, and recommended packages are not installed.
  programs: [['WebKitWebDriver'], ['xvfb-run'], ['xauth']],
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};
export const servers = {
  nginx: {
    name: 'nginx',
    programs: [['nginx']],
    files: [debian.nginxTypes],
    packages: ['nginx-light'],
  },
  apache: {
    name: 'Apache',
    programs: [['apache2']],
    files: [debian.apacheTypes, debian.apacheModules],
    packages: ['apache2', 'media-types'],
  },
} satisfies Record<string, Tool>;

const tools: readonly Tool[] = [firefox, webKit, ...Object.values(servers)];

/** Returns the full path of the first program in the list that exists. */
function findProgram(names: readonly string[]): string | undefined {
  // On Debian, servers are in /usr/sbin, which is on the PATH of root only.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'].filter(Boolean);
  return names
    .flatMap((name) => (path.isAbsolute(name) ? name : folders.map((dir) => path.join(dir, name))))
    .find((file) => existsSync(file));
}

/** Returns the full paths of the tool's programs; undefined if one of its programs or files is missing. */
export function findTool({ programs, files = [] }: Tool): readonly string[] | undefined {
  const found = programs.flatMap((names) => findProgram(names) ?? []);
  return found.length === programs.length && files.every(existsSync) ? found : undefined;
}

const isInstalled = (one: Tool): boolean =>
  existsSync(one.playwrights ?? '') || findTool(one) !== undefined;

export const missingTools = (): readonly Tool[] => tools.filter((one) => !isInstalled(one));

export const requiresAllTools = process.env.INSTALL_BROWSERS === '1';

/** Whether the tests of a tool run. With INSTALL_BROWSERS=1 they always run, and fail if the tool is missing. */
export const isTested = (one: Tool): boolean => requiresAllTools || isInstalled(one);

/** Debian's headless shell is twice as fast, but has no back/forward cache. */
const chromiums = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
];

/** Prefers CHROMIUM_PATH, then Playwright's own build, then PATH. */
export function findChromium(): string | undefined {
  const own = playwright.chromium.executablePath();
  return process.env.CHROMIUM_PATH || (existsSync(own) ? own : findProgram(chromiums));
}

/** Returns the options with which Playwright starts a Chromium. */
export function launchOptions() {
  // Chromium's sandbox does not work for root, and most containers run as root.
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return {
    // Without a path Playwright starts its own browser, or reports that there is none.
    executablePath: findChromium(),
    args: [
      ...(isLinuxRoot ? ['--no-sandbox'] : []),
      // The next two flags stop connections that the browser opens by itself. The tests do not need them.
      '--disable-quic',
      '--disable-background-networking',
      '--disable-gpu',
    ],
  };
}
