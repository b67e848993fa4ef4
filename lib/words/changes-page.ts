import { group, list, oneOf, readWords, texts, textWith } from '@/lib/owner-files/words';

export const changesPage = readWords('changes-page', {
  ...texts('title', 'lead', 'dialogTitle', 'noChanges', 'feed', 'link'),
  kinds: list(group({ kind: oneOf(['new', 'changed', 'fixed']), ...texts('title') })),
  /** What screen readers say before a change. */
  kindOfChange: group(texts('new', 'changed', 'fixed')),
  version: textWith('version'),
  feedEntry: textWith('site', 'platform', 'version'),
});
