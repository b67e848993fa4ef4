// Образец: удалите эту строку, когда слова станут вашими
import { typeset } from '../text/typeset';

/** Texts around the content of every page: links of the toolbar, the drawer and the footer. */
export const shell = typeset({
  navigation: {
    home: 'Главная',
    android: 'Для Android',
    windows: 'Для Windows',
    contacts: 'Контакты',
  },
  footer: {
    about: '{site} — словарь, карточки и упражнения',
    developer: 'Разработчик: {developer}',
    changes: 'История изменений',
    deletion: 'Удалить свои данные',
  },
} as const);
