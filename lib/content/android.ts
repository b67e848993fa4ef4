// Образец: удалите эту строку, когда слова станут вашими
import { typeset } from '../text/typeset';

export const android = typeset({
  title: 'Приложение для Android',
  lead: 'Словарь, карточки и упражнения в телефоне. Интернет нужен, только чтобы скачать словари и синхронизировать их.',
  store: {
    link: 'Установить из {store}',
    /** Description of the QR code for screen readers. `qrHint` is the text next to the QR code. */
    qrCode: 'QR-код страницы приложения в {store}',
    qrHint: 'Наведите камеру телефона: откроется {store}.',
  },
  featuresTitle: 'Что умеет приложение',
  features: [
    {
      title: 'Искать и собирать слова',
      text: 'Перевод, транскрипция и примеры употребления подбираются без интернета. Базовые словари и ваши лежат рядом, слова дня — по вашему уровню.',
    },
    {
      title: 'Повторять вовремя',
      text: '«Помню» приносит баллы и отодвигает слово по расписанию, «Не помню» возвращает его — по умолчанию через 30 минут. Виджет спрашивает при разблокировке телефона.',
    },
    {
      title: 'Упражняться',
      text: '«Угадай значение» и «Угадай перевод», «Мозаика», «Написание», «Выбор слова» и «Выбор перевода», «Аудирование» в трёх режимах, «Карточки с аудированием».',
    },
    {
      title: 'Настроить под себя',
      text: 'Тёмная тема, свои цвета и размеры шрифта, виджеты на главном экране, фоновая музыка из выбранной папки.',
    },
  ],
  dictionaries: {
    title: 'Готовые словари',
    /** Introduces the list of dictionaries if there are several and all of them translate into one language. */
    intoOneLanguage: 'С этих языков на {language}:',
    /** Column headings of the table. It is shown if there is one dictionary or more than one target language. */
    from: 'С языка',
    to: 'На язык',
    /** Shown below the dictionaries if site.json says that the list is incomplete (`moreDictionaries`). */
    others: 'И другие словари.',
  },
} as const);
