import { changesPage } from '@/lib/content/changes-page';
import { type Platform } from '@/lib/site/platforms';
import { type Change, type Release } from '@/lib/site/schema';

/**
 * Returns the release that is offered now: the newest with an installer or, for Android, the newest.
 *
 * @param releases newest first
 * @throws Error if the list is empty
 */
export function currentRelease(releases: readonly Release[]): Release {
  const current = releases.find(({ installer }) => installer) ?? releases[0];
  if (!current) throw new Error('lib/content/site.json has no release.');
  return current;
}

/** Returns the id of a release on the changes page. It must never change, because other sites link to it. */
export const releaseAnchor = (platform: Platform['id'], version: string) =>
  `${platform}-${version}`;

/** Groups changes by kind, in the order of `changesPage.kinds`. A kind without changes is left out. */
export const groupChanges = (changes: readonly Change[]) =>
  changesPage.kinds
    .map(({ kind, title }) => ({
      title,
      texts: changes.filter((change) => change.kind === kind).map(({ text }) => text),
    }))
    .filter(({ texts }) => texts.length > 0);
