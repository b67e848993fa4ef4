import { expectSlideShown, ONE_MOVE_MS, slide, hydrateByClock } from '../support/carousel';
import { stopClock } from '../support/clock';
import { openWithDelayedScripts } from '../support/islands';
import { test } from '../support/test';
import { routes } from '@/lib/site/routes';

// Simulates a laptop with a touch screen.
test.use({ hasTouch: true });

test('a tap on a slide before hydration does not pause autoplay, although the slide stays hovered', async ({
  page,
  site,
}) => {
  await stopClock(page);
  const release = await openWithDelayedScripts(page, site, routes.android);
  await slide(page, 1).locator('p:visible').first().tap();
  release();
  await hydrateByClock(page);
  await page.clock.runFor(ONE_MOVE_MS);
  await expectSlideShown(page, 2);
});
