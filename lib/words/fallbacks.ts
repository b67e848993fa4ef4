import * as w from '@/lib/owner-files/words';

/** What a visitor can do if an island's code has not loaded. */
export const fallbacks = w.readWords('fallbacks', w.texts('carousel', 'copy', 'share', 'form'));
