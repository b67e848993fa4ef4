import { changesPage } from '@/lib/content/changes-page';
import { type Platform } from '@/lib/site/platforms';
import { type Change, type Release } from '@/lib/site/schema';

/**
 * Returns the release that is offered now.
 *
 * @param releases newest first, as the product file has them
 * @throws Error if the list is empty, that is, if the program does not exist
 */
export function currentRelease(releases: readonly Release[]): Release {
  const [current] = releases;
  if (!current) throw new Error('lib/content/site.json has no release.');
  return current;
}

/** Returns the id of a release on the changes page. It must never change, because other sites link to it. */
export const releaseAnchor = (platform: Platform['id'], version: string) =>
  `${platform}-${version}`;

/** Changes of one kind under their heading. */
export interface ChangeGroup {
  readonly title: string;
  readonly texts: readonly string[];
}

/** Groups changes by kind, in the order of `changesPage.kinds`. A kind without changes is left out. */
export const groupChanges = (changes: readonly Change[]): readonly ChangeGroup[] =>
  changesPage.kinds
    .map(({ kind, title }) => ({
      title,
      texts: changes.filter((change) => change.kind === kind).map(({ text }) => text),
    }))
    .filter(({ texts }) => texts.length > 0);
