/** Texts of the page with links to both programs. */
export const downloads = {
  title: 'Скачать приложение',
  lead: 'В телефоне удобно учить слова, на компьютере — собирать словари. Выберите, с чего начать.',
  description: 'Приложения для Android и Windows: выберите, куда установить.',
} as const;
