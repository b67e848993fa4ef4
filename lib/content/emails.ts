import { type EmailDraft } from '@/lib/urls/mailto';

/**
 * An email as mail programs take it: no-break spaces are for pages, and after
 * each question there is room to answer.
 */
function begin(subject: string, lines: readonly string[]): EmailDraft {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  return {
    subject: plain(subject),
    lines: ['Здравствуйте!', '', ...lines].map((line) => plain(line).replace(/:$/, ': ')),
  };
}

/** EmailDraft of those who cannot open the mailbox that the deletion email goes to. */
export const deletionEmail = (appName: string): EmailDraft =>
  begin(`Удаление данных пользователя приложения «${appName}»`, [
    `Прошу удалить данные пользователя приложения «${appName}».`,
    'Доступа к почте, указанной при регистрации, нет.',
    '',
    'Адрес, указанный при регистрации:',
  ]);

/** EmailDraft about a result page. The time is the visitor's to fill in: the build cannot know it. */
export const resultPageEmail = (title: string, page: string): EmailDraft =>
  begin(title, [
    'Что случилось:',
    '',
    `Страница: ${page}`,
    'Версия приложения:',
    'Устройство:',
    'Время:',
  ]);

/** EmailDraft about a topic, with its questions as lines to fill in. */
export const topicEmail = (topic: string, questions: readonly string[]): EmailDraft =>
  begin(
    topic,
    questions.map((question) => `${question}:`),
  );
