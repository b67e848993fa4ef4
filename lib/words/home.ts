import { z } from 'zod';
import { optionalTexts, readWords, text, texts, textWith } from './words-file';
import { name } from '@/lib/owner-files/fields';

const answer = z.strictObject(texts('name', 'result'));

const sense = z.strictObject({
  /** `label` is an abbreviated usage label, as in dictionaries. */
  ...texts('label', 'meaning'),
  example: z.strictObject({
    ...texts('foreign', 'russian'),
    lang: name,
    /** Includes the delimiters that dictionaries use: / / for English, [ ] for other languages. */
    ...optionalTexts('transcription'),
  }),
});

export const home = readWords('home', {
  /** `taglineInSentence` follows the site's name and a dash. */
  ...texts('tagline', 'taglineInSentence', 'description'),
  install: z.strictObject(texts('android', 'windows')),
  entry: z.strictObject({
    ...texts('hyphenation', 'spoken'),
    ...optionalTexts('mark', 'transcription', 'grammar'),
  }),
  recall: z.strictObject({
    ...texts('hint', 'again'),
    /** For screen readers: what a click on the stroke does, and the name of the two answers. */
    show: textWith('number'),
    question: textWith('number'),
    answers: z.strictObject({ yes: answer, no: answer }),
    end: textWith('known', 'all'),
  }),
  closing: text,
  senses: z.array(sense),
});
