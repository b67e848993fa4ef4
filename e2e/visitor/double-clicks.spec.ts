import { type Locator } from 'playwright/test';
import { openCarousel } from '../support/carousel';
import { expectNotice, form, openHydratedForm, typeAddress } from '../support/deletion';
import { hydrate } from '../support/islands';
import { overlays } from '../support/overlays';
import { shareMenu } from '../support/share';
import { expect, phone, test } from '../support/test';
import { routes } from '@/lib/site/routes';

/**
 * Double-clicks. The second click is dispatched to the element that is under the pointer after the
 * first one, as in a browser. Playwright's own second click would have `detail: 1` in the tests'
 * Firefox.
 */
async function doubleClick(button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox())!;
  await button.click();
  await button.page().evaluate(
    ([clientX, clientY]) => {
      const place = { clientX, clientY, bubbles: true, cancelable: true };
      const second = new MouseEvent('click', { ...place, detail: 2 });
      document.elementFromPoint(clientX!, clientY!)?.dispatchEvent(second);
    },
    [x + width / 2, y + height / 2],
  );
}

// On a busy machine two clicks may be too slow for a double click, so each test repeats them until it
// passes. If the site did not ignore the second click, no attempt would pass.
test.describe('on a phone', () => {
  test.use(phone);

  test('a double click on a button opens its overlay, and the second click does not close it', async ({
    page,
  }) => {
    for (const [name, { button, root }] of Object.entries(overlays(page))) {
      await expect(async () => {
        await openCarousel(page);
        await doubleClick(button);
        await expect(root, name).toBeVisible({ timeout: 1000 });
        await expect(page).toHaveURL(routes.android);
      }).toPass();
    }
  });
});

test('a double click on «more» expands the share menu and follows no link', async ({ page }) => {
  await page.goto(routes.contacts);
  await hydrate(page, 'share');
  await page.evaluate(() => {
    addEventListener('click', ({ target, defaultPrevented }) => {
      const isLink = (target as Element).closest('a') !== null;
      Object.assign(window, { followed: isLink && !defaultPrevented });
    });
  });
  const { button, more, less, email } = shareMenu(page);
  await button.click();
  await expect(async () => {
    if (await less.isVisible()) await less.dispatchEvent('click');
    await more.dblclick();
    await expect(email).toBeVisible({ timeout: 1000 });
    expect(await page.evaluate(() => Reflect.get(window, 'followed') as unknown)).toBeFalsy();
  }).toPass();
});

test('a double click on the send button opens the result dialog, and the second click does not close it', async ({
  page,
}) => {
  await expect(async () => {
    await openHydratedForm(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await hydrate(page, 'deletion');
    await typeAddress(page, 'nobody');
    await form(page).send.dblclick();
    await expectNotice(page, 'invalid');
  }).toPass();
});
