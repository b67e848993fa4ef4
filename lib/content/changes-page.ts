import { typeset } from '../text/typeset';

export const changesPage = typeset({
  title: 'История изменений',
  lead: 'Что нового появилось в приложении, что изменено и исправлено. Сначала новые версии.',
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
  feed: 'Подписаться (Atom)',
  /** Text of links to this page. */
  link: 'Все изменения',
} as const);
