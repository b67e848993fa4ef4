import { type TextWith } from '../text/fill-in';
import { typeset } from '../text/typeset';

export const changesPage = typeset<ChangesWords>({
  title: 'История изменений',
  lead: 'Что нового, что изменено и исправлено. Сначала новые версии.',
  /** Kinds of changes with their headings, in the order in which the page shows them. */
  kinds: [
    { kind: 'new', title: 'Новое' },
    { kind: 'changed', title: 'Изменено' },
    { kind: 'fixed', title: 'Исправлено' },
  ],
  /** What screen readers say before a change. On the screen it has a sign: +, ~ or ✓. */
  kindOfChange: { new: 'новое', changed: 'изменено', fixed: 'исправлено' },
  /** Name of a version in headings and next to downloads. */
  version: 'Версия {version}',
  /** Title of a version in the feed. */
  feedEntry: '{site} для {platform}, версия {version}',
  /** Heading of the dialog with the changes of a version. */
  dialogTitle: 'Изменения',
  noChanges: 'Изменения этой версии не описаны.',
  feed: 'Подписаться в RSS-читалке (Atom)',
  /** Text of links to this page. */
  link: 'Все изменения',
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface ChangesWords {
  readonly title: string;
  readonly lead: string;
  readonly kinds: readonly { readonly kind: Kind; readonly title: string }[];
  readonly kindOfChange: Readonly<Record<Kind, string>>;
  readonly version: TextWith<'version'>;
  readonly feedEntry: TextWith<'site' | 'platform' | 'version'>;
  readonly dialogTitle: string;
  readonly noChanges: string;
  readonly feed: string;
  readonly link: string;
}

type Kind = 'new' | 'changed' | 'fixed';
