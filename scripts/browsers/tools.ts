import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** What the checks run in or on where it is installed: a browser beside Chromium, or a web server. */
export interface Tool {
  /** For people, and in the names of tests. */
  readonly name: string;
  /** Programs that it takes, each by the names that it may have on PATH, or by its full path. */
  readonly programs: readonly (readonly string[])[];
  /** Debian packages that have them. */
  readonly packages: readonly string[];
}

const tool = (name: string, programs: Tool['programs'], ...packages: string[]): Tool => ({
  name,
  programs,
  packages,
});

export const firefox = tool('Firefox', [['firefox-esr', 'firefox']], 'firefox-esr');
export const webKit = tool(
  'WebKitGTK',
  [['WebKitWebDriver'], ['Xvfb']],
  'webkit2gtk-driver',
  'xvfb',
);
export const servers = {
  nginx: tool('nginx', [['nginx', '/usr/sbin/nginx']], 'nginx-light'),
  apache: tool('Apache', [['apache2', '/usr/sbin/apache2']], 'apache2'),
  lighttpd: tool('lighttpd', [['lighttpd', '/usr/sbin/lighttpd']], 'lighttpd'),
  caddy: tool('Caddy', [['caddy']], 'caddy'),
  python: tool('python3 http.server', [['python3']], 'python3'),
  busybox: tool('busybox httpd', [['busybox']], 'busybox'),
} as const;

const tools: readonly Tool[] = [firefox, webKit, ...Object.values(servers)];

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
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => (path.isAbsolute(name) ? name : folders.map((dir) => path.join(dir, name))))
    .find(isExecutable);
}

/** Full paths of the tool's programs, or undefined when one of them is missing. */
export function findTool({ programs }: Tool): readonly string[] | undefined {
  const found = programs.flatMap((names) => findProgram(names) ?? []);
  return found.length === programs.length ? found : undefined;
}

/** The tools that are not installed. */
export const missingTools = (): readonly Tool[] => tools.filter((one) => !findTool(one));

/** Whether every tool is installed for the checks, as the variable INSTALL_BROWSERS asks. */
export const areAllAsked = (): boolean => process.env.INSTALL_BROWSERS === '1';

/** Whether the tests of a tool run; where all are asked for, a missing one fails. */
export const isTried = (one: Tool): boolean => areAllAsked() || findTool(one) !== undefined;
