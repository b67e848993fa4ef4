import { readWords, texts } from './words-file';

export const resultLinks = readWords(
  'result-links',
  texts('backToApp', 'deletion', 'contacts', 'home', 'causes'),
);
