import { act, fireEvent } from '@testing-library/react';
import { button, field, openDeletionForm, pass } from '../../support/deletion-form';
import { withFreshVisits } from '../../support/fake-clock';

withFreshVisits();

/** A form with an address in its field, ready to be sent. */
async function filledForm() {
  const form = await openDeletionForm();
  await form.user.type(field(), 'anna@example.com');
  return form;
}

it('two clicks send one request', async () => {
  const { user, requests } = await filledForm();

  await user.dblClick(button());
  await pass(0);

  expect(requests()).toHaveLength(1);
});

it('two clicks before the page is drawn again send one request', async () => {
  const { requests } = await filledForm();

  act(() => {
    button().click();
    button().click();
  });
  await pass(0);

  expect(requests()).toHaveLength(1);
});

it('Enter pressed twice sends one request', async () => {
  const { user, requests } = await filledForm();

  await user.keyboard('{Enter}{Enter}');
  await pass(0);

  expect(requests()).toHaveLength(1);
});

it('a submit by script during the countdown sends nothing more', async () => {
  const { user, requests } = await filledForm();
  await user.click(button());
  await pass(5000);

  act(() => field().form?.requestSubmit());
  await pass(0);

  expect(requests()).toHaveLength(1);
});

it('a submit during the countdown does not leave the page', async () => {
  const { user } = await filledForm();
  await user.click(button());
  const { form } = field();

  expect(form && fireEvent.submit(form)).toBe(false);
});

it('a submit after a reload, while the countdown goes on, sends nothing', async () => {
  const { user, unmount } = await filledForm();
  await user.click(button());
  await pass(5000);
  unmount();
  const { requests, user: visitor } = await openDeletionForm();
  await visitor.type(field(), 'anna@example.com');

  act(() => field().form?.requestSubmit());
  await pass(0);

  expect(requests()).toEqual([]);
});
