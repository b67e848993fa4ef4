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

const shape = {
  /** `taglineInSentence` follows the site's name and a dash. */
  ...w.texts('tagline', 'taglineInSentence', 'description'),
  install: w.group(w.texts('android', 'windows')),
  entry: w.group({
    ...w.texts('hyphenation', 'spoken'),
    ...w.optionalTexts('mark', 'grammar'),
    transcription: w.optional(w.text.transform((own) => (/^[[/]/.test(own) ? own : `[${own}]`))),
  }),
  game: w.group({
    ...w.texts('hint', 'again'),
    /** Without `forgotten`, forgotten words do not come back; without `toForgotten`, no link leads to them. */
    ...w.optionalTexts('forgotten', 'toForgotten'),
    /** The name of the link to the program; screen readers add the program. */
    install: w.group(w.texts('name', 'android', 'windows')),
    show: w.textWith('number'),
    showAgain: w.textWith('number'),
    question: w.textWith('number'),
    answers: w.group({ yes: answer, no: answer }),
    end: w.textWith('known', 'all'),
  }),
  closing: w.optional(
    w.text.refine(
      (own) => /^[^[\]]*(\[[^[\]]*\][^[\]]*)*$/.test(own),
      'у каждой скобки [ нужна одна закрывающая ], и внутри скобок — никаких других',
    ),
  ),
  senses: w.list(sense),
};

export const home = w.readWords('home', shape, ({ game, senses }, { addIssue }) => {
  const [hasNumber, message] = w.needs('number');
  for (const key of ['show', 'showAgain', 'question'] as const)
    if (senses.length > 1 && !hasNumber(game[key]))
      addIssue({ code: 'custom', path: ['game', key], message });
});
