import { group, optionalTexts, readWords, texts } from '@/lib/owner-files/words';

const introduction = group({ ...optionalTexts('lead'), ...texts('description') });

export const downloads = readWords('downloads', {
  ...texts('title', 'open'),
  both: introduction,
  one: introduction,
});
