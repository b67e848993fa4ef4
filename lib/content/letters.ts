import { type Letter } from '@/lib/mailto';

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
  subject: title.replaceAll('\u00a0', ' '),
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
