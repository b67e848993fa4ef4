import { expectSlide, NEXT_MOVE_MS, slide, takeOver } from '../support/carousel';
import { stopClock } from '../support/clock';
import { openHeld } from '../support/islands';
import { test } from '../support/test';
import { routes } from '@/lib/site/routes';

// A laptop with a touch screen.
test.use({ hasTouch: true });

test('the hover that a tap leaves behind does not pause the carousel', async ({ page, site }) => {
  await stopClock(page);
  const release = await openHeld(page, site, routes.android);
  await slide(page, 1).locator('p:visible').first().tap();
  release();
  await takeOver(page);
  await page.clock.runFor(NEXT_MOVE_MS);
  await expectSlide(page, 2);
});
