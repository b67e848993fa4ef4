import { controls, expectSlideShown, openCarousel } from '../support/carousel';
import { translations } from '../support/hidden-translations';
import { versionButton, versionDialog } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('a double click uncovers a translation, stops the rotation, opens a dialog, and moves two slides', async ({
  page,
}) => {
  const { show, text } = translations(page)[0]!;
  await page.goto(routes.home);
  await show.dblclick();
  await expect(text).toBeVisible();
  const { stop, start, next } = controls(page);
  await openCarousel(page);
  await stop.dblclick();
  await expect(start).toBeVisible();
  await next.dblclick();
  await expectSlideShown(page, 3);
  await versionButton(page).dblclick();
  await versionDialog(page).close.click();
  await expect(versionDialog(page).root).toBeHidden();
});
