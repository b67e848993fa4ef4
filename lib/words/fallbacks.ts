import { readWords, texts } from './words-file';

/** What a visitor can do if an island's code has not loaded. */
export const fallbacks = readWords('fallbacks', texts('carousel', 'copy', 'share', 'form'));
