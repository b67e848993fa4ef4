import { type TextWith } from '../text/fill-in';

/** Texts of the emails that visitors send. */
export const emails: EmailWords = {
  /** The first line of every prefilled email. */
  greeting: 'Здравствуйте!',
  /** Asks for the email address by which support can find the account. */
  registered: 'Адрес, указанный при регистрации:',
  deletion: {
    subject: 'Удаление данных пользователя «{app}»',
    request: 'Прошу удалить данные пользователя «{app}».',
    noAccess: 'Доступа к почте, указанной при регистрации, нет.',
  },
  /** Lines of the email about a result page; all but `page` are for the visitor to fill in. */
  resultPage: {
    happened: 'Что случилось:',
    page: 'Страница: {page}',
    version: 'Версия:',
    device: 'Устройство:',
    time: 'Время:',
  },
};

/** The fields that the emails need. */
interface EmailWords {
  readonly greeting: string;
  readonly registered: string;
  readonly deletion: {
    readonly subject: TextWith<'app'>;
    readonly request: TextWith<'app'>;
    readonly noAccess: string;
  };
  readonly resultPage: {
    readonly happened: string;
    readonly page: TextWith<'page'>;
    readonly version: string;
    readonly device: string;
    readonly time: string;
  };
}
