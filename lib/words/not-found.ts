import { group, list, optionalTexts, readWords, texts } from '@/lib/owner-files/words';

export const notFound = readWords('not-found', {
  ...texts('title', 'description', 'home'),
  ...optionalTexts('lead'),
  entry: group({ ...texts('hyphenation', 'spoken'), ...optionalTexts('grammar') }),
  senses: list(group(texts('label', 'meaning'))),
});
