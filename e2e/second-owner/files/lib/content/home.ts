import { typeset } from '../text/typeset';

export const home = typeset({
  tagline: 'Сельскохозяйственно-машиностроительный словарь!',
  taglineInSentence: 'сельскохозяйственно-машиностроительный словарь!',
  description: 'Слова учатся сами - "без усилий", а переводы подбираются автоматически & точно.',
  install: { android: 'Установить приложение для Android', windows: 'Для Windows' },
  entry: {
    hyphenation: 'лингво·страноведе́·ние',
    mark: '',
    spoken: 'лингвострановедение',
    transcription: '',
    grammar: '',
  },
  recall: {
    hint: 'Вспомните и ответьте.',
    show: 'Показать перевод {number}',
    question: 'Вспомнили перевод {number}?',
    answers: {
      yes: { name: 'Достопримечательно помню', result: 'Слово отодвинуто' },
      no: { name: 'Забыто', result: 'Слово вернётся' },
    },
    end: 'Повторено {all} слова, вспомнилось {known}.',
    again: 'Ещё раз',
    forgotten: 'Здравствуйте "снова":',
    showAgain: 'Показать перевод {number} снова',
  },
  closing: 'Слово "остаётся" - надолго.',
  senses: [
    {
      label: 'достопримечат.',
      meaning: 'Длинное значение со словом достопримечательность и "кавычками" внутри.',
      example: {
        foreign: 'Donaudampfschifffahrtsgesellschaft',
        lang: 'de',
        transcription: '',
        russian: 'дунайское пароходство с названием из одного слова',
      },
    },
    {
      label: 'разг.',
      meaning: 'Второе значение.',
      example: { foreign: 'so', lang: 'en', transcription: '/səʊ/', russian: 'так' },
    },
  ],
} as const);
