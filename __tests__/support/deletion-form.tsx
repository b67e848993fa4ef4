import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubAnimations } from './animations';
import { hydrateIsland, showIsland } from './exported-island';
import { stubFetch } from './fetch';
import { stubObservers } from './observers';
import { plainSpaces } from './words';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { Island } from '@/components/island/island';

/**
 * The deletion form on the page of a visitor before its code comes; its
 * requests will all get the same answer. Needs the fake clock.
 *
 * @param answer status of the account service, or `broken` for no connection
 */
export function showDeletionForm(answer: number | 'broken' = 200) {
  stubAnimations();
  stubObservers();
  const { requests, addresses } = stubFetch(answer);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const island = showIsland(
    <Island name="deletion" component={DeletionForm} props={{ apiUrl: '' }} />,
  );
  return {
    user,
    requests,
    addresses,
    island,
    /** Takes the form over; its dialogs' code comes at once. */
    hydrate: () => act(() => Promise.resolve(hydrateIsland(island, DeletionForm))),
  };
}

/** The same, taken over. */
export async function openDeletionForm(answer?: number | 'broken') {
  const { hydrate, ...shown } = showDeletionForm(answer);
  const { unmount } = await hydrate();
  return { ...shown, unmount };
}

/** The field; found under an open dialog too, which hides the page from screen readers. */
export const field = () =>
  screen.getByLabelText<HTMLInputElement>('Введите адрес электронной почты');

export const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить', hidden: true });

/** The countdown's words; undefined while there is none. */
export const countdown = () =>
  plainSpaces(screen.queryByRole('timer', { hidden: true })?.textContent);

/** Lets the time pass and everything that was due happen. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export type Visitor = ReturnType<typeof showDeletionForm>['user'];

/** Writes an address into the field and presses «Отправить». */
export async function send(user: Visitor, email: string) {
  if (email !== '') await user.type(field(), email);
  await user.click(button());
  await pass(0);
}
