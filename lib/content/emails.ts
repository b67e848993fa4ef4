import { fillIn } from '@/lib/format';
import { type EmailDraft } from '@/lib/urls/mailto';

/**
 * An email with ordinary spaces, because mail programs need no no-break ones,
 * and with a space after each question's colon, for the answer.
 */
function begin(subject: string, lines: readonly string[]): EmailDraft {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  return {
    subject: plain(subject),
    lines: ['Здравствуйте!', '', ...lines].map((line) => plain(line).replace(/:$/, ': ')),
  };
}

/** Asks for what the support finds an account by. */
const REGISTERED = 'Адрес, указанный при регистрации:';

/** Email of a user who has lost the mailbox of the account and asks for the deletion. */
export const deletionEmail = (appName: string): EmailDraft =>
  begin(fillIn('Удаление данных пользователя приложения «{app}»', { app: appName }), [
    fillIn('Прошу удалить данные пользователя приложения «{app}».', { app: appName }),
    'Доступа к почте, указанной при регистрации, нет.',
    '',
    REGISTERED,
  ]);

/** Email about a result page. The visitor fills in the time, which the build does not know. */
export const resultPageEmail = (title: string, page: string): EmailDraft =>
  begin(title, [
    REGISTERED,
    'Что случилось:',
    '',
    fillIn('Страница: {page}', { page }),
    'Версия приложения:',
    'Устройство:',
    'Время:',
  ]);

/** Email about a topic, with a line to fill in for each question. */
export const topicEmail = (topic: string, questions: readonly string[]): EmailDraft =>
  begin(
    topic,
    questions.map((question) => `${question}:`),
  );
