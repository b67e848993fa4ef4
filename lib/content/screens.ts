/** A picture of the app in `public/screens`; sizes are CSS pixels of the 1x file. */
export interface Screen {
  id: string;
  alt: string;
  width: number;
  height: number;
}

const phone = { width: 320, height: 640 } as const;
const desktop = { width: 800, height: 500 } as const;

export const screens = {
  search: {
    id: 'search',
    alt: 'Поиск без интернета: английское слово drizzle с транскрипцией, переводами «морось, мелкий дождь» и «моросить» и примерами употребления.',
    ...phone,
  },
  card: {
    id: 'card',
    alt: 'Карточка немецкого слова die Sehnsucht: транскрипция, перевод «тоска, томление», пример, словарь, дата повторения и баллы.',
    ...phone,
  },
  dictionaries: {
    id: 'dictionaries',
    alt: 'Список словарей: базовые англо-русский, французско-русский и польско-русский, пользовательские «Поездка в Италию», «Немецкий для души» и «Слова из Тбилиси».',
    ...phone,
  },
  statistics: {
    id: 'statistics',
    alt: 'Статистика изучения: 248 слов изучено, 36 изучается и диаграмма ответов «Помню» и «Не помню» за неделю.',
    ...phone,
  },
  schedule: {
    id: 'schedule',
    alt: 'Расписание повторений: календарь с числом слов на каждый день и ближайшие даты для слов flâner, żurawina и gezellig.',
    ...phone,
  },
  repetition: {
    id: 'repetition',
    alt: 'Повторение испанского слова la sobremesa: «Помню» даёт дополнительные баллы и дату по расписанию, «Не помню» — штрафные баллы и повтор через 30 минут.',
    ...phone,
  },
  'guess-meaning': {
    id: 'guess-meaning',
    alt: 'Упражнение «Угадай значение»: нидерландское слово uitwaaien с примером и закрытым переводом, кнопки «Показать значение», «Не помню» и «Помню».',
    ...phone,
  },
  'guess-translation': {
    id: 'guess-translation',
    alt: 'Упражнение «Угадай перевод»: под словом «светлячок» открыт французский ответ la luciole с примером, ниже кнопки «Не помню» и «Помню».',
    ...phone,
  },
  mosaic: {
    id: 'mosaic',
    alt: 'Упражнение «Мозаика»: польское слово bursztyn, «янтарь», собирается из букв, четыре из восьми уже стоят на местах.',
    ...phone,
  },
  writing: {
    id: 'writing',
    alt: 'Упражнение «Написание»: по переводам «подсолнух, подсолнечник» вводится итальянское слово с артиклем il, внизу клавиатура.',
    ...phone,
  },
  'word-choice': {
    id: 'word-choice',
    alt: 'Упражнение «Выбор слова»: для слова «гроза» из четырёх немецких слов верно выбрано das Gewitter.',
    ...phone,
  },
  'translation-choice': {
    id: 'translation-choice',
    alt: 'Упражнение «Выбор перевода»: для английского whisper отмечены ошибочный ответ «вздох» и верный «шёпот».',
    ...phone,
  },
  listening: {
    id: 'listening',
    alt: '«Аудирование»: режимы «слово — перевод», «перевод — слово» и «только слово», звучит испанское la mariposa — «бабочка».',
    ...phone,
  },
  'cards-listening': {
    id: 'cards-listening',
    alt: '«Карточки с аудированием»: стопка карточек, озвучивается французское le crépuscule — «сумерки», внизу пауза и переход к соседним карточкам.',
    ...phone,
  },
  'dark-theme': {
    id: 'dark-theme',
    alt: 'Карточка грузинского слова ნისლი, «туман», в тёмной теме, внизу включён переключатель «Тёмная тема».',
    ...phone,
  },
  appearance: {
    id: 'appearance',
    alt: 'Настройка вида карточки: образец с итальянским словом tramonto, ползунки размера шрифта и выбор цвета слова и перевода.',
    ...phone,
  },
  widgets: {
    id: 'widgets',
    alt: 'Экран телефона с виджетом слова la madrugada и окном повторения при разблокировке: нажатие — помню, долгое нажатие — показать перевод.',
    ...phone,
  },
  'music-and-word-of-day': {
    id: 'music-and-word-of-day',
    alt: 'Слова дня для уровня B2: wander, harbour, shelter и rhythm с переводом, ниже фоновая музыка из папки на телефоне.',
    ...phone,
  },
  'import-export': {
    id: 'import-export',
    alt: 'Импорт и экспорт слов в форматах .xlsx и .txt и готовые словари в форматах .dsl и .xdxf.',
    ...phone,
  },
  windows: {
    id: 'windows',
    alt: 'Программа для Windows: таблица слов пользовательского словаря, добавление слова wanderlust из буфера обмена и синхронизация через облачный диск.',
    ...desktop,
  },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;

/** Phone screens in the order of the carousel; `windows` stands alone on its own page. */
export const screenIds = [
  'search',
  'card',
  'dictionaries',
  'statistics',
  'schedule',
  'repetition',
  'guess-meaning',
  'guess-translation',
  'mosaic',
  'writing',
  'word-choice',
  'translation-choice',
  'listening',
  'cards-listening',
  'dark-theme',
  'appearance',
  'widgets',
  'music-and-word-of-day',
  'import-export',
] as const satisfies readonly ScreenId[];
