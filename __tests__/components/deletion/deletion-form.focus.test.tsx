import { screen } from '@testing-library/react';
import {
  button,
  field,
  openDeletionForm,
  pass,
  send,
  type Visitor,
} from '../../support/deletion-form';
import { withFreshVisits } from '../../support/fake-clock';

withFreshVisits();

const timer = () => screen.getByRole('timer', { hidden: true });

/** Writes an address and presses Enter in the field. */
async function sendByEnter(user: Visitor, email: string) {
  await user.type(field(), `${email}{Enter}`);
  await pass(0);
}

/** The dialog goes, and a task later the focus moves. */
async function dialogFades() {
  await pass(500);
  await pass(1);
}

/** Ways to close the dialog. */
const ends: [string, (user: Visitor) => Promise<void>][] = [
  ['its button', (user) => user.click(screen.getByRole('button', { name: 'Закрыть' }))],
  ['Enter on its button', (user) => user.keyboard('{Enter}')],
  ['Escape', (user) => user.keyboard('{Escape}')],
];

it.each(ends)('sent from the field, the focus is there again after %s', async (_, close) => {
  const { user } = await openDeletionForm();
  await sendByEnter(user, 'anna@example.com');
  expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();

  await close(user);
  await dialogFades();

  expect(field()).toHaveFocus();
});

it('sent from the field, the focus goes from there to the answer and nowhere between', async () => {
  const { user } = await openDeletionForm();
  await user.click(field());
  const nextFocus = jest.fn<void, [FocusEvent]>();
  document.addEventListener('focusin', nextFocus, { once: true });
  await sendByEnter(user, 'anna@example.com');

  expect(nextFocus.mock.lastCall?.[0].target).toBe(screen.getByRole('button', { name: 'Закрыть' }));
});

it.each(ends)(
  'sent by the button, which waits, the focus is on the countdown after %s',
  async (_, close) => {
    const { user } = await openDeletionForm(500);
    await send(user, 'anna@example.com');

    await close(user);
    await dialogFades();

    expect(timer()).toHaveFocus();
  },
);

it.each([
  ['the button', send],
  ['Enter', sendByEnter],
])('a wrong address that is sent by %s brings the focus to the field', async (_, sendIt) => {
  const { user } = await openDeletionForm();
  await sendIt(user, 'anna');

  await user.keyboard('{Escape}');
  await dialogFades();

  expect(field()).toHaveFocus();
});

it('closed after the wait, the focus is on the button again', async () => {
  const { user } = await openDeletionForm();
  await send(user, 'anna@example.com');
  await pass(30_000);

  await user.keyboard('{Escape}');
  await dialogFades();

  expect(button()).toHaveFocus();
});

it('the focus is on the countdown while the request is on its way', async () => {
  const { user } = await openDeletionForm();
  await user.type(field(), 'anna@example.com');
  await user.click(button());

  expect(timer()).toHaveFocus();
});
