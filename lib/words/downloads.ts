import { z } from 'zod';
import { optionalTexts, readWords, texts } from './words-file';

const introduction = z.strictObject({ ...optionalTexts('lead'), ...texts('description') });

export const downloads = readWords('downloads', {
  ...texts('title', 'open'),
  /** For two programs, and for one. */
  both: introduction,
  one: introduction,
});
