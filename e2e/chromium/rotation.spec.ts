import { controls, expectSlide, LONG_MS, openWithStoppedClock } from '../support/carousel';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with less motion asked for nothing moves by itself, and a step is instant', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await page.clock.runFor(LONG_MS);
  await expectSlide(page, 1);
  await expect(controls(page).stop).toBeHidden();
  await controls(page).next.click();
  await page.clock.runFor(20);
  await expectSlide(page, 2);
});
