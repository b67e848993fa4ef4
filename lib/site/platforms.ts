import { type Route, routes } from './routes';
import { type Facts, type Release } from './schema';

/** One of the two programs, with its newest release first. */
export interface Platform {
  readonly id: 'android' | 'windows';
  readonly name: 'Android' | 'Windows';
  readonly releases: readonly Release[];
}

type Programs = Pick<Facts, Platform['id']>;

const names = { android: 'Android', windows: 'Windows' } as const;

/** Returns the owner's programs. There is at least one. */
export const platformsOf = (programs: Programs): readonly Platform[] =>
  (['android', 'windows'] as const).flatMap((id) => {
    const program = programs[id];
    return program ? [{ id, name: names[id], releases: program.releases }] : [];
  });

/** Returns the page from which visitors download: with one program, the program's own. */
export function downloadsRoute(programs: Programs): Route {
  const [only, ...others] = platformsOf(programs);
  return only && others.length === 0 ? routes[only.id] : routes.downloads;
}
