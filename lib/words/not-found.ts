import { z } from 'zod';
import { optionalTexts, readWords, texts } from './words-file';

export const notFound = readWords('not-found', {
  ...texts('title', 'description', 'home'),
  ...optionalTexts('lead'),
  entry: z.strictObject({ ...texts('hyphenation', 'spoken'), ...optionalTexts('grammar') }),
  senses: z.array(z.strictObject(texts('label', 'meaning'))),
});
