import { ensureDebianPackages, mayInstallPackages } from '../cli/debian-packages';
import { findProgram } from '../cli/find-program';

/** What the checks run in or on where it is installed: a browser beside Chromium, or a web server. */
export interface Tool {
  /** For people, and in the names of tests. */
  readonly name: string;
  /** Programs that it takes, each by the names that it may have on PATH, or by its full path. */
  readonly programs: readonly (readonly string[])[];
  /** Debian packages that bring them. */
  readonly aptPackages: readonly string[];
}

export const firefox: Tool = {
  name: 'Firefox',
  programs: [['firefox-esr', 'firefox']],
  aptPackages: ['firefox-esr'],
};

export const webKit: Tool = {
  name: 'WebKitGTK',
  programs: [['WebKitWebDriver'], ['xvfb-run'], ['xauth']],
  aptPackages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/** Looks programs up by the names that they may have; undefined where there is none. */
export type FindProgram = (names: readonly string[]) => string | undefined;

/** Full paths of the tool's programs, or undefined when one of them is missing. */
export function findTool(
  { programs }: Tool,
  find: FindProgram = findProgram,
): readonly string[] | undefined {
  const found = programs.flatMap((names) => find(names) ?? []);
  return found.length === programs.length ? found : undefined;
}

/** A sentence for each tool that the checks have to do without. */
export const notTried = (
  tools: readonly Tool[],
  find: FindProgram = findProgram,
): readonly string[] =>
  tools
    .filter((tool) => !findTool(tool, find))
    .map(
      ({ name, aptPackages }) =>
        `${name} is not installed, so nothing was tried in it (Debian: apt-get install ${aptPackages.join(' ')}).`,
    );

/** Whether every tool has to be tried: continuous integration leaves out none that it can install. */
export const areDemanded = (): boolean => process.env.CI === 'true' && mayInstallPackages();

/** Whether the tests of a tool run; where it is demanded and missing, they run and fail. */
export const isTried = (tool: Tool): boolean => areDemanded() || findTool(tool) !== undefined;

/**
 * Installs the tools that are missing.
 *
 * @throws Error with a sentence that names the packages, when they cannot be had
 */
export async function ensureTools(tools: readonly Tool[]): Promise<void> {
  const missing = tools.filter((tool) => !findTool(tool));
  await ensureDebianPackages(missing.flatMap(({ aptPackages }) => aptPackages));
}
