// Образец: удалите эту строку, когда слова станут вашими
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

export const home = typeset({
  tagline: 'Больше чем просто словарь!',
  /** The tagline for shared links, where it follows the site's name and a dash. */
  taglineInSentence: 'больше чем просто словарь!',
  description:
    'Офлайн-словарь с возможностью изучать иностранные слова. Перевод, транскрипция и примеры употребления подбираются автоматически.',
  /** Texts of the links to the pages of the programs. */
  install: {
    android: 'Словарь для Android',
    windows: 'Словарь для Windows',
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
  /** A highlighter stroke covers every translation except the first. A click removes the stroke. */
  recall: {
    hint: 'Вспомните перевод и нажмите на маркер.',
    /** Label of the stroke for screen readers: says what a click on the stroke does. */
    show: 'Показать перевод {number}',
  },
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
        'Расписание повторений. «Помню» добавляет баллы и отодвигает слово, «Не помню» возвращает его, по умолчанию через 30 минут.',
      example: {
        foreign: 'le dépaysement',
        lang: 'fr',
        transcription: '[depeizmɑ̃]',
        russian: 'ощущение, что всё вокруг незнакомо',
      },
    },
    {
      label: 'быт.',
      meaning:
        'Виджет повторения: разблокировали телефон, вспомнили перевод, нажали — и слово повторено.',
      example: {
        foreign: 'la sobremesa',
        lang: 'es',
        transcription: '[soβɾeˈmesa]',
        russian: 'беседа за столом после еды',
      },
    },
  ] satisfies readonly Sense[],
} as const);
