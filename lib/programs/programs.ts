import { offeredInstallers } from './installers';
import { type Site } from '@/lib/site/parse';
import { routes } from '@/lib/site/routes';
import { type ProgramId, programIds, type Release } from '@/lib/site/schema';
import { fileSize } from '@/lib/text/in-words';

const names = { android: 'Android', windows: 'Windows' } satisfies Record<ProgramId, string>;

export type Platform = ReturnType<typeof platformsOf>[number];

export type Programs = Pick<Site, ProgramId>;

/** Returns the owner's programs, each with its newest release first. There is at least one. */
export const platformsOf = (programs: Programs) =>
  programIds.flatMap((id) => {
    const releases: readonly Release[] | undefined = programs[id]?.releases;
    return releases ? [{ id, name: names[id], releases }] : [];
  });

/** Returns the page from which visitors download: with one program, the program's own. */
export function downloadsRoute(programs: Programs) {
  const [only, ...others] = platformsOf(programs);
  return only && others.length === 0 ? routes[only.id] : routes.downloads;
}

export const priceTexts = (program: Pick<NonNullable<Site['windows']>, 'prices'> | null) =>
  program?.prices.map(({ text }) => text) ?? [];

/**
 * Returns the programs that visitors can install, with price and size in words. The Windows program is left out while
 * its installer is a placeholder, unless it is the only program.
 */
export function installable({ android, windows }: Programs) {
  const [file] = windows ? offeredInstallers(windows) : [];
  const isReady = windows && file && !(android && file.isPlaceholder);
  const size = file && !file.isPlaceholder ? fileSize(file.bytes) : '';
  const facts = {
    android: android && [...priceTexts(android), android.size],
    windows: isReady && [...priceTexts(windows), size],
  } satisfies Record<ProgramId, unknown>;
  return programIds.flatMap((id) => (facts[id] ? { id, facts: facts[id] } : []));
}
