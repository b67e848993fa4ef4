/** A browser beside Chromium that the checks run in where it is installed. */
export interface Engine {
  /** For people and for the name of the project in playwright.config.ts. */
  readonly name: 'Firefox' | 'WebKitGTK';
  /** Programs that it takes, each by the names that it may have on PATH. */
  readonly programs: readonly (readonly string[])[];
  /** Debian packages that bring them. */
  readonly aptPackages: readonly string[];
}

export const firefox: Engine = {
  name: 'Firefox',
  programs: [['firefox-esr', 'firefox']],
  aptPackages: ['firefox-esr'],
};

export const webKit: Engine = {
  name: 'WebKitGTK',
  programs: [['WebKitWebDriver'], ['Xvfb']],
  aptPackages: ['webkit2gtk-driver', 'xvfb'],
};

export const engines: readonly Engine[] = [firefox, webKit];

/** Looks programs up by the names that they may have; undefined where there is none. */
export type FindProgram = (names: readonly string[]) => string | undefined;

/** Full paths of the engine's programs, or undefined when one of them is missing. */
export function findEngine({ programs }: Engine, find: FindProgram): readonly string[] | undefined {
  const found = programs.flatMap((names) => find(names) ?? []);
  return found.length === programs.length ? found : undefined;
}

/** A sentence for each engine that the checks have to do without. */
export const notTried = (all: readonly Engine[], find: FindProgram): readonly string[] =>
  all
    .filter((engine) => !findEngine(engine, find))
    .map(
      ({ name, aptPackages }) =>
        `${name} is not installed, so nothing was tried in it (Debian: apt-get install ${aptPackages.join(' ')}).`,
    );

/** Whether every engine has to be tried: a machine of continuous integration leaves none out. */
export const areDemanded = (): boolean => process.env.CI === 'true';
