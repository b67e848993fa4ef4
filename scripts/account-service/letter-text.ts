export interface DeletionLetterContent {
  product: string;
  to: string;
  link: string;
}

/** The Russian text of the letter, with CRLF line ends as a text part of a message needs them. */
export function deletionLetterText({ product, to, link }: DeletionLetterContent): string {
  return [
    'Здравствуйте!',
    '',
    `Мы получили запрос на удаление данных пользователя приложения «${product}», ` +
      `зарегистрированного с адресом ${to}.`,
    '',
    'Чтобы удалить данные, перейдите по ссылке:',
    link,
    '',
    'После перехода по ссылке данные будут удалены безвозвратно: восстановить их не получится.',
    '',
    'Если вы не отправляли этот запрос, просто не обращайте внимания на письмо: ' +
      'пока никто не перешёл по ссылке, с вашими данными ничего не произойдёт.',
    '',
    'Всего вам доброго!',
    `«${product}»`,
    '',
  ].join('\r\n');
}
