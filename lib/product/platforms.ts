import { type Product, type Release } from './schema';

/** One of the two programs with its releases, newest first. */
export interface Platform {
  readonly id: 'android' | 'windows';
  readonly name: 'Android' | 'Windows';
  readonly releases: readonly Release[];
}

type Programs = Pick<Product, Platform['id']>;

/** Whether a platform has a program, that is, at least one release. */
export const hasProgram = (programs: Programs, id: Platform['id']): boolean =>
  programs[id].releases.length > 0;

/** Returns the owner's programs. There is at least one. */
export const platformsOf = (programs: Programs): readonly Platform[] =>
  (
    [
      { id: 'android', name: 'Android', releases: programs.android.releases },
      { id: 'windows', name: 'Windows', releases: programs.windows.releases },
    ] as const
  ).filter(({ id }) => hasProgram(programs, id));
