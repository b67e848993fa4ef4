import * as w from '@/lib/owner-files/words';
import { languageCode } from '@/lib/site/fields';

const answer = w.group(w.texts('name', 'result'));

const sense = w.group({
  ...w.texts('label', 'meaning'),
  example: w.group({
    ...w.texts('foreign', 'russian'),
    lang: languageCode,
    ...w.optionalTexts('transcription'),
  }),
});

export const home = w.readWords('home', {
  /** `taglineInSentence` follows the site's name and a dash. */
  ...w.texts('tagline', 'taglineInSentence', 'description'),
  install: w.group(w.texts('android', 'windows')),
  entry: w.group({
    ...w.texts('hyphenation', 'spoken'),
    ...w.optionalTexts('mark', 'transcription', 'grammar'),
  }),
  game: w.group({
    ...w.texts('hint', 'again'),
    /** Without it, forgotten words do not come back. */
    ...w.optionalTexts('forgotten'),
    show: w.textWith('number'),
    showAgain: w.textWith('number'),
    question: w.textWith('number'),
    answers: w.group({ yes: answer, no: answer }),
    end: w.textWith('known', 'all'),
  }),
  ...w.optionalTexts('closing'),
  senses: w.list(sense),
});
