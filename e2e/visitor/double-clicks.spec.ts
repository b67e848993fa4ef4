import { controls, expectSlideShown, openCarousel } from '../support/carousel';
import { expectNotice, form, openHydratedForm, typeAddress } from '../support/deletion';
import { translations } from '../support/hidden-translations';
import { expect, test } from '../support/test';
import { versionButton, versionDialog } from '../support/version-dialog';
import { routes } from '@/lib/site/routes';

test('a double click on the version leaves its dialog open', async ({ page }) => {
  await page.goto(routes.android);
  const { root, close } = versionDialog(page);
  await versionButton(page).dblclick();
  await expect(close).toBeInViewport();
  await close.click();
  await expect(root).toBeHidden();
});

test('a double click on the send button leaves the result dialog open', async ({ page }) => {
  await openHydratedForm(page);
  await typeAddress(page, 'nobody');
  await form(page).send.dblclick();
  await expectNotice(page, 'invalid');
});

test('a double click uncovers a translation, stops the rotation, and moves the carousel twice', async ({
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
});
