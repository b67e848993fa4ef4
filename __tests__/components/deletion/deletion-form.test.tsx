import { field, openDeletionForm, pass, send } from '../../support/deletion-form';
import { withFreshVisits } from '../../support/fake-clock';
import { words } from '../../support/words';

const MESSAGE = 'Пожалуйста, введите корректный адрес электронной почты';

withFreshVisits();

it('the field is for e-mail addresses, which no keyboard corrects, and required', async () => {
  await openDeletionForm();

  expect([field().type, field().required]).toEqual(['email', true]);
  expect(field()).toHaveAttribute('autocomplete', 'email');
  expect(field()).toHaveAttribute('autocapitalize', 'none');
  expect(field()).toHaveAttribute('spellcheck', 'false');
});

it('the field shows no error before it is touched', async () => {
  await openDeletionForm();

  expect(field()).not.toHaveAttribute('aria-describedby');
  expect(field()).toHaveAttribute('aria-invalid', 'false');
});

it('the field shows no error while the first address is being written', async () => {
  const { user } = await openDeletionForm();

  await user.type(field(), 'anna');

  expect(field()).toHaveAccessibleDescription('');
});

it.each(['', 'anna', 'anna@localhost'])(
  'the field is described by the error after it is left with «%s»',
  async (value) => {
    const { user } = await openDeletionForm();
    await user.click(field());
    if (value !== '') await user.keyboard(value);

    await user.tab();
    await pass(0);

    expect(field()).toHaveAccessibleDescription(words(MESSAGE));
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  },
);

it('the field loses the error as soon as the address is right', async () => {
  const { user } = await openDeletionForm();
  await user.type(field(), 'anna');
  await user.tab();

  await user.type(field(), '@example.com');
  await pass(0);

  expect(field()).toHaveAccessibleDescription('');
  expect(field()).toHaveAttribute('aria-invalid', 'false');
});

it.each(['anna@example.com', 'anna+words@почта.рф'])(
  'the field shows no error after it is left with «%s»',
  async (value) => {
    const { user } = await openDeletionForm();
    await user.type(field(), value);

    await user.tab();
    await pass(0);

    expect(field()).toHaveAccessibleDescription('');
  },
);

it('the field keeps the address after it is sent', async () => {
  const { user } = await openDeletionForm();

  await send(user, 'anna@example.com');

  expect(field()).toHaveValue('anna@example.com');
});
