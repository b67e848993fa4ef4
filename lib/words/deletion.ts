import { z } from 'zod';
import { optionalTexts, readWords, text, texts, textWith } from './words-file';

export const deletion = readWords('deletion', {
  ...texts('title', 'explanation'),
  identity: z.strictObject(texts('app', 'developer')),
  ...optionalTexts('discretion'),
  steps: z.strictObject({
    ...texts('title', 'onPageTitle', 'inAppTitle'),
    onPage: z.array(text),
    ...optionalTexts('noApp'),
  }),
  data: z.strictObject({
    ...texts('title', 'deletedTitle', 'keptTitle', 'onDevice'),
    ...optionalTexts('final'),
  }),
  noLetter: z
    .strictObject({ ...texts('title', 'support'), advice: z.array(textWith('wait')) })
    .optional(),
  noMailbox: z.strictObject(texts('title', 'text', 'link')).optional(),
});
