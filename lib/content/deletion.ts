// Образец: удалите эту строку, когда слова станут вашими
import { type TextWith } from '../text/fill-in';
import { typeset } from '../text/typeset';

/** Texts of the deletion page. Facts that only the owner knows are in site.json. */
export const deletion = typeset<DeletionWords>({
  title: 'Удаление данных пользователя',
  explanation:
    'Удаление выполняется по специальной ссылке, которая будет отправлена на адрес электронной почты, указанный при регистрации в приложении.',
  /** Each label is followed by the name that the app or its developer has in the store. */
  identity: {
    app: 'Приложение:',
    developer: 'Разработчик:',
  },
  discretion:
    'На любой адрес сайт отвечает «Письмо отправлено»: так он не выдаёт, есть ли учётная запись. Письмо придёт, только если она есть.',
  steps: {
    title: 'Как удалить данные',
    onPageTitle: 'На этой странице',
    onPage: [
      'Введите адрес электронной почты, указанный при регистрации в приложении, и нажмите «Отправить».',
      'Откройте письмо, которое придёт на этот адрес.',
      'Перейдите по ссылке из письма: после этого данные будут удалены.',
    ],
    noApp: 'Устанавливать приложение для этого не нужно.',
    inAppTitle: 'В приложении',
  },
  data: {
    title: 'Что станет с данными',
    deletedTitle: 'Будут удалены',
    keptTitle: 'Сохранятся',
    final: 'Удаление необратимо: восстановить данные не получится.',
    /** The result page after a deletion shows this text, too. */
    onDevice: 'Словари, сохранённые на вашем устройстве, можно удалить вместе с приложением.',
  },
  noLetter: {
    title: 'Письмо не пришло?',
    advice: [
      'Загляните в папку со спамом.',
      'Подождите несколько минут: почта иногда задерживает письма.',
      'Проверьте, тот ли адрес введён: нужен тот, что указан при регистрации в приложении.',
      'Отправьте запрос ещё раз: отправить снова можно через {wait}.',
    ],
    support: 'Письма всё равно нет или форма не работает? Напишите в поддержку:',
  },
  noMailbox: {
    title: 'Нет доступа к этой почте?',
    text: 'Напишите в поддержку с любого другого адреса и укажите тот, что был при регистрации.',
    link: 'Написать об удалении данных',
  },
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface DeletionWords {
  readonly title: string;
  readonly explanation: string;
  readonly identity: { readonly app: string; readonly developer: string };
  readonly discretion?: string;
  readonly steps: {
    readonly title: string;
    readonly onPageTitle: string;
    readonly onPage: readonly string[];
    readonly noApp?: string;
    readonly inAppTitle: string;
  };
  readonly data: {
    readonly title: string;
    readonly deletedTitle: string;
    readonly keptTitle: string;
    readonly final?: string;
    readonly onDevice: string;
  };
  readonly noLetter?: {
    readonly title: string;
    readonly advice: readonly TextWith<'wait'>[];
    readonly support: string;
  };
  readonly noMailbox?: { readonly title: string; readonly text: string; readonly link: string };
}
