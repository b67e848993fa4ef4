import * as w from '@/lib/owner-files/words';

export const resultLinks = w.readWords(
  'result-links',
  w.texts('backToApp', 'deletion', 'contacts', 'home', 'causes'),
);
