import { z } from 'zod';
import { optional, readWords, texts, textWith } from './words-file';

export const shell = readWords('shell', {
  navigation: z.strictObject(texts('home', 'android', 'windows', 'contacts')),
  footer: z.strictObject({
    ...texts('changes', 'deletion'),
    about: optional(textWith('site')),
    developer: textWith('developer'),
  }),
});
