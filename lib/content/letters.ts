import { type Letter } from '@/lib/mailto';

/** No-break spaces are for pages; mail programs may show them as they like. */
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** Letter of those who cannot open the mailbox that the deletion letter goes to. */
export const deletionLetter = (appName: string): Letter => ({
  subject: `Удаление данных пользователя приложения «${appName}»`,
  lines: [
    'Здравствуйте!',
    '',
    `Прошу удалить данные пользователя приложения «${appName}».`,
    'Доступа к почте, указанной при регистрации, нет.',
    '',
    'Адрес, указанный при регистрации: ',
  ],
});

/** Letter about a result page. The time is the visitor's to fill in: the build cannot know it. */
export const outcomeLetter = (title: string, page: string): Letter => ({
  subject: plainSpaces(title),
  lines: [
    'Здравствуйте!',
    '',
    'Что случилось: ',
    '',
    `Страница: ${page}`,
    'Версия приложения: ',
    'Устройство: ',
    'Время: ',
  ],
});

/** Letter about a topic, with its questions as lines to fill in. */
export const topicLetter = (topic: string, questions: readonly string[]): Letter => ({
  subject: plainSpaces(topic),
  lines: ['Здравствуйте!', '', ...questions.map((question) => `${plainSpaces(question)}: `)],
});
