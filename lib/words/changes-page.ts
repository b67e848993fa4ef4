import * as w from '@/lib/owner-files/words';

export const changesPage = w.readWords('changes-page', {
  ...w.texts('title', 'lead', 'dialogTitle', 'noChanges', 'feed', 'link'),
  kinds: w.list(w.group({ kind: w.oneOf(['new', 'changed', 'fixed']), ...w.texts('title') })),
  /** What screen readers say before a change. */
  kindOfChange: w.group(w.texts('new', 'changed', 'fixed')),
  version: w.textWith('version'),
  feedEntry: w.textWith('site', 'platform', 'version'),
});
