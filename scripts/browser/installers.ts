/** One way to get a browser: programs that run one after another until one fails. */
export interface Installer {
  /** For the terminal: «Trying …». */
  name: string;
  commands: readonly (readonly [program: string, ...args: string[]])[];
}

export interface InstallRights {
  /** Debian, Ubuntu and their kin: apt-get is there. */
  hasApt: boolean;
  isRoot: boolean;
  /** sudo works without asking for a password. */
  hasSudo: boolean;
}

/** @param playwrightCli path of Playwright's command-line script */
export function listInstallers(playwrightCli: string, rights: InstallRights): Installer[] {
  const { hasApt, isRoot, hasSudo } = rights;
  const playwright: Installer = {
    name: 'npx playwright install chromium',
    commands: [[process.execPath, playwrightCli, 'install', 'chromium']],
  };
  if (!hasApt || !(isRoot || hasSudo)) return [playwright];

  const aptGet = isRoot ? (['apt-get'] as const) : (['sudo', '-n', 'apt-get'] as const);
  const apt: Installer = {
    name: 'apt-get install chromium',
    commands: [
      [...aptGet, 'update'],
      [...aptGet, 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  };
  return [playwright, apt];
}
