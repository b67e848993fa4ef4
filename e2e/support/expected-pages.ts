import { ANDROID_VERSION, windowsRelease, settings } from './published';

/** What each address must say, spelled out and not imported, but for versions. */
interface ExpectedPage {
  readonly path: string;
  readonly h1: string;
  readonly texts: readonly string[];
}

export const expectedPages: readonly ExpectedPage[] = [
  {
    path: '/',
    h1: 'Больше, чем просто словарь!',
    texts: ['Офлайн-словарь', 'Перевод, транскрипция и примеры употребления', 'автоматически'],
  },
  { path: '/help/', h1: 'Контакты', texts: [settings.supportEmail] },
  { path: '/details/', h1: 'Скачать приложение', texts: [] },
  { path: '/details/android/', h1: 'Приложение для Android', texts: [ANDROID_VERSION] },
  {
    path: '/details/windows/',
    h1: 'Приложение для Windows',
    texts: [`Версия ${windowsRelease.version}`, 'Контрольная сумма (SHA-256)', 'Get-FileHash'],
  },
  {
    path: '/changes/',
    h1: 'История изменений',
    texts: [ANDROID_VERSION, `Версия ${windowsRelease.version}`],
  },
  {
    path: '/emailSuccess/',
    h1: 'Адрес подтверждён',
    texts: [
      'Спасибо! Адрес электронной почты подтверждён, теперь доступны все функции приложения.',
    ],
  },
  {
    path: '/emailError/',
    h1: 'Не удалось подтвердить адрес',
    texts: [
      'Произошла непредвиденная ошибка. Попробуйте подтвердить адрес электронной почты позже.',
    ],
  },
  {
    path: '/changePassSuccess/',
    h1: 'Запрос обработан',
    texts: [
      'Запрос на изменение пароля обработан. Новый пароль будет отправлен на указанный адрес электронной почты.',
    ],
  },
  {
    path: '/changePassError/',
    h1: 'Не удалось изменить пароль',
    texts: ['Произошла непредвиденная ошибка. Попробуйте изменить пароль позже.'],
  },
  {
    path: '/deleteUserData/',
    h1: 'Удаление данных пользователя',
    texts: [
      'Удаление выполняется по специальной ссылке, которая будет отправлена на адрес электронной почты, указанный при регистрации в приложении.',
    ],
  },
  {
    path: '/deletionSuccess/',
    h1: 'Данные удалены',
    texts: ['Данные пользователя удалены.'],
  },
  {
    path: '/deletionError/',
    h1: 'Не удалось удалить данные',
    texts: [
      'При удалении данных произошла непредвиденная ошибка. Повторите попытку позже или напишите разработчику на адрес, указанный на странице «Контакты».',
    ],
  },
];
