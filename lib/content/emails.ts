import { fillIn } from '@/lib/text/fill-in';
import { emailDraft, type EmailDraft } from '@/lib/urls/email-draft';

/** The first lines of every prefilled email. */
const greeting = ['Здравствуйте!', ''];

/** Asks for the email address by which support can find the account. */
const REGISTERED = 'Адрес, указанный при регистрации:';

/** Email from a user who asks for a deletion but no longer has access to the account's mailbox. */
export const deletionEmail = (appName: string): EmailDraft =>
  emailDraft(fillIn('Удаление данных пользователя приложения «{app}»', { app: appName }), [
    ...greeting,
    fillIn('Прошу удалить данные пользователя приложения «{app}».', { app: appName }),
    'Доступа к почте, указанной при регистрации, нет.',
    '',
    REGISTERED,
  ]);

/** Email to support about a result page, with lines that the visitor fills in. */
export const resultPageEmail = (title: string, page: string): EmailDraft =>
  emailDraft(title, [
    ...greeting,
    REGISTERED,
    'Что случилось:',
    '',
    fillIn('Страница: {page}', { page }),
    'Версия приложения:',
    'Устройство:',
    'Время:',
  ]);

/** Email to support about a topic, with a line to fill in for each question. */
export const topicEmail = (topic: string, questions: readonly string[]): EmailDraft =>
  emailDraft(topic, [...greeting, ...questions.map((question) => `${question}:`)]);
