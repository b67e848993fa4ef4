import {
  group,
  list,
  name,
  optionalTexts,
  readWords,
  texts,
  textWith,
} from '@/lib/owner-files/words';

const answer = group(texts('name', 'result'));

const sense = group({
  /** `label` is an abbreviated usage label, as in dictionaries. */
  ...texts('label', 'meaning'),
  example: group({
    ...texts('foreign', 'russian'),
    lang: name,
    /** Includes the delimiters that dictionaries use: / / for English, [ ] for other languages. */
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
  recall: group({
    ...texts('hint', 'again'),
    /** For screen readers: what a click on the stroke does, and the name of the two answers. */
    show: textWith('number'),
    question: textWith('number'),
    answers: group({ yes: answer, no: answer }),
    end: textWith('known', 'all'),
  }),
  ...optionalTexts('closing'),
  senses: list(sense),
});
