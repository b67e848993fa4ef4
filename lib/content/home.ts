// Образец: удалите эту строку, когда слова станут вашими
import { type TextWith } from '../text/fill-in';
import { typeset } from '../text/typeset';

/** One numbered sense of the home page's dictionary entry. */
interface Sense {
  /** Abbreviated usage label, as in dictionaries. */
  readonly label: string;
  readonly meaning: string;
  readonly example: {
    readonly foreign: string;
    readonly lang: string;
    /** Includes the delimiters that dictionaries use: / / for English, [ ] for other languages. */
    readonly transcription: string;
    /** The translation of `foreign`. */
    readonly russian: string;
  };
}

export const home = typeset<HomeWords>({
  tagline: 'Больше чем просто словарь!',
  /** The tagline for shared links, where it follows the site's name and a dash. */
  taglineInSentence: 'больше чем просто словарь!',
  description:
    'Офлайн-словарь, в котором можно учить иностранные слова. Перевод, транскрипция и примеры употребления подбираются автоматически.',
  /** Texts of the links to the pages of the programs. */
  install: {
    android: 'Для Android',
    windows: 'Для Windows',
  },
  /**
   * The headword of the home page. Only `hyphenation` and `spoken` are required; empty fields are not
   * shown. Screen readers say `spoken`.
   */
  entry: {
    hyphenation: 'сло·ва́рь',
    mark: '+',
    spoken: 'словарь плюс',
    transcription: 'slɐˈvarʲ plʲus',
    grammar: 'сущ., м. р.',
  },
  /**
   * The game with the words of `senses`. A highlighter stroke with a question mark covers every translation. The
   * visitor answers as in the app, or first removes the stroke.
   */
  recall: {
    hint: 'Вспомните перевод и откройте полоску с вопросом.',
    /** Label of the stroke for screen readers: says what a click on the stroke does. */
    show: 'Показать перевод {number}',
    /** Name of the two answers for screen readers. */
    question: 'Вспомнили перевод {number}?',
    /** The two answers, and what the app would do. */
    answers: {
      yes: { name: 'Помню', result: 'Увидитесь по расписанию' },
      no: { name: 'Не помню', result: 'Увидитесь через 30 минут' },
    },
    /** Shown with a link to the program when every word has an answer. `{known}` is a number that changes. */
    end: 'Вспомнили {known} из {all}',
    /** Button that covers the translations and clears the answers. */
    again: 'Ещё раз',
    /**
     * Stands in the closing block above the words that were answered with «Не помню»: they come back there, covered.
     * If it is left out, they do not.
     */
    forgotten: 'Вот и увиделись:',
    /** Label of their strokes. Differs from `show`, so that no two strokes have the same name. */
    showAgain: 'Показать перевод {number} ещё раз',
  },
  /** The line at the end of a page, between the headword and the link to the program. Words in [ ] get the marker. */
  closing: 'Слово, повторённое вовремя, [остаётся надолго].',
  senses: [
    {
      label: 'справ.',
      meaning:
        'Словарь, который работает без интернета: перевод, транскрипция и примеры лежат на вашем устройстве.',
      example: {
        foreign: 'serendipity',
        lang: 'en',
        transcription: '/ˌserənˈdɪpəti/',
        russian: 'счастливая случайность',
      },
    },
    {
      label: 'учеб.',
      meaning:
        'Карточки и упражнения для слов, которые хочется запомнить: угадать значение, собрать из букв, написать, узнать на слух.',
      example: {
        foreign: 'das Fernweh',
        lang: 'de',
        transcription: '[ˈfɛʁnˌveː]',
        russian: 'тоска по дальним странам',
      },
    },
    {
      label: 'повт.',
      meaning:
        'Расписание повторений. «Помню» приносит баллы и отодвигает слово, «Не помню» возвращает его, по умолчанию через 30 минут.',
      example: {
        foreign: 'le dépaysement',
        lang: 'fr',
        transcription: '[depeizmɑ̃]',
        russian: 'смена обстановки',
      },
    },
    {
      label: 'моб.',
      meaning:
        'Виджет повторения: разблокировали телефон, вспомнили перевод, нажали — и слово повторено.',
      example: {
        foreign: 'la sobremesa',
        lang: 'es',
        transcription: '[soβɾeˈmesa]',
        russian: 'беседа за столом после еды',
      },
    },
  ],
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface HomeWords {
  readonly tagline: string;
  readonly taglineInSentence: string;
  readonly description: string;
  readonly install: { readonly android: string; readonly windows: string };
  readonly entry: {
    readonly hyphenation: string;
    readonly mark?: string;
    readonly spoken: string;
    readonly transcription?: string;
    readonly grammar?: string;
  };
  readonly recall: {
    readonly hint: string;
    readonly show: TextWith<'number'>;
    readonly question: TextWith<'number'>;
    readonly answers: {
      readonly yes: { readonly name: string; readonly result: string };
      readonly no: { readonly name: string; readonly result: string };
    };
    readonly end: TextWith<'known' | 'all'>;
    readonly again: string;
    readonly forgotten?: string;
    readonly showAgain: TextWith<'number'>;
  };
  readonly closing: string;
  readonly senses: readonly Sense[];
}
