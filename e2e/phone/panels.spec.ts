import { type Locator, type Page, type Route } from 'playwright/test';
import { axeFindings } from '../support/axe';
import { enlargedPicture, openCarousel, picture } from '../support/carousel';
import * as deletion from '../support/deletion';
import { hydrate } from '../support/islands';
import { tabOrderFaults } from '../support/keyboard';
import { expectFits } from '../support/layout';
import { drawer, menuButton, shareMenu, versionButton, versionDialog } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const refuseAddress = async (page: Page) => {
  await deletion.openHydratedForm(page);
  await deletion.fillAndSend(page, 'никуда');
  await deletion.expectNotice(page, 'invalid');
  await expect(page.getByRole('dialog')).toBeFocused();
};

/** Functions that open a panel, a dialog or a message of the form. */
const panels = {
  'the expanded share menu with the link to copy by hand': async (page: Page) => {
    const { button, more, copy, byHand } = shareMenu(page);
    await page.goto(routes.contacts);
    await hydrate(page, 'tell');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await button.click();
    await more.click();
    await copy.click();
    await expect(byHand).toBeFocused();
  },
  'the open version dialog': async (page: Page) => {
    await page.goto(routes.android);
    await versionButton(page).click();
    await expect(versionDialog(page).root).toBeVisible();
  },
  'the enlarged picture': async (page: Page) => {
    await openCarousel(page);
    await picture(page, 1).click();
    await expect(enlargedPicture(page).frame).toBeFocused();
  },
  'the dialog about an invalid address': refuseAddress,
  'the form with an invalid address and the countdown': async (page: Page) => {
    await refuseAddress(page);
    await page.keyboard.press('Escape');
    await expect(deletion.form(page).timer).toBeVisible();
    // The dialog returns the focus shortly after it has closed.
    await expect(deletion.form(page).field).toBeFocused();
  },
  'the form with the address that the email was sent to': async (page: Page) => {
    await deletion.openHydratedForm(page);
    await deletion.fillAndSend(page, 'name@example.ru');
    await deletion.expectNotice(page, 'sent');
    await page.keyboard.press('Escape');
    await expect(deletion.form(page).change).toBeVisible();
  },
  'the drawer': async (page: Page) => {
    await page.goto(routes.contacts);
    await menuButton(page).tap();
    await expect(drawer(page).root).toBeVisible();
  },
};

for (const [name, open] of Object.entries(panels)) {
  test(`Tab reaches all of ${name}, which passes axe and fits a phone with large text @fonts`, async ({
    page,
  }) => {
    await open(page);
    expect.soft(await tabOrderFaults(page)).toEqual([]);
    expect.soft(await axeFindings(page)).toEqual([]);
    await expectFits(page);
    // WCAG 1.4.10, and small laptops at a zoom of 400 %.
    for (const [width, height] of Object.entries({ 320: 256, 384: 182, 341: 160 })) {
      await page.setViewportSize({ width: Number(width), height });
      const controls = page.locator(
        ':is(dialog, .tell-panel, [role=dialog]) :is(a, button, input)',
      );
      for (const control of await controls.filter({ visible: true }).all()) {
        await control.scrollIntoViewIfNeeded();
        await expect.soft(control, `at ${width} × ${height}`).toBeInViewport({ ratio: 0.95 });
      }
    }
  });
}

test('the drawer’s closing button stands where the menu button stands', async ({ page }) => {
  const { root, close } = drawer(page);
  const boxOf = async (one: Locator) => JSON.stringify(await one.boundingBox());
  await page.goto(routes.contacts);
  for (const [width, height] of Object.entries({ 320: 640, 412: 915, 640: 360, 932: 430 })) {
    await page.setViewportSize({ width: Number(width), height });
    for (const size of ['100%', '150%', '200%']) {
      await page.locator('html').evaluate((html, font) => (html.style.fontSize = font), size);
      const [word, text] = [menuButton(page).getByText('Меню'), page.getByRole('heading').first()];
      expect((await word.boundingBox())!.x).toBeCloseTo((await text.boundingBox())!.x, 0);
      const box = await boxOf(menuButton(page));
      await menuButton(page).press('Enter');
      await expect.poll(() => boxOf(close), `${width} px, ${size}`).toBe(box);
      await close.press('Enter');
      await expect(root).toBeHidden();
    }
  }
});

test('when the service answers, the open drawer closes behind the result', async ({ page }) => {
  const request = new Promise<Route>((resolve) => void page.route('**/acc/**', resolve));
  await deletion.openHydratedForm(page);
  await deletion.fillAndSend(page, 'name@example.ru');
  await menuButton(page).tap();
  await expect(drawer(page).root).toBeVisible();
  await (await request).continue();
  await deletion.expectNotice(page, 'sent');
  await expect(drawer(page).root).toBeHidden();
  await deletion.noticeCloseButton(page).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
});
