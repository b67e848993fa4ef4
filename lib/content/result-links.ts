/** Words of the links below the text of every result page. */
export const resultLinks = {
  /** Opens the Android app. */
  backToApp: 'Вернуться в приложение',
  /** After a deletion that failed: to the form that sends the email. */
  deletion: 'Запросить новое письмо',
  /** After an error. */
  contacts: 'Открыть страницу «Контакты»',
  /** After a success. */
  home: 'На главную',
  /** Heading of what may have caused an error. */
  causes: 'Возможные причины',
} as const;
