/** @jest-environment node */
import { plainSpaces } from '../../support/words';
import { resultPages, type ResultPage } from '@/lib/content/result-pages';

const AGREED = [
  [
    'emailSuccess',
    'success',
    'Адрес подтверждён',
    'Спасибо! Адрес электронной почты подтверждён, теперь доступны все функции приложения.',
  ],
  [
    'emailError',
    'error',
    'Не удалось подтвердить адрес',
    'Произошла непредвиденная ошибка. Попробуйте подтвердить адрес электронной почты позже.',
  ],
  [
    'changePassSuccess',
    'success',
    'Запрос обработан',
    'Запрос на изменение пароля обработан. Новый пароль будет отправлен на указанный адрес электронной почты.',
  ],
  [
    'changePassError',
    'error',
    'Не удалось изменить пароль',
    'Произошла непредвиденная ошибка. Попробуйте изменить пароль позже.',
  ],
  ['deletionSuccess', 'success', 'Данные удалены', 'Данные пользователя удалены.'],
  [
    'deletionError',
    'error',
    'Не удалось удалить данные',
    'При удалении данных произошла непредвиденная ошибка. Повторите попытку позже или напишите разработчику на адрес, указанный на странице «Контакты».',
  ],
] as const;

it('have addresses of their own', () => {
  expect(new Set(resultPages.map(({ slug }) => slug)).size).toBe(resultPages.length);
});

it.each(AGREED)('%s reports a %s in the agreed words', (slug, result, title, text) => {
  const resultPage = resultPages.find((candidate) => candidate.slug === slug);

  const words = [resultPage?.title, resultPage?.text].map(plainSpaces);
  expect([resultPage?.result, ...words]).toEqual([result, title, text]);
});

it.each(resultPages)('$slug says what to do next', ({ next }) => {
  expect(next.trim()).not.toBe('');
});

const rows: readonly ResultPage[] = resultPages;

it.each(rows.filter(({ result }) => result === 'error'))(
  '$slug tells what may have happened to the link',
  ({ causes = [] }) => {
    expect(causes.map(plainSpaces).join(' ')).toMatch(
      /уже открывалась.*проверяет письма.*устарела/,
    );
  },
);

it('a mailed password is followed by signing in with it', () => {
  const { next } = rows.find(({ slug }) => slug === 'changePassSuccess') ?? {};

  expect(plainSpaces(next)).toMatch(/войдите в приложение с новым паролем.*спам/);
});

it('nobody is sent back to the app after the data are gone', () => {
  const back = rows.filter(({ backToApp }) => backToApp).map(({ slug }) => slug);

  expect(back.filter((slug) => slug.startsWith('deletion'))).toEqual([]);
  expect(back).toContain('emailSuccess');
});
