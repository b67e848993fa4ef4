import { type Letter } from '@/lib/mailto';

/**
 * A letter as mail programs take it: no-break spaces are for pages, and after
 * each question there is room to answer.
 */
function begin(subject: string, lines: readonly string[]): Letter {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  return {
    subject: plain(subject),
    lines: ['Здравствуйте!', '', ...lines].map((line) => plain(line).replace(/:$/, ': ')),
  };
}

/** Letter of those who cannot open the mailbox that the deletion letter goes to. */
export const deletionLetter = (appName: string): Letter =>
  begin(`Удаление данных пользователя приложения «${appName}»`, [
    `Прошу удалить данные пользователя приложения «${appName}».`,
    'Доступа к почте, указанной при регистрации, нет.',
    '',
    'Адрес, указанный при регистрации:',
  ]);

/** Letter about a result page. The time is the visitor's to fill in: the build cannot know it. */
export const outcomeLetter = (title: string, page: string): Letter =>
  begin(title, [
    'Что случилось:',
    '',
    `Страница: ${page}`,
    'Версия приложения:',
    'Устройство:',
    'Время:',
  ]);

/** Letter about a topic, with its questions as lines to fill in. */
export const topicLetter = (topic: string, questions: readonly string[]): Letter =>
  begin(
    topic,
    questions.map((question) => `${question}:`),
  );
