import { screen } from '@testing-library/react';
import { expectNoComplaints } from '../../support/complaints';
import { button, countdown, field, pass, showDeletionForm } from '../../support/deletion-form';
import { withFreshVisits } from '../../support/fake-clock';
import { words } from '../../support/words';

expectNoComplaints();

withFreshVisits();

it('what was typed before stays, in the same field, and is what is sent', async () => {
  const { user, addresses, hydrate } = showDeletionForm();
  const typedInto = field();
  await user.type(typedInto, 'anna@example.com');
  await hydrate();
  await pass(0);
  expect(field()).toBe(typedInto);
  expect(field()).toHaveValue('anna@example.com');

  await user.click(button());
  await pass(0);

  expect(addresses()).toEqual(['/acc/RequestDeleteUserByEmail?userEmail=anna%40example.com']);
});

it('what is typed in between is sent whole', async () => {
  const { user, addresses, hydrate } = showDeletionForm();
  await user.type(field(), 'anna@');
  await hydrate();
  await user.type(field(), 'example.com{Enter}');
  await pass(0);

  expect(addresses()).toEqual(['/acc/RequestDeleteUserByEmail?userEmail=anna%40example.com']);
});

it('from then on the form answers by itself, in words of its own', async () => {
  const { user, island, hydrate } = showDeletionForm();
  await hydrate();
  expect(island).toHaveAttribute('data-ready');

  await user.type(field(), 'anna{Enter}');
  await pass(0);

  expect(screen.getByRole('dialog', { name: words('Неверные данные') })).toBeInTheDocument();
});

it('a wait that goes on disables the button and is counted on', async () => {
  const first = showDeletionForm();
  const { unmount } = await first.hydrate();
  await first.user.click(button());
  await pass(12_000);
  unmount();

  const { hydrate } = showDeletionForm();
  expect(button()).toBeEnabled();
  await hydrate();

  expect(button()).toBeDisabled();
  expect(countdown()).toBe('Повторная отправка возможна через 00:18');
});
