import { typeset } from '../text/typeset';

/** Texts of the links below the message of a result page. */
export const resultLinks = typeset({
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
} as const);
