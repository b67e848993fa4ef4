import { expectNotice, form, openHydratedForm, typeAddress } from '../support/deletion';
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
