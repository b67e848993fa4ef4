/** A headed group of the Android page's feature list. */
interface FeatureGroup {
  readonly icon: 'search' | 'exercise' | 'clock' | 'palette' | 'transfer';
  readonly title: string;
  readonly features: readonly string[];
}

export const android = {
  title: 'Приложение для Android',
  lead: 'Словарь, карточки и упражнения в телефоне. Основное работает без интернета: в дороге, в самолёте, за городом.',
  store: {
    link: 'Доступно в {store}',
    /** Description of the QR code, and what stands beside it. */
    qrCode: 'QR-код страницы приложения в {store}',
    qrHint: 'Наведите камеру телефона, чтобы открыть страницу приложения в {store}.',
  },
  featuresTitle: 'Что умеет приложение',
  featureGroups: [
    {
      icon: 'search',
      title: 'Искать и собирать слова',
      features: [
        'Офлайн-словарь: перевод, транскрипция и примеры употребления подбираются автоматически',
        'Базовые словари и ваши пользовательские словари рядом',
        'Карточка слова, в которой можно исправить и дополнить всё',
        'Слова дня по уровню владения языком',
      ],
    },
    {
      icon: 'clock',
      title: 'Повторять вовремя',
      features: [
        'Ответ «Помню» приносит дополнительные баллы, и следующее повторение переносится по расписанию',
        'Ответ «Не помню» приносит штрафные баллы, и слово появляется вне расписания — по умолчанию через 30 минут',
        'Виджет повторения при разблокировке телефона: нажатие — «помню», долгое нажатие — показать перевод',
        'Статистика изучения и расписание повторений',
      ],
    },
    {
      icon: 'exercise',
      title: 'Упражняться',
      features: [
        '«Угадай значение» и «Угадай перевод»',
        '«Мозаика» и «Написание»',
        '«Выбор слова» и «Выбор перевода»',
        '«Аудирование» в трёх режимах: слово — перевод, перевод — слово, только слово',
        '«Карточки с аудированием»',
      ],
    },
    {
      icon: 'palette',
      title: 'Настроить под себя',
      features: [
        'Тёмная тема, свои цвета и размеры шрифта',
        'Виджеты на главном экране',
        'Фоновая музыка из выбранной папки',
      ],
    },
    {
      icon: 'transfer',
      title: 'Переносить словари',
      features: [
        'Импорт и экспорт слов в форматах .xlsx и .txt',
        'Файлы словарей в форматах .dsl и .xdxf',
      ],
    },
  ] satisfies readonly FeatureGroup[],
  dictionaries: {
    title: 'Словари для скачивания',
    /** Before their list, where all translate into one language. */
    intoOneLanguage: 'С этих языков на {language}:',
    /** Headings of their table, where they do not. */
    from: 'С языка',
    to: 'На язык',
    /** After the list: the app has more. */
    others: 'И другие словари.',
  },
} as const;
