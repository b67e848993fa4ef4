import { readWords, texts } from '@/lib/owner-files/words';

export const resultLinks = readWords(
  'result-links',
  texts('backToApp', 'deletion', 'contacts', 'home', 'causes'),
);
