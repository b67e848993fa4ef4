import { group, list, optionalTexts, readWords, texts, textWith } from '@/lib/owner-files/words';

const answer = group(texts('name', 'result'));

const sense = group({
  ...texts('label', 'meaning'),
  example: group({
    ...texts('foreign', 'lang', 'russian'),
    ...optionalTexts('transcription'),
  }),
});

export const home = readWords('home', {
  /** `taglineInSentence` follows the site's name and a dash. */
  ...texts('tagline', 'taglineInSentence', 'description'),
  install: group(texts('android', 'windows')),
  entry: group({
    ...texts('hyphenation', 'spoken'),
    ...optionalTexts('mark', 'transcription', 'grammar'),
  }),
  game: group({
    ...texts('hint', 'again'),
    /** Without it, forgotten words do not come back. */
    ...optionalTexts('forgotten'),
    show: textWith('number'),
    showAgain: textWith('number'),
    question: textWith('number'),
    answers: group({ yes: answer, no: answer }),
    end: textWith('known', 'all'),
  }),
  ...optionalTexts('closing'),
  senses: list(sense),
});
