import { fillIn, type TextWith } from '@/lib/text/fill-in';
import { emailDraft, type EmailDraft } from '@/lib/urls/email-draft';

const emails: EmailWords = {
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

/** Email from a user who asks for a deletion but no longer has access to the account's mailbox. */
export function deletionEmail(appName: string): EmailDraft {
  const { subject, request, noAccess } = emails.deletion;
  return emailDraft(fillIn(subject, { app: appName }), [
    ...[emails.greeting, '', fillIn(request, { app: appName }), noAccess],
    ...['', emails.registered],
  ]);
}

/** Email to support about a result page, with lines that the visitor fills in. */
export function resultPageEmail(title: string, address: string): EmailDraft {
  const { happened, page, version, device, time } = emails.resultPage;
  return emailDraft(title, [
    ...[emails.greeting, '', emails.registered, happened, ''],
    ...[fillIn(page, { page: address }), version, device, time],
  ]);
}

/** Email to support about a topic, with a line to fill in for each question. */
export const topicEmail = (topic: string, questions: readonly string[]): EmailDraft =>
  emailDraft(topic, [emails.greeting, '', ...questions.map((question) => `${question}:`)]);

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
