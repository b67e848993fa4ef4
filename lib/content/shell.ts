// Образец: удалите эту строку, когда слова станут вашими
import { type TextWith } from '../text/fill-in';
import { typeset } from '../text/typeset';

/** Texts around the content of every page: links of the toolbar, the drawer and the footer. */
export const shell = typeset<ShellWords>({
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
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface ShellWords {
  readonly navigation: {
    readonly home: string;
    readonly android: string;
    readonly windows: string;
    readonly contacts: string;
  };
  readonly footer: {
    readonly about?: TextWith<'site'>;
    readonly developer: TextWith<'developer'>;
    readonly changes: string;
    readonly deletion: string;
  };
}
