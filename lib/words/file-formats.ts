import * as w from '@/lib/owner-files/words';

export const fileFormats = w.readWords('file-formats', {
  ...w.texts('title'),
  list: w.list(w.group(w.texts('ending', 'text'))).optional(),
});
