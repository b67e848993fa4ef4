import { readWords, texts } from './words-file';

export const copying = readWords('copying', texts('copied', 'refused'));
