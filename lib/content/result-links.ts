import { typeset } from '../text/typeset';

/** Texts of the links below the message of a result page. */
export const resultLinks = typeset<ResultLinkWords>({
  /** Opens the Android app. */
  backToApp: 'Вернуться в приложение',
  /** Shown after a failed deletion. The link leads to the deletion form. */
  deletion: 'Запросить новое письмо',
  /** Shown after an error. */
  contacts: 'Открыть страницу «Контакты»',
  /** Shown after a success. */
  home: 'На главную',
  /** Heading of the list of possible causes of an error. */
  causes: 'Возможные причины',
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface ResultLinkWords {
  readonly backToApp: string;
  readonly deletion: string;
  readonly contacts: string;
  readonly home: string;
  readonly causes: string;
}
