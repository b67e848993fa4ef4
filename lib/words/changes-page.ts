import { z } from 'zod';
import { readWords, texts, textWith } from './words-file';

export const changesPage = readWords('changes-page', {
  ...texts('title', 'lead', 'dialogTitle', 'noChanges', 'feed', 'link'),
  /** The headings, in the order in which the page shows them. */
  kinds: z.array(z.strictObject({ kind: z.enum(['new', 'changed', 'fixed']), ...texts('title') })),
  /** What screen readers say before a change. */
  kindOfChange: z.strictObject(texts('new', 'changed', 'fixed')),
  version: textWith('version'),
  feedEntry: textWith('site', 'platform', 'version'),
});
