import { readWords, texts } from '@/lib/owner-files/words';

/** What a visitor can do if an island's code has not loaded. */
export const fallbacks = readWords('fallbacks', texts('carousel', 'copy', 'share', 'form'));
