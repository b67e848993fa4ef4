import { act, screen } from '@testing-library/react';
import { carousel, currentDots, openCarousel } from '../../support/carousel';
import { withFakeClock } from '../../support/fake-clock';
import { stubFocusVisible } from '../../support/focus-visible';
import { firePointer } from '../../support/pointer';

type Visitor = ReturnType<typeof openCarousel>['user'];

const minutePasses = () => act(() => jest.advanceTimersByTime(60_000));

const pressControl = (user: Visitor) =>
  user.click(screen.getByRole('button', { name: /автопрокрутку$/ }));

beforeAll(stubFocusVisible);
withFakeClock();

it.each([
  [
    'is stopped by its control',
    async (user: Visitor) => {
      await pressControl(user);
      await user.unhover(carousel());
    },
  ],
  ['is entered by the keyboard', (user: Visitor) => user.tab()],
  ['is under the mouse', (user: Visitor) => user.hover(carousel())],
  [
    'is under a finger',
    (_: Visitor) =>
      Promise.resolve(firePointer('pointerdown', carousel(), { pointerType: 'touch' })),
  ],
])('a carousel that %s stays where it is', async (_, disturb) => {
  const { user } = openCarousel();
  await disturb(user);

  minutePasses();

  expect(currentDots()).toEqual(['Слайд 1']);
});

it('a carousel stays where it is where less motion is asked for', () => {
  openCarousel({ media: ['(prefers-reduced-motion: reduce)'] });

  minutePasses();

  expect(currentDots()).toEqual(['Слайд 1']);
});

it('a carousel that is started again goes on', async () => {
  const { user } = openCarousel();
  await pressControl(user);
  await pressControl(user);
  await user.unhover(carousel());

  minutePasses();

  expect(currentDots()).not.toEqual(['Слайд 1']);
});
