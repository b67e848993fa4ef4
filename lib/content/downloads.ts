// Образец: удалите эту строку, когда слова станут вашими
import { typeset } from '../text/typeset';

/** Texts of the page with links to the programs. */
export const downloads = typeset<DownloadWords>({
  title: 'Скачать приложение',
  /** Last line of each program's card. The card is a link to the program's page. */
  open: 'Посмотреть и скачать',
  /** Used if both programs exist. */
  both: {
    lead: 'В телефоне удобно учить слова, на компьютере — собирать словари. Выберите, с чего начать.',
    description: 'Приложения для Android и Windows: выберите, куда установить.',
  },
  /** Used if only one program exists. */
  one: {
    lead: 'Словарь и упражнения — на вашем устройстве, в дороге и дома.',
    description: 'Где скачать приложение, какая версия сейчас и что ей нужно.',
  },
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface DownloadWords {
  readonly title: string;
  readonly open: string;
  readonly both: { readonly lead?: string; readonly description: string };
  readonly one: { readonly lead?: string; readonly description: string };
}
