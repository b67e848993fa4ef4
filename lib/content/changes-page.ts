export const changesPage = {
  title: 'История изменений',
  lead: 'Что нового появилось в приложениях для Android и Windows, что изменено и исправлено. Сначала новые версии.',
  /** Kinds of changes with their headings, in the order of the page. */
  kinds: [
    { kind: 'new', title: 'Новое' },
    { kind: 'changed', title: 'Изменено' },
    { kind: 'fixed', title: 'Исправлено' },
  ],
  noChanges: 'Изменения этой версии не описаны.',
  feed: 'Лента Atom',
  /** Text of links to this page. */
  link: 'Все изменения',
} as const;
