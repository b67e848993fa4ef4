import { button, field, openDeletionForm, pass, send } from '../../support/deletion-form';
import { withFreshVisits } from '../../support/fake-clock';
import { words } from '../../support/words';

const MESSAGE = 'Пожалуйста, введите корректный адрес электронной почты';

withFreshVisits();

it('a submit asks the account service once for the address in the field', async () => {
  const { user, addresses } = await openDeletionForm();

  await send(user, 'anna+words@example.com');

  expect(addresses()).toEqual([
    '/acc/RequestDeleteUserByEmail?userEmail=anna%2Bwords%40example.com',
  ]);
});

it.each(['', 'anna', 'anna@localhost'])('a submit of «%s» sends nothing', async (value) => {
  const { user, requests } = await openDeletionForm();

  await send(user, value);

  expect(requests()).toEqual([]);
});

it('a submit of a wrong address marks the field', async () => {
  const { user } = await openDeletionForm();

  await send(user, 'anna');

  expect(field()).toHaveAccessibleDescription(words(MESSAGE));
});

it('a submit is possible at the first visit', async () => {
  await openDeletionForm();
  await pass(0);

  expect(button()).toBeEnabled();
});
