/** Files that the app reads and writes, a sentence each. */
export const fileFormats = {
  title: 'Файлы словарей и слов',
  list: [
    {
      ending: '.dsl',
      text: 'Словарь из файла: статьи записаны на языке разметки DSL.',
    },
    {
      ending: '.xdxf',
      text: 'Словарь из файла: статьи записаны в формате XDXF, основанном на XML.',
    },
    {
      ending: '.xlsx',
      text: 'Слова в виде таблицы: импорт в приложение и экспорт из него.',
    },
    {
      ending: '.txt',
      text: 'Слова в виде простого текста: тоже импорт и экспорт.',
    },
  ],
} as const;
