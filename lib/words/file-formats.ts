import { z } from 'zod';
import { readWords, texts } from './words-file';

export const fileFormats = readWords('file-formats', {
  ...texts('title'),
  list: z.array(z.strictObject(texts('ending', 'text'))).optional(),
});
