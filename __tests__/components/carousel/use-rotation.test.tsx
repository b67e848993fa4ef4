import { screen } from '@testing-library/react';
import { carousel, liveness, openCarousel } from '../../support/carousel';
import { withFakeClock } from '../../support/fake-clock';
import { stubFocusVisible } from '../../support/focus-visible';
import { words } from '../../support/words';

const STOP = 'Остановить автопрокрутку';
const START = 'Запустить автопрокрутку';

const control = (name: string) => screen.getByRole('button', { name: words(name) });

beforeAll(stubFocusVisible);
withFakeClock();

it('the carousel rotates at first, and can be stopped', () => {
  openCarousel();

  expect(control(STOP)).toBeVisible();
  expect(liveness()).toBe('off');
});

it('the control stops the rotation, and offers to start it', async () => {
  const { user } = openCarousel();

  await user.click(control(STOP));
  await user.unhover(carousel());

  expect(control(START)).toBeVisible();
  expect(liveness()).toBe('polite');
});

it('the control starts the rotation again', async () => {
  const { user } = openCarousel();
  await user.click(control(STOP));

  await user.click(control(START));
  await user.unhover(carousel());

  expect(control(STOP)).toBeVisible();
  expect(liveness()).toBe('off');
});

it('the control is the first that the keyboard reaches', async () => {
  const { user } = openCarousel();

  await user.tab();

  expect(screen.getByRole('button', { name: /автопрокрутку$/ })).toHaveFocus();
});

it('focus that the keyboard brings inside stops the rotation', async () => {
  const { user } = openCarousel();

  await user.tab();

  expect(control(START)).toHaveFocus();
  expect(liveness()).toBe('polite');
});

it('the rotation stays stopped when that focus leaves', async () => {
  const { user } = openCarousel();
  await user.tab();

  await user.tab({ shift: true });

  expect(control(START)).toBeVisible();
});

it('a rotation that is started by the keyboard is not stopped by moving on inside', async () => {
  const { user } = openCarousel();
  await user.tab();
  await user.keyboard('{Enter}');

  await user.tab();

  expect(control(STOP)).toBeVisible();
});

it('a mouse over the carousel pauses the rotation without stopping it', async () => {
  const { user } = openCarousel();

  await user.hover(carousel());

  expect(control(STOP)).toBeVisible();
  expect(liveness()).toBe('polite');
});

it('the rotation goes on when the mouse leaves', async () => {
  const { user } = openCarousel();
  await user.hover(carousel());

  await user.unhover(carousel());

  expect(liveness()).toBe('off');
});

it('nothing rotates where less motion is asked for', () => {
  openCarousel({ media: ['(prefers-reduced-motion: reduce)'] });

  expect(liveness()).toBe('polite');
});
