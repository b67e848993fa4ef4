import { expectNotice, form, openHydratedForm, typeAddress } from '../support/deletion';
import { drawer, menuButton } from '../support/drawer';
import { hydrate } from '../support/islands';
import { shareMenu } from '../support/share';
import { expect, phone, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('the second click of a double click does not close the share panel', async ({ page }) => {
  const { button, networks } = shareMenu(page);
  await page.goto(routes.contacts);
  await button.click();
  await expect(networks[0]!).toBeVisible();
  // Playwright's `dblclick` is not used, because in the installed Firefox its second click has `detail: 1`.
  await button.dispatchEvent('click', { detail: 2 });
  // If the second click had closed the panel, this click would open it again.
  await button.dispatchEvent('click');
  await expect(networks[0]!).toBeHidden();
});

// On a busy machine two clicks may be too slow for a double click, so these tests try again until they
// pass. If the site did not ignore the second click, no attempt would pass.
test('the second click of a double click on «more» does not follow a link', async ({ page }) => {
  const { button, more, less, email } = shareMenu(page);
  await page.goto(routes.contacts);
  await hydrate(page, 'share');
  await page.evaluate(() => {
    addEventListener('click', ({ target, defaultPrevented }) => {
      const isLink = (target as Element).closest('a') !== null;
      Object.assign(window, { followed: isLink && !defaultPrevented });
    });
  });
  await button.click();
  await expect(async () => {
    if (await less.isVisible()) await less.dispatchEvent('click');
    await more.dblclick();
    await expect(email).toBeVisible({ timeout: 1000 });
    expect(await page.evaluate(() => Reflect.get(window, 'followed') as unknown)).toBeFalsy();
  }).toPass();
});

test('a double click on the send button leaves the result dialog open', async ({ page }) => {
  await expect(async () => {
    // An earlier attempt may have stored a countdown, which would keep the button disabled.
    await page.goto(routes.deletion);
    await page.evaluate(() => sessionStorage.clear());
    await openHydratedForm(page);
    await typeAddress(page, 'nobody');
    await form(page).send.dblclick();
    await expectNotice(page, 'invalid');
  }).toPass();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a double click on the menu button opens the drawer and follows none of its links', async ({
    page,
  }) => {
    await expect(async () => {
      await page.goto(routes.contacts);
      const { x, y, width, height } = (await menuButton(page).boundingBox())!;
      await menuButton(page).click();
      // The second click is at the same point. If the drawer has opened there, the click hits the drawer.
      await page.evaluate(
        ([clientX = 0, clientY = 0]) => {
          const options = { clientX, clientY, bubbles: true, cancelable: true, detail: 2 };
          document
            .elementFromPoint(clientX, clientY)!
            .dispatchEvent(new MouseEvent('click', options));
        },
        [x + width / 2, y + height / 2],
      );
      await expect(drawer(page).root).toBeVisible({ timeout: 1000 });
      await expect(page).toHaveURL(routes.contacts);
    }).toPass();
  });
});
