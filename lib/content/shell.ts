/** Words that every page has around its content: links of toolbar, drawer and footer, the footer's line. */
export const shell = {
  navigation: {
    home: 'Главная',
    android: 'Для Android',
    windows: 'Для Windows',
    contacts: 'Контакты',
  },
  footer: {
    about: '{site} — словарь, карточки и упражнения',
    developer: 'Разработчик: {developer}',
    changes: 'История изменений',
    deletion: 'Удалить свои данные',
    privacy: 'Конфиденциальность',
  },
} as const;
