import { changesPage } from '@/lib/content/changes-page';
import { type Change } from '@/lib/product/schema';

/** Changes of one kind under their heading. */
export interface ChangeGroup {
  readonly title: string;
  readonly texts: readonly string[];
}

/** Changes by kind, in the order of the kinds; a kind without changes is left out. */
export const groupChanges = (changes: readonly Change[]): readonly ChangeGroup[] =>
  changesPage.kinds
    .map(({ kind, title }) => ({
      title,
      texts: changes.filter((change) => change.kind === kind).map(({ text }) => text),
    }))
    .filter(({ texts }) => texts.length > 0);
