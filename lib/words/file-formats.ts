import { group, list, readWords, texts } from '@/lib/owner-files/words';

export const fileFormats = readWords('file-formats', {
  ...texts('title'),
  list: list(group(texts('ending', 'text'))).optional(),
});
