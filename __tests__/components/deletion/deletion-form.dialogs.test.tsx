import { screen } from '@testing-library/react';
import { openDeletionForm, pass, send } from '../../support/deletion-form';
import { withFreshVisits } from '../../support/fake-clock';
import { words } from '../../support/words';

withFreshVisits();

const close = () => screen.getByRole('button', { name: 'Закрыть' });

it('no dialog is open at first', async () => {
  await openDeletionForm();
  await pass(1000);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  [
    'a sent email',
    200,
    'anna@example.com',
    'Письмо отправлено',
    'На указанный адрес отправлено письмо со ссылкой для удаления данных пользователя. После перехода по ссылке данные будут удалены.',
  ],
  [
    'a service that fails',
    500,
    'anna@example.com',
    'Ошибка',
    'Произошла непредвиденная ошибка. Попробуйте выполнить запрос позже.',
  ],
  [
    'a missing service',
    404,
    'anna@example.com',
    'Ошибка',
    'Произошла непредвиденная ошибка. Попробуйте выполнить запрос позже.',
  ],
  [
    'a broken connection',
    'broken',
    'anna@example.com',
    'Ошибка',
    'Произошла непредвиденная ошибка. Попробуйте выполнить запрос позже.',
  ],
  ['a wrong address', 200, 'anna', 'Неверные данные', 'Пожалуйста, проверьте введённые данные.'],
] as const)('%s is told in a dialog', async (_, answer, email, name, text) => {
  const { user } = await openDeletionForm(answer);

  await send(user, email);

  expect(screen.getByRole('dialog', { name: words(name) })).toHaveAccessibleDescription(
    words(text),
  );
});

it.each([
  ['the button', '{Enter}'],
  ['Escape', '{Escape}'],
])('%s closes the dialog', async (_, key) => {
  const { user } = await openDeletionForm();
  await send(user, 'anna@example.com');
  close().focus();

  await user.keyboard(key);
  await pass(500);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
