import { typeset } from '../text/typeset';

/** Texts of the page for unknown addresses, which has the style of a dictionary entry. */
export const notFound = typeset({
  title: 'Страница не найдена',
  lead: 'Такого слова в нашем словаре нет.',
  /** The headword. Its fields are explained at `home.entry`. */
  entry: {
    hyphenation: 'стра·ни́·ца',
    spoken: 'страница',
    grammar: 'сущ., ж. р.',
  },
  senses: [
    { label: 'опеч.', meaning: 'Адрес с ошибкой.' },
    { label: 'устар.', meaning: 'Была здесь раньше: переехала или удалена.' },
  ],
  description: 'По этому адресу на сайте ничего нет.',
  /** Text of the link to the home page. */
  home: 'На главную',
} as const);
