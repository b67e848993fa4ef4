import { typeset } from '../text/typeset';

/** File formats that the app reads and writes, with one sentence each. */
export const fileFormats = typeset({
  title: 'Файлы словарей и слов',
  list: [
    {
      ending: '.dsl',
      text: 'Словари в формате ABBYY Lingvo',
    },
    {
      ending: '.xdxf',
      text: 'Словари в открытом формате XDXF',
    },
    {
      ending: '.xlsx',
      text: 'Список слов таблицей: импорт и экспорт',
    },
    {
      ending: '.txt',
      text: 'Список слов обычным текстом: импорт и экспорт',
    },
  ],
} as const);
