/** Texts of the page with links to the programs. */
export const downloads = {
  title: 'Скачать приложение',
  /** At the foot of each program's card, which leads to its page. */
  open: 'Посмотреть и скачать',
  /** While there are both programs. */
  both: {
    lead: 'В телефоне удобно учить слова, на компьютере — собирать словари. Выберите, с чего начать.',
    description: 'Приложения для Android и Windows: выберите, куда установить.',
  },
  /** While there is one. */
  one: {
    lead: 'Словарь и упражнения — на вашем устройстве, в дороге и дома.',
    description: 'Где скачать приложение, какая версия сейчас и что ей нужно.',
  },
} as const;
