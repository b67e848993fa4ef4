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
