import { type Facts, type Release } from './schema';

/** One of the two programs, with its newest release first. */
export interface Platform {
  readonly id: 'android' | 'windows';
  readonly name: 'Android' | 'Windows';
  readonly releases: readonly Release[];
}

export type Programs = Pick<Facts, Platform['id']>;

const names = { android: 'Android', windows: 'Windows' } as const;

/** Returns the owner's programs. There is at least one. */
export const platformsOf = (programs: Programs): readonly Platform[] =>
  (['android', 'windows'] as const).flatMap((id) => {
    const program = programs[id];
    return program ? [{ id, name: names[id], releases: program.releases }] : [];
  });
