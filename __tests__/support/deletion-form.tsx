import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubAnimations } from './animations';
import { stubFetch } from './fetch';
import { stubObservers } from './observers';
import { plainSpaces } from './words';
import { DeletionForm } from '@/components/deletion/deletion-form';

/**
 * The deletion form on the page of a visitor, whose requests all get the same
 * answer. Needs the fake clock.
 *
 * @param answer status of the account service, or `broken` for no connection
 */
export function openDeletionForm(answer: number | 'broken' = 200) {
  stubAnimations();
  stubObservers();
  const { requests, addresses } = stubFetch(answer);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = render(<DeletionForm apiUrl="" />);
  return { user, requests, addresses, unmount };
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

type Visitor = ReturnType<typeof openDeletionForm>['user'];

/** Writes an address into the field and presses «Отправить». */
export async function send(user: Visitor, email: string) {
  if (email !== '') await user.type(field(), email);
  await user.click(button());
  await pass(0);
}
