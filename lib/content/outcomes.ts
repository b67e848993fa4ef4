/** What a result page reports and offers; letters and the account service lead here. */
export interface Outcome {
  /** Last part of the page's address; letters carry it, so it never changes. */
  readonly slug: string;
  readonly result: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** What to do next, in a sentence. */
  readonly next: string;
  /** The same on a phone, where the app may be at hand. */
  readonly nextOnPhone?: string;
}

export const outcomes = [
  {
    slug: 'emailSuccess',
    result: 'success',
    title: 'Адрес подтверждён',
    text: 'Спасибо! Адрес электронной почты подтверждён, теперь доступны все функции приложения.',
    next: 'Откройте приложение на своём устройстве: эта страница больше не нужна.',
    nextOnPhone: 'Вернитесь в приложение: эта страница больше не нужна.',
  },
  {
    slug: 'emailError',
    result: 'error',
    title: 'Не удалось подтвердить адрес',
    text: 'Произошла непредвиденная ошибка. Попробуйте подтвердить адрес электронной почты позже.',
    next: 'Если ссылка из письма уже открывалась, адрес может быть подтверждён: проверьте это в приложении.',
  },
  {
    slug: 'changePassSuccess',
    result: 'success',
    title: 'Запрос обработан',
    text: 'Запрос на изменение пароля обработан. Новый пароль будет отправлен на указанный адрес электронной почты.',
    next: 'Если письма нет во входящих, загляните в папку со спамом.',
    nextOnPhone:
      'Откройте почту в телефоне. Если письма нет во входящих, загляните в папку со спамом.',
  },
  {
    slug: 'changePassError',
    result: 'error',
    title: 'Не удалось изменить пароль',
    text: 'Произошла непредвиденная ошибка. Попробуйте изменить пароль позже.',
    next: 'Если ссылка из письма уже открывалась, новый пароль может быть в пути: проверьте почту.',
  },
  {
    slug: 'deletionSuccess',
    result: 'success',
    title: 'Данные удалены',
    text: 'Данные пользователя удалены.',
    next: 'Словари, сохранённые на вашем устройстве, можно удалить вместе с приложением.',
  },
  {
    slug: 'deletionError',
    result: 'error',
    title: 'Не удалось удалить данные',
    text: 'При удалении данных произошла непредвиденная ошибка. Повторите попытку позже или напишите разработчику на адрес, указанный на странице «Контакты».',
    next: 'Если ссылка из письма уже открывалась, данные могли быть удалены раньше.',
  },
] as const satisfies readonly Outcome[];
