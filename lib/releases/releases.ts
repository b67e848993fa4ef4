import { type Platform } from '@/lib/programs/programs';
import { type Change, type Release } from '@/lib/site/schema';
import { changesPage } from '@/lib/words/changes-page';

/** Returns the offered release: the newest with an installer, or else the newest. @param releases newest first */
export const currentRelease = (releases: readonly Release[]): Release =>
  releases.find(({ installer }) => installer) ?? releases[0]!;

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
