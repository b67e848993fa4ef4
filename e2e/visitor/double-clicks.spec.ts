import { controls, expectSlideShown, openCarousel } from '../support/carousel';
import { expect, test } from '../support/test';

test('a double click on the stop button stops the rotation, and one on «next» moves two slides', async ({
  page,
}) => {
  const { stop, start, next } = controls(page);
  await openCarousel(page);
  await stop.dblclick();
  await expect(start).toBeVisible();
  await next.dblclick();
  await expectSlideShown(page, 3);
});
