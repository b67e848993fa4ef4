import { readWords, texts } from '@/lib/owner-files/words';

export const copying = readWords('copying', texts('refused'));
