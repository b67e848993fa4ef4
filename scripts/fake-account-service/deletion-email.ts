export interface DeletionEmail {
  readonly to: string;
  /** Absolute URL whose opening deletes the data. */
  readonly link: string;
  readonly subject: string;
  readonly text: string;
}

/** @param product name of the app */
export const deletionEmail = (product: string, to: string, link: string): DeletionEmail => ({
  to,
  link,
  subject: `Удаление данных пользователя\u00a0— ${product}`,
  text: `Здравствуйте!

Мы получили запрос на удаление данных пользователя приложения «${product}», зарегистрированного с адресом ${to}.

Чтобы удалить данные, перейдите по ссылке:
${link}

После перехода по ссылке данные будут удалены безвозвратно: восстановить их не получится.

Если вы не отправляли этот запрос, просто не обращайте внимания на письмо: пока никто не перешёл по ссылке, с вашими данными ничего не произойдёт.

Всего вам доброго!
«${product}»`,
});
