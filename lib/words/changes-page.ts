import * as w from '@/lib/owner-files/words';

const kindsOfChange = ['new', 'changed', 'fixed'];

export const changesPage = w.readWords('changes-page', {
  ...w.texts('title', 'lead', 'dialogTitle', 'noChanges', 'feed', 'link'),
  kinds: w
    .list(w.group({ kind: w.oneOf(kindsOfChange), ...w.texts('title') }))
    .refine(
      (kinds) => kindsOfChange.every((own) => kinds.some(({ kind }) => kind === own)),
      `нужны все виды: ${kindsOfChange.join(', ')}, иначе их изменений не будет видно`,
    ),
  /** What screen readers say before a change. */
  kindOfChange: w.group(w.texts('new', 'changed', 'fixed')),
  version: w.textWith('version').refine(...w.needs('version')),
  feedEntry: w.textWith('site', 'platform', 'version').refine(...w.needs('version')),
});
