import * as w from '@/lib/owner-files/words';

export const copying = w.readWords('copying', w.texts('refused'));
