// Образец: удалите эту строку, когда слова станут вашими
import { type TextWith } from '../text/fill-in';
import { typeset } from '../text/typeset';

export const android = typeset<AndroidWords>({
  title: 'Приложение для Android',
  lead: 'Словарь, карточки и упражнения в телефоне. Интернет нужен, только чтобы скачать словари и синхронизировать их.',
  store: {
    link: 'Установить из {store}',
    /** Description of the QR code for screen readers. `qrHint` is the text next to the QR code. */
    qrCode: 'QR-код страницы приложения в {store}',
    qrHint: 'Наведите камеру телефона: откроется {store}.',
  },
  features: {
    title: 'Что умеет приложение',
    /** They say what the slides do not. */
    list: [
      {
        title: 'Узнавать новые слова',
        text: 'Слова дня подобраны под ваш уровень владения языком.',
      },
      {
        title: 'Повторять вовремя',
        text: '«Помню» приносит дополнительные баллы и отодвигает слово по расписанию. «Не помню» приносит штрафные, и слово вернётся вне расписания — по умолчанию через 30 минут.',
      },
      {
        title: 'Повторять между делом',
        text: 'Разблокируете телефон — виджет покажет слово. Нажатие — «помню», долгое нажатие — показать перевод.',
      },
      {
        title: 'Упражняться по-разному',
        text: 'Восемь упражнений: вспомнить, собрать из букв, написать, выбрать, узнать на слух.',
      },
    ],
  },
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
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface AndroidWords {
  readonly title: string;
  readonly lead: string;
  readonly store: {
    readonly link: TextWith<'store'>;
    readonly qrCode: TextWith<'store'>;
    readonly qrHint: TextWith<'store'>;
  };
  readonly features?: {
    readonly title: string;
    readonly list: readonly { readonly title: string; readonly text: string }[];
  };
  readonly dictionaries: {
    readonly title: string;
    readonly intoOneLanguage: TextWith<'language'>;
    readonly from: string;
    readonly to: string;
    readonly others?: string;
  };
}
