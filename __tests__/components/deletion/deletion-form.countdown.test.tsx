import { button, countdown, openDeletionForm, pass, send } from '../../support/deletion-form';
import { withFreshVisits } from '../../support/fake-clock';

const START = 'Повторная отправка возможна через 00:30';

withFreshVisits();

it('there is no countdown at first', async () => {
  await openDeletionForm();
  await pass(1000);

  expect(countdown()).toBeUndefined();
});

it.each([
  ['a sent email', 200, 'anna@example.com'],
  ['a service that fails', 500, 'anna@example.com'],
  ['a wrong address', 200, 'anna'],
  ['an empty field', 200, ''],
])('the countdown starts at 00:30 with %s', async (_, answer, email) => {
  const { user } = await openDeletionForm(answer);

  await send(user, email);

  expect(countdown()).toBe(START);
});

it.each([
  [1000, '00:29'],
  [21_000, '00:09'],
  [29_000, '00:01'],
])('after %d ms it shows %s', async (ms, time) => {
  const { user } = await openDeletionForm();
  await send(user, 'anna@example.com');

  await pass(ms);

  expect(countdown()).toBe(`Повторная отправка возможна через ${time}`);
});

it('the button is disabled to the end of the 30 seconds', async () => {
  const { user } = await openDeletionForm();
  await send(user, 'anna@example.com');

  await pass(29_900);

  expect(button()).toBeDisabled();
});

it('after 30 seconds the button is enabled and the countdown gone', async () => {
  const { user } = await openDeletionForm();
  await send(user, 'anna@example.com');

  await pass(30_000);

  expect(button()).toBeEnabled();
  expect(countdown()).toBeUndefined();
});

it('a second email can be asked for after 30 seconds', async () => {
  const { user, requests } = await openDeletionForm(500);
  await send(user, 'anna@example.com');
  await user.keyboard('{Escape}');
  await pass(30_000);

  await user.click(button());
  await pass(0);

  expect(requests()).toHaveLength(2);
});

it('goes on after a reload of the page', async () => {
  const { user, unmount } = await openDeletionForm();
  await send(user, 'anna@example.com');
  await pass(12_000);
  unmount();

  await openDeletionForm();
  await pass(0);

  expect(countdown()).toBe('Повторная отправка возможна через 00:18');
  expect(button()).toBeDisabled();
});

it('leaves no timer when the form goes away', async () => {
  const { user, unmount } = await openDeletionForm();
  await send(user, 'anna');
  await user.keyboard('{Escape}');
  await pass(2000);
  const ticking = jest.getTimerCount();

  unmount();

  expect([ticking > 0, jest.getTimerCount()]).toEqual([true, 0]);
});
