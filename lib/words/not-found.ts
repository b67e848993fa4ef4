import * as w from '@/lib/owner-files/words';

export const notFound = w.readWords('not-found', {
  ...w.texts('title', 'description', 'home'),
  ...w.optionalTexts('lead'),
  entry: w.group({ ...w.texts('hyphenation', 'spoken'), ...w.optionalTexts('grammar') }),
  senses: w.list(w.group(w.texts('label', 'meaning'))),
});
